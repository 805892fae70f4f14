"""Atiwa, for 1 to 4 players, with the challenges of the solo game."""

from collections.abc import Sequence
from typing import Any

from atoll.engine.chance import Chance
from atoll.engine.game import Game, Option
from atoll.engine.state import State
from atoll.games.atiwa import bot, position, setup
from atoll.games.atiwa.board import BOARD
from atoll.games.atiwa.decisions.work import PLACE_WORKER
from atoll.games.atiwa.parts import CHALLENGES, SEATS, Parts
from atoll.games.atiwa.state import Atiwa


class AtiwaGame(Game):
    """Atiwa as the rest of the house knows it."""

    name = "atiwa"
    title = "Atiwa"
    seats = SEATS
    options = (Option("challenge", CHALLENGES, seats=(1,)),)
    rules_version = 1
    parts_type = Parts
    playout = 0  # evaluating a position finishes what has begun, and then knows more than rollouts
    colours = BOARD.colours

    def deal(self, parts: Parts, seats: int, chance: Chance, options: dict[str, Any]) -> Atiwa:
        return setup.deal(parts, seats, chance, CHALLENGES.index(options["challenge"]))

    def from_dict(self, data: dict[str, Any], parts: Parts | None = None) -> Atiwa:
        return position.from_dict(parts or self.parts(), data)

    def evaluate(self, state: State) -> Sequence[float]:
        assert isinstance(state, Atiwa)
        return bot.evaluate(state)

    def rollout(self, state: State, chance: Chance) -> int:
        assert isinstance(state, Atiwa)
        return bot.rollout(state, chance)

    def routine(self, state: State) -> bool:
        """Where tokens and cards go once a worker is placed; what is worth a search is the space."""
        return state.agenda[-1].matter is not PLACE_WORKER

    def draw(self, view: dict[str, Any], **how: Any) -> str:
        return BOARD.draw(view, **how)

    def terminal(self, view: dict[str, Any], **how: Any) -> Any:
        from atoll.games.atiwa.terminal import AtiwaTable

        return AtiwaTable(view, **how)


GAME = AtiwaGame()
