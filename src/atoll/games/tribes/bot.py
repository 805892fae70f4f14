"""How well a seat stands in Tribes, and quick moves for playing games out."""

from atoll.engine.chance import Chance
from atoll.games.tribes.scoring import scores
from atoll.games.tribes.state import Tribes


def evaluate(s: Tribes) -> list[float]:
    """How well every seat stands, from 0 to 1."""
    totals = scores(s)
    return [total / 100 for total in totals]


def rollout(s: Tribes, chance: Chance) -> int:
    """A quick move that is not foolish."""
    return chance.pick(s.legal)
