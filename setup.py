"""The compiled form: with ATOLL_COMPILED=1 engine, rules and bots become C extensions.

ATOLL_WITH names other projects, parted by blanks, whose games are compiled in the same build: classes
of a game inherit from those of the engine, and compiled ones only inherit from what was compiled with
them. ATOLL_OPTIMISE (0 to 3, or g) says how hard the C compiler tries; tests build with g: half the work
of 1, and games are about as fast.
With ATOLL_COMPILED=packed a wheel is made of what was compiled before.
"""

import os
import tomllib
from collections.abc import Iterator
from pathlib import Path

from setuptools import Distribution, Extension, setup

# What search runs through. Reading files, speaking and drawing stay interpreted.
ENGINE = ["chance", "decision", "encoding", "hexes", "judge", "parts", "state", "words"]
READING = [
    "__init__",
    "agenda",
    "board",
    "foresight",
    "noted",
    "position",
    "terminal",
    "trying",
    "view",
]


def projects() -> list[Path]:
    """The house, and the projects that are compiled with it."""
    return [Path(), *map(Path, os.environ.get("ATOLL_WITH", "").split())]


def games() -> Iterator[tuple[str, str, Path]]:
    """Every game, its package and its folder, as the entry points of the projects name them."""
    for project in projects():
        text = (project / "pyproject.toml").read_text(encoding="utf-8")
        entries = tomllib.loads(text)["project"]["entry-points"]["atoll.games"]
        for name, place in entries.items():
            package = place.partition(":")[0]
            homes = [project / layout / package.replace(".", "/") for layout in ("src", "")]
            yield name, package, next(home for home in homes if home.is_dir())


def groups() -> list[tuple[list[str], str]]:
    """One extension for engine and bots, one for every game: they can be built side by side."""
    package = Path("src/atoll")
    house = [package / "engine" / f"{room}.py" for room in ENGINE]
    house += package.glob("bots/*.py")
    found = [(house, "house")]
    for game, _, home in games():
        rooms = [room for room in home.glob("*.py") if room.stem not in READING]
        found.append(([*rooms, *home.glob("decisions/[!_]*.py"), *home.glob("bot/[!_]*.py")], game))
    return [(sorted(map(str, rooms)), name) for rooms, name in found]


def extensions() -> list[Extension]:
    if os.environ.get("ATOLL_COMPILED") != "1":
        return []
    from mypyc.build import mypycify

    made = mypycify(
        [file for files, _ in groups() for file in files],
        opt_level=os.environ.get("ATOLL_OPTIMISE", "3"),
        debug_level="0",
        separate=groups(),
    )
    return sorted(made, key=size, reverse=True)  # what takes longest begins first


def size(extension: Extension) -> int:
    return sum(Path(source).stat().st_size for source in extension.sources)


class Packed(Distribution):
    """A package whose extensions are there already; it is for this platform alone."""

    def has_ext_modules(self) -> bool:
        return True


# Where extensions of other projects are put, beside their sources.
folders = {package: str(home) for _, package, home in games() if not home.is_relative_to("src")}
packed = os.environ.get("ATOLL_COMPILED") == "packed"
setup(
    ext_modules=extensions(),
    package_dir={"": "src", **folders},
    distclass=Packed if packed else Distribution,
)
