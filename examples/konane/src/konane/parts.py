"""The boards of Konane, checked, and where jumps lead on them."""

from typing import Final

from atoll.engine.parts import Entry, PartsFile, PrintedParts

BOARDS: Final = ("small", "middle", "large")

LETTERS: Final = "abcdefghijklmnopqrst"
STEPS: Final = ((1, 0), (-1, 0), (0, 1), (0, -1))


class Grid:
    """A board. It never changes, so all positions on it share it.

    Squares are numbered row by row from a1. A stone jumps two squares at a time, so it never leaves
    those of its colour: whose a stone is can be told by where it lies.
    """

    __slots__ = ("columns", "name", "names", "own", "owners", "places", "rays", "rows", "starts")

    def __init__(self, name: str, columns: int, rows: int, widest: int) -> None:
        self.name = name
        self.columns = columns
        self.rows = rows
        squares = [(column, row) for row in range(rows) for column in range(columns)]
        self.names = [f"{LETTERS[column]}{row + 1}" for column, row in squares]
        # For learners every square has the number it would have on the widest board.
        self.places = [row * widest + column for column, row in squares]
        self.owners = [(column + row) % 2 for column, row in squares]
        self.own = [[i for i, owner in enumerate(self.owners) if owner == seat] for seat in (0, 1)]
        # For every square its four straight ways: a square to jump over, one to land on, and so on.
        self.rays = [[self.ray(*place, *step) for step in STEPS] for place in squares]
        middle, corners = (columns // 2 - 1, columns // 2), (0, columns - 1)
        centre, edges = (rows // 2 - 1, rows // 2), (0, rows - 1)
        # KO-2.1, KO-2.2: the squares from which the first stone may be taken.
        self.starts = [
            square
            for square, (column, row) in enumerate(squares)
            if (column in middle and row in centre) or (column in corners and row in edges)
        ]

    def ray(self, column: int, row: int, right: int, up: int) -> list[int]:
        found: list[int] = []
        column, row = column + 2 * right, row + 2 * up
        while 0 <= column < self.columns and 0 <= row < self.rows:
            found.append((row - up) * self.columns + column - right)
            found.append(row * self.columns + column)
            column, row = column + 2 * right, row + 2 * up
        return found


class Parts(PrintedParts):
    """Every board that can be played on."""

    def read(self, file: PartsFile) -> None:
        sizes: list[tuple[str, int, int]] = []
        for entry in file.many("board"):
            sizes.append((entry.text("id"), even(entry, "columns"), even(entry, "rows")))
            self.keep("board", entry, entry.text("id"))
        self.in_order(file, "board", [name for name, _, _ in sizes], BOARDS)
        self.widest = max(columns for _, columns, _ in sizes)
        self.highest = max(rows for _, _, rows in sizes)
        self.grids = [Grid(name, columns, rows, self.widest) for name, columns, rows in sizes]


def even(entry: Entry, field: str) -> int:
    """KO-1.2: both players have as many stones."""
    number = entry.number(field, 4, len(LETTERS))
    if number % 2:
        raise entry.fail(field, f"must be even, not {number}")
    return number
