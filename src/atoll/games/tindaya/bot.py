"""How well the seats stand, and quick moves: as little as the house needs to play games out."""

from atoll.engine.chance import Chance
from atoll.games.tindaya.scoring import conditions, winners
from atoll.games.tindaya.state import Tindaya

SPREAD = 20.0  # points of solidarity between the worst and the best a seat hopes for


def evaluate(s: Tindaya) -> list[float]:
    """At the end the outcome; before it the share of conditions met, or the place on the track."""
    if s.over:
        won = winners(s)
        share = 1.0 / len(won) if won and s.mode.dominion else 1.0
        return [share if seat in won else 0.0 for seat in range(s.seats)]
    if not s.mode.dominion:
        found = conditions(s)
        share = sum([1 for _, _, _, met in found if met]) / (len(found) + 1)
        return [share] * s.seats
    scores = s.scores()
    mean = sum(scores) / len(scores)
    return [min(0.95, max(0.05, 0.5 + (score - mean) / SPREAD)) for score in scores]


def rollout(s: Tindaya, chance: Chance) -> int:
    return chance.pick(s.legal)
