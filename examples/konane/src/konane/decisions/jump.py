"""KO-3 and KO-4: jumping, and what happens when somebody cannot."""

from typing import Any, Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.engine.field import Field
from atoll.engine.words import Fact, Refusal, Words
from konane.decisions.square import SquareDecision, not_own
from konane.state import Konane


class JumpFrom(SquareDecision):
    """KO-3.1: one stone jumps. Who has none that can is not asked, and the game is over."""

    def moves(self, s: Konane, task: Task) -> list[int]:
        return s.jumpers(task.seat)

    def play(self, s: Konane, task: Task, move: int) -> None:
        s.ask(JUMP_TO, task.seat, move)

    def refuses(self, s: Konane, task: Task, square: int) -> Refusal | None:
        found = not_own(s, task, square)
        if found is None and not s.landings(square):
            return Refusal("KO-3.2", "refused-cannot-jump", {"square": s.grid.names[square]})
        return found

    def facts(self, s: Konane, task: Task, move: int) -> dict[str, Fact]:
        """A stone without a jump is spoken of, too: where it is refused."""
        names, ways = s.grid.names, s.landings(move)
        return {"square": names[move], "ways": len(ways), "to": names[ways[0]] if ways else ""}

    def fits(self, s: Konane, task: Task) -> bool:
        return s.turn >= 2 and task.seat == s.turn % 2


class JumpTo(SquareDecision):
    """KO-3.2 to KO-3.4: straight on over one stone or several. The task's `n` is the stone's square."""

    def write(self, s: Konane, task: Task) -> dict[str, Any]:
        return {"from": s.grid.names[task.n]}

    def read(self, s: Konane, data: Field) -> tuple[int, int]:
        return data["from"].index(s.grid.names), 0

    def moves(self, s: Konane, task: Task) -> list[int]:
        return s.landings(task.n)

    def play(self, s: Konane, task: Task, move: int) -> None:
        for square in way(s, int(task.n), move):
            s.stones[square] = 0
        s.stones[task.n] = 0
        s.stones[move] = 1
        next_turn(s, task.seat)

    def refuses(self, s: Konane, task: Task, square: int) -> Refusal | None:
        if square in s.landings(task.n):
            return None
        facts: dict[str, Fact] = {"from": s.grid.names[task.n], "square": s.grid.names[square]}
        if not way(s, int(task.n), square):
            return Refusal("KO-3.4", "refused-not-straight", facts)
        return Refusal("KO-3.2", "refused-no-way", facts)

    def candidates(self, s: Konane, task: Task) -> list[int]:
        """The free squares that lie straight on."""
        rays = s.grid.rays[task.n]
        return [square for ray in rays for square in ray[1::2] if not s.stones[square]]

    def facts(self, s: Konane, task: Task, move: int) -> dict[str, Fact]:
        taken = len(way(s, int(task.n), move))
        return {"from": s.grid.names[task.n], "square": s.grid.names[move], "taken": taken}

    def prompt(self, s: Konane, task: Task) -> Words:
        return Words("jump-to-prompt", {"from": s.grid.names[task.n]})

    def fits(self, s: Konane, task: Task) -> bool:
        mine = not_own(s, task, int(task.n)) is None
        return mine and bool(s.landings(task.n)) and JUMP_FROM.fits(s, task)


def way(s: Konane, start: int, end: int) -> list[int]:
    """The squares that a jump goes over; none if it does not lead straight there."""
    for ray in s.grid.rays[start]:
        if end in ray[1::2]:
            return ray[: ray.index(end) : 2]
    return []


def next_turn(s: Konane, seat: i64) -> None:
    """The other seat is asked; KO-4.1: if it has no jump, the agenda drops the question."""
    s.turn += 1
    other = 1 - seat
    s.ask(JUMP_FROM, other)
    if s.story is not None and not s.jumpers(other):
        s.tell(other, Words("loses"), "KO-4.1")


JUMP_FROM: Final[JumpFrom] = JumpFrom("jump-from", "KO-3.1")
JUMP_TO: Final[JumpTo] = JumpTo("jump-to", "KO-3.2")
