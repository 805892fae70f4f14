"""The grid on which cards are laid: cells, codes, masks of cells, and quarter turns.

A cell (x, y), x to the right and y downwards, has the code `y * ROW + x`. No island is wider than
ROW cells with a card's length around it, so that the codes of an island never meet; where its
columns begin is all one needs to read them back. A mask is a whole number with a bit for every
cell, and a shift of it moves all cells at once.
"""

from typing import Final

WIDTH: Final = 5  # of a card as it is printed
HEIGHT: Final = 7
ROW: Final = 128
TURNS: Final = 4

# Directions, clockwise; d ^ 2 is the opposite of d.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
STEP_X: Final = (0, 1, 0, -1)
STEP_Y: Final = (-1, 0, 1, 0)
STEPS: Final[list[int]] = [-ROW, 1, ROW, -1]


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


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, rising."""
    text = bin(mask)
    last = len(text) - 1
    found: list[int] = []
    at = text.rfind("1")
    while at > 1:
        found.append(last - at)
        at = text.rfind("1", 0, at)
    return found
