"""KI-22.24 to KI-22.32: where the Kiwibot looks first, and what it prefers."""

from typing import Final

from mypy_extensions import i64

from atoll.games.kiwi.flock import MOVED, NOBODY, SIZES, Flock
from atoll.games.kiwi.island import OFF
from atoll.games.kiwi.kinds import HUMAN_LEADER, HUMAN_MOST
from atoll.games.kiwi.pieces import kind_of, piece_code
from atoll.games.kiwi.state import KIWIBOT, Kiwi, Solo, nest_owner

HUMAN: Final = 0

# KI-22.24: among kiwis in one hex the larger first.
LARGER_FIRST: Final = [2, 5, 1, 4, 0, 3]


def solo_of(s: Kiwi) -> Solo:
    solo = s.solo
    assert solo is not None
    return solo


def marker_side(s: Kiwi) -> int:
    """KI-22.4: whose Leader the season's Solitaire card turns the marker to, 0 the human's."""
    return s.parts.solitaire_origins[solo_of(s).pile[s.season - 1]]


def origin(s: Kiwi) -> i64:
    """KI-22.25, KI-22.36: the hex at which the Kiwibot begins to look around."""
    leader = s.flocks[marker_side(s)].leader
    return 0 if leader == NOBODY else leader


def looks(s: Kiwi) -> list[int]:
    """KI-22.25: all hexes in marker order."""
    return s.island.looks[origin(s)]


def beside(s: Kiwi, place: i64) -> list[int]:
    """KI-22.24: the hexes adjacent to one, in marker order."""
    return s.island.beside[origin(s)][place]


def pieces_there(flock: Flock, place: i64) -> i64:
    """KI-22.38: a flock's pieces on a hex, the Leader counted as one."""
    return flock.birds(place) + (1 if flock.leader == place else 0)


def gathering(s: Kiwi, places: list[int]) -> int:
    """KI-22.27: the hex an own kiwi is best brought to."""
    flock = s.flocks[KIWIBOT]
    for wanted, bare in ((1, True), (1, False), (2, True)):
        for place in places:
            if pieces_there(flock, place) == wanted and not (
                bare and (s.nests[place] or s.marks[place])
            ):
                return place
    return places[0]


def in_order(s: Kiwi, places: list[int]) -> list[int]:
    """Hexes in marker order."""
    return [place for place in looks(s) if place in places]


def push_goal(s: Kiwi, owner: i64, place: int) -> int:
    """KI-22.27, KI-22.28: where a piece is pushed to."""
    near = beside(s, place)
    if owner == KIWIBOT:
        return gathering(s, near)
    if s.island.outer[place]:
        return OFF
    human = s.flocks[HUMAN]
    for there in near:
        if s.marks[there]:
            return there
    for there in near:
        if s.nests[there] and nest_owner(s.nests[there]) == HUMAN:
            return there
    for there in near:
        if pieces_there(human, there) >= 2:
            return there
    return near[0]


def next_victim(pieces: list[int]) -> int:
    """KI-22.28: the largest first."""
    best = pieces[0]
    for piece in pieces:
        if SIZES[kind_of(piece)] > SIZES[kind_of(best)]:
            best = piece
    return best


def kiwi_of_size(s: Kiwi, owner: i64, size: i64) -> int:
    """KI-22.30: the first kiwi of the size, else of a smaller one; NOBODY if there is none."""
    flock = s.flocks[owner]
    order = looks(s)
    while size > 0:
        for place in order:
            i = place * 3 + size - 1
            if flock.kiwis[i]:
                kind = size - 1 if flock.kiwis[i] > flock.moved[i] else size - 1 + MOVED
                return int(piece_code(place, owner, kind))
        size -= 1
    return NOBODY


def spare_token(s: Kiwi, pieces: list[int]) -> int:
    """KI-22.31: the first of these kiwis in marker order, the larger first."""
    for place in looks(s):
        for kind in LARGER_FIRST:
            piece = piece_code(place, KIWIBOT, kind)
            if piece in pieces:
                return piece
    return pieces[0]


def strongest_hex(s: Kiwi, player: i64) -> int:
    """KI-22.35: the hex where a flock has most, ties in marker order."""
    strength = s.flocks[player].strength
    best = NOBODY
    for place in looks(s):
        if best == NOBODY or strength[place] > strength[best]:
            best = place
    return best


def target_hex(s: Kiwi, target: i64) -> int:
    """KI-22.35: the hex a Move cell shows; NOBODY for a terrain."""
    if target < HUMAN_MOST:
        return NOBODY
    if target == HUMAN_LEADER:
        return int(s.flocks[HUMAN].leader)
    return strongest_hex(s, HUMAN if target == HUMAN_MOST else KIWIBOT)


def largest_victim(s: Kiwi, place: int, side: i64, reach: i64) -> int:
    """The largest kiwi of a side on a hex that is no larger than the reach; NOBODY if none is."""
    flock = s.flocks[side]
    for size in range(int(reach), 0, -1):
        i = place * 3 + size - 1
        if flock.kiwis[i] > flock.moved[i]:
            return size - 1
        if flock.moved[i]:
            return size - 1 + MOVED
    return NOBODY
