"""Parts that are there for all seats: what games with them have more than games without."""

from collections import defaultdict
from dataclasses import dataclass, replace

import numpy as np
import polars as pl
from numpy.typing import NDArray

from atoll.arena.standings import Rate
from atoll.lab.named import Named
from atoll.lab.statistics import SURE, Mean, among_many, apart, share
from atoll.lab.topics.topic import Grid
from atoll.lab.voice import Voice

FEW = 12  # games that must show a part, and games that must not
LEAST = 0.05  # points or decisions; less is written as none


@dataclass(frozen=True)
class Presence:
    """A part that is there for all: what games with it have more than games without."""

    name: str
    games: Rate  # share of games with it
    points: Mean  # of a seat
    decisions: Mean
    chances: tuple[float, ...] = ()  # corrected: of points and of decisions

    @property
    def effects(self) -> list[tuple[Mean, bool]]:
        """On points and on decisions, and whether that is sure."""
        more = (self.points, self.decisions)
        return [(each, chance < SURE) for each, chance in zip(more, self.chances, strict=True)]


def about(voice: Voice, presences: list[Presence]) -> list[str]:
    """The parts whose presence surely changes points or length, those first that change most."""
    found = []
    for place, key in enumerate(("points", "decisions")):
        effects = [(each.name, *each.effects[place]) for each in presences]
        clear = [(name, more) for name, more, sure in effects if sure and abs(more.mean) >= LEAST]
        clear.sort(key=lambda each: -abs(each[1].mean))
        names = [
            f"{voice.part(name)} ({voice.number(more.mean, 1, sign=True)})"
            for name, more in clear[:3]
        ]
        if names:
            found.append(voice(f"presence-{key}", parts=voice.several(names), count=len(clear)))
    return found


def grid(voice: Voice, presences: list[Presence], named: Named) -> Grid:
    columns = ("part", "games", "more-points", "more-decisions", "origin")
    return Grid(
        voice("presence-table"),
        [voice(f"column-{name}") for name in columns],
        [
            [
                voice.part(each.name),
                voice.rate(each.games),
                *(marked(voice, more, sure) for more, sure in each.effects),
                voice.of_game(f"page-source-{named.source(each.name)}", "–"),
            ]
            for each in presences
        ],
        long=True,
    )


def marked(voice: Voice, more: Mean, sure: bool) -> str:
    """A difference with its interval; a star where it is sure."""
    span = voice.estimate(more, sign=True)
    return f"{span} *" if sure else span


def presences(games: pl.DataFrame) -> list[Presence]:
    """Parts that are there for all, and where one fate is shared, every part: games with it against games
    without. A game is held against the mean of its lot, so that seats and options make no difference."""
    beyond = games.select(
        points=pl.col("scores").list.mean(), decisions=pl.col("decisions").list.sum(), lot="lot"
    ).select(pl.col("points", "decisions") - pl.col("points", "decisions").mean().over("lot"))
    found = []
    for part, where in sorted(places(games).items()):
        there, elsewhere = (np.flatnonzero(where == value) for value in (1, 0))
        if min(len(there), len(elsewhere)) >= FEW:
            points, decisions = (
                apart(values[there], values[elsewhere])
                for values in (beyond[name].to_numpy() for name in beyond.columns)
            )
            rate = share([1.0] * len(there) + [0.0] * len(elsewhere))
            found.append(Presence(part, rate, points, decisions))
    corrected = [
        among_many([more.chance for more in some])
        for some in ([each.points for each in found], [each.decisions for each in found])
    ]
    pairs = zip(*corrected, strict=True)
    return [replace(each, chances=chances) for each, chances in zip(found, pairs, strict=True)]


def places(games: pl.DataFrame) -> dict[str, NDArray[np.int8]]:
    """Of every part, where it is there for all: 1, where it might be: 0, and where it never is: -1.

    A part that rivals take is not there for all. Lots in which it never appears say nothing about it.
    """
    lots = games["lot"].to_numpy()
    alone = (games["together"] | (games["seats"] == 1)).to_numpy()
    rows = games.select("shared", "taken").rows()
    taken = [{each["part"] for each in some} for _, some in rows]
    chosen = {part for number in np.flatnonzero(~alone) for part in taken[number]}
    there: defaultdict[str, list[int]] = defaultdict(list)
    for number, (shared, _) in enumerate(rows):
        for part in taken[number] | set(shared) if alone[number] else set(shared) - chosen:
            there[part].append(number)
    found = {}
    for part, numbers in there.items():
        where = np.where(np.isin(lots, np.unique(lots[numbers])), 0, -1).astype(np.int8)
        where[numbers] = 1
        if part in chosen:
            where[~alone] = -1
        found[part] = where
    return found
