"""How many movements lie between two hexes for a noble who has a canoe."""

from functools import lru_cache
from typing import Final

from atoll.games.tindaya.geography import Geography
from atoll.games.tindaya.names import CHASM, HEXES, VOLCANO

TOO_FAR: Final = 9  # movements to where one does not come in one exploration
LONGEST: Final = 4


@lru_cache(maxsize=256)
def voyages(geography: Geography, ground: bytes) -> list[bytes]:
    """The movements from every hex to every other, by land and sea; maps seldom change."""
    ways = [one_movement(geography, ground, place) for place in range(HEXES)]
    return [spread(ways, place) for place in range(HEXES)]


def one_movement(geography: Geography, ground: bytes, place: int) -> list[int]:
    """TI-10.2, TI-10.5 to TI-10.7: where one movement leads."""
    if ground[place] < VOLCANO:
        return []
    found: set[int] = set()
    for near in geography.neighbours[place]:
        if ground[near] >= VOLCANO:
            found.add(near)
            continue
        stops = [near]
        for ray in geography.rays[near]:
            for stop in ray:
                if ground[stop] > CHASM:
                    break
                stops.append(stop)
        for stop in stops:
            for shore in geography.neighbours[stop]:
                if ground[shore] >= VOLCANO:
                    found.add(shore)
    return sorted(found)


def spread(ways: list[list[int]], start: int) -> bytes:
    """The movements from one hex to all."""
    found = bytearray([TOO_FAR] * HEXES)
    found[start] = 0
    edge = [start]
    for steps in range(1, LONGEST + 1):
        further: list[int] = []
        for here in edge:
            for near in ways[here]:
                if found[near] == TOO_FAR:
                    found[near] = steps
                    further.append(near)
        edge = further
    return bytes(found)
