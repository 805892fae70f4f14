"""The ledger of Atiwa is complete, and the source cites only rules that stand in it."""

import re
from pathlib import Path

import pytest

import atoll
from atoll.text import LANGUAGES
from tests.atiwa.positions import GAME

# How many rules every section has.
SECTIONS = [9, 8, 5, 9, 19, 7, 8, 10, 5, 9, 5, 7, 6, 6, 7, 10, 4, 5, 7, 6, 3, 10, 3, 5, 1, 4, 8, 1]
SECTIONS += [7, 9, 6]

ORIGINS = {"rulebook", "ruling", "advice", "consequence"}
CITATION = re.compile(r"AT-\d+\.\d+")
SOURCES = sorted(Path(atoll.__file__).parent.joinpath("games", "atiwa").rglob("*.py"))

LEDGER = GAME.ledger()


def test_no_number_is_missing() -> None:
    expected = [
        f"AT-{section}.{number}"
        for section, count in enumerate(SECTIONS, 1)
        for number in range(1, count + 1)
    ]
    assert list(LEDGER.rules) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_said_in_its_own_short_words(language: str) -> None:
    texts = [rule.text[language] for rule in LEDGER.rules.values()]
    assert len(set(texts)) == len(texts)
    for text in texts:
        assert text == text.strip()
        assert text.endswith(".")
        assert 15 < len(text) < 260


def test_every_rule_is_said_in_all_languages_and_no_other() -> None:
    for rule in LEDGER.rules.values():
        assert set(rule.text) == set(LANGUAGES)
        assert set(rule.section) == set(LANGUAGES)
        assert len(set(rule.text.values())) == len(LANGUAGES), f"{rule.number} is not translated"


def test_numbers_of_a_section_share_its_title() -> None:
    titles = {
        number.split(".")[0]: tuple(rule.section.values()) for number, rule in LEDGER.rules.items()
    }
    for number, rule in LEDGER.rules.items():
        assert tuple(rule.section.values()) == titles[number.split(".")[0]]
    assert len(set(titles.values())) == len(SECTIONS)


def test_every_rule_says_where_it_comes_from() -> None:
    assert {rule.origin for rule in LEDGER.rules.values()} == ORIGINS


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_the_source_cites_rules_that_exist(path: Path) -> None:
    cited = set(CITATION.findall(path.read_text(encoding="utf-8")))
    assert cited <= set(LEDGER.rules)


def test_rules_cite_rules_that_exist() -> None:
    for rule in LEDGER.rules.values():
        cited = [set(CITATION.findall(text)) for text in rule.text.values()]
        assert all(each == cited[0] for each in cited)
        assert cited[0] <= set(LEDGER.rules)
