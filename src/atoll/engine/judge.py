"""What search asks of a game: how well the seats stand, and which moves are worth a look."""

from abc import abstractmethod
from math import exp
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from atoll.engine.chance import Chance
from atoll.engine.state import State

S = TypeVar("S", bound=State)

WINNING: Final[float] = 0.9  # how much winning counts at the end; the rest is the margin


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[S]):
    """A game's judgement of its positions; every game brings one in `bot/judge.py`."""

    playout: int = 24  # decisions that a search plays on by `rollout` before it evaluates

    @abstractmethod
    def evaluate(self, s: S) -> list[float]:
        """How well every seat stands, from 0 to 1; at the end, the outcome."""

    @abstractmethod
    def rollout(self, s: S, chance: Chance) -> int:
        """A quick move that is not foolish, for playing games out in search."""

    def worth(self, s: S, seat: int) -> list[float]:
        """How well every seat stands, as the seat that decided last knows it."""
        return self.evaluate(s)

    def guesses(self, s: S, moves: list[int]) -> list[list[float]]:
        """How well every seat stands after each of the moves, at first sight."""
        own: Judge[Any] = self
        return [own.evaluate(self.foreseen(s, move)) for move in moves]

    def best(self, s: S, chance: Chance) -> int:
        """The move after which the seat to decide stands best at first sight, ties by lot."""
        values = self.guesses(s, s.legal)
        best: list[int] = []
        highest = -1.0
        for i in range(len(values)):
            value = values[i][s.seat]
            if value > highest:
                highest = value
                best = [s.legal[i]]
            elif value == highest:
                best.append(s.legal[i])
        return chance.pick(best)

    def plays_lines(self, s: S) -> bool:
        """Does a search of a game alone play on to its end by `rollout`, and value that? It may say more
        than a judgement on the way."""
        return False

    def grows(self, s: S) -> int:
        """After how many iterations a search begins another tree, whose visits are added; 0: never. What
        a rough judgement is wrong about, a tree finds the more surely the longer it grows."""
        return 0

    def lead(self, s: S) -> float:
        """How far a game alone ended ahead of what had to be reached, in points."""
        return float(s.scores()[0])

    def plays_on(self, s: S) -> int:
        """How many quick decisions a search plays on from here before it values a position."""
        return self.playout

    def foreseen(self, s: S, move: int) -> State:
        """A new position, as `evaluate` is to judge the move by: where the move leads, but nothing
        that only chance decides after it needs to have happened."""
        after = s.copy()
        after.advance(move)
        return after

    def quiet(self, s: S) -> State:
        """The position when what has begun is brought to an end by quick moves, so that a mind judges
        positions of one kind; it may be the same one."""
        return s

    def margins(self, s: S) -> list[float]:
        """How near to winning every seat came in a game that is over, from 0 to 1."""
        return self.evaluate(s)

    def routine(self, s: S) -> bool:
        """Is the decision one that `rollout` makes well enough to search what comes after it?"""
        return False

    def promising(self, s: S) -> list[int]:
        """The legal moves that a search looks at: all, or of very many those that a quick look finds
        best."""
        return s.legal

    def slips(self, s: S) -> list[int]:
        """The legal moves that a careless bot may make: never one that may spoil the game for others."""
        return s.legal


def shares(worths: list[float], scale: float) -> list[float]:
    """Worths in points as chances to win; `scale` says how many points make a difference."""
    best = max(worths)
    weights = [exp((each - best) / scale) for each in worths]
    total = sum(weights)
    return [weight / total for weight in weights]


def outcome(scores: list[int], winners: list[int], scale: float) -> list[float]:
    """A game that is over: winning is nearly all, the margin says which loss is closer to a win."""
    values = [(1.0 - WINNING) * share for share in shares([float(n) for n in scores], scale)]
    for seat in winners:
        values[seat] += WINNING / len(winners)
    return values
