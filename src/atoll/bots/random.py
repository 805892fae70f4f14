"""The bot that plays anything."""

from typing import ClassVar

from atoll.bots.bot import Bot
from atoll.engine.state import State


class Random(Bot):
    """Any legal move, each as likely as the others."""

    name: ClassVar[str] = "random"

    def choose(self, state: State) -> int:
        return self.chance.pick(state.legal)
