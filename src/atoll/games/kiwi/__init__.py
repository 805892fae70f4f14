"""Kiwi Chow Down, for 1 to 4 players."""

from atoll.engine.game import Game
from atoll.engine.setting import Option
from atoll.games.kiwi.kinds import SEATS


class KiwiGame(Game):
    """Kiwi Chow Down as the rest of the house knows it."""

    name = "kiwi"
    title = "Kiwi Chow Down"
    seats = SEATS
    weight = 2.6
    options = (
        Option("setup", ("beginner", "free")),
        Option("flocks", ("a", "b", "own")),
        Option("order", ("fixed", "variable"), seats=(2, 3, 4)),
        Option("colours", ("lot", "choose")),
        Option("pollen", (False, True)),
    )
    rules_version = 2
    deals_colours = True


GAME = KiwiGame()
