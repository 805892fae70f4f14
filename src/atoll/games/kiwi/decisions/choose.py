"""What all decisions about pieces and about hexes have in common."""

from abc import abstractmethod

from atoll.engine.decision import Decision, Task
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.kiwi.decisions.names import (
    hex_words,
    is_piece,
    piece_facts,
    piece_notation,
    piece_target,
)
from atoll.games.kiwi.island import OFF
from atoll.games.kiwi.state import STOP, Kiwi


class PieceDecision(Decision[Kiwi]):
    """The seat points at a piece on the island, or stops where it may. Moves are pieces, or STOP."""

    __slots__ = ()

    def may_stop(self, s: Kiwi, task: Task) -> bool:
        return False

    @abstractmethod
    def scope(self, s: Kiwi, task: Task) -> list[int]:
        """The pieces a person might point at."""

    @abstractmethod
    def refuses(self, s: Kiwi, task: Task, piece: int) -> Refusal | None:
        """Why a piece on the island is refused."""

    def refusal(self, s: Kiwi, task: Task, move: int) -> Refusal | None:
        if move == STOP:
            return None if self.may_stop(s, task) else Refusal(self.rule, "refused-must-go-on")
        if not is_piece(s, move):
            return Refusal(self.rule, "refused-no-such-piece")
        return self.refuses(s, task, move)

    def candidates(self, s: Kiwi, task: Task) -> list[int]:
        pieces = self.scope(s, task)
        return [*pieces, STOP] if self.may_stop(s, task) else pieces

    def notation(self, s: Kiwi, task: Task, move: int) -> str:
        return "done" if move == STOP else piece_notation(s, move)

    def target(self, s: Kiwi, task: Task, move: int) -> str:
        return "done" if move == STOP else piece_target(s, move)

    def facts(self, s: Kiwi, task: Task, piece: int) -> dict[str, Fact]:
        return piece_facts(s, piece)

    def words(self, s: Kiwi, task: Task, move: int) -> Words:
        if move == STOP:
            return Words(f"{self.name}-stop")
        return Words(self.name, self.facts(s, task, move))

    def prompt(self, s: Kiwi, task: Task) -> Words:
        return Words(f"{self.name}-prompt", {"left": task.n})


class HexDecision(Decision[Kiwi]):
    """The seat points at a hex, or stops where it may. Moves are hexes, OFF or STOP."""

    __slots__ = ()

    def may_stop(self, s: Kiwi, task: Task) -> bool:
        return False

    @abstractmethod
    def refuses(self, s: Kiwi, task: Task, place: int) -> Refusal | None:
        """Why a hex is refused."""

    def scope(self, s: Kiwi, task: Task) -> list[int]:
        """The hexes a person might point at."""
        return list(range(s.island.size))

    def refusal(self, s: Kiwi, task: Task, move: int) -> Refusal | None:
        if move == STOP:
            return None if self.may_stop(s, task) else Refusal(self.rule, "refused-must-go-on")
        if not 0 <= move < s.island.size:
            return Refusal(self.rule, "refused-no-such-hex")
        return self.refuses(s, task, move)

    def candidates(self, s: Kiwi, task: Task) -> list[int]:
        hexes = self.scope(s, task)
        return [*hexes, STOP] if self.may_stop(s, task) else hexes

    def notation(self, s: Kiwi, task: Task, move: int) -> str:
        if move == STOP:
            return "done"
        return "off" if move == OFF else s.island.names[move]

    def target(self, s: Kiwi, task: Task, move: int) -> str:
        if move == STOP:
            return "done"
        return "sea" if move == OFF else f"hex-{s.island.names[move]}"

    def facts(self, s: Kiwi, task: Task, place: int) -> dict[str, Fact]:
        return {"hex": hex_words(s, place)}

    def words(self, s: Kiwi, task: Task, move: int) -> Words:
        if move == STOP:
            return Words(f"{self.name}-stop")
        return Words(self.name, self.facts(s, task, move))

    def prompt(self, s: Kiwi, task: Task) -> Words:
        return Words(f"{self.name}-prompt", {"left": task.n})
