"""What search asks of Tribes."""

from typing import Final

from atoll.engine.chance import Chance
from atoll.engine.judge import Judge
from atoll.games.tribes.bot import evaluate, rollout
from atoll.games.tribes.state import Tribes


class TribesJudge(Judge[Tribes]):
    """The judgement of this game's positions."""

    def evaluate(self, s: Tribes) -> list[float]:
        return evaluate.evaluate(s)

    def rollout(self, s: Tribes, chance: Chance) -> int:
        return rollout.rollout(s, chance)


JUDGE: Final[TribesJudge] = TribesJudge()
