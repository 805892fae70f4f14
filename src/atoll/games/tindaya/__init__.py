"""Tindaya, for 1 to 4 players: Alliance, Dominion, the traitor, the dowry and the lessons."""

from collections.abc import Mapping
from typing import Any

from atoll.engine.game import Game
from atoll.engine.setting import Option
from atoll.games.tindaya.mode import LAYOUTS, MODES, RED, SURVIVORS, mode_of
from atoll.games.tindaya.names import LEVELS
from atoll.games.tindaya.parts import SEATS


class TindayaGame(Game):
    """Tindaya as the rest of the house knows it."""

    name = "tindaya"
    title = "Tindaya"
    seats = SEATS
    weight = 4.0
    options = (
        Option("mode", MODES, seats=(2, 3, 4)),
        Option("difficulty", LEVELS),
        Option("red", RED),
        Option("layout", LAYOUTS),
        Option("traitor", (False, True), seats=(2, 3, 4), needs=("mode", "dominion")),
        Option("survivors", SURVIVORS, seats=(2, 3, 4), needs=("mode", "dominion")),
        Option("dowry", (False, True)),
        Option("lesson", (0, 1, 2, 3)),
        Option("objectives", (False, True), seats=(2, 3, 4), needs=("lesson", 3)),
    )
    learning_games = (
        {"lesson": 1},
        {"lesson": 2},
        {"lesson": 3, "mode": "dominion"},
        {"lesson": 3, "mode": "dominion", "objectives": True},
    )
    rules_version = 3
    all_may_lose = True

    def check_together(self, seats: int, options: dict[str, Any]) -> None:
        mode_of(seats, options)

    def shared_fate(self, options: Mapping[str, Any]) -> bool:
        return bool((self.defaults() | dict(options))["mode"] == "alliance")


GAME = TindayaGame()
