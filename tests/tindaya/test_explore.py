"""TI-3, TI-10, TI-11: explorations by land and sea."""

import pytest

from atoll.games.tindaya.decisions.explore import EXPLORE, TRAVEL
from atoll.games.tindaya.decisions.routes import movements, stops
from atoll.games.tindaya.decisions.visit import VISIT
from atoll.games.tindaya.decisions.voyage import DESTINATION, LAND
from atoll.games.tindaya.names import HEXES
from tests.ledger import rule
from tests.positions import offered, refused
from tests.tindaya.positions import ask, at, bare, give, hold, put, skill, stock, table, teach, walk

# Island 1 of the default board: volcano 0,1; mountain 1,1; shores 1,0 and -1,1; forest -1,2.
# Island 5: volcano -2,5; mountain -1,5; shore -3,5; forest -1,4.


@rule("TI-10.1", "TI-10.2", "TI-10.3")
def test_one_native_goes_three_hexes() -> None:
    """TI-EX15."""
    s = table(2)
    put(s, "1,0", villagers=1)
    ask(s, EXPLORE)
    walk(s, "land@1,0", "0n1v", "0,1", "land@0,1", "0n1v", "-1,1", "land@-1,1", "0n1v", "-1,2")
    assert s.villagers[at(s, "-1,2")] == 1
    assert s.over  # three movements are all, and nothing can be done there


@rule("TI-10.2", "TI-10.3")
def test_groups_grow_and_split() -> None:
    """TI-EX15: three go one hex each, natives of two hexes meet, a group splits."""
    s = table(2)
    put(s, "0,1", villagers=3)
    ask(s, EXPLORE)
    for place in ("1,1", "1,0", "-1,2"):
        walk(s, "land@0,1", "0n1v", place)
    assert [s.villagers[at(s, name)] for name in ("0,1", "1,1", "1,0", "-1,2")] == [0, 1, 1, 1]
    s = table(2)
    put(s, "1,1", villagers=1)
    put(s, "-1,1", villagers=1)
    ask(s, EXPLORE)
    walk(s, "land@1,1", "0,1", "land@-1,1", "0,1")
    assert s.villagers[at(s, "0,1")] == 2
    assert s.steps == 1
    walk(s, "land@0,1", "0n2v", "1,0")
    assert s.villagers[at(s, "1,0")] == 2


@rule("TI-15.1", "TI-10.1")
def test_the_agana_move_four_times() -> None:
    s = table(2)
    assert movements(s, 0) == 3
    skill(s, 0, "agana")
    assert movements(s, 0) == 4


@rule("TI-10.17")
def test_one_movement_must_be_made_and_more_need_not() -> None:
    s = table(2)
    put(s, "0,1", villagers=1)
    put(s, "1,1", villagers=1)
    s.steps = 3
    ask(s, TRAVEL, 0, 1)
    assert refused(s, "done")[0] == "TI-10.17"
    walk(s, "land@0,1", "1,0")
    assert "done" in offered(s)


@rule("TI-10.1", "TI-12.2")
def test_a_cylinder_gives_two_explorations() -> None:
    s = table(2)
    put(s, "0,1", nobles=1)
    put(s, "1,1", token="initial")
    put(s, "-1,1", token="clay")
    put(s, "-1,2", token="wood")
    ask(s, EXPLORE, 0, 1)
    walk(s, "land@0,1", "1,1", "done")
    assert s.task.matter is VISIT
    walk(s, "collect@1,1")
    assert s.steps == 3
    walk(s, "land@1,1", "0,1", "land@0,1", "-1,1", "done")
    assert set(offered(s)) == {"collect@-1,1", "done"}


@rule("TI-6.5", "TI-10.17")
def test_the_second_exploration_of_a_cylinder_must_be_made_if_it_can() -> None:
    s = table(2)
    put(s, "0,1", nobles=1)
    put(s, "5,-1", villagers=1)
    ask(s, EXPLORE, 0, 1)
    walk(s, "land@0,1", "1,1", "done")
    assert s.task.matter is TRAVEL
    assert s.steps == 3
    assert refused(s, "done")[0] == "TI-10.17"
    walk(s, "land@1,1", "0,1")
    assert "done" in offered(s)


@rule("TI-6.5", "TI-6.12")
def test_a_second_exploration_that_cannot_be_made_is_lost() -> None:
    s = table(2)
    put(s, "0,1", nobles=1)
    put(s, "1,1", site="herd", troops=2)
    ask(s, EXPLORE, 0, 1)
    walk(s, "1,1")
    assert s.tribes[0].nobles == 0  # he fell in the fort, and nobody is left to explore
    assert s.over


@rule("TI-10.4", "TI-10.5", "TI-10.6", "TI-10.7", "TI-10.8", "TI-11.1", "TI-12.1")
def test_land_and_sea() -> None:
    """TI-EX13: two villagers join a noble; for a wood they sail on, and on again in the canoe."""
    s = table(2)
    bare(s)
    put(s, "-1,2", villagers=2, ground="forest", token="wood")
    put(s, "0,2", nobles=1, ground="mountain", token="initial")
    put(s, "3,2", villagers=1, ground="shore", token="clay")
    put(s, "2,6", ground="shore", token="clay")
    give(s, wood=1)
    ask(s, EXPLORE)
    walk(s, "land@-1,2", "0n2v", "0,2")
    walk(s, "sea@0,2", "1n2v", "1,2", "2,2", "3,2")
    assert s.villagers[at(s, "3,2")] == 3
    assert stock(s) == {}
    assert s.canoes[at(s, "2,2")] == 1
    assert s.steps == 1
    walk(s, "sea@3,2", "1n3v", "2,5", "2,6")
    assert (s.nobles[at(s, "2,6")], s.villagers[at(s, "2,6")]) == (1, 3)
    assert s.canoes[at(s, "2,5")] == 1
    assert sum(s.canoes) == 1
    # optional actions are possible only where they ended
    assert s.villagers_moved[at(s, "2,6")] == 3
    assert sum(s.villagers_moved) == 3


@rule("TI-10.4", "TI-2.3")
def test_who_may_board() -> None:
    """TI-EX14: no boat without a noble, and not six in a boat."""
    s = table(2)
    put(s, "1,1", villagers=5, nobles=1)
    put(s, "5,-1", villagers=1)
    give(s, wood=1)
    s.steps = 3
    ask(s, TRAVEL)
    assert refused(s, "sea@5,-1")[0] == "TI-10.4"
    walk(s, "sea@1,1")
    assert refused(s, "0n3v")[0] == "TI-10.4"
    assert refused(s, "1n5v")[0] == "TI-10.4"
    assert "1n4v" in offered(s)


@rule("TI-10.5", "TI-11.1")
def test_without_canoe_and_wood_nobody_sails() -> None:
    s = table(2)
    put(s, "1,1", nobles=1)
    s.steps = 3
    ask(s, TRAVEL)
    assert refused(s, "sea@1,1")[0] == "TI-10.5"
    put(s, "2,1", canoes=1)
    ask(s, TRAVEL)
    assert "sea@1,1" in offered(s)


@rule("TI-10.6", "TI-10.12", "TI-10.11")
def test_canoes_sail_straight_over_sea_and_chasms() -> None:
    """TI-EX14: a line may not bend, nor cross land or the edge."""
    s = table(2)
    here = at(s, "2,1")
    found = stops(s, here)
    assert here in found
    for stop in found:
        q, r = s.geography.place(stop)
        assert q == 2 or r == 1 or q + r == 3
    assert at(s, "2,2") in found  # the chasm of base 1
    assert at(s, "2,3") in found  # and beyond it
    assert at(s, "2,4") not in found  # volcano 6
    assert at(s, "2,6") not in found  # behind it
    assert at(s, "1,1") not in found


@rule("TI-10.11", "TI-10.5")
def test_a_canoe_may_be_built_on_a_chasm() -> None:
    s = table(2)
    bare(s)
    put(s, "5,1", nobles=1, ground="forest")
    put(s, "8,1", ground="forest")
    put(s, "6,1", ground="chasm")
    give(s, wood=1)
    s.steps = 3
    ask(s, TRAVEL)
    walk(s, "sea@5,1", "1n0v")
    assert "6,1" in offered(s)
    walk(s, "6,1", "7,1", "8,1")
    assert s.nobles[at(s, "8,1")] == 1


@rule("TI-10.9", "TI-10.10")
def test_landing_where_one_started() -> None:
    """TI-EX14: to shift the canoe, or with a sail of no hex at all."""
    s = table(2)
    put(s, "1,1", nobles=1)
    put(s, "2,1", canoes=1)
    s.steps = 3
    ask(s, TRAVEL)
    walk(s, "sea@1,1")  # there is one canoe to board
    assert {"2,1", "2,0"} <= set(offered(s))
    walk(s, "2,0", "1,1")
    assert s.canoes[at(s, "2,0")] == 1
    assert s.nobles_moved[at(s, "1,1")] == 1


@rule("TI-11.2", "TI-11.3")
def test_canoes_belong_to_nobody_and_share_hexes() -> None:
    s = table(2)
    put(s, "1,1", seat=1, nobles=1)
    put(s, "2,1", canoes=2)
    s.steps = 3
    ask(s, TRAVEL, 1)
    walk(s, "sea@1,1", "2,0", "1,1")
    assert s.canoes[at(s, "2,1")] == 1
    assert s.canoes[at(s, "2,0")] == 1


@rule("TI-15.1")
def test_the_canoe_in_hand() -> None:
    s = table(2)
    skill(s, 0, "agana")
    s.tribes[0].canoe = 1
    give(s, wood=1)
    put(s, "1,1", nobles=1)
    s.steps = 4
    ask(s, TRAVEL)
    walk(s, "sea@1,1")
    assert {"2,1", "2,1:hand"} <= set(offered(s))
    walk(s, "2,1:hand")
    assert s.tribes[0].canoe == 0
    assert stock(s) == {"wood": 1}
    assert sum(s.canoes) == 1
    s = table(2)
    s.tribes[0].canoe = 1
    put(s, "1,1", nobles=1)
    s.steps = 3
    ask(s, TRAVEL)
    walk(s, "sea@1,1")
    assert {"2,1:hand", "2,0:hand"} <= set(offered(s))  # without any wood
    assert "2,1" not in offered(s)


@rule("TI-10.13", "TI-3.3", "TI-3.4", "TI-3.5", "TI-10.16")
def test_villagers_pass_through_settlements_but_do_not_stay() -> None:
    s = table(2)
    teach(s, 0, "herd")
    put(s, "1,0", villagers=1)
    put(s, "1,1", seat=1, villagers=1, site="herd")
    s.steps = 3
    ask(s, TRAVEL)
    walk(s, "land@1,0", "1,1")
    assert s.steps == 2
    hold(s, TRAVEL)
    assert refused(s, "done")[0] == "TI-10.16"
    walk(s, "land@1,1", "0n1v", "0,1")
    assert "done" in offered(s)
    s = table(2)
    put(s, "1,0", villagers=1)
    put(s, "1,1", seat=1, villagers=1, site="herd")
    s.steps = 1
    s.origin, s.folk, s.lords = at(s, "1,0"), 1, 0
    hold(s, DESTINATION)
    assert refused(s, "1,1")[0] == "TI-10.13"


@rule("TI-10.13", "TI-3.4", "TI-3.7")
def test_an_empty_settlement_of_an_unknown_trade() -> None:
    for known in (False, True):
        s = table(2)
        if known:
            teach(s, 0, "herd")
        put(s, "1,0", villagers=1)
        put(s, "1,1", seat=1, nobles=1, site="herd")
        s.steps = 3
        ask(s, TRAVEL)
        walk(s, "land@1,0", "1,1")
        assert ("done" in offered(s)) == known


@rule("TI-3.6", "TI-3.9")
def test_nobles_stand_anywhere_and_villagers_share_plain_terrain() -> None:
    s = table(2)
    put(s, "0,1", nobles=1, villagers=1)
    put(s, "1,1", seat=1, villagers=1, site="herd")
    put(s, "1,0", seat=1, villagers=1)
    s.steps = 3
    ask(s, TRAVEL)
    walk(s, "land@0,1", "1n0v", "1,1")
    assert "done" in offered(s)
    walk(s, "land@0,1", "0n1v", "1,0")
    assert "done" in offered(s)


@rule("TI-10.14", "TI-10.15", "TI-12.24")
def test_forts_are_entered_with_a_noble_only() -> None:
    s = table(2)
    put(s, "0,1", nobles=1, villagers=2)
    fort = put(s, "1,1", site="herd", troops=2)
    s.steps = 3
    ask(s, TRAVEL)
    walk(s, "land@0,1", "0n1v")
    assert refused(s, "1,1")[0] == "TI-10.14"
    walk(s, "1,0")
    walk(s, "land@0,1", "1n0v", "1,1")
    assert refused(s, "land@1,1")[0] == "TI-10.14"
    walk(s, "land@0,1", "1,1")  # a villager joins the noble
    assert s.villagers[fort] == 1
    assert s.nobles[fort] == 1


@rule("TI-10.18", "TI-12.21", "TI-12.22")
@pytest.mark.parametrize("empty", [False, True])
def test_animals_flee_when_the_last_native_leaves(empty: bool) -> None:
    s = table(2, mode="dominion")
    herd = put(s, "1,1", nobles=1, site="herd", animals=3)
    if empty:
        s.wild[1] = 0
    s.steps = 3
    ask(s, TRAVEL)
    before = s.wild[1]
    walk(s, "land@1,1", "0,1")
    assert s.animals[herd] == 0
    assert s.wild[1] == before + 3
    assert s.tribes[0].solidarity == 5 + empty


@rule("TI-12.21", "TI-10.18")
@pytest.mark.parametrize("watcher", [0, 1])
def test_a_noble_of_any_tribe_keeps_the_animals(watcher: int) -> None:
    s = table(2)
    herd = put(s, "1,1", villagers=1, site="herd", animals=3)
    put(s, "1,1", seat=watcher, nobles=1)
    s.steps = 3
    ask(s, TRAVEL)
    walk(s, "land@1,1", "0n1v", "0,1")
    assert s.animals[herd] == 3


@rule("TI-10.19")
def test_villagers_never_land_on_a_settlement_with_villagers_of_another_tribe() -> None:
    s = table(2)
    put(s, "1,1", nobles=1, villagers=1)
    foreign = put(s, "1,0", seat=1, villagers=1, site="fishing")
    put(s, "2,0", canoes=1)
    s.steps = 3
    ask(s, TRAVEL)
    walk(s, "sea@1,1", "1n1v", "2,0", "2,0")
    assert s.villagers[foreign] == 0  # they went ashore where they had come from
    s.lords = s.folk = 1
    s.origin, s.boat = at(s, "1,1"), at(s, "2,0")
    hold(s, LAND)
    assert refused(s, "1,0")[0] == "TI-10.19"
    s.folk = 0  # a noble alone may
    hold(s, LAND)
    assert "1,0" in offered(s)
    s.folk = 1
    s.villagers[HEXES + foreign] = 0  # and so may villagers, once nobody lives there, to go on
    hold(s, LAND)
    assert "1,0" in offered(s)


@rule("TI-10.19", "TI-3.5")
def test_by_land_villagers_still_pass_through_such_a_settlement() -> None:
    s = table(2)
    put(s, "0,1", villagers=1)
    put(s, "1,0", seat=1, villagers=1, site="fishing")
    s.steps = 2
    s.origin, s.folk, s.lords = at(s, "0,1"), 1, 0
    hold(s, DESTINATION)
    assert "1,0" in offered(s)


@rule("TI-10.16", "TI-10.14")
def test_a_fort_is_no_way_out_for_villagers() -> None:
    s = table(2)
    bare(s)
    put(s, "0,1", villagers=1, ground="forest")
    put(s, "1,1", seat=1, villagers=1, ground="mountain", site="herd")
    beyond = put(s, "2,1", ground="forest")
    put(s, "3,1", ground="forest")
    for fort in (False, True):
        s.site[beyond] = 6 if fort else 0
        s.site[at(s, "0,1")] = 4 if fort else 0  # and no way back: crops are unknown
        s.steps = 3
        s.origin, s.folk, s.lords = at(s, "0,1"), 1, 0
        hold(s, DESTINATION)
        assert ("1,1" in offered(s)) == (not fort)


@rule("TI-12.1", "TI-12.3")
def test_who_has_not_moved_yet_goes_first_and_who_leaves_acts_elsewhere() -> None:
    s = table(2)
    put(s, "1,0", villagers=1, nobles=1)
    here = put(s, "1,1", villagers=1, nobles=1)
    s.steps = 3
    ask(s, TRAVEL)
    walk(s, "land@1,0", "1n1v", "1,1")
    assert (s.villagers_moved[here], s.nobles_moved[here]) == (1, 1)
    walk(s, "land@1,1", "1n1v", "0,1")
    assert (s.villagers_moved[here], s.nobles_moved[here]) == (1, 1)  # the others went
    assert (s.villagers_moved[at(s, "0,1")], s.nobles_moved[at(s, "0,1")]) == (1, 1)
    walk(s, "land@1,1", "1n1v", "1,0")
    assert (s.villagers_moved[here], s.nobles_moved[here]) == (0, 0)
    assert sum(s.villagers_moved) == sum(s.nobles_moved) == 2


@rule("TI-10.16", "TI-10.3")
def test_others_may_not_use_up_the_movements_a_villager_needs() -> None:
    s = table(2)
    put(s, "1,0", villagers=1)
    put(s, "5,-1", villagers=1)
    put(s, "1,1", seat=1, villagers=1, site="herd")
    s.steps = 2
    ask(s, TRAVEL)
    walk(s, "land@1,0", "1,1")
    hold(s, TRAVEL)
    assert refused(s, "land@5,-1")[0] == "TI-10.16"
