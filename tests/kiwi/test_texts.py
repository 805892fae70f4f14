"""The texts of Kiwi know every word the rules use, and whole games speak."""

import pytest

from atoll.engine.words import Words
from atoll.games.kiwi import GAME
from atoll.text import LANGUAGES, say


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_names_of_their_own(language: str) -> None:
    parts = GAME.parts()
    for names in (parts.season_names, parts.leader_card_names, parts.card_names, parts.nest_names):
        spoken = [say("kiwi", name, language) for name in names if isinstance(name, Words)]
        assert len(set(spoken)) == len(names)
