"""TI-6 to TI-9, TI-13: turns, markers, development, production, the cave and other actions."""

import pytest

from atoll.games.tindaya.decisions.turn import ACT, NEXT_TURN
from atoll.games.tindaya.names import HEXES
from tests.ledger import rule
from tests.tindaya.positions import (
    ask,
    at,
    give,
    idol,
    invent,
    notations,
    play,
    put,
    refused,
    skill,
    stock,
    table,
    teach,
)


@rule("TI-6.1", "TI-6.2", "TI-6.11")
def test_a_turn_is_one_or_two_actions_or_a_pass() -> None:
    s = table(2)
    put(s, "0,1", nobles=1)
    put(s, "1,1", seat=1, nobles=1)
    idol(s, 0, "wrath", "solidarity", "protection")
    ask(s, ACT)
    s.tribes[1].cubes = 1
    assert "pass" in notations(s)
    play(s, "destroy", "wrath", "wood")
    assert s.seat == 0
    assert "end" in notations(s)
    assert "pass" not in notations(s)
    play(s, "destroy", "solidarity", "wood")
    assert s.seat == 1
    assert s.task.matter is ACT


@rule("TI-6.9", "TI-6.10")
def test_who_has_passed_acts_no_more_and_all_passing_ends_the_phase() -> None:
    s = table(2)
    put(s, "0,1", nobles=1)
    put(s, "1,1", seat=1, nobles=1)
    ask(s, ACT)
    play(s, "pass")
    assert s.seat == 1
    play(s, "explore:cube", "0,1")
    while s.task.matter is not ACT:
        play(s, "done")
    play(s, "end")
    assert s.seat == 1  # seat 0 is skipped
    assert s.phase == 2
    play(s, "pass")
    assert s.over or s.phase == 3


@rule("TI-6.3", "TI-6.4", "TI-6.6")
def test_squares_are_used_once_an_era() -> None:
    s = table(2)
    teach(s, 0, "fishing")
    put(s, "1,0", villagers=1, site="fishing")
    ask(s, ACT)
    play(s, "produce-fishing:cube")
    assert s.tribes[0].cubes == 1
    assert s.tribes[0].spent_cubes == 1
    assert refused(s, "produce-fishing:cube") == "TI-6.4"
    assert refused(s, "produce-fishing:cylinder") == "TI-6.4"


@rule("TI-6.4", "TI-6.6")
def test_explore_takes_any_number_of_markers() -> None:
    s = table(2)
    put(s, "0,1", nobles=1)
    for _ in range(2):
        ask(s, ACT)
        before = s.tribes[0].cylinders
        play(s, "explore:cylinder")
        assert s.tribes[0].cylinders == before - 1
    assert s.tribes[0].spent_cylinders == 2
    ask(s, ACT)
    assert refused(s, "explore:cylinder") == "TI-6.2"
    assert "explore:cube" in notations(s)


@rule("TI-6.12", "TI-7.1", "TI-8.11")
def test_actions_without_effect_are_refused_with_their_reason() -> None:
    s = table(2)
    teach(s, 0, "fishing", "herd")
    put(s, "1,0", nobles=1, site="fishing")
    put(s, "1,1", villagers=1)
    ask(s, ACT)
    assert refused(s, "produce-fishing:cube") == "TI-8.11"  # a noble gives no control
    assert refused(s, "produce-crops:cube") == "TI-7.1"
    assert refused(s, "develop-crops:cube") == "TI-7.1"
    assert refused(s, "develop-fishing:cube") == "TI-7.2"
    assert refused(s, "cave:cube") == "TI-9.1"
    s.tribes[0].cubes = 0
    ask(s, ACT)
    assert refused(s, "explore:cube") == "TI-6.2"


# Develop


@rule("TI-7.2", "TI-6.7", "TI-6.8")
def test_develop() -> None:
    """TI-EX8: the saltern for a clay and a wood; its cylinder is usable at once."""
    s = table(2)
    teach(s, 0, "fishing")
    give(s, clay=1, wood=1)
    s.tribes[0].cylinders = 0
    put(s, "1,1", villagers=1)
    ask(s, ACT)
    play(s, "develop-fishing:cube")
    assert stock(s) == {}
    assert s.tribes[0].has(0)
    assert s.tribes[0].cylinders == 1
    assert "explore:cylinder" in notations(s)


@rule("TI-7.3", "TI-7.4", "TI-7.5", "TI-6.5")
@pytest.mark.parametrize(("clay", "stone", "both"), [(1, 0, False), (2, 1, True), (2, 0, False)])
def test_develop_with_a_cylinder(clay: int, stone: int, both: bool) -> None:
    """TI-EX9: both if both can be paid, without a choice; else the second half is lost."""
    s = table(2)
    teach(s, 0, "fishing")
    give(s, clay=clay, wood=2, stone=stone)
    ask(s, ACT)
    play(s, "develop-fishing:cylinder")
    assert s.tribes[0].has(0)
    assert s.tribes[0].has(1) == both


@rule("TI-6.4")
def test_a_trade_is_developed_once_an_era() -> None:
    s = table(2)
    teach(s, 0, "fishing")
    give(s, clay=5, wood=5, stone=5)
    ask(s, ACT)
    play(s, "develop-fishing:cube")
    assert refused(s, "develop-fishing:cube") == "TI-6.4"


@rule("TI-7.3")
def test_when_both_are_developed_nothing_is_left() -> None:
    s = table(2)
    teach(s, 0, "fishing")
    invent(s, 0, "saltern", "smokehouse")
    give(s, clay=9, wood=9, stone=9)
    put(s, "1,1", villagers=1)
    ask(s, ACT)
    assert refused(s, "develop-fishing:cube") == "TI-7.3"


@rule("TI-15.2")
def test_the_arucas_save_a_material_on_second_inventions() -> None:
    s = table(2)
    skill(s, 0, "arucas")
    teach(s, 0, "fishing")
    give(s, clay=1, wood=1)
    put(s, "1,1", villagers=1)
    ask(s, ACT)
    play(s, "develop-fishing:cube")  # the first level costs all
    assert stock(s) == {}
    give(s, clay=1, wood=1, stone=1)
    s.tribes[0].used = 0
    ask(s, ACT)
    play(s, "develop-fishing:cube")
    assert notations(s) == {"clay", "wood", "stone"}
    play(s, "stone")
    assert stock(s) == {"stone": 1}
    assert s.tribes[0].has(1)


@rule("TI-15.2")
def test_the_arucas_save_one_unit_and_not_two() -> None:
    for stone, able in ((0, False), (1, True)):
        s = table(2)
        skill(s, 0, "arucas")
        teach(s, 0, "crops")
        invent(s, 0, "plow")
        give(s, clay=1, stone=stone)  # the hand mill costs one clay and two stone
        put(s, "1,1", villagers=1)
        ask(s, ACT)
        assert ("develop-crops:cube" in notations(s)) == able


# Produce


@rule("TI-8.1", "TI-8.2", "TI-8.3", "TI-3.2", "TI-2.2")
def test_fish_and_salt() -> None:
    """TI-EX10: four fish and two salt; the settlement with a noble alone gives nothing."""
    s = table(2)
    teach(s, 0, "fishing")
    invent(s, 0, "saltern")
    put(s, "1,0", villagers=3, site="fishing")
    put(s, "-1,1", villagers=1, nobles=1, site="fishing")
    put(s, "3,0", nobles=1, site="fishing")
    give(s, straw=1)
    ask(s, ACT)
    play(s, "produce-fishing:cube")
    assert stock(s) == {"fish": 4, "salt": 2, "straw": 1}
    assert s.task.matter is ACT  # no smoked fish is offered


@rule("TI-8.4", "TI-8.5", "TI-8.6", "TI-8.7", "TI-8.10", "TI-6.5")
def test_milk_with_a_cylinder() -> None:
    """TI-EX11: two productions in a row, slaughter after milking, four milk into cheese."""
    s = table(2)
    teach(s, 0, "herd")
    invent(s, 0, "field-knife", "cheese-maker")
    first = put(s, "1,1", villagers=2, site="herd", animals=2)
    second = put(s, "5,-1", villagers=1, site="herd", animals=3)
    watched = put(s, "7,-1", nobles=1, site="herd", animals=2)
    give(s, wood=1)
    ask(s, ACT)
    play(s, "produce-herd:cylinder")
    slaughters = {first: "1", second: "0"}
    for _ in range(2):
        play(s, slaughters[s.task.n])
    assert stock(s) == {"milk": 5, "horns": 1, "goat-meat": 1, "wood": 1}
    play(s, "0")  # no cheese yet
    for _ in range(2):
        play(s, "1" if s.task.n == first else "2")
    assert stock(s) == {"milk": 9, "horns": 4, "goat-meat": 4, "wood": 1}
    play(s, "4")
    assert stock(s) == {"milk": 5, "cheese": 4, "horns": 4, "goat-meat": 4}
    assert s.animals[first] + s.animals[second] == 1
    assert s.animals[watched] == 2


@rule("TI-8.6")
def test_any_number_is_processed_for_one_payment() -> None:
    """TI-EX12: nine milk and one wood: from none to nine cheese."""
    s = table(2)
    put(s, "4,0", villagers=1)
    teach(s, 0, "herd")
    invent(s, 0, "field-knife", "cheese-maker")
    give(s, milk=9, wood=1)
    ask(s, ACT)
    play(s, "produce-herd:cube")
    assert s.moves() == list(range(10))
    play(s, "9")
    assert stock(s) == {"cheese": 9}


@rule("TI-8.4")
def test_slaughter_needs_the_knife() -> None:
    s = table(2)
    teach(s, 0, "pigs")
    farm = put(s, "-1,2", villagers=1, site="pigs", animals=3)
    ask(s, ACT)
    play(s, "produce-pigs:cube")
    assert stock(s) == {"manure": 1}
    invent(s, 0, "farm-knife")
    s.tribes[0].used = 0
    ask(s, ACT)
    play(s, "produce-pigs:cube")
    assert s.moves() == [0, 1, 2, 3]
    play(s, "2")
    assert stock(s) == {"manure": 2, "pork-leg": 2}
    assert s.animals[farm] == 1


@rule("TI-15.8", "TI-15.9", "TI-15.10")
def test_orone_and_taoro_get_one_more() -> None:
    for tribe, trade, name, good in (
        ("orone", "fishing", "1,0", "salt"),
        ("taoro", "crops", "-1,2", "straw"),
    ):
        s = table(2)
        skill(s, 0, tribe)
        teach(s, 0, trade)
        put(s, name, villagers=1, site=trade)
        ask(s, ACT)
        play(s, f"produce-{trade}:cylinder")
        assert stock(s)[good] == 2


@rule("TI-15.10", "TI-6.12")
def test_orone_get_nothing_more_for_processing_alone() -> None:
    s = table(2)
    skill(s, 0, "orone")
    teach(s, 0, "fishing")
    invent(s, 0, "saltern", "smokehouse")
    give(s, fish=2, straw=1)
    put(s, "1,1", villagers=1)
    ask(s, ACT)
    play(s, "produce-fishing:cube", "2")
    assert stock(s) == {"smoked-fish": 2}


@rule("TI-8.3")
def test_crops() -> None:
    s = table(2)
    teach(s, 0, "crops")
    invent(s, 0, "plow", "hand-mill")
    put(s, "-1,2", villagers=2, nobles=1, site="crops")
    give(s, manure=1)
    ask(s, ACT)
    play(s, "produce-crops:cube")
    assert stock(s) == {"fig": 2, "cereals": 2, "straw": 1, "manure": 1}
    play(s, "2")
    assert stock(s) == {"fig": 2, "roasted-flour": 2, "straw": 1}


# Cave


@rule("TI-9.1", "TI-9.2", "TI-6.4")
def test_the_second_cave() -> None:
    s = table(2)
    give(s, wood=2, clay=2, stone=2)
    put(s, "1,1", villagers=1)
    ask(s, ACT)
    play(s, "cave:cylinder")
    assert stock(s) == {"wood": 1, "clay": 1, "stone": 1}
    assert s.tribes[0].cave == 1
    assert s.tribes[0].cylinders == 2  # one spent, one released
    assert refused(s, "cave:cube") == "TI-6.4"


# Other actions


@rule("TI-13.4", "TI-13.5")
def test_destroy_an_idol() -> None:
    s = table(2)
    idol(s, 0, "wrath")
    put(s, "1,1", villagers=1)
    ask(s, ACT)
    cubes = s.tribes[0].cubes
    play(s, "destroy")
    assert len(s.moves()) == 18
    play(s, "roasted-flour")
    assert stock(s) == {"roasted-flour": 1}
    assert sum(s.tribes[0].idols) == sum(s.tribes[0].shown) == 0
    assert s.tribes[0].cubes == cubes
    assert refused(s, "destroy") == "TI-13.4"


@rule("TI-13.1", "TI-13.6", "TI-13.3")
def test_the_market_sells_every_card_once() -> None:
    s = table(2)
    give(s, clay=5, stone=5, straw=5, manure=5)
    put(s, "1,1", villagers=1)
    ask(s, ACT)
    play(s, "buy-idol-1")
    assert sum(s.tribes[0].idols) == 1
    assert stock(s) == {"clay": 4, "stone": 4, "straw": 5, "manure": 5}
    assert refused(s, "buy-idol-1") == "TI-13.6"
    play(s, "buy-large-vessel")
    assert s.tribes[0].market == 0b1001
    put(s, "1,1", seat=1, villagers=1)
    ask(s, ACT, 1)
    assert refused(s, "buy-idol-2") == "TI-13.6"  # seat 1 has nothing to pay with


@rule("TI-13.7")
def test_walls() -> None:
    s = table(2)
    give(s, clay=1, stone=1, manure=1)
    put(s, "1,1", villagers=1)
    put(s, "0,1", villagers=1)  # a volcano
    place = put(s, "-1,2", villagers=1, site="crops")
    put(s, "1,0", seat=1, villagers=1)
    ask(s, ACT)
    play(s, "buy-wall-1")
    assert notations(s) == {"1,1", "-1,2"}
    play(s, "-1,2")
    assert s.walls[place] == 1
    give(s, clay=1, stone=1, straw=1)
    s.walls[at(s, "1,1")] = 1
    ask(s, ACT)
    assert refused(s, "buy-wall-2") == "TI-13.7"


@rule("TI-15.4")
def test_the_jandia_save_a_unit() -> None:
    """TI-EX37: a wall for stone and manure alone."""
    s = table(2)
    skill(s, 0, "jandia")
    give(s, stone=1, manure=1)
    put(s, "1,1", villagers=1)
    ask(s, ACT)
    play(s, "buy-wall-1")
    assert stock(s) == {}
    assert sum(s.walls) == 1
    give(s, clay=1, stone=1)
    ask(s, ACT)
    play(s, "buy-idol-1")
    assert notations(s) == {"clay", "stone"}
    play(s, "clay")
    assert stock(s) == {"clay": 1}


@rule("TI-13.9", "TI-13.10", "TI-2.5")
def test_demotion() -> None:
    s = table(2)
    put(s, "0,1", nobles=1)
    put(s, "1,0", nobles=1, site="fishing")  # a trade the tribe does not know
    ask(s, ACT)
    play(s, "demote")
    assert s.tribes[0].nobles == 1
    assert s.tribes[0].villagers == 1
    assert s.villagers[at(s, "0,1")] == 1
    assert refused(s, "demote") == "TI-13.9"
    s = table(2)
    put(s, "1,0", nobles=2, site="fishing")
    ask(s, ACT)
    assert refused(s, "demote") == "TI-13.10"
    put(s, "0,1", nobles=0, villagers=7)
    teach(s, 0, "fishing")
    ask(s, ACT)
    assert refused(s, "demote") == "TI-13.10"  # nobody in reserve


@rule("TI-13.2", "TI-13.1")
def test_idols_are_played_at_their_time() -> None:
    s = table(2, mode="dominion")
    idol(s, 0, "protection", "location", "shipwreck", "solidarity", "wrath")
    put(s, "1,1", villagers=1)
    ask(s, ACT)
    for name in ("protection", "location", "shipwreck", "solidarity"):
        assert refused(s, f"idol-{name}") == "TI-13.2"
    play(s, "idol-wrath")
    assert sum(s.tribes[0].shown) == 1


@rule("TI-6.1")
def test_rounds_go_on_in_turn_order() -> None:
    s = table(3)
    s.order = [2, 0, 1]
    for seat in range(3):
        put(s, "1,1", seat=seat, villagers=1)
        idol(s, seat, "wrath", "wrath", "wrath")
    ask(s, NEXT_TURN, 2)
    assert s.seat == 0
    assert sum(s.villagers) == 3
    assert len(s.villagers) == 3 * HEXES
