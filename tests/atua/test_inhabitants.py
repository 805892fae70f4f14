"""AU-7: inhabitants."""

import pytest

from atoll.games.atua.cards import THINGS
from atoll.games.atua.decisions.tiles import tribute
from atoll.games.atua.scoring import sources, worths
from tests.atua.islands import PARTS, cards, counted
from tests.atua.positions import finished, holds, lay, mark, new, table, until
from tests.ledger import rule
from tests.positions import asked, offered, play

TILES = {each.name: each for each in PARTS.inhabitants}


@pytest.mark.parametrize(
    ("name", "adds", "points", "pairs"),
    [
        ("vaa", {"canoe": 1, "fish": 1}, 3, "beach"),
        ("hina", {"huntress": 1, "palm": 1}, 3, "totem"),
        ("niu", {"palm": 1, "coconut": 2}, 4, "palm"),
        ("ika", {"fish": 3}, 2, "fish"),
        ("akroa", {"bird": 2}, 3, "bird"),
        ("rua", {"fisher": 1, "bird": 1}, 4, "volcano"),  # not the rulebook's: reconstructed
    ],
)
def test_what_the_tiles_show(name: str, adds: dict[str, int], points: int, pairs: str) -> None:
    tile = TILES[name]
    assert {THINGS[thing]: n for thing, n in enumerate(tile.adds) if n} == adds
    assert (tile.points, THINGS[tile.pairs]) == (points, pairs)


@rule("AU-7.2", "AU-7.4", "AU-1.9")
def test_akroa_sees_five_birds_in_the_row() -> None:
    s = holds(table(inhabitants=True), 0, "akroa")
    play(s, "i04")
    lay(s)
    s.row = bytearray(cards("b25 i16 v06 i08"))
    shown = [symbol["kind"] for each in s.view(0)["row"] for symbol in each["symbols"]]
    assert shown.count("bird") == 5
    assert asked(s) == "reveal"
    assert offered(s) == ["keep", "reveal"]
    birds = s.view(0)["players"][0]["sources"][1]["pair"][1]
    play(s, "reveal")
    assert s.tributes[0] == 6
    assert s.breakdown(0)["inhabitant"] == 6
    assert s.view(1)["players"][0]["sources"][1]["pair"][1] == birds + 2


@rule("AU-7.3")
@pytest.mark.parametrize(("name", "points"), [("ika", 4), ("niu", 12), ("vaa", 3)])
def test_pairs_on_the_four_cards_after_the_row_is_filled(name: str, points: int) -> None:
    s = holds(table(row="b02 b04 b09 i13", inhabitants=True), 0, name)
    s.nuts = bytearray([4, 4, 4, 4])  # coconuts on the cards are not counted
    assert tribute(s, 0) == points
    fresh = holds(table(row="i04 b04 b09 i13", inhabitants=True), 0, name)
    play(fresh, "i04")
    lay(fresh)
    assert len(fresh.row) == 4
    new_card = PARTS.cards[fresh.row[3]].things[TILES[name].pairs]
    old = sum(PARTS.cards[each].things[TILES[name].pairs] for each in fresh.row[:3])
    assert tribute(fresh, 0) == (old + new_card) // 2 * TILES[name].points


@rule("AU-7.2", "AU-7.3")
@pytest.mark.parametrize(
    ("name", "row", "points"),
    [
        ("hina", "b23 i13 b07 v01", 6),  # five totems, two of them masks
        ("rua", "v01 v02 v03 i01", 4),  # three volcano cards
        ("akroa", "b02 b03 b06 v06", 0),  # a single bird
    ],
)
def test_totems_of_all_types_and_cards_make_pairs_too(name: str, row: str, points: int) -> None:
    assert tribute(holds(table(row=row, inhabitants=True), 0, name), 0) == points


@rule("AU-7.1")
def test_once_for_good_and_only_in_ones_own_turn() -> None:
    s = new(3, 2, inhabitants=True)
    shown: list[int] = []
    while not s.over:
        if asked(s) == "reveal":
            assert s.seat == s.turn_seat()
            assert s.seat not in shown
            shown.append(s.seat)
            before = s.tributes[s.seat]
            assert before == 0
            play(s, "reveal")
        else:
            s.play(s.moves()[0])
    assert sorted(shown) == [0, 1, 2]
    assert list(s.revealed) == [1, 1, 1]
    refusal = until(new(2, 1, inhabitants=True), "reveal").refusal(2)
    assert refusal is not None
    assert refusal.rule == "AU-7.1"


@rule("AU-7.4", "AU-9.5", "AU-10.5", "AU-7.6")
def test_its_coconuts_count_and_do_not_pay() -> None:
    s = holds(table(inhabitants=True, coconuts=1), 0, "niu", revealed=True)
    assert worths(s, 0)[3] == 3
    assert offered(s) == ["i04", "b06"]
    s.coconuts = bytearray([4, 5])
    assert s.breakdown(0)["coconut"] == s.view(1)["players"][0]["coconuts_counted"] == 6
    assert (s.breakdown(0)["coconut-bonus"], s.breakdown(1)["coconut-bonus"]) == (5, 0)


@rule("AU-7.4", "AU-9.2", "AU-9.3")
@pytest.mark.parametrize(
    ("name", "symbols", "source", "points"),
    [
        ("vaa", "1 canoe 2 palm", 2, 8),
        ("vaa", "1 canoe 1 palm", 2, 0),  # its canoe is one too many
        ("hina", "1 huntress 2 bird", 1, 6),
        ("hina", "1 huntress 1 bird", 1, 0),
        ("akroa", "3 huntress 1 bird", 1, 9),
        ("niu", "2 canoe 1 palm", 2, 8),
    ],
)
def test_its_symbols_count_on_both_sides_of_a_pair(
    name: str, symbols: str, source: int, points: int
) -> None:
    s = holds(table(inhabitants=True), 0, name, revealed=True)
    s.islands[0] = counted(symbols)
    assert worths(s, 0)[source] == points


@rule("AU-7.5", "AU-8.5")
def test_what_was_scored_before_stays() -> None:
    s = holds(table(inhabitants=True), 0, "ika")
    s.islands[0] = counted("3 fisher 1 fish")
    mark(s, 0, "fisher", 0)
    holds(s, 0, "ika", revealed=True)
    assert worths(s, 0)[0] == 6
    assert sources(s, 0)[0] == 0
    mark(s, 0, "fisher", 0, scoring=0)
    assert sources(s, 0)[0] == 6


@rule("AU-7.7")
def test_an_inhabitant_never_turned_up_brings_nothing() -> None:
    s = holds(holds(table(inhabitants=True), 0, "niu"), 1, "ika")
    without = table()
    assert finished(s).scores() == finished(without).scores()
    assert s.breakdown(0)["inhabitant"] == 0
