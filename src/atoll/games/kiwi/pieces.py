"""Pieces by number: a move that points at a piece, and a task about one, say so with it."""

from typing import Final

from mypy_extensions import i64

from atoll.games.kiwi.flock import LEADER

# A piece is `hex * 32 + owner * 8 + kind`.
HEX: Final = 32
OWNER: Final = 8
PIECE_KINDS: Final = LEADER + 1


def piece_code(place: i64, owner: i64, kind: i64) -> i64:
    return place * HEX + owner * OWNER + kind


# The first flock's pieces by their places in its list of kiwis: those of another are
# `piece_code(0, owner, 0)` further.
KIWI_PIECES: Final[list[int]] = [i // 3 * HEX + i % 3 for i in range(36 * 3)]


def parts_of(piece: int) -> tuple[int, int, int]:
    """Its hex, its owner and its kind."""
    return piece // HEX, piece % HEX // OWNER, piece % OWNER


def place_of(piece: i64) -> i64:
    """The hex it stands on."""
    return piece // HEX


def owner_of(piece: i64) -> i64:
    """The flock it belongs to."""
    return piece % HEX // OWNER


def kind_of(piece: i64) -> i64:
    """Which of the kinds in `flock.py` it is."""
    return piece % OWNER
