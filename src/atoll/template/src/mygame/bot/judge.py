"""What search asks of My Game."""

from typing import Final

from atoll.engine.chance import Chance
from atoll.engine.judge import Judge, outcome, shares
from mygame.decisions.turn import AGAIN, KEEP
from mygame.scoring import winners
from mygame.state import MyGame

SCALE: Final[float] = 8.0  # points that make a difference
AT_RISK: Final[float] = 0.7  # what a point in the pot is worth
ENOUGH: Final = 14  # a pot that is better kept


class MyGameJudge(Judge[MyGame]):
    """The judgement of this game's positions."""

    def evaluate(self, s: MyGame) -> list[float]:
        if not s.agenda:
            return outcome(s.points, winners(s), SCALE)
        worths = [float(points) for points in s.points]
        worths[s.agenda[-1].seat] += AT_RISK * float(s.pot)
        return shares(worths, SCALE)

    def rollout(self, s: MyGame, chance: Chance) -> int:
        """Keep what is enough, or wins."""
        seat = s.agenda[-1].seat
        return KEEP if s.pot >= ENOUGH or s.points[seat] + s.pot >= s.goal else AGAIN


JUDGE: Final[MyGameJudge] = MyGameJudge()
