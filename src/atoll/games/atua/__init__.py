"""Atua, for 2 to 6 players, and alone against Tahuma."""

from collections.abc import Sequence
from typing import Any

from atoll.engine.chance import Chance
from atoll.engine.game import Game, Option
from atoll.engine.state import State
from atoll.games.atua import bot, position, quick, setup, trying
from atoll.games.atua.board import BOARD
from atoll.games.atua.parts import LEVELS, SEATS, Parts
from atoll.games.atua.state import Atua


class AtuaGame(Game):
    """Atua as the rest of the house knows it."""

    name = "atua"
    title = "Atua"
    seats = SEATS
    options = (
        Option("inhabitants", (False, True), seats=SEATS[1:]),
        Option("fate", (False, True), seats=SEATS[1:]),
        Option("level", LEVELS, seats=(1,)),
    )
    rules_version = 1
    playout = 8
    colours = BOARD.colours
    parts_type = Parts

    def deal(self, parts: Parts, seats: int, chance: Chance, options: dict[str, Any]) -> Atua:
        return setup.deal(parts, seats, chance, options)

    def from_dict(self, data: dict[str, Any], parts: Parts | None = None) -> Atua:
        return position.from_dict(parts or self.parts(), data)

    def evaluate(self, state: State) -> Sequence[float]:
        assert isinstance(state, Atua)
        return bot.evaluate(state)

    def rollout(self, state: State, chance: Chance) -> int:
        assert isinstance(state, Atua)
        return quick.rollout(state, chance)

    def promising(self, state: State) -> list[int]:
        assert isinstance(state, Atua)
        return quick.promising(state)

    def draw(self, view: dict[str, Any], **how: Any) -> str:
        return BOARD.draw(view, **how)

    def terminal(self, view: dict[str, Any], **how: Any) -> Any:
        from atoll.games.atua.terminal import AtuaTable

        return AtuaTable(view, **how)

    def preview(self, state: State, move: str, language: str = "en") -> dict[str, Any] | None:
        assert isinstance(state, Atua)
        return trying.preview(state, move, language)


GAME = AtuaGame()
