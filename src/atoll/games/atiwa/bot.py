"""How well a seat stands in Atiwa, and quick moves for playing games out."""

from atoll.engine.chance import Chance
from atoll.games.atiwa.scoring import scores, winners
from atoll.games.atiwa.state import Atiwa


def evaluate(s: Atiwa) -> list[float]:
    return [max(0.0, min(1.0, score / 200)) for score in scores(s)]


def rollout(s: Atiwa, chance: Chance) -> int:
    return chance.pick(s.legal)
