"""Which lines of the story tell of which changes: a file for each game, see `atoll.testing.silence`."""

from importlib import import_module

from atoll.testing import Silence


def table(game: str) -> Silence:
    """The table of a game."""
    found = import_module(f"{__name__}.{game}")
    return Silence(found.TOLD, found.UNTOLD)
