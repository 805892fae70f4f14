"""The parts of Tindaya: complete, with their sources, and checked when an owner brings others."""

import re
from collections import Counter
from pathlib import Path

import pytest

from atoll.engine.parts import SOURCES
from atoll.games.tindaya import GAME
from atoll.games.tindaya.names import DEMANDS, PROPHECY
from tests.parts import changed, complaint, written

PARTS = GAME.parts()


def test_every_entry_says_where_it_comes_from() -> None:
    sources = Counter(source for _, _, source, _ in PARTS.entries)
    assert set(sources) <= set(SOURCES)
    assert sources["rulebook"] > 40
    assert sources["reconstructed"] > 100


def test_there_are_as_many_cards_as_the_box_holds() -> None:
    tables = Counter(table for table, _, _, _ in PARTS.entries)
    cards = {
        "market": 7,
        "tribe": 9,
        "mission": 5,
        "common": 10,
        "catastrophe": 10,
        "traitor": 5,
        "secret": 18,
        "event": 18,
        "prophecy": 8,
        "offering": 9,
    }
    assert {name: tables[name] for name in cards} == cards
    assert sum(cards.values()) + sum(PARTS.idol_counts) + 4 == 124  # with four setup aids


def test_tokens_add_up() -> None:
    assert [sum(counts) for counts in PARTS.token_counts] == [0, 10, 18, 8, 20]
    stone = sum(
        n * face[0] for n, face in zip(PARTS.token_counts[3], PARTS.rewards[3], strict=True)
    )
    assert stone == 14


def test_prophecies_name_every_number_once_in_each_row() -> None:
    for era in range(3):
        for row in range(len(PROPHECY)):
            assert sorted(card[era][row] for card in PARTS.prophecies) == list(range(1, 9))
        for card in PARTS.prophecies:
            assert len(set(card[era])) == 4


def test_every_good_is_demanded() -> None:
    asked = Counter(good for card in PARTS.offerings for good in card)
    assert set(asked) == set(range(len(DEMANDS)))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("terrain_tiles = 42", "terrain_tiles = 3", r"\[table\]: terrain_tiles: must be"),
        ('id = "fish"', 'id = "whale"', "good"),
        ('kind = "vessel"', 'kind = "bowl"', r"\[\[market\]\] large-vessel: kind"),
        ("cost = { wood = 1, clay = 1, stone = 1 }", "cost = { gold = 1 }", "cost"),
        ('symbols = ["moneiba", "white", "acoran"]', 'symbols = ["rain"]', "symbols"),
        ('god = "moneiba"', 'god = "acoran"', "god"),
        ("era_1 = [1, 7, 5, 6]", "era_1 = [1, 7, 5]", "era_1"),
        ("[cave]", "[cellar]", "cave"),
        ("villagers = 7", "villagers = 7\nelders = 2", "elders"),
    ],
)
def test_a_broken_file_is_refused_with_its_place(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    assert re.search(message, complaint(GAME, tmp_path, old, new))


def test_an_owner_may_change_numbers(tmp_path: Path) -> None:
    path = written(tmp_path, changed(GAME, "terrain_tiles = 42", "terrain_tiles = 48"))
    parts = GAME.parts(str(path))
    assert parts.terrain_tiles == 48
    state = GAME.new(2, 1, parts=parts)
    assert state.view(0)["reserve"] == 18
