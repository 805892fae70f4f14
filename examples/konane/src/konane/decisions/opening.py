"""KO-2: the two stones that are taken off the board before anybody can jump."""

from typing import Final

from atoll.engine.decision import Task
from atoll.engine.words import Refusal
from konane.decisions.jump import next_turn
from konane.decisions.square import SquareDecision, not_own, own_stones
from konane.state import Konane


class TakeFirst(SquareDecision):
    """KO-2.1, KO-2.2: a stone of the first player, from the middle or from a corner."""

    def moves(self, s: Konane, task: Task) -> list[int]:
        return [square for square in s.grid.starts if s.grid.owners[square] == task.seat]

    def play(self, s: Konane, task: Task, move: int) -> None:
        s.stones[move] = 0
        s.turn += 1
        s.ask(TAKE_SECOND, 1 - task.seat)

    def refuses(self, s: Konane, task: Task, square: int) -> Refusal | None:
        if square in s.grid.starts:
            return not_own(s, task, square)
        return Refusal("KO-2.1", "refused-no-start", {"square": s.grid.names[square]})

    def fits(self, s: Konane, task: Task) -> bool:
        return s.turn == 0 and task.seat == 0 and sum(s.stones) == len(s.stones)


class TakeSecond(SquareDecision):
    """KO-2.3: then one of the second player, from beside the gap."""

    def moves(self, s: Konane, task: Task) -> list[int]:
        gap = s.stones.index(0)
        return [square for square in own_stones(s, int(task.seat)) if beside(s, square, gap)]

    def play(self, s: Konane, task: Task, move: int) -> None:
        s.stones[move] = 0
        next_turn(s, task.seat)

    def refuses(self, s: Konane, task: Task, square: int) -> Refusal | None:
        gap = s.stones.index(0)
        if beside(s, square, gap):
            return not_own(s, task, square)
        names = s.grid.names
        return Refusal("KO-2.3", "refused-not-beside", {"square": names[square], "gap": names[gap]})

    def fits(self, s: Konane, task: Task) -> bool:
        gaps = [square for square in s.grid.starts if not s.stones[square]]
        full = len(s.stones) - 1
        return s.turn == 1 and task.seat == 1 and sum(s.stones) == full and len(gaps) == 1


def beside(s: Konane, one: int, other: int) -> bool:
    """Do two squares share an edge?"""
    row, column = divmod(one, s.grid.columns)
    other_row, other_column = divmod(other, s.grid.columns)
    return abs(row - other_row) + abs(column - other_column) == 1


TAKE_FIRST: Final[TakeFirst] = TakeFirst("take-first", "KO-2.1")
TAKE_SECOND: Final[TakeSecond] = TakeSecond("take-second", "KO-2.3")
