"""The games by name."""

from difflib import get_close_matches
from functools import cache
from importlib import import_module
from pathlib import Path

from atoll.engine.game import Game
from atoll.engine.record import Record, RecordError

NAMES = ("tribes", "atiwa", "kiwi", "atua", "tindaya")


def games() -> list[Game]:
    """All games, in the order of the shelf."""
    return [game(name) for name in NAMES]


def game(name: str) -> Game:
    """The game of this name; a mistyped one raises `ValueError` with the nearest."""
    if name not in NAMES:
        near = get_close_matches(name.lower(), NAMES, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(NAMES)}"
        raise ValueError(f"no game {name!r}; {hint}")
    return _load(name)


@cache
def _load(name: str) -> Game:
    found = import_module(f"atoll.games.{name}").GAME
    assert isinstance(found, Game)
    return found


def load(path: str | Path) -> Record:
    """The record in a file; whatever is wrong with it raises `RecordError`."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise RecordError(f"{path}: cannot be read: {error}") from None
    return Record.from_json(text, game, str(path))
