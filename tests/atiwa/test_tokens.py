"""AT-8, AT-10, AT-11, AT-12 and AT-13: where tokens may lie, and how they are spent."""

import pytest

from atoll.games.atiwa.decisions.rooms import refusal_to_place
from atoll.games.atiwa.spaces import KINDS
from atoll.games.atiwa.state import Atiwa
from tests.atiwa.positions import HOME, cells, count, end_round, random_positions, side, table
from tests.ledger import rule
from tests.positions import asked, offered, play, refused


def cell(s: Atiwa, name: str) -> int:
    names = {"tm": 0, "tr": 1, "ml": 2, "mm": 3, "mr": 4, "bl": 5, "bm": 6, "br": 7}
    place, k = name.split(".")
    cards = s.view()["communities"][0]["cards"]
    return [card["place"] for card in cards].index(place) * 8 + names[k]


def takes(s: Atiwa, kind: str, name: str) -> bool:
    """Whether a cell takes a token; both voices say so."""
    number = KINDS.index(kind)
    there = cell(s, name)
    fits = there in s.communities[0].rooms(number)
    assert fits == (refusal_to_place(s, 0, number, there) is None)
    return fits


def refuses(s: Atiwa, kind: str, name: str) -> str:
    assert not takes(s, kind, name)
    refusal = refusal_to_place(s, 0, KINDS.index(kind), cell(s, name))
    assert refusal is not None
    return refusal.rule


def table_of(*cards: str) -> Atiwa:
    return table(side("c1 village br=trained", *cards), turn=0)


BLANKS = ("b1.tr", "b1.mm", "b1.mr", "b1.bl")
FARM = "b1 farmstead tm=tree bm=tree ml=goat br=family"


@rule("AT-12.1", "AT-12.2", "AT-8.8")
@pytest.mark.parametrize("blank", BLANKS)
def test_ex4_blank_cells_take_what_lies_on_the_card(blank: str) -> None:
    s = table_of(FARM)
    assert takes(s, "goat", blank)
    assert takes(s, "tree", blank)
    for kind in ("wild", "fruit", "bat"):
        assert refuses(s, kind, blank) == "AT-12.1"
    assert refuses(s, "family", blank) == "AT-10.7"
    placed = play(table(side(HOME, FARM), turn=0), "x2")
    assert blank in offered(placed)  # a tree with fruit


@rule("AT-12.4", "AT-14.2")
def test_ex4_a_trained_family_opens_blanks_only_with_its_bat() -> None:
    s = table_of(FARM.replace("br=family", "br=trained"))
    for blank in BLANKS:
        assert refuses(s, "bat", blank) == "AT-12.4"
    assert takes(s, "bat", "b1.br")
    s = table_of(FARM.replace("br=family", "br=trained+bat"))
    assert all(takes(s, "bat", blank) for blank in BLANKS)
    assert refuses(s, "bat", "b1.br") == "AT-10.2"


@rule("AT-12.3")
def test_ex4_fruit_on_the_card_opens_blanks_to_bare_fruit() -> None:
    s = table_of(FARM.replace("ml=goat", "ml=goat mm=tree+fruit"))
    for blank in ("b1.tr", "b1.mr", "b1.bl"):
        assert takes(s, "fruit", blank)
    assert takes(s, "fruit", "b1.tm")  # on a tree as well
    s = table_of("b1 34 mr=tree+fruit tm=tree")
    assert takes(s, "fruit", "b1.tm")  # a tree on a blank
    assert takes(s, "fruit", "b1.tr")  # and bare


@rule("AT-12.5")
def test_every_token_of_a_kind_counts_wherever_it_lies() -> None:
    s = table_of("b1 16 tm=bat")  # a bat in an uninhabitable house
    assert takes(s, "bat", "b1.tr")
    s = table_of("b1 35 mm=tree+bat")
    assert takes(s, "bat", "b1.br")
    s = table_of("b1 01 ml=tree+wild")
    assert takes(s, "wild", "b1.bl")
    s = table_of("b1 01 tm=fruit")
    assert takes(s, "fruit", "b1.bl")
    s = table_of("b1 21 tr=bat")  # a bat on a blank, left alone there
    assert takes(s, "bat", "b1.mm")
    assert takes(table_of("b1 32 bl=bat"), "bat", "b1.tm")  # a bat in an empty house


@rule("AT-12.6")
def test_tokens_on_blanks_stay_when_the_first_of_their_kind_leaves() -> None:
    bats = "b1 21 tm=bat ml=bat mr=bat mm=bat"
    s = table(side(HOME, bats, "d1 06 tm=tree+fruit"), turn=0)
    play(s, "lt1", "b1.tm", "b1.ml", "b1.mr", "d1.tr")
    assert {name: what for name, what in cells(s).items() if name[:2] == "b1"} == {"b1.mm": "bat"}


@rule("AT-12.7")
def test_a_blank_holds_one_stack() -> None:
    s = table_of("b1 09 tm=fruit mr=fruit tr=tree")
    assert refuses(s, "tree", "b1.mr") == "AT-10.4"  # not under a fruit
    assert refuses(s, "fruit", "b1.mr") == "AT-10.5"
    s = table_of("b1 34 bl=goat tm=goat br=wild")
    assert refuses(s, "wild", "b1.tm") == "AT-10.3"


@rule("AT-8.1", "AT-8.2", "AT-10.7", "AT-13.6")
def test_families_live_in_houses_only() -> None:
    s = table_of("b1 16", "d1 settlement bm=family")
    assert refuses(s, "family", "b1.tm") == "AT-8.2"
    assert refuses(s, "family", "b1.tr") == "AT-10.7"
    assert refuses(s, "family", "d1.bm") == "AT-10.7"
    assert takes(s, "family", "d1.br")
    assert takes(s, "family", "c1.bl")


@rule("AT-8.3", "AT-10.2", "AT-10.3", "AT-10.6")
def test_each_animal_has_its_cells() -> None:
    s = table_of("b1 26")  # goat, wild, blank, goat ... bat
    homes = {"goat": {"b1.tm", "b1.mm"}, "wild": {"b1.tr"}, "bat": {"b1.br"}}
    for kind, own in homes.items():
        for k in ("tm", "tr", "ml", "mm", "mr", "bl", "bm", "br"):
            assert takes(s, kind, f"b1.{k}") == (f"b1.{k}" in own)
    assert refuses(s, "goat", "b1.tr") == "AT-10.6"
    assert refuses(table_of("b1 26 tm=goat"), "goat", "b1.tm") == "AT-10.6"


@rule("AT-8.4", "AT-10.4", "AT-10.5")
def test_a_tree_comes_before_its_fruit() -> None:
    s = table_of("b1 06 tm=tree tr=tree+fruit")
    assert refuses(s, "fruit", "b1.ml") == "AT-8.4"
    assert takes(s, "fruit", "b1.tm")
    assert refuses(s, "fruit", "b1.tr") == "AT-10.5"
    assert takes(s, "tree", "b1.ml")
    assert refuses(s, "tree", "b1.tm") == "AT-10.4"
    assert refuses(s, "bat", "b1.tm") == "AT-10.2"
    assert refuses(s, "tree", "c1.tm") == "AT-10.4"


@rule("AT-8.5", "AT-8.6")
def test_ex34_special_trees() -> None:
    s = table_of("b1 03 tr=tree ml=tree+fruit")
    assert refuses(s, "bat", "b1.tm") == "AT-8.4"
    assert takes(s, "bat", "b1.tr")
    assert refuses(s, "bat", "b1.ml") == "AT-10.2"
    assert refuses(s, "wild", "b1.tr") == "AT-10.3"
    s = table_of("b1 01 ml=tree mm=tree+wild")
    assert takes(s, "wild", "b1.ml")
    assert takes(s, "fruit", "b1.ml")
    assert refuses(s, "fruit", "b1.mm") == "AT-10.5"
    assert refuses(s, "bat", "b1.ml") == "AT-10.2"
    assert refuses(s, "wild", "b1.mr") == "AT-8.4"
    s = table_of("b1 35 ml=tree mm=tree+bat")
    assert takes(s, "bat", "b1.ml")
    assert refuses(s, "fruit", "b1.mm") == "AT-10.5"


@rule("AT-8.7", "AT-10.5")
def test_ex35_cells_for_fruit_alone() -> None:
    s = table_of("b1 09")
    assert takes(s, "fruit", "b1.tm")
    assert refuses(s, "tree", "b1.tm") == "AT-10.4"
    assert refuses(s, "fruit", "b1.mr") == "AT-12.1"
    assert takes(table_of("b1 09 tm=fruit"), "fruit", "b1.mr")


@rule("AT-8.9", "AT-31.5")
def test_trees_on_special_cells_are_trees() -> None:
    s = table(side(HOME, "b1 03 tm=tree tr=tree+bat ml=tree", gold=2), turn=0)
    assert s.number(0, KINDS.index("tree")) == 1  # three trees in the row
    play(s, "lf1", "location-1")
    assert sorted(offered(s)) == ["b1.ml", "b1.tm", "b1.tr"]
    s = table_of("b1 35 ml=tree")
    assert takes(s, "tree", "b1.br")  # opens the blank of its card
    s = play(table(side(HOME, "b1 03"), turn=0), "x2", "b1.mm")
    assert cells(s)["b1.mm"] == "tree+fruit"


@rule("AT-8.10")
def test_a_tree_on_a_blank_of_a_special_card_holds_fruit_only() -> None:
    s = table_of("b1 01 bl=tree ml=tree+wild")
    assert takes(s, "fruit", "b1.bl")
    assert refuses(s, "wild", "b1.bl") == "AT-10.3"
    s = table_of("b1 35 br=tree ml=tree+bat")
    assert takes(s, "fruit", "b1.br")
    assert refuses(s, "bat", "b1.br") == "AT-10.2"


@rule("AT-10.2", "AT-15.2")
def test_where_a_bat_may_go() -> None:
    s = table_of("b1 settlement br=family bm=trained+bat", "d1 03 tm=tree", "c2 21")
    assert takes(s, "bat", "c1.tm")
    assert takes(s, "bat", "c1.br")  # a trained family without a bat
    assert takes(s, "bat", "d1.tm")
    assert takes(s, "bat", "b1.mm")  # blank, opened by the family with a bat
    assert refuses(s, "bat", "b1.br") == "AT-10.2"  # untrained
    assert refuses(s, "bat", "b1.bm") == "AT-10.2"  # has one
    assert refuses(s, "bat", "c1.bl") == "AT-15.2"  # an empty house
    assert refuses(s, "bat", "c2.mm") == "AT-12.1"


@rule("AT-10.9", "AT-19.5", "AT-31.4")
def test_polluted_cells_take_nothing() -> None:
    s = table_of("b1 16 tm=polluted", "d1 settlement br=polluted tm=polluted ml=polluted")
    assert refuses(s, "family", "d1.br") == "AT-10.9"
    assert refuses(s, "wild", "d1.tm") == "AT-10.9"
    assert refuses(s, "tree", "d1.ml") == "AT-10.9"
    assert cell(s, "b1.tm") not in s.communities[0].empty_houses()
    assert cell(s, "d1.br") not in s.communities[0].empty_houses()


@rule("AT-10.1", "AT-11.2", "AT-11.4", "AT-1.8")
def test_gold_and_bats_never_run_out() -> None:
    s = play(table(side(gold=400), turn=0), "d1", "finish")
    assert s.communities[0].gold == 402
    full = [
        f"{place} 24 " + "tm=bat tr=bat ml=bat mm=bat mr=bat bl=bat bm=bat br=bat"
        for place in ("b1",)
    ]
    s = table(side("c1 village br=family tm=empty", *full), turn=0)
    assert s.supply(0, KINDS.index("bat")) > 100


@rule("AT-11.3")
def test_a_token_without_room_is_not_collected() -> None:
    s = table(side("c1 village br=family tr=wild mm=wild"), turn=0, open="- - -")
    play(s, "o2")
    assert (asked(s), count(s, "wild")) == ("place-worker", 2)


@rule("AT-11.1")
def test_the_supply_board_limits_every_kind() -> None:
    many = "b1 07 tm=wild tr=wild mm=wild bl=wild ml=wild mr=wild"
    s = table(side("c1 village br=family tr=wild mm=wild", many), turn=0, open="- - -")
    assert (count(s, "wild"), s.supply(0, 0)) == (8, 0)
    assert s.communities[0].rooms(0) != []
    play(s, "o2")
    assert asked(s) == "place-worker"


@rule("AT-11.5", "AT-31.3")
def test_tokens_are_never_moved_or_thrown_away() -> None:
    """Placing changes cells only where the token comes; families stay in their houses."""
    for s in random_positions(games=6, step=2):
        if (
            s.over
            or not asked(s).startswith("place-")
            or asked(s) in ("place-worker", "place-card")
        ):
            continue
        seat = s.seat
        before = cells(s, seat)
        move = s.moves()[0]
        name = s.notation(move).split("-")[0]
        after = s.copy()
        after.decision().play(after, after.agenda.pop(), move)
        changed = {
            each
            for each in {*before, *cells(after, seat)}
            if before.get(each) != cells(after, seat).get(each)
        }
        assert changed == {name}


@rule("AT-13.1", "AT-13.2", "AT-13.5")
def test_spent_tokens_return_to_their_supplies() -> None:
    s = table(side("c1 village br=trained tr=wild", "b1 06 tm=tree tr=tree", gold=3), turn=0)
    assert [int(s.supply(0, kind)) for kind in (0, 1)] == [7, 11]
    play(s, "lf1", "location-1", "a1")
    assert (s.communities[0].gold, s.supply(0, 1)) == (1, 13)
    s = table(side(gold=20), turn=0)  # thirteen trees on the supply board do not pay
    play(s, "lf1")
    assert asked(s) == "place-worker"
    s = play(
        table(side(HOME, "b1 06 tm=tree tr=tree ml=tree", gold=2), turn=0), "lf1", "location-1"
    )
    assert refused(s, "b1.mm")[0] == "AT-13.5"


@rule("AT-13.3", "AT-31.5")
def test_ex22_spending_laden_trees() -> None:
    trees = "b1 06 tm=tree tr=tree ml=tree mm=tree+fruit"
    s = table(side(HOME, trees, gold=4), turn=0)
    play(s, "ls1", "location-1", "b1.tm", "b1.tr", "b1.ml", "a1")
    assert (count(s, "tree"), count(s, "fruit")) == (1, 1)  # the laden one is kept
    s = play(table(side(HOME, trees, gold=4), turn=0), "lv1", "location-1", "a1")
    assert (count(s, "tree"), count(s, "fruit"), s.supply(0, 2)) == (0, 0, 8)


@rule("AT-13.4")
def test_a_tree_is_spent_with_the_animal_on_it() -> None:
    s = table(side(HOME, "b1 03 tm=tree+bat", "d1 01 ml=tree+wild", gold=2), turn=0)
    play(s, "lf1", "location-1", "a1")
    assert (count(s, "tree"), count(s, "bat"), count(s, "wild")) == (0, 0, 0)
    assert s.supply(0, 0) == 8


@rule("AT-31.5")
def test_trees_are_paid_before_the_card_is_laid() -> None:
    s = play(
        table(side(HOME, "b1 06 tm=tree tr=tree ml=tree", gold=2), turn=0), "lf1", "location-1"
    )
    assert asked(s) == "pay-tree"
    play(s, "b1.tm", "b1.tr")
    assert asked(s) == "place-card"
    assert takes(s, "tree", "b1.tm")  # free at once


@rule("AT-13.6", "AT-22.8")
def test_families_and_trees_are_never_eaten() -> None:
    s = end_round(table(side("c1 village br=trained bm=trained tr=wild mr=tree", gold=3)))
    assert asked(s) == "feed"
    assert refused(s, "c1.br")[0] == "AT-22.8"
    assert refused(s, "c1.mr")[0] == "AT-22.8"
