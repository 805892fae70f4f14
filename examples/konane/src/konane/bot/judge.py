"""What search asks of Konane: whoever has more jumps stands better."""

from typing import Final

from atoll.engine.chance import Chance
from atoll.engine.judge import Judge, outcome, shares
from atoll.engine.state import State
from konane.decisions.jump import JUMP_TO
from konane.scoring import scores, winners
from konane.state import Konane

SCALE: Final[float] = 4.0  # jumps that make a difference
TEMPO: Final[float] = 1.0  # the jump that the seat to decide is about to use up


class KonaneJudge(Judge[Konane]):
    """The judgement of this game's positions."""

    def evaluate(self, s: Konane) -> list[float]:
        if not s.agenda:
            return outcome(scores(s), winners(s), SCALE)
        worths = [float(s.jumps(0)), float(s.jumps(1))]
        worths[s.agenda[-1].seat] -= TEMPO
        return shares(worths, SCALE)

    def rollout(self, s: Konane, chance: Chance) -> int:
        """Any stone, by lot; then the shortest jump, which leaves most for later."""
        if s.agenda[-1].matter is JUMP_TO and chance.below(4):
            return s.legal[0]
        return chance.pick(s.legal)

    def foreseen(self, s: Konane, move: int) -> State:
        """A stone that is taken up is judged by the best of its jumps."""
        after = s.copy()
        after.advance(move)
        if after.over or after.agenda[-1].matter is not JUMP_TO:
            return after
        seat = after.agenda[-1].seat
        best, highest = after, -1.0
        for landing in after.legal:
            landed = after.copy()
            landed.advance(landing)
            value = self.evaluate(landed)[seat]
            if value > highest:
                best, highest = landed, value
        return best


JUDGE: Final[KonaneJudge] = KonaneJudge()
