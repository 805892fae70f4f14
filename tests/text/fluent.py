"""Whose texts are read."""

from atoll.testing.printed import NONE
from tests.house import HOUSE

SHELF = [
    NONE,
    *(game.name for game in HOUSE),
]  # the texts that all games share, and each game's own


def called(name: str) -> str:
    """What a text's owner is called in a test's name."""
    return name or "the house"
