"""Points: how many, where from, and what winners have that losers have not."""

from dataclasses import dataclass
from statistics import fmean, median

import polars as pl

from atoll.lab import plots
from atoll.lab.plan import Plan
from atoll.lab.statistics import SURE, Mean, among_many, mean, share
from atoll.lab.topics.topic import (
    ENOUGH,
    Grid,
    Plot,
    Said,
    Topic,
    by_seats,
    by_value,
    contested,
    fair,
)
from atoll.lab.voice import Voice

LEAST = 0.05  # points; less is written as none


@dataclass(frozen=True)
class Source:
    """Where points come from: the mean of all seats, and what winners have more of."""

    name: str
    points: float
    ahead: Mean
    chance: float  # corrected


@dataclass(frozen=True)
class Points:
    """Games of one number of seats."""

    seats: int
    scores: list[float]
    margins: list[float]  # between the first and the second
    won: list[float]  # shares; alone or together, whether it was won
    sources: list[Source]

    @property
    def shown(self) -> list[Source]:
        """Sources from which anybody has anything to speak of."""
        return [
            each for each in self.sources if max(abs(each.points), abs(each.ahead.mean)) >= LEAST
        ]

    @property
    def drawn(self) -> list[Source]:
        """A point without its interval would look like the surest of all."""
        return [each for each in self.shown if each.ahead.low < each.ahead.high]


class Scores(Topic):
    """Distributions, by source, and winners against losers."""

    name = "scores"
    words = ("points", "score", "source", "winners", "margin")

    def __init__(self, games: pl.DataFrame, plan: Plan) -> None:
        self.points = [points(some) for _, some in by_seats(fair(games))]

    def say(self, voice: Voice) -> Said:
        said = Said([text for each in self.points for text in verdicts(voice, each)])
        if not self.points:
            return said
        if any(each.margins for each in self.points):
            said.how = voice("scores-how")
        found = [(each.seats, each.scores) for each in self.points]
        said.plots.append(by_value(voice, "scores-plot", found, "axis-points", "axis-seats"))
        for each in self.points:
            if each.margins and each.drawn:
                title = voice("sources-plot", seats=each.seats)
                said.plots.append(Plot(title, ahead(voice, each, title)))
        said.grids.append(
            Grid(
                voice("sources-table"),
                [voice(f"column-{name}") for name in ("seats", "source", "points", "ahead")],
                [row(voice, each, source) for each in self.points for source in each.shown],
                long=True,
            )
        )
        return said


def points(games: pl.DataFrame) -> Points:
    scores = games["scores"].to_list()
    shares = games["shares"].to_list()
    rivals = contested(games)
    several = int(games["seats"][0]) > 1
    return Points(
        int(games["seats"][0]),
        [float(each) for row in scores for each in row],
        [margin(row) for row in rivals["scores"].to_list()] if several else [],
        [each for row in shares for each in row[:1]],
        sources(games, rivals),
    )


def margin(scores: list[int]) -> float:
    first, second = sorted(scores, reverse=True)[:2]
    return float(first - second)


def sources(games: pl.DataFrame, rivals: pl.DataFrame) -> list[Source]:
    """In every game winners are held against losers, so that a rich game counts no more than a poor one."""
    names = list(
        dict.fromkeys(each["source"] for row in games["sources"].to_list() for each in row)
    )
    everybody: dict[str, list[float]] = {name: [] for name in names}
    more: dict[str, list[float]] = {name: [] for name in names}
    for row in games["sources"].to_list():
        for each in row:
            everybody[each["source"]].append(each["points"])
    for shares, row in rivals.select("shares", "sources").iter_rows():
        if 0.0 not in shares or not any(shares):
            continue
        for name in names:
            own = {each["seat"]: each["points"] for each in row if each["source"] == name}
            won = [own.get(seat, 0) for seat, got in enumerate(shares) if got]
            lost = [own.get(seat, 0) for seat, got in enumerate(shares) if not got]
            more[name].append(fmean(won) - fmean(lost))
    means = [mean(more[name]) for name in names]
    corrected = among_many([each.chance for each in means])
    found = [
        Source(name, fmean(everybody[name] or [0.0]), each, chance)
        for name, each, chance in zip(names, means, corrected, strict=True)
    ]
    return sorted(found, key=lambda each: -each.ahead.mean or -each.points)


def verdicts(voice: Voice, each: Points) -> list[str]:
    most = max(each.shown, key=lambda source: source.points, default=None)
    found = []
    if each.margins:
        found.append(
            voice(
                "scores-verdict",
                seats=each.seats,
                mean=voice.number(fmean(each.scores)),
                margin=round(median(each.margins)),
                source="" if most is None else voice.source(most.name),
                sources=len(each.shown),
                top=voice.number(0 if most is None else most.points),
            )
        )
        clear = [one for one in each.shown if one.chance < SURE and one.ahead.mean >= LEAST]
        clear = clear if len(each.margins) >= ENOUGH else []
        if clear:
            names = [
                f"{voice.source(one.name)} ({voice.number(one.ahead.mean, 1, sign=True)})"
                for one in clear[:3]
            ]
            found.append(voice("scores-winners", seats=each.seats, sources=voice.several(names)))
    else:
        found.append(
            voice(
                "scores-together",
                seats=each.seats,
                mean=voice.number(fmean(each.scores)),
                rate=voice.rate(share(each.won)),
                games=len(each.won),
            )
        )
    return found


def ahead(voice: Voice, each: Points, title: str) -> str:
    names = [voice.source(source.name) for source in each.drawn]
    values = [source.ahead for source in each.drawn]
    group = (
        "",
        [one.mean for one in values],
        [one.low for one in values],
        [one.high for one in values],
    )
    return plots.whiskers(title, names, [group], voice("axis-ahead"), 0.0)


def row(voice: Voice, each: Points, source: Source) -> list[str]:
    more = source.ahead
    return [
        str(each.seats),
        voice.source(source.name),
        voice.number(source.points),
        voice.estimate(more, sign=True) if more.count else "–",
    ]
