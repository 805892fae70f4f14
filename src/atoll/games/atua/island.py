"""An island: the cards laid over each other, what is visible of them, and where more may lie.

An island never changes: laying a card makes a new one. So positions share their islands, and what
an island has once worked out serves every copy of a position.

Masks of the whole island answer for all places at once. Their first bit stands for the cell
(`left`, `top`), so far outside that no shift loses a place.
"""

import re
from typing import Final

from mypy_extensions import i64

from atoll.games.atua.cards import (
    BESIDE_END,
    BESIDE_LAND,
    BESIDE_SEA,
    FOOTPRINTS,
    KINDS,
    Card,
    Outline,
    Run,
)
from atoll.games.atua.grid import (
    NARROW,
    ROW,
    TURNS,
    height,
    moved,
    pose_of,
    shifted,
    spread,
    width,
    without,
)
from atoll.games.atua.parts import Parts

MARGIN: Final = 8  # columns kept free on the left, so that a card beside the island is readable
ABOVE: Final = 7  # rows kept free above
ORIGIN: Final = ROW * ROW  # makes every place a number from 0 up
TALL: Final = 0  # the two ways a card can lie
WIDE: Final = 1
UNKNOWN: Final = -1
BITS: Final[list[list[int]]] = [  # the bits that are set in every byte
    [bit for bit in range(8) if byte >> bit & 1] for byte in range(256)
]
NOTATION: Final = re.compile(r"(-?\d{1,3}),(-?\d{1,3}),([0-3])")  # of a place


class Portrait:
    """An island in numbers, as rows for learners tell it."""

    __slots__ = ("amounts", "beach", "glow", "laid", "totems", "visible")

    def __init__(
        self, laid: bytes, visible: bytes, amounts: bytes, totems: int, glow: int, beach: int
    ) -> None:
        self.laid = laid  # the cards and what is visible of them
        self.visible = visible  # of every printed symbol: can it be seen?
        self.amounts = amounts  # of all things but coconuts
        self.totems = totems  # what they are worth
        self.glow = glow
        self.beach = beach  # cards of the longest


class Island:
    """AU-4: what lies in front of one player."""

    __slots__ = (
        "beach",
        "beach_length",
        "blocked",
        "cards",
        "codes",
        "counts",
        "fits",
        "glow",
        "land",
        "left",
        "links",
        "marks",
        "offered",
        "parts",
        "portrait",
        "right",
        "row",
        "sea",
        "shores",
        "slots",
        "spots",
        "starred",
        "symbols",
        "top",
        "turns",
        "volcanoes",
    )

    def __init__(self, parts: Parts, row: int = NARROW) -> None:
        self.parts = parts
        self.row = row  # of the masks
        self.cards: list[int] = []
        self.codes: list[int] = []  # of every card's top left cell
        self.turns: list[int] = []
        self.left = 0  # the column from which codes are read
        self.top = 0
        self.right = 0  # the first column that is free
        self.land = 0
        self.beach = 0
        self.sea = 0
        self.links = [0, 0, 0, 0]  # beach cells that go on in each direction
        self.marks = 0  # the top left cells of visible symbols
        self.starred = [0, 0]  # where a card that is tall or wide would cover a star
        self.shores: list[int] = []  # the visible beach of every card that has some
        self.symbols: list[int] = []  # visible ones, code * 16 + kind
        self.counts = bytearray(len(KINDS))
        self.volcanoes = 0
        self.glow = 0  # what the volcanoes are worth
        # What is worked out when it is asked for.
        self.fits = [UNKNOWN, UNKNOWN]
        self.blocked = [UNKNOWN] * len(parts.runs)
        self.spots = [UNKNOWN] * len(parts.outlines)
        self.offered: list[list[int] | None] = [None] * len(parts.terrains)
        self.beach_length = UNKNOWN
        self.slots: list[int] = []
        self.portrait: Portrait | None = None  # see `encoding.py`

    # Cells and places

    def cell(self, code: int) -> tuple[int, int]:
        """Column and row of a code."""
        x = ((code - self.left) & (ROW - 1)) + self.left
        return x, (code - x) // ROW

    def place(self, move: int) -> tuple[int, int, int]:
        """AU-4.3: column and row of the card's top left cell, and its quarter turns clockwise."""
        x, y = self.cell((move >> 2) - ORIGIN)
        return x, y, move & 3

    def has_column(self, x: int) -> bool:
        """Can a card beside or on the island begin in this column?"""
        return self.left <= x < self.left + ROW

    # Laying cards

    def lay(self, card: int, move: int) -> "Island":
        """AU-4.2: the island with a card on top of it; the place is known to be legal."""
        x, y, turn = self.place(move)
        return self.laid(card, x, y, turn)

    def laid(self, card: int, x: int, y: int, turn: int) -> "Island":
        """The same by column, row and turn."""
        first = not self.cards
        new = Island(self.parts, self.row)
        new.left = x - MARGIN if first else min(self.left, x - MARGIN)
        new.top = y - ABOVE if first else min(self.top, y - ABOVE)
        new.right = x + width(turn) if first else max(self.right, x + width(turn))
        if new.right - new.left >= self.row:
            return self.widened().laid(card, x, y, turn)
        face = self.parts.cards[card]
        code = y * ROW + x
        new.cards = [*self.cards, card]
        new.codes = [*self.codes, code]
        new.turns = [*self.turns, turn]
        new.paint(self, face, new.bit(x, y), pose_of(self.row, turn))
        new.cover(self, code, turn)
        for kind, offset in face.anchors[turn]:
            new.symbols.append((code + offset) * 16 + kind)
            new.counts[kind] += 1
        new.volcanoes = self.volcanoes
        new.glow = self.glow
        star = face.stars[turn]
        if star >= 0:
            sx, sy = new.cell(code + star)
            new.starred = [new.starred[way] | new.around(sx, sy, way) for way in (TALL, WIDE)]
            if not first:
                new.volcanoes += 1
                new.glow += self.parts.volcano(sx * sx + sy * sy)
        return new

    def bit(self, x: int, y: int) -> int:
        """The number of a cell in the masks."""
        return (y - self.top) * self.row + x - self.left

    def around(self, x: int, y: int, way: int) -> int:
        """The places of a card that lies this way and covers a cell: as many as it has cells."""
        first = self.bit(x - width(way) + 1, y - height(way) + 1)
        return FOOTPRINTS[pose_of(self.row, way)] << first

    def widened(self) -> "Island":
        """The same island, with masks for the widest there can be."""
        found = Island(self.parts, ROW)
        for card, code, turn in zip(self.cards, self.codes, self.turns, strict=True):
            found = found.laid(card, *self.cell(code), turn)
        return found

    def paint(self, old: "Island", face: Card, at: int, pose: int) -> None:
        """AU-4.2: the masks of the old island under those of the new card."""
        up = (old.top - self.top) * self.row + old.left - self.left if old.cards else 0
        foot = FOOTPRINTS[pose] << at
        ground = face.terrain
        self.land = without(moved(old.land, up), foot) | ground.land[pose] << at
        self.marks = without(moved(old.marks, up), foot) | face.marks[pose] << at
        self.starred = [moved(mask, up) for mask in old.starred]
        if ground.beach[pose] or old.beach:
            beach = ground.beach[pose] << at
            self.beach = without(moved(old.beach, up), foot) | beach
            self.sea = without(moved(old.sea, up), foot) | ground.sea[pose] << at
            links = ground.links[pose]
            self.links = [without(moved(old.links[d], up), foot) | links[d] << at for d in range(4)]
            shores = [without(moved(shore, up), foot) for shore in old.shores]
            shores.append(beach)
            self.shores = [shore for shore in shores if shore]

    def cover(self, old: "Island", code: int, turn: int) -> None:
        """AU-4.5: keep the symbols of the old island that the new card leaves visible."""
        counts = old.counts.copy()
        kept: list[int] = []
        w = width(turn)
        depth = height(turn) * ROW
        for symbol in old.symbols:
            apart = (symbol >> 4) - code
            if 0 <= apart < depth and apart & (ROW - 1) < w:
                counts[symbol & 15] -= 1
            else:
                kept.append(symbol)
        self.symbols = kept
        self.counts = counts

    def covered(self, move: int) -> list[int]:
        """The visible symbols, as in `symbols`, that a card in a legal place would cover."""
        code = (move >> 2) - ORIGIN
        w = width(move & 3)
        depth = height(move & 3) * ROW
        found: list[int] = []
        for symbol in self.symbols:
            apart = (symbol >> 4) - code
            if 0 <= apart < depth and apart & (ROW - 1) < w:
                found.append(symbol)
        return found

    def slot(self, symbol: int) -> int:
        """Which printed symbol a visible one is, by its place in `symbols`: those of every card from
        the village on have numbers, `parts.slots` for each card."""
        if not self.slots:
            found: list[int] = []
            left = len(self.symbols)
            for layer in range(len(self.cards) - 1, -1, -1):
                anchors = self.parts.cards[self.cards[layer]].anchors[self.turns[layer]]
                for n in range(len(anchors) - 1, -1, -1):
                    kind, offset = anchors[n]
                    printed = (self.codes[layer] + offset) * 16 + kind
                    if left and self.symbols[left - 1] == printed:
                        found.append(layer * self.parts.slots + n)
                        left -= 1
            found.reverse()
            self.slots = found
        return self.slots[symbol]

    # Where a card may lie

    def fit(self, way: int) -> int:
        """AU-4.4 to AU-4.7: where a card covers a whole symbol, cuts none and covers no star."""
        if self.fits[way] == UNKNOWN:
            w, h = width(way), height(way)
            marks, row = self.marks, self.row
            whole = spread(spread(marks, 1, w - 1), row, h - 1)
            sides = spread((marks << 1 | marks >> (w - 1)) << row, row, h + 1)
            ends = spread((marks << row | marks >> (h - 1) * row) << 1, 1, w + 1)
            self.fits[way] = without(whole, sides | ends | self.starred[way])
        return self.fits[way]

    def hostile(self, beside: int) -> int:
        """AU-4.9 to AU-4.15: what may not lie beside land, sea and beach ends; see `BESIDE_LAND`."""
        if beside == BESIDE_END:
            return self.land | self.sea
        if beside >= BESIDE_SEA:
            return self.land | self.links[beside - BESIDE_SEA ^ 2]
        return self.sea | self.links[beside - BESIDE_LAND ^ 2]

    def block(self, run: Run) -> int:
        """Where such a run of neighbours may not begin."""
        kind = run.kind
        if self.blocked[kind] == UNKNOWN:
            mask = self.hostile(run.hostile)
            self.blocked[kind] = (
                spread(mask, self.row if run.down else 1, run.length) if mask else 0
            )
        return self.blocked[kind]

    def spot(self, outline: Outline) -> int:
        """All places for cards of an outline, as a mask of top left cells."""
        if self.spots[outline.number] == UNKNOWN:
            blocked = 0
            for run in outline.runs:
                mask = self.block(run)
                if mask:
                    blocked |= shifted(mask, run.dy * self.row + run.dx)
            self.spots[outline.number] = without(self.fit(TALL if outline.tall else WIDE), blocked)
        return self.spots[outline.number]

    def takes(self, card: int) -> bool:
        """AU-3.8: is there any place for the card?"""
        upright, right, upside_down, left = self.parts.cards[card].terrain.outlines
        return bool(
            self.spot(upright) or self.spot(right) or self.spot(upside_down) or self.spot(left)
        )

    def places(self, card: int) -> list[int]:
        """All places for a card, by turn, row and column."""
        terrain = self.parts.cards[card].terrain
        known = self.offered[terrain.number]
        if known is None:
            known = []
            for turn in range(TURNS):
                known.extend(self.moves(self.spot(terrain.outlines[turn]), turn))
            self.offered[terrain.number] = known
        return known

    def tries(self) -> list[int]:
        """The places that keep the rules for symbols and stars, whatever becomes of the beach."""
        found: list[int] = []
        for turn in range(TURNS):
            found.extend(self.moves(self.fit(turn & 1), turn))
        return found

    def moves(self, mask: int, turn: int) -> list[int]:
        """The places of a card with this turn, by its top left cells, row by row."""
        found: list[int] = []
        packed = mask.to_bytes((mask.bit_length() + 7) // 8, "little")
        end: i64 = len(packed)
        at: i64 = end - len(packed.lstrip(b"\0"))
        first: i64 = move_of(self.left, self.top, turn)
        longer: i64 = ROW - self.row
        row: i64 = self.row
        while at < end:
            byte = packed[at]
            if byte:
                place = first + 4 * (8 * at + 8 * at // row * longer)
                for bit in BITS[byte]:
                    found.append(place + 4 * bit)
            at += 1
        return found

    # Beaches

    def longest_beach(self) -> int:
        """AU-10.4: the most cards in one connected beach."""
        if self.beach_length == UNKNOWN:
            longest = 0
            left = self.beach
            while left:
                beach = connected(left & -left, self.beach, self.row)
                left ^= beach
                cards = len([shore for shore in self.shores if shore & beach])
                if cards > longest:
                    longest = cards
            self.beach_length = longest
        return self.beach_length


def connected(start: int, mask: int, row: int) -> int:
    """AU-4.16: the cells of a mask that hang together with the first ones, edge by edge."""
    found = start
    grown = (found | found << 1 | found >> 1 | found << row | found >> row) & mask
    while grown != found:
        found = grown
        grown = (found | found << 1 | found >> 1 | found << row | found >> row) & mask
    return found


def move_of(x: int, y: int, turn: int) -> int:
    """The number by which a place is played."""
    return (y * ROW + x + ORIGIN) * 4 + turn


def read_place(island: Island, text: str) -> int:
    """The number of a place in notation; -1 if it is none."""
    found = NOTATION.fullmatch(text)
    if found is None:
        return -1
    x, y, turn = int(found[1]), int(found[2]), int(found[3])
    return move_of(x, y, turn) if island.has_column(x) and abs(y) < 128 else -1


def village(parts: Parts, card: int) -> Island:
    """AU-1.3: an island's first card, with its star on the cell (0, 0)."""
    star = parts.cards[card].star
    assert star is not None
    return Island(parts).laid(card, -star[0], -star[1], 0)
