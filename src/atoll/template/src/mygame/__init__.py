"""My Game, for 2 to 4 players."""

from atoll.engine.game import Game
from atoll.engine.setting import Option
from mygame.parts import GOALS


class MyGameGame(Game):
    """My Game as the rest of the house knows it."""

    name = "mygame"
    title = "My Game"
    seats = (2, 3, 4)
    options = (Option("goal", GOALS),)
    weight = 1.0
    rules_version = 1


GAME = MyGameGame()
