"""TI-16 to TI-20: the nine steps at the end of an era come in their order."""

from typing import Any

from atoll.games.tindaya.decisions.closing import BRING_FIRE
from atoll.games.tindaya.decisions.strategy import BEGIN_ERA
from atoll.games.tindaya.decisions.turn import ACT
from atoll.games.tindaya.decisions.upkeep import BEGIN_END, FEED
from atoll.games.tindaya.names import ACORAN, MONEIBA
from atoll.games.tindaya.state import DESTROYED, NO_NOBLE, Tindaya
from tests.ledger import rule
from tests.positions import asked, play
from tests.tindaya.positions import ask, at, card, give, put, stock, table, teach, then


def quiet(seats: int = 2, **options: Any) -> Tindaya:
    """An era at whose end no event comes; both gods are calm, everybody has a noble."""
    s = table(seats, **options)
    s.wrath = bytearray([0, 0])
    s.standees = bytearray(7)
    for seat in range(seats):
        put(s, "12,-2", seat=seat, nobles=1)
    return s


def paid(s: Tindaya, god: int) -> None:
    for strip in s.demands(god):
        s.offered[(god * 4 + strip) * s.seats] = s.seats


@rule("TI-16.1", "TI-16.6")
def test_who_was_just_born_eats() -> None:
    s = quiet()
    put(s, "1,0", villagers=2, site="fishing")
    give(s, fig=2)
    ask(s, BEGIN_END)
    assert s.tribes[0].villagers == 2  # a third was born, and one of the three has starved
    assert s.wrath[MONEIBA] >= 1


@rule("TI-16.12", "TI-16.11", "TI-16.13")
def test_who_has_no_shelter_has_eaten_before() -> None:
    s = quiet(4)
    put(s, "0,1", villagers=6)
    give(s, fig=6)
    ask(s, BEGIN_END)
    assert s.tribes[0].villagers == 4
    assert stock(s) == {}
    assert s.tribes[0].waste == 0  # all six figs were eaten


@rule("TI-16.13", "TI-16.6")
def test_only_what_nobody_has_eaten_spoils() -> None:
    s = quiet(4)
    put(s, "0,1", villagers=2)
    give(s, fig=5, cheese=1)
    ask(s, BEGIN_END)
    assert s.task.matter is FEED
    play(s, "menu")
    assert s.tribes[0].waste == 3
    assert stock(s) == {"cheese": 1}


@rule("TI-16.14", "TI-16.17", "TI-20.2")
def test_the_dump_overflows_before_the_offerings_are_counted() -> None:
    """Acoran's marker touches destruction at the dump, and a paid offering takes it down again."""
    s = quiet()
    s.wrath = bytearray([3, 0])
    paid(s, ACORAN)
    s.tribes[0].waste = 6
    ask(s, BEGIN_END)
    assert s.doom == 0
    assert s.era == 2
    assert s.wrath[ACORAN] == 3  # up to four, not beyond, and down by one


@rule("TI-16.17", "TI-17.3")
def test_the_offerings_are_counted_before_the_events() -> None:
    for gift in (False, True):
        s = quiet()
        s.wrath = bytearray([1, 2])
        put(s, "3,0", villagers=1, site="fishing")  # three hexes from volcano 1
        give(s, fig=1)
        s.event = s.parts.event_sets[0][0][0]
        s.standees[MONEIBA] = 1
        s.cards[MONEIBA] = card("storm")
        if gift:
            paid(s, MONEIBA)
        ask(s, BEGIN_END)
        assert s.wrath[MONEIBA] == (1 if gift else 3)
        assert s.tribes[0].villagers == (1 if gift else 0)


@rule("TI-20.1", "TI-17.2")
def test_the_events_come_before_survival_is_looked_at() -> None:
    s = quiet()
    s.event = s.parts.event_sets[0][0][0]
    s.standees[ACORAN] = 4
    s.cards[ACORAN] = card("guayota")
    s.nobles[at(s, "12,-2")] = 0
    s.nobles[at(s, "12,-3")] = 1  # the only noble of seat 0 has left the volcano
    ask(s, BEGIN_END)
    assert s.over
    assert s.doom == NO_NOBLE
    assert s.winners() == []


@rule("TI-20.1", "TI-20.3", "TI-20.5")
def test_fire_comes_after_survival_and_before_learning() -> None:
    s = quiet()
    teach(s, 1, "herd")
    put(s, "1,1", nobles=1, site="herd")
    put(s, "1,1", seat=1, villagers=1)
    give(s, wood=2)
    give(s, 1, fig=1)
    then(s, (BEGIN_END, 0, 0, 0), (BEGIN_ERA, 0, 0, 0))
    assert asked(s) == "bring-fire"
    assert not s.tribes[0].knows(2)
    play(s, "wood+wood")
    while s.task.matter is not ACT:
        s.play(s.moves()[0])
    assert s.tribes[0].knows(2)
    assert s.era == 2
    s = quiet()
    give(s, wood=2)
    s.wrath = bytearray([3, 3])
    ask(s, BEGIN_END)
    assert s.doom == DESTROYED  # nobody is asked for fire


@rule("TI-20.3", "TI-20.5", "TI-20.6")
def test_the_last_era_has_no_survival_check_and_no_fire() -> None:
    s = quiet(era=3)
    s.event = s.parts.event_sets[0][2][0]
    s.wrath = bytearray([3, 3])
    s.tribes[0].spent_cubes = 2
    give(s, wood=2)
    teach(s, 1, "herd")
    put(s, "1,1", nobles=1, site="herd")
    put(s, "1,1", seat=1, nobles=1)
    ask(s, BEGIN_END)
    assert s.over
    assert s.doom == 0
    assert s.era == 3
    assert s.tribes[0].knows(2)  # learning is the one thing that is still done
    assert s.tribes[0].spent_cubes == 2
    assert stock(s) == {"wood": 2}


@rule("TI-34.3")
def test_the_first_lesson_leaves_out_shelter_garbage_and_fire() -> None:
    s = quiet(lesson=1)
    put(s, "0,1", villagers=6)
    give(s, fig=9, cheese=9, wood=4)
    ask(s, BEGIN_END)
    play(s, "menu")
    assert s.over
    assert s.tribes[0].villagers == 6
    assert s.tribes[0].waste == 0
    assert stock(s) == {"fig": 3, "cheese": 9, "wood": 4}
    s = quiet(lesson=2)
    put(s, "0,1", villagers=6)
    give(s, fig=9, wood=4)
    ask(s, BEGIN_END)
    assert s.tribes[0].villagers == 4
    assert s.task.matter is BRING_FIRE
    assert stock(s) == {"wood": 4}
