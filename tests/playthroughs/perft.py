"""Counts of what can follow a position: the quickest alarm when a rule changes."""

import json
from collections import Counter
from collections.abc import Iterable

from atoll import State, seeded
from tests.house import HOUSE

DEPTH = 4
MANY = 50  # positions from which it goes no deeper
PLIES = (0, 20, 60, 200)
SEEDS = (1, 2)


def table() -> str:
    """For every game and seat count, from fixed seeds: lines of play / different positions."""
    head = "# game seats seed ply: lines of play / different positions, up to 4 decisions deep"
    return "\n".join([head, *rows()]) + "\n"


def rows() -> Iterable[str]:
    for game in HOUSE:
        for seats in game.seats:
            for seed in SEEDS:
                for ply in PLIES:
                    state = walked(game.new(seats, seed), seed, ply)
                    if state.over:
                        break
                    counts = " ".join(f"{lines}/{positions}" for lines, positions in perft(state))
                    yield f"{game.name} {seats} {seed} {ply}: {counts}"


def walked(state: State, seed: int, plies: int) -> State:
    """The position after so many random moves."""
    chance = seeded(seed)
    for _ in range(plies):
        if not state.over:
            state.advance(chance.pick(state.legal))
    return state


def perft(state: State) -> Iterable[tuple[int, int]]:
    """Depth by depth, how many lines of play there are and how many positions they reach."""
    reached = {key(state): state}
    lines = Counter({key(state): 1})
    for _ in range(DEPTH):
        if len(reached) > MANY:
            return
        following: dict[str, State] = {}
        ways: Counter[str] = Counter()
        for before, position in reached.items():
            for move in position.moves():
                after = position.copy()
                after.play(move)
                name = key(after)
                ways[name] += lines[before]
                following[name] = after
        reached, lines = following, ways
        yield lines.total(), len(reached)


def key(state: State) -> str:
    return json.dumps(state.to_dict(), sort_keys=True)
