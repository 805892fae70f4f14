"""A copy of an environment goes on by itself, as the first would have."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

from atoll import Game
from atoll.env import GamesEnv, SeatEnv, aec, parallel, vector
from tests.env.learning import LEARNED, any_action, same

every_game = pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.name)


def play(env: SeatEnv, count: int, chance: np.random.Generator) -> list[Any]:
    """So many steps by lot: what was observed, and what was got for it."""
    found: list[Any] = []
    for _ in range(count):
        seen, reward, over, _, _ = env.step(any_action(env.observation(), chance))
        found += [seen, reward, env.reset()[0] if over else None]
    return found


def play_many(env: GamesEnv, count: int, chance: np.random.Generator) -> list[Any]:
    found: list[Any] = []
    for _ in range(count):
        actions = [any_action({"action_mask": mask}, chance) for mask in env.masks]
        found += env.step(actions)[:4]
    return found


def goes_on(env: Any, by: Callable[[Any, int, np.random.Generator], list[Any]]) -> None:
    """Two copies and what they were made of play the same, one after the other."""
    env.reset(seed=3)
    by(env, 6, np.random.default_rng(1))
    copies = [deepcopy(env), deepcopy(env), env]
    one, two, three = [by(each, 8, np.random.default_rng(2)) for each in copies]
    assert all(same(a, b) and same(a, c) for a, b, c in zip(one, two, three, strict=True))


@every_game
def test_one_seat_is_copied(game: Game) -> None:
    goes_on(SeatEnv(game, 2, opponents="random"), play)


@every_game
def test_many_games_are_copied(game: Game) -> None:
    goes_on(vector(game, 2, 2, opponents="random"), play_many)


@every_game
def test_all_seats_are_copied(game: Game) -> None:
    env = aec(game)
    env.reset(seed=3)
    twin, before = deepcopy(env), deepcopy(env.last())
    twin.step(any_action(twin.last()[0], np.random.default_rng(1)))
    assert twin.decisions == 1
    assert same(env.last()[0], before[0])
    assert env.decisions == 0
    every = parallel(game)
    every.reset(seed=3)
    assert same(deepcopy(every).observations(), every.observations())


def test_opponents_that_search_are_copied() -> None:
    env = SeatEnv("konane", opponents="mcts:5", seat=0)
    env.reset(seed=1)
    twin = deepcopy(env)
    action = int(np.flatnonzero(env.action_masks())[0])
    assert same(twin.step(action)[0], env.step(action)[0])
