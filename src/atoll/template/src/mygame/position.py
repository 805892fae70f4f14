"""A whole position as plain data, and back: for tests, puzzles and sharing."""

from typing import Any

from atoll.engine.field import Field
from atoll.engine.position import read_agenda, read_chance
from mygame.decisions.matters import MATTERS
from mygame.parts import GOALS, Parts
from mygame.state import MyGame

MOST = 9999  # rounds and points; nobody needs as many, and this keeps nonsense out


def to_dict(s: MyGame) -> dict[str, Any]:
    return {
        "goal": GOALS[s.parts.goals.index(int(s.goal))],
        "points": s.points.copy(),
        "pot": int(s.pot),
        "face": int(s.face),
        "round": int(s.round),
    }


def from_dict(parts: Parts, field: Field) -> MyGame:
    """The position of `to_dict`; anything no game can come to raises `ValueError`."""
    s = MyGame(
        parts,
        read_chance(field["chance"]),
        agenda=[],
        legal=[],
        goal=parts.goals[field["goal"].index(GOALS)],
        points=[each.number(0, MOST) for each in field["points"].each(2, 4)],
        pot=field["pot"].number(0, MOST),
        face=field["face"].number(0, parts.faces),
        turn_round=field["round"].number(1, MOST),
    )
    read_agenda(s, field["agenda"], MATTERS)
    waiting = [task.matter.name for task in s.agenda]
    reached = max(s.points) >= s.goal
    if waiting != ([] if reached else ["choose"]):
        raise field["agenda"].wrong("a choice, or nothing once the goal is reached")
    return s
