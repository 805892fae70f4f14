"""What search asks of Tindaya."""

from typing import Final

from atoll.engine.chance import Chance
from atoll.engine.judge import Judge
from atoll.games.tindaya.bot import evaluate, rollout
from atoll.games.tindaya.state import Tindaya

TREE: Final = (
    200  # longer trees win less: they believe too much of what is thought of late positions
)


class TindayaJudge(Judge[Tindaya]):
    """The judgement of this game's positions."""

    playout = 0  # evaluating a position looks at the end of the era, and knows more than rollouts

    def evaluate(self, s: Tindaya) -> list[float]:
        return evaluate.evaluate(s)

    def guesses(self, s: Tindaya, moves: list[int]) -> list[list[float]]:
        """Whoever gives a tribe's last people to the gods has lost, however calm these are."""
        found = super().guesses(s, moves)
        for i in range(len(moves)):
            if rollout.gives_last(s, moves[i]):
                found[i] = [0.0] * s.seats
        return found

    def grows(self, s: Tindaya) -> int:
        return TREE

    def quiet(self, s: Tindaya) -> Tindaya:
        return evaluate.settled(s)

    def margins(self, s: Tindaya) -> list[float]:
        return evaluate.margins(s)

    def rollout(self, s: Tindaya, chance: Chance) -> int:
        return rollout.rollout(s, chance)

    def routine(self, s: Tindaya) -> bool:
        return rollout.routine(s)

    def promising(self, s: Tindaya) -> list[int]:
        return rollout.promising(s)

    def slips(self, s: Tindaya) -> list[int]:
        return rollout.slips(s)


JUDGE: Final[TindayaJudge] = TindayaJudge()
