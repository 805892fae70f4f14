"""Tindaya: keys built from the names of parts and decisions."""

from typing import Any

from atoll.engine.decision import Decision
from atoll.games.tindaya.decisions.choice import CountChoice, GoodChoice, HexChoice
from atoll.games.tindaya.decisions.matters import MATTERS
from atoll.games.tindaya.names import (
    CATASTROPHES,
    COMMON,
    DEMANDS,
    EVENTS,
    IDOLS,
    INVENTIONS,
    MARKET,
    MISSIONS,
    SECRETS,
    TRADES,
    TRAITORS,
    TRIBES,
)
from tests.tindaya.positions import new

CASES: list[tuple[int, dict[str, Any]]] = [
    (1, {"dowry": True}),
    (2, {"lesson": 1}),
    (3, {"difficulty": "hard", "layout": "random"}),
    (4, {"mode": "dominion", "traitor": True, "dowry": True}),
]


def built_keys() -> set[str]:
    """The keys that the source builds from the names of parts and decisions."""
    lists = {
        "good": DEMANDS,
        "units": DEMANDS,
        "trade": TRADES,
        "settlement": TRADES,
        "place": TRADES,
        "idol": IDOLS,
        "invention": INVENTIONS,
        "market": MARKET,
        "catastrophe": CATASTROPHES,
        "event": EVENTS,
        "secret": SECRETS,
        "common": COMMON,
        "mission": MISSIONS,
        "tribe": TRIBES,
        "traitor": TRAITORS,
        "condition-mission": MISSIONS,
        "breakdown-mission": MISSIONS,
    }
    keys = {f"{table}-{name}" for table, names in lists.items() for name in names}
    keys |= {f"idol-{name}-effect" for name in IDOLS}
    for matter in MATTERS.values():
        if isinstance(matter, Decision) and not matter.name.startswith("barter"):
            keys.add(f"{matter.name}-prompt")
        if isinstance(matter, HexChoice | CountChoice | GoodChoice):
            keys.add(matter.name)
    for seats, options in CASES:
        state = new(seats, **options)
        keys |= {f"breakdown-{source}" for source in state.breakdown(0)}
    return keys
