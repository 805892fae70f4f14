"""AU-2: the steps of a turn, and what follows it."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Step, Task
from atoll.games.atua.decisions.score import COUNT, SCORE
from atoll.games.atua.decisions.solo import LEAVE, PICK, draw_two
from atoll.games.atua.decisions.take import FILL, TAKE
from atoll.games.atua.decisions.tiles import BUY, REVEAL
from atoll.games.atua.parts import STACKS
from atoll.games.atua.state import Atua


class Turn(Step[Atua]):
    """AU-2.2, AU-13: what a seat does in its turn, the last step first. Cards are laid in between."""

    def run(self, s: Atua, task: Task) -> None:
        seat = s.turn_seat()
        s.ask(END_TURN, seat)
        if s.alone:
            draw_two(s)
            s.ask(LEAVE, seat)
            s.ask(PICK, seat)
        else:
            s.ask(REVEAL, seat)
            s.ask(BUY, seat)
            s.ask(FILL, seat)
            s.ask(TAKE, seat)


class EndTurn(Step[Atua]):
    """AU-2.3, AU-2.4, AU-14.4: the next turn, but first the scoring that an empty stack sets off."""

    def run(self, s: Atua, task: Task) -> None:
        s.turn += 1
        empty = s.stacks.count(0)
        if empty < len(STACKS):
            s.ask(TURN, s.turn_seat())
        if empty > s.scorings():
            begin_scoring(s, empty - 1)


def begin_scoring(s: Atua, scoring: i64) -> None:
    """AU-8.4: everybody chooses, one after the other and in secret; then all is counted."""
    s.ask(COUNT, s.first, scoring)
    seats: i64 = len(s.islands)
    for after in range(seats - 1, -1, -1):
        s.ask(SCORE, (s.first + after) % seats, scoring)


TURN: Final[Turn] = Turn("turn", "AU-2.1")
END_TURN: Final[EndTurn] = EndTurn("end-turn", "AU-2.2")
