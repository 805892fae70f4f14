"""Quotation marks and apostrophes are the printer's: “so”, „so“ and «così», it’s, c’è."""

from collections.abc import Iterator

import pytest

import atoll
from atoll.testing.printed import NONE, own_messages, text_of
from atoll.text import LANGUAGES
from tests.text.fluent import SHELF, called

FOREIGN = {"en": "'\"„«»", "de": "'\"”«»", "it": "'\"“”„"}


def texts(game: str, language: str) -> Iterator[tuple[str, str]]:
    for message in own_messages(game, language):
        yield message.id.name, text_of(message)
    if game != NONE:
        for rule in atoll.game(game).ledger.rules.values():
            yield rule.number, rule.text[language]


def wrong(game: str, language: str) -> list[str]:
    signs = FOREIGN[language]
    return [where for where, text in texts(game, language) if any(sign in text for sign in signs)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHELF, ids=called)
def test_the_signs_are_those_of_the_language(game: str, language: str) -> None:
    assert wrong(game, language) == []
