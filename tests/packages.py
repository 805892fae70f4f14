"""Packages that bring games, made for a test and gone after it."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from atoll import door


def game_text(name: str) -> str:
    """A module with a game of this name that has a title and nothing to play."""
    return f"""
from atoll.engine.game import Game

class Bare(Game):
    name = "{name}"
    title = "{name.title()}"
    seats = (2,)
    rules_version = 1

GAME = Bare()
"""


def write(folder: Path, package: str, games: dict[str, str], **modules: str) -> None:
    """Lay out an installed package: what games it says it brings, and its modules."""
    home = folder / f"{package}-1.dist-info"
    home.mkdir(parents=True)
    (home / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n")
    lines = [f"{name} = {value}" for name, value in games.items()]
    (home / "entry_points.txt").write_text("\n".join([f"[{door.GROUP}]", *lines, ""]))
    for name, text in modules.items():
        (folder / f"{name}.py").write_text(text)


@contextmanager
def installed(folder: Path) -> Iterator[None]:
    """Inside, the packages of a folder can be found."""
    before = set(sys.modules)
    sys.path.insert(0, str(folder))
    look_again()
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        for name in set(sys.modules) - before:
            if str(getattr(sys.modules[name], "__file__", "")).startswith(str(folder)):
                del sys.modules[name]
        look_again()


def look_again() -> None:
    """Forget which games there are."""
    door.entries.cache_clear()
    door.enter.cache_clear()
