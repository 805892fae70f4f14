"""How long games last, and how early it is known who wins."""

from dataclasses import dataclass
from statistics import fmean, median

import polars as pl

from atoll.arena.standings import Rate
from atoll.lab import plots
from atoll.lab.plan import Plan
from atoll.lab.statistics import Mean, mean, share
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

KNOWN = 0.8  # who is ahead and wins so often is as good as the winner,
SURELY = 2 / 3  # ... if it is sure that it is more than this


@dataclass(frozen=True)
class Lengths:
    """Games of one number of seats."""

    seats: int
    unit: str
    decisions: list[float]
    rounds: list[float]
    seconds: Mean
    leads: list[tuple[float, Rate]]  # how often who is ahead at a moment wins

    @property
    def known(self) -> float | None:
        """From which moment on who is ahead mostly wins; None where that never is so, or is not sure."""
        found = None
        for moment, rate in reversed(self.leads):
            if rate.rate < KNOWN or rate.low < SURELY:
                break
            found = moment
        return found


class Length(Topic):
    """Decisions, rounds, time; who is ahead when."""

    name = "length"
    words = ("length", "long", "round", "time", "early", "known", "ahead")

    def __init__(self, games: pl.DataFrame, plan: Plan) -> None:
        self.lengths = [lengths(some) for _, some in by_seats(fair(games))]

    def say(self, voice: Voice) -> Said:
        said = Said([verdict(voice, each) for each in self.lengths])
        followed = [each for each in self.lengths if each.leads and len(each.decisions) >= ENOUGH]
        said.verdicts += [known(voice, each) for each in followed]
        if not self.lengths:
            return said
        found = [(each.seats, each.decisions) for each in self.lengths]
        said.plots.append(by_value(voice, "length-plot", found, "axis-decisions", "axis-games"))
        if followed:
            said.how = voice("length-how")
            title = voice("known-plot")
            said.plots.append(Plot(title, leading(voice, followed, title)))
        said.grids.append(
            Grid(
                voice("length-table"),
                [
                    *(voice(f"column-{name}") for name in ("seats", "games", "decisions")),
                    " / ".join(dict.fromkeys(voice.unit(each.unit, 2) for each in self.lengths)),
                    voice("column-seconds"),
                ],
                [row(voice, each) for each in self.lengths],
            )
        )
        return said


def lengths(games: pl.DataFrame) -> Lengths:
    return Lengths(
        int(games["seats"][0]),
        str(games["unit"][0]),
        [float(sum(each)) for each in games["decisions"].to_list()],
        [float(each) for each in games["rounds"].to_list()],
        mean([sum(each) for each in games["seconds"].to_list()]),
        leads(contested(games)),
    )


def leads(games: pl.DataFrame) -> list[tuple[float, Rate]]:
    """At every moment: in how many games does who is ahead then win? Who are ahead together, share it."""
    found: dict[float, list[float]] = {}
    for shares, chances in games.select("shares", "chances").iter_rows():
        values: dict[float, list[float]] = {}
        for each in chances:
            values.setdefault(each["moment"], []).append(each["value"])
        for moment, worth in values.items():
            ahead = [seat for seat, value in enumerate(worth) if value == max(worth)]
            found.setdefault(moment, []).append(fmean(shares[seat] for seat in ahead))
    return [(moment, share(won)) for moment, won in sorted(found.items())]


def verdict(voice: Voice, each: Lengths) -> str:
    some = sorted(each.decisions)
    few = len(some) // 20  # on either side these are left out
    low, high = some[few], some[-1 - few]
    rounds = fmean(each.rounds)
    return voice(
        "length-verdict",
        seats=each.seats,
        decisions=round(median(some)),
        spread="none" if low == high else "most" if few else "all",
        low=round(low),
        high=round(high),
        rounds=voice.number(rounds, 0 if rounds.is_integer() else 1),
        unit=voice.unit(each.unit, rounds),
    )


def known(voice: Voice, each: Lengths) -> str:
    last = each.leads[-1][1]
    if each.known is not None:
        key = "known-from" if each.known else "known-always"
    else:
        key = "known-late" if last.high < KNOWN else "known-unsure"
    moment = each.leads[-1][0] if each.known is None else each.known
    rate = dict(each.leads)[moment]
    return voice(
        key,
        seats=each.seats,
        moment=voice.percent(moment),
        rate=voice.rate(rate),
        games=rate.games,
    )


def leading(voice: Voice, lengths: list[Lengths], title: str) -> str:
    groups = [
        (
            voice("with-seats", seats=each.seats),
            [moment for moment, _ in each.leads],
            [rate.rate for _, rate in each.leads],
            [rate.low for _, rate in each.leads],
            [rate.high for _, rate in each.leads],
        )
        for each in lengths
    ]
    return plots.courses(title, groups, voice("axis-course"), voice("axis-leader"))


def row(voice: Voice, each: Lengths) -> list[str]:
    decided = mean(each.decisions)
    return [
        str(each.seats),
        voice.number(len(each.decisions), 0),
        voice.estimate(decided),
        voice.number(fmean(each.rounds)),
        voice.number(each.seconds.mean, 2),
    ]
