"""The ledger of Tindaya is complete, every rule has a test, and the source cites rules that exist."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from atoll.games import tindaya
from atoll.games.tindaya import GAME
from atoll.text import LANGUAGES

# How many rules every section has; the numbers 26 to 30 are not used.
SECTIONS = [15, 5, 11, 32, 11, 12, 5, 11, 2, 19, 4, 29, 11, 16, 12, 18, 16, 19, 17, 12, 2, 12, 5]
SECTIONS += [1, 1, 0, 0, 0, 0, 0, 27, 7, 4, 7]

ORIGINS = {"rulebook", "ruling", "consequence"}
CITATION = re.compile(r"TI-\d+\.\d+")
SOURCES = sorted(Path(tindaya.__file__).parent.rglob("*.py"))

LEDGER = GAME.ledger()


def test_no_number_is_missing() -> None:
    expected = [
        f"TI-{section}.{number}"
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


def test_every_rule_says_where_it_comes_from() -> None:
    assert {rule.origin for rule in LEDGER.rules.values()} == ORIGINS


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_the_source_cites_rules_that_exist(path: Path) -> None:
    cited = set(CITATION.findall(path.read_text(encoding="utf-8")))
    assert cited <= set(LEDGER.rules)


def test_every_rule_has_a_test_and_tests_name_rules_that_exist() -> None:
    proven: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        module = import_module(f"tests.tindaya.{path.stem}")
        for name in dir(module):
            if name.startswith("test_"):
                proven.update(getattr(getattr(module, name), "rules", ()))
    assert proven == set(LEDGER.rules)
