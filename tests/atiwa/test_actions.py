"""AT-5: every kind of action a space can offer."""

import pytest

from atoll import seeded
from atoll.games.atiwa.decisions.items import refusal_of_item
from tests.atiwa.positions import HOME, cells, count, side, table
from tests.ledger import rule
from tests.positions import asked, offered, play, refused

FOREST = "b1 06 tm=tree tr=tree ml=tree mm=tree"


@rule("AT-5.1", "AT-5.2")
def test_terrain_from_the_deck_is_drawn_and_must_be_laid() -> None:
    seen = set()
    for seed in range(30):
        s = table(side(), turn=0, seed=seed, open="12 21 24")
        play(s, "d1", "deck-1")
        assert asked(s) == "place-card"
        assert sorted(offered(s)) == ["b1", "c2", "d1"]  # no way back
        play(s, "b1")
        seen.add(s.communities[0].tableau.cards[-1])
        assert s.view()["deck"] == 32
    assert len(seen) > 12
    assert min(seen) >= 4


@rule("AT-5.2", "AT-4.5")
def test_one_decides_before_drawing() -> None:
    s = play(table(side(), turn=0), "d1")
    assert sorted(offered(s)) == ["deck-1", "finish"]
    stream = s.chance.stream
    play(s, "finish")
    assert (s.chance.stream, len(s.communities[0].tableau.cards), s.communities[0].gold) == (
        stream,
        1,
        2,
    )


@rule("AT-5.3")
def test_an_open_card_is_taken_from_beside_its_space_and_leaves_a_gap() -> None:
    s = play(table(side(), turn=0, open="12 21 24"), "o2", "open-1", "b1", "stop")
    assert s.parts.card_ids[s.communities[0].tableau.cards[-1]] == "21"
    assert [card and card["id"] for card in s.view()["open"]] == ["12", None, "24"]
    play(s, "n1")
    assert s.view()["open"][1] is None  # until step 7


@rule("AT-5.4")
def test_without_a_card_the_terrain_action_does_nothing() -> None:
    s = play(table(side(), turn=0, open="- 21 24"), "o1")
    assert asked(s) == "place-tree"
    play(s, "c1.mr")
    assert cells(s)["c1.mr"] == "tree"
    s = play(table(side(), turn=0, challenge="metropolis"), "d1")
    assert (asked(s), s.communities[0].gold) == ("place-worker", 2)
    s = play(table(side("c1 village br=family mr=tree mm=tree"), turn=0, open="- 21 24"), "o1")
    assert asked(s) == "place-worker"


@rule("AT-5.4")
def test_a_missing_card_is_named_as_the_reason() -> None:
    s = table(side(), turn=0, open="- 21 24", tiles="abcdef")
    play(s, "tr2")
    assert "finish" in offered(s)
    s = play(table(side(), turn=0, challenge="metropolis"), "d2")
    assert asked(s) == "place-tree-fruit"


@rule("AT-5.6", "AT-12.2")
def test_a_tree_with_fruit_goes_on_one_cell() -> None:
    s = table(side("c1 village br=family mr=tree"), turn=0)
    play(s, "x2")
    assert sorted(offered(s)) == [
        "c1.mm",
        "c1.mm-bare",
        "stop",
    ]  # not on the tree that stands already
    play(s, "c1.mm")
    assert cells(s)["c1.mm"] == "tree+fruit"
    assert (count(s, "tree"), count(s, "fruit")) == (2, 1)
    s = play(table(side("c1 village br=family mr=tree mm=tree"), turn=0), "x2")
    assert (asked(s), count(s, "fruit")) == ("place-worker", 0)  # no room, no fruit


@rule("AT-5.7")
def test_the_fruit_may_be_declined_and_the_supply_may_lack_it() -> None:
    s = play(table(side(HOME, "b1 03"), turn=0), "x2", "b1.tm-bare")
    assert (cells(s)["b1.tm"], count(s, "fruit")) == ("tree", 0)
    eight = "b1 06 tm=tree+fruit tr=tree+fruit ml=tree+fruit mm=tree+fruit mr=tree+fruit bl=tree+fruit br=tree+fruit"
    s = table(side("c1 village br=family mr=tree+fruit", eight), turn=0)
    play(s, "x2")
    assert sorted(offered(s)) == ["b1.bm-bare", "c1.mm-bare", "stop"]
    assert refused(s, "b1.bm")[0] == "AT-5.7"
    play(s, "b1.bm-bare")
    assert (count(s, "tree"), count(s, "fruit")) == (9, 8)


@rule("AT-5.7", "AT-11.1", "AT-16.2")
def test_ex30_thirteen_trees_are_all_there_are() -> None:
    full = " ".join(f"{cell}=tree" for cell in ("tm", "tr", "ml", "mm", "mr", "bl", "bm", "br"))
    s = table(
        side(
            "c1 village br=family tm=bat mr=tree+fruit",
            f"b1 06 {full}",
            "a1 11 tm=tree tr=tree ml=tree mm=tree",
            "d1 21 tm=bat ml=bat mr=bat",
            gold=9,
        ),
        turn=0,
    )
    assert count(s, "tree") == 13
    play(s, "x2")
    assert asked(s) == "place-worker"  # neither tree nor fruit bat action


@rule("AT-5.8")
def test_the_choice_is_two_bats_or_one_wild_animal() -> None:
    start = table(side(HOME, "b1 23"), turn=0, tiles="abdcef")
    s = play(start.copy(), "tr5")
    assert sorted(offered(s)) == ["bat-2", "finish", "wild-2"] or "bat-3" in offered(s)
    bats = next(move for move in offered(s) if move.startswith("bat") and move != "bat-1")
    wild = next(move for move in offered(s) if move.startswith("wild"))
    assert s.describe(s.parse(wild)) == "1 wild animal, not 2 bats"
    assert s.describe(s.parse(bats)) == "2 bats, not 1 wild animal"
    one = play(s.copy(), wild, "b1.tm")
    assert count(one, "wild") == 1
    two = play(s.copy(), bats, "b1.tr", "b1.mr")
    assert count(two, "bat") == 2
    few = play(s.copy(), bats, "b1.tr", "stop")
    assert (count(few, "bat"), count(few, "wild")) == (1, 0)


@rule("AT-5.9", "AT-14.1")
def test_training_turns_one_untrained_family() -> None:
    s = table(side("c1 village br=family bm=trained bl=family"), turn=0, round=6)
    play(s, "tr6")  # no house for the family, so only the training is left
    assert asked(s) == "train"
    assert sorted(offered(s)) == ["c1.bl", "c1.br", "stop"]
    assert refused(s, "c1.bm")[0] == "AT-14.1"
    assert refused(s, "c1.ml")[0] == "AT-5.9"
    play(s, "c1.bl")
    assert s.communities[0].trained == 2


@rule("AT-5.10")
def test_paid_training_is_paid_once_for_up_to_three() -> None:
    home = "c1 village br=family bm=family bl=family"
    start = table(side(home, "b1 settlement bm=family", gold=5), turn=0)
    s = play(start.copy(), "k1", "paid-train-1", "c1.br", "c1.bm", "c1.bl")
    assert (s.communities[0].gold, s.communities[0].trained) == (3, 3)
    assert asked(s) == "place-worker"  # not a fourth
    s = play(start.copy(), "k1", "paid-train-1", "c1.br", "stop")
    assert (s.communities[0].gold, s.communities[0].trained) == (3, 1)
    s = play(table(side(home, gold=1), turn=0), "k1")
    assert asked(s) == "place-worker"


@rule("AT-5.11")
def test_an_exchange_is_one_payment_for_a_bundle() -> None:
    s = play(table(side(HOME, "b1 29", gold=4), turn=0), "e1", "goat-1", "b1.tm", "stop")
    assert (s.communities[0].gold, count(s, "goat")) == (2, 1)
    assert asked(s) == "place-worker"  # once per placement
    s = play(table(side(gold=2), turn=0), "e2", "family-1", "c1.bl", "c1.bm")
    assert (s.communities[0].gold, count(s, "family")) == (0, 3)
    full = "c1 village br=family bm=family bl=family"
    s = play(table(side(full, gold=4), turn=0), "e2")
    assert (asked(s), s.communities[0].gold) == ("place-worker", 4)  # no room, no sale
    s = play(table(side(gold=1), turn=0), "e2")
    assert (asked(s), s.communities[0].gold) == ("place-worker", 1)


@rule("AT-5.12", "AT-5.13", "AT-7.8")
def test_ex23_nature_and_bonus() -> None:
    three = ("b1 27", "a1 02", "d1 12")
    s = play(table(side(HOME, *three), turn=0), "n1")
    assert s.communities[0].gold == 3  # two icons, one, none
    assert (asked(s), s.communities[0].trained) == ("place-worker", 0)  # three cards: no bonus
    s = play(table(side(HOME, *three, "c2 21"), turn=0), "n1")
    assert (s.communities[0].gold, asked(s)) == (4, "train")
    play(s, "c1.br")
    assert s.communities[0].trained == 1
    s = play(
        table(side(HOME, "b1 27", "a1 farmstead", "d1 farmstead", "c2 settlement"), turn=0), "n1"
    )
    assert asked(s) == "place-worker"  # locations do not count


@rule("AT-5.12", "AT-5.13")
def test_training_for_nature_icons_and_then_gold() -> None:
    home = "c1 village br=family bm=family bl=family"
    s = play(table(side(home, "b1 27"), turn=0), "n2")
    assert sorted(offered(s)) == ["c1.bl", "c1.bm", "c1.br", "stop"]
    play(s, "c1.br", "c1.bm")
    assert (s.communities[0].trained, s.communities[0].gold) == (2, 0)
    four = ("b1 24", "a1 02", "d1 12", "c2 11")
    s = play(table(side(home, *four), turn=0), "n2", "c1.br")
    assert s.communities[0].gold == 0  # the bonus comes after the main action
    play(s, "stop")
    assert (s.communities[0].trained, s.communities[0].gold) == (1, 1)


@rule("AT-5.14")
def test_the_bonus_comes_even_when_the_main_action_did_nothing() -> None:
    four = ("b1 11", "a1 12", "d1 31", "c2 33")  # houses: no nature icon at all
    s = play(table(side(HOME, *four), turn=0), "n1")
    assert (s.communities[0].gold, asked(s)) == (0, "train")
    s = play(table(side(HOME, *four), turn=0), "n2")
    assert s.communities[0].gold == 1
    s = play(table(side("c1 village br=trained", "b1 24", "a1 02", "d1 12", "c2 11"), turn=0), "n2")
    assert s.communities[0].gold == 1  # nobody to train


@rule("AT-5.15", "AT-13.2")
def test_a_location_costs_trees_and_gold_the_right_space_one_more() -> None:
    for space, gold in (("lf1", 2), ("lf2", 3)):
        s = table(side(HOME, FOREST, gold=gold), side(), turn=1, first=1)
        assert s.seat == 0
        play(s, space, "location-1")
        assert asked(s) == "pay-tree"
        play(s, "b1.tm", "b1.ml", "a1")
        assert (s.communities[0].gold, count(s, "tree"), s.marker) == (0, 2, 0)
        assert s.communities[0].tableau.cards[-1] == 0
        assert s.view()["locations"][0]["left"] == 9
    s = play(table(side(HOME, FOREST, gold=2), turn=0), "lf2")
    assert asked(s) == "place-worker"  # one gold short
    s = play(table(side(HOME, "b1 06 tm=tree", gold=9), turn=0), "lf1")
    assert asked(s) == "place-worker"  # one tree short


@rule("AT-5.15", "AT-5.17")
@pytest.mark.parametrize(
    ("space", "card", "trees", "gold"),
    [("lf1", 0, 2, 2), ("ls1", 1, 3, 3), ("lv1", 2, 4, 4), ("lt1", 3, 5, 6)],
)
def test_prices_of_the_four_locations(space: str, card: int, trees: int, gold: int) -> None:
    s = table(side(HOME, FOREST.replace("mm=tree", "mm=tree mr=tree"), gold=gold), turn=0)
    play(s, space, "location-1")
    while asked(s) == "pay-tree":
        s.play(s.moves()[0])
    play(s, "a1")
    assert (count(s, "tree"), s.communities[0].gold) == (5 - trees, 0)
    assert s.communities[0].tableau.cards[-1] == card


@rule("AT-5.17")
def test_an_empty_stack_makes_its_spaces_useless() -> None:
    towns = [f"{place} town" for place in ("b1", "a1", "d1", "c2")]
    s = table(side(HOME, *towns, "b2 06 tm=tree tr=tree ml=tree mm=tree mr=tree", gold=20), turn=0)
    assert s.view()["locations"][3]["left"] == 0
    play(s, "lt1")
    assert (asked(s), s.communities[0].gold) == ("place-worker", 20)


@rule("AT-5.16", "AT-5.15")
def test_an_unaffordable_location_is_explained() -> None:
    s = table(side(HOME, "b1 06 tm=tree tr=tree", gold=1), turn=0)
    choice = s.describe(s.parse("lf1"))
    assert "Farmstead" in choice
    refusal = refusal_of_item(s, 0, s.items(s.parse("lf1"))[0], 0)
    assert (refusal.rule, refusal.words.facts["need-gold"], refusal.words.facts["gold"]) == (
        "AT-5.15",
        2,
        1,
    )


@rule("AT-5.19", "AT-15.1")
def test_one_tile_brings_bats_into_empty_houses() -> None:
    s = play(table(side(), turn=0, tiles="bacdef"), "tr2")
    play(s, "house-bats-1")
    assert sorted(offered(s)) == ["all", "c1.bl", "c1.bm", "stop"]
    play(s, "all")
    assert count(s, "bat") == 2


@rule("AT-31.6", "AT-10.1")
def test_gold_comes_at_once_and_in_full() -> None:
    s = play(table(side(HOME, "b1 27"), turn=0), "d1")
    assert s.communities[0].gold == 2
    assert asked(s) == "choose-action"


@rule("AT-5.5")
def test_tokens_shown_are_collected_from_any_space_that_shows_them() -> None:
    s = play(table(side(), turn=0, open="- - -"), "o2", "c1.tr")
    assert count(s, "wild") == 1
    s = play(table(side(), side(), side(), turn=0), "o4", "c1.tm")
    assert count(s, "bat") == 1


@rule("AT-26.2")
def test_the_discard_pile_becomes_the_deck_when_it_runs_out() -> None:
    everything = [f"{number:02}" for number in range(1, 37)]
    s = table(side(), turn=0, discard=" ".join(everything[3:]), open=" ".join(everything[:3]))
    assert s.view()["deck"] == 0
    play(s, "d1", "deck-1", "b1")
    assert (s.view()["deck"], s.view()["discard"]) == (32, [])
    assert seeded(1).stream != s.chance.stream


def test_what_a_space_offers_twice_is_told_apart() -> None:
    s = play(table(side(), turn=0, tiles="cabdef"), "tr2")
    said = {s.notation(move): s.describe(move) for move in s.moves()}
    assert (said["bat-1"], said["bat-3"]) == ("1 bat", "1 bat (once more)")
    s = play(table(side(HOME, "b1 04"), turn=0, tiles="cabdef"), "tr2", "bat-1", "b1.br")
    assert s.describe(s.parse("bat-3")) == "1 bat"
