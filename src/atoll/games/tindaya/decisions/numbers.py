"""The numbers of Tindaya's tasks, written in words that a person can read."""

from typing import Any, Final

from atoll.engine.decision import Step, Task
from atoll.engine.field import Field
from atoll.games.tindaya.names import (
    BASES,
    CATASTROPHES,
    EVENTS,
    GODS,
    GOODS,
    GROUNDS,
    IDOLS,
    INVENTIONS,
    MARKET,
    TRADES,
)
from atoll.games.tindaya.state import Tindaya

Data = dict[str, Any]

MANY: Final = 99  # no count of a task comes to this
VOCABULARY: Final[dict[str, tuple[str, ...]]] = {
    "card": CATASTROPHES,
    "cause": ("hunger", "cold"),
    "god": GODS,
    "good": GOODS,
    "ground": GROUNDS,
    "idol": IDOLS,
    "invention": INVENTIONS,
    "market": MARKET,
    "ship": EVENTS,
    "trade": TRADES,
}
HEX_NUMBERS: Final = ("hex", "centre", "chasm")
ATTACK: Final = "from"
NO_HEX: Final = ("sea", "place")  # attacks from a ship, and by natives who turn on their neighbours
YES_OR_NO: Final = ("begun", "first", "offered", "repelled", "sea", "twice")


def words_for(s: Tindaya, name: str) -> list[str]:
    """The words for the values of a number, in their order; none if it is a plain count."""
    if name in HEX_NUMBERS:
        return s.geography.names
    if name == ATTACK:
        return [*s.geography.names, *NO_HEX]
    return list(VOCABULARY.get(name, ()))


def most(s: Tindaya, name: str) -> int:
    """The largest value of a number that is no word."""
    if name == "tribe":
        return max(1, s.seats - 1)  # alone, 1 is nobody's tribe
    if name == "island":
        return BASES
    return 1 if name in YES_OR_NO else MANY


def write_numbers(s: Tindaya, names: tuple[str, ...], task: Task) -> Data:
    found: Data = {}
    for name, value in zip(names, (int(task.n), int(task.x)), strict=False):
        words = words_for(s, name)
        found[name] = words[value] if words else value
    return found


def read_numbers(s: Tindaya, names: tuple[str, ...], data: Field) -> tuple[int, int]:
    found: list[int] = []
    for name in names:
        words = words_for(s, name)
        least = 1 if name == "island" else 0
        found.append(data[name].index(words) if words else data[name].number(least, most(s, name)))
    found += [0, 0]
    return found[0], found[1]


def bits(numbers: list[int]) -> int:
    """A set of small numbers, bit by bit."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


class Happening(Step[Tindaya]):
    """A step whose numbers are written in words."""

    __slots__ = ()

    def write(self, s: Tindaya, task: Task) -> Data:
        return write_numbers(s, self.numbers(), task)

    def read(self, s: Tindaya, data: Field) -> tuple[int, int]:
        return read_numbers(s, self.numbers(), data)
