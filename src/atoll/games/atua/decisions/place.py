"""AU-4: the taken card is laid on the island."""

from typing import Any, Final

from atoll.engine.decision import Decision, Task
from atoll.engine.field import Field
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.atua.decisions.names import card_words, kinds_words
from atoll.games.atua.island import Island
from atoll.games.atua.parts import ISLANDS
from atoll.games.atua.preview import faults, star_cells
from atoll.games.atua.state import Atua


def tell_laid(s: Atua, seat: int, before: Island) -> None:
    """What a card just laid has changed beside the symbols."""
    after = s.islands[seat]
    if after.volcanoes > before.volcanoes:
        x, y = star_cells(after)[-1]
        points = after.glow - before.glow
        far = x * x + y * y > s.parts.reach * s.parts.reach
        facts: dict[str, Fact] = {"points": points, "why": "far" if far else "near"}
        s.tell(seat, Words("new-volcano", facts), "AU-9.10" if far else "AU-9.8")
    length = after.longest_beach()
    if length != before.longest_beach():
        s.tell(seat, Words("longest-beach", {"cards": length}), "AU-10.4")


def card_of(task: Task) -> int:
    """The card that is to be laid: the number of the task."""
    return int(task.n)


class Place(Decision[Atua]):
    """AU-4.1: the card goes on top of one's island. Moves: see `Island.place`."""

    def write(self, s: Atua, task: Task) -> dict[str, Any]:
        return {"card": s.parts.card_ids[card_of(task)]}

    def read(self, s: Atua, data: Field) -> tuple[int, int]:
        return data["card"].index(s.parts.card_ids[:ISLANDS]), 0

    def fits(self, s: Atua, task: Task) -> bool:
        """AU-16.2: a card that fits nowhere is never laid."""
        return s.islands[task.seat].takes(card_of(task))

    def moves(self, s: Atua, task: Task) -> list[int]:
        return s.islands[task.seat].places(card_of(task))

    def play(self, s: Atua, task: Task, move: int) -> None:
        before = s.islands[task.seat]
        s.islands[task.seat] = before.lay(card_of(task), move)
        if s.story is not None:
            tell_laid(s, int(task.seat), before)

    def refusal(self, s: Atua, task: Task, move: int) -> Refusal | None:
        island = s.islands[task.seat]
        found = faults(island, card_of(task), *island.place(move))
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
        return Words("place-prompt", {"card": card_words(s.parts, card_of(task))})

    def target(self, s: Atua, task: Task, move: int) -> str:
        return ""

    def placing(self) -> bool:
        return True


PLACE: Final[Place] = Place("place", "AU-4.1")
