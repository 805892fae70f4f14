"""Tindaya, for 1 to 4 players: Alliance, Dominion, the traitor, the dowry and the lessons."""

from collections.abc import Mapping, Sequence
from typing import Any

from atoll.engine.chance import Chance
from atoll.engine.game import Game, Option
from atoll.engine.state import State
from atoll.games.tindaya import bot, position, quick, setup
from atoll.games.tindaya.board import BOARD
from atoll.games.tindaya.mode import LAYOUTS, MODES, mode_of
from atoll.games.tindaya.names import LEVELS
from atoll.games.tindaya.parts import SEATS, Parts
from atoll.games.tindaya.state import Tindaya


class TindayaGame(Game):
    """Tindaya as the rest of the house knows it."""

    name = "tindaya"
    title = "Tindaya"
    seats = SEATS
    options = (
        Option("mode", MODES, seats=(2, 3, 4)),
        Option("difficulty", LEVELS),
        Option("layout", LAYOUTS),
        Option("traitor", (False, True), seats=(2, 3, 4), needs=("mode", "dominion")),
        Option("dowry", (False, True)),
        Option("lesson", (0, 1, 2, 3)),
    )
    lessons = ({"lesson": 1}, {"lesson": 2}, {"lesson": 3, "mode": "dominion"})
    rules_version = 1
    all_may_lose = True
    parts_type = Parts
    playout = 0  # evaluating a position looks at the end of the era, and knows more than rollouts
    colours = BOARD.colours

    def check_together(self, seats: int, options: dict[str, Any]) -> None:
        mode_of(seats, options)

    def shared_fate(self, options: Mapping[str, Any]) -> bool:
        return bool((self.defaults() | dict(options))["mode"] == "alliance")

    def deal(self, parts: Parts, seats: int, chance: Chance, options: dict[str, Any]) -> Tindaya:
        return setup.deal(parts, seats, chance, mode_of(seats, options))

    def from_dict(self, data: dict[str, Any], parts: Parts | None = None) -> Tindaya:
        return position.from_dict(parts or self.parts(), data)

    def evaluate(self, state: State) -> Sequence[float]:
        assert isinstance(state, Tindaya)
        return bot.evaluate(state)

    def rollout(self, state: State, chance: Chance) -> int:
        assert isinstance(state, Tindaya)
        return quick.rollout(state, chance)

    def routine(self, state: State) -> bool:
        assert isinstance(state, Tindaya)
        return quick.routine(state)

    def promising(self, state: State) -> list[int]:
        assert isinstance(state, Tindaya)
        return quick.promising(state)

    def draw(self, view: dict[str, Any], **how: Any) -> str:
        return BOARD.draw(view, **how)

    def terminal(self, view: dict[str, Any], **how: Any) -> Any:
        from atoll.games.tindaya.terminal import TindayaTable

        return TindayaTable(view, **how)


GAME = TindayaGame()
