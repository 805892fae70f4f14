"""The compiled form: with ATOLL_COMPILED=1 engine, rules and bots become one C extension."""

import os
from pathlib import Path

from setuptools import setup

# What search runs through. Reading files, speaking and drawing stay interpreted.
COMPILED = [
    "engine/chance.py",
    "engine/decision.py",
    "engine/hexes.py",
    "engine/state.py",
    "engine/words.py",
    "games/*/spaces.py",
    "games/*/parts.py",
    "games/*/community.py",
    "games/*/state.py",
    "games/*/setup.py",
    "games/*/scoring.py",
    "games/*/bot.py",
    "games/*/decisions/*.py",
    "bots/*.py",
]


def extensions() -> list:
    if os.environ.get("ATOLL_COMPILED") != "1":
        return []
    from mypyc.build import mypycify

    package = Path("src/atoll")
    files = sorted(str(file) for pattern in COMPILED for file in package.glob(pattern))
    return mypycify(files, opt_level="3", debug_level="0")


setup(ext_modules=extensions())
