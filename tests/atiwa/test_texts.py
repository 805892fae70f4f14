"""The texts know every word that the rules of Atiwa use."""

import re
from pathlib import Path

import pytest

from atoll.engine.words import Words
from atoll.games import atiwa
from atoll.games.atiwa import GAME
from atoll.games.atiwa.parts import GOALS
from atoll.testing.printed import forms
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


def cards_named(language: str) -> dict[str, set[int]]:
    """The cards that every sentence of a lesson calls by their names."""
    names = [say("atiwa", name, language) for name in GAME.parts().card_names]
    lessons = [form for form in forms("atiwa", language) if form.key.startswith("lesson-")]
    quoted = {str(form): form.printed({}) for form in lessons}
    return {
        form: {card for card, name in enumerate(names) if re.search(rf"[“„«]{name}[“”»]", text)}
        for form, text in quoted.items()
    }


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_card_that_a_lesson_names_it_names_in_every_language(language: str) -> None:
    assert any(cards_named("en").values())
    assert cards_named(language) == cards_named("en")
