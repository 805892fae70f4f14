"""What search asks of Kiwi."""

from typing import Final

from atoll.engine.chance import Chance
from atoll.engine.judge import Judge
from atoll.games.kiwi.bot import evaluate, rollout
from atoll.games.kiwi.scoring import points
from atoll.games.kiwi.state import KIWIBOT, Kiwi


class KiwiJudge(Judge[Kiwi]):
    """The judgement of this game's positions."""

    playout = 0  # evaluating a position settles what is begun, and then knows more than rollouts

    def evaluate(self, s: Kiwi) -> list[float]:
        return evaluate.evaluate(s)

    def rollout(self, s: Kiwi, chance: Chance) -> int:
        return rollout.rollout(s, chance)

    def foreseen(self, s: Kiwi, move: int) -> Kiwi:
        return rollout.foreseen(s, move)

    def quiet(self, s: Kiwi) -> Kiwi:
        return rollout.settled(s) if s.agenda and rollout.is_detail(s) else s

    def margins(self, s: Kiwi) -> list[float]:
        return evaluate.margins(s)

    def routine(self, s: Kiwi) -> bool:
        return rollout.is_routine(s)

    def promising(self, s: Kiwi) -> list[int]:
        return rollout.promising(s)

    def plays_lines(self, s: Kiwi) -> bool:
        return s.solo is not None

    def lead(self, s: Kiwi) -> float:
        return float(sum(points(s, 0)) - sum(points(s, KIWIBOT)))


JUDGE: Final[KiwiJudge] = KiwiJudge()
