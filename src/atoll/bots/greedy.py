"""The bot that looks one decision ahead."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from atoll.bots.bot import Bot
from atoll.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Greedy(Bot):
    """Tries every move and takes the one after which its seat stands best, ties by lot."""

    name: ClassVar[str] = "greedy"

    def choose(self, state: State) -> int:
        seat, judge = state.seat, self.judge
        dealt = state.redeal(seat, self.chance.fork())
        best: list[int] = []
        highest = -1.0
        for move in state.legal:
            value = judge.evaluate(judge.foreseen(dealt, move))[seat]
            if value > highest:
                highest = value
                best = [move]
            elif value == highest:
                best.append(move)
        return self.chance.pick(best)
