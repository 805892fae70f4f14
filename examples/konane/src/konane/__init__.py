"""Konane, the Hawaiian game of jumping stones, for 2 players."""

from atoll.engine.game import Game
from atoll.engine.setting import Option
from konane.parts import BOARDS


class KonaneGame(Game):
    """Konane as the rest of the house knows it."""

    name = "konane"
    title = "Konane"
    seats = (2,)
    options = (Option("board", BOARDS),)
    weight = 1.0
    luck = False
    rules_version = 1


GAME = KonaneGame()
