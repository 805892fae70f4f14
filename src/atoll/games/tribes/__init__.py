"""Tribes: Dawn of Humanity, for 2 to 4 players."""

from collections.abc import Sequence
from typing import Any

from atoll.engine.chance import Chance
from atoll.engine.game import Game
from atoll.engine.state import State
from atoll.games.tribes import bot, position, setup
from atoll.games.tribes.board import BOARD
from atoll.games.tribes.parts import SEATS, Parts
from atoll.games.tribes.state import Tribes


class TribesGame(Game):
    """Tribes as the rest of the house knows it."""

    name = "tribes"
    title = "Tribes"
    seats = SEATS
    rules_version = 1
    parts_type = Parts
    colours = BOARD.colours

    def deal(self, parts: Parts, seats: int, chance: Chance, options: dict[str, Any]) -> Tribes:
        return setup.deal(parts, seats, chance)

    def from_dict(self, data: dict[str, Any], parts: Parts | None = None) -> Tribes:
        return position.from_dict(parts or self.parts(), data)

    def evaluate(self, state: State) -> Sequence[float]:
        assert isinstance(state, Tribes)
        return bot.evaluate(state)

    def rollout(self, state: State, chance: Chance) -> int:
        assert isinstance(state, Tribes)
        return bot.rollout(state, chance)

    def draw(self, view: dict[str, Any], **how: Any) -> str:
        return BOARD.draw(view, **how)

    def terminal(self, view: dict[str, Any], **how: Any) -> Any:
        from atoll.games.tribes.terminal import TribesTable

        return TribesTable(view, **how)


GAME = TribesGame()
