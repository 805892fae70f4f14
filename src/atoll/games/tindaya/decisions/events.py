"""TI-17: the events of an era in their order; eruptions and tsunamis."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.engine.field import Field
from atoll.engine.words import Fact, Words
from atoll.games.tindaya.decisions.catastrophe import strike
from atoll.games.tindaya.decisions.choice import DONE, HexChoice, TindayaChoice
from atoll.games.tindaya.decisions.closing import SURVIVAL
from atoll.games.tindaya.decisions.numbers import Data, Happening
from atoll.games.tindaya.decisions.prophecy import reveal_catastrophes, reveal_places
from atoll.games.tindaya.decisions.ships import LANDFALL
from atoll.games.tindaya.geography import FARTHEST
from atoll.games.tindaya.land import is_terrain, survey
from atoll.games.tindaya.names import (
    ACORAN,
    BASES,
    ERUPTION,
    EVENTS,
    GODS,
    LOCATION,
    MONEIBA,
    MOUNTAIN,
    NOWHERE,
    RADIUS,
    SEA,
    SHIPS,
    SHIPWRECK,
    TSUNAMI,
    VOLCANIC,
)
from atoll.games.tindaya.pieces import clear, flee, kill_all, lose_canoes, volcanic_stock
from atoll.games.tindaya.state import Tindaya
from atoll.games.tindaya.words import event_words, god_words, hex_words, place_list

TILE: Final = 0  # what runs short in an eruption
MINERAL: Final = 1
WHAT: Final = ("tile", "mineral")


class Reveal(Happening):
    """TI-17.1, TI-14.15: what nobody knew is revealed; then idols of the events may be played."""

    def run(self, s: Tindaya, task: Task) -> None:
        s.rest()
        if s.prophecy == NOWHERE:
            reveal_places(s)
        if s.cards[ACORAN] == NOWHERE:
            reveal_catastrophes(s)
        s.ask(SURVIVAL, task.seat)
        s.ask(EVENT, task.seat, 0)
        s.ask(IDOL_ROUND, task.seat)


class IdolRound(Happening):
    """TI-14.15: in priority order, until all have declined in a row."""

    def run(self, s: Tindaya, task: Task) -> None:
        s.unveil()
        for seat in reversed(s.priority):
            s.ask(EVENT_IDOL, seat)


# Moves of an event idol.
TO_VOLCANO: Final = 16  # god * TO_VOLCANO + number
SINK: Final = 64  # + ship


class EventIdol(TindayaChoice):
    """TI-14.7, TI-14.9, TI-14.16: move a god's standee, sink a ship, or neither."""

    def idols_asked_about(self) -> tuple[int, ...]:
        return LOCATION, SHIPWRECK

    def kinds(self, s: Tindaya) -> int:
        return 2 * BASES + len(EVENTS) - SHIPS

    def number(self, s: Tindaya, task: Task, move: int) -> int:
        if move >= SINK:
            return 2 * BASES + move - SINK - SHIPS
        return move // TO_VOLCANO * BASES + move % TO_VOLCANO - 1

    def numbered(self, s: Tindaya, task: Task, number: int) -> int:
        if number >= 2 * BASES:
            return SINK + SHIPS + number - 2 * BASES
        return number // BASES * TO_VOLCANO + number % BASES + 1

    def called(self, s: Tindaya, number: int) -> str:
        if number >= 2 * BASES:
            return f"sink-{EVENTS[SHIPS + number - 2 * BASES]}"
        return f"{GODS[number // BASES]}-{number % BASES + 1}"

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        idols = s.tribes[task.seat].idols
        found = [DONE]
        if idols[LOCATION]:
            found += [
                god * TO_VOLCANO + number
                for god in (ACORAN, MONEIBA)
                if s.standees[god]
                for number in range(1, BASES + 1)
                if number != s.standees[god] and s.volcanoes[number] != NOWHERE
            ]
        if idols[SHIPWRECK]:
            found += [SINK + ship for ship in range(SHIPS, len(EVENTS)) if s.standees[ship]]
        return found if len(found) > 1 else []

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        if move == DONE:
            return
        tribe = s.tribes[task.seat]
        kind = SHIPWRECK if move >= SINK else LOCATION
        tribe.idols[kind] -= 1
        tribe.shown[kind] += 1
        if move >= SINK:
            s.standees[move - SINK] = 0
        else:
            s.standees[move // TO_VOLCANO] = move % TO_VOLCANO
        while s.agenda and s.agenda[-1].matter is self:
            s.agenda.pop()
        s.ask(IDOL_ROUND, task.seat)

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        if move == DONE:
            return "done"
        if move >= SINK:
            return f"sink-{EVENTS[move - SINK]}"
        return f"{GODS[move // TO_VOLCANO]}-{move % TO_VOLCANO}"

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        if move == DONE:
            return Words("event-idol-done")
        if move >= SINK:
            return Words("sink-ship", {"ship": event_words(move - SINK)})
        facts: dict[str, Fact] = {"god": god_words(move // TO_VOLCANO), "n": move % TO_VOLCANO}
        return Words("move-standee", facts)

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        if move == DONE:
            return "done"
        if move >= SINK:
            return f"ship-{EVENTS[move - SINK]}"
        return f"hex-{s.geography.names[s.volcanoes[move % TO_VOLCANO]]}"


class EventStep(Happening):
    """TI-17.2: the event `n` of the card, and then the next."""

    def numbers(self) -> tuple[str, ...]:
        return ("event",)

    def fits(self, s: Tindaya, task: Task) -> bool:
        return s.event != NOWHERE and task.n <= len(s.parts.events[s.event].symbols)

    def run(self, s: Tindaya, task: Task) -> None:
        symbols = s.parts.events[s.event].symbols
        if task.n == len(symbols):
            return
        s.ask(self, task.seat, task.n + 1)
        event = symbols[task.n]
        number = s.standees[event]
        gone = number == 0 or (on_volcano(event) and s.volcanoes[number] == NOWHERE)
        if s.story is not None:
            key = "event-failed" if gone else "event-came"
            s.tell(s.first(), Words(key, {"event": event_words(event)}), "TI-17.2")
        if number == 0:
            return
        if event >= SHIPS:
            s.ask(LANDFALL, s.first(), s.chasms[number], event)
        elif event == TSUNAMI:
            tsunami(s, s.chasms[number])
        elif s.volcanoes[number] == NOWHERE:
            s.standees[event] = 0  # TI-18.15
        elif event == ERUPTION:
            erupt(s, s.volcanoes[number])
        else:
            strike(s, event, s.volcanoes[number])


def on_volcano(event: i64) -> bool:
    return event < SHIPS and event != TSUNAMI


def area(s: Tindaya, centre: i64, god: i64) -> list[list[int]]:
    """TI-17.3, TI-17.4: the rings around a standee that a god's wrath reaches."""
    return s.geography.rings[centre][: RADIUS[s.wrath[god]] + 1]


def tsunami(s: Tindaya, centre: i64) -> None:
    """TI-17.7, TI-17.15, TI-17.16: terrains in the area are gone with everything on them."""
    hit = [place for ring in area(s, centre, MONEIBA) for place in ring]
    flooded = [place for place in hit if is_terrain(s, place)]
    if s.story is not None:
        key = "flooded" if flooded else "flooded-nothing"
        s.tell(s.first(), Words(key, {"hexes": place_list(s, flooded)}), "TI-17.16")
    lose_canoes(s, hit)
    for place in flooded:
        clear(s, place, "TI-17.16")
        s.ground[place] = SEA
        s.reserve += 1
    survey(s)


def erupt(s: Tindaya, centre: i64) -> None:
    """TI-17.10 to TI-17.14: terrains are cleared and become mountains, the sea is filled up."""
    kill_all(s, centre, "TI-17.10")
    flee(s, centre, -1)
    rings = area(s, centre, ACORAN)
    hit = [place for ring in rings for place in ring]
    covered = [place for place in hit if is_terrain(s, place)]
    if s.story is not None and covered:
        s.tell(s.first(), Words("burned", {"hexes": place_list(s, covered)}), "TI-17.12")
    lose_canoes(s, hit)
    for place in covered:
        clear(s, place, "TI-17.12")
        s.ground[place] = MOUNTAIN
    s.ask(FLOW, s.first(), centre, front(len(rings) - 1, TILE))


def short_places(s: Tindaya, ring: list[int], what: i64) -> list[int]:
    """Hexes of a ring that still want a tile, or a mineral."""
    if what == TILE:
        return [place for place in ring if s.ground[place] == SEA]
    return [place for place in ring if s.ground[place] == MOUNTAIN and not s.token[place]]


def cover(s: Tindaya, place: int, what: i64) -> None:
    if what == TILE:
        s.ground[place] = MOUNTAIN
        s.reserve -= 1
    else:
        s.token[place] = VOLCANIC


def stock(s: Tindaya, what: i64) -> i64:
    return s.reserve if what == TILE else volcanic_stock(s)


def tell_flow(s: Tindaya, places: list[int], what: i64) -> None:
    """Where the lava makes land, or leaves minerals."""
    if s.story is not None and places:
        key = "minerals-formed" if what else "land-formed"
        s.tell(s.first(), Words(key, {"hexes": place_list(s, places)}), "TI-17.13")


# How far lava runs from its centre, and what it leaves, in one number.


def front(ring: i64, what: i64) -> int:
    return int(ring * 2 + what)


def ring_of(flow: i64) -> i64:
    return flow // 2


def left_by(flow: i64) -> i64:
    return flow % 2


def write_flow(s: Tindaya, task: Task) -> Data:
    what = WHAT[left_by(task.x)]
    return {"centre": s.geography.names[task.n], "ring": int(ring_of(task.x)), "what": what}


def read_flow(s: Tindaya, data: Field) -> tuple[int, int]:
    ring = data["ring"].number(1, FARTHEST)
    return data["centre"].index(s.geography.names), front(ring, data["what"].index(WHAT))


class Flow(Happening):
    """TI-17.13, TI-17.14: ring by ring from the centre `n`; tiles first, then minerals.

    `x` is the `front`: the last ring, and what is laid out.
    """

    def write(self, s: Tindaya, task: Task) -> Data:
        return write_flow(s, task)

    def read(self, s: Tindaya, data: Field) -> tuple[int, int]:
        return read_flow(s, data)

    def run(self, s: Tindaya, task: Task) -> None:
        what = left_by(task.x)
        for ring in range(1, ring_of(task.x) + 1):
            wanted = short_places(s, s.geography.rings[task.n][ring], what)
            left = stock(s, what)
            if len(wanted) > left:
                self.go_on(s, task)
                if s.story is not None and not left:
                    key = "minerals-short" if what else "land-short"
                    s.tell(s.first(), Words(key), "TI-17.13")
                if left:
                    s.ask(LAVA, s.first(), task.n, front(ring, what))
                return
            for place in wanted:
                cover(s, place, what)
            tell_flow(s, wanted, what)
        self.go_on(s, task)

    def go_on(self, s: Tindaya, task: Task) -> None:
        if left_by(task.x) == TILE:
            s.ask(self, task.seat, task.n, front(ring_of(task.x), MINERAL))
        survey(s)


class Lava(HexChoice):
    """TI-17.13: where a ring runs short, the player with priority chooses its hexes."""

    def write(self, s: Tindaya, task: Task) -> Data:
        return write_flow(s, task)

    def read(self, s: Tindaya, data: Field) -> tuple[int, int]:
        return read_flow(s, data)

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        return short_places(s, s.geography.rings[task.n][ring_of(task.x)], left_by(task.x))

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        cover(s, move, left_by(task.x))
        survey(s)
        if stock(s, left_by(task.x)):
            s.ask(self, task.seat, task.n, task.x)

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        return Words("lava-mineral" if left_by(task.x) else "lava", {"hex": hex_words(s, move)})

    def prompt(self, s: Tindaya, task: Task) -> Words:
        key = "lava-mineral-prompt" if left_by(task.x) else "lava-prompt"
        return Words(key, {"left": int(stock(s, left_by(task.x)))})


REVEAL: Final[Reveal] = Reveal("reveal", "TI-17.1")
IDOL_ROUND: Final[IdolRound] = IdolRound("idol-round", "TI-14.15")
EVENT_IDOL: Final[EventIdol] = EventIdol("event-idol", "TI-14.15")
EVENT: Final[EventStep] = EventStep("event", "TI-17.2")
FLOW: Final[Flow] = Flow("flow", "TI-17.13")
LAVA: Final[Lava] = Lava("lava", "TI-17.13")
