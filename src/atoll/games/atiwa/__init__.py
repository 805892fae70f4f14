"""Atiwa, for 1 to 4 players, with the challenges of the solo game."""

from typing import Any

from atoll.engine.game import Game
from atoll.engine.setting import Option
from atoll.games.atiwa.parts import CHALLENGES, SEATS


class AtiwaGame(Game):
    """Atiwa as the rest of the house knows it."""

    name = "atiwa"
    title = "Atiwa"
    seats = SEATS
    weight = 2.4
    options = (Option("challenge", CHALLENGES, seats=(1,)),)
    rules_version = 2

    def options_with(self, parts: Any) -> tuple[Option, ...]:
        """AT-30.10: an owner's parts may bring challenges of their own."""
        names = tuple(challenge.name for challenge in parts.challenges)
        return (Option("challenge", names, seats=(1,)),)


GAME = AtiwaGame()
