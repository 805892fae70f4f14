"""What a careful player counts before deciding: mouths and food, offerings, weapons, and what is coming.

All of it follows from what lies open on the table.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

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
    TSUNAMI,
    VESSELS,
    VOLCANO,
)
from atoll.games.tindaya.state import Tindaya
from atoll.games.tindaya.tribe import Tribe

STRIPS: Final = 8
BEYOND: Final = 99  # farther than any hex
BURNABLE: Final[list[int]] = list(FIRES)
IN_VESSELS: Final[list[int]] = list(VESSELS)
REACHED: Final[list[int]] = list(RADIUS)
Areas = list[list[bytes]]  # by centre and radius, whether a hex is within


def areas(geography: Geography) -> Areas:
    """For every hex and every reach of the gods, which hexes lie within it."""
    return [
        [bytes([int(far <= reach) for far in row]) for reach in range(FARTHEST + 1)]
        for row in geography.distances
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
AT_VILLAGERS: Final = AT_CARDS + 2


class Board:
    """The map and what lies on it, copied into one piece: there it is quick to read again and again."""

    __slots__ = (
        "idols",
        "island",
        "islands",
        "known",
        "land",
        "nobles",
        "offered",
        "rows",
        "settlements",
    )

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
        known.write(s.villagers)
        self.nobles: i64 = len(known)
        known.write(s.nobles)
        self.offered: i64 = len(known)
        known.write(s.offered)
        self.idols: i64 = len(known)  # those in the deck, then those in every hand
        known.write(s.idols)
        for tribe in s.tribes:
            known.write(tribe.idols)
        self.known = known
        self.rows: i64 = (self.nobles - AT_VILLAGERS) // HEXES
        self.land = s.land
        self.island = s.island
        islands: i64 = 0
        settlements = [0] * (len(s.land) + 1)
        for place in s.land:
            island: i64 = s.island[place]
            if island > islands:
                islands = island
            if 0 < known[AT_SITE + place] < FORT:
                settlements[island] += 1
        self.islands: i64 = islands + 1  # 0 is the sea
        self.settlements = settlements  # on every island

    def idols_of(self, hand: i64) -> i64:
        """How many idols are in the deck (0), or in a seat's hand (from 1)."""
        total: i64 = 0
        start = self.idols + hand * len(IDOLS)
        for place in range(start, start + len(IDOLS)):
            total += i64(self.known[place])
        return total

    def natives(self, seat: i64, place: i64) -> i64:
        """How many natives of a tribe stand on a hex."""
        here = seat * HEXES + place
        return i64(self.known[AT_VILLAGERS + here]) + i64(self.known[self.nobles + here])


class People:
    """Where the natives of a tribe stand, and what they control."""

    __slots__ = (
        "broods",
        "goats",
        "on_islands",
        "on_volcanoes",
        "pigs",
        "places",
        "settled",
        "settlements",
        "workers",
    )

    def __init__(self, board: Board, seat: i64) -> None:
        self.settlements = [0, 0, 0, 0]
        self.workers = [0, 0, 0, 0]
        self.pigs: i64 = 0
        self.goats: i64 = 0
        self.on_islands = [0] * board.islands
        self.settled = [0] * board.islands  # on settlements
        self.places: list[int] = []
        self.broods: i64 = 0
        self.on_volcanoes: i64 = 0
        known, folk, lords = board.known, AT_VILLAGERS + seat * HEXES, board.nobles + seat * HEXES
        for place in board.land:
            if known[folk + place] or known[lords + place]:
                self.places.append(place)
                self.add(board, place, i64(known[folk + place]), i64(known[lords + place]))

    def add(self, board: Board, place: i64, folk: i64, lords: i64) -> None:
        island = board.island[place]
        site = i64(board.known[AT_SITE + place])
        self.on_islands[island] += folk + lords
        if board.known[AT_GROUND + place] == VOLCANO:
            self.on_volcanoes += lords
        if 0 < site < FORT:
            self.settled[island] += folk + lords
            if folk:
                self.settlements[site - 1] += 1
                self.workers[site - 1] += folk
                if site == PIGS + 1:
                    self.pigs += i64(board.known[AT_ANIMALS + place])
                elif site == HERD + 1:
                    self.goats += i64(board.known[AT_ANIMALS + place])
                if folk >= 2:
                    self.broods += 1

    def within(self, board: Board, seat: i64, area: bytes) -> int:
        """How many stand on these hexes."""
        total: i64 = 0
        for place in self.places:
            if area[place]:
                total += board.natives(seat, place)
        return int(total)


# What the end of the era asks for


def stores(s: Tindaya, tribe: Tribe, people: People) -> list[int]:
    """Mouths at the end of the era, rations, who would starve or freeze, what would spoil; weapons,
    and fires that can be made."""
    goods, parts = tribe.goods, s.parts
    mouths = min(parts.villagers, tribe.villagers + people.broods)
    rations: i64 = 0
    for good in parts.menu:
        have: i64 = goods[good]
        if have:
            rations += have * i64(parts.rations[good])
    hungry = max(0, mouths - rations)
    cold = max(0, mouths - hungry - SHELTER) if s.mode.shelter and not tribe.cave else 0
    spoiling: i64 = 0
    if s.mode.garbage:
        for good in parts.menu:
            if goods[good] and parts.perishable[good]:
                spoiling += goods[good]
        if not tribe.market >> LARGE_VESSEL & 1:
            for good in IN_VESSELS:
                spoiling += max(0, goods[good] - ROOM)
    burning: i64 = 0
    for good in BURNABLE:
        burning += goods[good]
    weapons = goods[HORNS] + goods[OBSIDIAN]
    return [int(mouths), int(rations), int(hungry), int(cold), int(spoiling), weapons, burning // 2]


def demanded(s: Tindaya) -> list[int]:
    """What the gods' cards ask for, strip by strip; nothing before they lie there."""
    if s.offerings[ACORAN] == NOWHERE:
        return []
    cards = s.parts.offerings
    return cards[s.offerings[ACORAN]] + cards[s.offerings[MONEIBA]]


def missing(s: Tindaya, board: Board) -> list[int]:
    """Units that every strip still wants in this era."""
    found = [0] * STRIPS
    if s.offerings[ACORAN] == NOWHERE:
        return found
    known, seats = board.known, s.people
    for god in range(2):
        for each in s.demands(god):
            strip: i64 = god * 4 + each
            lacking = seats
            start = board.offered + strip * seats
            for at in range(start, start + seats):
                lacking -= i64(known[at])
            if lacking > 0:
                found[strip] = int(lacking)
    return found


def payable(tribe: Tribe, people: People, goods: list[int], wanted: list[int]) -> list[int]:
    """How much of what is missing a tribe has: goods, or animals it controls."""
    found = [0] * STRIPS
    for strip in range(STRIPS):
        if wanted[strip]:
            good = goods[strip]
            herd = people.pigs if good == PIG else people.goats
            have = tribe.goods[good] if good < PIG else herd
            found[strip] = min(wanted[strip], have)
    return found


# What the events would hit


class Threats:
    """The area or the islands that every event hits as the map is now; ships seek the nearest island."""

    __slots__ = ("area", "islands")

    def __init__(self, s: Tindaya, board: Board, tribes: list[People], reach: Areas) -> None:
        self.area: list[bytes | None] = [None] * len(EVENTS)
        self.islands: list[list[int] | None] = [None] * len(EVENTS)
        if s.event == NOWHERE or not s.land:
            return
        known = board.known
        for event in s.parts.events[s.event].symbols:
            number = i64(known[AT_STANDEES + event])
            if not number:
                continue
            chasm, centre = i64(known[AT_CHASMS + number]), i64(known[AT_VOLCANOES + number])
            if event >= SHIPS:
                self.islands[event] = nearest_islands(s, board, tribes, chasm)
            elif event == TSUNAMI:
                self.area[event] = reach[chasm][REACHED[i64(known[AT_WRATHS + MONEIBA])]]
            elif centre != NOWHERE:
                god = ACORAN if event == ERUPTION else event
                area = reach[centre][REACHED[i64(known[AT_WRATHS + god])]]
                if event == ERUPTION:
                    self.area[event] = area
                else:
                    self.islands[event] = islands_in(board, area)

    def natives(self, board: Board, seat: i64, people: People) -> list[int]:
        """By event, how many natives of a tribe stand where it hits; ships attack settlements."""
        found = [0] * len(EVENTS)
        for event in range(len(EVENTS)):
            area, islands = self.area[event], self.islands[event]
            if area is not None:
                found[event] = people.within(board, seat, area)
            elif islands is not None:
                counts = people.settled if event >= SHIPS else people.on_islands
                for island in islands:
                    found[event] += counts[island]
        return found


def islands_in(board: Board, area: bytes) -> list[int]:
    """TI-17.5: the islands with a terrain in the area."""
    found: list[int] = []
    for place in board.land:
        if area[place] and board.known[AT_GROUND + place] >= SHORE:
            island = board.island[place]
            if island not in found:
                found.append(island)
    return found


def nearest_islands(s: Tindaya, board: Board, tribes: list[People], chasm: i64) -> list[int]:
    """TI-19.2, TI-19.3: the nearest island; of those, the one with most settlements, then natives."""
    row = s.geography.distances[chasm]
    near: list[int] = []
    least: i64 = BEYOND
    for place in board.land:
        far: i64 = row[place]
        if far < least:
            least = far
            near = []
        if far == least and board.island[place] not in near:
            near.append(board.island[place])
    if len(near) < 2:
        return near
    ranks = [island_rank(board, tribes, island) for island in near]
    best = max(ranks)
    return [island for island, rank in zip(near, ranks, strict=True) if rank == best]


def island_rank(board: Board, tribes: list[People], island: int) -> int:
    """Settlements first, then natives."""
    natives = 0
    for people in tribes:
        natives += people.on_islands[island]
    return board.settlements[island] * BEYOND + natives
