"""A whole position of Konane as plain data, and back: for tests, puzzles and sharing."""

from typing import Any

from atoll.engine.field import Field
from atoll.engine.position import read_agenda, read_chance
from konane.decisions.matters import MATTERS
from konane.parts import BOARDS, Grid, Parts
from konane.state import Konane

SIGNS = "xo"  # the stones of the first and of the second seat
FREE = "."


def to_dict(s: Konane) -> dict[str, Any]:
    """The whole position; the board is written row by row, as it lies, the last row first."""
    signs = "".join(
        SIGNS[owner] if stone else FREE
        for owner, stone in zip(s.grid.owners, s.stones, strict=True)
    )
    across = s.grid.columns
    return {
        "board": s.grid.name,
        "turn": int(s.turn),
        "rows": [signs[i : i + across] for i in range(0, len(signs), across)][::-1],
    }


def from_dict(parts: Parts, field: Field) -> Konane:
    """The position of `to_dict`; anything no game can come to raises `ValueError`."""
    grid = parts.grids[field["board"].index(BOARDS)]
    stones = read_stones(field["rows"], grid)
    gone = len(stones) - sum(stones)
    s = Konane(
        parts,
        read_chance(field["chance"]),
        agenda=[],
        legal=[],
        grid=grid,
        stones=stones,
        turn=field["turn"].number(min(gone, 2), gone),  # every turn takes a stone at least
    )
    read_agenda(s, field["agenda"], MATTERS)
    if len(s.agenda) > 1 or (s.over and (s.turn < 2 or s.jumpers(s.turn % 2))):
        raise field["agenda"].wrong("the one thing that is to be decided")
    return s


def read_stones(field: Field, grid: Grid) -> bytearray:
    stones = bytearray()
    for number, row in enumerate(reversed(field.each(grid.rows, grid.rows))):
        if not isinstance(row.value, str) or len(row.value) != grid.columns:
            raise row.wrong(f"a row of {grid.columns} squares")
        for column, sign in enumerate(row.value):
            own = SIGNS[grid.owners[number * grid.columns + column]]
            if sign not in (own, FREE):
                raise row.wrong(f"written with {own} or {FREE} at place {column + 1}")
            stones.append(sign != FREE)
    return stones
