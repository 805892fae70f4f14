"""TI-10, TI-11: explorations by land and sea, movement by movement."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Step, Task
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.tindaya.decisions.choice import DONE, Choice, HexChoice
from atoll.games.tindaya.decisions.routes import (
    AGAIN,
    BETRAY,
    boarding,
    by_land,
    can_go,
    crossing,
    land_ways,
    landings,
    may_enter,
    may_land,
    movements,
    origins,
    parties,
    stops,
    stranded,
)
from atoll.games.tindaya.decisions.visit import AFTER_EXPLORATION
from atoll.games.tindaya.land import is_fort
from atoll.games.tindaya.names import HEXES, PASSENGERS, WOOD
from atoll.games.tindaya.pieces import flee
from atoll.games.tindaya.state import Tindaya
from atoll.games.tindaya.words import hex_words

SEA_WAY: Final = HEXES  # a way by sea is written as SEA_WAY + hex


def can_travel(s: Tindaya, seat: i64) -> bool:
    """TI-6.12: an exploration needs a movement."""
    if seat == s.traitor:
        from atoll.games.tindaya.decisions.conquest import can_march

        return can_march(s)
    s.steps = movements(s, seat)
    for place in origins(s, seat):
        if can_go(s, seat, place, False, 0) or can_go(s, seat, place, True, 0):
            s.steps = 0
            return True
    s.steps = 0
    return False


class Explore(Step[Tindaya]):
    """TI-10.1, TI-6.5: one exploration, and another if `n`; neither is left out that can be made."""

    def run(self, s: Tindaya, task: Task) -> None:
        if not can_travel(s, task.seat):
            return
        begin(s, task.seat, AGAIN if task.n else 0)


def begin(s: Tindaya, seat: i64, again: i64) -> None:
    """TI-10.17: the first movement of an exploration must be made."""
    s.rest()
    s.steps = movements(s, seat)
    s.again = again
    if seat == s.traitor:
        from atoll.games.tindaya.decisions.conquest import AFTER_MARCH, MARCH

        s.ask(AFTER_MARCH, seat, again)
        s.ask(MARCH, seat, 0, 1)
        return
    s.ask(AFTER_EXPLORATION, seat, again)
    s.ask(TRAVEL, seat, 0, 1)


class Travel(Choice):
    """TI-10.2 to TI-10.4: from where the next group goes, by land or by sea, or no further."""

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
        if not task.x and need == 0:
            found.append(DONE)
        return found

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        if move == DONE:
            s.steps = 0
            return
        s.origin = move % HEXES
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
            if s.again == BETRAY:
                return Refusal("TI-31.3", "refused-must-surrender")
            if task.x:
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

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        if move == DONE:
            return "done"
        return f"{'sea' if move >= SEA_WAY else 'land'}@{s.geography.names[move % HEXES]}"

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        if move == DONE:
            return Words("travel-done")
        key = "travel-sea" if move >= SEA_WAY else "travel-land"
        return Words(key, {"hex": hex_words(s, move % HEXES)})

    def facts(self, s: Tindaya, task: Task) -> dict[str, Fact]:
        return {"left": int(s.steps)}

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        return "done" if move == DONE else f"hex-{s.geography.names[move % HEXES]}"


class Party(Choice):
    """TI-10.2, TI-10.4: who goes, as nobles * 8 + villagers; by sea if `n`."""

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


def arrive(s: Tindaya, seat: i64, place: int) -> None:
    """A group has moved; what it left unattended flees, and the next movement follows."""
    if seat == s.traitor:
        from atoll.games.tindaya.decisions.conquest import occupy

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
    s.ask(TRAVEL, seat)


class Destination(HexChoice):
    """TI-10.2: the land hex to which the group goes."""

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
    if s.again == BETRAY:
        return Refusal("TI-31.3", "refused-must-surrender")
    return Refusal("TI-10.13", "refused-may-not-stay", facts)


IN_HAND: Final = HEXES  # boarding with the canoe in hand is written as IN_HAND + hex


class Embark(Choice):
    """TI-10.5, TI-11.1: the sea hex from which the group sails, and whose canoe it takes."""

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        seat = task.seat
        need = stranded(s, seat)
        tribe = s.tribes[seat]
        found: list[int] = []
        for board in boarding(s, seat, s.origin):
            if not any(
                [
                    crossing(s, seat, s.origin, s.lords, s.folk, board, stop, need)
                    for stop in stops(s, board)
                ]
            ):
                continue
            if s.canoes[board] or tribe.goods[WOOD]:
                found.append(board)
            if tribe.canoe and not s.canoes[board]:
                found.append(IN_HAND + board)
        return found

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        board = move % HEXES
        tribe = s.tribes[task.seat]
        if move >= IN_HAND:
            tribe.canoe = 0
            s.canoes[board] += 1
        elif not s.canoes[board]:
            tribe.goods[WOOD] -= 1
            s.canoes[board] += 1
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


class Sail(HexChoice):
    """TI-10.6, TI-10.8: where the canoe stops; the straight line is one movement at any length."""

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        need = stranded(s, task.seat)
        return [
            stop
            for stop in stops(s, s.boat)
            if crossing(s, task.seat, s.origin, s.lords, s.folk, s.boat, stop, need)
        ]

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        s.canoes[s.boat] -= 1
        s.canoes[move] += 1
        s.boat = move
        s.ask(LAND, task.seat)

    def candidates(self, s: Tindaya, task: Task) -> list[int]:
        return stops(s, s.boat)

    def why(self, s: Tindaya, task: Task, move: int) -> Refusal:
        return Refusal("TI-10.7", "refused-no-landing", {"hex": hex_words(s, move)})


class Land(HexChoice):
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


EXPLORE: Final[Explore] = Explore("explore", "TI-10.1")
TRAVEL: Final[Travel] = Travel("travel", "TI-10.1")
PARTY: Final[Party] = Party("party", "TI-10.2")
DESTINATION: Final[Destination] = Destination("destination", "TI-10.2")
EMBARK: Final[Embark] = Embark("embark", "TI-10.5")
SAIL: Final[Sail] = Sail("sail", "TI-10.6")
LAND: Final[Land] = Land("land", "TI-10.7")
