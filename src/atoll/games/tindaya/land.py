"""The archipelago: islands, presence, control, and where villagers may stay."""

from mypy_extensions import i64

from atoll.games.tindaya.names import FORT, HEXES, SHORE, VOLCANO
from atoll.games.tindaya.state import Tindaya


def survey(s: Tindaya) -> None:
    """TI-1.11: find the islands again after the map has changed."""
    ground, around = bytes(s.ground), s.geography.neighbours
    land = [place for place in range(HEXES) if ground[place] >= VOLCANO]
    island = bytearray(HEXES)
    number = 0
    for start in land:
        if island[start]:
            continue
        number += 1
        island[start] = number
        found = [start]
        for place in found:
            for near in around[place]:
                if ground[near] >= VOLCANO and not island[near]:
                    island[near] = number
                    found.append(near)
    s.land = land
    s.island = bytes(island)


# Many reads of a layer go by `bytes` of it: compiled, that is several times quicker.


def island_hexes(s: Tindaya, place: i64) -> list[int]:
    """All land hexes of the island of a hex."""
    number = s.island[place]
    return [each for each in s.land if s.island[each] == number]


def is_settlement(s: Tindaya, place: i64) -> bool:
    return 0 < s.site[place] < FORT


def is_fort(s: Tindaya, place: i64) -> bool:
    return s.site[place] >= FORT


def is_terrain(s: Tindaya, place: i64) -> bool:
    return s.ground[place] >= SHORE


def presence(s: Tindaya, seat: i64, place: i64) -> int:
    """TI-1.13: how many own natives stand on a hex."""
    here = seat * HEXES + place
    return s.villagers[here] + s.nobles[here]


def natives(s: Tindaya, place: i64) -> int:
    """All natives on a hex, those of nobody's tribe in the solo game included."""
    total = 0
    for here in range(place, len(s.villagers), HEXES):
        total += s.villagers[here] + s.nobles[here]
    return total


def villagers_at(s: Tindaya, place: i64) -> int:
    total = 0
    for here in range(place, len(s.villagers), HEXES):
        total += s.villagers[here]
    return total


def tribes_at(s: Tindaya, place: i64) -> list[int]:
    """The seats present on a hex, in priority order."""
    return [seat for seat in s.priority if presence(s, seat, place)]


def present(s: Tindaya, seat: i64) -> list[int]:
    """The hexes on which a tribe is present."""
    start = seat * HEXES
    villagers, nobles = bytes(s.villagers), bytes(s.nobles)
    return [place for place in s.land if villagers[start + place] or nobles[start + place]]


def controlled(s: Tindaya, seat: i64, trade: i64 = -1) -> list[int]:
    """TI-3.2: the settlements with an own villager; of one trade, if one is named."""
    start = seat * HEXES
    site, villagers = bytes(s.site), bytes(s.villagers)
    if trade >= 0:
        wanted = trade + 1
        return [place for place in s.land if site[place] == wanted and villagers[start + place]]
    return [place for place in s.land if 0 < site[place] < FORT and villagers[start + place]]


def may_stay(s: Tindaya, seat: i64, place: i64) -> bool:
    """TI-3.3, TI-3.4, TI-10.13: may a villager of this tribe end an exploration here?"""
    site = s.site[place]
    if site == 0:
        return True
    if site >= FORT:
        return False
    if not s.tribes[seat].knows(site - 1):
        return False
    return villagers_at(s, place) == s.villagers[seat * HEXES + place]


def knows_here(s: Tindaya, seat: i64, place: i64, trade: i64) -> bool:
    """TI-20.5, TI-32.5: is there a native of another tribe here who knows the trade?"""
    for other in range(len(s.villagers) // HEXES):
        if other == seat or not presence(s, other, place):
            continue
        if other >= s.seats or s.tribes[other].knows(trade):
            return True
    return False


def tokens_by_island(s: Tindaya) -> list[int]:
    """TI-12.6: raw material tokens of any kind left on every island, by its number."""
    island, token = s.island, bytes(s.token)
    found = [0] * HEXES
    for place in s.land:
        if token[place]:
            found[island[place]] += 1
    return found


def conquistadors(s: Tindaya) -> int:
    return sum(s.troops)
