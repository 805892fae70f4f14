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
    protection,
    reconquest,
    settle,
    ships,
    soldiers,
    strategy,
    traitor,
    turn,
    upkeep,
    visions,
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
    visions,
    market,
    births,
    upkeep,
    events,
    protection,
    catastrophe,
    ships,
    battle,
    closing,
    traitor,
    conquest,
    soldiers,
]

# Learners know decisions and actions by their numbers: whoever changes this order raises the version of
# the encoding. What is not named here comes after it.
NUMBERED: Final = [
    *("lay-base", "settle", "split", "take-terrain", "lay-terrain", "first-fort"),
    *("neutral-settlement", "which-prophecy", "keep-objective", "destroy-idol", "demote"),
    *("majos-offering", "act", "save-material", "slaughter", "process", "march"),
    *("destination", "embark", "travel", "party", "sail", "land", "offer", "reconquest"),
    *("visit", "majos-gift", "barter-give", "barter-get", "barter-answer", "dowry-good"),
    *("give-away", "adopt", "production-idol", "calm-god", "offering-idol"),
    *("fertility-idol", "raw-material-idol", "learning-idol", "cancellation", "visions"),
    *("swap-token", "any-good", "save-unit", "place-wall", "birth", "feed", "die"),
    *("landfall", "event-idol", "lava", "protect-next", "protect", "one-terrain"),
    *("next-attack", "repel", "arm", "bring-fire", "place-soldier", "name-leader", "squad"),
    *("move-ship", "rescue"),
]

FOUND: Final[dict[str, Matter[Any]]] = {
    thing.name: thing
    for room in ROOMS
    for thing in vars(room).values()
    if isinstance(thing, Matter)
}
MATTERS: Final[dict[str, Matter[Any]]] = {name: FOUND[name] for name in NUMBERED} | FOUND
