"""Games that can be learned, and learners that play anything."""

from typing import Any

import numpy as np

import atoll
from atoll import Game
from atoll.env.numbered import Observation

LEARNED = [game for game in atoll.shelf() if game.has_room("encoding")]
SECRETIVE = [game for game in LEARNED if game.luck]


def any_action(seen: Observation, chance: np.random.Generator) -> int:
    """A legal action, by lot."""
    return int(chance.choice(np.flatnonzero(seen["action_mask"])))


def same(one: Any, other: Any) -> bool:
    """Are two observations, infos or lists of them the same?"""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    return bool(np.array_equal(one, other))


def most_seats(game: Game) -> int:
    return game.seats[-1]
