"""Where every component of a game is: each is somewhere, exactly once.

A census names the components and gives for each how many were found and how many there are.
A game brings its own count in a file of its name, with a function `census`.
"""

from importlib import import_module

from atoll import State
from atoll.testing import Census

__all__ = ["Census", "census"]


def census(state: State) -> Census:
    """The count of the game that is played."""
    counted: Census = import_module(f"{__name__}.{state.game_name()}").census(state)
    return counted
