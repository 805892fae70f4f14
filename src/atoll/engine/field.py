"""Reading positions back: values that know where they stand, so that errors can say so."""

from collections.abc import Sequence
from typing import Any


class Field:
    """A value of a position of a game."""

    def __init__(self, game: str, value: object, place: str = "") -> None:
        self.game = game
        self.place = place
        self.value: Any = value

    def broken(self, what: str) -> ValueError:
        return ValueError(f"not a position of {self.game}: {what}")

    def wrong(self, wanted: str) -> ValueError:
        return self.broken(f"{self.place or 'it'} must be {wanted}, not {self.value!r:.60}")

    def __getitem__(self, name: str) -> "Field":
        if not isinstance(self.value, dict):
            raise self.wrong("a table")
        place = f"{self.place}.{name}" if self.place else name
        if name not in self.value:
            raise self.broken(f"{place} is missing")
        return Field(self.game, self.value[name], place)

    def only(self, *names: str) -> None:
        """A table has these fields and no others."""
        for name in self.value:
            if name not in names:
                raise self.wrong(f"a table of {', '.join(names)}")

    def each(self, least: int, most: int) -> "list[Field]":
        """The fields of a list."""
        if not isinstance(self.value, list | tuple) or not least <= len(self.value) <= most:
            count = f"{least}" if least == most else f"{least} to {most}"
            raise self.wrong(f"a list of {count}")
        return [Field(self.game, value, f"{self.place}[{i}]") for i, value in enumerate(self.value)]

    def number(self, least: int, most: int) -> int:
        value = self.value
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.wrong(f"a whole number from {least} to {most}")
        return value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.wrong("true or false")
        return self.value

    def index(self, names: Sequence[str]) -> int:
        """Which of the names it is."""
        if not isinstance(self.value, str) or self.value not in names:
            raise self.wrong(f"one of {', '.join(names)}")
        return names.index(self.value)
