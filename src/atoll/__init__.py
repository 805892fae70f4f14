"""Atoll: a home for modern board games.

>>> import atoll
>>> state = atoll.game("tribes").new(seats=2, seed=7)
>>> state.play(state.moves()[0])
"""

from atoll.engine.chance import Chance, seeded
from atoll.engine.game import Game
from atoll.engine.record import Record, RecordError
from atoll.engine.session import Session
from atoll.engine.state import State
from atoll.engine.words import IllegalMove, Refusal
from atoll.games import game, games, load
from atoll.version import VERSION

__version__ = VERSION

__all__ = [
    "Chance",
    "Game",
    "IllegalMove",
    "Record",
    "RecordError",
    "Refusal",
    "Session",
    "State",
    "game",
    "games",
    "load",
    "seeded",
]
