"""Every decision and step of Tindaya by its name, for reading positions back."""

from typing import Any, Final

from atoll.engine.decision import Matter
from atoll.games.tindaya import setup
from atoll.games.tindaya.decisions import (
    barter,
    battle,
    births,
    building,
    catastrophe,
    closing,
    conquest,
    develop,
    dowry,
    events,
    explore,
    idols,
    market,
    offer,
    produce,
    reconquest,
    settle,
    ships,
    soldiers,
    strategy,
    traitor,
    turn,
    upkeep,
    visit,
    voyage,
)

ROOMS: Final[list[Any]] = [
    setup,
    building,
    settle,
    strategy,
    turn,
    develop,
    produce,
    explore,
    voyage,
    visit,
    reconquest,
    offer,
    barter,
    dowry,
    idols,
    market,
    births,
    upkeep,
    events,
    catastrophe,
    ships,
    battle,
    closing,
    traitor,
    conquest,
    soldiers,
]

MATTERS: Final[dict[str, Matter[Any]]] = {
    thing.name: thing
    for room in ROOMS
    for thing in vars(room).values()
    if isinstance(thing, Matter)
}
