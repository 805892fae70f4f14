"""MG-3: points, and who has won."""

from atoll.engine.ties import Tie, foremost
from mygame.state import MyGame


def scores(s: MyGame) -> list[int]:
    return s.points.copy()


def breakdown(s: MyGame, seat: int) -> dict[str, int]:
    """A seat's score by its sources."""
    return {"kept": s.points[seat]}


def winners(s: MyGame) -> list[int]:
    """MG-3.1: at the end only one seat has reached the goal."""
    return foremost(list(range(len(s.points))), scores(s), ties(s))


def ties(s: MyGame) -> list[Tie]:
    """Nothing decides among equal points."""
    return []
