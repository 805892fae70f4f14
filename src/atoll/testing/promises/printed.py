"""The game's texts as they are printed: numbers have their nouns, the log its third person, seats their colours."""

from collections.abc import Mapping

import pytest

from atoll import Game
from atoll.testing import printed
from atoll.testing.cases import every_game
from atoll.text import LANGUAGES


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_chooses_the_form_of_its_noun(
    game: Game, language: str, alike: Mapping[str, str]
) -> None:
    is_number = printed.numbers(game.name)
    assert sorted(printed.careless(game.name, language, is_number, alike)) == []


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_printed_sentence_is_marred(game: Game, language: str) -> None:
    assert sorted(printed.marred(game.name, language, printed.numbers(game.name))) == []


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_else_has_the_colour_of_a_seat(game: Game, language: str) -> None:
    assert sorted(printed.clashes(game, language)) == []
