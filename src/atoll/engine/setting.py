"""What is chosen before a game: how many seats, and the game's options."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any


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


class Setting:
    """The seats and options of a game; whatever it does not offer raises `ValueError`."""

    title: str
    seats: tuple[int, ...]
    options: tuple[Option, ...] = ()

    def seats_in_words(self) -> str:
        return any_of(self.seats)

    def check_seats(self, seats: int | None) -> int:
        if seats is None:
            return self.seats[0]
        if type(seats) is not int or seats not in self.seats:
            allowed = self.seats_in_words()
            raise ValueError(f"{self.title} is played with {allowed} seats, not {seats!r}")
        return seats

    def options_with(self, parts: Any) -> tuple[Option, ...]:
        """The options of a game played with an owner's parts, which may bring values of their own."""
        return self.options

    def check_options(
        self, seats: int, options: dict[str, Any], parts: Any = None
    ) -> dict[str, Any]:
        """The options in full, defaults included; `parts` are an owner's, if they are not the game's."""
        offered = self.options if parts is None else self.options_with(parts)
        known = {option.name: option for option in offered}
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

    def check_together(self, seats: int, options: dict[str, Any]) -> None:
        """Options that contradict each other raise `ValueError`."""
