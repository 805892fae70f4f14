"""TI-4.2 to TI-4.7: bases and islands, the default ones or by lot within the rules."""

from atoll.engine.chance import Chance
from atoll.games.tindaya.geography import Cell
from atoll.games.tindaya.land import survey
from atoll.games.tindaya.names import (
    BASES,
    CHASM,
    CLAY_TOKEN,
    FOREST,
    HEXES,
    INITIAL,
    MOUNTAIN,
    SHORE,
    VOLCANO,
    WOOD_TOKEN,
)
from atoll.games.tindaya.parts import Parts
from atoll.games.tindaya.state import Tindaya

COLUMNS = 4  # slots in a row; the slot below is so many further on
TRIES = 200
BACKS = {SHORE: CLAY_TOKEN, FOREST: WOOD_TOKEN, MOUNTAIN: INITIAL}


def lay_board(s: Tindaya) -> None:
    """Bases, terrains and raw material tokens."""
    if not (s.mode.layout == "random" and lay_random(s)):
        lay_default(s)
    for place in range(HEXES):
        s.token[place] = BACKS.get(s.ground[place], 0)
    s.reserve -= sum([1 for place in range(HEXES) if s.ground[place] >= SHORE])
    survey(s)


def red_bases(s: Tindaya) -> int:
    """TI-4.5: how many bases show their red side: as agreed, or by the level."""
    return s.parts.red_bases[s.mode.level] if s.mode.red < 0 else s.mode.red


def on_slot(p: Parts, slot: int, cell: Cell, turned: bool) -> int:
    """The hex under a cell of a base; turning a base maps (q, r) to (1 - q, 3 - r)."""
    a, b = p.slots[slot]
    q, r = (1 - cell[0], 3 - cell[1]) if turned else cell
    return p.geography.at(a + q, b + r)


def base_places(s: Tindaya, base: int, slot: int, red: bool, turned: bool) -> tuple[int, int]:
    """Where the volcano and the chasm of a base come to lie."""
    p = s.parts
    volcano = on_slot(p, slot, p.volcanoes[base - 1][red], turned)
    return volcano, on_slot(p, slot, p.chasms[base - 1][red], turned)


def lay_base(s: Tindaya, base: int, slot: int, red: bool, turned: bool) -> None:
    volcano, chasm = base_places(s, base, slot, red, turned)
    s.ground[volcano], s.ground[chasm] = VOLCANO, CHASM
    s.volcanoes[base] = volcano
    s.chasms = s.chasms.copy()
    s.chasms[base] = chasm


def lay_default(s: Tindaya) -> None:
    """The default board with so many red bases; its forests depend on the number of players."""
    at = s.geography.at
    for slot, island in enumerate(s.parts.islands[red_bases(s) // 2]):
        lay_base(s, slot + 1, slot, island.red, island.turned)
        for q, r in island.mountain:
            s.ground[at(q, r)] = MOUNTAIN
        for q, r in island.shores:
            s.ground[at(q, r)] = SHORE
        for forests in island.forests[: s.seats]:
            for q, r in forests:
                s.ground[at(q, r)] = FOREST


def lay_random(s: Tindaya) -> bool:
    """A board by lot that keeps the placement rules; False if the lot failed too often."""
    lay_bases(s)
    bare = s.ground.copy()
    for _ in range(TRIES):
        s.ground[:] = bare
        islands = grow(s)
        if islands:
            name_terrains(s, islands)
            return True
    s.ground[:] = bytes(HEXES)
    return False


def lay_bases(s: Tindaya) -> None:
    """TI-4.3: red bases lie in vertical pairs, so that the half shipwrecks meet."""
    red = shuffled(list(range(COLUMNS)), s.chance)[: red_bases(s) // 2]
    for slot, base in enumerate(shuffled(list(range(1, BASES + 1)), s.chance)):
        is_red = slot % COLUMNS in red
        turned = slot >= COLUMNS if is_red else s.chance.below(2) == 1
        lay_base(s, base, slot, is_red, turned)


def shuffled(items: list[int], chance: Chance) -> list[int]:
    left, found = items.copy(), []
    while left:
        found.append(left.pop(chance.below(len(left))))
    return found


def grow(s: Tindaya) -> list[list[int]]:
    """Hexes for every island: three around its volcano, then more where there is room.

    None at all if an island cannot have its three.
    """
    around = s.geography.neighbours
    islands = [[s.volcanoes[base]] for base in range(1, BASES + 1)]
    owner = {island[0]: number for number, island in enumerate(islands)}

    def free(number: int, near: list[int]) -> list[int]:
        """TI-4.7: hexes next to these that touch no land of another island."""
        return sorted(
            {
                each
                for place in near
                for each in around[place]
                if s.ground[each] == 0
                and each not in owner
                and all([owner.get(beside, number) == number for beside in around[each]])
            }
        )

    def take(number: int, place: int) -> None:
        owner[place] = number
        islands[number].append(place)

    for wanted in (2, 3, 4):
        waiting = [number for number in range(BASES) if len(islands[number]) < wanted]
        while waiting:
            room = {number: free(number, islands[number][:1]) for number in waiting}
            number = min(waiting, key=lambda each: len(room[each]))
            if not room[number]:
                return []
            take(number, s.chance.pick(room[number]))
            waiting.remove(number)
    for _ in range(sum(s.parts.terrains[s.seats - 1]) - 3 * BASES):
        room = {number: free(number, islands[number]) for number in range(BASES)}
        growing = [number for number in range(BASES) if room[number]]
        if not growing:
            return []
        least = min([len(islands[number]) for number in growing])
        number = s.chance.pick([each for each in growing if len(islands[each]) == least])
        take(number, s.chance.pick(room[number]))
    return islands


def name_terrains(s: Tindaya, islands: list[list[int]]) -> None:
    """TI-4.6: a mountain, a shore and a forest around every volcano; the rest by lot."""
    others: list[int] = []
    for island in islands:
        for place, ground in zip(
            island[1:4], shuffled([MOUNTAIN, SHORE, FOREST], s.chance), strict=True
        ):
            s.ground[place] = ground
        others += island[4:]
    shores, _, mountains = s.parts.terrains[s.seats - 1]
    kinds = [SHORE] * (shores - BASES) + [MOUNTAIN] * (mountains - BASES)
    others = shuffled(others, s.chance)
    for place, ground in zip(others, kinds, strict=False):
        s.ground[place] = ground
    for place in others[len(kinds) :]:
        s.ground[place] = FOREST
