"""The coach: what a decision is for, and what threatens."""

from typing import Final

from atoll.engine.words import Guide, Words, guided
from atoll.games.kiwi.state import (
    ACTIONS_PHASE,
    MARK_PHASE,
    SEASON_CARD_PHASE,
    SETUP_PHASE,
    Kiwi,
)

STEPS: Final = ["change", "actions", "season-card", "mark"]
# Decisions that are about the same thing.
TOPICS: Final = {
    "choose-flock": "setup",
    "choose-side": "setup",
    "choose-leader": "setup",
    "set-leader": "set",
    "set-kiwi": "set",
    "set-grown": "set",
    "move-to": "move",
    "extra-move": "move",
    "set-back": "push",
    "push-to": "push",
    "travel": "power",
    "swap-with": "power",
    "pull-kiwi": "power",
    "carry-kiwi": "power",
    "repel-piece": "power",
    "build-nest": "build",
    "pay-different": "pay",
    "pay-same": "pay",
    "pay-any": "pay",
    "pay-marker": "pay",
    "choose-marker": "marker",
    "return-marker": "marker",
    "return-fruit": "marker",
    "place-token": "place",
    "take-token": "take",
    "increase": "token",
    "remove-token": "take",
    "mark-token": "mark",
}


def guide(s: Kiwi) -> Guide:
    name = s.task.matter.name
    found = warnings(s) if name == "play-card" else []
    later = (ACTIONS_PHASE, SEASON_CARD_PHASE, MARK_PHASE)
    steps = ["begin", *STEPS] if s.phase == SETUP_PHASE else STEPS
    now = later.index(int(s.phase)) + 1 if s.phase in later else 0
    topic = TOPICS.get(name, name)
    if topic == "token" and not now:
        topic = "token-change"
    return guided(steps, now, found, topic)


def warnings(s: Kiwi) -> list[Words]:
    """The last season, tokens that have run out, and how much land could be marked if it came to that now."""
    found = [Words("guide-warn-last")] if s.season == s.parts.seasons else []
    flock = s.flocks[s.seat]
    land = [
        place
        for place in range(len(s.marks))
        if not s.marks[place] and flock.markers[s.terrain[place]] and s.dominator(place) == s.seat
    ]
    if not flock.has_token():
        found.append(Words("guide-warn-tokens"))
    return [*found, Words("guide-warn-mark", {"n": len(land)})]
