"""What all parts of a report share."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

import polars as pl

from atoll.lab import plots
from atoll.lab.plan import OURS, Lot, Plan
from atoll.lab.voice import Voice

ENOUGH = 10  # games of a kind before a sentence speaks of them


@dataclass
class Grid:
    """A table: its heading, those of its columns, and rows of texts."""

    title: str
    columns: list[str]
    rows: list[list[str]]
    long: bool = False  # folded away until somebody asks for it


@dataclass
class Plot:
    """A picture and what it shows."""

    title: str
    svg: str


@dataclass
class Said:
    """What a topic has to say in one language."""

    verdicts: list[str] = field(default_factory=list)
    how: str = ""  # how it was found out
    plots: list[Plot] = field(default_factory=list)
    grids: list[Grid] = field(default_factory=list)


class Topic(ABC):
    """One question of a report: numbers that are worked out once, and said in every language."""

    name: ClassVar[str]
    words: ClassVar[tuple[str, ...]]  # by which it is asked for in the terminal

    @classmethod
    def asks(cls, lot: Lot) -> bool:
        """Does the answer need the games of this lot?"""
        return lot.alike and lot.side == OURS

    @abstractmethod
    def __init__(self, games: pl.DataFrame, plan: Plan) -> None: ...

    @abstractmethod
    def say(self, voice: Voice) -> Said:
        """Verdicts, plots and tables; no verdicts where the games say nothing about it."""


def by_value(
    voice: Voice, key: str, found: Sequence[tuple[int, Sequence[float]]], along: str, up: str
) -> Plot:
    """How often which value occurs, for every number of seats."""
    title = voice(key)
    groups = [(voice("with-seats", seats=seats), values) for seats, values in found]
    return Plot(title, plots.steps(title, groups, voice(along), voice(up)))


def fair(games: pl.DataFrame) -> pl.DataFrame:
    """Games in which the same bot sat on every seat, the one that comes first in the plan (alone, others
    play for themselves beside it): no difference is one of strength."""
    alike = games.filter(pl.col("alike"), pl.col("side") == OURS)
    return alike.filter(pl.col("bots").list.first() == pl.col("bots").list.first().first())


def by_seats(games: pl.DataFrame) -> Iterator[tuple[int, pl.DataFrame]]:
    """The games of every number of seats, fewest first."""
    for (seats,), some in games.sort("seats", maintain_order=True).group_by(
        "seats", maintain_order=True
    ):
        assert isinstance(seats, int)
        yield seats, some


def contested(games: pl.DataFrame) -> pl.DataFrame:
    """Games in which one seat wins what another loses."""
    return games.filter(pl.col("seats") > 1, ~pl.col("together"))
