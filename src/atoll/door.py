"""The door by which games come in: any installed package may bring one.

A package names its game by an entry point of the group `atoll.games`:

    [project.entry-points."atoll.games"]
    konane = "konane:GAME"

A package that brings no game after all is named in a warning, and everything else goes on.
"""

import warnings
from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

from atoll.engine.game import Game
from atoll.engine.record import Record, RecordError

GROUP = "atoll.games"
HOUSE = "atoll"  # the package whose games are those of the house
NEEDED = ("name", "title", "seats", "rules_version")


class BrokenGame(UserWarning):
    """A package that says it brings a game, and does not: which, and why."""

    def __init__(self, name: str, package: str, why: str) -> None:
        super().__init__(f"the game {name!r} of the package {package} cannot be used: {why}")
        self.name = name
        self.package = package


@cache
def entries() -> dict[str, list[EntryPoint]]:
    """What installed packages say they bring, by name; of several the first is let in."""
    found: dict[str, list[EntryPoint]] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda each: package(each) != HOUSE):
        found.setdefault(entry.name, []).append(entry)
    return found


def package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else entry.value


def brought_by(name: str) -> str:
    """The package that brings a game."""
    return package(entries()[name][0])


def doubles(name: str) -> list[BrokenGame]:
    """Games for which there is no place, since their name is taken."""
    first, *others = entries()[name]
    why = f"the name is taken by the package {package(first)}"
    return [BrokenGame(name, package(other), why) for other in others]


@cache
def enter(name: str) -> Game | BrokenGame:
    """The game of this name; if its package is broken, a warning, which is also given."""
    for second in doubles(name):
        warnings.warn(second, stacklevel=2)
    entry = entries()[name][0]
    try:
        return checked(entry)
    except (Exception, SystemExit) as error:  # whatever a package does when it is imported
        broken = BrokenGame(name, package(entry), f"{type(error).__name__}: {error}")
        warnings.warn(broken, stacklevel=2)
        return broken


def checked(entry: EntryPoint) -> Game:
    """The game that an entry point promises."""
    found = entry.load()
    if not isinstance(found, Game):
        raise TypeError(f"{entry.value} is {found!r:.80}, not a Game")
    missing = [field for field in NEEDED if not hasattr(found, field)]
    if missing:
        raise TypeError(f"{entry.value} does not say its {', '.join(missing)}")
    if found.name != entry.name:
        raise ValueError(f"{entry.value} calls itself {found.name!r}")
    home = find_spec(type(found).__module__)
    if home is None or home.submodule_search_locations is None:
        raise TypeError(f"the class of {entry.value} must stand in the __init__.py of its folder")
    return found


def shelf() -> list[Game]:
    """All games that are installed, the lightest first."""
    found = [game for game in map(enter, entries()) if isinstance(game, Game)]
    return sorted(found, key=lambda game: (game.weight, game.title))


def broken() -> list[BrokenGame]:
    """The games that packages promised and did not bring."""
    found = [game for game in map(enter, entries()) if isinstance(game, BrokenGame)]
    return found + [second for name in entries() for second in doubles(name)]


def game(name: "str | Game") -> Game:
    """The game of this name; a mistyped one raises `ValueError` with the nearest."""
    if isinstance(name, Game):
        return name
    found = enter(name) if name in entries() else None
    if isinstance(found, BrokenGame):
        raise ValueError(str(found))
    if found is None:
        names = [each.name for each in shelf()]
        near = get_close_matches(name.lower(), names, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(names)}"
        raise ValueError(f"no game {name!r}; {hint}")
    return found


def load(path: str | Path) -> Record:
    """The record in a file; whatever is wrong with it raises `RecordError`."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise RecordError(f"{path}: cannot be read: {error}") from None
    return Record.from_json(text, str(path))
