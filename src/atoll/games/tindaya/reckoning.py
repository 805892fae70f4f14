"""What a careful player counts before deciding: mouths and food, offerings, weapons, and what is coming.

All of it follows from what lies open on the table.
"""

from typing import Final

from mypy_extensions import i64

from atoll.games.tindaya.geography import FARTHEST, Geography
from atoll.games.tindaya.names import (
    ACORAN,
    ERUPTION,
    EVENTS,
    FIRES,
    FORT,
    HERD,
    HEXES,
    HORNS,
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
Areas = list[list[bytes]]  # by centre and radius, whether a hex is within


def areas(geography: Geography) -> Areas:
    """For every hex and every reach of the gods, which hexes lie within it."""
    return [
        [bytes([int(far <= reach) for far in row]) for reach in range(FARTHEST + 1)]
        for row in geography.distances
    ]


class Board:
    """The layers of the map, as the counting reads them again and again."""

    __slots__ = ("animals", "ground", "island", "islands", "land", "nobles", "site", "villagers")

    def __init__(self, s: Tindaya) -> None:
        self.land = s.land
        self.ground = bytes(s.ground)
        self.site = bytes(s.site)
        self.animals = bytes(s.animals)
        self.villagers = bytes(s.villagers)
        self.nobles = bytes(s.nobles)
        self.island = s.island
        islands: i64 = 0
        for place in s.land:
            if s.island[place] > islands:
                islands = s.island[place]
        self.islands: i64 = islands + 1  # 0 is the sea


class People:
    """Where the natives of a tribe stand, and what they control."""

    __slots__ = (
        "animals",
        "broods",
        "on_islands",
        "on_volcanoes",
        "places",
        "settled",
        "settlements",
        "workers",
    )

    def __init__(self, board: Board, seat: i64) -> None:
        self.settlements = [0, 0, 0, 0]
        self.workers = [0, 0, 0, 0]
        self.animals = [0, 0]
        self.on_islands = [0] * board.islands
        self.settled = [0] * board.islands  # on settlements
        self.places: list[int] = []
        self.broods: i64 = 0
        self.on_volcanoes: i64 = 0
        start = seat * HEXES
        villagers, nobles = board.villagers, board.nobles
        for place in board.land:
            folk: i64 = villagers[start + place]
            lords: i64 = nobles[start + place]
            if folk + lords:
                self.places.append(place)
                self.add(board, place, folk, lords)

    def add(self, board: Board, place: i64, folk: i64, lords: i64) -> None:
        island = board.island[place]
        site: i64 = board.site[place]
        self.on_islands[island] += folk + lords
        if board.ground[place] == VOLCANO:
            self.on_volcanoes += lords
        if 0 < site < FORT:
            self.settled[island] += folk + lords
            if folk:
                self.settlements[site - 1] += 1
                self.workers[site - 1] += folk
                if site == PIGS + 1 or site == HERD + 1:
                    self.animals[0 if site == PIGS + 1 else 1] += board.animals[place]
                if folk >= 2:
                    self.broods += 1

    def within(self, board: Board, seat: i64, area: bytes) -> int:
        """How many stand on these hexes."""
        start = seat * HEXES
        total: i64 = 0
        for place in self.places:
            if area[place]:
                total += board.villagers[start + place] + board.nobles[start + place]
        return int(total)


# What the end of the era asks for


def stores(s: Tindaya, tribe: Tribe, people: People) -> list[int]:
    """Mouths at the end of the era, rations, who would starve or freeze, what would spoil; weapons,
    and fires that can be made."""
    goods, parts = tribe.goods, s.parts
    mouths = min(parts.villagers, tribe.villagers + people.broods)
    rations: i64 = 0
    for good in parts.menu:
        rations += goods[good] * parts.rations[good]
    hungry = max(0, mouths - rations)
    cold = max(0, mouths - hungry - SHELTER) if s.mode.shelter and not tribe.cave else 0
    spoiling: i64 = 0
    if s.mode.garbage:
        for good in parts.menu:
            if parts.perishable[good]:
                spoiling += goods[good]
        if not tribe.market >> LARGE_VESSEL & 1:
            for good in VESSELS:
                spoiling += max(0, goods[good] - ROOM)
    burning: i64 = 0
    for good in FIRES:
        burning += goods[good]
    weapons = goods[HORNS] + goods[OBSIDIAN]
    return [int(mouths), int(rations), int(hungry), int(cold), int(spoiling), weapons, burning // 2]


def missing(s: Tindaya) -> list[int]:
    """Units that every strip still wants in this era."""
    found = [0] * STRIPS
    if s.offerings[0] == NOWHERE:
        return found
    offered, seats = bytes(s.offered), s.people
    for god in (ACORAN, MONEIBA):
        for each in s.demands(god):
            strip = god * 4 + each
            lacking = seats
            for at in range(strip * seats, (strip + 1) * seats):
                lacking -= offered[at]
            found[strip] = int(max(0, lacking))
    return found


def payable(s: Tindaya, tribe: Tribe, people: People, wanted: list[int]) -> list[int]:
    """How much of what is missing a tribe has: goods, or animals it controls."""
    found = [0] * STRIPS
    for strip in range(STRIPS):
        if wanted[strip]:
            good = s.demand(strip)
            have = tribe.goods[good] if good < PIG else people.animals[good - PIG]
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
        for event in s.parts.events[s.event].symbols:
            number = s.standees[event]
            if not number:
                continue
            if event >= SHIPS:
                self.islands[event] = nearest_islands(s, board, tribes, s.chasms[number])
            elif event == TSUNAMI:
                self.area[event] = reach[s.chasms[number]][RADIUS[s.wrath[MONEIBA]]]
            elif s.volcanoes[number] != NOWHERE:
                centre = s.volcanoes[number]
                if event == ERUPTION:
                    self.area[event] = reach[centre][RADIUS[s.wrath[ACORAN]]]
                else:
                    area = reach[centre][RADIUS[s.wrath[event]]]
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
        if area[place] and board.ground[place] >= SHORE and board.island[place] not in found:
            found.append(board.island[place])
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
    settlements: i64 = 0
    for place in board.land:
        if board.island[place] == island and 0 < board.site[place] < FORT:
            settlements += 1
    return int(settlements * BEYOND + sum([people.on_islands[island] for people in tribes]))
