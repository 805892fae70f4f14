"""What a careful player counts before deciding: mouths and food, offerings, weapons, and what is coming.

All of it follows from what lies open on the table. Compiled, this is among what learners wait for most:
numbers are kept in pieces of memory rather than in lists, and stay `i64` (an expression that mixes them
with plain numbers, `0 if ... else number`, makes an object of each).
"""

from typing import Final

from librt.strings import BytesWriter, read_i64_le
from mypy_extensions import i64, u8

from atoll.engine.encoding import Row
from atoll.games.tindaya.geography import FARTHEST, Geography
from atoll.games.tindaya.names import (
    ACORAN,
    BASES,
    ERUPTION,
    EVENTS,
    FIRES,
    FORT,
    HERD,
    HEXES,
    HORNS,
    IDOLS,
    LARGE_VESSEL,
    MONEIBA,
    NOWHERE,
    OBSIDIAN,
    PIG,
    PIGS,
    RADIUS,
    ROOM,
    SHELTER,
    SHIPS,
    SHORE,
    TRADES,
    TSUNAMI,
    VESSELS,
    VOLCANO,
)
from atoll.games.tindaya.state import Tindaya
from atoll.games.tindaya.tribe import Tribe

STRIPS: Final = 8
BEYOND: Final = 99  # farther than any hex
WORD: Final = 8  # hexes that are looked at in one go
MOST_STORED: Final = 60  # the bound of what is counted in the stores
BURNABLE: Final[list[int]] = list(FIRES)
IN_VESSELS: Final[list[int]] = list(VESSELS)
REACHED: Final[list[int]] = list(RADIUS)
NO_STRIPS: Final = bytes(STRIPS)
NO_TRADES: Final = bytes(len(TRADES))


class Reach:
    """For every hex, which others lie within each reach of the gods, and all of them by distance."""

    __slots__ = ("by_distance", "distances", "within")

    def __init__(self, geography: Geography) -> None:
        self.distances = geography.distances
        self.within = [
            [bytes([int(far <= reach) for far in row]) for reach in range(FARTHEST + 1)]
            for row in geography.distances
        ]
        self.by_distance = [
            bytes(sorted(range(HEXES), key=list(row).__getitem__)) for row in geography.distances
        ]


# Where the layers of the map and other numbers begin in `Board.known`.
AT_GROUND: Final = 0
AT_SITE: Final = AT_GROUND + HEXES
AT_ANIMALS: Final = AT_SITE + HEXES
AT_TROOPS: Final = AT_ANIMALS + HEXES
AT_TOKENS: Final = AT_TROOPS + HEXES
AT_WALLS: Final = AT_TOKENS + HEXES
AT_DANGER: Final = AT_WALLS + HEXES
AT_VOLCANOES: Final = AT_DANGER + HEXES
AT_CHASMS: Final = AT_VOLCANOES + BASES + 1
AT_STANDEES: Final = AT_CHASMS + BASES + 1
AT_WRATHS: Final = AT_STANDEES + len(EVENTS)
AT_CARDS: Final = AT_WRATHS + 2
AT_WILD: Final = AT_CARDS + 2
AT_TILES: Final = AT_WILD + 2
AT_VILLAGERS: Final = AT_TILES + len(TRADES)


class Board:
    """The map and what lies on it, copied into one piece: there it is quick to read again and again."""

    __slots__ = ("idols", "island", "known", "nobles", "offered", "rows")

    def __init__(self, s: Tindaya) -> None:
        known = BytesWriter()
        known.write(s.ground)
        known.write(s.site)
        known.write(s.animals)
        known.write(s.troops)
        known.write(s.token)
        known.write(s.walls)
        known.write(s.danger)
        known.write(s.volcanoes)
        known.write(s.chasms)
        known.write(s.standees)
        known.write(s.wrath)
        known.write(s.cards)
        known.write(s.wild)
        known.write(s.tiles)
        known.write(s.villagers)
        self.nobles: i64 = len(known)
        known.write(s.nobles)
        self.offered: i64 = len(known)
        known.write(s.offered)
        self.idols: i64 = len(known)  # those in the deck, then those in every hand
        known.write(s.idols)
        for tribe in s.tribes:
            known.write(tribe.idols)
        self.known: bytes = known.getvalue()
        self.rows: i64 = (self.nobles - AT_VILLAGERS) // HEXES
        self.island = s.island

    def idols_of(self, hand: i64) -> i64:
        """How many idols are in the deck (0), or in a seat's hand (from 1)."""
        known = self.known
        total: i64 = 0
        start = self.idols + hand * len(IDOLS)
        place: i64
        for place in range(start, start + len(IDOLS)):
            total += known[place]
        return total

    def natives(self, seat: i64, place: i64) -> i64:
        """How many natives of a tribe stand on a hex."""
        here = seat * HEXES + place
        folk: i64 = self.known[AT_VILLAGERS + here]
        lords: i64 = self.known[self.nobles + here]
        return folk + lords


class People:
    """Where the natives of a tribe stand, and what they control."""

    __slots__ = ("broods", "goats", "on_volcanoes", "pigs", "places", "settlements", "workers")

    def __init__(self, board: Board, seat: i64) -> None:
        self.settlements = BytesWriter()  # by trade, like the workers
        self.settlements.write(NO_TRADES)
        self.workers = BytesWriter()
        self.workers.write(NO_TRADES)
        self.pigs: i64 = 0
        self.goats: i64 = 0
        self.places = BytesWriter()
        self.broods: i64 = 0
        self.on_volcanoes: i64 = 0
        known, folk, lords = board.known, AT_VILLAGERS + seat * HEXES, board.nobles + seat * HEXES
        word: i64
        place: i64
        for word in range(0, HEXES, WORD):
            if read_i64_le(known, folk + word) | read_i64_le(known, lords + word):
                for place in range(word, word + WORD):
                    villagers: i64 = known[folk + place]
                    nobles: i64 = known[lords + place]
                    if villagers + nobles:
                        self.add(known, place, villagers, nobles)

    def add(self, known: bytes, place: i64, folk: i64, lords: i64) -> None:
        self.places.append(u8(place))
        site: i64 = known[AT_SITE + place]
        if known[AT_GROUND + place] == VOLCANO:
            self.on_volcanoes += lords
        if folk and 0 < site < FORT:
            trade: i64 = site - 1
            self.settlements[trade] = self.settlements[trade] + 1
            self.workers[trade] = u8(i64(self.workers[trade]) + folk)
            if trade == PIGS:
                self.pigs += known[AT_ANIMALS + place]
            elif trade == HERD:
                self.goats += known[AT_ANIMALS + place]
            if folk >= 2:
                self.broods += 1

    def on_island(self, board: Board, seat: i64, island: i64) -> i64:
        """How many stand on an island."""
        total: i64 = 0
        each: i64
        for each in range(len(self.places)):
            place = i64(self.places[each])
            if board.island[place] == island:
                total += board.natives(seat, place)
        return total


# What the end of the era asks for


def put_stores(row: Row, s: Tindaya, tribe: Tribe, broods: i64) -> None:
    """Mouths at the end of the era, rations, who would starve or freeze, what would spoil; weapons,
    and fires that can be made."""
    goods, parts, garbage = tribe.goods, s.parts, s.mode.garbage
    mouths: i64 = tribe.villagers + broods
    if mouths > parts.villagers:
        mouths = parts.villagers
    rations: i64 = 0
    spoiling: i64 = 0
    for each in parts.menu:
        good: i64 = each
        have: i64 = goods[good]
        if have:
            rations += have * i64(parts.rations[good])
            if garbage and parts.perishable[good]:
                spoiling += have
    if garbage and not tribe.market >> LARGE_VESSEL & 1:
        spoiling += beyond_vessels(goods)
    hungry: i64 = 0
    if mouths > rations:
        hungry = mouths - rations
    cold: i64 = 0
    if s.mode.shelter and not tribe.cave and mouths - hungry > SHELTER:
        cold = mouths - hungry - SHELTER
    burning: i64 = 0
    for each in BURNABLE:
        burning += goods[each]
    row.put(mouths, MOST_STORED)
    row.put(rations, MOST_STORED)
    row.put(hungry, MOST_STORED)
    row.put(cold, MOST_STORED)
    row.put(spoiling, MOST_STORED)
    row.put(goods[HORNS] + goods[OBSIDIAN], MOST_STORED)
    row.put(burning // 2, MOST_STORED)


def beyond_vessels(goods: list[int]) -> i64:
    """Nonperishable food that has no room in the vessels."""
    found: i64 = 0
    for good in IN_VESSELS:
        have: i64 = goods[good]
        if have > ROOM:
            found += have - ROOM
    return found


def demanded(s: Tindaya) -> list[int]:
    """What the gods' cards ask for, strip by strip; nothing before they lie there."""
    if s.offerings[ACORAN] == NOWHERE:
        return []
    cards = s.parts.offerings
    return cards[s.offerings[ACORAN]] + cards[s.offerings[MONEIBA]]


def missing(s: Tindaya, board: Board) -> BytesWriter:
    """Units that every strip still wants in this era."""
    found = BytesWriter()
    found.write(NO_STRIPS)
    if s.offerings[ACORAN] == NOWHERE:
        return found
    known, seats = board.known, s.people
    god: i64
    at: i64
    for god in range(2):
        for each in s.demands(god):
            strip: i64 = god * 4 + each
            lacking = seats
            start = board.offered + strip * seats
            for at in range(start, start + seats):
                lacking -= known[at]
            if lacking > 0:
                found[strip] = u8(lacking)
    return found


def put_payable(
    row: Row, tribe: Tribe, people: People, goods: list[int], wanted: BytesWriter
) -> None:
    """How much of what is missing a tribe has: goods, or animals it controls."""
    strip: i64
    for strip in range(STRIPS):
        lacking = i64(wanted[strip])
        if lacking:
            good: i64 = goods[strip]
            have: i64 = people.goats
            if good < PIG:
                have = tribe.goods[good]
            elif good == PIG:
                have = people.pigs
            if have < lacking:
                lacking = have
        row.put(lacking, 4)


# What the events would hit


class Threat:
    """An event on the table: the hexes that it hits as the map is now, or the islands, bit by bit."""

    __slots__ = ("area", "event", "islands")

    def __init__(self, event: i64, area: bytes | None, islands: i64) -> None:
        self.event = event
        self.area = area
        self.islands = islands

    def natives(self, board: Board, seat: i64, people: People) -> i64:
        """How many natives of a tribe stand where it hits; ships attack settlements."""
        area, island, known = self.area, board.island, board.known
        total: i64 = 0
        each: i64
        for each in range(len(people.places)):
            place = i64(people.places[each])
            if area is not None:
                if area[place]:
                    total += board.natives(seat, place)
            elif self.islands >> island[place] & 1 and (
                self.event < SHIPS or 0 < known[AT_SITE + place] < FORT
            ):
                total += board.natives(seat, place)
        return total


def threats(s: Tindaya, board: Board, tribes: list[People], reach: Reach) -> list[Threat]:
    """What the event card shows; ships seek the nearest island."""
    found: list[Threat] = []
    if s.event == NOWHERE or not s.land:
        return found
    known = board.known
    for event in s.parts.events[s.event].symbols:
        number: i64 = known[AT_STANDEES + event]
        if not number:
            continue
        chasm: i64 = known[AT_CHASMS + number]
        centre: i64 = known[AT_VOLCANOES + number]
        if event >= SHIPS:
            found.append(Threat(event, None, nearest_islands(board, tribes, reach, chasm)))
        elif event == TSUNAMI:
            area = reach.within[chasm][REACHED[known[AT_WRATHS + MONEIBA]]]
            found.append(Threat(event, area, 0))
        elif centre != NOWHERE:
            god = ACORAN if event == ERUPTION else event
            area = reach.within[centre][REACHED[known[AT_WRATHS + god]]]
            if event == ERUPTION:
                found.append(Threat(event, area, 0))
            else:
                found.append(Threat(event, None, islands_in(board, area)))
    return found


def put_hits(row: Row, coming: list[Threat], board: Board, seat: i64, people: People) -> None:
    """By event, how many natives of a tribe it would hit."""
    start = row.blank(len(EVENTS))
    for threat in coming:
        row[start + threat.event] = threat.natives(board, seat, people)


def bit(number: i64) -> i64:
    one: i64 = 1
    return one << number


def islands_in(board: Board, area: bytes) -> i64:
    """TI-17.5: the islands with a terrain in the area."""
    known, island = board.known, board.island
    found: i64 = 0
    place: i64
    for place in range(HEXES):
        if area[place] and known[AT_GROUND + place] >= SHORE:
            found |= bit(island[place])
    return found


def nearest_islands(board: Board, tribes: list[People], reach: Reach, chasm: i64) -> i64:
    """TI-19.2, TI-19.3: the nearest island; of those, the one with most settlements, then natives."""
    known, island = board.known, board.island
    order, distances = reach.by_distance[chasm], reach.distances[chasm]
    found: i64 = 0
    least: i64 = BEYOND
    each: i64
    for each in range(HEXES):
        place: i64 = order[each]
        if known[AT_GROUND + place] >= VOLCANO:
            far: i64 = distances[place]
            if far > least:
                break
            least = far
            found |= bit(island[place])
    return found if found & (found - 1) == 0 else foremost(board, tribes, found)


def foremost(board: Board, tribes: list[People], islands: i64) -> i64:
    """Of several islands those that ships prefer."""
    found: i64 = 0
    best: i64 = -1
    number: i64
    for number in range(1, HEXES // 2 + 1):  # islands do not touch: no more have room
        if islands >> number & 1:
            rank = island_rank(board, tribes, number)
            if rank > best:
                best = rank
                found = 0
            if rank == best:
                found |= bit(number)
    return found


def island_rank(board: Board, tribes: list[People], island: i64) -> i64:
    """Settlements first, then natives."""
    known, islands = board.known, board.island
    rank: i64 = 0
    place: i64
    for place in range(HEXES):
        if islands[place] == island and 0 < known[AT_SITE + place] < FORT:
            rank += BEYOND
    seat: i64
    for seat in range(len(tribes)):
        rank += tribes[seat].on_island(board, seat, island)
    return rank
