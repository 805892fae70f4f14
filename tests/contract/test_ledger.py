"""Every game's ledger is complete, well said, and cited truly."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from atoll import Game
from atoll.cli.coverage import coverage
from atoll.text import LANGUAGES
from tests.contract.walks import every_game

ORIGINS = {"rulebook", "public", "ruling", "consequence", "advice"}
CITATION = re.compile(r"\b[A-Z]{2}-\d+\.\d+\b")

# How many rules each section of a game's ledger has.
SECTIONS = {
    "tribes": [17, 3, 17, 8, 7, 8, 18, 10, 10, 18, 5, 7, 4, 5, 5, 4, 1],
    "atiwa": [
        *[9, 8, 5, 9, 19, 7, 8, 10, 5, 9, 5, 7, 6, 6, 7, 10, 4, 5, 7, 6, 3, 10, 3, 5, 1, 4, 8, 1],
        *[7, 9, 6],
    ],
    "kiwi": [18, 8, 11, 10, 8, 9, 8, 5, 11, 9, 8, 6, 7, 6, 6, 5, 13, 9, 4, 4, 7, 37, 6, 3],
    "atua": [14, 6, 8, 19, 6, 14, 7, 6, 10, 6, 2, 5, 7, 4, 10, 6],
    "tindaya": [  # the numbers 26 to 30 are not used
        *[15, 5, 11, 32, 11, 12, 5, 11, 2, 19, 4, 29, 11, 16, 12, 18, 16, 19, 17, 12, 2, 12, 5, 1],
        *[1, 0, 0, 0, 0, 0, 27, 7, 4, 7],
    ],
}


@every_game
def test_no_number_is_missing(game: Game) -> None:
    rules = list(game.ledger().rules)
    prefix = rules[0].partition("-")[0]
    assert rules == [
        f"{prefix}-{section}.{number}"
        for section, count in enumerate(SECTIONS[game.name], 1)
        for number in range(1, count + 1)
    ]


@every_game
def test_every_rule_has_a_test(game: Game) -> None:
    found = coverage(game.ledger(), Path(__file__).parents[1])
    assert not found.missing
    assert not found.unknown


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_said_in_its_own_short_words(game: Game, language: str) -> None:
    texts = [rule.text[language] for rule in game.ledger().rules.values()]
    assert len(set(texts)) == len(texts)
    for text in texts:
        assert text == text.strip()
        assert text.endswith(".")
        assert 15 < len(text) < 260


@every_game
def test_every_rule_is_said_in_all_languages_and_no_other(game: Game) -> None:
    for rule in game.ledger().rules.values():
        assert set(rule.text) == set(LANGUAGES)
        assert set(rule.section) == set(LANGUAGES)
        assert len(set(rule.text.values())) == len(LANGUAGES), f"{rule.number} is not translated"


@every_game
def test_every_rule_says_where_it_comes_from(game: Game) -> None:
    origins = {rule.origin for rule in game.ledger().rules.values()}
    assert "rulebook" in origins
    assert origins <= ORIGINS


@every_game
def test_numbers_of_a_section_share_its_title(game: Game) -> None:
    titles = {
        (number.split(".")[0], tuple(rule.section.values()))
        for number, rule in game.ledger().rules.items()
    }
    assert len(titles) == len({title for _, title in titles})
    assert len(titles) == sum(count > 0 for count in SECTIONS[game.name])


@every_game
def test_the_source_cites_rules_that_exist(game: Game) -> None:
    home = import_module(type(game).__module__).__file__
    assert home is not None
    for path in Path(home).parent.rglob("*.py"):
        cited = set(CITATION.findall(path.read_text(encoding="utf-8")))
        assert cited <= set(game.ledger().rules), path


@every_game
def test_rules_cite_rules_that_exist(game: Game) -> None:
    for rule in game.ledger().rules.values():
        cited = [set(CITATION.findall(text)) for text in rule.text.values()]
        assert all(each == cited[0] for each in cited), rule.number
        assert cited[0] <= set(game.ledger().rules), rule.number
