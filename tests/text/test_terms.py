"""One thing has one word, in the log and on the board, in lessons, rules and the coach's advice.

The words are those of the published edition in its language, or else the ones the log says.
"""

import re
from collections.abc import Iterator

import pytest

import atoll
from atoll.testing.printed import own_messages, text_of

# Words that a game's texts do not say, and what they say instead.
INSTEAD = {
    ("tribes", "en"): {"make an achievement": "complete an achievement", "the own": "one’s own"},
    ("tribes", "de"): {
        "Fortpflanzung": "Nachwuchs",
        "Aktionsplättchen": "Aktionstafel",
        "bezahlt Plättchen": "bezahlt Tafeln",
        "Flut": "Überschwemmung",
        "Umherziehende": "Nomaden",
        "Nachbarin": "eine Errungenschaft daneben",
    },
    ("tribes", "it"): {
        "conquist[ae]": "traguardo",
        "terr[ae]": "terreno",
        "tabell[ae]": "plancia",
        "giro": "round",
        "caseificazione": "formaggio",
        "carestia": "cattivo raccolto",
        "spazi": "caselle",
    },
    ("atiwa", "en"): {"tonight": "in step 3", "ruins?": "uninhabitable house", "round 8": "never"},
    ("atiwa", "de"): {
        "Wildtiere?": "Buschtier",
        "Gelände(karten?)?": "Landschaft",
        "Vorratstafel": "Vorratstableau",
        "Verschmutzungsmarker": "Verschmutzungsmarke",
        "Startmarker": "Startmarke",
        "Startspieler": "wer beginnt",
        "Gehege": "Wohnhof",
        "Vermehrung": "Nachwuchs",
        "heute Nacht": "in Schritt 3",
        "(ein leeres|leeren?) Feld(er)?": "Feld ohne Symbol",
    },
    ("atiwa", "it"): {
        "località": "luogo",
        "getton[ei]": "segnalino",
        "recinto": "corte familiare",
        "cibi": "cibo",
        "bianc[ahe]+": "senza icona",
        "casella vuota": "casella senza icona",
        "reddito": "rendita",
        "stanotte": "al passo 3",
        "giri?": "round",
        "carestia": "mancanza di cibo",
    },
    ("atua", "en"): {"throw(n)?": "discard", "the own": "one’s own"},
    ("atua", "de"): {
        "verdeck(e|en|st)": "abdecken",
        "Auslage": "Reihe",
        "Startspieler": "Startperson",
        "gratis": "kostenlos",
        "Legendär": "Sagenhaft",
        "sechs Wertungen": "sechs Quellen",
        "wegragen": "abstehen",
    },
    ("atua", "it"): {"razz[ae]": "manta", "round": "giro", "non sta": "non si può posare"},
    ("kiwi", "en"): {"domain": "marker", "the own": "one’s own", "an own": "of one’s own"},
    ("kiwi", "de"): {
        "beherrsch(e|en|st|t)": "dominieren",
        "Herrschaft": "Dominanz",
        "Plättchen": "Scheibe",
        "Wildkarte": "Joker",
        "Gebiet": "Revier",
        "Zugreihenfolge": "Zugfolge",
        "nach (Blumen|Gras|Berg|Sand)feld": "auf das Feld",
    },
    ("kiwi", "it"): {
        "getton[ei]": "segnalino Kiwi",
        "grott[ae]": "Caverna",
        "scoppi(a|are)": "esplode",
        "cresc(e|ono|ere|iuto)": "aumenta di taglia",
    },
    ("tindaya", "en"): {"rubbish": "the dump", "an own": "of one’s own"},
    ("tindaya", "de"): {
        "Dorf(leute|personen|person)": "Dorfbewohner",
        "adlige Personen?": "Adlige",
        "im Dominion": "in Dominion",
        "Anführung": "Anführer",
        "Höhle graben": "zweite Höhle bauen",
    },
    ("tindaya", "it"): {
        "villic[oi]": "abitante",
        "Dominio": "Dominion",
        "riquadr[oi]": "casella",
        "marci(sce|rebbe)": "va a male",
        "segnalin[oi] azione": "marcatore",
    },
}


def said(game: str, language: str) -> Iterator[tuple[str, str]]:
    """All that a game says: its messages and its rules, with the titles over them."""
    for message in own_messages(game, language):
        yield message.id.name, text_of(message)
    for rule in atoll.game(game).ledger:
        yield rule.number, f"{rule.section[language]}: {rule.text[language]}"


def other_words(texts: Iterator[tuple[str, str]], instead: dict[str, str]) -> Iterator[str]:
    for where, text in texts:
        for word, right in instead.items():
            found = re.search(rf"\b{word}\b", text, re.IGNORECASE)
            if found:
                yield f"{where}: {found[0]}, elsewhere {right}"


@pytest.mark.parametrize(("game", "language"), INSTEAD, ids="-".join)
def test_a_thing_is_called_by_its_one_word(game: str, language: str) -> None:
    assert list(other_words(said(game, language), INSTEAD[game, language])) == []


def test_another_word_is_found_in_any_form() -> None:
    texts = iter([("told", "Verdecke ein Symbol | , ganz"), ("board", "eine verdeckte Karte")])
    found = list(other_words(texts, INSTEAD["atua", "de"]))
    assert found == ["told: Verdecke, elsewhere abdecken"]
