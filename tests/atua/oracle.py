"""The rules of laying cards, read as plainly as they are written: cell by cell, whole island.

Nothing here uses the masks or the turned tables of the game, only the printed faces.
"""

from dataclasses import dataclass, field
from functools import cached_property

from atoll.games.atua.parts import Parts

Cell = tuple[int, int]
Placement = tuple[int, int, int, int]  # card, column, row, quarter turns

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
CLOCKWISE = {"N": "E", "E": "S", "S": "W", "W": "N"}

# Where the beach of every terrain leaves the card, as it is printed.
EXITS: dict[str, list[tuple[Cell, str]]] = {
    "land": [],
    "long": [((2, 0), "N"), ((2, 6), "S")],
    "slim": [((1, 0), "N"), ((1, 6), "S")],
    "short": [((0, 2), "W"), ((4, 2), "E")],
    "bay": [((2, 0), "N"), ((0, 3), "W")],
    "bay-mirrored": [((2, 0), "N"), ((4, 3), "E")],
    "cape": [((3, 0), "N"), ((0, 4), "W")],
    "cape-mirrored": [((1, 0), "N"), ((4, 4), "E")],
}


@dataclass
class Spot:
    """One cell of one card as it lies on the table."""

    owner: int  # the number of the placement
    terrain: str
    symbol: int = -1  # the number of the card's symbol that lies here
    star: bool = False
    links: list[str] = field(default_factory=list)


def spots(parts: Parts, placement: Placement, owner: int) -> dict[Cell, Spot]:
    """The cells of a card, turned a quarter at a time."""
    number, x, y, turns = placement
    face = parts.cards[number]
    rows = face.terrain.rows
    found = {(cx, cy): Spot(owner, rows[cy][cx]) for cy in range(7) for cx in range(5)}
    for cell, spot in found.items():
        if spot.terrain == "b":
            spot.links = [
                way
                for way, (dx, dy) in STEPS.items()
                if (cell[0] + dx, cell[1] + dy) in found
                and found[cell[0] + dx, cell[1] + dy].terrain == "b"
            ]
    for cell, way in EXITS[face.terrain.name]:
        found[cell].links.append(way)
    for index, (_, sx, sy) in enumerate(face.symbols):
        for cell in [(sx, sy), (sx + 1, sy), (sx, sy + 1), (sx + 1, sy + 1)]:
            found[cell].symbol = index
    if face.star:
        found[face.star].star = True
    for _ in range(turns):
        tall = 1 + max(cy for _, cy in found)
        found = {(tall - 1 - cy, cx): spot for (cx, cy), spot in found.items()}
        for spot in found.values():
            spot.links = [CLOCKWISE[way] for way in spot.links]
    return {(x + cx, y + cy): spot for (cx, cy), spot in found.items()}


class Reading:
    """An island, read from the list of its cards."""

    def __init__(self, parts: Parts, placements: list[Placement]) -> None:
        self.parts = parts
        self.placements = placements
        self.visible: dict[Cell, Spot] = {}
        for owner, placement in enumerate(placements):
            self.visible |= spots(parts, placement, owner)

    def with_card(self, placement: Placement) -> "Reading":
        """The island with one more card on top."""
        after = Reading(self.parts, [])
        after.placements = [*self.placements, placement]
        after.visible = self.visible | spots(self.parts, placement, len(self.placements))
        return after

    @cached_property
    def symbols(self) -> dict[tuple[int, int], int]:
        """How many cells of each symbol are visible, by placement and number."""
        found: dict[tuple[int, int], int] = {}
        for spot in self.visible.values():
            if spot.symbol >= 0:
                key = (spot.owner, spot.symbol)
                found[key] = found.get(key, 0) + 1
        return found

    def kinds(self) -> list[int]:
        """The kinds of all visible symbols."""
        found = [
            self.parts.cards[self.placements[owner][0]].symbols[number][0]
            for owner, number in self.symbols
        ]
        return sorted(found)

    def stars(self) -> list[Cell]:
        return sorted(cell for cell, spot in self.visible.items() if spot.star)

    def faults(self, card: int, x: int, y: int, turns: int) -> set[str]:
        """Which of the five rules the island would break with one more card."""
        after = self.with_card((card, x, y, turns))
        before, left = self.symbols, after.symbols
        found = set()
        if any(after.visible[cell].owner == len(self.placements) for cell in self.stars()):
            found.add("star")
        if any(0 < left.get(key, 0) < 4 for key in before):
            found.add("cut")
        if all(key in left for key in before):
            found.add("none")
        return found | after.shore_faults()

    def shore_faults(self) -> set[str]:
        """Beach ends that run into land or sea, and sea that meets land, anywhere."""
        found = set()
        for (cx, cy), spot in self.visible.items():
            for way, (dx, dy) in STEPS.items():
                other = self.visible.get((cx + dx, cy + dy))
                if other is None:
                    continue
                if way in spot.links and other.terrain != "b":
                    found.add("end")
                if {spot.terrain, other.terrain} == {".", "~"}:
                    found.add("sea")
        return found

    def places(self, card: int) -> set[tuple[int, int, int]]:
        """Every place around and on the island where a card may lie."""
        columns = [x for x, _ in self.visible]
        rows = [y for _, y in self.visible]
        return {
            (x, y, turns)
            for turns in range(4)
            for y in range(min(rows) - 8, max(rows) + 2)
            for x in range(min(columns) - 8, max(columns) + 2)
            if self.is_worth_reading(x, y, turns) and not self.faults(card, x, y, turns)
        }

    def is_worth_reading(self, x: int, y: int, turns: int) -> bool:
        """Whole symbols are under the card and no star is: else the answer is known."""
        wide, tall = (7, 5) if turns % 2 else (5, 7)
        under = [
            self.visible[x + i, y + j]
            for j in range(tall)
            for i in range(wide)
            if (x + i, y + j) in self.visible
        ]
        hidden = [(spot.owner, spot.symbol) for spot in under if spot.symbol >= 0]
        whole = all(hidden.count(symbol) == 4 for symbol in hidden)
        return bool(hidden) and whole and not any(spot.star for spot in under)

    def longest_beach(self) -> int:
        """The most cards in one beach whose cells hang together by their edges."""
        left = {cell for cell, spot in self.visible.items() if spot.terrain == "b"}
        longest = 0
        while left:
            reached = [left.pop()]
            for x, y in reached:
                for dx, dy in STEPS.values():
                    if (x + dx, y + dy) in left:
                        left.remove((x + dx, y + dy))
                        reached.append((x + dx, y + dy))
            longest = max(longest, len({self.visible[cell].owner for cell in reached}))
        return longest
