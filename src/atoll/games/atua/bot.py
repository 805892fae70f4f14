"""How well a seat stands in Atua, and quick moves for playing games out."""

from atoll.engine.chance import Chance
from atoll.games.atua.scoring import scores
from atoll.games.atua.state import Atua


def evaluate(s: Atua) -> list[float]:
    return [0.5 for _ in scores(s)]


def rollout(s: Atua, chance: Chance) -> int:
    return chance.pick(s.legal)
