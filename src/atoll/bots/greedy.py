"""The bot that looks one decision ahead."""

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from atoll.bots.bot import Bot
from atoll.engine.chance import Chance
from atoll.engine.judge import Judge
from atoll.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Greedy(Bot):
    """Tries every move and takes the one after which its seat stands best, ties by lot."""

    name: ClassVar[str] = "greedy"

    def choose(self, state: State) -> int:
        return best_of(self.judge, state, self.chance)


def best_of(judge: Judge[Any], state: State, chance: Chance) -> int:
    """The move after which the seat to decide stands best at first sight, as far as it may know."""
    return judge.best(state.redeal(state.seat, chance.fork()), chance)
