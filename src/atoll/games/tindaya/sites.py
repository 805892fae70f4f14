"""TI-4.6, TI-4.7, TI-4.33: where terrains may be laid while the archipelago is built."""

from itertools import combinations

from atoll.games.tindaya.names import BASES, SEA, SHORE, TERRAINS, VOLCANO
from atoll.games.tindaya.state import Tindaya

Room = dict[int, list[int]]  # by the number of a volcano, hexes beside it that may be laid


def left(s: Tindaya, kind: int) -> int:
    """Terrains of a kind that the setup aid still has."""
    return s.parts.terrains[s.seats - 1][kind - SHORE] - s.ground.count(kind)


def lacking(s: Tindaya, base: int) -> list[int]:
    """TI-4.7: the kinds of terrain that do not touch a volcano yet."""
    near = [s.ground[place] for place in s.geography.neighbours[s.volcanoes[base]]]
    return [kind for kind in TERRAINS if kind not in near]


def bare_volcanoes(s: Tindaya) -> list[int]:
    """TI-4.33: the volcanoes that lack a kind of terrain."""
    return [base for base in range(1, BASES + 1) if lacking(s, base)]


def touches(s: Tindaya, place: int) -> int:
    """The one island that a hex of the sea touches; 0 if it touches none or several."""
    found = 0
    for near in s.geography.neighbours[place]:
        island = s.island[near]
        if island and found and island != found:
            return 0
        found = island or found
    return found


def free(s: Tindaya) -> list[int]:
    """TI-4.7: hexes of the sea by which an island can grow without touching another."""
    return [place for place in range(len(s.ground)) if s.ground[place] == SEA and touches(s, place)]


def coast(s: Tindaya, of_volcanoes: bool) -> list[int]:
    """Sea and chasms beside land, or beside volcanoes alone."""
    around = s.geography.neighbours
    return [
        place
        for place in range(len(s.ground))
        if s.ground[place] < VOLCANO
        and any(
            [
                s.ground[near] == VOLCANO if of_volcanoes else s.ground[near] >= VOLCANO
                for near in around[place]
            ]
        )
    ]


def rings(s: Tindaya) -> Room:
    """The hexes beside every volcano that may become land of its island."""
    found: Room = {}
    for base in range(1, BASES + 1):
        near = s.geography.neighbours[s.volcanoes[base]]
        found[base] = [place for place in near if s.ground[place] == SEA and touches(s, place)]
    return found


def leaves_room(s: Tindaya, room: Room, base: int, place: int) -> bool:
    """TI-4.33: will every volcano still find its terrains if this hex becomes land of `base`?"""
    around = s.geography.neighbours
    rivals = [
        other
        for other in room
        if other != base and any([near in room[other] for near in around[place]])
    ]
    if not rivals:  # whatever the others do, they do as before
        return True
    needs = {other: len(lacking(s, other)) for other in room}
    needs[base] -= 1
    rest = {
        other: [
            each
            for each in places
            if each != place and (other == base or each not in around[place])
        ]
        for other, places in room.items()
    }
    return can_share(s, rest, needs)


def can_share(s: Tindaya, room: Room, needs: dict[int, int]) -> bool:
    """Can every volcano have as many hexes as it needs, without islands that touch?"""
    waiting = [base for base in needs if needs[base]]
    if not waiting:
        return True
    base = min(waiting, key=lambda each: len(room[each]) - needs[each])
    around = s.geography.neighbours
    for chosen in combinations(room[base], needs[base]):
        beside = {near for place in chosen for near in around[place]}
        rest = {
            other: places if other == base else [each for each in places if each not in beside]
            for other, places in room.items()
        }
        if can_share(s, rest, {**needs, base: 0}):
            return True
    return False
