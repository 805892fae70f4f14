"""How well a seat stands in Atua: its chance to win, judged by the points it may expect."""

from math import exp
from typing import Final

from atoll.engine.judge import WINNING, outcome, shares
from atoll.games.atua.bot.worth import card_to_lay, prospects
from atoll.games.atua.decisions.place import PLACE, card_of
from atoll.games.atua.scoring import scores, tahuma, winners
from atoll.games.atua.state import Atua

COLD: Final[float] = 3.0  # points that make a difference at the end
WARM: Final[float] = 4.0  # and how many more at the beginning
TAHUMA_GROWTH: Final[float] = 2.4  # points Tahuma gains in a turn


def evaluate(s: Atua) -> list[float]:
    """How well every seat stands, from 0 to 1."""
    if len(s.islands) == 1:
        return [alone(s)]
    if not s.agenda:
        return outcome(scores(s), winners(s), COLD)
    values = [prospects(s, seat) for seat in range(len(s.islands))]
    task = s.agenda[-1]
    if task.matter is PLACE:
        values[task.seat] += card_to_lay(s, int(task.seat), card_of(task))
    time = 1.0 - float(s.turn) / float(s.rounds() * len(s.islands))
    return shares(values, COLD + WARM * time)


def alone(s: Atua) -> float:
    """The chance to beat Tahuma."""
    other = float(sum(tahuma(s).values()))
    if not s.agenda:
        ahead = float(scores(s)[0]) - other
        value = (1.0 - WINNING) / (1.0 + exp(-ahead / COLD))
        return value + WINNING if winners(s) else value
    left = float(s.rounds() - s.turn)
    ahead = prospects(s, 0) - other - TAHUMA_GROWTH * left
    task = s.agenda[-1]
    if task.matter is PLACE:
        ahead += card_to_lay(s, 0, card_of(task))
    return 1.0 / (1.0 + exp(-ahead / (COLD + WARM * left / float(s.rounds()))))
