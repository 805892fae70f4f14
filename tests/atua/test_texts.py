"""The texts of Atua know every word the rules use, and whole games speak."""

import pytest

from atoll.engine.session import choices
from atoll.engine.words import Words
from atoll.games.atua import GAME
from atoll.games.atua.cards import KINDS, THINGS
from atoll.text import LANGUAGES, say, tell
from tests.atua.positions import fates, lay, table
from tests.positions import play


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_counted_has_a_word_of_its_own(language: str) -> None:
    for n in (1, 2):
        words = {
            say("atua", Words("some", {"n": n, "what": what}), language)
            for what in {*KINDS, *THINGS}
        }
        assert len(words) == len({*KINDS, *THINGS})


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "en",
            "Anna takes card 3 of the row, a volcano card (1 bird, 1 palm), and lays one coconut on "
            "each of the 2 cards to its left.",
        ),
        (
            "de",
            "Anna nimmt Karte 3 der Reihe, eine Vulkankarte (1 Vogel, 1 Palme), und legt auf die 2 "
            "Karten links davon je eine Kokosnuss.",
        ),
        (
            "it",
            "Anna prende la carta 3 della fila, una carta vulcano (1 uccello, 1 palma), e posa una "
            "noce di cocco su ognuna delle 2 carte alla sua sinistra.",
        ),
    ],
)
def test_a_line_of_the_log(language: str, expected: str) -> None:
    s = table()
    s.story = []
    play(s, "v06")
    assert tell("atua", s.story[0], ["Anna", "Ben"], language) == expected


@pytest.mark.parametrize(
    ("language", "two", "single"),
    [
        (
            "en",
            "Most birds and most palms: 10 points, 2 for only one of the two majorities, otherwise "
            "8 points lost",
            "Most fish: 4 points, otherwise 3 points lost",
        ),
        (
            "de",
            "Meiste Vögel und meiste Palmen: 10 Punkte, 2 bei nur einer der beiden Mehrheiten, "
            "sonst 8 Punkte Verlust",
            "Meiste Fische: 4 Punkte, sonst 3 Punkte Verlust",
        ),
        (
            "it",
            "Maggioranza di uccelli e maggioranza di palme: 10 punti, 2 con una sola delle due "
            "maggioranze, altrimenti 8 punti in meno",
            "Maggioranza di pesci: 4 punti, altrimenti 3 punti in meno",
        ),
    ],
)
def test_all_that_a_fate_tile_can_bring_is_said(language: str, two: str, single: str) -> None:
    s = fates(table(fate=True), "birds-palms", "fish")
    play(s, "i04")
    lay(s)
    said = {choice.notation: choice.text for choice in choices(s, language)}
    assert (said["birds-palms"], said["fish"]) == (two, single)


@pytest.mark.parametrize(
    ("symbol", "expected"),
    [("canoe", "Una canoa sarebbe coperta solo"), ("moon", "Un totem sarebbe coperto solo")],
)
def test_italian_symbols_have_their_gender(symbol: str, expected: str) -> None:
    assert say("atua", Words("refused-cut", {"symbol": symbol}), "it").startswith(expected)


def test_the_title_of_the_game() -> None:
    assert say("atua", Words("game-title")) == GAME.title
