"""Kiwi Chow Down: keys built from the names of parts and decisions."""

from atoll.games.kiwi import GAME
from atoll.games.kiwi.decisions.choose import HexDecision, PieceDecision
from atoll.games.kiwi.decisions.matters import MATTERS
from atoll.games.kiwi.decisions.pay import Payment
from atoll.games.kiwi.kinds import BONUSES, NESTS
from tests.kiwi.positions import new

STOPS = {
    "build",
    "carry-kiwi",
    "extra-move",
    "feed",
    "mark",
    "move",
    "pull-kiwi",
    "push",
    "repel-piece",
    "travel",
}


def built_keys() -> set[str]:
    """The keys that the source builds from the names of parts and decisions."""
    parts = GAME.parts()
    keys = set(parts.ids) | {f"bonus-{name}" for name in BONUSES}
    keys |= {f"kind-{name}" for name in NESTS}
    keys |= {f"power-{card}" for card in parts.leader_card_ids}
    keys |= {f"{name}-stop" for name in STOPS}
    for matter in MATTERS.values():
        if isinstance(matter, PieceDecision | HexDecision):
            keys |= {matter.name} - {"travel"}
        if isinstance(matter, Payment | PieceDecision | HexDecision):
            keys.add(f"{matter.name}-prompt")
    for seats in (1, 2):
        view = new(seats).view(0)
        keys |= {f"breakdown-{source}" for each in view["flocks"] for source in each["breakdown"]}
    return keys
