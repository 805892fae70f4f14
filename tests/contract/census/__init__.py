"""Where every component of a game is: each is somewhere, exactly once.

A census names the components and gives for each how many were found and how many there are.
A new game brings its own count in a file of its name, with a function `census`.
"""

from collections.abc import Mapping
from importlib import import_module

from atoll import State

Census = Mapping[str, tuple[int, int]]


def census(state: State) -> Census:
    """The count of the game that is played."""
    counted: Census = import_module(f"{__name__}.{state.game_name()}").census(state)
    return counted
