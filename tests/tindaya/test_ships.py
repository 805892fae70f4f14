"""TI-19: ships, their targets and battles, and a whole sequence of events."""

from typing import Any

import pytest

from atoll.games.tindaya.decisions.battle import BATTLE
from atoll.games.tindaya.decisions.events import EVENT
from atoll.games.tindaya.decisions.ships import LANDFALL, targets
from atoll.games.tindaya.decisions.soldiers import AT_SEA
from atoll.games.tindaya.decisions.upkeep import MEAL
from atoll.games.tindaya.land import is_fort
from atoll.games.tindaya.names import (
    HEXES,
    MOUNTAIN,
    SEA,
)
from atoll.games.tindaya.pieces import raise_fort, remove_site
from atoll.games.tindaya.scoring import limit
from atoll.games.tindaya.state import Tindaya
from tests.ledger import rule
from tests.positions import offered, play
from tests.tindaya.positions import ask, at, bare, card, give, idol, put, stock, table


@rule("TI-19.2", "TI-1.12")
def test_the_nearest_islands_of_the_easy_board() -> None:
    """TI-DX4."""
    s = table(3)
    wanted = {
        1: {1, 2, 6},
        2: {2, 3, 6, 7},
        3: {3, 4, 8},
        4: {4, 8},
        5: {5, 6},
        6: {6, 7},
        7: {7, 8},
        8: {8},
    }
    bases = {s.island[s.volcanoes[base]]: base for base in range(1, 9)}
    for chasm, islands in wanted.items():
        found = {bases[s.island[place]] for place in targets(s, s.chasms[chasm])}
        assert found == islands


@rule("TI-19.2", "TI-19.3", "TI-19.4", "TI-1.8")
def test_ties_between_islands() -> None:
    s = table(3)
    bases = {s.island[s.volcanoes[base]]: base for base in range(1, 9)}

    def found() -> set[int]:
        return {bases[s.island[place]] for place in targets(s, s.chasms[1])}

    put(s, "0,1", villagers=2)
    assert found() == {1}
    put(s, "4,0", seat=1, villagers=1, nobles=1)
    assert found() == {1, 2}
    put(s, "3,3", site="fishing", troops=2)
    assert found() == {1, 2}  # a fort is no settlement
    s.site[at(s, "3,3")] = 1
    s.troops[at(s, "3,3")] = 0
    assert found() == {6}
    put(s, "1,0", site="fishing")
    ask(s, LANDFALL, 0, s.chasms[1], 4)
    assert s.over  # more natives decide
    assert s.troops[at(s, "1,0")] == 2


@rule("TI-19.5", "TI-19.7", "TI-19.9", "TI-3.11")
def test_all_settlements_of_an_island_are_attacked() -> None:
    """TI-EX30: three settlements, two conquistadors each."""
    s = table(2)
    for name, site in (("1,0", "fishing"), ("1,1", "herd"), ("-1,2", "pigs")):
        put(s, name, site=site, animals=2 if site != "fishing" else 0)
    ask(s, LANDFALL, 0, s.chasms[1], 4)
    for _ in range(2):
        assert s.seat == s.first()
        s.play(s.moves()[0])
    assert s.over
    assert sum(s.troops) == 6
    assert s.site[at(s, "1,1")] == 5 + 2
    assert list(s.tiles) == [5, 5, 5, 6]
    assert list(s.wild) == [6, 6]


@rule("TI-3.11")
def test_a_fort_takes_a_tile_of_the_fullest_stack() -> None:
    s = table(2)
    place = at(s, "1,0")
    s.tiles = bytearray([2, 4, 4, 3])
    raise_fort(s, place, 2)
    assert list(s.tiles) == [2, 3, 4, 3]  # of equals the first
    remove_site(s, place)
    assert list(s.tiles) == [2, 4, 4, 3]
    s.tiles = bytearray(4)
    raise_fort(s, place, 2)
    assert is_fort(s, place)  # a marker stands for it
    remove_site(s, place)
    assert list(s.tiles) == [0, 0, 0, 0]


@rule("TI-19.5", "TI-19.6", "TI-19.4")
def test_a_single_terrain() -> None:
    s = table(3)
    ask(s, LANDFALL, 0, s.chasms[8], 4)  # island 8 alone is nearest; two forests
    assert s.troops[at(s, "11,2")] == 2  # the nearer forest
    ask(s, LANDFALL, 0, s.chasms[8], 4)
    assert s.troops[at(s, "9,2")] == 2
    ask(s, LANDFALL, 0, s.chasms[8], 4)
    assert s.troops[at(s, "11,1")] == 2  # then the shore
    ask(s, LANDFALL, 0, s.chasms[8], 4)
    assert s.troops[at(s, "10,3")] == 2  # then the mountain
    ask(s, LANDFALL, 0, s.chasms[8], 4)
    assert sum(s.troops) == 8  # only the volcano is left, nothing happens


def two_ships(s: Tindaya, chasm: int) -> None:
    """The white and the grey ship lie on the same chasm, and nothing else is coming."""
    s.event = next(n for n, each in enumerate(s.parts.events) if each.name == "v5")
    s.standees = bytearray([0, 0, 0, 0, chasm, chasm, 0])


@rule("TI-19.1", "TI-19.4")
def test_the_second_ship_finds_the_nearest_island_conquered() -> None:
    """TI-EX41: the first takes the last free terrain; the second still chooses by distance."""
    s = table(3, era=3)
    for name, site in (("9,2", "pigs"), ("11,2", "crops"), ("11,1", "fishing")):
        put(s, name, site=site, troops=1)
    put(s, "10,2", nobles=1)  # on the volcano
    two_ships(s, 8)
    ask(s, EVENT)
    assert s.over
    assert s.troops[at(s, "10,3")] == 2  # the mountain, by the first
    assert sum(s.troops) == 3 + 2  # and nothing by the second, here or elsewhere
    assert s.tribes[0].nobles == 1


@rule("TI-19.1", "TI-19.2")
def test_ships_of_one_chasm_may_land_on_different_islands() -> None:
    s = table(3, era=3)
    put(s, "12,-3", site="fishing")
    put(s, "13,-2", site="herd")
    put(s, "11,1", site="fishing")
    two_ships(s, 4)  # as near to island 4 as to island 8
    ask(s, EVENT)
    while not s.over:
        s.play(s.moves()[0])
    assert s.troops[at(s, "12,-3")] == s.troops[at(s, "13,-2")] == 2
    assert s.troops[at(s, "11,1")] == 2  # forts are no settlements: the other has more now


@rule("TI-19.10", "TI-1.4")
def test_the_order_of_battles_is_asked_of_who_has_priority_now() -> None:
    s = table(2, mode="dominion")
    for name, site in (("1,0", "fishing"), ("-1,1", "fishing"), ("1,1", "herd")):
        put(s, name, villagers=2, site=site)
    put(s, "1,0", seat=1, nobles=1)
    give(s, horns=2)
    ask(s, LANDFALL, 0, s.chasms[1], 4)
    assert s.seat == 0
    play(s, "1,0", "2h0o")
    assert s.priority == [1, 0]  # the victory has changed it
    assert s.seat == 1
    assert set(offered(s)) == {"-1,1", "1,1"}


@rule("TI-19.8")
def test_a_wall_holds_without_anybody_there() -> None:
    s = table(2)
    place = put(s, "1,0", site="fishing", wall=True)
    ask(s, LANDFALL, 0, s.chasms[1], 4)
    assert s.over
    assert s.site[place] == 1
    assert sum(s.troops) == 0


@rule("TI-19.8")
def test_a_wall_holds() -> None:
    s = table(2, mode="dominion")
    place = put(s, "1,0", villagers=1, site="fishing", wall=True)
    ask(s, LANDFALL, 0, s.chasms[1], 4)
    assert s.over
    assert s.site[place] == 1
    assert s.tribes[0].villagers == 1
    assert s.tribes[0].prison == 0
    assert s.tribes[0].solidarity == 5


def battle(**there: Any) -> Tindaya:
    s = table(2, mode="dominion")
    put(s, "1,0", site="fishing", **there)
    return s


@rule("TI-19.11", "TI-14.3")
def test_an_idol_repels() -> None:
    s = battle(villagers=1)
    idol(s, 0, "protection")
    give(s, horns=2)
    ask(s, BATTLE, 0, at(s, "1,0"), AT_SEA)
    play(s, "idol")
    assert s.over
    assert s.site[at(s, "1,0")] == 1
    assert s.tribes[0].villagers == 1
    assert s.tribes[0].prison == 0
    assert s.tribes[0].solidarity == 6
    assert stock(s) == {"horns": 2}
    assert sum(s.spent) == 0  # no weapons are counted for what comes next


def armed(natives: int) -> Tindaya:
    """Two tribes with as many natives and two weapons each, where a ship attacks."""
    s = battle(villagers=natives)
    put(s, "1,0", seat=1, nobles=natives)
    give(s, 0, horns=2)
    give(s, 1, obsidian=2)
    return s


@rule("TI-19.12", "TI-19.13", "TI-19.14")
def test_two_tribes_win_together() -> None:
    s = armed(1)
    ask(s, BATTLE, 0, at(s, "1,0"), AT_SEA)
    assert set(offered(s)) == {"0h0o", "1h0o"}  # one weapon for each native
    play(s, "1h0o")
    assert s.seat == 1
    play(s, "0h1o")
    assert s.over
    assert [tribe.prison for tribe in s.tribes] == [1, 1]
    assert [tribe.solidarity for tribe in s.tribes] == [6, 6]
    assert s.site[at(s, "1,0")] == 1


@rule("TI-19.13", "TI-19.14")
def test_no_more_weapons_than_are_still_wanted() -> None:
    s = armed(2)
    s.priority = [1, 0]
    ask(s, BATTLE, 0, at(s, "1,0"), AT_SEA)
    assert s.seat == 1
    assert set(offered(s)) == {"0h0o", "0h1o", "0h2o"}
    play(s, "0h1o")
    assert s.seat == 0
    assert set(offered(s)) == {"0h0o", "1h0o"}  # one is left to beat
    play(s, "1h0o")
    assert [tribe.prison for tribe in s.tribes] == [1, 1]
    assert s.priority == [1, 0]  # both have gained one, in the order of before


@rule("TI-19.14")
def test_who_beats_both_alone_gains_one_point() -> None:
    s = armed(2)
    ask(s, BATTLE, 0, at(s, "1,0"), AT_SEA)
    play(s, "2h0o")
    assert s.over  # the other is not asked
    assert [tribe.prison for tribe in s.tribes] == [2, 0]
    assert [tribe.solidarity for tribe in s.tribes] == [6, 5]


@rule("TI-19.15", "TI-19.16", "TI-19.17", "TI-19.10")
def test_a_lost_battle_with_a_hero() -> None:
    s = battle(villagers=1)
    give(s, 0, horns=2)
    ask(s, BATTLE, 0, at(s, "1,0"), AT_SEA)
    play(s, "1h0o")
    assert s.troops[at(s, "1,0")] == 1
    assert s.tribes[0].villagers == 0
    assert sum(s.tribes[0].idols) == 1
    assert stock(s) == {"horns": 1}
    assert s.tribes[0].solidarity == 5
    s = battle(villagers=3)
    ask(s, BATTLE, 0, at(s, "1,0"), AT_SEA)
    assert s.troops[at(s, "1,0")] == 2
    assert s.tribes[0].villagers == 0
    assert sum(s.tribes[0].idols) == 0


@rule("TI-32.6", "TI-32.7")
def test_neutral_villagers_do_not_fight() -> None:
    s = table(1)
    place = put(s, "1,0", seat=1, villagers=1, site="fishing")
    put(s, "1,0", nobles=1)
    give(s, horns=2)
    ask(s, BATTLE, 0, place, AT_SEA)
    assert set(offered(s)) == {"0h0o", "1h0o"}
    play(s, "0h0o")
    assert s.villagers[HEXES + place] == 0  # it dies with the others
    assert s.troops[place] == 2
    s = table(1)
    place = put(s, "1,0", seat=1, villagers=1, site="fishing")
    put(s, "1,0", nobles=2)
    give(s, horns=2)
    ask(s, BATTLE, 0, place, AT_SEA)
    play(s, "2h0o")
    assert s.tribes[0].prison == 2
    assert s.villagers[HEXES + place] == 1
    s = table(1)
    place = put(s, "1,0", seat=1, villagers=1, site="fishing")
    ask(s, LANDFALL, 0, s.chasms[1], 4)
    assert s.villagers[HEXES + place] == 0  # alone it is lost
    assert s.troops[place] == 2


@rule("TI-32.5", "TI-32.7", "TI-21.2")
def test_neutral_villagers_draw_ships_but_are_nobodys_people() -> None:
    s = table(1)
    put(s, "0,1", nobles=1)
    put(s, "3,0", seat=1, villagers=2)
    here = {s.island[place] for place in targets(s, s.chasms[1])}
    assert here == {s.island[at(s, "3,0")]}  # more natives than on island 1
    s.tribes[0].villagers = 5
    assert limit(s) == 8  # six natives: one noble and five villagers
    s.tribes[0].villagers = 0
    ask(s, MEAL)
    assert s.villagers[HEXES + at(s, "3,0")] == 2  # they eat nothing


@rule("TI-17.2", "TI-19.1", "TI-19.10", "TI-17.16", "TI-18.9", "TI-18.12")
@pytest.mark.parametrize("paid", [False, True])
def test_a_complete_sequence_of_events(paid: bool) -> None:
    """TI-EX31."""
    s = table(2, mode="dominion")
    bare(s)
    alex, david = 0, 1
    for number, name in ((6, "9,1"), (7, "0,1"), (5, "12,-2")):
        put(s, name, ground="volcano")
        s.volcanoes[number] = at(s, name)
    put(s, "5,1", ground="chasm")
    s.chasms[7] = at(s, "5,1")
    put(s, "7,1", alex, villagers=1, ground="mountain", site="herd", animals=2)
    put(s, "8,1", ground="forest")
    put(s, "2,1", alex, villagers=1, ground="shore", site="fishing")
    put(s, "1,1", david, villagers=1, nobles=1, ground="mountain", site="herd")
    put(s, "1,2", david, villagers=2, ground="forest", site="pigs", animals=2)
    put(s, "0,2", ground="forest", token="wood")
    put(s, "13,-2", ground="forest")
    give(s, alex, obsidian=1)
    give(s, david, horns=2)
    s.event = next(n for n, each in enumerate(s.parts.events) if each.name == "v7")
    s.cards = bytearray([card("fire"), card("san-borondon")])
    s.standees = bytearray([7, 5, 7, 0, 7, 0, 0])
    s.wrath = bytearray([2, 0 if paid else 2])
    ask(s, EVENT)
    assert s.ground[at(s, "13,-2")] == SEA  # island 5 is gone
    if paid:
        assert s.ground[at(s, "7,1")] == MOUNTAIN
        assert s.seat == alex
        assert s.task.n == at(s, "7,1")  # the ship has come to island 6
        play(s, "0h0o")
        assert s.over
        assert s.troops[at(s, "7,1")] == 2
        assert sum(s.troops) == 2
        assert s.site[at(s, "1,2")] == 0  # and the fire burns the farm with its people
        assert s.tribes[david].villagers == 1
        return
    assert s.ground[at(s, "7,1")] == SEA
    play(s, "2,1", "0h1o")
    play(s, "1,1", "2h0o")
    assert s.over
    assert s.troops[at(s, "2,1")] == 1
    assert sum(s.tribes[alex].idols) == 1
    assert s.tribes[david].prison == 2
    assert s.troops[at(s, "1,2")] == 2
    assert s.wild[0] == 4 + 2
    assert s.token[at(s, "0,2")] == 0
