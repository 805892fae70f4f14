"""KI-13: the tokens of a flock: where they come from, and what for."""

from typing import Final

from mypy_extensions import i64

from atoll.games.kiwi.flock import MOVED, SIZES
from atoll.games.kiwi.pieces import KIWI_PIECES, kind_of, piece_code, place_of
from atoll.games.kiwi.state import Kiwi

# What a token taken from the island is for.
FOR_PLACING: Final = 0
FOR_GROWING: Final = 1
FOR_FEEDING: Final = 2
FOR_MARKING: Final = 3
PURPOSE_NAMES: Final = ("place", "grow", "feed", "mark")

# Flags of a growing kiwi.
WHOLE: Final = 1  # one of an increase of several different kiwis: KI-17.9
FROM_ISLAND: Final = 2  # its token was taken from the island

MOST_TOKENS: Final = 8  # put down, taken or grown by one bonus


def is_whole(flags: i64) -> bool:
    return flags % FROM_ISLAND == WHOLE


# What a token is wanted for, in one number: the purpose, and how many are to be placed or whether the
# kiwi grows as one of several.


def wanted(purpose: i64, number: i64) -> i64:
    return purpose + len(PURPOSE_NAMES) * number


def purpose_of(wanted: i64) -> i64:
    return wanted % len(PURPOSE_NAMES)


def number_of(wanted: i64) -> i64:
    return wanted // len(PURPOSE_NAMES)


def take_token(s: Kiwi, player: i64) -> i64:
    """KI-13.2: from the track, else from the Reserve. Says which slot was uncovered, or -1."""
    flock = s.flocks[player]
    if flock.track > 0:
        flock.track -= 1
        return s.parts.track - 1 - flock.track
    flock.reserve -= 1
    return -1


def token_source(s: Kiwi, player: i64, from_island: bool) -> str:
    """Where a token for the island comes from."""
    if from_island:
        return "island"
    return "track" if s.flocks[player].track > 0 else "reserve"


def shrink(s: Kiwi, player: i64, piece: int) -> None:
    """KI-13.3: a token leaves a kiwi for the Reserve."""
    place = place_of(piece)
    kind = kind_of(piece)
    s.lift(player, place, kind)
    flock = s.flocks[player]
    if SIZES[kind] > 1:
        flock.put(place, kind - 1)
    flock.reserve += 1


def own_kiwis(s: Kiwi, player: i64, largest: int = 3) -> list[int]:
    """A flock's kiwis up to a size, as pieces."""
    flock = s.flocks[player]
    kiwis, moved = flock.kiwis, flock.moved
    first: int = piece_code(0, player, 0)
    found: list[int] = []
    for i in range(len(kiwis)):
        if kiwis[i] and i % 3 < largest:
            piece = KIWI_PIECES[i] + first
            if kiwis[i] > moved[i]:
                found.append(piece)
            if moved[i]:
                found.append(piece + MOVED)
    return found
