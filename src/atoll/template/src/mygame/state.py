"""A position of My Game: fields and copies."""

from mypy_extensions import i64

from atoll.engine.chance import Chance
from atoll.engine.decision import Task
from atoll.engine.state import State
from atoll.engine.words import Progress
from mygame.parts import Parts


class MyGame(State):
    """The whole table."""

    __slots__ = ("face", "goal", "parts", "points", "pot", "round")

    def __init__(
        self,
        parts: Parts,
        chance: Chance,
        agenda: list[Task],
        legal: list[int],
        goal: i64,
        points: list[int],
        pot: i64,
        face: i64,
        turn_round: i64,
    ) -> None:
        super().__init__(chance, agenda, legal)
        self.parts = parts
        self.goal: i64 = goal
        self.points = points  # of every seat
        self.pot: i64 = pot  # what was thrown in this turn, and may still be lost
        self.face: i64 = face  # of the die; 0 before the first throw
        self.round: i64 = turn_round

    def copy(self) -> "MyGame":
        return MyGame(
            self.parts,
            self.chance.copy(),
            self.agenda.copy(),
            self.legal,
            self.goal,
            self.points.copy(),
            self.pot,
            self.face,
            self.round,
        )

    def redeal(self, seat: int, chance: Chance) -> "MyGame":
        """Nothing is hidden but what is still to be thrown."""
        s = self.copy()
        s.chance = chance.copy()
        return s

    def game_name(self) -> str:
        return "mygame"

    @property
    def seats(self) -> int:
        return len(self.points)

    def progress(self) -> Progress:
        return Progress("round", int(self.round))

    def end_rule(self) -> str:
        return "MG-3.1"
