"""TI-10, TI-11: explorations by land and sea, movement by movement."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.tindaya.decisions.choice import DONE, TindayaChoice
from atoll.games.tindaya.decisions.conquest import AFTER_MARCH, MARCH, can_march
from atoll.games.tindaya.decisions.numbers import Happening
from atoll.games.tindaya.decisions.routes import (
    SEA_WAY,
    boarding,
    by_land,
    can_go,
    movements,
    origins,
    parties,
    stranded,
)
from atoll.games.tindaya.decisions.traitor import CONVERT
from atoll.games.tindaya.decisions.visit import AFTER_EXPLORATION
from atoll.games.tindaya.decisions.voyage import DESTINATION, EMBARK, Leaving, WayChoice
from atoll.games.tindaya.land import is_fort
from atoll.games.tindaya.names import HEXES, PASSENGERS
from atoll.games.tindaya.state import Tindaya
from atoll.games.tindaya.words import hex_words


def can_travel(s: Tindaya, seat: i64) -> bool:
    """TI-6.12: an exploration needs a movement."""
    if seat == s.traitor:
        return can_march(s)
    s.steps = movements(s, seat)
    for place in origins(s, seat):
        if can_go(s, seat, place, False, 0) or can_go(s, seat, place, True, 0):
            s.steps = 0
            return True
    s.steps = 0
    return False


class Explore(Happening):
    """TI-10.1, TI-6.5: one exploration, and another if `n`; neither is left out that can be made."""

    def numbers(self) -> tuple[str, ...]:
        return ("twice",)

    def run(self, s: Tindaya, task: Task) -> None:
        if not can_travel(s, task.seat):
            return
        if task.n:
            s.ask(self, task.seat)
        if task.seat == s.traitor:
            s.ask(AFTER_MARCH, task.seat)
            begin(s, MARCH, task.seat)
        else:
            s.ask(AFTER_EXPLORATION, task.seat)
            begin(s, TRAVEL, task.seat)


def begin(s: Tindaya, matter: TindayaChoice, seat: i64) -> None:
    """TI-10.17: the first movement of an exploration must be made."""
    s.rest()
    s.steps = movements(s, seat)
    s.ask(matter, seat, 1)


def betray(s: Tindaya, seat: i64) -> None:
    """TI-31.4: an exploration that ends with a noble in a fort."""
    s.ask(CONVERT, seat)
    begin(s, TRAVEL, seat)
    s.betrays = 1


class Travel(WayChoice):
    """TI-10.2 to TI-10.4: from where the next group goes, by land or by sea, or no further."""

    def points(self) -> bool:
        return True

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        if s.steps == 0:
            return []
        seat = task.seat
        need = stranded(s, seat)
        found: list[int] = []
        for place in origins(s, seat):
            if can_go(s, seat, place, False, need):
                found.append(place)
            if can_go(s, seat, place, True, need):
                found.append(SEA_WAY + place)
        if not task.n and need == 0:
            found.append(DONE)
        return found

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        if move == DONE:
            s.steps = 0
            return
        s.origin = move % HEXES
        s.ask(self, task.seat)
        s.ask(PARTY, task.seat, move // HEXES)

    def candidates(self, s: Tindaya, task: Task) -> list[int]:
        if s.steps == 0:
            return []
        places = [
            place
            for place in s.land
            if s.villagers[task.seat * HEXES + place] or s.nobles[task.seat * HEXES + place]
        ]
        return [*places, *[SEA_WAY + place for place in places], DONE]

    def why(self, s: Tindaya, task: Task, move: int) -> Refusal:
        if move == DONE:
            if s.betrays:
                return Refusal("TI-31.3", "refused-must-surrender")
            if task.n:
                return Refusal("TI-10.17", "refused-must-move")
            return Refusal("TI-10.16", "refused-villager-may-not-stay")
        place = move % HEXES
        facts: dict[str, Fact] = {"hex": hex_words(s, place)}
        if is_fort(s, place):
            return Refusal("TI-10.14", "refused-stops-in-fort", facts)
        if move >= SEA_WAY:
            if not s.nobles[task.seat * HEXES + place]:
                return Refusal("TI-10.4", "refused-no-noble-aboard", facts)
            if not boarding(s, task.seat, place):
                return Refusal("TI-10.5", "refused-no-canoe", facts)
        elif not by_land(s, place):
            return Refusal("TI-10.2", "refused-no-land-there", facts)
        return Refusal("TI-10.16", "refused-no-way", facts)


class Party(Leaving):
    """TI-10.2, TI-10.4: who goes, as nobles * 8 + villagers; by sea if `n`."""

    def numbers(self) -> tuple[str, ...]:
        return ("sea",)

    def kinds(self, s: Tindaya) -> int:
        return 3 * 8

    def called(self, s: Tindaya, number: int) -> str:
        return f"{number // 8}n{number % 8}v"

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        return parties(s, task.seat, s.origin, task.n == 1, stranded(s, task.seat))

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        s.lords, s.folk = move // 8, move % 8
        s.ask(EMBARK if task.n else DESTINATION, task.seat)

    def candidates(self, s: Tindaya, task: Task) -> list[int]:
        here = task.seat * HEXES + s.origin
        return [
            lords * 8 + folk
            for lords in range(s.nobles[here] + 1)
            for folk in range(s.villagers[here] + 1)
            if lords + folk
        ]

    def why(self, s: Tindaya, task: Task, move: int) -> Refusal:
        if task.n and move < 8:
            return Refusal("TI-10.4", "refused-no-noble-aboard", {"hex": hex_words(s, s.origin)})
        if task.n and move // 8 + move % 8 > PASSENGERS:
            return Refusal("TI-10.4", "refused-canoe-full")
        return Refusal("TI-10.16", "refused-no-way", {"hex": hex_words(s, s.origin)})

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        return f"{move // 8}n{move % 8}v"

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        return Words("party", {"nobles": move // 8, "villagers": move % 8})

    def facts(self, s: Tindaya, task: Task) -> dict[str, Fact]:
        return {"hex": hex_words(s, s.origin), "sea": int(task.n)}

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        return f"party-{move // 8}-{move % 8}"


EXPLORE: Final[Explore] = Explore("explore", "TI-10.1")
TRAVEL: Final[Travel] = Travel("travel", "TI-10.1")
PARTY: Final[Party] = Party("party", "TI-10.2")
