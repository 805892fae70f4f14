"""How sure a number is: intervals, tests for many questions at once, and what could still hide."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import ceil, hypot, isfinite, sqrt

import numpy as np
from numpy.typing import NDArray
from scipy import stats

from atoll.arena.standings import Rate, rate

SURE = 0.05  # how often one may be wrong
POWER = 0.8  # how often an effect is to be found that is there
REACH = float(stats.norm.ppf(1 - SURE / 2) + stats.norm.ppf(POWER))  # in standard errors
DRAWS = 499  # of a bootstrap
MANY = 10_000_000  # nobody is asked to play more games than this


@dataclass(frozen=True)
class Mean:
    """A mean with its 95 % interval, and how likely one so far from 0 is if there is nothing to it."""

    count: int
    mean: float
    low: float
    high: float
    sd: float
    chance: float  # the p-value


def at_most(most: float, found: Mean) -> Mean:
    """The interval as far as it can be true: no share is above 1."""
    return replace(found, low=max(found.low, -most), high=min(found.high, most))


def mean(numbers: Sequence[float] | NDArray[np.float64]) -> Mean:
    """Student's t; where all numbers are equal, the sign test."""
    values = np.asarray(numbers, float)
    count = len(values)
    if not count:
        return Mean(0, 0.0, 0.0, 0.0, 0.0, 1.0)
    middle, sd = float(values.mean()), float(values.std(ddof=1)) if count > 1 else 0.0
    if sd == 0.0:
        return Mean(count, middle, middle, middle, 0.0, 2 * 0.5**count if middle else 1.0)
    error = sd / sqrt(len(values))
    reach = float(stats.t.ppf(1 - SURE / 2, len(values) - 1)) * error
    chance = float(2 * stats.t.sf(abs(middle) / error, len(values) - 1))
    return Mean(len(values), middle, middle - reach, middle + reach, sd, chance)


def share(values: Sequence[float]) -> Rate:
    """A share of wins by Wilson's score."""
    return rate(list(values))


def uneven(wins: Sequence[float]) -> float:
    """How likely wins so unevenly spread are, if all have the same chance."""
    total = sum(wins)
    return float(stats.chisquare(wins).pvalue) if total else 1.0


def hiding(expected: float, games: int) -> float:
    """The smallest difference from an expected share that so many games would probably show; no share is
    above 1."""
    shown = REACH * sqrt(expected * (1 - expected) / games) if games else 1.0
    return min(shown, 1 - expected)


def among_many(chances: Sequence[float]) -> list[float]:
    """Benjamini and Hochberg's correction, for screening: of all that is named, at most a twentieth is
    named by accident."""
    if not chances:
        return []
    return [float(each) for each in stats.false_discovery_control(list(chances), method="bh")]


def each_sure(chances: Sequence[float]) -> list[float]:
    """Holm's correction, for a few questions each of which is acted upon: the chance that any of them is
    answered wrongly stays below a twentieth."""
    order = sorted(range(len(chances)), key=lambda i: chances[i])
    found = [1.0] * len(chances)
    highest = 0.0
    for rank, i in enumerate(order):
        highest = max(highest, min(1.0, chances[i] * (len(chances) - rank)))
        found[i] = highest
    return found


def games_for(effect: float, sd: float) -> int | None:
    """How many games would make an effect of this size sure; None if nobody could play so many."""
    if effect == 0.0 or not isfinite(effect):
        return None
    games = ceil((REACH * sd / effect) ** 2)
    return games if games <= MANY else None


def settled(ways: NDArray[np.float64]) -> float:
    """Of the differences between outcomes, the share that lies between positions and not within them: the
    intraclass correlation of an analysis of variance. Outcomes stand by game, seat and way to play on."""
    groups = ways.reshape(-1, ways.shape[-1])
    size = groups.shape[1]
    within = float(groups.var(axis=1, ddof=1).mean())
    between = size * float(groups.mean(axis=1).var(ddof=1))
    whole = between + (size - 1) * within
    return max(0.0, (between - within) / whole) if whole else 1.0


def settled_within(ways: NDArray[np.float64]) -> tuple[float, float, float]:
    """How much is settled, with the interval of a bootstrap: whole games are drawn, for seats of one game
    are rivals."""
    found = settled(ways)
    drawn = stats.bootstrap(
        (np.arange(len(ways)),),
        lambda games: settled(ways[games]),
        vectorized=False,
        n_resamples=DRAWS,
        method="percentile",
        random_state=1,
    ).confidence_interval
    return found, min(found, float(drawn.low)), max(found, float(drawn.high))


def settled_by_agreement(again: Rate, seats: int) -> tuple[float, float]:
    """How much is settled, as far as Wilson's interval of games with the same winner tells: of seats that
    are equally good so many agree by accident."""
    by_accident = 1 / seats
    low, high = ((each - by_accident) / (1 - by_accident) for each in (again.low, again.high))
    return max(0.0, low), max(0.0, high)


def settled_by_variance(ways: NDArray[np.float64]) -> tuple[float, float]:
    """How much is settled, as far as the ratio of variances tells (Fisher's F) where outcomes are points."""
    groups = ways.reshape(-1, ways.shape[-1])
    count, size = groups.shape
    within = float(groups.var(axis=1, ddof=1).mean())
    if within == 0.0:
        return 0.0, 1.0
    ratio = size * float(groups.mean(axis=1).var(ddof=1)) / within
    free = count - 1, count * (size - 1)
    found = [ratio / float(stats.f.ppf(each, *free)) for each in (1 - SURE / 2, SURE / 2)]
    low, high = ((each - 1) / (each + size - 1) for each in found)
    return max(0.0, low), max(0.0, high)


def apart(
    having: Sequence[float] | NDArray[np.float64], without: Sequence[float] | NDArray[np.float64]
) -> Mean:
    """The difference between the means of different games: Welch's test."""
    if min(len(having), len(without)) < 2:
        return mean([])
    ours, theirs = mean(having), mean(without)
    more, count = ours.mean - theirs.mean, ours.count + theirs.count
    if ours.sd == theirs.sd == 0.0:
        return Mean(count, more, more, more, 0.0, 1.0)
    test = stats.ttest_ind(having, without, equal_var=False)
    span = test.confidence_interval()
    return Mean(count, more, float(span.low), float(span.high), 0.0, float(test.pvalue))


def shares_apart(having: Sequence[float], without: Sequence[float]) -> Mean:
    """The difference between two shares of different games: Fisher's test, Newcombe's interval."""
    ours, theirs = share(having), share(without)
    more, count = ours.rate - theirs.rate, ours.games + theirs.games
    wins = [[ours.wins, ours.games - ours.wins], [theirs.wins, theirs.games - theirs.wins]]
    low = more - hypot(ours.rate - ours.low, theirs.high - theirs.rate)
    high = more + hypot(ours.high - ours.rate, theirs.rate - theirs.low)
    chance = float(stats.fisher_exact(wins).pvalue) if having and without else 1.0
    return Mean(count, more, low, high, 0.0, chance)
