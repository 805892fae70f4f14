"""Decisions and the agenda.

A turn is a chain of small decisions. Each is a class that knows its legal moves, their effect,
why others are refused, and how to speak of them. What is still to be decided stands on the
agenda, a stack of small immutable tasks: the top task names the decision and the seat, and
playing it may push others.
"""

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from atoll.engine.words import Refusal, Words

if TYPE_CHECKING:
    from atoll.engine.field import Field
    from atoll.engine.state import State

S = TypeVar("S", bound="State")

ONLY: Final[list[int]] = [0]
LARGEST: Final = 2**31  # no number of a task comes near


class Task:
    """A matter to be dealt with by a seat; `n` and `x` are the matter's own small numbers."""

    __slots__ = ("matter", "n", "seat", "x")

    def __init__(self, matter: "Matter[Any]", seat: i64, n: i64 = 0, x: i64 = 0) -> None:
        self.matter = matter
        self.seat: i64 = seat
        self.n: i64 = n
        self.x: i64 = x


@mypyc_attr(allow_interpreted_subclasses=True)
class Matter(Generic[S]):
    """What can stand on the agenda: a decision of a seat, or a step that happens by itself."""

    __slots__ = ("name", "rule")

    def __init__(self, name: str, rule: str) -> None:
        self.name = name
        self.rule = rule

    @abstractmethod
    def moves(self, s: S, task: Task) -> list[int]:
        """The legal moves in a stable order. One alone is played at once; none drops the task."""

    @abstractmethod
    def play(self, s: S, task: Task, move: int) -> None:
        """The effect of a legal move; the task is already off the agenda."""

    # What its tasks' numbers mean is known here alone. Most are plain counts and indices: then
    # `numbers` names them. Others are written and read by the matter's own `write` and `read`.

    def numbers(self) -> tuple[str, ...]:
        """The names of `n` and `x`; a number without a name is always 0."""
        return ()

    def write(self, s: S, task: Task) -> dict[str, Any]:
        """What a task is about, in words a person can read, as plain data."""
        return dict(zip(self.numbers(), [int(task.n), int(task.x)], strict=False))

    def read(self, s: S, data: "Field") -> tuple[int, int]:
        """The numbers `n` and `x` of a task that was written."""
        found = [data[name].number(0, LARGEST) for name in self.numbers()]
        found += [0, 0]
        return found[0], found[1]

    def fits(self, s: S, task: Task) -> bool:
        """Can a task with these numbers wait in this position?"""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Matter[S]):
    """A question to a seat. Moves are small integers that only the decision can read.

    `moves` and `play` are the fast voice, written for search. All else is the slow voice, written
    to be read; the tests hold the two against each other.
    """

    __slots__ = ()

    @abstractmethod
    def refusal(self, s: S, task: Task, move: int) -> Refusal | None:
        """Which rule a move breaks; None when it breaks none."""

    @abstractmethod
    def candidates(self, s: S, task: Task) -> list[int]:
        """What a person might try: a superset of the moves."""

    @abstractmethod
    def notation(self, s: S, task: Task, move: int) -> str:
        """Short, unique in the position, stable between versions."""

    @abstractmethod
    def words(self, s: S, task: Task, move: int) -> Words:
        """What the move does."""

    @abstractmethod
    def prompt(self, s: S, task: Task) -> Words:
        """What the seat is asked."""

    @abstractmethod
    def target(self, s: S, task: Task, move: int) -> str:
        """The id of the piece in the drawing that stands for the move, or of several, parted by spaces;
        empty if there is none."""

    def tells(self, s: S, task: Task, move: int) -> bool:
        """Is the move itself a line of the story? Not where what it leads to says enough."""
        return True

    def secret(self, s: S, task: Task, move: int) -> bool:
        """Do the others not see that it was this move? Then nobody tells their bots."""
        return False

    # For learners every action has a number below `reach`, the same in all positions of a setup.

    def reach(self, s: S) -> int:
        """How many actions there are in games with the parts and seats of this position."""
        raise NotImplementedError(f"{self.name} does not number its actions")

    def action(self, s: S, task: Task, move: int) -> int:
        """The number of a legal move."""
        return move

    def move_at(self, s: S, task: Task, action: int) -> int:
        """The move that an action means here; it need not be legal."""
        return action

    def action_name(self, s: S, action: int) -> str:
        """What an action is called; short, and its own within the decision."""
        return str(action)

    def suggestion(self, s: S, task: Task) -> int:
        """A legal move that is seldom wrong, for players in a hurry; -1 if there is none."""
        return -1

    def aside(self, s: S, task: Task, move: int) -> str:
        """Is the move of a kind that is seldom wanted and makes the list long? Then the message that names
        the kind and counts it; people see it shut. Empty for all others."""
        return ""

    def points(self) -> bool:
        """Does a move only point at what is asked about next? Then, where there is one thing to point at,
        people are asked about it at once."""
        return False

    def placing(self) -> bool:
        """Is something laid freely? Then only legal places are listed; others are tried one by one."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class NamedChoice(Decision[S]):
    """A question about a few things that have names. Moves are their numbers, in order."""

    __slots__ = ()

    @abstractmethod
    def options(self) -> tuple[str, ...]:
        """The names of all there are."""

    def candidates(self, s: S, task: Task) -> list[int]:
        return list(range(len(self.options())))

    def notation(self, s: S, task: Task, move: int) -> str:
        return self.options()[move]

    def reach(self, s: S) -> int:
        return len(self.options())

    def action_name(self, s: S, action: int) -> str:
        return self.options()[action]


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Matter[S]):
    """Something that happens by itself when it comes to the top of the agenda."""

    __slots__ = ()

    def moves(self, s: S, task: Task) -> list[int]:
        return ONLY

    def play(self, s: S, task: Task, move: int) -> None:
        self.run(s, task)

    @abstractmethod
    def run(self, s: S, task: Task) -> None:
        """What happens."""


def by_name(*matters: Matter[Any]) -> dict[str, Matter[Any]]:
    """Everything that can stand on a game's agenda, by its name; learners number matters in this order."""
    return {matter.name: matter for matter in matters}
