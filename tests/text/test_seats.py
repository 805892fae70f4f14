"""A seat is called by its colour, so nothing else in a game has the name of that colour."""

import re
from collections.abc import Iterator

import pytest

import atoll
from atoll import Game
from atoll.engine.words import Words
from atoll.text import LANGUAGES, say
from tests.house import HOUSE
from tests.text.fluent import own_messages, text_of

# Messages and rules in which no seat can be meant: game, key or number, and why.
ALLOWED: dict[tuple[str, str], str] = {}

# The messages that name the seats, or what belongs to them.
OF_SEATS = re.compile(r"(seat|owner)-\d")

ENDINGS = {"en": "s?", "de": "(e|em|en|er|es|m|n|r|s)?", "it": ""}


def texts(game: Game, language: str) -> Iterator[tuple[str, str]]:
    """All that a game says, in its messages and in its rules, but the names of seats."""
    for message in own_messages(game.name, language):
        if not OF_SEATS.fullmatch(message.id.name):
            yield message.id.name, text_of(message)
    for rule in game.ledger.rules.values():
        yield rule.number, rule.text[language]


def colour(name: str, language: str) -> re.Pattern[str]:
    """A name in any form it takes in a sentence: orange, oranges, arancione, arancioni."""
    if language == "it" and name[-1] in "aeio":
        name = f"{name[:-1]}[aeio]"
    return re.compile(rf"\b{name}{ENDINGS[language]}\b", re.IGNORECASE)


def clashes(game: Game, language: str) -> Iterator[str]:
    """Where something that is no seat is called like one."""
    for seat in range(max(game.seats)):
        name = say(game.name, Words(f"seat-{seat}"), language)
        for where, text in texts(game, language):
            found = colour(name, language).search(text)
            if found and (game.name, where) not in ALLOWED:
                yield f"{where}: {found[0]}, like the seat {name}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [each.name for each in HOUSE])
def test_nothing_else_has_the_colour_of_a_seat(name: str, language: str) -> None:
    assert sorted(clashes(atoll.game(name), language)) == []


def test_a_colour_is_known_in_all_its_forms() -> None:
    assert colour("Orange", "en").findall("an orange event, two oranges, Orangerie") == [
        "orange",
        "oranges",
    ]
    german = colour("Grün", "de")
    assert [found[0] for found in german.finditer("die grünen, ein Grüner; Gründe, grünlich")] == [
        "grünen",
        "Grüner",
    ]
    italian = colour("Verde", "it")
    assert italian.findall("tessere verdi, il verde, verdetto") == ["verdi", "verde"]
