"""TI-13, TI-14: idols."""

from typing import Any

from atoll.games.tindaya.decisions.events import EVENT_IDOL, IDOL_ROUND
from atoll.games.tindaya.decisions.idols import LATER, has_effect
from atoll.games.tindaya.decisions.turn import ACT
from atoll.games.tindaya.names import ACORAN, IDOLS
from atoll.games.tindaya.pieces import take_idol
from atoll.games.tindaya.state import Tindaya
from tests.ledger import rule
from tests.positions import offered, play, refused
from tests.tindaya.positions import (
    ask,
    at,
    give,
    hold,
    idol,
    invent,
    offering,
    put,
    stock,
    table,
    teach,
    walk,
)


def with_idol(name: str, **options: Any) -> Tindaya:
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
    assert set(offered(s)) == {"fishing", "crops"}
    play(s, "fishing")
    assert stock(s) == {"fish": 2}
    assert s.tribes[0].cubes == 2
    assert s.tribes[0].shown[0] == 1


@rule("TI-14.1", "TI-7.1")
def test_the_production_idol_is_for_known_trades() -> None:
    s = with_idol("production")
    put(s, "1,0", villagers=2, site="fishing")
    ask(s, ACT)
    assert refused(s, "idol-production")[0] == "TI-6.12"
    teach(s, 0, "crops")
    put(s, "-1,2", villagers=1, site="crops")
    ask(s, ACT)
    play(s, "idol-production")
    assert stock(s) == {"fig": 1}


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
        assert {text.split("-")[0] for text in offered(s)} == gods
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
    walk(s, "land@1,1", "0n1v", "0,1", "done")
    assert s.task.matter is ACT  # one exploration, as with a cube


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
    assert refused(s, "idol-fertility")[0] == "TI-6.12"
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
    assert set(offered(s)) == {"clay", "clay+wood", "wood", "wood+wood"}
    play(s, "clay+wood")
    assert s.tribes[0].tokens == [0, 1, 0]
    assert stock(s) == {"wood": 3}


@rule("TI-14.11")
def test_the_learning_idol() -> None:
    s = with_idol("learning")
    ask(s, ACT)
    assert refused(s, "idol-learning")[0] == "TI-6.12"
    put(s, "1,1", site="herd")
    put(s, "1,1", seat=1, nobles=1)
    ask(s, ACT)
    assert refused(s, "idol-learning")[0] == "TI-6.12"  # nobody there knows it
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
    assert set(offered(s)) == {"1.1", "2.1"}
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
    assert "moneiba-3" in offered(s)  # where another standee is
    assert "acoran-8" not in offered(s)
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
    assert "idol-production" not in offered(s)
