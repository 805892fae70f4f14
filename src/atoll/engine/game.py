"""What a game is to the rest of the house."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any

from atoll.engine.chance import Chance, seeded
from atoll.engine.ledger import Ledger
from atoll.engine.parts import PartsError, PartsFile, PrintedParts
from atoll.engine.state import State


@dataclass(frozen=True)
class Option:
    """A choice made before the game; the first value is the default."""

    name: str
    values: tuple[Any, ...]
    seats: tuple[int, ...] | None = None  # the seat counts it belongs to; None: all
    needs: tuple[str, Any] | None = None  # the option, with its value, that it belongs to


def any_of(counts: Sequence[int]) -> str:
    """Seat counts in words: 2, 3 or 4."""
    *first, last = map(str, counts)
    return f"{', '.join(first)} or {last}" if first else last


class Game(ABC):
    """A game: its name, its rules by number, and how to begin.

    Subclasses bring the parts, the position, the drawing and the judgement of a position.
    """

    name: str
    title: str
    seats: tuple[int, ...]
    options: tuple[Option, ...] = ()
    lessons: tuple[Mapping[str, Any], ...] = ()  # options of games to learn by, easiest first
    rules_version: int
    parts_type: type[PrintedParts]
    playout: int = 24  # decisions that a search plays on by `rollout` before it evaluates
    all_may_lose: bool = False  # at several seats too, nobody may win
    colours: Mapping[str, Mapping[str, str]] = {}  # what its drawing adds to each theme

    def new(
        self, seats: int | None = None, seed: int = 0, parts: Any = None, **options: Any
    ) -> State:
        """A new game. Bad seats or options raise `ValueError` and name what is allowed."""
        seats = self.check_seats(seats)
        chosen = self.check_options(seats, options)
        if isinstance(seed, bool) or not isinstance(seed, int):
            raise ValueError(f"the seed must be a whole number, not {seed!r}")
        return self.deal(parts or self.parts(), seats, seeded(seed), chosen)

    def check_seats(self, seats: int | None) -> int:
        if seats is None:
            return self.seats[0]
        if type(seats) is not int or seats not in self.seats:
            allowed = any_of(self.seats)
            raise ValueError(f"{self.title} is played with {allowed} seats, not {seats!r}")
        return seats

    def check_options(self, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        """The options in full, defaults included."""
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                allowed = ", ".join(known) or "none"
                raise ValueError(f"{self.title} has no option {name!r}; its options: {allowed}")
        for name, value in options.items():
            option = known[name]
            if not any(value == each and type(value) is type(each) for each in option.values):
                allowed = ", ".join(str(each) for each in option.values)
                raise ValueError(f"{self.title}: {name} must be one of {allowed}, not {value!r}")
            if option.seats is not None and seats not in option.seats and value != option.values[0]:
                allowed = any_of(option.seats)
                raise ValueError(f"{self.title}: {name} is for {allowed} seats, not {seats}")
        chosen = self.defaults() | options
        self.check_together(seats, chosen)
        return chosen

    def defaults(self) -> dict[str, Any]:
        return {option.name: option.values[0] for option in self.options}

    def seats_for(self, options: Mapping[str, Any]) -> tuple[int, ...]:
        """The seat counts at which all these options may be chosen."""
        bound = [
            each
            for each in self.options
            if options.get(each.name, each.values[0]) != each.values[0]
        ]
        return tuple(
            count
            for count in self.seats
            if all(each.seats is None or count in each.seats for each in bound)
        )

    def check_together(self, seats: int, options: dict[str, Any]) -> None:  # noqa: B027
        """Options that contradict each other raise `ValueError`."""

    def shared_fate(self, options: Mapping[str, Any]) -> bool:
        """Do all seats win or lose together?"""
        return False

    @abstractmethod
    def deal(self, parts: Any, seats: int, chance: Chance, options: dict[str, Any]) -> State:
        """The first position."""

    @abstractmethod
    def from_dict(self, data: dict[str, Any], parts: Any = None) -> State:
        """The position that `state.to_dict` wrote; anything else raises `ValueError`."""

    def parts(self, path: str | None = None) -> Any:
        """The game's parts, or those of an owner's file; a broken file raises `ValueError`."""
        if path is None:
            return self.printed
        try:
            text = Path(path).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise PartsError(f"{path}: cannot be read: {error}") from None
        return self.parts_type(PartsFile(path, text), known=self.printed.ids)

    @cached_property
    def printed(self) -> PrintedParts:
        """The parts as the publisher printed them."""
        return self.parts_type(PartsFile("parts.toml", self.beside("parts.toml")))

    def ledger(self) -> Ledger:
        """The rules by number."""
        return self.rules

    @cached_property
    def rules(self) -> Ledger:
        return Ledger(self.beside("rules.toml"))

    def beside(self, name: str) -> str:
        """The text of a file in the game's own folder."""
        return (files(type(self).__module__) / name).read_text(encoding="utf-8")

    @abstractmethod
    def evaluate(self, state: State) -> Sequence[float]:
        """How well every seat stands, from 0 to 1; at the end, the outcome."""

    @abstractmethod
    def rollout(self, state: State, chance: Chance) -> int:
        """A quick move that is not foolish, for playing games out in search."""

    def foreseen(self, state: State, move: int) -> State:
        """A new position, as `evaluate` is to judge the move by: where the move leads, but nothing
        that only chance decides after it needs to have happened."""
        after = state.copy()
        after.advance(move)
        return after

    def routine(self, state: State) -> bool:
        """Is the decision one that `rollout` makes well enough to search what comes after it?"""
        return False

    def promising(self, state: State) -> list[int]:
        """The legal moves that a search looks at: all, or of very many those that a quick look finds
        best."""
        return state.legal

    @abstractmethod
    def draw(self, view: dict[str, Any], **how: Any) -> str:
        """A picture of a view, as SVG."""

    def preview(self, state: State, move: str, language: str = "en") -> dict[str, Any] | None:
        """What a move in notation would do, legal or not, as plain data for a hand that still holds
        the piece; None if there is nothing to try. A text that is no move raises `ValueError`."""
        return None

    def terminal(self, view: dict[str, Any], **how: Any) -> Any:
        """A picture of a view that Rich can print; plain data unless the game draws a better one."""
        from rich.pretty import Pretty

        return Pretty(view)
