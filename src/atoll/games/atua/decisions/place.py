"""AU-4: the taken card is laid on the island."""

import re
from typing import Final

from atoll.engine.decision import Decision, Task
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.atua.decisions.names import card_words, kinds_words
from atoll.games.atua.island import Island, move_of
from atoll.games.atua.preview import faults
from atoll.games.atua.state import Atua

NOTATION: Final = re.compile(r"(-?\d{1,3}),(-?\d{1,3}),([0-3])")


def read_place(island: Island, text: str) -> int:
    """The move of a notation; -1 if it is none."""
    found = NOTATION.fullmatch(text)
    if found is None:
        return -1
    x, y, turn = int(found[1]), int(found[2]), int(found[3])
    return move_of(x, y, turn) if island.has_column(x) and abs(y) < 128 else -1


class Place(Decision[Atua]):
    """AU-4.1: the card goes on top of one's island. Moves: see `Island.place`; the task's number
    is the card."""

    def moves(self, s: Atua, task: Task) -> list[int]:
        return s.islands[task.seat].places(task.n)

    def play(self, s: Atua, task: Task, move: int) -> None:
        s.islands[task.seat] = s.islands[task.seat].lay(task.n, move)

    def refusal(self, s: Atua, task: Task, move: int) -> Refusal | None:
        island = s.islands[task.seat]
        found = faults(island, task.n, *island.place(move))
        return found[0].refusal() if found else None

    def candidates(self, s: Atua, task: Task) -> list[int]:
        return s.islands[task.seat].tries()

    def notation(self, s: Atua, task: Task, move: int) -> str:
        x, y, turn = s.islands[task.seat].place(move)
        return f"{x},{y},{turn}"

    def words(self, s: Atua, task: Task, move: int) -> Words:
        island = s.islands[task.seat]
        x, y, turn = island.place(move)
        facts: dict[str, Fact] = {
            "x": x,
            "y": y,
            "turn": turn * 90,
            "covered": kinds_words([symbol & 15 for symbol in island.covered(move)]),
        }
        return Words("place", facts)

    def prompt(self, s: Atua, task: Task) -> Words:
        return Words("place-prompt", {"card": card_words(s.parts, task.n)})

    def target(self, s: Atua, task: Task, move: int) -> str:
        return ""

    def placing(self) -> bool:
        return True


PLACE: Final[Place] = Place("place", "AU-4.1")
