"""AT-27 and AT-28: points and ties."""

import pytest

from atoll.games.atiwa import GAME
from tests.atiwa.positions import HOME, count, side, table
from tests.ledger import rule

EX32 = (
    "c1 village br=trained bm=trained bl=trained tm=bat tr=wild ml=goat mm=goat mr=tree",
    "b1 town tr=tree mr=trained bl=trained bm=trained br=trained tm=bat ml=bat mm=bat",
    "a1 settlement bm=family br=family tm=wild ml=tree+fruit mr=tree tr=bat mm=bat bl=bat",
    "d1 02 tm=wild tr=tree+fruit ml=tree+fruit mm=tree+fruit bl=bat mr=bat bm=bat",
    "c2 21 tm=bat ml=bat mr=bat bl=wild tr=bat",
    "b2 34 mr=tree bl=goat tm=goat",
    "d2 27 tm=wild tr=tree",
)


@rule("AT-27.1", "AT-27.2", "AT-27.3", "AT-27.4", "AT-27.5", "AT-27.6", "AT-27.7")
def test_ex32_a_full_score() -> None:
    s = table(side(*EX32, gold=11, missing=1))
    have = [count(s, kind) for kind in ("wild", "tree", "fruit", "family", "goat", "bat")]
    assert have == [5, 9, 4, 9, 4, 14]
    assert s.breakdown(0) == {
        "gold": 11,
        "cards": 23,
        "supply": 23,
        "trained": 7,
        "bats": 4,
        "missing": -2,
    }
    assert s.scores() == [66]


@rule("AT-27.6")
@pytest.mark.parametrize(("bats", "points"), [(0, 0), (9, 0), (10, 0), (11, 1)])
def test_ex33_only_bats_beyond_ten_score(bats: int, points: int) -> None:
    names = ("tm", "tr", "ml", "mm", "mr", "bl", "bm", "br")
    first = " ".join(f"{cell}=bat" for cell in names[: min(bats, 8)])
    second = " ".join(f"{cell}=bat" for cell in ("tm", "tr", "ml")[: max(0, bats - 8)])
    s = table(side(HOME, f"b1 24 {first}", f"d1 08 {second}"))
    assert count(s, "bat") == bats
    assert s.breakdown(0)["bats"] == points


@rule("AT-27.4")
def test_the_rows_give_at_most_what_the_rulebook_says() -> None:
    rows = GAME.new(1).view()["rows"]
    assert {kind: row[-1] for kind, row in rows.items()} == {
        "wild": 2,
        "tree": 6,
        "fruit": 3,
        "family": 25,
        "goat": 7,
    }
    assert table(side("c1 village")).breakdown(0)["supply"] == 0  # full rows give nothing


@rule("AT-27.3")
def test_negative_cards_count_too() -> None:
    assert table(side(HOME, "b1 03", "d1 36")).breakdown(0)["cards"] == 8 - 5 + 3


@rule("AT-27.8")
def test_pollution_itself_costs_nothing() -> None:
    clean = table(side(HOME, gold=3))
    dirty = table(side("c1 village br=family tm=polluted tr=polluted", gold=3))
    assert clean.scores() == dirty.scores()


@rule("AT-27.7", "AT-23.1", "AT-1.9")
def test_missing_food_of_the_whole_game_counts_double() -> None:
    assert table(side(HOME, missing=7)).breakdown(0)["missing"] == -14


@rule("AT-28.1")
def test_ties_go_to_the_cleaner_land_or_are_shared() -> None:
    dirty = "c1 village br=family tm=polluted"
    assert table(side(HOME, gold=3), side(HOME, gold=2)).winners() == [0]
    assert table(side(dirty, gold=3), side(HOME, gold=3)).winners() == [1]
    assert table(side(HOME, gold=3, beside=1), side(HOME, gold=3)).winners() == [1]
    assert table(side(HOME, gold=3), side(HOME, gold=3), side(HOME)).winners() == [0, 1]
