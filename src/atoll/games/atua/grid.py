"""The grid on which cards are laid: cells, codes, masks of cells, and quarter turns.

A cell (x, y), x to the right and y downwards, has the code `y * ROW + x`. No island is wider than
ROW cells with a card's length around it, so that the codes of an island never meet; where its
columns begin is all one needs to read them back. A mask is a whole number with a bit for every
cell, row after row, and a shift of it moves all cells at once. The shorter its rows the quicker that
is, so islands have masks with narrow rows as long as they fit in.
"""

from typing import Final

WIDTH: Final = 5  # of a card as it is printed
HEIGHT: Final = 7
ROW: Final = 128
TURNS: Final = 4
NARROW: Final = 64  # the rows of masks
POSES: Final[list[tuple[int, int]]] = [  # rows of a mask and turns of a card: see `pose_of`
    (row, turn) for row in (NARROW, ROW) for turn in range(TURNS)
]

# Directions, clockwise; d ^ 2 is the opposite of d.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
STEP_X: Final = (0, 1, 0, -1)
STEP_Y: Final = (-1, 0, 1, 0)


def width(turn: int) -> int:
    """AU-4.3: a card turned by quarters lies on 5 x 7 or on 7 x 5 cells."""
    return HEIGHT if turn & 1 else WIDTH


def height(turn: int) -> int:
    return WIDTH if turn & 1 else HEIGHT


def turned(x: int, y: int, turn: int, size: int = 1) -> tuple[int, int]:
    """Where the top left cell of a square of `size` cells of a card comes to lie, clockwise."""
    if turn == 1:
        return HEIGHT - size - y, x
    if turn == 2:
        return WIDTH - size - x, HEIGHT - size - y
    if turn == 3:
        return y, WIDTH - size - x
    return x, y


def pose_of(row: int, turn: int) -> int:
    """Under which number the masks of a turned card are found, by the rows of the mask."""
    return turn if row == NARROW else TURNS + turn


def mask_of(cells: list[tuple[int, int]], row: int) -> int:
    """The mask of cells of a card, from its top left one on."""
    return sum([1 << y * row + x for x, y in cells])


def spread(mask: int, step: int, n: int) -> int:
    """The cells from which one of the mask is reached by 0 to n - 1 steps."""
    done = 1
    while done * 2 <= n:
        mask |= mask >> step * done
        done *= 2
    if done < n:
        mask |= mask >> step * (n - done)
    return mask


def shifted(mask: int, cells: int) -> int:
    """The mask moved so that what was `cells` further on comes here."""
    return mask >> cells if cells >= 0 else mask << -cells


def moved(mask: int, cells: int) -> int:
    """The mask with every cell so many further on; none, most of the time."""
    return mask << cells if cells else mask


def without(mask: int, other: int) -> int:
    """The cells of a mask that are not in the other."""
    return mask ^ (mask & other)
