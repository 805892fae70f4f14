"""AU-2: the steps of a turn, and what follows it."""

from typing import Any, Final

from mypy_extensions import i64

from atoll.engine.decision import Matter, Step, Task
from atoll.engine.words import Words
from atoll.games.atua.decisions.score import COUNT, SCORE
from atoll.games.atua.decisions.solo import LEAVE, PICK, draw_two
from atoll.games.atua.decisions.take import FILL, TAKE
from atoll.games.atua.decisions.tiles import BUY, REVEAL
from atoll.games.atua.parts import STACKS
from atoll.games.atua.state import Atua


class Turn(Step[Atua]):
    """AU-2.1: a seat's turn, step by step."""

    def run(self, s: Atua, task: Task) -> None:
        if s.alone:
            draw_two(s)
        seat = s.turn_seat()
        for matter in steps(s):
            s.ask(matter, seat)


class EndTurn(Step[Atua]):
    """AU-2.3, AU-2.4, AU-14.4: the next turn, but first the scoring that an empty stack sets off."""

    def run(self, s: Atua, task: Task) -> None:
        s.turn += 1
        empty = s.stacks.count(0)
        if empty < len(STACKS):
            s.ask(TURN, s.turn_seat())
        if empty > s.scorings():
            begin_scoring(s, empty - 1)


def steps(s: Atua) -> list[Matter[Any]]:
    """AU-2.2, AU-13: what a turn consists of, the last step first; the card taken is laid at once."""
    return ALONE if s.alone else TOGETHER


def begin_scoring(s: Atua, scoring: i64) -> None:
    """AU-8.4: everybody chooses, one after the other and in secret; then all is counted."""
    if s.story is not None:
        s.tell(s.first, Words("stack-empty", {"stack": STACKS[scoring].upper()}), "AU-8.1")
    s.ask(COUNT, s.first, scoring)
    for seat in reversed(s.order()):
        s.ask(SCORE, seat, scoring)


TURN: Final[Turn] = Turn("turn", "AU-2.1")
END_TURN: Final[EndTurn] = EndTurn("end-turn", "AU-2.2")
TOGETHER: Final[list[Matter[Any]]] = [END_TURN, REVEAL, BUY, FILL, TAKE]
ALONE: Final[list[Matter[Any]]] = [END_TURN, LEAVE, PICK]
