"""The compiled form: with ATOLL_COMPILED=1 engine, rules and bots become one C extension.

ATOLL_OPTIMISE (0 to 3) says how hard the C compiler tries; tests build with 1, which is quicker.
"""

import os
from pathlib import Path

from setuptools import setup

# What search runs through. Reading files, speaking and drawing stay interpreted.
ENGINE = ["chance", "decision", "hexes", "parts", "state", "words"]
GAMES = ["tribes", "atiwa", "kiwi"]
READING = ["__init__", "agenda", "position", "view", "terminal"]


def sources() -> list[str]:
    package = Path("src/atoll")
    found = [package / "engine" / f"{room}.py" for room in ENGINE]
    found += package.glob("bots/*.py")
    for game in GAMES:
        rooms = (package / "games" / game).glob("*.py")
        found += [room for room in rooms if room.stem not in READING]
        found += (package / "games" / game / "decisions").glob("*.py")
    return sorted(map(str, found))


def extensions() -> list:
    if os.environ.get("ATOLL_COMPILED") != "1":
        return []
    from mypyc.build import mypycify

    return mypycify(sources(), opt_level=os.environ.get("ATOLL_OPTIMISE", "3"), debug_level="0")


setup(ext_modules=extensions())
