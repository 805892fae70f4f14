"""The ledger is complete, well said, and cited truly."""

import re
from collections import Counter
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

import pytest

from atoll import Game
from atoll.cli.coverage import coverage, prefix
from atoll.testing.cases import every_game
from atoll.testing.printed import COORDINATES
from atoll.text import LANGUAGES

ORIGINS = {"rulebook", "public", "ruling", "consequence", "advice"}
CITATION = re.compile(r"\b[A-Z]{2}-\d+\.\d+\b")


@every_game
def test_rules_are_numbered_one_after_another(game: Game) -> None:
    own = prefix(next(iter(game.ledger.rules)))
    found = [tuple(map(int, re.findall(r"\d+", number))) for number in game.ledger.rules]
    counts = Counter(section for section, _ in found)
    assert found == [(each, n) for each in sorted(counts) for n in range(1, counts[each] + 1)]
    assert list(game.ledger.rules) == [f"{own}-{section}.{number}" for section, number in found]


@every_game
def test_no_rule_is_lost(game: Game, sections: Sequence[int]) -> None:
    found = Counter(int(number.partition("-")[2].partition(".")[0]) for number in game.ledger.rules)
    assert [found[section] for section in range(1, max(found) + 1)] == list(sections)


@every_game
def test_every_rule_has_a_test(game: Game, tests: Path) -> None:
    found = coverage(game.ledger, tests)
    assert not found.missing
    assert not found.unknown


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_said_in_its_own_short_words(game: Game, language: str) -> None:
    texts = [rule.text[language] for rule in game.ledger.rules.values()]
    assert len(set(texts)) == len(texts)
    for text in texts:
        assert text == text.strip()
        assert text.endswith(".")
        assert 15 < len(text) < 260
        assert not re.search(COORDINATES, text)


@every_game
def test_every_rule_is_said_in_all_languages_and_no_other(game: Game) -> None:
    for rule in game.ledger.rules.values():
        assert set(rule.text) == set(LANGUAGES)
        assert set(rule.section) == set(LANGUAGES)
        assert len(set(rule.text.values())) == len(LANGUAGES), f"{rule.number} is not translated"


@every_game
def test_every_rule_says_where_it_comes_from(game: Game) -> None:
    origins = {rule.origin for rule in game.ledger.rules.values()}
    assert origins & {"rulebook", "public"}
    assert origins <= ORIGINS


@every_game
def test_numbers_of_a_section_share_its_title(game: Game) -> None:
    titles = {
        (number.split(".")[0], tuple(rule.section.values()))
        for number, rule in game.ledger.rules.items()
    }
    assert len(titles) == len({title for _, title in titles})
    assert len(titles) == len({section for section, _ in titles})


@every_game
def test_the_source_cites_rules_that_exist(game: Game) -> None:
    home = import_module(type(game).__module__).__file__
    assert home is not None
    for path in Path(home).parent.rglob("*.py"):
        cited = set(CITATION.findall(path.read_text(encoding="utf-8")))
        assert cited <= set(game.ledger.rules), path


@every_game
def test_rules_cite_rules_that_exist(game: Game) -> None:
    for rule in game.ledger.rules.values():
        cited = [set(CITATION.findall(text)) for text in rule.text.values()]
        assert all(each == cited[0] for each in cited), rule.number
        assert cited[0] <= set(game.ledger.rules), rule.number
