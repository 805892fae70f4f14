"""The loops that `atoll bench` times; compiled with the rest."""

from atoll.engine.chance import Chance
from atoll.engine.state import State


def play_random(state: State, chance: Chance) -> int:
    """Play a game to its end by lot; how many decisions it took."""
    decisions = 0
    while state.agenda:
        state.advance(chance.pick(state.legal))
        decisions += 1
    return decisions


def copy_often(state: State, times: int) -> None:
    """Copy a position again and again."""
    for _ in range(times):
        state.copy()
