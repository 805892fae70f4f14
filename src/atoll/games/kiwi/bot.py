"""How well a seat stands in Kiwi Chow Down, and quick moves for playing games out."""

from atoll.engine.chance import Chance
from atoll.games.kiwi.scoring import scores
from atoll.games.kiwi.state import Kiwi


def evaluate(s: Kiwi) -> list[float]:
    return [0.5 for _ in scores(s)]


def rollout(s: Kiwi, chance: Chance) -> int:
    return chance.pick(s.legal)
