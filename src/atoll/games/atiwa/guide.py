"""The coach: what a decision is for, and what threatens."""

from typing import Final

from atoll.engine.words import Guide, Words, guided
from atoll.games.atiwa.decisions.feeding import food_at_hand
from atoll.games.atiwa.state import Atiwa

STEPS: Final = ["work", "upkeep"]
AFTER_WORK: Final = ("choose-breeding", "feed", "eat-bat")
# Decisions that are about the same thing.
TOPICS: Final = {
    "place-wild": "token",
    "place-tree": "token",
    "place-fruit": "token",
    "place-goat": "token",
    "place-bat": "token",
    "place-tree-fruit": "token",
    "spend-fruit": "fly",
    "eat-bat": "feed",
}


def guide(s: Atiwa) -> Guide:
    name = s.task.matter.name
    found = warnings(s) if name == "place-worker" else []
    return guided(STEPS, int(name in AFTER_WORK), found, TOPICS.get(name, name))


def warnings(s: Atiwa) -> list[Words]:
    """What the end of the round would do to a community as it is now."""
    found = []
    community = s.communities[s.seat]
    missing = s.demand(s.seat) - int(food_at_hand(s.parts, community))
    if missing > 0:
        found.append(Words("guide-warn-hunger", {"n": missing}))
    untrained = int(community.untrained())
    if untrained:
        found.append(Words("guide-warn-pollution", {"n": untrained}))
    return found
