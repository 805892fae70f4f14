"""KO-1: a new game of Konane."""

from typing import Any

from atoll.engine.chance import Chance
from konane.decisions.opening import TAKE_FIRST
from konane.parts import BOARDS, Parts
from konane.state import Konane


def deal(parts: Parts, seats: int, chance: Chance, options: dict[str, Any]) -> Konane:
    """KO-1.1, KO-1.2: every square has its stone."""
    grid = parts.grids[BOARDS.index(options["board"])]
    stones = bytearray([1] * len(grid.names))
    s = Konane(parts, chance, agenda=[], legal=[], grid=grid, stones=stones, turn=0)
    s.ask(TAKE_FIRST, 0)
    s.settle()
    return s
