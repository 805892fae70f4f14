"""Tribes: Dawn of Humanity, for 2 to 4 players."""

from atoll.engine.game import Game
from atoll.engine.setting import Option
from atoll.games.tribes.parts import SEATS, TOTALS


class TribesGame(Game):
    """Tribes as the rest of the house knows it."""

    name = "tribes"
    title = "Tribes"
    seats = SEATS
    options = (Option("totals", TOTALS),)
    weight = 2.0
    rules_version = 1


GAME = TribesGame()
