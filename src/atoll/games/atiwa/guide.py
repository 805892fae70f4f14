"""The coach: what a decision is for, and what threatens."""

from typing import Final

from atoll.engine.words import Guide, Words, guided
from atoll.games.atiwa.decisions.feeding import food_at_hand
from atoll.games.atiwa.parts import ROUNDS
from atoll.games.atiwa.state import Atiwa
from atoll.games.atiwa.view import phase

STEPS: Final = ["work", "upkeep"]
IN_THE_END: Final = ("place-worker", "feed")  # what other things count for in the last round
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
    topic = TOPICS.get(name, name)
    last = s.round == ROUNDS and topic in IN_THE_END
    return guided(STEPS, int(phase(s) != "work"), found, f"{topic}-last" if last else topic)


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
