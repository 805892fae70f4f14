"""Luck and play: games played on from the same positions under other draws."""

from collections import defaultdict
from dataclasses import dataclass

import numpy as np
import polars as pl

import atoll
from atoll.arena.standings import Rate
from atoll.lab import plots
from atoll.lab.plan import Plan
from atoll.lab.statistics import (
    settled_by_agreement,
    settled_by_variance,
    settled_within,
    share,
)
from atoll.lab.topics.topic import ENOUGH, Grid, Plot, Said, Topic, by_seats, fair
from atoll.lab.voice import Voice

WIDE = 0.5  # an interval so wide tells nothing


@dataclass(frozen=True)
class Course:
    """Games of one number of seats: how much is settled when."""

    seats: int
    shared: bool  # alone or together: then points are the outcome, for winning may be rare
    games: int
    places: list[float]  # after which share of a game
    settled: list[tuple[float, float, float]]  # how much of the outcome, with its interval
    again: list[Rate]  # how often it ends the same way


class Luck(Topic):
    """What is decided by what was played, and what by draws still to come."""

    name = "luck"
    words = ("luck", "chance", "draw", "settled")

    def __init__(self, games: pl.DataFrame, plan: Plan) -> None:
        self.lucky = atoll.game(plan.game).luck
        played_on = [
            (seats, some.filter(pl.col("replays").list.len() > 0))
            for seats, some in by_seats(fair(games))
        ]
        self.courses = [course(some) for _, some in played_on if len(some) >= ENOUGH]
        self.few = [seats for seats, some in played_on if len(some) < ENOUGH]

    def say(self, voice: Voice) -> Said:
        if not self.lucky:
            return Said([voice("luck-none")])
        if not self.courses:
            return Said([voice("luck-few", few=ENOUGH)], voice("luck-how"))
        said = Said([verdict(voice, each) for each in self.courses], voice("luck-how"))
        said.verdicts += [voice("luck-few-seats", seats=seats, few=ENOUGH) for seats in self.few]
        title = voice("luck-plot")
        said.plots.append(Plot(title, picture(voice, self.courses, title)))
        columns = ("seats", "games", "moment", "settled", "again")
        said.grids.append(
            Grid(
                voice("luck-table"),
                [voice(f"column-{name}") for name in columns],
                [row for each in self.courses for row in rows(voice, each)],
            )
        )
        return said


def course(games: pl.DataFrame) -> Course:
    """The game as it went is one way more in which it may end."""
    seats = int(games["seats"][0])
    shared = bool(games["together"][0]) or seats == 1
    outcomes: defaultdict[float, list[list[list[float]]]] = defaultdict(list)
    again: defaultdict[float, list[float]] = defaultdict(list)
    for scores, shares, row in games.select("scores", "shares", "replays").iter_rows():
        what, ended = ("score", scores[:1]) if shared else ("share", shares)
        for place in sorted({each["place"] for each in row}):
            here = [each for each in row if each["place"] == place]
            ways = [[each for each in here if each["seat"] == seat] for seat in range(seats)]
            outcomes[place].append(
                [
                    [was, *(each[what] for each in way)]
                    for was, way in zip(ended, ways, strict=False)
                ]
            )
            again[place] += [
                same(shares, [each["share"] for each in way]) for way in zip(*ways, strict=True)
            ]
    places = sorted(outcomes)
    rates = [share(again[place]) for place in places]
    found = []
    for place, rate in zip(places, rates, strict=True):
        ends = np.asarray(outcomes[place], float)
        middle, *span = settled_within(ends)
        other = settled_by_variance(ends) if shared else settled_by_agreement(rate, seats)
        found.append((middle, min(middle, span[0], other[0]), max(middle, span[1], other[1])))
    return Course(seats, shared, len(games), places, found, rates)


def same(shares: list[float], others: list[float]) -> float:
    """Does a game end the same way? The part of the win that goes to the same seats; 1 if nobody wins
    either time."""
    if not any(shares):
        return float(not any(others))
    return sum(map(min, shares, others)) / sum(shares)


def share_settled(voice: Voice, settled: tuple[float, float, float]) -> str:
    found, low, high = settled
    return f"{voice.percent(found)} ({voice.interval(low, high)})"


def verdict(voice: Voice, each: Course) -> str:
    middle = len(each.places) // 2
    _, low, high = each.settled[middle]
    key = "luck-together" if each.shared else "luck-verdict"
    return voice(
        "luck-unsure" if high - low > WIDE else key,
        seats=each.seats,
        settled=share_settled(voice, each.settled[middle]),
        again=voice.rate(each.again[middle]),
        games=each.games,
    )


def rows(voice: Voice, each: Course) -> list[list[str]]:
    return [
        [
            str(each.seats),
            voice.number(each.games, 0),
            voice.percent(place),
            share_settled(voice, settled),
            voice.rate(again),
        ]
        for place, settled, again in zip(each.places, each.settled, each.again, strict=True)
    ]


def picture(voice: Voice, courses: list[Course], title: str) -> str:
    groups = []
    for each in courses:
        values, lows, highs = (list(some) for some in zip(*each.settled, strict=True))
        name = voice("with-seats", seats=each.seats)
        groups.append((name, each.places, values, lows, highs))
    return plots.courses(title, groups, voice("axis-course"), voice("axis-settled"))
