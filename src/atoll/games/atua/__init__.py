"""Atua, for 2 to 6 players, and alone against Tahuma."""

from typing import Any

from atoll.engine.game import Game
from atoll.engine.setting import Option
from atoll.engine.state import State
from atoll.games.atua.parts import LEVELS, PILES, SEATS


class AtuaGame(Game):
    """Atua as the rest of the house knows it."""

    name = "atua"
    title = "Atua"
    seats = SEATS
    weight = 2.8
    options = (
        Option("inhabitants", (False, True), seats=SEATS[1:]),
        Option("fate", (False, True), seats=SEATS[1:]),
        Option("level", LEVELS, seats=(1,)),
        Option("pile", PILES, seats=(1,)),
    )
    rules_version = 2

    def preview(self, state: State, move: str, language: str = "en") -> dict[str, Any] | None:
        found: dict[str, Any] | None = self.room("trying").preview(state, move, language)
        return found


GAME = AtuaGame()
