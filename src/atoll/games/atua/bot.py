"""How well a seat stands in Atua: its chance to win, judged by the points it may expect."""

from math import exp
from typing import Final

from atoll.games.atua.decisions.place import PLACE
from atoll.games.atua.scoring import scores, tahuma, winners
from atoll.games.atua.state import Atua
from atoll.games.atua.worth import card_to_lay, prospects, turns

COLD: Final[float] = 3.0  # points that make a difference at the end
WARM: Final[float] = 4.0  # and how many more at the beginning
OUTCOME: Final[float] = 0.9  # how much winning counts at the end; the rest is the margin
TAHUMA_GROWTH: Final[float] = 2.4  # points Tahuma gains in a turn


def evaluate(s: Atua) -> list[float]:
    """How well every seat stands, from 0 to 1."""
    if len(s.islands) == 1:
        return [alone(s)]
    if not s.agenda:
        return outcome(s)
    values = [prospects(s, seat) for seat in range(len(s.islands))]
    task = s.agenda[-1]
    if task.matter is PLACE:
        values[task.seat] += card_to_lay(s, int(task.seat), task.n)
    time = 1.0 - float(s.turn) / float(turns(s) * len(s.islands))
    return shares(values, COLD + WARM * time)


def outcome(s: Atua) -> list[float]:
    """Winning is nearly all; the margin says which loss is closer to a win."""
    won = winners(s)
    values = shares([float(score) for score in scores(s)], COLD)
    values = [(1.0 - OUTCOME) * value for value in values]
    for seat in won:
        values[seat] += OUTCOME / len(won)
    return values


def shares(worth: list[float], scale: float) -> list[float]:
    """Worths in points as chances to win."""
    best = max(worth)
    weights = [exp((each - best) / scale) for each in worth]
    total = sum(weights)
    return [weight / total for weight in weights]


def alone(s: Atua) -> float:
    """The chance to beat Tahuma."""
    other = float(sum(tahuma(s).values()))
    if not s.agenda:
        ahead = float(scores(s)[0]) - other
        value = (1.0 - OUTCOME) / (1.0 + exp(-ahead / COLD))
        return value + OUTCOME if winners(s) else value
    left = float(turns(s) - s.turn)
    ahead = prospects(s, 0) - other - TAHUMA_GROWTH * left
    task = s.agenda[-1]
    if task.matter is PLACE:
        ahead += card_to_lay(s, 0, task.n)
    return 1.0 / (1.0 + exp(-ahead / (COLD + WARM * left / float(turns(s)))))
