"""The rules of laying a card, read cell by cell: what a place breaks, and what it would bring.

This is the slow voice beside the masks of `Island`. `preview` answers for the table while a card
still follows the pointer: whether it may lie there, which rules it breaks and on which cells, which
symbols would disappear, and what every source would then be worth.
"""

from functools import lru_cache
from typing import Any

from atoll.engine.words import Fact, Refusal
from atoll.games.atua.cards import BEACH, KINDS, LAND, SEA, SYMBOL
from atoll.games.atua.grid import STEP_X, STEP_Y, height, width
from atoll.games.atua.island import Island
from atoll.games.atua.parts import SOURCES
from atoll.games.atua.scoring import breakdown, worths
from atoll.games.atua.state import FORMS, Atua

Cell = tuple[int, int]

# The codes of what can be wrong, with the rule and the message of each.
STAR = "star"
CUT = "cut"
NONE = "none"
END = "end"
MEETING = "sea"
RULES = {STAR: "AU-4.7", CUT: "AU-4.6", NONE: "AU-4.4", END: "AU-4.9", MEETING: "AU-4.14"}


class Fault:
    """A rule that a place breaks, and the cells on which it does."""

    def __init__(self, code: str, cells: list[Cell], facts: dict[str, Fact] | None = None) -> None:
        self.code = code
        self.rule = RULES[code]
        self.cells = cells
        self.facts: dict[str, Fact] = {} if facts is None else facts

    def refusal(self) -> Refusal:
        return Refusal(self.rule, f"refused-{self.code}", self.facts)


class Ground:
    """What is visible on one cell: its terrain, and where its beach goes on."""

    def __init__(self, terrain: str, ways: list[int]) -> None:
        self.terrain = terrain
        self.ways = ways


@lru_cache(maxsize=64)  # an island never changes, and is asked about place after place
def surface(island: Island) -> dict[Cell, Ground]:
    """Every visible cell of an island; cells that are not in it are bare table."""
    found: dict[Cell, Ground] = {}
    for card, code, turn in zip(island.cards, island.codes, island.turns, strict=True):
        x, y = island.cell(code)
        found |= ground_of(island, card, x, y, turn)
    return found


def ground_of(island: Island, card: int, x: int, y: int, turn: int) -> dict[Cell, Ground]:
    """The cells of a card that lies at (x, y)."""
    terrain = island.parts.cards[card].terrain
    ways = terrain.turned_ways(turn)
    return {
        (x + cx, y + cy): Ground(what, ways.get((cx, cy), []))
        for (cx, cy), what in terrain.cells(turn).items()
    }


def symbol_cells(x: int, y: int) -> list[Cell]:
    return [(x + i, y + j) for j in range(SYMBOL) for i in range(SYMBOL)]


def faults(island: Island, card: int, x: int, y: int, turn: int) -> list[Fault]:
    """Everything that is wrong with a place, in the order of the rules; nothing for a legal one."""
    w, h = width(turn), height(turn)
    inside = {(x + i, y + j) for j in range(h) for i in range(w)}
    found: list[Fault] = []
    stars = [cell for cell in star_cells(island) if cell in inside]
    if stars:
        found.append(Fault(STAR, stars))
    whole = False
    for symbol in island.symbols:
        cells = symbol_cells(*island.cell(symbol >> 4))
        hidden = len([cell for cell in cells if cell in inside])
        if hidden == len(cells):
            whole = True
        elif hidden:
            found.append(Fault(CUT, cells, {"symbol": KINDS[symbol & 15]}))
    if not whole:
        found.append(Fault(NONE, []))
    return found + border_faults(island, card, x, y, turn)


def border_faults(island: Island, card: int, x: int, y: int, turn: int) -> list[Fault]:
    """AU-4.9 to AU-4.16: beach ends that run into land or sea, and sea that meets land."""
    around = surface(island)
    own = ground_of(island, card, x, y, turn)
    ends: list[Cell] = []
    meetings: list[Cell] = []
    for (cx, cy), ground in own.items():
        for d in range(4):
            cell = (cx + STEP_X[d], cy + STEP_Y[d])
            other = around.get(cell)
            if other is None or cell in own:
                continue
            if (ground.terrain == BEACH) != (other.terrain == BEACH):
                if d in ground.ways:
                    ends.append((cx, cy))
                elif d ^ 2 in other.ways:
                    ends.append(cell)
            elif {ground.terrain, other.terrain} == {LAND, SEA}:
                meetings += [(cx, cy), cell]
    found = [Fault(END, ends)] if ends else []
    return [*found, Fault(MEETING, meetings)] if meetings else found


def star_cells(island: Island) -> list[Cell]:
    """The stars of an island, that of the village first."""
    found: list[Cell] = []
    for card, code, turn in zip(island.cards, island.codes, island.turns, strict=True):
        offset = island.parts.cards[card].stars[turn]
        if offset >= 0:
            found.append(island.cell(code + offset))
    return found


def preview(s: Atua, seat: int, card: int, x: int, y: int, turn: int) -> dict[str, Any]:
    """What laying a card would do, as plain data; also for places that are not allowed.

    - `legal`, and `faults`: for each its `code`, `rule`, `key` and `facts` of the sentence, `cells`;
    - `covered`: the visible symbols that would disappear, with kind and top left cell;
    - `sources`: for each what it is worth `now`, what it would be worth `then`, and if it is `scored`;
    - `sums`: the beach bonus and the whole score, `now` and `then`, where the seat may know them;
    - `beach`: the longest beach, in cards, `now` and `then`; `volcano`: the points of a new volcano,
      None for a card without one.
    What would be then is None while the place is not legal.
    """
    island = s.islands[seat]
    wrong = faults(island, card, x, y, turn)
    after = None if wrong else island.laid(card, x, y, turn)
    now = worths(s, seat)
    then = worths(s, seat, after) if after else None
    return {
        "legal": not wrong,
        "faults": [
            {
                "code": fault.code,
                "rule": fault.rule,
                "key": f"refused-{fault.code}",
                "facts": dict(fault.facts),
                "cells": [list(cell) for cell in fault.cells],
            }
            for fault in wrong
        ],
        "covered": covered_symbols(island, x, y, turn),
        "sources": [
            {
                "source": SOURCES[i],
                "now": now[i],
                "then": then[i] if then else None,
                "scored": s.scored[seat * FORMS + i] > 0,
            }
            for i in range(FORMS)
        ],
        "sums": sums(s, seat, after),
        "beach": {
            "now": island.longest_beach(),
            "then": after.longest_beach() if after else None,
        },
        "volcano": after.glow - island.glow
        if after and after.volcanoes > island.volcanoes
        else None,
    }


def sums(s: Atua, seat: int, after: Island | None) -> list[dict[str, Any]]:
    """AU-10.2, AU-10.4: what comes on top of the sources."""
    then = s.copy()
    if after is not None:
        then.islands[seat] = after
    was, will = breakdown(s, seat), breakdown(then, seat)
    found = [("beach-bonus", was["beach-bonus"], will["beach-bonus"])] if not s.shut else []
    found.append(("score", sum(was.values()), sum(will.values())))
    return [
        {"source": name, "now": now, "then": later if after is not None else None, "scored": False}
        for name, now, later in found
    ]


def covered_symbols(island: Island, x: int, y: int, turn: int) -> list[dict[str, Any]]:
    """The visible symbols that lie wholly under a card."""
    found = []
    for symbol in island.symbols:
        sx, sy = island.cell(symbol >> 4)
        across = 0 <= sx - x <= width(turn) - SYMBOL
        if across and 0 <= sy - y <= height(turn) - SYMBOL:
            found.append({"kind": KINDS[symbol & 15], "x": sx, "y": sy})
    return found
