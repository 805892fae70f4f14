"""TI-10, TI-11, TI-31.11: a group of natives or soldiers is under way by land or sea."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.tindaya.decisions.battle import BATTLE
from atoll.games.tindaya.decisions.choice import DONE, HexChoice, TindayaChoice
from atoll.games.tindaya.decisions.routes import (
    SEA_WAY,
    boarding,
    by_land,
    crossing,
    land_ways,
    landings,
    leads_ashore,
    may_enter,
    may_land,
    put_canoe,
    stops,
    stranded,
    take_along,
    way_name,
)
from atoll.games.tindaya.land import natives
from atoll.games.tindaya.names import HEXES, WOOD
from atoll.games.tindaya.pieces import flee
from atoll.games.tindaya.state import Tindaya
from atoll.games.tindaya.words import hex_words


def more_to_come(s: Tindaya) -> str:
    """Does another exploration follow this one?"""
    return "yes" if any([task.matter.name == "explore" for task in s.agenda]) else "no"


class WayChoice(TindayaChoice):
    """The next movement of an exploration: ways out of hexes, or DONE; `n` if it is the first."""

    __slots__ = ()

    def numbers(self) -> tuple[str, ...]:
        return ("first",)

    def kinds(self, s: Tindaya) -> int:
        return 2 * HEXES

    def called(self, s: Tindaya, number: int) -> str:
        return way_name(s, number)

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        if move == DONE:
            return "done"
        return way_name(s, move)

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        if move == DONE:
            return Words(f"{self.name}-done")
        way = "sea" if move >= SEA_WAY else "land"
        return Words(f"{self.name}-{way}", {"hex": hex_words(s, move % HEXES)})

    def facts(self, s: Tindaya, task: Task) -> dict[str, Fact]:
        first = "yes" if task.n else "no"
        return {"left": int(s.steps), "more": more_to_come(s), "first": first}

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        return "done" if move == DONE else f"hex-{s.geography.names[move % HEXES]}"


class Leaving(TindayaChoice):
    """A group is about to leave its hex, `s.origin`."""

    __slots__ = ()

    def about(self, s: Tindaya, task: Task) -> i64:
        return s.origin

    def fits(self, s: Tindaya, task: Task) -> bool:
        return s.origin < HEXES


class Afloat(HexChoice):
    """A group from `s.origin` is in the canoe at `s.boat`."""

    __slots__ = ()

    def about(self, s: Tindaya, task: Task) -> i64:
        return s.boat

    def fits(self, s: Tindaya, task: Task) -> bool:
        return s.origin < HEXES and s.boat < HEXES


def arrive(s: Tindaya, seat: i64, place: int) -> None:
    """A group has moved; what it left unattended flees."""
    if seat == s.traitor:
        occupy(s, seat, place)
        return
    start = seat * HEXES
    origin, lords, folk = s.origin, s.lords, s.folk
    still_folk = s.villagers[start + origin] - s.villagers_moved[origin]
    still_lords = s.nobles[start + origin] - s.nobles_moved[origin]
    s.villagers_moved[origin] -= max(0, folk - still_folk)
    s.nobles_moved[origin] -= max(0, lords - still_lords)
    s.villagers_moved[place] += folk
    s.nobles_moved[place] += lords
    s.villagers[start + origin] -= folk
    s.nobles[start + origin] -= lords
    s.villagers[start + place] += folk
    s.nobles[start + place] += lords
    flee(s, origin, seat)
    s.steps -= 1


def occupy(s: Tindaya, seat: i64, place: int) -> None:
    """TI-31.11: soldiers have arrived; natives there must fight at once."""
    s.fought[place] = min(s.fought[place], s.troops[place])
    s.troops[place] += s.folk
    if s.leader == HEXES:
        s.leader = place
    s.steps -= 1
    if natives(s, place):
        stop(s, place)
        s.ask(BATTLE, seat, place, s.home)


def stop(s: Tindaya, place: i64) -> None:
    """TI-31.11: who comes upon natives moves no more in this exploration."""
    s.fought[place] += s.folk
    if s.leader == place:
        s.leader_fought = 1


class Destination(HexChoice):
    """TI-10.2: the land hex to which the group goes."""

    def about(self, s: Tindaya, task: Task) -> i64:
        return s.origin

    def fits(self, s: Tindaya, task: Task) -> bool:
        return s.origin < HEXES

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        return land_ways(s, task.seat, s.origin, s.lords, s.folk, stranded(s, task.seat))

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        arrive(s, task.seat, move)

    def candidates(self, s: Tindaya, task: Task) -> list[int]:
        return by_land(s, s.origin)

    def why(self, s: Tindaya, task: Task, move: int) -> Refusal:
        return entry_refusal(s, task.seat, move)


def entry_refusal(s: Tindaya, seat: i64, place: int) -> Refusal:
    facts: dict[str, Fact] = {"hex": hex_words(s, place)}
    if not may_enter(s, seat, place, s.lords, s.folk):
        return Refusal("TI-10.14", "refused-fort", facts)
    if s.betrays:
        return Refusal("TI-31.3", "refused-must-surrender")
    return Refusal("TI-10.13", "refused-may-not-stay", facts)


IN_HAND: Final = HEXES  # boarding with the canoe in hand is written as IN_HAND + hex


class Embark(Leaving):
    """TI-10.5, TI-11.1: the sea hex from which the group sails, and whose canoe it takes."""

    def kinds(self, s: Tindaya) -> int:
        return 2 * HEXES

    def called(self, s: Tindaya, number: int) -> str:
        return s.geography.names[number % HEXES] + (":hand" if number >= IN_HAND else "")

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        seat = task.seat
        need = stranded(s, seat)
        tribe = s.tribes[seat]
        found: list[int] = []
        for board in boarding(s, seat, s.origin):
            if not leads_ashore(s, seat, s.origin, s.lords, s.folk, board, need):
                continue
            if s.canoes[board] or tribe.goods[WOOD]:
                found.append(board)
            if tribe.canoe and not s.canoes[board]:
                found.append(IN_HAND + board)
        return found

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        board = move % HEXES
        if move >= IN_HAND or not s.canoes[board]:
            put_canoe(s, task.seat, board, move >= IN_HAND)
        s.boat = board
        s.ask(SAIL, task.seat)

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        return s.geography.names[move % HEXES] + (":hand" if move >= IN_HAND else "")

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        key = "embark-canoe"
        if move >= IN_HAND:
            key = "embark-hand"
        elif not s.canoes[move]:
            key = "embark-wood"
        return Words(key, {"hex": hex_words(s, move % HEXES)})

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        return f"hex-{s.geography.names[move % HEXES]}"


class Sail(Afloat):
    """TI-10.6, TI-10.8: where the canoe stops; the straight line is one movement at any length."""

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        need = stranded(s, task.seat)
        return [
            stop
            for stop in stops(s, s.boat)
            if crossing(s, task.seat, s.origin, s.lords, s.folk, s.boat, stop, need)
        ]

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        take_along(s, s.boat, move)
        s.boat = move
        s.ask(LAND, task.seat)

    def candidates(self, s: Tindaya, task: Task) -> list[int]:
        return stops(s, s.boat)

    def why(self, s: Tindaya, task: Task, move: int) -> Refusal:
        return Refusal("TI-10.7", "refused-no-landing", {"hex": hex_words(s, move)})


class Land(Afloat):
    """TI-10.7: where the passengers step ashore."""

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        need = stranded(s, task.seat)
        return landings(s, task.seat, s.origin, s.lords, s.folk, s.boat, need)

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        arrive(s, task.seat, move)

    def candidates(self, s: Tindaya, task: Task) -> list[int]:
        return by_land(s, s.boat)

    def why(self, s: Tindaya, task: Task, move: int) -> Refusal:
        if not may_land(s, task.seat, s.folk, move):
            return Refusal("TI-10.19", "refused-foreign-landing", {"hex": hex_words(s, move)})
        return entry_refusal(s, task.seat, move)


DESTINATION: Final[Destination] = Destination("destination", "TI-10.2")
EMBARK: Final[Embark] = Embark("embark", "TI-10.5")
SAIL: Final[Sail] = Sail("sail", "TI-10.6")
LAND: Final[Land] = Land("land", "TI-10.7")
