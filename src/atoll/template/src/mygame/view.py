"""What everybody sees of a position, as plain data."""

from typing import Any

from atoll.engine.view import core
from mygame.state import MyGame


def view(s: MyGame, seat: int | None = None) -> dict[str, Any]:
    return core(s, seat) | {
        "goal": int(s.goal),
        "pot": int(s.pot),
        "face": int(s.face),
        "players": [{"seat": each, "points": points} for each, points in enumerate(s.points)],
    }
