"""Is a mind better than the one that reigns? Asked on games that neither has learned from."""

from dataclasses import dataclass
from math import inf
from statistics import fmean
from typing import Any

from atoll.arena.standings import mean_reach
from atoll.bots.greedy import best_of
from atoll.bots.learned import Learned, ended, wins
from atoll.door import game as find_game
from atoll.engine.chance import seeded
from atoll.engine.game import Game
from atoll.engine.judge import Judge
from atoll.learn.mind import Mind
from atoll.learn.selfplay import setup

SEEDS = 5_000_000  # exams are held on games from here on; games to learn from are below 0


@dataclass(frozen=True)
class Exam:
    """Some games of an exam: plain data."""

    game: str
    mind: bytes
    reigning: bytes | None  # None: the judgement by hand
    seats: int
    seeds: tuple[int, ...]
    options: dict[str, Any]

    def play(self) -> list[float]:
        """For every seed, how much better the mind does than the reigning one would in its place."""
        game = find_game(self.game)
        judges = [judge(game, self.mind), judge(game, self.reigning)]
        return [self.advantage(game, judges[0], judges[1], seed) for seed in self.seeds]

    def advantage(self, game: Game, mind: Judge[Any], reigning: Judge[Any], seed: int) -> float:
        """Alone, or where all win or lose together, both play the same game; else the mind sits once in
        every seat among reigning ones, and should win more than its share."""
        options = setup(game, self.seats, seeded(seed).fork(), self.options)
        if self.seats == 1 or game.shared_fate(options):
            mine, theirs = (
                fmean(played(game, options, [each] * self.seats, seed)[1])
                for each in (mind, reigning)
            )
            return mine - theirs
        shares = []
        for seat in range(self.seats):
            judges = [reigning] * self.seats
            judges[seat] = mind
            shares.append(played(game, options, judges, seed)[0][seat])
        return fmean(shares) - 1 / self.seats


def judge(game: Game, mind: bytes | None) -> Judge[Any]:
    return game.judge if mind is None else Learned(game, Mind.read(mind, game))


def played(
    game: Game, options: dict[str, Any], judges: list[Judge[Any]], seed: int
) -> tuple[list[float], list[float]]:
    """Shares in the win, and values, of a game whose seats look one decision ahead."""
    state = game.new(len(judges), seed, **options)
    chance = seeded(seed).fork().fork()
    if not game.luck:
        for _ in range(4):  # else all games would be the same
            state.advance(chance.pick(state.legal))
    while state.agenda:
        state.advance(best_of(judges[state.seat], state, chance))
    return wins(state), ended(game.judge, state)


@dataclass(frozen=True)
class Mark:
    """The result of an exam: the advantage, and how far its 95 % interval reaches to either side."""

    games: int  # learned from by then
    seconds: float
    seats: int
    advantage: float
    reach: float
    seeds: int
    promoted: bool
    gain: float  # the advantage over who reigned in the beginning

    @property
    def better(self) -> bool:
        return self.advantage - self.reach > 0


def marked(advantages: list[float]) -> tuple[float, float]:
    """The mean advantage, and how far its interval reaches."""
    return fmean(advantages), mean_reach(advantages) if len(advantages) > 1 else inf
