"""Kiwi Chow Down, for 1 to 4 players."""

from collections.abc import Sequence
from typing import Any

from atoll.engine.chance import Chance
from atoll.engine.game import Game, Option
from atoll.engine.state import State
from atoll.games.kiwi import bot, position, quick, setup
from atoll.games.kiwi.board import BOARD
from atoll.games.kiwi.kinds import SEATS
from atoll.games.kiwi.parts import Parts
from atoll.games.kiwi.state import Kiwi


class KiwiGame(Game):
    """Kiwi Chow Down as the rest of the house knows it."""

    name = "kiwi"
    title = "Kiwi Chow Down"
    seats = SEATS
    options = (
        Option("setup", ("beginner", "free")),
        Option("flocks", ("a", "b", "own")),
        Option("order", ("fixed", "variable"), seats=(2, 3, 4)),
    )
    rules_version = 1
    playout = 0  # evaluating a position settles what is begun, and then knows more than rollouts
    colours = BOARD.colours
    parts_type = Parts

    def deal(self, parts: Parts, seats: int, chance: Chance, options: dict[str, Any]) -> Kiwi:
        return setup.deal(parts, seats, chance, options)

    def from_dict(self, data: dict[str, Any], parts: Parts | None = None) -> Kiwi:
        return position.from_dict(parts or self.parts(), data)

    def evaluate(self, state: State) -> Sequence[float]:
        assert isinstance(state, Kiwi)
        return bot.evaluate(state)

    def rollout(self, state: State, chance: Chance) -> int:
        assert isinstance(state, Kiwi)
        return quick.rollout(state, chance)

    def foreseen(self, state: State, move: int) -> State:
        assert isinstance(state, Kiwi)
        return quick.foreseen(state, move)

    def routine(self, state: State) -> bool:
        assert isinstance(state, Kiwi)
        return quick.is_routine(state)

    def promising(self, state: State) -> list[int]:
        assert isinstance(state, Kiwi)
        return quick.promising(state)

    def draw(self, view: dict[str, Any], **how: Any) -> str:
        return BOARD.draw(view, **how)

    def terminal(self, view: dict[str, Any], **how: Any) -> Any:
        from atoll.games.kiwi.terminal import KiwiTable

        return KiwiTable(view, **how)


GAME = KiwiGame()
