"""How sure a number is: intervals, tests for many questions at once, and what could still hide."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, isfinite, sqrt

import numpy as np
from numpy.typing import NDArray
from scipy import stats

from atoll.arena.standings import Rate, rate

SURE = 0.05  # how often one may be wrong
POWER = 0.8  # how often an effect is to be found that is there
REACH = float(stats.norm.ppf(1 - SURE / 2) + stats.norm.ppf(POWER))  # in standard errors
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
    """The smallest difference from an expected share that so many games would probably show."""
    return REACH * sqrt(expected * (1 - expected) / games) if games else 1.0


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


def settled(replays: Sequence[Sequence[float]]) -> float:
    """Of the differences between outcomes, the share that lies between positions and not within them: the
    intraclass correlation of an analysis of variance."""
    groups = [np.asarray(each, float) for each in replays if len(each) > 1]
    if len(groups) < 2:
        return 0.0
    size = float(np.mean([len(each) for each in groups]))
    within = float(np.mean([each.var(ddof=1) for each in groups]))
    between = size * float(np.var([each.mean() for each in groups], ddof=1))
    whole = between + (size - 1) * within
    return max(0.0, (between - within) / whole) if whole else 1.0
