"""KO-4: who has won, and by how much."""

from atoll.engine.ties import Tie
from konane.state import Konane


def scores(s: Konane) -> list[int]:
    """KO-4.3: the jumps every seat still has."""
    return [s.jumps(seat) for seat in range(2)]


def breakdown(s: Konane, seat: int) -> dict[str, int]:
    return {"jumps": s.jumps(seat)}


def winners(s: Konane) -> list[int]:
    """KO-4.1: whoever took the last turn."""
    return [int(s.turn + 1) % 2]


def ties(s: Konane) -> list[Tie]:
    """KO-4.2: nothing is compared, so nothing can be equal."""
    return []
