"""TI-16, TI-20: reproduction, feeding, shelter, garbage, offerings, seers and maintenance."""

import pytest

from atoll.games.tindaya.decisions.births import BIRTH
from atoll.games.tindaya.decisions.closing import BRING_FIRE, MAINTENANCE, SEERS, SURVIVAL
from atoll.games.tindaya.decisions.strategy import BEGIN_ERA
from atoll.games.tindaya.decisions.upkeep import (
    BREEDING,
    FEED,
    GARBAGE,
    MEAL,
    OFFERINGS,
    REPRODUCTION,
    SHELTERING,
    lose_villagers,
)
from atoll.games.tindaya.names import ACORAN, HEXES, MONEIBA, NOWHERE
from atoll.games.tindaya.state import DESTROYED, NO_NOBLE, Tindaya
from tests.ledger import rule
from tests.positions import offered, play
from tests.tindaya.positions import ask, at, give, put, stock, table, teach, then


@rule("TI-16.1", "TI-16.2", "TI-16.3", "TI-16.4", "TI-16.5")
def test_reproduction() -> None:
    s = table(2)
    put(s, "1,0", villagers=2, site="fishing")
    put(s, "-1,1", villagers=1, nobles=1, site="fishing")
    put(s, "0,1", villagers=2)  # a volcano is no settlement
    herd = put(s, "1,1", seat=1, villagers=4, site="herd", animals=5)
    put(s, "5,-1", seat=1, villagers=1, site="herd", animals=1)
    fort = put(s, "4,-1", site="pigs", troops=4)
    small = put(s, "5,0", site="pigs", troops=1)
    s.wild = bytearray([1, 2])
    ask(s, REPRODUCTION)
    assert s.villagers[at(s, "1,0")] == 3
    assert s.villagers[at(s, "-1,1")] == 1
    assert s.villagers[at(s, "0,1")] == 2
    assert s.villagers[HEXES + herd] == 5
    assert s.animals[herd] == 6
    assert s.animals[at(s, "5,-1")] == 1
    assert (s.troops[fort], s.troops[small]) == (5, 1)
    assert list(s.wild) == [1, 3]


@rule("TI-16.1")
def test_with_a_small_reserve_the_owner_chooses() -> None:
    s = table(2)
    put(s, "1,0", villagers=4, site="fishing")
    put(s, "-1,1", villagers=2, site="fishing")
    ask(s, BREEDING)
    assert s.task.matter is BIRTH
    assert set(offered(s)) == {"1,0", "-1,1"}
    play(s, "-1,1")
    assert s.villagers[at(s, "-1,1")] == 3
    assert s.tribes[0].villagers == 7
    ask(s, BREEDING)
    assert s.tribes[0].villagers == 7


@rule("TI-16.6", "TI-16.7", "TI-16.9")
def test_feeding() -> None:
    """TI-EX24: figs, goat meat and the leg are eaten; the salted meat is kept, nothing wasted."""
    s = table(2)
    put(s, "1,0", villagers=5, nobles=2)
    give(s, fig=2, goat_meat=1, pork_leg=1, salted_meat=1)
    ask(s, MEAL)
    assert s.task.matter is FEED
    play(s, "menu")
    assert stock(s) == {"salted-meat": 1}
    assert s.tribes[0].villagers == 5
    ask(s, GARBAGE)
    assert s.tribes[0].waste == 0


@rule("TI-16.9", "TI-16.7")
def test_food_may_be_chosen_unit_by_unit() -> None:
    s = table(2)
    put(s, "1,0", villagers=2)
    give(s, fig=2, salted_meat=1)
    ask(s, MEAL)
    play(s, "salted-meat")
    assert stock(s) == {"fig": 2}
    assert s.over


@rule("TI-16.8", "TI-16.10", "TI-25.1", "TI-24.1")
def test_hunger() -> None:
    s = table(2, mode="dominion")
    put(s, "1,0", villagers=2)
    herd = put(s, "1,1", villagers=1, site="herd", animals=2)
    give(s, fig=1)
    s.wrath = bytearray([1, 1])
    ask(s, MEAL)
    assert list(s.wrath) == [1, 2]
    assert s.tribes[0].solidarity == 3
    assert set(offered(s)) == {"1,0", "1,1"}
    play(s, "1,1")
    assert s.animals[herd] == 0
    assert s.tribes[0].villagers == 1


@rule("TI-16.11", "TI-16.12")
@pytest.mark.parametrize("cave", [0, 1])
def test_shelter(cave: int) -> None:
    s = table(2, mode="dominion")
    put(s, "1,0", villagers=6)
    s.tribes[0].cave = cave
    s.wrath = bytearray([1, 1])
    ask(s, SHELTERING)
    assert s.tribes[0].villagers == (6 if cave else 4)
    assert s.tribes[0].solidarity == (5 if cave else 3)
    assert s.wrath[MONEIBA] == (1 if cave else 2)


@rule("TI-16.11", "TI-2.4")
def test_nobles_need_no_shelter_and_no_food() -> None:
    s = table(2)
    put(s, "1,0", villagers=4, nobles=2)
    give(s, fig=4)
    s.wrath = bytearray([1, 1])
    then(s, (MEAL, 0, 0, 0), (SHELTERING, 0, 0, 0))
    assert (s.tribes[0].villagers, s.tribes[0].nobles) == (4, 2)
    assert list(s.wrath) == [1, 1]


@rule("TI-12.22", "TI-16.10")
def test_animals_that_lose_their_keeper_to_hunger_bring_no_point() -> None:
    s = table(2, mode="dominion")
    put(s, "1,1", villagers=1, site="herd", animals=2)
    s.wild[1] = 0
    ask(s, MEAL)
    assert s.wild[1] == 2
    assert [tribe.solidarity for tribe in s.tribes] == [4, 5]  # one has starved


@rule("TI-1.7", "TI-16.18")
def test_awards_of_one_god_move_the_disks_in_the_order_of_before() -> None:
    s = table(3, mode="dominion")
    s.priority = [2, 0, 1]
    for seat in range(3):
        s.offered[seat] = 1  # all tied on Acoran's first strip
    ask(s, OFFERINGS)
    assert s.priority == [2, 0, 1]
    assert {tribe.solidarity for tribe in s.tribes} == {7}


@rule("TI-16.8")
def test_wrath_rises_once_for_each_tribe() -> None:
    s = table(3)
    for seat in range(3):
        put(s, "1,0", seat=seat, villagers=3)
    s.wrath = bytearray([0, 0])
    s.agenda = []
    for seat in range(2):
        lose_villagers(s, seat, 2, 0)
    assert s.wrath[MONEIBA] == 2


@rule("TI-16.13", "TI-13.8", "TI-8.7", "TI-8.8")
@pytest.mark.parametrize("vessel", [0, 1])
def test_what_spoils(vessel: int) -> None:
    s = table(4)
    give(s, fish=1, milk=1, cheese=5, cereals=4, wood=9)
    s.tribes[0].market = vessel
    ask(s, GARBAGE)
    assert s.tribes[0].waste == (2 if vessel else 4)
    kept = 5 if vessel else 3
    assert stock(s) == {"cheese": kept, "cereals": 4, "wood": 9}


@rule("TI-16.14", "TI-16.15", "TI-16.16")
def test_the_dump_overflows() -> None:
    """TI-EX25: Alex, then David and Maria are cleared; Julia 1 and Alex 1 stay."""
    s = table(4, mode="dominion")
    alex, david, maria, julia = range(4)
    for seat, waste in ((alex, 5), (david, 2), (maria, 2), (julia, 1)):
        s.tribes[seat].waste = waste
    s.priority = [julia, maria, david, alex]
    s.wrath = bytearray([0, 0])
    ask(s, GARBAGE)
    assert [s.tribes[seat].waste for seat in (alex, david, maria, julia)] == [1, 0, 0, 1]
    assert s.wrath[ACORAN] == 2
    assert [s.tribes[seat].solidarity for seat in (alex, david, maria, julia)] == [4, 4, 5, 5]


@rule("TI-16.17", "TI-16.18", "TI-1.7", "TI-24.1")
def test_offerings_are_counted() -> None:
    """TI-EX26: Acoran is paid, Moneiba is not; two awards each, ties included."""
    s = table(4, era=2, mode="dominion")
    david, julia, alex, maria = range(4)
    rows = {
        0: {david: [2, 1, 1], julia: [1, 2, 1], alex: [1, 1, 0], maria: [0, 0, 2]},
        1: {maria: [2, 1, 1], david: [1, 1, 1], julia: [1, 1, 1], alex: [0, 1, 0]},
    }
    for god, given in rows.items():
        for seat, strips in given.items():
            for strip, n in enumerate(strips):
                s.offered[(god * 4 + strip) * 4 + seat] = n
    s.wrath = bytearray([2, 2])
    ask(s, OFFERINGS)
    assert list(s.wrath) == [1, 3]
    gained = [s.tribes[seat].solidarity - 5 for seat in (david, julia, alex, maria)]
    assert gained == [2 + 1, 2 + 1, 1, 1 + 2]


@rule("TI-16.17", "TI-25.1")
def test_wrath_stays_on_its_thermometer() -> None:
    s = table(1)
    for strip in range(8):
        s.offered[strip] = 1
    s.wrath = bytearray([0, 1])
    ask(s, OFFERINGS)
    assert list(s.wrath) == [0, 0]
    s.offered = bytearray(8)
    s.wrath = bytearray([4, 3])
    ask(s, OFFERINGS)
    assert list(s.wrath) == [4, 4]


# Survival, seers, maintenance


@rule("TI-20.1", "TI-20.2")
def test_survival() -> None:
    s = table(2)
    put(s, "0,1", nobles=1)
    put(s, "0,1", seat=1, nobles=1)
    s.wrath = bytearray([4, 0])
    ask(s, SURVIVAL)
    assert s.over
    assert s.doom == DESTROYED
    assert s.winners() == []
    for mode in ("alliance", "dominion"):
        s = table(2, mode=mode)
        put(s, "0,1", nobles=1)
        put(s, "0,1", seat=1, villagers=1)
        ask(s, SURVIVAL)
        assert s.over
        assert s.doom == NO_NOBLE
        assert s.winners() == []


@rule("TI-20.3", "TI-20.4", "TI-8.9")
def test_fire_for_the_seers() -> None:
    """TI-EX40: any mix of one player; priority is read again for the second."""
    s = table(3, mode="dominion")
    give(s, 0, wood=1, manure=1, straw=2)
    give(s, 1, wood=1)
    give(s, 2, straw=2)
    ask(s, SEERS, 0, 2)
    assert s.seat == 0
    assert set(offered(s)) == {
        "no",
        "manure+straw",
        "manure+wood",
        "straw+straw",
        "straw+wood",
    }
    play(s, "manure+wood")
    assert s.tribes[0].solidarity == 6
    assert s.priority == [1, 2, 0]
    assert s.seat == 2  # one wood makes no fire
    play(s, "no")
    assert s.seat == 0
    assert set(offered(s)) == {"no", "straw+straw"}
    play(s, "straw+straw")
    assert s.hand == [0, 0]
    assert s.tribes[0].solidarity == 7
    assert stock(s) == {}
    assert s.over


@rule("TI-20.3", "TI-8.9")
def test_nobody_makes_fire_with_another() -> None:
    """TI-EX40: a wood of one tribe and a wood of another are no fire; other goods are none."""
    s = table(2)
    give(s, 0, wood=1, salt=5, clay=5)
    give(s, 1, wood=1)
    ask(s, SEERS, 0, 2)
    assert s.over
    assert s.hand == []
    assert stock(s)["wood"] == stock(s, 1)["wood"] == 1


@rule("TI-20.3")
def test_one_fire_each() -> None:
    s = table(2)
    give(s, 0, wood=2)
    give(s, 1, wood=2)
    ask(s, SEERS, 0, 2)
    play(s, "wood+wood")
    assert s.task.matter is BRING_FIRE
    assert s.seat == 1
    play(s, "no")
    assert s.hand == [0]


def taught() -> Tindaya:
    """The first tribe meets the second, who knows about herds, at a herd of its own."""
    s = table(3)
    s.era = 3
    teach(s, 1, "herd")
    put(s, "1,1", nobles=1, site="herd")
    put(s, "1,1", seat=1, villagers=1)
    return s


@rule("TI-20.5", "TI-20.12", "TI-2.3", "TI-32.5")
def test_learning() -> None:
    s = taught()
    put(s, "5,-1", nobles=1, seat=2, site="herd")  # with nobody who knows it
    put(s, "1,0", nobles=1, seat=2, site="fishing")
    put(s, "1,0", nobles=1, seat=0)
    cubes = s.tribes[0].cubes
    ask(s, MAINTENANCE)
    assert s.tribes[0].knows(2)
    assert s.tribes[0].cubes == cubes + 1
    assert s.tribes[2].trades == 0
    solo = table(1)
    solo.era = 3
    put(solo, "1,0", nobles=1, site="fishing")
    put(solo, "1,0", seat=1, villagers=1)
    ask(solo, MAINTENANCE)
    assert solo.tribes[0].knows(0)


@rule("TI-20.12")
def test_what_is_learned_now_teaches_nobody_else() -> None:
    s = taught()
    put(s, "5,-1", nobles=1, site="herd")
    put(s, "5,-1", seat=2, nobles=1)
    ask(s, MAINTENANCE)
    assert s.tribes[0].knows(2)
    assert not s.tribes[2].knows(2)


@rule("TI-20.6", "TI-20.7", "TI-20.8", "TI-20.9", "TI-20.11", "TI-6.6", "TI-12.10")
def test_everything_is_made_ready_for_the_next_era() -> None:
    s = table(2)
    put(s, "0,1", nobles=2, villagers=1)
    put(s, "0,1", seat=1, nobles=2)
    tribe = s.tribes[0]
    tribe.spent_cubes, tribe.spent_cylinders, tribe.used, tribe.cubes = 2, 2, 0xFF, 0
    tribe.cylinders = 1
    s.offered[0] = 2
    s.standees = bytearray([1] * 7)
    s.cards = bytearray([7, 2])
    used = s.event
    then(s, (MAINTENANCE, 0, 0, 0), (BEGIN_ERA, 0, 0, 0))
    assert s.era == 2
    assert (tribe.cubes, tribe.cylinders, tribe.used) == (2, 1, 0)
    assert sum(s.offered) == 0
    assert list(s.cards) == [NOWHERE, NOWHERE]
    assert s.event != used
    assert s.event in s.parts.event_sets[0][1]
    assert s.prophecy == NOWHERE
    shown = s.parts.events[s.event].symbols
    assert all(s.standees[event] == 0 for event in range(7) if event < 4 or event not in shown)


@rule("TI-20.10", "TI-1.1", "TI-1.3")
def test_the_turn_order_of_the_next_era() -> None:
    s = table(3)
    for seat in range(3):
        put(s, "0,1", seat=seat, nobles=2)
    ask(s, MAINTENANCE)
    assert s.order == s.priority == [1, 2, 0]
    d = table(3, mode="dominion")
    for seat in range(3):
        put(d, "0,1", seat=seat, nobles=2)
    d.priority = [2, 0, 1]
    ask(d, MAINTENANCE)
    assert d.order == [2, 0, 1]
