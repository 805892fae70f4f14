"""MG-1: a new game."""

from typing import Any

from atoll.engine.chance import Chance
from mygame.decisions.turn import THROW
from mygame.parts import GOALS, Parts
from mygame.state import MyGame


def deal(parts: Parts, seats: int, chance: Chance, options: dict[str, Any]) -> MyGame:
    """MG-1.1: everybody begins with nothing."""
    goal = parts.goals[GOALS.index(options["goal"])]
    s = MyGame(parts, chance, [], [], goal, points=[0] * seats, pot=0, face=0, turn_round=1)
    s.ask(THROW, 0)
    s.settle()
    return s
