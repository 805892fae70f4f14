"""TI-31.8 to TI-31.27: what the traitor does with his conquistadors."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.engine.words import Fact, Words
from atoll.games.tindaya.decisions.choice import COUNTS, DONE, TindayaChoice
from atoll.games.tindaya.decisions.numbers import Happening
from atoll.games.tindaya.decisions.routes import (
    SEA_WAY,
    boarding,
    can_sail,
    land_ways,
)
from atoll.games.tindaya.decisions.traitor import fortify
from atoll.games.tindaya.decisions.voyage import DESTINATION, EMBARK, Leaving, WayChoice
from atoll.games.tindaya.land import is_fort, is_terrain
from atoll.games.tindaya.names import (
    BASES,
    EMISSARY,
    EVENTS,
    HEXES,
    PASSENGERS,
    SHIPS,
)
from atoll.games.tindaya.pieces import remove_site
from atoll.games.tindaya.state import Tindaya
from atoll.games.tindaya.words import event_words, hex_words


def fresh(s: Tindaya, place: i64) -> int:
    """TI-31.11: soldiers here who have not fought."""
    return max(0, s.troops[place] - s.fought[place])


def leads(s: Tindaya, place: i64) -> bool:
    """Is the leader here and free to go?"""
    return s.leader == place and not s.leader_fought


def garrisons(s: Tindaya) -> list[int]:
    """Where soldiers can set out; those who cross a volcano must go on first."""
    crossing = [place for place in s.land if s.troops[place] and not is_terrain(s, place)]
    return crossing or [place for place in s.land if fresh(s, place)]


def can_march(s: Tindaya) -> bool:
    if s.traitor < 0:
        return False
    return any([exits(s, place) for place in garrisons(s)])


def exits(s: Tindaya, place: i64) -> list[int]:
    """The ways out of a hex: by land, by sea."""
    found: list[int] = []
    if land_ways(s, s.traitor, place, 0, 1, 0):
        found.append(int(place))
    crowd = not is_terrain(s, place) and s.troops[place] > PASSENGERS
    if not crowd and boarding(s, s.traitor, place) and can_sail(s, s.traitor, place, 0, 1, 0):
        found.append(SEA_WAY + int(place))
    return found


class March(WayChoice):
    """TI-31.8: from where soldiers go, by land or by sea, or no further."""

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        if s.steps == 0:
            return []
        places = garrisons(s)
        found = [way for place in places for way in exits(s, place)]
        if not task.n and all([is_terrain(s, place) for place in places]):
            found.append(DONE)
        return found

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        if move == DONE:
            s.steps = 0
            return
        s.origin = move % HEXES
        if is_terrain(s, s.origin):
            s.home = s.origin  # who crosses a volcano still comes from the terrain before it
        s.ask(self, task.seat)
        s.ask(SQUAD, task.seat, move // HEXES)


LED: Final = 256  # + how many go, the leader among them


class Squad(Leaving):
    """TI-31.8, TI-31.23: how many soldiers go, with the leader or without him.

    By sea, if `n`, at most five. On a volcano all go on.
    """

    def numbers(self) -> tuple[str, ...]:
        return ("sea",)

    def kinds(self, s: Tindaya) -> int:
        return 2 * COUNTS

    def number(self, s: Tindaya, task: Task, move: int) -> int:
        return move if move < LED else COUNTS + move - LED

    def numbered(self, s: Tindaya, task: Task, number: int) -> int:
        return number if number < COUNTS else LED + number - COUNTS

    def called(self, s: Tindaya, number: int) -> str:
        return f"{number % COUNTS}{'+leader' if number >= COUNTS else ''}"

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        place = s.origin
        count = fresh(s, place)
        led = leads(s, place)
        if not is_terrain(s, place):
            return [LED + count if led else count]
        most = min(count, PASSENGERS) if task.n else count
        if not led:
            return list(range(1, most + 1))
        return [*range(1, min(most, count - 1) + 1), *range(LED + 1, LED + most + 1)]

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        place = int(s.origin)
        s.lords, s.folk = 0, move % LED
        if move >= LED:
            s.leader = HEXES  # under way with the others
        s.troops[place] -= s.folk
        if not s.troops[place] and is_fort(s, place):
            if s.story is not None:
                s.tell(task.seat, Words("fort-left", {"hex": hex_words(s, place)}), "TI-31.10")
            remove_site(s, place)
        s.ask(EMBARK if task.n else DESTINATION, task.seat)

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        return f"{move % LED}{'+leader' if move >= LED else ''}"

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        n = move % LED
        return Words("squad-led" if move >= LED else "squad", {"n": n, "rest": n - 1})

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        return f"squad-led-{move % LED}" if move >= LED else f"count-{move}"


class AfterMarch(Happening):
    """TI-31.10: forts where soldiers have ended."""

    def run(self, s: Tindaya, task: Task) -> None:
        fortify(s)


# Abilities


def ask_emissary(s: Tindaya) -> None:
    """TI-31.24, TI-31.25: as he passes, the Emissary may move a ship."""
    if s.traitor_card == EMISSARY and any([s.standees[ship] for ship in range(SHIPS, len(EVENTS))]):
        s.ask(MOVE_SHIP, s.traitor)


class MoveShip(TindayaChoice):
    """TI-31.24: a ship goes to another chasm, as ship * 16 + number."""

    def kinds(self, s: Tindaya) -> int:
        return (len(EVENTS) - SHIPS) * BASES

    def number(self, s: Tindaya, task: Task, move: int) -> int:
        return (move // 16 - SHIPS) * BASES + move % 16 - 1

    def numbered(self, s: Tindaya, task: Task, number: int) -> int:
        return (number // BASES + SHIPS) * 16 + number % BASES + 1

    def called(self, s: Tindaya, number: int) -> str:
        return f"{EVENTS[number // BASES + SHIPS]}-{number % BASES + 1}"

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        found = [
            ship * 16 + number
            for ship in range(SHIPS, len(EVENTS))
            if s.standees[ship]
            for number in range(1, BASES + 1)
            if number != s.standees[ship]
        ]
        return [*found, DONE]

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        if move != DONE:
            s.standees[move // 16] = move % 16

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        return "done" if move == DONE else f"{EVENTS[move // 16]}-{move % 16}"

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        if move == DONE:
            return Words("move-ship-done")
        facts: dict[str, Fact] = {"ship": event_words(move // 16), "n": move % 16}
        return Words("move-ship", facts)

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        if move == DONE:
            return "done"
        return f"hex-{s.geography.names[s.chasms[move % 16]]}"


MARCH: Final[March] = March("march", "TI-31.8")
SQUAD: Final[Squad] = Squad("squad", "TI-31.8")
AFTER_MARCH: Final[AfterMarch] = AfterMarch("after-march", "TI-31.10")
MOVE_SHIP: Final[MoveShip] = MoveShip("move-ship", "TI-31.24")
