"""How fast environments are, beside those that others bring.

Timed is what an environment does, not how actions are chosen: a step, with the observation of whoever
is asked next and the mask of legal actions, games begun anew included. Actions are legal ones by lot.
Seconds are those that the processor worked for it, so that a busy machine measures the same.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from time import perf_counter, process_time
from typing import Any

import numpy as np

from atoll.engine.game import Game
from atoll.env.aec import aec
from atoll.env.vector import vector

GAMES = 64  # that a vector environment plays at once


@dataclass(frozen=True)
class Pace:
    """An environment, and how many steps it makes in a second on one core."""

    name: str
    form: str
    steps: float


def pace(name: str, form: str, loop: Iterator[float], seconds: float, steps: int = 1) -> Pace:
    """Go on for about so many seconds; each lap of the loop makes so many steps."""
    laps, spent, start = 0, 0.0, perf_counter()
    while perf_counter() - start < seconds or laps == 0:
        spent += next(loop)
        laps += 1
    return Pace(name, form, laps * steps / spent)


def row_time(game: Game, seats: int, seconds: float) -> float:
    """Microseconds for a row of numbers, on average over a game by lot."""
    env = vector(game, 1, seats, opponents="self")
    seen, _ = env.reset(seed=1)
    chance, rows, spent = np.random.default_rng(1), 0, 0.0
    start = perf_counter()
    while perf_counter() - start < seconds or rows == 0:
        state, encoding = env.learners[0].state, env.numbered.encoding
        before = process_time()
        for seat in range(seats):
            encoding.row(state, seat)
        spent += process_time() - before
        rows += seats
        seen = env.step([legal(seen["action_mask"][0], chance)])[0]
    return spent / rows * 1e6


def own(game: Game, seats: int, seconds: float) -> Iterator[Pace]:
    """The environments of a game of the house."""
    yield pace(game.name, f"vector, {GAMES} games", many(game, seats), seconds, GAMES)
    yield pace(game.name, "AEC", in_turn(aec(game, seats)), seconds)


def many(game: Game, seats: int) -> Iterator[float]:
    env = vector(game, GAMES, seats, opponents="self", copy=False)
    seen, _ = env.reset(seed=1)
    chance = np.random.default_rng(1)
    while True:
        actions = np.array([legal(mask, chance) for mask in seen["action_mask"]])
        start = process_time()
        seen = env.step(actions)[0]
        yield process_time() - start


def legal(mask: Any, chance: np.random.Generator) -> int:
    found = np.flatnonzero(mask)
    return int(found[int(chance.random() * len(found))])


def in_turn(env: Any) -> Iterator[float]:
    """Any environment of PettingZoo that gives masks."""
    chance, seed = np.random.default_rng(1), 0
    while True:
        start = process_time()
        env.reset(seed=seed)
        seen = env.last()[0]
        spent = process_time() - start
        over, seed = False, seed + 1
        while not over:
            action = legal(seen["action_mask"], chance)
            start = process_time()
            env.step(action)
            seen, _, ended, truncated, _ = env.last()
            yield spent + process_time() - start
            spent, over = 0.0, ended or truncated


# What one would take instead, where it is installed


def openspiel(name: str) -> Iterator[float]:
    game = import_module("pyspiel").load_game(name)
    chance = np.random.default_rng(1)
    while True:
        state, mask = game.new_initial_state(), None
        while not state.is_terminal():
            action = chosen(state, mask, chance)
            start = process_time()
            state.apply_action(action)
            if not state.is_terminal() and not state.is_chance_node():
                state.observation_tensor(state.current_player())
                mask = np.array(state.legal_actions_mask())
                yield process_time() - start


def chosen(state: Any, mask: Any, chance: np.random.Generator) -> int:
    if state.is_chance_node():
        outcomes, shares = zip(*state.chance_outcomes(), strict=True)
        return int(chance.choice(outcomes, p=shares))
    return legal(state.legal_actions_mask() if mask is None else mask, chance)


def pettingzoo(name: str) -> Iterator[float]:
    return in_turn(import_module(f"pettingzoo.classic.{name}.{name}").env())


def pgx(name: str) -> Iterator[float]:
    """Many games at once on the CPU, compiled by JAX; all of them are played to their end."""
    jax, module = import_module("jax"), import_module("pgx")
    env = module.make(name)
    begin, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))
    keys = jax.random.split(jax.random.PRNGKey(1), GAMES)
    chance = np.random.default_rng(1)
    while True:
        state = begin(keys)
        step(state, np.zeros(GAMES, np.int32), keys)  # compiled before the clock runs
        while not np.asarray(state.terminated).all():
            masks = np.asarray(state.legal_action_mask)
            actions = np.array([legal(mask, chance) for mask in masks], np.int32)
            keys = jax.random.split(keys[0], GAMES)
            start = process_time()
            state = step(state, actions, keys)
            np.asarray(state.observation)
            yield process_time() - start


OTHERS: list[tuple[str, str, Callable[[str], Iterator[float]], int]] = [
    ("backgammon", "OpenSpiel", openspiel, 1),
    ("chess", "OpenSpiel", openspiel, 1),
    ("connect_four", "PettingZoo", pettingzoo, 1),
    ("chess", "PettingZoo", pettingzoo, 1),
    ("backgammon", f"Pgx, {GAMES} games", pgx, GAMES),
    ("hex", f"Pgx, {GAMES} games", pgx, GAMES),
]


def others(seconds: float) -> Iterator[Pace]:
    """What others bring, as far as it is installed."""
    for name, form, loop, steps in OTHERS:
        try:
            yield pace(name, form, loop(name), seconds, steps)
        except ImportError:
            continue
