"""TI-10: where natives can go, and whether villagers can still reach a place to stay."""

from typing import Final

from mypy_extensions import i64

from atoll.games.tindaya.land import (
    is_fort,
    is_settlement,
    is_terrain,
    may_stay,
    natives,
    present,
    villagers_at,
)
from atoll.games.tindaya.names import AGANA, CHASM, FORT, HEXES, VOLCANO, WOOD
from atoll.games.tindaya.state import Tindaya

FAR: Final = 99  # more movements than any exploration has
SEA_WAY: Final = HEXES  # a way by sea is written as SEA_WAY + hex


def movements(s: Tindaya, seat: i64) -> int:
    """TI-10.1, TI-15.1."""
    return 4 if seat != s.traitor and s.tribes[seat].skill == AGANA else 3


def way_name(s: Tindaya, way: int) -> str:
    """A way out of a hex."""
    return f"{'sea' if way >= SEA_WAY else 'land'}@{s.geography.names[way % HEXES]}"


def is_sea(s: Tindaya, place: i64) -> bool:
    """TI-10.11: chasms are sea for canoes."""
    return s.ground[place] <= CHASM


def escape(s: Tindaya, seat: i64, place: i64) -> i64:
    """TI-10.16: how many movements by land villagers need from here to where they may stay."""
    around, ground = s.geography.neighbours, bytes(s.ground)
    seen = {int(place)}
    edge = [int(place)]
    steps: i64 = 0
    while edge and steps < 4:
        steps += 1
        further: list[int] = []
        for here in edge:
            for near in around[here]:
                if near in seen or ground[near] < VOLCANO or is_fort(s, near):
                    continue
                if may_stay(s, seat, near):
                    return steps
                seen.add(near)
                further.append(near)
        edge = further
    return FAR


def stranded(s: Tindaya, seat: i64) -> i64:
    """TI-10.16: movements still needed so that no villager ends where none may stay."""
    start = seat * HEXES
    villagers, site = bytes(s.villagers), bytes(s.site)
    total: i64 = 0
    for place in s.land:
        if villagers[start + place] and 0 < site[place] < FORT and not may_stay(s, seat, place):
            total += escape(s, seat, place)
    if s.betrays:
        total += surrender(s, seat, s.steps)
    return total


def surrender(s: Tindaya, seat: i64, most: i64) -> i64:
    """TI-31.3: how many movements, up to `most`, bring a noble into a fort.

    Places and canoes beside them are kept with the canoes that can still be built.
    """
    tribe = s.tribes[seat]
    stock = int(tribe.goods[WOOD] + tribe.canoe)
    ashore = {place: stock for place in s.land if s.nobles[seat * HEXES + place]}
    afloat: dict[int, int] = {}
    steps: i64 = 0
    while not any([is_fort(s, place) for place in ashore]):
        if steps == most:
            return FAR
        steps += 1
        further: dict[int, int] = {}
        landed: dict[int, int] = {}
        for place, left in ashore.items():
            for board in boards(s, place, left > 0):
                keep_most(afloat, board, left if s.canoes[board] else left - 1)
            for near in by_land(s, place):
                keep_most(further, near, left)
        for board, left in afloat.items():
            for stop in stops(s, board):
                for near in by_land(s, stop):
                    keep_most(further, near, left)
                    keep_most(landed, stop, left)
        ashore, afloat = further, landed
    return steps


def keep_most(found: dict[int, int], place: int, left: int) -> None:
    found[place] = max(left, found.get(place, 0))


def by_land(s: Tindaya, place: i64) -> list[int]:
    ground = bytes(s.ground)
    return [near for near in s.geography.neighbours[place] if ground[near] >= VOLCANO]


def boarding(s: Tindaya, seat: i64, place: i64) -> list[int]:
    """TI-10.5: sea hexes beside the land with a canoe, or where one can be put."""
    tribe = s.tribes[seat]
    return boards(s, place, bool(tribe.canoe or (seat != s.traitor and tribe.goods[WOOD])))


def boards(s: Tindaya, place: i64, another: bool) -> list[int]:
    """The sea hexes from where a canoe can leave, if `another` can be put, or none."""
    around = s.geography.neighbours[place]
    if another:
        return [near for near in around if is_sea(s, near)]
    return [near for near in around if s.canoes[near]]


def put_canoe(s: Tindaya, seat: i64, board: i64, from_hand: bool) -> None:
    """TI-10.5, TI-11.1: the canoe in hand is put here, or one of wood."""
    tribe = s.tribes[seat]
    if from_hand:
        tribe.canoe = 0
    else:
        tribe.goods[WOOD] -= 1
    s.canoes[board] += 1


def take_along(s: Tindaya, board: i64, stop: i64) -> None:
    """TI-10.6: the canoe goes with its passengers."""
    s.canoes[board] -= 1
    s.canoes[stop] += 1


def stops(s: Tindaya, board: i64) -> list[int]:
    """TI-10.6, TI-10.10, TI-10.12: where a canoe can stop: here, or along a straight line of sea."""
    found = [int(board)]
    ground = bytes(s.ground)
    for ray in s.geography.rays[board]:
        for place in ray:
            if ground[place] > CHASM:
                break
            found.append(place)
    return found


def may_enter(s: Tindaya, seat: i64, place: i64, lords: i64, folk: i64) -> bool:
    """TI-10.14, TI-10.15: villagers enter a fort only with a noble, who may be there already."""
    if folk and not lords and is_fort(s, place):
        return s.nobles[seat * HEXES + place] > 0
    return True


def may_move(
    s: Tindaya, seat: i64, origin: i64, lords: i64, folk: i64, place: i64, need: i64
) -> bool:
    """May a group go from here to there? `need` is what `stranded` says before the movement."""
    if seat == s.traitor:
        return may_march(s, place)
    if not may_enter(s, seat, place, lords, folk):
        return False
    if need == 0 and not s.betrays:
        if not folk or is_fort(s, place) or may_stay(s, seat, place):
            return True
        return escape(s, seat, place) <= s.steps - 1
    shift(s, seat, origin, place, lords, folk)
    left = stranded(s, seat)
    shift(s, seat, place, origin, lords, folk)
    return left <= s.steps - 1


def may_march(s: Tindaya, place: i64) -> bool:
    """TI-31.9: conquistadors enter no walled hex, and only cross volcanoes without natives."""
    if s.walls[place]:
        return False
    if is_terrain(s, place):
        return True
    if natives(s, place) or s.steps == 1:
        return False
    return any(
        [is_terrain(s, near) and not s.walls[near] for near in s.geography.neighbours[place]]
    )


def shift(s: Tindaya, seat: i64, origin: i64, place: i64, lords: i64, folk: i64) -> None:
    start = seat * HEXES
    s.villagers[start + origin] -= folk
    s.villagers[start + place] += folk
    s.nobles[start + origin] -= lords
    s.nobles[start + place] += lords


def land_ways(s: Tindaya, seat: i64, origin: i64, lords: i64, folk: i64, need: i64) -> list[int]:
    return [
        near for near in by_land(s, origin) if may_move(s, seat, origin, lords, folk, near, need)
    ]


def landings(
    s: Tindaya, seat: i64, origin: i64, lords: i64, folk: i64, stop: i64, need: i64
) -> list[int]:
    """TI-10.7, TI-10.9: where a group steps ashore; the hex it came from is among them."""
    return [
        near
        for near in by_land(s, stop)
        if may_land(s, seat, folk, near) and may_move(s, seat, origin, lords, folk, near, need)
    ]


def can_land(
    s: Tindaya, seat: i64, origin: i64, lords: i64, folk: i64, stop: i64, need: i64
) -> bool:
    """Can a group step ashore anywhere?"""
    for near in by_land(s, stop):
        if may_land(s, seat, folk, near) and may_move(s, seat, origin, lords, folk, near, need):
            return True
    return False


def may_land(s: Tindaya, seat: i64, folk: i64, place: i64) -> bool:
    """TI-10.19: villagers never land in a settlement with those of another tribe."""
    if not folk or seat == s.traitor or not is_settlement(s, place):
        return True
    return villagers_at(s, place) == s.villagers[seat * HEXES + place]


def crossing(
    s: Tindaya, seat: i64, origin: i64, lords: i64, folk: i64, board: i64, stop: i64, need: i64
) -> bool:
    """May the group sail from one sea hex to the other and land there?

    Before a betrayal it matters where the canoe lies afterwards, and what it cost.
    """
    if not s.betrays:
        return can_land(s, seat, origin, lords, folk, stop, need)
    tribe = s.tribes[seat]
    wood, canoe, there = tribe.goods[WOOD], tribe.canoe, s.canoes[board]
    if not there:
        put_canoe(s, seat, board, canoe > 0)
    take_along(s, board, stop)
    able = can_land(s, seat, origin, lords, folk, stop, need)
    take_along(s, stop, board)
    tribe.goods[WOOD], tribe.canoe, s.canoes[board] = wood, canoe, there
    return able


def can_sail(s: Tindaya, seat: i64, origin: i64, lords: i64, folk: i64, need: i64) -> bool:
    """Is there a crossing this group may make?"""
    for board in boarding(s, seat, origin):
        if leads_ashore(s, seat, origin, lords, folk, board, need):
            return True
    return False


def leads_ashore(
    s: Tindaya, seat: i64, origin: i64, lords: i64, folk: i64, board: i64, need: i64
) -> bool:
    """Is there a crossing from this sea hex that the group may make?"""
    for stop in stops(s, board):
        if crossing(s, seat, origin, lords, folk, board, stop, need):
            return True
    return False


def parties(s: Tindaya, seat: i64, origin: i64, sea: bool, need: i64) -> list[int]:
    """TI-10.2, TI-10.4: the groups that can go, as nobles * 8 + villagers."""
    here = seat * HEXES + origin
    found: list[int] = []
    ways: dict[tuple[int, int], bool] = {}
    plain = need == 0 and not s.betrays
    for lords in range(s.nobles[here] + 1):
        for folk in range(s.villagers[here] + 1):
            if lords + folk == 0 or (sea and (lords == 0 or lords + folk > 5)):
                continue
            kind = (int(lords > 0), int(folk > 0))
            if not plain:  # it matters who stays behind
                kind = (int(lords), kind[1] + int(folk == s.villagers[here]))
            if kind not in ways:
                ways[kind] = (
                    can_sail(s, seat, origin, lords, folk, need)
                    if sea
                    else bool(land_ways(s, seat, origin, lords, folk, need))
                )
            if ways[kind]:
                found.append(lords * 8 + folk)
    return found


def can_go(s: Tindaya, seat: i64, origin: i64, sea: bool, need: i64) -> bool:
    """Can anybody go from here?"""
    if need or s.betrays:
        return bool(parties(s, seat, origin, sea, need))
    here = seat * HEXES + origin
    if sea:
        return s.nobles[here] > 0 and bool(boarding(s, seat, origin))
    near = by_land(s, origin)
    if s.nobles[here]:
        return bool(near)
    return any(may_move(s, seat, origin, 0, 1, place, need) for place in near)


def origins(s: Tindaya, seat: i64) -> list[int]:
    """TI-10.14: hexes with own natives; those in a fort stay there."""
    site = bytes(s.site)
    return [place for place in present(s, seat) if site[place] < FORT]
