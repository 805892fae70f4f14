"""Which decisions matter, and which choices nobody should take."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

import polars as pl
from scipy import stats

import atoll
from atoll.arena.standings import Rate
from atoll.engine.record import Record
from atoll.engine.state import State
from atoll.lab import plots
from atoll.lab.named import Named
from atoll.lab.plan import Plan, parts_of
from atoll.lab.play import kind
from atoll.lab.statistics import SURE, Mean, among_many, mean, share
from atoll.lab.topics.topic import Grid, Plot, Said, Topic, fair
from atoll.lab.voice import Voice

MATTERS = 0.02  # a decision mattered if the best move is worth so much more than one by lot
SOME = 20  # so often must a kind of decision have been looked at before it is named first
OFTEN = 40  # so often must a kind of move have been offered before it is called dead
DEAD = 0.1  # ... and it must surely be best less often than this
TOLD = 0.0005  # less than a tenth of a point of a hundred is written as none
SHOWN = 10


@dataclass(frozen=True)
class Asked:
    """A kind of decision: how often it was looked at, and how much lay in it."""

    matter: str
    spread: Mean
    mattered: Rate
    game: int  # an example: a row of the games,
    ply: int  # and the number of a decision


@dataclass(frozen=True)
class Kind:
    """A kind of move: how often it was offered, and how often it was best."""

    matter: str
    kind: str
    best: Rate
    game: int
    ply: int


class Choices(Topic):
    """Decisions, and dead choices."""

    name = "choices"
    words = ("choices", "choice", "decision", "dead", "matter")

    def __init__(self, games: pl.DataFrame, plan: Plan) -> None:
        self.plan = plan
        self.replayed: dict[
            tuple[int, int], State
        ] = {}  # every language speaks of the same examples
        self.games = fair(games)
        looked = [
            (number, each)
            for number, row in enumerate(self.games["looks"].to_list())
            for each in row
        ]
        self.asked = matters(looked)
        kinds = weighed(looked)
        self.often = len(kinds)
        self.dead = dead(kinds)

    def say(self, voice: Voice) -> Said:
        said = Said()
        if not self.asked:
            return said
        most = [each for each in self.asked if each.spread.count >= SOME][:1]
        said.verdicts += [
            voice(
                "choices-most",
                prompt=voice.quoted(self.prompt(voice, each)),
                spread=voice.estimate(in_percent(each.spread)),
                mattered=voice.percent(each.mattered.rate),
                count=each.spread.count,
            )
            for each in most
        ] or [voice("choices-few", few=SOME)]
        said.verdicts.append(self.about_dead(voice))
        said.how = voice("choices-how", few=SOME, often=OFTEN)
        title = voice("choices-plot")
        shown = [each for each in self.asked if each.spread.mean >= TOLD][:SHOWN]
        names = [short(self.prompt(voice, each)) for each in shown]
        worth = [in_percent(each.spread) for each in shown]
        if shown:
            group = (
                "",
                [each.mean for each in worth],
                [each.low for each in worth],
                [each.high for each in worth],
            )
            svg = plots.whiskers(title, names, [group], voice("axis-spread"), 0.0)
            said.plots.append(Plot(title, svg))
        said.grids += self.grids(voice)
        return said

    def about_dead(self, voice: Voice) -> str:
        if not self.dead:
            key = "dead-none" if self.often else "dead-unknown"
            return voice(key, often=OFTEN, count=self.often)
        names = [voice.quoted(self.example(voice, each)) for each in self.dead[:3]]
        return voice("dead-some", count=len(self.dead), examples=voice.several(names))

    def grids(self, voice: Voice) -> list[Grid]:
        asked = Grid(
            voice("choices-table"),
            [voice(f"column-{name}") for name in ("decision", "looked", "spread", "mattered")],
            [
                [
                    self.prompt(voice, each),
                    voice.number(each.spread.count, 0),
                    voice.estimate(in_percent(each.spread)),
                    voice.rate(each.mattered),
                ]
                for each in self.asked
            ],
            long=True,
        )
        if not self.dead:
            return [asked]
        rows = [
            [self.example(voice, each), voice.number(each.best.games, 0), voice.rate(each.best)]
            for each in self.dead
        ]
        columns = [voice(f"column-{name}") for name in ("choice", "offered", "best")]
        return [asked, Grid(voice("dead-table"), columns, rows, long=True)]

    # Examples are looked up in the records: the rules themselves say what is asked there.

    def position(self, row: int, ply: int) -> State:
        if (row, ply) not in self.replayed:
            self.replayed[row, ply] = self.replay(row, ply)
        return self.replayed[row, ply]

    def replay(self, row: int, ply: int) -> State:
        game = atoll.game(self.plan.game)
        found = self.games.row(row, named=True)
        lot = next(lot for lot in self.plan.lots if lot.name == found["lot"])
        parts = parts_of(game, lot.parts)
        digest = "" if parts is None else parts.digest
        record = Record(game, lot.seats, found["seed"], lot.options, found["moves"], digest)
        return record.replay(ply, parts)

    def prompt(self, voice: Voice, asked: Asked) -> str:
        """What is asked there."""
        return self.position(asked.game, asked.ply).prompt(voice.language)

    def example(self, voice: Voice, found: Kind) -> str:
        """A move of this kind, in words."""
        state = self.position(found.game, found.ply)
        named = Named(state.parts_used())
        move = next(move for move in state.legal if kind(named, state, move) == found.kind)
        return state.describe(move, voice.language)


def matters(looked: Iterable[tuple[int, dict[str, Any]]]) -> list[Asked]:
    """The kinds of decisions, those first in which most lies."""
    spreads: defaultdict[str, list[float]] = defaultdict(list)
    where: dict[str, tuple[int, int]] = {}
    for number, each in looked:
        spreads[each["matter"]].append(each["spread"])
        where.setdefault(each["matter"], (number, each["ply"]))
    found = [
        Asked(
            matter,
            mean(some),
            share([float(spread >= MATTERS) for spread in some]),
            *where[matter],
        )
        for matter, some in spreads.items()
    ]
    return sorted(found, key=lambda each: -each.spread.mean)


def weighed(looked: Iterable[tuple[int, dict[str, Any]]]) -> list[Kind]:
    """Kinds of moves that were offered often beside others, those first that are best least often."""
    offered: Counter[tuple[str, str]] = Counter()
    best: Counter[tuple[str, str]] = Counter()
    where: dict[tuple[str, str], tuple[int, int]] = {}
    for number, each in looked:
        if len(each["offered"]) < 2:
            continue
        for one in each["offered"]:
            offered[each["matter"], one] += 1
            where.setdefault((each["matter"], one), (number, each["ply"]))
        best.update((each["matter"], one) for one in each["best"])
    found = [
        Kind(*pair, share([1.0] * best[pair] + [0.0] * (times - best[pair])), *where[pair])
        for pair, times in offered.items()
        if times >= OFTEN
    ]
    return sorted(found, key=lambda each: each.best.high)


def dead(kinds: list[Kind]) -> list[Kind]:
    """Those that are surely best less often than once in ten; as many are asked about at once, that is
    corrected."""
    found = among_many(
        [
            float(stats.binomtest(round(each.best.wins), each.best.games, DEAD, "less").pvalue)
            for each in kinds
        ]
    )
    return [each for each, chance in zip(kinds, found, strict=True) if chance < SURE]


def in_percent(found: Mean) -> Mean:
    """No move is worth less than one at random."""
    return replace(
        found, mean=100 * found.mean, low=100 * max(0.0, found.low), high=100 * found.high
    )


def short(text: str) -> str:
    return text if len(text) <= 32 else f"{text[:31]}…"
