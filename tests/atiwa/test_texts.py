"""The texts know every word that the rules of Atiwa use."""

from pathlib import Path

import pytest

from atoll.engine.words import Words
from atoll.games import atiwa
from atoll.games.atiwa import GAME
from atoll.games.atiwa.parts import GOALS
from atoll.text import LANGUAGES, say

FOLDER = Path(atiwa.__file__).parent


@pytest.mark.parametrize("language", LANGUAGES)
def test_parts_have_names_of_their_own(language: str) -> None:
    parts = GAME.parts()
    titles = [space.title for space in parts.spaces]
    for names in (parts.card_names, titles):
        spoken = [say("atiwa", name, language) for name in names if isinstance(name, Words)]
        assert len(set(spoken)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_goals_are_said_as_met_or_missed(language: str) -> None:
    for what in GOALS:
        said = {
            say("atiwa", Words(f"goal-{what}", {"wanted": 3, "have": 2, "met": met}), language)
            for met in ("yes", "no")
        }
        assert len(said) == 2
