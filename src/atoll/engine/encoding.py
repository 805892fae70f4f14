"""A position in numbers: rows of small numbers for learners, and a number for every action.

A row tells what a seat knows, its own things first, then those of the others in turn order. Its length
and the meaning of every place are the same in all positions with the same parts and as many seats;
what the options chose is told in the row itself.

Compiled, a number costs 3 ns to append, but 30 ns to read out of a bytearray: extend a row by whole
bytearrays, or read from `bytes(...)` of one.
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar, final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from atoll.engine.decision import Decision, Matter
from atoll.engine.state import State

S = TypeVar("S", bound=State)

DIGITS: Final = 3  # bytes for each number of a task
BYTE: Final = 255
NONE: Final = -1  # no decision is pending
ZEROS: Final[list[bytes]] = [bytes(count) for count in range(512)]


class Span:
    """A named part of a row: so many numbers of this shape from `first` on, none above `most`."""

    __slots__ = ("count", "first", "most", "name", "shape")

    def __init__(self, name: str, shape: tuple[int, ...], most: int, first: int) -> None:
        self.name = name
        self.shape = shape
        self.most = most
        self.first = first
        count = 1
        for length in shape:
            count *= length
        self.count = count

    def __repr__(self) -> str:
        return f"<{self.name} {self.shape} from {self.first}, at most {self.most}>"


@final
class Row:
    """Numbers from 0 to 255 that are written one after the other."""

    __slots__ = ("written",)

    def __init__(self) -> None:
        self.written = BytesWriter()

    def __len__(self) -> int:
        return len(self.written)

    def __setitem__(self, place: i64, number: i64) -> None:
        """Change a number that is already written."""
        if number < 0 or number > BYTE:
            raise ValueError(f"a row holds numbers from 0 to {BYTE}, not {number}")
        self.written[place] = u8(number)

    def append(self, number: i64) -> None:
        if number < 0 or number > BYTE:
            raise ValueError(f"a row holds numbers from 0 to {BYTE}, not {number}")
        self.written.append(u8(number))

    def put(self, number: i64, most: i64) -> None:
        """Append a number, or the nearest to it from 0 to `most`."""
        if number < 0:
            number = 0
        elif number > most:
            number = most
        self.written.append(u8(number))

    def put_all(self, numbers: list[int], most: i64) -> None:
        """Append several, each within the same bound."""
        written = self.written
        for each in numbers:
            number: i64 = each
            if number < 0:
                number = 0
            elif number > most:
                number = most
            written.append(u8(number))

    def extend(self, numbers: bytes | bytearray) -> None:
        """Append several at once: as quick as one."""
        if isinstance(numbers, bytes):
            self.written.write(numbers)
        else:
            self.written.write(numbers)

    def blank(self, count: i64) -> i64:
        """Append zeros, to be changed where they are not; says where they begin."""
        start = len(self.written)
        self.written.write(ZEROS[count] if count < 512 else bytes(count))
        return start

    def numbers(self) -> bytes:
        return self.written.getvalue()


def put_one_of(row: Row, count: i64, chosen: i64) -> None:
    """One of so many kinds; none if `chosen` is below 0."""
    start = row.blank(count)
    if chosen >= 0:
        row.written[start + chosen] = 1


def put_digits(row: Row, number: i64, digits: i64 = DIGITS) -> None:
    """A number in bytes, the lowest first."""
    written = row.written
    for _ in range(digits):
        written.append(u8(number & BYTE))
        number >>= 8


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(Generic[S]):
    """How the positions of a game are written as rows; every game brings one in `encoding.py`.

    `version` is raised when a row would mean something else: what was learned from rows of another
    version is of no use then. `fields` are the game's own: name, shape and the largest number.
    """

    def __init__(
        self,
        version: int,
        seats: int,
        matters: dict[str, Matter[Any]],
        fields: Sequence[tuple[str, tuple[int, ...], int]],
    ) -> None:
        self.version = version
        self.seats = seats
        self.decisions: dict[str, int] = {}
        for name, matter in matters.items():
            if isinstance(matter, Decision):
                self.decisions[name] = len(self.decisions)
        self.spans: list[Span] = []
        self.size = 0
        self.add("decides", (seats,), 1)
        self.add("pending", (len(self.decisions),), 1)
        self.add("pending.n", (DIGITS,), BYTE)
        self.add("pending.x", (DIGITS,), BYTE)
        for name, shape, most in fields:
            self.add(name, shape, most)

    def add(self, name: str, shape: tuple[int, ...], most: int) -> None:
        span = Span(name, shape, most, self.size)
        self.spans.append(span)
        self.size += span.count

    def scales(self) -> list[float]:
        """What every number of a row is multiplied by to come to 0..1."""
        return [1.0 / span.most for span in self.spans for _ in range(span.count)]

    def row(self, s: S, seat: int) -> bytes:
        """What a seat knows of a position."""
        row = Row()
        self.write(s, seat, row)
        return row.numbers()

    def rows(self, states: list[S], seats: list[int]) -> bytes:
        """What seats know of positions, one row after the other."""
        row = Row()
        for i in range(len(states)):
            self.write(states[i], seats[i], row)
        return row.numbers()

    def write(self, s: S, seat: int, row: Row) -> None:
        """Append the numbers of a position to a row. One that a judge foresees may lie where nobody is
        asked yet; it tells of no decision then, as one at the end."""
        asked: i64 = NONE
        if s.agenda:
            asked = self.decisions.get(s.agenda[-1].matter.name, NONE)
        if asked == NONE:
            row.blank(self.seats + len(self.decisions) + 2 * DIGITS)
        else:
            task = s.agenda[-1]
            put_one_of(row, self.seats, (task.seat - seat) % self.seats)
            put_one_of(row, len(self.decisions), asked)
            known = self.knows_task(s, seat)
            put_digits(row, task.n if known else 0)
            put_digits(row, task.x if known else 0)
        self.put(s, seat, row)

    def knows_task(self, s: S, seat: int) -> bool:
        """Does the seat know what the pending decision is about?"""
        return True

    @abstractmethod
    def put(self, s: S, seat: int, row: Row) -> None:
        """Append the numbers of the game's own fields, in their order."""


class Numbering:
    """A number for every action of a game: the same in all positions with the same parts and seats.

    A decision counts its own actions (`Decision.reach`); they follow each other in the order of the
    game's matters.
    """

    def __init__(self, s: State, matters: dict[str, Matter[Any]]) -> None:
        self.first: dict[str, int] = {}
        self.reach: dict[str, int] = {}
        self.count = 0
        self.decisions: list[Decision[Any]] = []
        for name, matter in matters.items():
            if isinstance(matter, Decision):
                self.first[name] = self.count
                self.reach[name] = matter.reach(s)
                self.count += self.reach[name]
                self.decisions.append(matter)
        self.blank = bytes(self.count)

    def action(self, s: State, move: int) -> int:
        """The number of a move of the pending decision."""
        task = s.agenda[-1]
        decision = s.decision()
        return self.first[decision.name] + decision.action(s, task, move)

    def move(self, s: State, action: int) -> int:
        """The move that an action means now; `ValueError` if it belongs to another decision."""
        task = s.task
        decision = s.decision()
        own = action - self.first[decision.name]
        if not 0 <= own < self.reach[decision.name]:
            raise ValueError(f"action {action} is none of {decision.name}, which is asked now")
        return decision.move_at(s, task, own)

    def found(self, s: State, action: int) -> int | None:
        """The legal move that an action means now; None if it means none."""
        task = s.agenda[-1]
        decision = s.decision()
        own = action - self.first[decision.name]
        if not 0 <= own < self.reach[decision.name]:
            return None
        move = decision.move_at(s, task, own)
        return move if move in s.legal else None

    def legal(self, s: State) -> list[int]:
        """The numbers of all legal moves, in their order."""
        if not s.agenda:
            return []
        task = s.agenda[-1]
        decision = s.decision()
        first = self.first[decision.name]
        return [first + decision.action(s, task, move) for move in s.legal]

    def mask(self, s: State) -> bytes:
        """1 for every action that is legal now, 0 for all others."""
        return self.masks([s])

    def masks(self, states: list[State]) -> bytes:
        """The masks of positions, one after the other."""
        mask = BytesWriter()
        for s in states:
            start = len(mask)
            mask.write(self.blank)
            if s.agenda:
                task = s.agenda[-1]
                decision = s.decision()
                first: i64 = start + self.first[decision.name]
                for move in s.legal:
                    mask[first + decision.action(s, task, move)] = 1
        return mask.getvalue()

    def names(self, s: State) -> list[str]:
        """What every action is called."""
        return [
            f"{decision.name} {decision.action_name(s, own)}"
            for decision in self.decisions
            for own in range(decision.reach(s))
        ]
