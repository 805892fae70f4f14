"""KI-14, KI-17, KI-20: what season cards count, points and tie-breaks."""

from mypy_extensions import i64

from atoll.engine.ties import Tie, foremost
from atoll.games.kiwi.flock import Flock
from atoll.games.kiwi.kinds import (
    AT_LEADER,
    BEST_HEX,
    DOMINATED,
    LOOKOUT,
    NEST_COUNT,
    SIZE_1,
    SIZE_2,
    SIZE_3,
)
from atoll.games.kiwi.parts import Parts
from atoll.games.kiwi.state import KIWIBOT, Kiwi, is_lookout, nest_owner


def measure(s: Kiwi, what: i64, player: i64) -> int:
    """KI-17.2, KI-17.4: a flock's value in the condition of a season card."""
    flock = s.flocks[player]
    if what < SIZE_1:
        return strength_on(s, flock, what)
    if what == SIZE_1:
        return flock.of_size(1) + s.parts.lookout_strength * flock.nests[LOOKOUT] + 3
    if what == SIZE_2:
        return flock.of_size(2)
    if what == SIZE_3:
        return flock.of_size(3) + 1
    if what == NEST_COUNT:
        return sum(flock.nests)
    if what == AT_LEADER:
        return sum([other.strength[flock.leader] for other in s.flocks])
    if what == BEST_HEX:
        return best_hex(flock)
    if what == DOMINATED:
        return sum([s.dominator(place) == player for place in range(s.island.size)])
    return singles(s, flock, player)


def strength_on(s: Kiwi, flock: Flock, terrain: i64) -> int:
    """KI-17.4: a flock's tokens on hexes of a terrain, counted as for dominance."""
    strength, kinds = bytes(flock.strength), s.terrain
    found: i64 = 0
    for place in range(len(strength)):
        if kinds[place] == terrain:
            found += strength[place]
    return int(found)


def best_hex(flock: Flock) -> int:
    """KI-17.4: the most that a flock's tokens on one hex count for dominance."""
    best: i64 = 0
    for strength in bytes(flock.strength):
        if strength > best:
            best = strength
    return int(best)


def singles(s: Kiwi, flock: Flock, player: i64) -> int:
    """KI-17.4: hexes with one own kiwi of any size alone; the Leader counts as one, an own Lookout as
    two."""
    kiwis, nests = bytes(flock.kiwis), bytes(s.nests)
    found: i64 = 0
    for place in range(len(nests)):
        there: i64 = kiwis[place * 3] + kiwis[place * 3 + 1] + kiwis[place * 3 + 2]
        if flock.leader == place:
            there += 1
        nest = nests[place]
        if there == 1 and not (is_lookout(nest) and nest_owner(nest) == player):
            found += 1
    return int(found)


def leaders(s: Kiwi, card: i64) -> list[int]:
    """KI-17.1, KI-17.2: who is first in the condition of a season card; several if they tie."""
    values = [measure(s, s.parts.season_measure[card], player) for player in range(len(s.flocks))]
    best = min(values) if s.parts.season_fewest[card] else max(values)
    return [player for player, value in enumerate(values) if value == best]


def points(s: Kiwi, player: i64) -> list[int]:
    """KI-20.1 to KI-20.3, KI-22.33: markers, nests, season cards, and the Kiwibot's two extras."""
    flock = s.flocks[player]
    found = [s.marks.count(1 + player), nest_points(s.parts, flock), flock.points]
    solo = s.solo
    if solo is not None and player == KIWIBOT:
        found.append(solo.kept)
        found.append(flock.marker_total() // s.parts.markers_per_point)
    return found


def nest_points(parts: Parts, flock: Flock) -> int:
    """KI-20.2: the rows of nests that a flock has built."""
    found: i64 = 0
    for kind in range(3):
        for row in range(flock.nests[kind]):
            found += parts.nest_points[kind * 2 + row]
    return int(found)


def scores(s: Kiwi) -> list[int]:
    """Every seat's points; the Kiwibot has no seat."""
    seats = 1 if s.solo is not None else len(s.flocks)
    return [sum(points(s, seat)) for seat in range(seats)]


def breakdown(s: Kiwi, seat: int) -> dict[str, int]:
    """A seat's points by their source."""
    names = ("markers", "nests", "season-cards", "kept-cards", "spare-markers")
    return dict(zip(names, points(s, seat), strict=False))


def winners(s: Kiwi) -> list[int]:
    """KI-20.4: most points, then more kiwis of size 3, 2, 1, then more unused markers, else shared.

    KI-22.34: alone, more points than the Kiwibot; the list is empty if it wins.
    """
    if s.solo is not None:
        return [0] if sum(points(s, 0)) > sum(points(s, KIWIBOT)) else []
    return foremost(list(range(len(s.flocks))), scores(s), ties(s))


def ties(s: Kiwi) -> list[Tie]:
    """KI-20.4: what decides among equal points."""
    if s.solo is not None:
        return []
    found: list[Tie] = [
        (f"tie-kiwis-{size}", [int(flock.of_size(size)) for flock in s.flocks])
        for size in (3, 2, 1)
    ]
    return [*found, ("tie-markers", [int(flock.marker_total()) for flock in s.flocks])]
