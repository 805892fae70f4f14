"""Faces of cards as the rules need them: terrain and symbols in all four turns, as masks."""

from dataclasses import dataclass
from typing import Final

from atoll.games.atua.grid import (
    EAST,
    HEIGHT,
    NORTH,
    POSES,
    ROW,
    SOUTH,
    STEP_X,
    STEP_Y,
    TURNS,
    WIDTH,
    height,
    mask_of,
    turned,
    width,
)

LAND: Final = "."
BEACH: Final = "b"
SEA: Final = "~"
TERRAIN: Final = LAND + BEACH + SEA

# Symbols. The consumer of every pair stands before what it needs.
KINDS: Final = (
    "fisher",
    "fish",
    "huntress",
    "bird",
    "canoe",
    "palm",
    "salamander",
    "mask",
    "moon",
    "sun",
    "turtle",
    "ray",
    "shell",
)
TOTEMS: Final = 6  # the first totem among the kinds; those before it stand in pairs
SYMBOL: Final = 2  # cells on each side of a symbol

# What fate tiles and inhabitants count.
THINGS: Final = (*KINDS[:TOTEMS], "totem", "beach", "volcano", "coconut")
TOTEM: Final = 6
SHORE: Final = 7
VOLCANO: Final = 8
COCONUT: Final = 9

# What a card shows: a number for every kind, and these two.
BEACH_SHOWN: Final = len(KINDS)
VOLCANO_SHOWN: Final = len(KINDS) + 1
SHOWN: Final = len(KINDS) + 2

# What may not lie beside a border cell, by the terrain of that cell: see `Island.hostile`.
BESIDE_LAND: Final = 0  # plus the direction of the neighbour
BESIDE_SEA: Final = 4
BESIDE_END: Final = 8

Chain = list[tuple[int, int]]


class Run:
    """Neighbours of a card in a straight line that must keep off the same terrain."""

    __slots__ = ("down", "dx", "dy", "hostile", "kind", "length")

    def __init__(self, hostile: int, dx: int, dy: int, down: bool, length: int) -> None:
        self.hostile = hostile
        self.dx = dx  # from the card's top left cell to the first neighbour
        self.dy = dy
        self.down = down  # or to the right
        self.length = length
        self.kind = 0  # among the runs that differ in more than where they begin: `parts.runs`

    def key(self) -> tuple[int, int, int, bool, int]:
        return self.hostile, self.dx, self.dy, self.down, self.length


@dataclass(frozen=True)
class Outline:
    """What a card demands of the cells around it; cards of equal outlines fit in the same places."""

    number: int
    tall: bool
    runs: list[Run]


class Terrain:
    """The ground of a card in all its poses: masks of its cells from the top left on."""

    __slots__ = ("beach", "land", "links", "name", "number", "outlines", "rows", "sea", "ways")

    def __init__(self, number: int, name: str, rows: list[str], chain: Chain) -> None:
        self.number = number
        self.name = name
        self.rows = rows
        # The two directions in which the beach goes on from each of its cells.
        self.ways = ways(chain)
        self.land = [self.mask(LAND, turn, row) for row, turn in POSES]
        self.beach = [self.mask(BEACH, turn, row) for row, turn in POSES]
        self.sea = [self.mask(SEA, turn, row) for row, turn in POSES]
        self.links = [[self.link_mask(d, turn, row) for d in range(4)] for row, turn in POSES]
        self.outlines: list[Outline] = []

    def cells(self, turn: int) -> dict[tuple[int, int], str]:
        """The terrain of every cell of the turned card."""
        return {turned(x, y, turn): self.rows[y][x] for y in range(HEIGHT) for x in range(WIDTH)}

    def turned_ways(self, turn: int) -> dict[tuple[int, int], list[int]]:
        """The links of every beach cell of the turned card."""
        return {
            turned(x, y, turn): [(d + turn) % 4 for d in found]
            for (x, y), found in self.ways.items()
        }

    def mask(self, terrain: str, turn: int, row: int) -> int:
        return mask_of([cell for cell, t in self.cells(turn).items() if t == terrain], row)

    def link_mask(self, direction: int, turn: int, row: int) -> int:
        found = self.turned_ways(turn).items()
        return mask_of([cell for cell, links in found if direction in links], row)

    def runs(self, turn: int) -> list[Run]:
        """AU-4.9 to AU-4.15: the neighbours along the four sides, in runs of equal demands."""
        found: list[Run] = []
        w, h = width(turn), height(turn)
        for d in range(4):
            down = d not in (NORTH, SOUTH)
            x, y = (w - 1 if d == EAST else 0), (h - 1 if d == SOUTH else 0)
            last = -1
            for i in range(h if down else w):
                cx, cy = (x, y + i) if down else (x + i, y)
                demand = self.demand((cx, cy), d, turn)
                if demand >= 0 and demand == last:
                    found[-1].length += 1
                elif demand >= 0:
                    found.append(Run(demand, cx + STEP_X[d], cy + STEP_Y[d], down, 1))
                last = demand
        return found

    def demand(self, cell: tuple[int, int], direction: int, turn: int) -> int:
        """What must not lie beside a border cell; -1 when anything may."""
        terrain = self.cells(turn)[cell]
        if terrain == LAND:
            return BESIDE_LAND + direction
        if terrain == SEA:
            return BESIDE_SEA + direction
        return BESIDE_END if direction in self.turned_ways(turn)[cell] else -1


def beach_chain(rows: list[str]) -> Chain:
    """The cells of a card's beach from one end to the other; `ValueError` if it is no such line."""
    cells = [(x, y) for y in range(HEIGHT) for x in range(WIDTH) if rows[y][x] == BEACH]
    if not cells:
        return []
    beside = {(x, y): [c for c in cells if abs(c[0] - x) + abs(c[1] - y) == 1] for x, y in cells}
    ends = [cell for cell in cells if len(beside[cell]) == 1]
    if len(ends) != 2 or any([len(found) > 2 for found in beside.values()]):
        raise ValueError("the beach must be one line of cells with two ends")
    chain = [ends[0]]
    while len(chain) < len(cells):
        onwards = [cell for cell in beside[chain[-1]] if cell not in chain]
        if not onwards:
            raise ValueError("the beach must be one line of cells with two ends")
        chain.append(onwards[0])
    for x, y in ends:
        if 0 < x < WIDTH - 1 and 0 < y < HEIGHT - 1:
            raise ValueError("both ends of the beach must lie at the edge of the card")
    return chain


def ways(chain: Chain) -> dict[tuple[int, int], list[int]]:
    """The directions of every cell's two links; at the ends one leads off the card."""
    found: dict[tuple[int, int], list[int]] = {}
    for i, cell in enumerate(chain):
        links = [
            direction(cell, beside) for beside in chain[max(i - 1, 0) : i + 2] if beside != cell
        ]
        if len(links) == 1:
            links.append(exit_way(cell, links[0] ^ 2))
        found[cell] = sorted(links)
    return found


def direction(one: tuple[int, int], other: tuple[int, int]) -> int:
    """From a cell to its neighbour."""
    step = (other[0] - one[0], other[1] - one[1])
    return next(d for d in range(4) if (STEP_X[d], STEP_Y[d]) == step)


def exit_way(cell: tuple[int, int], straight: int) -> int:
    """How a beach leaves the card: straight on if that leads off it."""
    x, y = cell
    off = [d for d in range(4) if not is_on_card(x + STEP_X[d], y + STEP_Y[d])]
    return straight if straight in off else off[0]


def is_on_card(x: int, y: int) -> bool:
    return 0 <= x < WIDTH and 0 <= y < HEIGHT


class Card:
    """A face: its terrain, its symbols and its star, in all four turns."""

    __slots__ = (
        "anchors",
        "marks",
        "name",
        "shown",
        "star",
        "stars",
        "symbols",
        "terrain",
        "things",
    )

    def __init__(
        self,
        name: str,
        terrain: Terrain,
        symbols: list[tuple[int, int, int]],
        star: tuple[int, int] | None,
    ) -> None:
        self.name = name
        self.terrain = terrain
        self.symbols = symbols  # kind, column and row as printed
        self.star = star
        # For every turn kinds with the offset of their top left cell, in every pose a mask of these cells.
        self.anchors: list[list[tuple[int, int]]] = []
        self.stars: list[int] = []  # the offset of the star; -1 without one
        for turn in range(TURNS):
            anchors = []
            for kind, x, y in symbols:
                tx, ty = turned(x, y, turn, SYMBOL)
                anchors.append((kind, ty * ROW + tx))
            self.anchors.append(anchors)
            sx, sy = turned(star[0], star[1], turn) if star else (0, 0)
            self.stars.append(sy * ROW + sx if star else -1)
        self.marks = [
            mask_of([turned(x, y, turn, SYMBOL) for _, x, y in symbols], row) for row, turn in POSES
        ]
        # How many of the things that are counted the face shows.
        self.things = [0] * len(THINGS)
        for kind, _, _ in symbols:
            self.things[kind if kind < TOTEMS else TOTEM] += 1
        self.things[SHORE] = 1 if terrain.beach[0] else 0
        self.things[VOLCANO] = 1 if star else 0
        # A byte for every kind, for a beach and for a volcano: sums of these count many cards at once.
        counts = [
            len([kind for kind, _, _ in symbols if kind == each]) for each in range(len(KINDS))
        ]
        counts += [self.things[SHORE], self.things[VOLCANO]]
        self.shown = int.from_bytes(bytes(counts), "little")


FOOTPRINTS: Final[list[int]] = [
    mask_of([(x, y) for y in range(height(turn)) for x in range(width(turn))], row)
    for row, turn in POSES
]
