"""What search asks of Atiwa."""

from typing import Final

from atoll.engine.chance import Chance
from atoll.engine.judge import Judge
from atoll.games.atiwa.bot import evaluate
from atoll.games.atiwa.bot.rollout import quick
from atoll.games.atiwa.decisions.work import PLACE_WORKER
from atoll.games.atiwa.state import Atiwa


class AtiwaJudge(Judge[Atiwa]):
    """The judgement of this game's positions."""

    playout = 0  # evaluating a position finishes what has begun, and then knows more than rollouts

    def evaluate(self, s: Atiwa) -> list[float]:
        return evaluate.evaluate(s)

    def quiet(self, s: Atiwa) -> Atiwa:
        return evaluate.quiet(s)

    def margins(self, s: Atiwa) -> list[float]:
        return evaluate.margins(s)

    def rollout(self, s: Atiwa, chance: Chance) -> int:
        """The space that looks best; what it brings is used by quick moves."""
        return self.best(s, chance) if s.agenda[-1].matter is PLACE_WORKER else quick(s)

    def routine(self, s: Atiwa) -> bool:
        """Where tokens and cards go once a worker is placed; what is worth a search is the space."""
        return s.agenda[-1].matter is not PLACE_WORKER


JUDGE: Final[AtiwaJudge] = AtiwaJudge()
