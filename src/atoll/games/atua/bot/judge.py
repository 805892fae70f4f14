"""What search asks of Atua."""

from typing import Final

from atoll.engine.chance import Chance
from atoll.engine.judge import Judge
from atoll.games.atua.bot import evaluate, rollout
from atoll.games.atua.scoring import scores, tahuma
from atoll.games.atua.state import Atua


class AtuaJudge(Judge[Atua]):
    """The judgement of this game's positions."""

    playout = 8

    def evaluate(self, s: Atua) -> list[float]:
        return evaluate.evaluate(s)

    def rollout(self, s: Atua, chance: Chance) -> int:
        return rollout.rollout(s, chance)

    def promising(self, s: Atua) -> list[int]:
        return rollout.promising(s)

    def plays_lines(self, s: Atua) -> bool:
        return len(s.islands) == 1

    def lead(self, s: Atua) -> float:
        return float(scores(s)[0] - sum(tahuma(s).values()))


JUDGE: Final[AtuaJudge] = AtuaJudge()
