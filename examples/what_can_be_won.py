"""What can be won at all? Whole games of one seat, improved while the true draws are known.

Bots may not do this: it bounds them. A game is played by `greedy` with the draws that the seed will bring; then,
again and again, the best line so far is cut somewhere and played to the end anew, with some moves by lot.
What is as good or better is kept, until a line wins. No bot that must guess the draws wins more often than the
best line of each seed would, and the more lines are tried the closer one comes to that.

    python examples/what_can_be_won.py tindaya --games 20 --lines 400 difficulty=easy
"""

import argparse
import random

import atoll
from atoll.engine.game import Game
from atoll.engine.state import State

SLIPS = (0.03, 0.1)  # how often a move is made by lot

Worth = tuple[bool, int, float]


def play_on(game: Game, state: State, line: list[int], slips: float, lot: random.Random) -> Worth:
    """Play to the end by one look ahead, with slips; the moves are added to the line."""
    while not state.over:
        seat, legal = state.seat, state.legal
        values = [each[seat] for each in game.judge.guesses(state, legal)]
        best = [move for move, value in zip(legal, values, strict=True) if value == max(values)]
        line.append(lot.choice(legal if lot.random() < slips else best))
        state.play(line[-1])
    return bool(state.winners()), sum(state.scores()), game.judge.evaluate(state)[0]


def lines_to_win(game: Game, seed: int, lines: int, options: dict[str, str]) -> int:
    """How many lines it took to win the game of this seed; 0 if none of so many did."""
    lot = random.Random(seed)
    best: list[int] = []
    reached: Worth = (False, -1, 0.0)
    for number in range(lines):
        line = best[: lot.randrange(len(best) + 1)]
        state = game.new(1, seed, **options)
        for move in line:
            state.play(move)
        worth = play_on(game, state, line, lot.choice(SLIPS) if number else 0.0, lot)
        if worth >= reached:
            reached, best = worth, line
        if reached[0]:
            return number + 1
    return 0


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("game")
    asked.add_argument("options", nargs="*", help="as in difficulty=easy")
    asked.add_argument("--games", type=int, default=20)
    asked.add_argument("--lines", type=int, default=400)
    asked.add_argument("--seed", type=int, default=3_000_000)
    chosen = asked.parse_intermixed_args()
    game = atoll.game(chosen.game)
    options = dict(each.split("=") for each in chosen.options)
    won = first = 0
    for number in range(chosen.games):
        lines = lines_to_win(game, chosen.seed + number, chosen.lines, options)
        won, first = won + (lines > 0), first + (lines == 1)
        print(f"seed {chosen.seed + number}: {lines or 'no'} lines", flush=True)
    print(f"greedy won {first}, the best line {won} of {chosen.games}")


if __name__ == "__main__":
    main()
