"""What a learner is rewarded for: the outcome, the margin, or something of one's own."""

from collections.abc import Callable
from typing import SupportsFloat, TypeAlias

from atoll.engine.state import State

# What a seat gets for what happened between two of its decisions: `f(before, after, seat)`.
OwnReward: TypeAlias = Callable[[State, State, int], float]
Reward: TypeAlias = str | OwnReward

ILLEGAL = -1.0  # for an action that is not legal


def outcome(state: State) -> list[float]:
    """1 for winning alone; what the winners get, the others lose. Who loses to the game loses 1."""
    seats, winners = state.seats, state.winners()
    if seats == 1 or state.together() or not winners:
        return [1.0 if seat in winners else -1.0 for seat in range(seats)]
    share = 1.0 / len(winners)
    return [
        ((share if seat in winners else 0.0) * seats - 1.0) / (seats - 1) for seat in range(seats)
    ]


def margin(state: State) -> list[float]:
    """The points a seat is ahead of the best of the others; alone or together, the points."""
    scores = state.scores()
    if len(scores) == 1 or state.together():
        return [float(score) for score in scores]
    return [
        float(score - max(scores[:seat] + scores[seat + 1 :])) for seat, score in enumerate(scores)
    ]


FINAL: dict[str, Callable[[State], list[float]]] = {"outcome": outcome, "margin": margin}


class Rewards:
    """Rewards by one rule. Only a rule of one's own gives any before the end."""

    def __init__(self, rule: Reward) -> None:
        if isinstance(rule, str) and rule not in FINAL:
            raise ValueError(
                f"no reward {rule!r}; there are {', '.join(FINAL)}, or a function (before, after, seat)"
            )
        if not isinstance(rule, str) and not callable(rule):
            raise ValueError(f"a reward is {', '.join(FINAL)} or a function, not {rule!r}")
        self.own = None if isinstance(rule, str) else rule
        self.final = FINAL[rule] if isinstance(rule, str) else outcome

    def kept(self, state: State) -> State:
        """The position to compare with later: a copy, where it is needed."""
        return state if self.own is None else state.copy()

    def between(self, before: State, after: State) -> list[float] | None:
        """What every seat gets for what happened; None if it is nothing."""
        if self.own is not None:
            return [number(self.own(before, after, seat)) for seat in range(after.seats)]
        return self.final(after) if after.over else None


def number(given: object) -> float:
    """What a function of somebody's own gave, if it is a number."""
    if not isinstance(given, SupportsFloat):
        raise TypeError(f"a reward is a number, but the function given for it returned {given!r}")
    return float(given)
