"""What a number of games says about the bots and the seats."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import fmean, pstdev, stdev
from typing import Any

from atoll.arena.match import GameResult

CONFIDENCE = 1.959964  # standard deviations to either side that hold 95% of a normal distribution


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95% interval of a win rate, by Wilson's score; 0 to 1 when there are no games."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    spread = CONFIDENCE**2 / games
    middle = (rate + spread / 2) / (1 + spread)
    reach = CONFIDENCE / (1 + spread) * sqrt(rate * (1 - rate) / games + spread / (4 * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


@dataclass(frozen=True)
class Rate:
    """Wins in so many games, with the interval in which the true rate lies at 95%.

    A win shared by k seats counts 1/k for each, unless they win or lose together.
    """

    games: int
    wins: float
    rate: float
    low: float
    high: float


def rate(shares: list[float]) -> Rate:
    wins = sum(shares)
    low, high = wilson(wins, len(shares))
    return Rate(len(shares), wins, wins / len(shares) if shares else 0.0, low, high)


@dataclass(frozen=True)
class Spread:
    """Some numbers in short, with the interval in which their true mean lies at 95%."""

    mean: float
    sd: float
    min: float
    max: float
    low: float
    high: float


def spread(numbers: list[float]) -> Spread:
    mean = fmean(numbers)
    reach = mean_reach(numbers)
    return Spread(mean, pstdev(numbers), min(numbers), max(numbers), mean - reach, mean + reach)


def mean_reach(numbers: list[float]) -> float:
    """How far the 95% interval of a mean reaches; Student's t by its expansion around the normal."""
    free = len(numbers) - 1
    if free < 1:
        return 0.0
    z = CONFIDENCE
    t = z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
    t += (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * free**3)
    return t * stdev(numbers) / sqrt(len(numbers))


@dataclass(frozen=True)
class Condition:
    """One condition of the goal of a solo game: how much there was, and how often enough."""

    what: str
    wanted: int
    have: Spread
    met: Rate


@dataclass(frozen=True)
class Standing:
    """How one bot did over all seats it took."""

    bot: str
    won: Rate
    score: Spread
    sources: dict[str, float]  # mean points by source
    seconds: float  # mean time for a decision
    goal: list[Condition]  # of a solo game that has one


class Standings:
    """The table of a match, after any number of its games."""

    def __init__(self, results: Iterable[GameResult]) -> None:
        self.results = sorted(results, key=lambda result: result.number)
        names = dict.fromkeys(name for result in self.results for name in result.bots)
        self.bots = sorted(
            (self.standing(name) for name in names),
            key=lambda each: (-each.won.rate, -each.score.mean),
        )
        seats = max((len(result.bots) for result in self.results), default=0)
        self.seats = [
            rate([share(result, seat) for result in self.results]) for seat in range(seats)
        ]

    def standing(self, name: str) -> Standing:
        taken = [
            (result, seat)
            for result in self.results
            for seat, each in enumerate(result.bots)
            if each == name
        ]
        sources = dict.fromkeys(
            source for result, seat in taken for source in result.breakdowns[seat]
        )
        return Standing(
            name,
            rate([share(result, seat) for result, seat in taken]),
            spread([result.scores[seat] for result, seat in taken]),
            {
                source: fmean(result.breakdowns[seat].get(source, 0) for result, seat in taken)
                for source in sources
            },
            sum(result.seconds[seat] for result, seat in taken)
            / max(1, sum(result.decisions[seat] for result, seat in taken)),
            conditions([result for result, _ in taken]),
        )

    @property
    def decisions(self) -> float:
        """The mean number of decisions in a game."""
        return fmean(sum(result.decisions) for result in self.results) if self.results else 0.0

    @property
    def rounds(self) -> float | None:
        """The mean number of rounds, or of what else the game counts."""
        return fmean(result.rounds for result in self.results) if self.results else None

    def to_dict(self) -> dict[str, Any]:
        """All of it as plain data, every game included."""
        return {
            "games": len(self.results),
            "bots": [asdict(each) for each in self.bots],
            "seats": [asdict(each) for each in self.seats],
            "decisions": self.decisions,
            "rounds": self.rounds,
            "results": [result.to_dict() for result in self.results],
        }


def conditions(results: list[GameResult]) -> list[Condition]:
    """The goal of a solo game, condition by condition, over all games."""
    return [
        Condition(
            each["what"],
            each["wanted"],
            spread([result.goal[i]["have"] for result in results]),
            rate([float(result.goal[i]["met"]) for result in results]),
        )
        for i, each in enumerate(results[0].goal)
    ]


def share(result: GameResult, seat: int) -> float:
    """A seat's share of the win; who wins only together with all has won."""
    if seat not in result.winners:
        return 0.0
    return 1.0 if result.together else 1 / len(result.winners)
