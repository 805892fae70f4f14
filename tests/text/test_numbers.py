"""The texts that all games share, as they are printed; games promise the same of theirs."""

from functools import cache

import pytest

from atoll.testing.printed import NONE, Reading, all_messages, careless, marred, own_messages
from atoll.text import LANGUAGES

# Of the laboratory: names, and figures with the digits and intervals they are written with.
LAB = {
    "after",
    "again",
    "before",
    "best",
    "bots",
    "change",
    "even",
    "examples",
    "few",
    "figure",
    "final",
    "hidden",
    "high",
    "lots",
    "low",
    "margin",
    "mattered",
    "mean",
    "moment",
    "often",
    "parts",
    "plan",
    "prompt",
    "question",
    "rate",
    "rounds",
    "rules",
    "settled",
    "source",
    "sources",
    "span",
    "spread",
    "title",
    "top",
    "unit",
    "version",
    "worst",
}

# The variables of the house's texts that are no numbers.
NAMES_OF_THE_HOUSE = {
    *(
        "bot",
        "file",
        "first",
        "game",
        "level",
        "package",
        "levels",
        "move",
        "name",
        "names",
        "numbers",
        "over",
    ),
    *("rule", "scores", "seat", "seed", "text", "weight", "what", "who", "why"),
    *LAB,
}

# Where a number before a word is right as it is: message, variable, and why.
ALLOWED = {("cli-advice", "number"): "the number of a choice"}


@cache
def numbers() -> frozenset[str]:
    """All variables of the house's texts but those named here are numbers."""
    found: set[str] = set()
    for language in LANGUAGES:
        found |= Reading(
            all_messages(NONE, language), *own_messages(NONE, language)
        ).variables.keys()
    return frozenset(found - NAMES_OF_THE_HOUSE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_chooses_the_form_of_its_noun(language: str) -> None:
    allowed = tuple(f"{key}: {{ ${variable} }}" for key, variable in ALLOWED)
    found = careless(NONE, language, numbers(), {})
    assert sorted(each for each in found if not each.startswith(allowed)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_printed_sentence_is_marred(language: str) -> None:
    assert sorted(marred(NONE, language, numbers())) == []
