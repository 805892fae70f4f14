"""What is wrong with a printed sentence is found."""

from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

import atoll
from atoll.testing import printed
from atoll.testing.printed import (
    Form,
    careless,
    clashes,
    colour,
    marred,
    messages,
    unchanged,
    words_after,
)

COUNT = frozenset({"n"})

# What a game would say, what it says wrong, and the fault.
FAULTS = [
    ("en", "key = { $n } points", "key: { $n } points"),
    ("it", "key = il { $n } % delle partite", "an article before a vowel"),
    ("it", "key = offre a Arancione", "a before a"),
    ("en", "key = a { $n }-sided die", "a before a vowel"),
    ("en", "key = With { $n } { $n } games", "two numbers side by side"),
    ("en", "key = Lay it at { $n },{ $n }", "coordinates"),
    ("it", "key = sulla casella 3,-1", "coordinates"),
    ("de", "key = Karte,  offen", "two spaces"),
    ("de", "key = Karte .", "a space before a stop"),
    ("de", "key = Karte\n    .told = { $who } zahlt deine Karte.", "“you” in the log"),
    ("it", "key = Carta\n    .told = { $who } paga", "no stop"),
]


@pytest.fixture
def speaks(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Let a game say one message, and nothing else."""

    def only(language: str, text: str) -> None:
        texts = FluentBundle([language], use_isolating=False)
        texts.add_resource(FluentResource(text))
        found = list(messages(text))
        monkeypatch.setattr(printed, "bundle", lambda *_: texts)
        monkeypatch.setattr(printed, "own_messages", lambda *_: found)
        monkeypatch.setattr(printed, "all_messages", lambda *_: {})

    return only


@pytest.mark.parametrize(("language", "text", "fault"), FAULTS)
def test_a_fault_is_found(speaks: Any, language: str, text: str, fault: str) -> None:
    speaks(language, text)
    found = [*careless("", language, COUNT, {}), *marred("", language, COUNT)]
    assert any(fault in each for each in found)


def test_a_sound_message_has_no_fault(speaks: Any) -> None:
    speaks(
        "it",
        "key = { $n ->\n    [one] { $n } punto\n   *[other] { $n } punti\n}\n    .told = { $who } paga.",
    )
    assert [*careless("", "it", COUNT, {}), *marred("", "it", COUNT)] == []


def test_a_noun_that_is_the_same_for_one_and_many_may_be_named(speaks: Any) -> None:
    speaks("en", "key = { $n } fish")
    assert list(careless("", "en", COUNT, {})) == ["key: { $n } fish"]
    assert list(careless("", "en", COUNT, {"en": "fish"})) == []


def test_all_that_a_message_chooses_by_is_printed() -> None:
    form = Form(
        "", "en", "key", "", {"n": {"one", "other"}, "land": {"goat", "gold"}, "who": set()}
    )
    assert list(form.chosen(COUNT)) == [
        {"land": "goat", "who": printed.NAME},
        {"land": "gold", "who": printed.NAME},
    ]


def test_the_words_after_a_number_end_where_something_else_begins() -> None:
    assert words_after(57, "157 apples, 57 pears, 57 of 57 plums (57)", "en") == {"pears", "plums"}

    def speak(facts: dict[str, Any]) -> str:
        return f"You have {facts['n']} {facts['land']} tiles, Anna 3 of {facts['n']}."

    lands = [{"land": "goat"}, {"land": "gold"}]
    assert unchanged(speak, "n", lands, "en") == {"goat tiles", "gold tiles"}


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


def test_a_thing_called_like_a_seat_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = atoll.game("tribes")
    planted = list(messages("sign = Two blue stones"))
    monkeypatch.setattr(printed, "own_messages", lambda *_: planted)
    assert list(clashes(game, "en")) == ["sign: blue, like the seat Blue"]
