"""Two versions of a game side by side: what a change does, and how sure that is."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from statistics import fmean

import polars as pl

from atoll.lab import plots
from atoll.lab.plan import OURS, THEIRS, Lot, Plan
from atoll.lab.play import Row
from atoll.lab.statistics import SURE, Mean, at_most, each_sure, games_for, mean
from atoll.lab.topics.parts import Part, Parts
from atoll.lab.topics.presence import marked
from atoll.lab.topics.scores import margin
from atoll.lab.topics.topic import ENOUGH, Grid, Plot, Said, Topic, by_seats
from atoll.lab.voice import Voice

SHOWN = 12
SIDES = (OURS, THEIRS)
SHARES = ("first", "won")  # of QUESTIONS: in percent


# What is compared of every game: in percent, points or decisions.
QUESTIONS: dict[str, Callable[[Row], float]] = {
    "first": lambda row: 100.0 * row["shares"][row["first"]],
    "won": lambda row: 100.0 * row["shares"][0],
    "points": lambda row: fmean(row["scores"]),
    "margin": lambda row: margin(row["scores"]),
    "decisions": lambda row: float(sum(row["decisions"])),
}


def questions(ours: pl.DataFrame, theirs: pl.DataFrame) -> tuple[str, ...]:
    """What can be asked of two versions: whoever wins alone cannot be held against who wins together."""
    shared = [bool(each["together"][0]) or each["seats"][0] == 1 for each in (ours, theirs)]
    if shared[0] != shared[1]:
        return ("decisions",)
    if shared[0]:
        return ("won", "points", "decisions")
    return ("first", "points", "margin", "decisions")


@dataclass(frozen=True)
class Change:
    """One number of both versions. The same seeds were played, so that games are held against their twins."""

    question: str
    seats: int
    before: float
    after: float
    more: Mean
    chance: float  # corrected

    @property
    def sure(self) -> bool:
        return self.chance < SURE and self.more.count >= ENOUGH

    @property
    def needed(self) -> int | None:
        """How many games would make a difference of this size sure; None if it is none."""
        return games_for(self.more.mean, self.more.sd)


class Against(Topic):
    """What is otherwise in the other version."""

    name = "against"
    words = ("change", "against", "compare", "version", "difference")

    @classmethod
    def asks(cls, lot: Lot) -> bool:
        return lot.side in SIDES

    def __init__(self, games: pl.DataFrame, plan: Plan) -> None:
        self.plan = plan
        changes = [
            change
            for _, some in by_seats(games.filter(pl.col("alike")))
            for change in compared(*(some.filter(pl.col("side") == each) for each in SIDES))
        ]
        corrected = each_sure([each.more.chance for each in changes])
        self.changes = [
            replace(each, chance=chance) for each, chance in zip(changes, corrected, strict=True)
        ]
        self.parts = [
            Parts(games.filter(pl.col("side") == side).with_columns(side=pl.lit(OURS)), plan)
            for side in SIDES
        ]

    def say(self, voice: Voice) -> Said:
        said = Said()
        if not self.changes:
            return said
        said.verdicts += [verdict(voice, each) for each in self.changes if each.sure]
        doubtful = [each for each in self.changes if not each.sure]
        if len(doubtful) == len(self.changes):
            said.verdicts.append(voice("against-none"))
        said.verdicts += [hint(voice, each) for each in doubtful if each.needed is not None][:4]
        said.verdicts += self.about_parts(voice)
        said.how = voice("against-how", count=len(self.changes))
        columns = ("question", "seats", "ours", "theirs", "change", "sure", "needed")
        said.grids.append(
            Grid(
                voice("against-table"),
                [voice(f"column-{name}") for name in columns],
                [row(voice, each) for each in self.changes],
            )
        )
        shown = [part for part in self.both() if part[1].told and part[2].told][:SHOWN]
        if shown:
            title = voice("against-plot")
            groups = [
                (
                    voice(f"column-{side}"),
                    [100 * each.gain.mean for each in parts],
                    [100 * each.gain.low for each in parts],
                    [100 * each.gain.high for each in parts],
                )
                for side, parts in (
                    ("ours", [ours for _, ours, _ in shown]),
                    ("theirs", [theirs for _, _, theirs in shown]),
                )
            ]
            names = [voice.part(name) for name, _, _ in shown]
            svg = plots.whiskers(title, names, groups, voice("axis-gain"), 0.0)
            said.plots.append(Plot(title, svg))
        return said

    def both(self) -> list[tuple[str, Part, Part]]:
        """Parts of both versions, those first whose gain differs most."""
        ours, theirs = ({each.name: each for each in side.parts} for side in self.parts)
        common = [(name, ours[name], theirs[name]) for name in ours if name in theirs]
        return sorted(common, key=lambda each: -abs(each[2].gain.mean - each[1].gain.mean))

    def about_parts(self, voice: Voice) -> list[str]:
        """Parts that go with winning in one version alone."""
        clear = [{each.name for each in side.clear if each.gain.mean > 0} for side in self.parts]
        return [
            voice(key, parts=voice.several([voice.part(name) for name in sorted(names)]))
            for key, names in (
                ("against-newly", clear[1] - clear[0]),
                ("against-no-more", clear[0] - clear[1]),
            )
            if names
        ]


def compared(ours: pl.DataFrame, theirs: pl.DataFrame) -> list[Change]:
    """All that can be asked of two versions at one number of seats, if there are twins."""
    rows = [{row["number"]: row for row in some.iter_rows(named=True)} for some in (ours, theirs)]
    twins = sorted(rows[0].keys() & rows[1].keys())
    if len(twins) < 2:
        return []
    found = []
    for question in questions(ours, theirs):
        ask = QUESTIONS[question]
        before, after = ([ask(some[number]) for number in twins] for some in rows)
        more = mean([b - a for a, b in zip(before, after, strict=True)])
        more = at_most(100.0, more) if question in SHARES else more
        seats = int(ours["seats"][0])
        found.append(Change(question, seats, mean(before).mean, mean(after).mean, more, 1.0))
    return found


def verdict(voice: Voice, each: Change) -> str:
    return voice(
        f"against-{each.question}",
        seats=each.seats,
        before=voice.number(each.before),
        after=voice.number(each.after),
        change=voice.number(each.more.mean, 1, sign=True),
        span=voice.span(each.more.low, each.more.high),
    )


def hint(voice: Voice, each: Change) -> str:
    """What it would take to be sure."""
    needed = each.needed
    assert needed is not None
    return voice(
        "against-doubt",
        question=voice(f"question-{each.question}"),
        seats=each.seats,
        change=voice.number(each.more.mean, 1, sign=True),
        span=voice.span(each.more.low, each.more.high),
        games=max(0, needed - each.more.count),
        figure=voice.number(max(0, needed - each.more.count), 0),
    )


def row(voice: Voice, each: Change) -> list[str]:
    needed = each.needed
    return [
        voice(f"question-{each.question}"),
        str(each.seats),
        voice.number(each.before),
        voice.number(each.after),
        marked(voice, each.more, False),
        voice("sure" if each.sure else "unsure"),
        "–" if each.sure or needed is None else voice.number(max(0, needed - each.more.count), 0),
    ]
