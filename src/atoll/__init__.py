"""Atoll: a home for modern board games.

A game is found by its name, a state plays it, a session keeps its record; `atoll.bots`, `atoll.arena`,
`atoll.draw`, `atoll.lab` and `atoll.text` are imported when they are first named.

>>> import atoll
>>> state = atoll.game("tribes").new(seats=2, seed=7)
>>> state.play(state.moves()[0])
"""

from importlib import import_module
from types import ModuleType

from atoll.door import game, load, shelf
from atoll.engine.chance import Chance, seeded
from atoll.engine.game import Game
from atoll.engine.record import Record, RecordError
from atoll.engine.session import Session
from atoll.engine.state import State
from atoll.engine.words import IllegalMove, Refusal
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
    "load",
    "seeded",
    "shelf",
]

ROOMS = ("arena", "bots", "draw", "lab", "text")


def __getattr__(name: str) -> ModuleType:
    if name in ROOMS:
        return import_module(f"atoll.{name}")
    raise AttributeError(f"module 'atoll' has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__all__, *ROOMS]
