"""The texts of Kiwi know every word the rules use, and whole games speak."""

import pytest

from atoll.engine.words import Words
from atoll.games.kiwi import GAME
from atoll.games.kiwi.decisions.choose import HexDecision, PieceDecision
from atoll.games.kiwi.decisions.matters import MATTERS
from atoll.games.kiwi.decisions.pay import Payment
from atoll.games.kiwi.kinds import BONUSES, NESTS
from atoll.text import LANGUAGES, bundle, say
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_is_built_has_its_text(language: str) -> None:
    keys = built_keys()
    assert len(keys) > 100
    assert {key for key in keys if not bundle("kiwi", language).has_message(key)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_names_of_their_own(language: str) -> None:
    parts = GAME.parts()
    for names in (parts.season_names, parts.leader_card_names, parts.card_names, parts.nest_names):
        spoken = [say("kiwi", name, language) for name in names if isinstance(name, Words)]
        assert len(set(spoken)) == len(names)
