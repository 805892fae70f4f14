"""TI-1.10, TI-1.12, TI-4.2 to TI-4.4: the hexes of the table, which never change.

Bases are laid into eight fixed slots that leave no gap, so the outline of the board, the
neighbours, the distances and the straight lines are the same in every game. Only what lies on
the hexes differs.
"""

from typing import Final

from atoll.engine.hexes import DIRECTIONS, axial, code, distance
from atoll.games.tindaya.names import HEXES

Cell = tuple[int, int]
FARTHEST: Final = 3  # the radius of a god's greatest wrath


class Geography:
    """The hexes by number: names, neighbours, distances, rings and straight lines.

    `slots` says on which slot a hex lies, `letters` which of its slot's hexes it is.
    """

    __slots__ = (
        "codes",
        "distances",
        "index",
        "letters",
        "names",
        "neighbours",
        "rays",
        "rings",
        "slots",
    )

    def __init__(self, cells: list[Cell], slots: list[Cell]) -> None:
        placed = [(q + a, r + b) for a, b in slots for q, r in cells]
        placed.sort(key=lambda cell: (cell[1], cell[0]))
        if len(set(placed)) != HEXES:
            raise ValueError(f"the bases must cover {HEXES} different hexes")
        self.codes = [code(q, r) for q, r in placed]
        self.index = {each: number for number, each in enumerate(self.codes)}
        self.names = [f"{q},{r}" for q, r in placed]
        within = [
            (slot, "abcdefghijklmn"[number])
            for q, r in placed
            for slot, (a, b) in enumerate(slots)
            for number, cell in enumerate(sorted(cells, key=lambda cell: (cell[1], cell[0])))
            if cell == (q - a, r - b)
        ]
        self.slots = bytes(slot for slot, _ in within)
        self.letters = [letter for _, letter in within]
        self.neighbours = [
            [self.index[each + step] for step in DIRECTIONS if each + step in self.index]
            for each in self.codes
        ]
        self.distances = [bytes(distance(a, b) for b in self.codes) for a in self.codes]
        self.rings = [
            [[b for b in range(HEXES) if row[b] == ring] for ring in range(FARTHEST + 1)]
            for row in self.distances
        ]
        self.rays = [[self.line(each, step) for step in DIRECTIONS] for each in self.codes]

    def line(self, start: int, step: int) -> list[int]:
        """All hexes from a hex in one direction up to the edge of the board."""
        found: list[int] = []
        here = start + step
        while here in self.index:
            found.append(self.index[here])
            here += step
        return found

    def at(self, q: int, r: int) -> int:
        return self.index[code(q, r)]

    def place(self, number: int) -> Cell:
        return axial(self.codes[number])
