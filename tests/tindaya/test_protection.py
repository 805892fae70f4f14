"""TI-17, TI-18: how far the gods reach, who protects what, and in which order it happens."""

import pytest

from atoll.games.tindaya.decisions.catastrophe import strike
from atoll.games.tindaya.decisions.events import EVENT_IDOL, REVEAL, erupt, tsunami
from atoll.games.tindaya.names import (
    ACORAN,
    CATASTROPHES,
    HEXES,
    IDOLS,
    MONEIBA,
    MOUNTAIN,
    NOWHERE,
    SEA,
)
from atoll.games.tindaya.state import Tindaya
from tests.ledger import rule
from tests.positions import offered, play
from tests.tindaya.positions import at, card, give, idol, put, table, unrevealed


def struck(s: Tindaya, name: str, wrath: tuple[int, int] = (0, 0)) -> Tindaya:
    """A card strikes at volcano 1."""
    number = card(name)
    god = MONEIBA if number < card("tibicenas") else ACORAN
    s.cards[god] = number
    s.wrath = bytearray(wrath)
    s.agenda = []
    strike(s, god, s.volcanoes[1])
    s.settle()
    return s


# How far the gods reach


@rule("TI-17.5", "TI-18.1")
def test_a_card_reaches_the_far_end_of_an_island() -> None:
    """The area itself ends one hex from the volcano."""
    s = table(2)
    far = put(s, "2,1", villagers=1, ground="shore", site="fishing")
    assert s.geography.distances[s.volcanoes[1]][far] == 2
    struck(s, "storm")
    assert s.site[far] == s.tribes[0].villagers == 0


@rule("TI-17.3")
@pytest.mark.parametrize(("name", "angry"), [("storm", MONEIBA), ("guayota", ACORAN)])
def test_every_god_strikes_with_his_own_wrath(name: str, angry: int) -> None:
    for god in (ACORAN, MONEIBA):
        s = table(2)
        put(s, "3,0", villagers=1, site="fishing")  # three hexes away, on island 2
        struck(s, name, (3, 0) if god == ACORAN else (0, 3))
        assert (s.tribes[0].villagers == 0) == (god == angry)


@rule("TI-17.3")
def test_an_eruption_follows_acoran_and_a_tsunami_moneiba() -> None:
    for wrath, rings in (((0, 3), 1), ((3, 0), 3)):
        s = table(2)
        s.reserve = 40
        s.wrath = bytearray(wrath)
        erupt(s, s.volcanoes[6])
        s.settle()
        ring = s.geography.rings[s.volcanoes[6]]
        for distance in (1, 2, 3):
            sea = any(s.ground[place] == SEA for place in ring[distance])
            assert sea == (distance > rings)
        s = table(2)
        s.wrath = bytearray(wrath)
        tsunami(s, s.chasms[7])
        assert (s.ground[at(s, "7,2")] == SEA) == (rings == 1)  # three hexes away


@rule("TI-17.13", "TI-1.11")
def test_lava_that_runs_short_joins_islands_too() -> None:
    s = table(2)
    s.reserve, s.wrath = 3, bytearray([1, 1])
    erupt(s, s.volcanoes[6])
    s.settle()
    ring = s.geography.rings[s.volcanoes[6]][2]
    assert set(s.moves()) == {place for place in ring if s.ground[place] == SEA}
    play(s, "0,4")  # beside island 5
    assert s.over
    assert s.ground[at(s, "0,4")] == MOUNTAIN
    assert s.island[at(s, "0,4")] == s.island[s.volcanoes[5]] == s.island[s.volcanoes[6]]


# Who protects


@rule("TI-18.3")
def test_tribes_decide_in_priority_order_and_one_payment_is_enough() -> None:
    s = table(3, mode="dominion")
    place = put(s, "1,0", villagers=1, site="fishing")
    for seat in (1, 2):
        put(s, "1,0", seat=seat, nobles=1)
        idol(s, seat, "protection")
    idol(s, 0, "protection")
    s.priority = [2, 0, 1]
    struck(s, "storm")
    assert s.seat == 2
    play(s, "no")
    assert s.seat == 0
    play(s, "idol")
    assert s.over  # seat 1 need not pay
    assert s.site[place] == 1
    assert [tribe.nobles + tribe.villagers for tribe in s.tribes] == [1, 1, 1]
    assert [tribe.idols[IDOLS.index("protection")] for tribe in s.tribes] == [0, 1, 1]


@rule("TI-18.3")
def test_the_player_with_priority_orders_the_terrains() -> None:
    s = table(2, mode="dominion")
    put(s, "1,0", villagers=1, site="fishing")
    put(s, "-1,1", villagers=1, site="fishing")
    idol(s, 0, "protection", "protection")
    s.priority = [1, 0]
    struck(s, "storm")
    assert s.seat == 1
    assert set(offered(s)) == {"1,0", "-1,1"}


@rule("TI-18.2")
def test_nobody_protects_where_he_is_not() -> None:
    s = table(2)
    place = put(s, "1,0", villagers=1, site="fishing")
    put(s, "-1,1", seat=1, nobles=1)
    idol(s, 1, "protection")
    struck(s, "storm")
    assert s.over
    assert s.site[place] == 0
    assert s.tribes[1].nobles == 1


@rule("TI-18.5", "TI-18.2")
def test_an_idol_saves_a_clay_token() -> None:
    s = table(2)
    place = put(s, "1,0", villagers=1, token="clay")
    other = put(s, "-1,1", token="clay")
    idol(s, 0, "protection")
    struck(s, "storm")
    play(s, "idol")
    assert s.token[place] == 1
    assert s.token[other] == 0
    assert s.tribes[0].villagers == 1


@rule("TI-18.6")
def test_an_idol_saves_herd_natives_and_goats_from_the_twister() -> None:
    s = table(2)
    place = put(s, "1,1", villagers=1, nobles=1, site="herd", animals=3)
    put(s, "2,1", canoes=1)
    idol(s, 0, "protection")
    struck(s, "twister")
    play(s, "idol")
    assert (s.site[place], s.animals[place]) == (3, 3)
    assert (s.tribes[0].villagers, s.tribes[0].nobles) == (1, 1)
    assert sum(s.canoes) == 0  # the canoes are gone all the same


@rule("TI-18.8")
def test_weapons_save_own_natives_only() -> None:
    s = table(2)
    place = put(s, "1,0", villagers=2)
    put(s, "1,0", seat=1, nobles=1)
    give(s, horns=5)
    struck(s, "pirates")
    play(s, "horns-villager", "horns-villager")
    assert s.over
    assert s.villagers[place] == s.tribes[0].villagers == 2
    assert s.nobles[HEXES + place] == s.tribes[1].nobles == 0
    assert s.tribes[0].goods[7] == 3


@rule("TI-18.13", "TI-18.14", "TI-18.12", "TI-18.9")
@pytest.mark.parametrize("name", ["guayota", "tremors", "fire", "san-borondon"])
def test_against_these_nothing_helps(name: str) -> None:
    s = table(2)
    put(s, "1,1", villagers=1, site="herd", wall=True)
    put(s, "-1,2", villagers=1, site="pigs", wall=True)
    idol(s, 0, "protection")
    give(s, horns=2, obsidian=2, manure=4, wood=4, straw=4)
    struck(s, name)
    assert s.over
    assert s.tribes[0].villagers == {"tremors": 1, "fire": 1}.get(name, 0)


@rule("TI-18.18")
@pytest.mark.parametrize("name", [name for name in CATASTROPHES if name != "san-borondon"])
def test_no_other_card_touches_a_fort(name: str) -> None:
    s = table(2)
    forts = (("1,0", "fishing"), ("-1,1", "crops"), ("1,1", "herd"), ("-1,2", "pigs"))
    for place, site in forts:
        put(s, place, site=site, troops=2)
    struck(s, name)
    assert s.over
    assert sum(s.troops) == 8
    assert all(s.site[at(s, place)] >= 5 for place, _ in forts)


# The order


@rule("TI-14.15", "TI-17.1", "TI-13.1")
def test_idols_are_asked_for_after_the_revelation_and_before_the_first_event() -> None:
    s = unrevealed()
    s.standees = bytearray([0, 0, 0, 0, 3, 0, 0])
    s.agenda = []
    idol(s, 1, "shipwreck")
    s.ask(REVEAL, 0)
    s.settle()
    assert s.task.matter is EVENT_IDOL
    assert s.seat == 1
    assert s.standees[ACORAN]
    assert s.standees[MONEIBA]
    assert NOWHERE not in s.cards
    assert len(s.land) == len(table(2).land)
    assert sum(s.troops) == 0
    play(s, "sink-white")
    assert sum(s.troops) == 0  # it never lands
