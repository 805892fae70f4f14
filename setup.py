"""The compiled form: with ATOLL_COMPILED=1 engine, rules and bots become one C extension.

ATOLL_OPTIMISE (0 to 3) says how hard the C compiler tries; tests build with 1, which is quicker.
"""

import os
from pathlib import Path

from setuptools import setup

# What search runs through. Reading files, speaking and drawing stay interpreted.
ENGINE = ["chance", "decision", "hexes", "parts", "state", "words"]
GAMES = ["tribes", "atiwa"]
ROOMS = ["parts", "spaces", "community", "state", "setup", "scoring", "bot", "decisions/*"]


def sources() -> list[str]:
    patterns = [f"engine/{room}.py" for room in ENGINE] + ["bots/*.py"]
    patterns += [f"games/{game}/{room}.py" for game in GAMES for room in ROOMS]
    package = Path("src/atoll")
    return sorted(str(file) for pattern in patterns for file in package.glob(pattern))


def extensions() -> list:
    if os.environ.get("ATOLL_COMPILED") != "1":
        return []
    from mypyc.build import mypycify

    return mypycify(sources(), opt_level=os.environ.get("ATOLL_OPTIMISE", "3"), debug_level="0")


setup(ext_modules=extensions())
