"""Hex geometry: axial coordinates (q, r) packed into one small integer.

A code is `(q + 64) * 128 + (r + 64)`, so neighbours are six fixed differences away and boards of
up to sixty hexes in every direction fit.
"""

from typing import Final

SIDE: Final = 128
MIDDLE: Final = 64

# The six directions as differences of codes, clockwise from the east (rows run downwards).
DIRECTIONS: Final = [SIDE, 1, 1 - SIDE, -SIDE, -1, SIDE - 1]


def code(q: int, r: int) -> int:
    return (q + MIDDLE) * SIDE + (r + MIDDLE)


def axial(hex_code: int) -> tuple[int, int]:
    return hex_code // SIDE - MIDDLE, hex_code % SIDE - MIDDLE


def neighbours(hex_code: int) -> list[int]:
    return [hex_code + step for step in DIRECTIONS]


def distance(a: int, b: int) -> int:
    """How many steps lie between two hexes."""
    aq, ar = axial(a)
    bq, br = axial(b)
    dq, dr = aq - bq, ar - br
    return max(abs(dq), abs(dr), abs(dq + dr))


def name(hex_code: int) -> str:
    """The hex in notation: `q,r`."""
    q, r = axial(hex_code)
    return f"{q},{r}"


def step_name(direction: int) -> str:
    """One of DIRECTIONS: what it adds to `q,r`."""
    return name(code(0, 0) + DIRECTIONS[direction])
