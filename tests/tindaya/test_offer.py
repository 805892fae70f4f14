"""TI-12.9 to TI-12.16, TI-14, TI-15: offerings and idols."""

import pytest

from atoll.games.tindaya.decisions.events import EVENT_IDOL, IDOL_ROUND
from atoll.games.tindaya.decisions.idols import LATER, has_effect
from atoll.games.tindaya.decisions.offer import OFFER, open_strips
from atoll.games.tindaya.decisions.turn import ACT
from atoll.games.tindaya.names import ACORAN, IDOLS, MONEIBA
from atoll.games.tindaya.pieces import take_idol
from atoll.games.tindaya.state import Tindaya
from tests.ledger import rule
from tests.tindaya.positions import (
    ask,
    at,
    give,
    hold,
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
    walk,
)


def offering(s: Tindaya, acoran: str = "o1", moneiba: str = "o6") -> None:
    """The two cards: fig, pig, cheese, obsidian; fish, wood, obsidian, salted meat."""
    for god, card in ((ACORAN, acoran), (MONEIBA, moneiba)):
        s.offerings[god] = s.parts.offering_ids.index(card)


@rule("TI-12.9")
def test_demands_by_era() -> None:
    """TI-EX18: the first two, the first three, the last three; N of each."""
    wanted = {
        1: ["fig", "pig"],
        2: ["fig", "pig", "cheese"],
        3: ["pig", "cheese", "obsidian"],
    }
    from atoll.games.tindaya.names import DEMANDS

    for era, goods in wanted.items():
        s = table(4, era=era)
        offering(s)
        strips = [strip for strip in open_strips(s) if strip < 4]
        assert [DEMANDS[s.demand(strip)] for strip in strips] == goods


@rule("TI-12.10", "TI-12.12")
def test_goods_go_from_the_deposits_to_the_strips() -> None:
    s = table(2)
    offering(s)
    give(s, fig=3, fish=1, wood=1, cheese=5)
    put(s, "0,1", nobles=1)
    ask(s, OFFER)
    assert notations(s) == {"acoran-fig-1", "moneiba-fish-1", "moneiba-wood-2", "done"}
    idols = sum(s.idols)
    play(s, "acoran-fig-1")
    assert sum(s.idols) == idols - 1  # the first on the card
    play(s, "acoran-fig-1")
    assert sum(s.idols) == idols - 1
    assert "acoran-fig-1" not in notations(s)  # two are all that two players give
    play(s, "moneiba-fish-1")
    assert sum(s.tribes[0].idols) == 2
    assert stock(s) == {"fig": 1, "wood": 1, "cheese": 5}
    assert s.given(ACORAN, 0) == 2
    assert s.given(MONEIBA, 0) == 1
    play(s, "moneiba-wood-2")
    assert sum(s.tribes[0].idols) == 2  # another strip of the card earns nothing


@rule("TI-12.12")
def test_the_second_to_give_gets_no_idol() -> None:
    s = table(2)
    offering(s)
    s.offered[0] = 1
    give(s, 1, fig=1)
    put(s, "0,1", seat=1, nobles=1)
    ask(s, OFFER, 1)
    play(s, "acoran-fig-1")
    assert sum(s.tribes[1].idols) == 0


@rule("TI-12.11", "TI-12.29")
def test_animals_are_offered_from_own_settlements() -> None:
    s = table(3)
    offering(s)
    own = put(s, "-1,2", villagers=1, site="pigs", animals=2)
    put(s, "9,-2", nobles=1, site="pigs", animals=2)
    put(s, "7,0", nobles=1, seat=0, site="pigs", animals=2)
    put(s, "7,0", seat=1, villagers=1)
    ask(s, OFFER)
    animals = {text for text in notations(s) if ":animal" in text}
    assert animals == {"acoran-pig-2:animal@-1,2", "acoran-pig-2:animal@9,-2"}
    play(s, "acoran-pig-2:animal@-1,2")
    assert s.animals[own] == 1
    assert s.on_strip(1) == 1


@rule("TI-12.13", "TI-12.15", "TI-12.10")
def test_human_sacrifice() -> None:
    """TI-EX19: one obsidian, one villager and two prisoners for four obsidian."""
    s = table(4, era=2)
    offering(s)
    give(s, obsidian=1)
    put(s, "0,1", nobles=1)
    put(s, "12,-1", villagers=2)
    s.tribes[0].prison = 2
    ask(s, OFFER)
    name = "moneiba-obsidian-3"
    play(s, name, f"{name}:villager@12,-1", f"{name}:prisoner", f"{name}:prisoner")
    assert s.offered[(4 + 2) * 4] == 4
    assert s.tribes[0].prison == 0
    assert s.tribes[0].villagers == 1
    assert stock(s) == {}
    assert not any(text.startswith(name) for text in notations(s))


@rule("TI-12.14", "TI-12.16")
def test_the_last_native_is_not_sacrificed() -> None:
    """TI-EX42; the noble who offers may be given, and the offering goes on."""
    s = table(2)
    offering(s)
    put(s, "0,1", nobles=1)
    put(s, "1,1", villagers=1)
    give(s, fig=1)
    ask(s, OFFER)
    play(s, "acoran-fig-1:noble@0,1")
    assert s.tribes[0].nobles == 0
    assert "acoran-fig-1" in notations(s)
    assert not any(":villager" in text for text in notations(s))


@rule("TI-12.15", "TI-12.22")
@pytest.mark.parametrize("kind", ["villager", "noble"])
def test_who_is_sacrificed_leaves_animals_alone(kind: str) -> None:
    s = table(2, mode="dominion")
    offering(s)
    place = put(s, "1,1", villagers=int(kind == "villager"), nobles=int(kind == "noble"))
    put(s, "1,1", site="herd", animals=2)
    put(s, "0,1", nobles=1)
    s.wild[1] = 0
    ask(s, OFFER)
    play(s, f"acoran-fig-1:{kind}@1,1")
    assert s.animals[place] == 0
    assert s.wild[1] == 2
    assert s.tribes[0].solidarity == 5  # nobody has left them


# The Majos


@rule("TI-15.6", "TI-15.5")
def test_the_majos_get_no_gift_for_people_and_must_give_something() -> None:
    s = table(3, era=2)
    offering(s)
    skill(s, 0, "majos")
    put(s, "0,1", nobles=1)
    put(s, "1,1", villagers=2)
    give(s, fish=1)
    ask(s, ACT)
    play(s, "offering")
    assert "done" not in notations(s)
    play(s, "acoran-fig-1:villager@1,1", "done")
    assert sum(s.offered) == 1


@rule("TI-15.5", "TI-15.6", "TI-15.7")
def test_the_majos_offering() -> None:
    """TI-EX38: a fig and two obsidian, and a second fig from the general reserve."""
    s = table(2, era=2)
    s.offerings[ACORAN] = s.parts.offering_ids.index("o5")  # fig, stone, pork leg
    s.offerings[MONEIBA] = s.parts.offering_ids.index("o6")  # fish, wood, obsidian
    skill(s, 0, "majos")
    give(s, fig=1, obsidian=2)
    put(s, "0,1", nobles=1)
    put(s, "1,1", villagers=1)
    ask(s, ACT)
    play(s, "offering", "acoran-fig-1")
    play(s, "moneiba-obsidian-3", "moneiba-obsidian-3", "done")
    assert s.on_strip(0) == 2  # only the fig strip has room
    assert s.on_strip(6) == 2
    assert stock(s) == {}
    assert s.tribes[0].turned == 1
    assert s.tribes[0].cubes == 2
    assert refused(s, "offering") == "TI-15.5"


@rule("TI-15.7")
def test_the_majos_get_no_gift_after_an_exploration() -> None:
    s = table(2, era=2)
    offering(s)
    skill(s, 0, "majos")
    put(s, "0,1", nobles=1)
    give(s, fig=1, fish=1)
    ask(s, OFFER)
    play(s, "acoran-fig-1", "done")
    assert s.over
    assert sum(s.offered) == 1
    assert s.tribes[0].turned == 0


@rule("TI-15.6")
def test_the_majos_need_a_noble_on_a_volcano() -> None:
    s = table(2)
    offering(s)
    skill(s, 0, "majos")
    give(s, fig=1)
    put(s, "1,1", nobles=1)
    ask(s, ACT)
    assert refused(s, "offering") == "TI-15.6"


# Idols


def with_idol(name: str, **options: object) -> Tindaya:
    s = table(2, **options)
    offering(s)
    idol(s, 0, name)
    put(s, "1,1", villagers=1, nobles=1)
    return s


@rule("TI-14.1", "TI-13.2")
def test_the_production_idol() -> None:
    s = with_idol("production")
    teach(s, 0, "fishing", "crops")
    put(s, "1,0", villagers=2, site="fishing")
    put(s, "-1,2", villagers=1, site="crops")
    s.tribes[0].used = 1 << 4
    ask(s, ACT)
    play(s, "idol-production")
    assert notations(s) == {"fishing", "crops"}
    play(s, "fishing")
    assert stock(s) == {"fish": 2}
    assert s.tribes[0].cubes == 2
    assert s.tribes[0].shown[0] == 1


@rule("TI-14.2", "TI-13.3")
def test_the_wrath_idol() -> None:
    s = with_idol("wrath")
    s.wrath = bytearray([2, 2])
    ask(s, ACT)
    play(s, "idol-wrath", "moneiba")
    assert list(s.wrath) == [2, 1]
    assert sum(s.tribes[0].idols) == 1
    s = with_idol("wrath")
    s.wrath = bytearray([0, 0])
    ask(s, ACT)
    play(s, "idol-wrath")
    assert list(s.wrath) == [0, 0]
    assert sum(s.tribes[0].idols) == 1


@rule("TI-14.4", "TI-14.5")
def test_offering_idols() -> None:
    for name, gods in (
        ("offering-acoran", {"acoran"}),
        ("offering-moneiba", {"moneiba"}),
        ("offering-both", {"acoran", "moneiba"}),
    ):
        s = with_idol(name)
        ask(s, ACT)
        play(s, f"idol-{name}")
        assert {text.split("-")[0] for text in notations(s)} == gods
        s.play(s.moves()[0])
        assert sum(s.offered) == 2
        assert sum(s.tribes[0].idols) == 1  # the first on the card


@rule("TI-14.6")
def test_the_movement_idol() -> None:
    s = with_idol("movement")
    ask(s, ACT)
    play(s, "idol-movement")
    assert s.steps == 3
    assert s.tribes[0].cubes == 2


@rule("TI-14.8", "TI-16.5")
def test_the_fertility_idol() -> None:
    for choice in ("villagers", "livestock"):
        s = with_idol("fertility")
        put(s, "1,1", villagers=1, site="herd", animals=2)
        put(s, "-1,2", villagers=1, site="pigs", animals=1)
        ask(s, ACT)
        play(s, "idol-fertility", choice)
        assert s.villagers[at(s, "1,1")] == (3 if choice == "villagers" else 2)
        assert s.animals[at(s, "1,1")] == (3 if choice == "livestock" else 2)
        assert s.villagers[at(s, "-1,2")] == 1
        assert s.animals[at(s, "-1,2")] == 1


@rule("TI-14.8")
def test_fertility_is_for_settlements_under_control() -> None:
    s = with_idol("fertility")
    watched = put(s, "5,-1", nobles=1, site="herd", animals=2)
    other = put(s, "7,-1", seat=1, villagers=1, site="herd", animals=2)
    ask(s, ACT)
    assert refused(s, "idol-fertility") == "TI-6.12"
    put(s, "7,2", villagers=1, site="herd", animals=2)
    ask(s, ACT)
    play(s, "idol-fertility")
    assert s.animals[at(s, "7,2")] == 3
    assert s.animals[watched] == s.animals[other] == 2


@rule("TI-14.10")
def test_the_raw_material_idol() -> None:
    s = with_idol("raw-material")
    s.tribes[0].tokens = [1, 2, 0]
    give(s, wood=3)
    ask(s, ACT)
    play(s, "idol-raw-material")
    assert notations(s) == {"clay", "clay+wood", "wood", "wood+wood"}
    play(s, "clay+wood")
    assert s.tribes[0].tokens == [0, 1, 0]
    assert stock(s) == {"wood": 3}


@rule("TI-14.11")
def test_the_learning_idol() -> None:
    s = with_idol("learning")
    ask(s, ACT)
    assert refused(s, "idol-learning") == "TI-6.12"
    put(s, "1,1", site="herd")
    put(s, "1,1", seat=1, nobles=1)
    ask(s, ACT)
    assert refused(s, "idol-learning") == "TI-6.12"  # nobody there knows it
    teach(s, 1, "herd")
    ask(s, ACT)
    play(s, "idol-learning")
    assert s.tribes[0].knows(2)
    assert s.tribes[0].cubes == 3


@rule("TI-14.13")
def test_the_cancellation_idol() -> None:
    s = with_idol("cancellation", mode="dominion")
    for seat in (0, 1):
        s.tribes[seat].secrets, s.tribes[seat].values, s.tribes[seat].seen = [seat], [1], [0]
    ask(s, ACT)
    play(s, "idol-cancellation")
    assert notations(s) == {"1.1", "2.1"}
    play(s, "2.1")
    assert s.tribes[1].secrets == s.tribes[1].values == []


@rule("TI-14.14")
def test_the_visions_idol() -> None:
    s = with_idol("visions", mode="dominion")
    s.tribes[0].secrets, s.tribes[0].values, s.tribes[0].seen = [0], [-2], [0]
    s.tribes[1].secrets, s.tribes[1].values, s.tribes[1].seen = [5], [2], [0]
    ask(s, ACT)
    assert s.view(0)["tribes"][1]["objectives"] == [{"value": 2, "known": None}]
    play(s, "idol-visions")
    assert s.view(0)["tribes"][1]["objectives"] == [{"value": 2, "known": "most-salted-meat"}]
    assert s.view(None)["tribes"][1]["objectives"] == [{"value": 2, "known": None}]
    play(s, "1")
    assert s.tribes[0].values == [2]
    assert s.tribes[1].values == [-2]


@rule("TI-14.7", "TI-14.16", "TI-14.15")
def test_the_location_idol() -> None:
    s = with_idol("location")
    s.standees = bytearray([3, 5, 0, 0, 0, 0, 0])
    s.volcanoes[8] = 255
    ask(s, EVENT_IDOL)
    assert "moneiba-3" in notations(s)  # where another standee is
    assert "acoran-8" not in notations(s)
    play(s, "acoran-7")
    assert s.standees[ACORAN] == 7
    assert s.tribes[0].shown[IDOLS.index("location")] == 1


@rule("TI-14.9", "TI-14.15", "TI-13.1")
def test_the_shipwreck_idol_and_the_round_of_idols() -> None:
    s = table(2)
    idol(s, 0, "shipwreck")
    idol(s, 1, "location")
    s.tribes[0].passed = s.tribes[1].passed = 1
    s.standees = bytearray([3, 0, 0, 0, 6, 0, 0])
    ask(s, IDOL_ROUND)
    assert s.seat == 0
    play(s, "done")
    assert s.seat == 1
    play(s, "acoran-1")
    assert s.seat == 0  # asked again, because somebody has played
    play(s, "sink-white")
    assert s.standees[4] == 0
    assert s.over


@rule("TI-14.3", "TI-14.12", "TI-6.12")
def test_idols_of_other_times_have_no_effect_in_the_action_phase() -> None:
    s = table(2, mode="dominion")
    assert {IDOLS[kind] for kind in LATER} == {
        "protection",
        "location",
        "shipwreck",
        "solidarity",
    }
    assert not any(has_effect(s, 0, kind) for kind in LATER)


@rule("TI-13.11")
def test_an_empty_deck_gives_no_idol() -> None:
    s = table(2)
    s.idols = bytearray(len(IDOLS))
    take_idol(s, 0, "TI-13.11")
    assert sum(s.tribes[0].idols) == 0


@rule("TI-8.6", "TI-14.1")
def test_a_production_idol_may_process_alone() -> None:
    s = with_idol("production")
    teach(s, 0, "herd")
    invent(s, 0, "field-knife", "cheese-maker")
    give(s, milk=2, wood=1)
    ask(s, ACT)
    walk(s, "idol-production", "herd", "2")
    assert stock(s) == {"cheese": 2}
    hold(s, ACT)
    assert "idol-production" not in notations(s)
