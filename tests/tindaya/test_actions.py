"""TI-6, TI-9, TI-13: turns, markers, the cave and other actions."""

from atoll.games.tindaya.decisions.turn import ACT, NEXT_TURN
from atoll.games.tindaya.names import HEXES
from tests.ledger import rule
from tests.positions import offered, play, refused
from tests.tindaya.positions import ask, at, give, idol, put, skill, stock, table, teach


@rule("TI-6.1", "TI-6.2", "TI-6.11")
def test_a_turn_is_one_or_two_actions_or_a_pass() -> None:
    s = table(2)
    put(s, "0,1", nobles=1)
    put(s, "1,1", seat=1, nobles=1)
    idol(s, 0, "wrath", "solidarity", "protection")
    ask(s, ACT)
    s.tribes[1].cubes = 1
    assert "pass" in offered(s)
    play(s, "destroy", "wrath", "wood")
    assert s.seat == 0
    assert "end" in offered(s)
    assert "pass" not in offered(s)
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
    assert refused(s, "produce-fishing:cube")[0] == "TI-6.4"
    assert refused(s, "produce-fishing:cylinder")[0] == "TI-6.4"


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
    assert refused(s, "explore:cylinder")[0] == "TI-6.2"
    assert "explore:cube" in offered(s)


@rule("TI-6.12", "TI-7.1", "TI-8.11")
def test_actions_without_effect_are_refused_with_their_reason() -> None:
    s = table(2)
    teach(s, 0, "fishing", "herd")
    put(s, "1,0", nobles=1, site="fishing")
    put(s, "1,1", villagers=1)
    ask(s, ACT)
    assert refused(s, "produce-fishing:cube")[0] == "TI-8.11"  # a noble gives no control
    assert refused(s, "produce-crops:cube")[0] == "TI-7.1"
    assert refused(s, "develop-crops:cube")[0] == "TI-7.1"
    assert refused(s, "develop-fishing:cube")[0] == "TI-7.2"
    assert refused(s, "cave:cube")[0] == "TI-9.1"
    s.tribes[0].cubes = 0
    ask(s, ACT)
    assert refused(s, "explore:cube")[0] == "TI-6.2"


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
    assert refused(s, "cave:cube")[0] == "TI-6.4"


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
    assert refused(s, "destroy")[0] == "TI-13.4"


@rule("TI-13.1", "TI-13.6", "TI-13.3")
def test_the_market_sells_every_card_once() -> None:
    s = table(2)
    give(s, clay=5, stone=5, straw=5, manure=5)
    put(s, "1,1", villagers=1)
    ask(s, ACT)
    play(s, "buy-idol-1")
    assert sum(s.tribes[0].idols) == 1
    assert stock(s) == {"clay": 4, "stone": 4, "straw": 5, "manure": 5}
    assert refused(s, "buy-idol-1")[0] == "TI-13.6"
    play(s, "buy-large-vessel")
    assert s.tribes[0].market == 0b1001
    put(s, "1,1", seat=1, villagers=1)
    ask(s, ACT, 1)
    assert refused(s, "buy-idol-2")[0] == "TI-13.6"  # seat 1 has nothing to pay with


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
    assert set(offered(s)) == {"1,1", "-1,2"}
    play(s, "-1,2")
    assert s.walls[place] == 1
    give(s, clay=1, stone=1, straw=1)
    s.walls[at(s, "1,1")] = 1
    ask(s, ACT)
    assert refused(s, "buy-wall-2")[0] == "TI-13.7"


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
    assert set(offered(s)) == {"clay", "stone"}
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
    assert refused(s, "demote")[0] == "TI-13.9"
    s = table(2)
    put(s, "1,1", nobles=1, villagers=1)
    ask(s, ACT)
    assert refused(s, "demote")[0] == "TI-13.9"  # the other noble is dead
    s = table(2)
    put(s, "1,0", nobles=2, site="fishing")
    ask(s, ACT)
    assert refused(s, "demote")[0] == "TI-13.10"
    put(s, "0,1", nobles=0, villagers=7)
    teach(s, 0, "fishing")
    ask(s, ACT)
    assert refused(s, "demote")[0] == "TI-13.10"  # nobody in reserve


@rule("TI-13.2", "TI-13.1")
def test_idols_are_played_at_their_time() -> None:
    s = table(2, mode="dominion")
    idol(s, 0, "protection", "location", "shipwreck", "solidarity", "wrath")
    put(s, "1,1", villagers=1)
    ask(s, ACT)
    for name in ("protection", "location", "shipwreck", "solidarity"):
        assert refused(s, f"idol-{name}")[0] == "TI-13.2"
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
