"""The coach: what a decision is for, and what threatens."""

from typing import Final

from atoll.engine.words import Guide, Words, guided
from atoll.games.atua.cards import SHORE
from atoll.games.atua.decisions.place import card_of
from atoll.games.atua.scoring import worths
from atoll.games.atua.state import FORMS, Atua

STEPS: Final = ["take", "place", "score"]
PLACED: Final = ("place", "buy", "reveal", "leave")
TOPICS: Final = {"pick": "take"}  # alone, one of two cards is taken


def guide(s: Atua) -> Guide:
    name = s.task.matter.name
    now = 2 if name == "score" else int(name in PLACED)
    found = [coming(s)] if name in ("take", "pick") else []
    if name == "place" and s.parts.cards[card_of(s.task)].things[SHORE]:
        found = [Words("guide-warn-beach", {"points": s.parts.beach_bonus})]
    return guided(STEPS, now, found, TOPICS.get(name, name))


def coming(s: Atua) -> Words:
    """How many sources the next scoring takes, and how many are worth something by now."""
    seat, scoring = s.seat, s.scorings()
    left = [
        worth
        for source, worth in enumerate(worths(s, seat))
        if s.scored[seat * FORMS + source] == 0
    ]
    ready = sum(worth > 0 for worth in left)
    return Words("guide-warn-scoring", {"n": s.parts.scored[scoring], "ready": ready})
