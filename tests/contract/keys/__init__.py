"""The keys of texts that the source builds from names: a file for each game that builds some."""

from importlib import import_module


def built(game: str) -> set[str]:
    """The keys of a game."""
    keys: set[str] = import_module(f"{__name__}.{game}").built_keys()
    return keys
