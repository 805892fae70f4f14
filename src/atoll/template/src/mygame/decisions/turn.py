"""MG-2 and MG-3: a turn, and the end."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import NamedChoice, Step, Task
from atoll.engine.words import Refusal, Words
from mygame.state import MyGame

# The moves of the only decision.
AGAIN: Final = 0
KEEP: Final = 1
NAMES: Final = ("again", "keep")


class Throw(Step[MyGame]):
    """MG-2.1, MG-2.2: the die is thrown; a one costs the whole pot and ends the turn."""

    def run(self, s: MyGame, task: Task) -> None:
        s.face = s.chance.below(s.parts.faces) + 1
        if s.story is not None:
            s.tell(task.seat, Words("threw", {"face": int(s.face)}), "MG-2.1")
        if s.face > 1:
            s.pot += s.face
            s.ask(CHOOSE, task.seat)
            return
        if s.story is not None:
            s.tell(task.seat, Words("lost", {"pot": int(s.pot)}), "MG-2.2")
        s.pot = 0
        next_turn(s, task.seat)


class Choose(NamedChoice[MyGame]):
    """MG-2.3: throw once more, or keep the pot."""

    def options(self) -> tuple[str, ...]:
        return NAMES

    def moves(self, s: MyGame, task: Task) -> list[int]:
        return [AGAIN, KEEP]

    def play(self, s: MyGame, task: Task, move: int) -> None:
        if move == AGAIN:
            s.ask(THROW, task.seat)
            return
        s.points[task.seat] += s.pot
        s.pot = 0
        if s.points[task.seat] < s.goal:
            next_turn(s, task.seat)
        elif s.story is not None:
            s.tell(task.seat, Words("reached", {"points": s.points[task.seat]}), "MG-3.1")

    def refusal(self, s: MyGame, task: Task, move: int) -> Refusal | None:
        if move not in (AGAIN, KEEP):
            return Refusal("MG-2.3", "refused-no-such-choice")
        return None

    def words(self, s: MyGame, task: Task, move: int) -> Words:
        return Words(f"choose-{NAMES[move]}", {"pot": int(s.pot)})

    def prompt(self, s: MyGame, task: Task) -> Words:
        return Words("choose-prompt", {"face": int(s.face), "pot": int(s.pot)})

    def target(self, s: MyGame, task: Task, move: int) -> str:
        return "die" if move == AGAIN else "pot"

    def fits(self, s: MyGame, task: Task) -> bool:
        return s.pot >= s.face > 1


def next_turn(s: MyGame, seat: i64) -> None:
    """MG-1.2: the next seat throws."""
    seats: i64 = len(s.points)
    after = (seat + 1) % seats
    if after == 0:
        s.round += 1
    s.ask(THROW, after)


THROW: Final[Throw] = Throw("throw", "MG-2.1")
CHOOSE: Final[Choose] = Choose("choose", "MG-2.3")
