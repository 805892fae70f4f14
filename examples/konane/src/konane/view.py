"""What everybody sees of a position of Konane, as plain data."""

from typing import Any

from atoll.engine.view import core
from konane.decisions.jump import JUMP_TO
from konane.decisions.square import own_stones
from konane.state import Konane


def view(s: Konane, seat: int | None = None) -> dict[str, Any]:
    """KO-1.4: the whole board."""
    grid = s.grid
    lifted = not s.over and s.task.matter is JUMP_TO
    return core(s, seat) | {
        "columns": grid.columns,
        "rows": grid.rows,
        "squares": {
            name: owner if stone else None
            for name, owner, stone in zip(grid.names, grid.owners, s.stones, strict=True)
        },
        "lifted": grid.names[s.task.n] if lifted else None,
        "players": [player_view(s, each) for each in range(2)],
    }


def player_view(s: Konane, seat: int) -> dict[str, Any]:
    """A seat's stones and jumps, and the stones it has taken: all but the other's own first one."""
    other = 1 - seat
    gone = len(s.stones) // 2 - len(own_stones(s, other))
    return {
        "seat": seat,
        "stones": len(own_stones(s, seat)),
        "taken": max(0, gone - 1),
        "jumps": s.jumps(seat),
    }
