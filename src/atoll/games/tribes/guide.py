"""The coach: what a decision is for, and what threatens."""

from typing import Final

from atoll.engine.words import Guide, Words, guided
from atoll.games.tribes.decisions.procreate import FIRST_MEMBER
from atoll.games.tribes.decisions.turn import CHOOSE_TILE
from atoll.games.tribes.state import Tribes

# Decisions that are about the same thing.
TOPICS: Final = {
    "relocate-from": "relocate",
    "relocate-to": "relocate",
    "move-from": "move",
    "move-to": "move",
    "pick-land": "land",
    "lay-land": "land",
    "turn-back": "land",
    "lose-member": "loss",
    "exhaust-empty": "loss",
}


def guide(s: Tribes) -> Guide:
    matter = s.task.matter
    steps = ["begin", "take", "use"] if matter is FIRST_MEMBER else ["take", "use"]
    now = 0 if matter in (FIRST_MEMBER, CHOOSE_TILE) else len(steps) - 1
    found = warnings(s) if matter is CHOOSE_TILE else []
    return guided(steps, now, found, TOPICS.get(matter.name, matter.name))


def warnings(s: Tribes) -> list[Words]:
    """What may hurt whoever takes a tile now."""
    found = []
    if s.struck_in_last_epoch() == s.end_events() - 1 and not s.ending:
        found.append(Words("guide-warn-end"))
    if s.ending:
        found.append(Words("guide-warn-last-turn"))
    if not s.tribes[s.seat].shells:
        found.append(Words("guide-warn-shells"))
    return found
