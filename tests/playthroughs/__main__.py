"""Writes the playthroughs anew: `python -m tests.playthroughs --update`."""

import sys
from functools import partial
from pathlib import Path

import atoll
from atoll import Chance, State, seeded
from tests.playthroughs.perft import table
from tests.playthroughs.transcript import UPDATE, transcript

HERE = Path(__file__).parent

# Seeds whose games are not long and see nearly every rule.
SEEDS = {("atiwa", 1): 18, ("atiwa", 2): 7, ("tribes", 2): 6, ("tribes", 3): 5, ("tribes", 4): 5}

TRIED = 8  # moves looked at
PLAYOUTS = 4  # games begun with each
AHEAD = 30  # random decisions in each


def choose(state: State, chance: Chance) -> int:
    """Of a few random moves the one after which random play goes best for a while.

    It asks nothing but the rules, so that playthroughs stay as they are when bots improve.
    """
    tried = [chance.pick(state.moves()) for _ in range(TRIED)]
    return max(dict.fromkeys(tried), key=lambda move: prospect(state, move, chance))


def prospect(state: State, move: int, chance: Chance) -> int:
    """How far ahead the seat is some decisions later; alone, how far it has come."""
    lead = 0
    for _ in range(PLAYOUTS):
        ahead = state.redeal(state.seat, chance.fork())
        ahead.play(move)
        for _ in range(AHEAD):
            if not ahead.over:
                ahead.play(chance.pick(ahead.moves()))
        scores = ahead.scores()
        lead += scores[state.seat] * max(len(scores), 2) - sum(scores)
    return lead


def update() -> None:
    for game in atoll.games():
        for seats in game.seats:
            seed = SEEDS.get((game.name, seats), 1)
            text = transcript(game, seats, seed, partial(choose, chance=seeded(seed)))
            (HERE / f"{game.name}-{seats}.txt").write_text(text, encoding="utf-8")
    (HERE / "perft.txt").write_text(table(), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--update"]:
        sys.exit(f"usage: {UPDATE}")
    update()
