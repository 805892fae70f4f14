"""Which decisions matter, which choices nobody should take, and how much is luck."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean
from typing import Any

import polars as pl

import atoll
from atoll.arena.standings import Rate
from atoll.engine.record import Record
from atoll.engine.state import State
from atoll.lab import plots
from atoll.lab.named import Named
from atoll.lab.plan import Plan, parts_of
from atoll.lab.play import kind
from atoll.lab.statistics import Mean, mean, settled, share
from atoll.lab.topics.topic import Grid, Plot, Said, Topic, by_seats, contested, fair
from atoll.lab.voice import Voice

MATTERS = 0.02  # a decision mattered if the best move is worth so much more than one by lot
OFTEN = 40  # so often must a kind of decision or move have been looked at before it is named
DEAD = 0.1  # ... and it must surely be best less often than this
SHOWN = 10
ENOUGH = 10  # games that must have been played on before luck is spoken of


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


@dataclass(frozen=True)
class Luck:
    """Games played on from the same positions under other draws."""

    seats: int
    games: int
    settled: list[
        tuple[float, float]
    ]  # after which share of a game, how much of the outcome is settled
    again: list[Rate]  # how often who won wins again, from the same places


class Choices(Topic):
    """Decisions, dead choices, luck and play."""

    name = "choices"
    words = ("choices", "decisions", "dead", "luck", "play", "matter")

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
        self.dead = dead(looked)
        self.luck = [
            found
            for _, some in by_seats(contested(self.games))
            if (found := luck(some)) is not None
        ]
        self.lucky = atoll.game(plan.game).luck

    def say(self, voice: Voice) -> Said:
        said = Said()
        if not self.asked:
            return said
        often = [each for each in self.asked if each.spread.count >= OFTEN]
        most = (often or self.asked)[0]
        said.verdicts.append(
            voice(
                "choices-most",
                prompt=self.prompt(voice, most),
                spread=voice.number(100 * most.spread.mean),
                mattered=voice.percent(most.mattered.rate),
            )
        )
        said.verdicts.append(self.about_dead(voice))
        said.verdicts += [about_luck(voice, each) for each in self.luck]
        if not self.lucky:
            said.verdicts.append(voice("luck-none"))
        said.how = voice("choices-how")
        title = voice("choices-plot")
        shown = self.asked[:SHOWN]
        names = [short(self.prompt(voice, each)) for each in shown]
        lengths = [100 * each.spread.mean for each in shown]
        said.plots.append(Plot(title, plots.bars(title, names, lengths, voice("axis-spread"))))
        if self.luck:
            title = voice("luck-plot")
            said.plots.append(Plot(title, course(voice, self.luck, title)))
        said.grids += self.grids(voice)
        return said

    def about_dead(self, voice: Voice) -> str:
        if not self.dead:
            return voice("dead-none", often=OFTEN)
        names = [f"“{self.example(voice, each)}”" for each in self.dead[:3]]
        return voice("dead-some", count=len(self.dead), examples=voice.several(names))

    def grids(self, voice: Voice) -> list[Grid]:
        asked = Grid(
            voice("choices-table"),
            [voice(f"column-{name}") for name in ("decision", "looked", "spread", "mattered")],
            [
                [
                    self.prompt(voice, each),
                    voice.number(each.spread.count, 0),
                    voice.number(100 * each.spread.mean),
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


def dead(looked: Iterable[tuple[int, dict[str, Any]]]) -> list[Kind]:
    """Kinds of moves that are hardly ever best, though other kinds were there to choose from."""
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
    found = []
    for pair, times in offered.items():
        rate = share([1.0] * best[pair] + [0.0] * (times - best[pair]))
        if times >= OFTEN and rate.high < DEAD:
            found.append(Kind(*pair, rate, *where[pair]))
    return sorted(found, key=lambda each: each.best.high)


def luck(games: pl.DataFrame) -> Luck | None:
    """Games that were played on under other draws; the game as it went is one way more."""
    some = games.filter(pl.col("replays").list.len() > 0)
    if len(some) < ENOUGH:
        return None
    ends: dict[float, list[list[float]]] = {}
    again: dict[float, list[float]] = {}
    for shares, row in some.select("shares", "replays").iter_rows():
        for place in sorted({each["place"] for each in row}):
            here = [each for each in row if each["place"] == place]
            for seat, got in enumerate(shares):
                ends.setdefault(place, []).append(
                    [got, *(each["share"] for each in here if each["seat"] == seat)]
                )
            again.setdefault(place, []).append(
                fmean(each["share"] for each in here if shares[each["seat"]] > 0)
            )
    return Luck(
        int(games["seats"][0]),
        len(some),
        [(place, settled(groups)) for place, groups in sorted(ends.items())],
        [share(won) for _, won in sorted(again.items())],
    )


def about_luck(voice: Voice, each: Luck) -> str:
    middle = len(each.settled) // 2
    return voice(
        "luck-verdict",
        seats=each.seats,
        settled=voice.percent(each.settled[middle][1]),
        again=voice.rate(each.again[middle]),
        games=each.games,
    )


def course(voice: Voice, luck: list[Luck], title: str) -> str:
    groups = [
        (
            voice("with-seats", seats=each.seats),
            [place for place, _ in each.settled],
            [rate.rate for rate in each.again],
            [rate.low for rate in each.again],
            [rate.high for rate in each.again],
        )
        for each in luck
    ]
    return plots.courses(title, groups, voice("axis-course"), voice("axis-again"))


def short(text: str) -> str:
    return text if len(text) <= 32 else f"{text[:31]}…"
