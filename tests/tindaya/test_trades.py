"""TI-7, TI-8, TI-15: inventions, production, slaughter and processing."""

import pytest

from atoll.games.tindaya.decisions.turn import ACT
from tests.ledger import rule
from tests.positions import offered, play, refused
from tests.tindaya.positions import ask, give, invent, put, skill, stock, table, teach


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
    assert "explore:cylinder" in offered(s)


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
    assert refused(s, "develop-fishing:cube")[0] == "TI-6.4"


@rule("TI-7.3")
def test_when_both_are_developed_nothing_is_left() -> None:
    s = table(2)
    teach(s, 0, "fishing")
    invent(s, 0, "saltern", "smokehouse")
    give(s, clay=9, wood=9, stone=9)
    put(s, "1,1", villagers=1)
    ask(s, ACT)
    assert refused(s, "develop-fishing:cube")[0] == "TI-7.3"


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
    assert set(offered(s)) == {"clay", "wood", "stone"}
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
        assert ("develop-crops:cube" in offered(s)) == able


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
    assert s.task.matter is ACT  # nothing is asked about the pigs
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
