"""What the end of the era will do to the table, as far as it can be seen: omens for the bots."""

from typing import Final

from mypy_extensions import i64

from atoll.games.tindaya.decisions.catastrophe import STRUCK
from atoll.games.tindaya.decisions.events import EVENT
from atoll.games.tindaya.decisions.ships import targets
from atoll.games.tindaya.names import (
    ERUPTION,
    FORT,
    GUAYOTA,
    HEXES,
    LOCUST,
    MONEIBA,
    NOWHERE,
    PIRATES,
    RADIUS,
    SAN_BORONDON,
    SHIPS,
    SHORE,
    STORM,
    TIBICENAS,
    TSUNAMI,
    TWISTER,
    VOLCANO,
)
from atoll.games.tindaya.state import END, Tindaya

UNKNOWN: Final[float] = 0.8  # the share of hexes that an era spares
RUMOUR: Final[float] = 0.35  # how much a catastrophe hurts whose card is not yet known
LIKED: Final[list[int]] = [9, 9, 9, 1, 0, 2]  # by ground: where soldiers land first


class Omens:
    """Where natives will die, settlements fall and animals be lost; and where ships will land."""

    __slots__ = ("lethal", "peace", "raided", "ruin", "slain")

    def __init__(self) -> None:
        self.lethal: list[float] = [0.0] * HEXES
        self.ruin: list[float] = [0.0] * HEXES
        self.slain: list[float] = [0.0] * HEXES
        self.peace = 1.0  # how likely a hex is spared by what nobody knows yet
        self.raided: list[int] = []  # hexes that ships will attack


def read_omens(s: Tindaya, wrath: list[int]) -> Omens:
    """All events that are still to come in this era, with the gods as angry as they will be."""
    found = Omens()
    if s.event == NOWHERE or not s.land:
        return found
    symbols = s.parts.events[s.event].symbols
    if s.prophecy == NOWHERE:
        found.peace = UNKNOWN
    for i in range(events_done(s), len(symbols)):
        event = symbols[i]
        number = s.standees[event]
        if not number:
            continue
        if event >= SHIPS:
            read_ship(s, found, s.chasms[number])
        elif event == TSUNAMI:
            flood(s, found, s.chasms[number], RADIUS[wrath[MONEIBA]])
        elif s.volcanoes[number] == NOWHERE:
            continue
        elif event == ERUPTION:
            bury(s, found, s.volcanoes[number], RADIUS[wrath[0]])
        else:
            curse(s, found, s.cards[event], s.volcanoes[number], RADIUS[wrath[event]])
    return found


def events_done(s: Tindaya) -> int:
    """How many events of the card are over."""
    if s.phase != END:
        return 0
    for task in s.agenda:
        if task.matter is EVENT:
            return int(task.n)
    return 0


def read_ship(s: Tindaya, found: Omens, chasm: i64) -> None:
    """TI-19.2 to TI-19.6: all settlements of the nearest island, or one terrain."""
    island = s.island[targets(s, chasm)[0]]
    row = s.geography.distances[chasm]
    settled = False
    terrain = -1
    nearest = 99
    for place in s.land:
        if s.island[place] != island or s.ground[place] < SHORE or s.site[place] >= FORT:
            continue
        if s.site[place]:
            settled = True
            if not s.walls[place]:
                found.raided.append(place)
        elif not settled:
            rank = LIKED[s.ground[place]] * 16 + row[place]
            if rank < nearest:
                nearest = rank
                terrain = place
    if not settled and terrain >= 0:
        found.raided.append(terrain)


def flood(s: Tindaya, found: Omens, centre: i64, reach: i64) -> None:
    rings = s.geography.rings[centre]
    for ring in range(reach + 1):
        for place in rings[ring]:
            if s.ground[place] >= SHORE:
                found.lethal[place] = found.ruin[place] = found.slain[place] = 1.0


def bury(s: Tindaya, found: Omens, centre: i64, reach: i64) -> None:
    flood(s, found, centre, reach)
    found.lethal[centre] = 1.0


def curse(s: Tindaya, found: Omens, card: int, centre: i64, reach: i64) -> None:
    """A god's card strikes whole islands."""
    rings = s.geography.rings[centre]
    hit: i64 = 0
    for ring in range(reach + 1):
        for place in rings[ring]:
            if s.ground[place] >= SHORE:
                hit |= 1 << s.island[place]
    for place in s.land:
        if hit >> s.island[place] & 1:
            strike_hex(s, found, card, place)


def strike_hex(s: Tindaya, found: Omens, card: int, place: int) -> None:
    if card == NOWHERE:
        found.lethal[place] = max(found.lethal[place], RUMOUR)
        found.ruin[place] = max(found.ruin[place], RUMOUR)
    elif card == SAN_BORONDON:
        found.lethal[place] = found.ruin[place] = found.slain[place] = 1.0
    elif card == PIRATES:
        if not s.walls[place]:
            found.lethal[place] = 1.0
    elif card == GUAYOTA:
        if s.ground[place] != VOLCANO:
            found.lethal[place] = 1.0
    elif card == TIBICENAS:
        if not s.walls[place]:
            found.slain[place] = 1.0
    elif s.site[place] and s.site[place] == STRUCK.get(card, 0):
        if s.walls[place] and card in (STORM, TWISTER):
            return
        found.ruin[place] = 1.0
        if card != LOCUST:
            found.lethal[place] = found.slain[place] = 1.0
