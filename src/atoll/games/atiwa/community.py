"""What lies in front of one player: cards, and tokens on their cells."""

from typing import Final

from mypy_extensions import i64

from atoll.games.atiwa.parts import (
    BAT_CELL,
    BAT_TREE_CELL,
    BLANK,
    CARD_OF,
    CELL_COUNT,
    CODES,
    FRUIT_CELL,
    GOAT_CELL,
    HOUSE,
    LOCATIONS,
    TREE_CELL,
    UNINHABITABLE,
    WILD_CELL,
    WILD_TREE_CELL,
    Parts,
)
from atoll.games.atiwa.spaces import BAT, FAMILY, FRUIT, GOAT, KINDS, TREE, WILD

COLUMNS: Final = 4

# What lies on a cell.
EMPTY: Final = 0
A_TREE: Final = 1
TREE_FRUIT: Final = 2
TREE_WILD: Final = 3
TREE_BAT: Final = 4
A_FRUIT: Final = 5
A_WILD: Final = 6
A_GOAT: Final = 7
A_BAT: Final = 8
UNTRAINED: Final = 9
TRAINED: Final = 10
TRAINED_BAT: Final = 11
POLLUTED: Final = 12
CONTENTS: Final = (
    "empty",
    "tree",
    "tree+fruit",
    "tree+wild",
    "tree+bat",
    "fruit",
    "wild",
    "goat",
    "bat",
    "family",
    "trained",
    "trained+bat",
    "polluted",
)
# The kinds of tokens of every content.
TOKENS_ON: Final[list[list[int]]] = [
    [],
    [TREE],
    [TREE, FRUIT],
    [TREE, WILD],
    [TREE, BAT],
    [FRUIT],
    [WILD],
    [GOAT],
    [BAT],
    [FAMILY],
    [FAMILY],
    [FAMILY, BAT],
    [],
]
# For every kind, what a token of it makes of what lies there.
PUT: Final[list[dict[int, int]]] = [
    {EMPTY: A_WILD, A_TREE: TREE_WILD},
    {EMPTY: A_TREE},
    {EMPTY: A_FRUIT, A_TREE: TREE_FRUIT},
    {EMPTY: UNTRAINED},
    {EMPTY: A_GOAT},
    {EMPTY: A_BAT, A_TREE: TREE_BAT, TRAINED: TRAINED_BAT},
]
TAKE: Final[list[dict[int, int]]] = [
    {after: before for before, after in put.items()} for put in PUT
]

# What the last maintenance phase gave and took, number by number.
REPORT: Final = (
    "trained-gold",
    "found-gold",
    "markers",
    *[f"lost-{kind}" for kind in KINDS],
    *[f"new-{kind}" for kind in KINDS],
    "returned",
    "strayed",
    "demand",
    *[f"eaten-{kind}" for kind in KINDS],
    "eaten-gold",
    "missing",
    *[f"bred-{kind}" for kind in KINDS],
)
TRAINED_GOLD: Final = 0
FOUND_GOLD: Final = 1
DRAWN: Final = 2
LOST: Final = 3
GROWN: Final = 9
RETURNED: Final = 15
STRAYED: Final = 16
DEMAND: Final = 17
EATEN: Final = 18
EATEN_GOLD: Final = 24
MISSING: Final = 25
BRED: Final = 26


class Tableau:
    """Where a player's cards lie. Never changed, so that all copies of a position share it.

    Cells are numbered card by card, in the order in which the cards came. Lists of cells begin
    with those that pollution reaches last.
    """

    __slots__ = (
        "blanks",
        "by_code",
        "cards",
        "codes",
        "frontier",
        "nature",
        "order",
        "places",
        "terrains",
        "trees",
        "value",
    )

    def __init__(self, parts: Parts, cards: list[int], places: list[int]) -> None:
        self.cards = cards
        self.places = places
        self.codes = b"".join([parts.layouts[card] for card in cards])
        self.nature = sum([parts.nature[card] for card in cards])
        self.terrains = sum([card >= LOCATIONS for card in cards])
        self.value = sum([parts.values[card] for card in cards])
        # AT-19.1, AT-19.2: the order of pollution.
        reading = sorted(range(len(cards)), key=places.__getitem__)
        self.order = [card * CELL_COUNT + k for k in range(CELL_COUNT) for card in reading]
        self.by_code: list[list[int]] = [[] for _ in CODES]
        codes, by_code = self.codes, self.by_code
        for cell in reversed(self.order):
            by_code[codes[cell]].append(cell)
        self.trees = by_code[TREE_CELL] + by_code[WILD_TREE_CELL] + by_code[BAT_TREE_CELL]
        self.blanks = by_code[BLANK]
        self.frontier = frontier(places)

    def extended(self, parts: Parts, card: int, place: int) -> "Tableau":
        """The tableau with one more card on a place of its frontier."""
        return Tableau(parts, [*self.cards, card], [*self.places, place])


def frontier(places: list[int]) -> list[int]:
    """AT-7.3, AT-7.5: the empty places of the grid beside a card."""
    found: list[int] = []
    for place in places:
        for beside in beside_place(place):
            if beside not in places and beside not in found:
                found.append(beside)
    found.sort()
    return found


def beside_place(place: int) -> list[int]:
    """The places of the grid above, left, right and below."""
    column = place % COLUMNS
    found = [place + COLUMNS]
    if place >= COLUMNS:
        found.append(place - COLUMNS)
    if column > 0:
        found.append(place - 1)
    if column < COLUMNS - 1:
        found.append(place + 1)
    return found


class Community:
    """What lies in front of one player."""

    __slots__ = (
        "cells",
        "counts",
        "gold",
        "gone",
        "missing",
        "night",
        "pollution",
        "present",
        "report",
        "tableau",
        "trained",
    )

    def __init__(
        self,
        tableau: Tableau,
        cells: bytearray,
        present: bytearray,
        counts: bytearray,
        report: bytearray,
        trained: i64,
        gold: i64,
        night: i64,
        missing: i64,
        pollution: i64,
        gone: i64,
    ) -> None:
        self.tableau = tableau
        self.cells = cells  # what lies on every cell
        self.present = present  # how many of every kind lie on every card, eight numbers a card
        self.counts = counts  # how many of every kind lie on cards
        self.report = report  # what the last maintenance phase gave and took
        self.trained: i64 = trained
        self.gold: i64 = gold
        self.night: i64 = night  # bats on the night card
        self.missing: i64 = missing  # food missing so far
        self.pollution: i64 = pollution  # markers, those beside the tableau included
        self.gone: i64 = gone  # families that left the game

    def copy(self) -> "Community":
        return Community(
            self.tableau,
            self.cells.copy(),
            self.present.copy(),
            self.counts.copy(),
            self.report.copy(),
            self.trained,
            self.gold,
            self.night,
            self.missing,
            self.pollution,
            self.gone,
        )

    # What may lie where

    def rooms(self, kind: int) -> list[int]:
        """AT-10, AT-12: the cells that take a token of this kind, the best first."""
        cells, present = self.cells, self.present
        tableau = self.tableau
        by_code = tableau.by_code
        if kind == TREE:
            found = [c for c in tableau.trees if not cells[c]]
        elif kind == BAT:
            found = [c for c in by_code[BAT_CELL] if not cells[c]]
            if self.trained:
                found += [c for c in by_code[HOUSE] if cells[c] == TRAINED]
            found += [c for c in by_code[BAT_TREE_CELL] if cells[c] == A_TREE]
        elif kind == FAMILY:
            houses = by_code[HOUSE]
            found = [c for c in houses if not cells[c]]
            return found + [c for c in houses if cells[c] == A_BAT]
        elif kind == WILD:
            found = [c for c in by_code[WILD_CELL] if not cells[c]]
            found += [c for c in by_code[WILD_TREE_CELL] if cells[c] == A_TREE]
        elif kind == GOAT:
            found = [c for c in by_code[GOAT_CELL] if not cells[c]]
        else:
            found = [c for c in by_code[FRUIT_CELL] if not cells[c]]
            if self.counts[TREE]:
                found += [c for c in by_code[TREE_CELL] if cells[c] == A_TREE]
                found += [c for c in tableau.blanks if cells[c] == A_TREE]
                found += [c for c in by_code[WILD_TREE_CELL] if cells[c] == A_TREE]
                found += [c for c in by_code[BAT_TREE_CELL] if cells[c] == A_TREE]
        if self.counts[kind]:
            # AT-12.1: a blank cell takes what lies elsewhere on its card.
            found += [c for c in tableau.blanks if not cells[c] and present[(c & CARD_OF) + kind]]
        return found

    def holding(self, kind: int) -> list[int]:
        """The cells with a token of this kind, those first that pollution reaches first."""
        cells, take = self.cells, TAKE[kind]
        return [c for c in self.tableau.order if cells[c] in take]

    def untrained_cells(self) -> list[int]:
        cells = self.cells
        return [c for c in self.tableau.by_code[HOUSE] if cells[c] == UNTRAINED]

    def empty_houses(self) -> list[int]:
        """AT-15.1, AT-15.6: houses with neither family, bat nor pollution."""
        cells, by_code = self.cells, self.tableau.by_code
        return [c for c in by_code[HOUSE] + by_code[UNINHABITABLE] if not cells[c]]

    def untrained(self) -> i64:
        families: i64 = self.counts[FAMILY]
        return families - self.trained

    # What is done

    def put(self, cell: int, kind: int) -> None:
        """A token comes to a cell that takes it."""
        self.cells[cell] = PUT[kind][self.cells[cell]]
        self.counts[kind] += 1
        self.present[(cell & CARD_OF) + kind] += 1

    def take(self, cell: int, kind: int) -> None:
        """A token leaves a cell."""
        self.cells[cell] = TAKE[kind][self.cells[cell]]
        self.counts[kind] -= 1
        self.present[(cell & CARD_OF) + kind] -= 1

    def settle_family(self, cell: int, trained: bool) -> None:
        """AT-10.7, AT-10.8, AT-14.3: a bat stays only with a family trained at once."""
        if self.cells[cell] == A_BAT and not trained:
            self.take(cell, BAT)
        bat = self.cells[cell] == A_BAT
        self.counts[FAMILY] += 1
        self.present[(cell & CARD_OF) + FAMILY] += 1
        self.cells[cell] = UNTRAINED
        if trained:
            self.trained += 1
            self.cells[cell] = TRAINED_BAT if bat else TRAINED

    def train(self, cell: int) -> None:
        self.cells[cell] = TRAINED
        self.trained += 1

    def clear(self, cell: int) -> list[int]:
        """Everything leaves a cell; says what it was."""
        content = self.cells[cell]
        tokens = TOKENS_ON[content]
        card = cell & CARD_OF
        for kind in tokens:
            self.counts[kind] -= 1
            self.present[card + kind] -= 1
        if content in (TRAINED, TRAINED_BAT):
            self.trained -= 1
        self.cells[cell] = EMPTY
        return tokens

    def add_card(self, parts: Parts, card: int, place: int) -> None:
        self.tableau = self.tableau.extended(parts, card, place)
        self.cells.extend(bytes(CELL_COUNT))
        self.present.extend(bytes(CELL_COUNT))
