"""The bot that plays anything."""

from typing import ClassVar

from mypy_extensions import mypyc_attr

from atoll.bots.bot import Bot
from atoll.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Random(Bot):
    """Any legal move, each as likely as the others."""

    name: ClassVar[str] = "random"

    def choose(self, state: State) -> int:
        return self.chance.pick(state.legal)
