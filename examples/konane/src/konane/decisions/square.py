"""What all decisions of Konane have in common: the seat points at a square."""

from abc import abstractmethod

from atoll.engine.decision import Decision, Task
from atoll.engine.words import Fact, Refusal, Words
from konane.parts import LETTERS
from konane.state import Konane


class SquareDecision(Decision[Konane]):
    """Moves are the numbers of squares."""

    __slots__ = ()

    @abstractmethod
    def refuses(self, s: Konane, task: Task, square: int) -> Refusal | None:
        """Why a square of the board is refused."""

    def refusal(self, s: Konane, task: Task, move: int) -> Refusal | None:
        if not 0 <= move < len(s.stones):
            return Refusal(self.rule, "refused-no-such-square")
        return self.refuses(s, task, move)

    def candidates(self, s: Konane, task: Task) -> list[int]:
        return own_stones(s, int(task.seat))

    def notation(self, s: Konane, task: Task, move: int) -> str:
        return s.grid.names[move]

    def facts(self, s: Konane, task: Task, move: int) -> dict[str, Fact]:
        return {"square": s.grid.names[move]}

    def words(self, s: Konane, task: Task, move: int) -> Words:
        return Words(self.name, self.facts(s, task, move))

    def prompt(self, s: Konane, task: Task) -> Words:
        return Words(f"{self.name}-prompt")

    def target(self, s: Konane, task: Task, move: int) -> str:
        return f"square-{s.grid.names[move]}"

    def reach(self, s: Konane) -> int:
        return s.parts.widest * s.parts.highest

    def action(self, s: Konane, task: Task, move: int) -> int:
        return s.grid.places[move]

    def move_at(self, s: Konane, task: Task, action: int) -> int:
        """The square at a place; -1 if the board is not as wide or high."""
        return s.grid.places.index(action) if action in s.grid.places else -1

    def action_name(self, s: Konane, action: int) -> str:
        return f"{LETTERS[action % s.parts.widest]}{action // s.parts.widest + 1}"


def own_stones(s: Konane, seat: int) -> list[int]:
    """The squares on which stones of a seat lie."""
    return [square for square in s.grid.own[seat] if s.stones[square]]


def not_own(s: Konane, task: Task, square: int) -> Refusal | None:
    """KO-2.1, KO-2.3, KO-3.1: only stones of one's own are taken up."""
    if s.stones[square] and s.grid.owners[square] == task.seat:
        return None
    return Refusal(task.matter.rule, "refused-not-yours", {"square": s.grid.names[square]})
