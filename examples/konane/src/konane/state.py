"""A position of Konane: fields and copies, and where stones can jump."""

from mypy_extensions import i64

from atoll.engine.chance import Chance
from atoll.engine.decision import Task
from atoll.engine.state import State
from atoll.engine.words import Progress, Reason, Words
from konane.parts import Grid, Parts


class Konane(State):
    """The whole table: which squares of the board still have their stone, and whose turn it is."""

    __slots__ = ("grid", "parts", "stones", "turn")

    def __init__(
        self,
        parts: Parts,
        chance: Chance,
        agenda: list[Task],
        legal: list[int],
        grid: Grid,
        stones: bytearray,
        turn: i64,
    ) -> None:
        super().__init__(chance, agenda, legal)
        self.parts = parts
        self.grid = grid
        self.stones = stones  # 1 for every square with a stone
        self.turn: i64 = turn  # turns that are over; the seats take them in turn

    def copy(self) -> "Konane":
        return Konane(
            self.parts,
            self.chance.copy(),
            self.agenda.copy(),
            self.legal,
            self.grid,
            self.stones.copy(),
            self.turn,
        )

    def redeal(self, seat: int, chance: Chance) -> "Konane":
        """KO-1.4: nothing is hidden."""
        s = self.copy()
        s.chance = chance.copy()
        return s

    def jumpers(self, seat: i64) -> list[int]:
        """KO-3.2: the squares of a seat's stones that have a jump."""
        stones, rays = bytes(self.stones), self.grid.rays  # compiled, bytes are read faster
        found: list[int] = []
        for square in self.grid.own[seat]:
            if stones[square]:
                for ray in rays[square]:
                    if ray and stones[ray[0]] and not stones[ray[1]]:
                        found.append(square)
                        break
        return found

    def landings(self, square: i64) -> list[int]:
        """KO-3.2, KO-3.3: where a stone can land after one jump or several."""
        stones = bytes(self.stones)
        found: list[int] = []
        for ray in self.grid.rays[square]:
            for i in range(0, len(ray), 2):
                if not stones[ray[i]] or stones[ray[i + 1]]:
                    break
                found.append(ray[i + 1])
        return found

    def jumps(self, seat: i64) -> int:
        """All jumps that a seat's stones have, wherever they land."""
        count = 0
        for square in self.jumpers(seat):
            count += len(self.landings(square))
        return count

    def game_name(self) -> str:
        return "konane"

    @property
    def seats(self) -> int:
        return 2

    def progress(self) -> Progress:
        return Progress("turn", int(self.turn) + (0 if self.over else 1))

    def reasons(self) -> list[Reason]:
        """KO-4.1: the seat whose turn it would be has lost."""
        return [Reason(Words("no-jump-left", {"loser": Words(f"seat-{self.turn % 2}")}))]

    def end_rule(self) -> str:
        return "KO-4.1"
