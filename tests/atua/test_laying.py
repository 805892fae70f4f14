"""AU-4, AU-16: where a card may lie. The pictures of the rulebook, rebuilt on the grid."""

import pytest

from atoll.games.atua.cards import BEACH, KINDS
from atoll.games.atua.grid import NARROW, ROW, TURNS, turned
from atoll.games.atua.island import move_of
from atoll.games.atua.preview import faults
from tests.atua.islands import PARTS, card, cards, island, legal_island
from tests.atua.positions import lay, table
from tests.ledger import rule
from tests.positions import play, refused

SHORE = "d1; b06 -5 -7 0"


def verdict(before: str, test: str) -> str:
    """The first rule that a place breaks, and "ok" if it breaks none; both voices are asked."""
    name, x, y, turn = test.split()
    place = (int(x), int(y), int(turn))
    found = legal_island(before)
    wrong = faults(found, card(name), *place)
    assert (move_of(*place) in found.places(card(name))) == (not wrong)
    return wrong[0].code if wrong else "ok"


def visible(text: str) -> dict[str, int]:
    found = legal_island(text)
    return {kind: found.counts[n] for n, kind in enumerate(KINDS) if found.counts[n]}


@rule("AU-4.4", "AU-4.6", "AU-4.7", "AU-4.9", "AU-4.10", "AU-4.11", "AU-4.14", "AU-4.13", "AU-4.19")
@pytest.mark.parametrize(
    ("before", "test", "expected"),
    [
        ("d1", "i04 1 1 0", "ok"),  # covers the totem
        ("d1", "i04 2 1 0", "cut"),  # half of it
        ("d1", "i04 0 -1 0", "star"),
        ("d1; i04 1 1 0", "i01 5 1 0", "none"),  # land alone
        ("d1", "b06 -5 -7 0", "ok"),  # both beach ends stick out beside the village
        ("d1", "b06 -4 -8 0", "end"),  # the lower end would meet the village
        ("d1", "b06 -5 -7 2", "sea"),  # turned round, its sea meets the village
        (SHORE, "b02 -5 -3 0", "ok"),  # the beach goes on
        (SHORE, "i04 -9 -5 1", "end"),  # land cuts the older beach
        (SHORE, "i04 -7 -7 0", "ok"),  # all of the beach and the sea is covered
        (SHORE, "b17 -5 -8 2", "ok"),  # the beach bends
        (SHORE, "b10 -2 -8 0", "ok"),  # an end meets the side of the older beach: a fork
        ("d1; i04 1 1 0", "v06 1 6 0", "ok"),
    ],
)
def test_the_pictures_of_the_rulebook(before: str, test: str, expected: str) -> None:
    assert verdict(before, test) == expected


@rule("AU-4.9", "AU-4.11")
@pytest.mark.parametrize(
    ("before", "test"),
    [
        ("d1; b14 -5 -8 0", "b19 -10 -11 1"),  # the new beach would end at the old sea
        ("d1; b19 1 0 0", "b02 1 -3 2"),  # the new sea would cut the old beach
    ],
)
def test_a_beach_end_may_not_meet_sea(before: str, test: str) -> None:
    assert verdict(before, test) == "end"
    name, x, y, turn = test.split()
    found = faults(island(before), card(name), int(x), int(y), int(turn))
    assert [fault.code for fault in found] == ["end"]  # nothing else is wrong with it


@rule("AU-4.5", "AU-4.18", "AU-6.11")
@pytest.mark.parametrize(
    ("added", "symbols", "beach"),
    [
        ("", "2 huntress 1 fish 1 canoe 1 salamander 1 shell", 1),
        ("; b02 -5 -3 0", "2 huntress 3 fish 1 fisher 1 palm 1 salamander", 2),
        ("; b17 -5 -8 2", "2 huntress 1 fish 1 fisher 1 salamander 1 sun 1 shell", 2),
        ("; b10 -2 -8 0", "3 fish 1 canoe 2 fisher 1 salamander 1 shell", 2),
        ("; i04 -7 -7 0", "", 0),
    ],
)
def test_what_is_visible_afterwards(added: str, symbols: str, beach: int) -> None:
    words = symbols.split()
    found = legal_island(SHORE + added)
    assert found.longest_beach() == beach
    assert len(found.shores) == beach
    if symbols:
        assert visible(SHORE + added) == {
            kind: int(n) for n, kind in zip(words[::2], words[1::2], strict=True)
        }


@rule("AU-4.1", "AU-4.2", "AU-2.6")
def test_the_card_lies_on_top_of_ones_own_island() -> None:
    s = table()
    play(s, "i04", "1,1,0")
    assert s.islands[0].cards == [card("d1"), card("i04")]
    assert s.islands[0].place(move_of(1, 1, 0)) == (1, 1, 0)
    assert s.islands[0].counts[KINDS.index("salamander")] == 0  # it lies below
    assert s.islands[1].cards == [card("d1")]


@rule("AU-4.3")
def test_all_whole_cells_and_four_turns() -> None:
    places = [island().place(move) for move in island().places(card("i04"))]
    assert {turn for _, _, turn in places} == {0, 1, 2, 3}
    upright = {(x, y) for x, y, turn in places if turn == 0}
    assert {(x, y) for x, y, turn in places if turn == 2} == upright
    assert (1, 1) in upright
    assert (1, 2) in upright


@rule("AU-4.8")
def test_a_star_does_not_count_as_covered_symbol_and_no_volcano_is_lost() -> None:
    found = island("d1; i04 1 1 0; v06 1 6 0")
    assert found.volcanoes == 1
    for name in ("i01", "b06", "v01"):
        for move in found.places(card(name)):
            assert found.lay(card(name), move).volcanoes == 1 + (name == "v01")
    codes = [fault.code for fault in faults(found, card("i01"), 3, 9, 0)]
    assert "star" in codes
    assert "none" in codes


@rule("AU-4.12")
def test_several_beaches_apart() -> None:
    found = legal_island("d1; b06 -5 -7 0; b14 -2 -10 0")
    assert len(found.shores) == 2
    assert found.longest_beach() == 1


@rule("AU-4.15")
def test_new_land_may_not_touch_old_sea() -> None:
    before = "d1; b06 -5 -7 0"
    assert "sea" in [fault.code for fault in faults(island(before), card("i04"), -10, -7, 0)]
    assert "sea" in [fault.code for fault in faults(island(before), card("i04"), -7, -14, 0)]


@rule("AU-4.16")
def test_a_corner_does_not_touch() -> None:
    """Land at the corner of the sea: only the cells beside it count."""
    shore = island(SHORE)
    corner = [fault.code for fault in faults(shore, card("i04"), -10, -14, 0)]
    edge = [fault.code for fault in faults(shore, card("i04"), -9, -14, 0)]
    assert "sea" not in corner
    assert "sea" in edge


@rule("AU-4.17")
def test_sea_beside_sea_and_beach_sides_beside_anything() -> None:
    """The side of a beach lies along the village's land, and sea meets sea."""
    assert verdict("d1", "b06 -5 -7 0") == "ok"  # below, its beach runs along column -3
    sea_to_sea = island("d1; b06 -5 -7 0")
    codes = [fault.code for fault in faults(sea_to_sea, card("b06"), -10, -7, 2)]
    assert codes == ["none"]  # nothing but the duty to cover


@rule("AU-4.18")
def test_cards_once_laid_stay_where_they_are() -> None:
    s = table()
    play(s, "i04")
    lay(s)
    before = list(zip(s.islands[0].cards, s.islands[0].codes, s.islands[0].turns, strict=True))
    while not s.over:
        s.play(s.moves()[-1])
        after = list(zip(s.islands[0].cards, s.islands[0].codes, s.islands[0].turns, strict=True))
        assert after[: len(before)] == before
        before = after


@rule("AU-16.3")
def test_cards_are_turned_and_not_mirrored() -> None:
    """A bay and its mirror image are different cards, and no turn makes one of the other."""
    terrains = {terrain.name: terrain for terrain in PARTS.terrains}
    bay, mirrored = terrains["bay"], terrains["bay-mirrored"]
    for row in (NARROW, ROW):
        turns = {bay.mask(BEACH, turn, row) for turn in range(TURNS)}
        assert len(turns) == TURNS
        assert not turns & {mirrored.mask(BEACH, turn, row) for turn in range(TURNS)}


@rule("AU-16.5")
def test_sizes() -> None:
    upright = island("d1").laid(card("i04"), 10, 20, 0)
    assert bin(upright.land).count("1") == 70
    assert [turned(4, 6, turn) for turn in range(4)] == [(4, 6), (0, 4), (0, 0), (6, 0)]
    cut = faults(island("d1"), card("i04"), 2, 1, 0)
    assert cut[0].cells == [(1, 2), (2, 2), (1, 3), (2, 3)]
    star = faults(island("d1"), card("i04"), 0, -1, 0)
    assert star[0].cells == [(0, 0)]


@rule("AU-16.6")
def test_a_beach_goes_from_edge_to_edge_and_its_ends_lead_off_the_card() -> None:
    for each in PARTS.terrains:
        off = [
            (x, y, d)
            for (x, y), ways in each.ways.items()
            for d in ways
            if (x, y, d) in [(x, 0, 0), (4, y, 1), (x, 6, 2), (0, y, 3)]
        ]
        assert len(off) == (2 if each.ways else 0)
        assert all(len(ways) == 2 for ways in each.ways.values())


@rule("AU-4.6", "AU-4.4", "AU-4.7")
def test_refusals_of_places() -> None:
    s = table()
    play(s, "i04")
    assert refused(s, "2,1,0") == ("AU-4.6", "refused-cut")
    assert refused(s, "0,-1,0") == ("AU-4.7", "refused-star")
    assert refused(s, "3,-3,0") == ("AU-4.4", "refused-none")  # beside the village
    assert refused(s, "40,40,3") == ("AU-4.4", "refused-none")
    beach = table(row="b06 i04 v06 i01")
    play(beach, "b06")
    assert refused(beach, "-4,-8,0") == ("AU-4.9", "refused-end")
    assert refused(beach, "-5,-7,2") == ("AU-4.14", "refused-sea")


@pytest.mark.parametrize("text", ["1,1", "1,1,4", "a,1,0", "1,1,0,0", "999,1,0", "1000,1,0"])
def test_what_is_no_place_is_answered_with_the_places(text: str) -> None:
    s = table()
    play(s, "i04")
    with pytest.raises(ValueError, match=r"no move .* here; the moves are"):
        s.parse(text)


def test_cards_of_the_tests() -> None:
    assert cards("i01 b01") == [0, 16]
