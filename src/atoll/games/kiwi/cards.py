"""What Leader cards and Solitaire cards say, and how it is read."""

from dataclasses import dataclass
from typing import Any

from atoll.engine.parts import Entry
from atoll.games.kiwi.kinds import (
    ALL,
    CELL_BUILD,
    CELL_DOINGS,
    CELL_FEED,
    CELL_MOVE,
    DOINGS,
    GROUPS,
    LINE,
    NESTS,
    ONTO,
    OWNERS,
    PLACES,
    SIDES,
    TARGETS,
    TRAVELS,
)


@dataclass(frozen=True)
class Effect:
    """One thing a Leader's power does to pieces."""

    do: int
    number: int
    at: int
    largest: int
    owner: int


@dataclass(frozen=True)
class Power:
    """KI-9.3: what a Leader card says."""

    travel: int
    least: int
    most: int
    onto: int
    carry: int
    effects: list[Effect]


@dataclass
class Cell:
    """KI-22.17: one cell of a Solitaire card."""

    do: int
    sizes: list[int]
    target: int
    group: int
    pushes: list[int]
    owner: int
    size: int
    nest: int
    number: int


def read_power(entry: Entry) -> Power:
    least, most = entry.numbers("steps", range(2, 3), 1, 9)
    if least > most:
        raise entry.fail("steps", "must be the least and the most steps, in this order")
    travel = TRAVELS.index(entry.choice("travel", TRAVELS))
    if travel == LINE and least != most:
        raise entry.fail("steps", "of a line must be one number twice")
    value = entry.get("effects")
    if not isinstance(value, list):
        raise entry.fail("effects", f"must be a list of effects, not {value!r}")
    return Power(
        travel,
        least,
        most,
        ONTO.index(entry.choice("onto", ONTO)),
        entry.number("carry", 0, 3),
        [read_effect(entry, each) for each in value],
    )


def read_effect(entry: Entry, value: Any) -> Effect:
    wanted = {"do", "number", "at", "largest", "owner"}
    if not isinstance(value, dict) or set(value) != wanted:
        raise entry.fail(
            "effects", f"each needs the fields {', '.join(sorted(wanted))}, not {value!r}"
        )
    number = value["number"]
    return Effect(
        entry.word("effects", value["do"], DOINGS),
        ALL if number == "all" else entry.check_number("effects", number, 1, 3),
        entry.word("effects", value["at"], PLACES),
        entry.check_number("effects", value["largest"], 1, 3),
        entry.word("effects", value["owner"], OWNERS),
    )


def read_cell(entry: Entry, row: str, value: Any) -> Cell:
    if not isinstance(value, dict):
        raise entry.fail(row, f"must be made of tables, not {value!r}")
    cell = Entry(entry.file, f"{entry.label}: {row}", value | {"source": entry.source})
    rows = CELL_DOINGS if row == "wild" else (row,)
    do = CELL_DOINGS.index(cell.choice("do", rows))
    found = Cell(do, [], 0, 0, [], 0, 0, 0, 0)
    if do == CELL_MOVE:
        found.sizes = cell.numbers("sizes", range(1, 4), 1, 3)
        found.target = TARGETS.index(cell.choice("to", TARGETS))
        found.group = GROUPS.index(cell.choice("group", GROUPS))
        found.pushes = cell.words("push", SIDES)
        if found.pushes and 1 in found.sizes:
            raise cell.fail("sizes", "must be 2 or 3 where they push: size 1 pushes nobody")
    elif do == CELL_FEED:
        found.owner = SIDES.index(cell.choice("owner", SIDES))
        found.size = cell.number("size", 1, 3)
    elif do == CELL_BUILD:
        found.nest = NESTS.index(cell.choice("nest", NESTS))
    else:
        found.number = cell.number("number", 1, 6)
    cell.close()
    return found
