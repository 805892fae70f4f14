"""The compiled form: with ATOLL_COMPILED=1 engine, rules and bots become C extensions.

ATOLL_OPTIMISE (0 to 3) says how hard the C compiler tries; tests build with 1, which is quicker.
"""

import os
from pathlib import Path

from setuptools import setup

# What search runs through. Reading files, speaking and drawing stay interpreted.
ENGINE = ["chance", "decision", "hexes", "parts", "state", "words"]
GAMES = ["tribes", "atiwa", "kiwi", "atua", "tindaya"]
READING = ["__init__", "agenda", "position", "terminal", "trying", "view"]


def groups() -> list[tuple[list[str], str]]:
    """One extension for engine and bots, one for every game: they can be built side by side."""
    package = Path("src/atoll")
    house = [package / "engine" / f"{room}.py" for room in ENGINE]
    house += package.glob("bots/*.py")
    found = [(house, "house")]
    for game in GAMES:
        home = package / "games" / game
        rooms = [room for room in home.glob("*.py") if room.stem not in READING]
        found.append(([*rooms, *home.glob("decisions/*.py")], game))
    return [(sorted(map(str, rooms)), name) for rooms, name in found]


def extensions() -> list:
    if os.environ.get("ATOLL_COMPILED") != "1":
        return []
    from mypyc.build import mypycify

    return mypycify(
        [file for files, _ in groups() for file in files],
        opt_level=os.environ.get("ATOLL_OPTIMISE", "3"),
        debug_level="0",
        separate=groups(),
    )


setup(ext_modules=extensions())
