"""KI-23: the variable turn order."""

from tests.kiwi.hand import offered, play, refused
from tests.kiwi.positions import flock, new, table, then
from tests.kiwi.readings import fruit, markers, tokens
from tests.ledger import rule
from tests.positions import asked


@rule("KI-23.1")
def test_the_track_has_six_slots() -> None:
    s = new(2, order="variable")
    slots = s.view(None)["turn_order"]
    assert [slot["slot"] for slot in slots] == [1, 2, 3, 4, 5, 6]
    assert [(slot["pay_fruit"], slot["pay_markers"]) for slot in slots] == [(0, 0)] * 4 + [
        (1, 0),
        (1, 1),
    ]
    assert new(2).view(None)["turn_order"] == []
    while asked(s) == "choose-leader":
        s.play(s.moves()[0])
    assert refused(s, 7) == ("KI-23.1", "refused-no-such-slot")


@rule("KI-23.2", "KI-11.4")
def test_the_last_step_of_setup() -> None:
    s = new(4, 5, order="variable")
    while asked(s) == "choose-leader":
        s.play(s.moves()[0])
    order = [(int(s.first) + i) % 4 for i in range(4)]
    asked_of = []
    before = [sum(each.fruit) for each in s.flocks]
    for slot in ("slot-3", "slot-2", "slot-1", "slot-4"):
        asked_of.append(s.seat)
        play(s, slot)
    assert asked_of == order
    assert [tokens(each) for each in s.flocks] == [(7, 0)] * 4
    gained = [sum(s.flocks[p].fruit) - before[p] for p in order]
    assert gained == [2, 0, 1, 0]
    assert s.order == [order[2], order[1], order[0], order[3]]


@rule("KI-23.3", "KI-23.4", "KI-15.5")
def test_ex5_awakening() -> None:
    s = table(
        flock(colour="green"),
        flock(colour="yellow", markers="sand", fruit="red"),
        flock(colour="purple"),
        flock(colour="red"),
        season=2,
        variable=True,
        slots=[1, 3, 2, 4],
    )
    s.first = 3
    then(s, "awaken")
    assert s.first == 0
    assert refused(s, "slot-1") == ("KI-23.3", "refused-slot-of-last-season")
    play(s, "slot-2")
    assert sum(markers(s, 0).values()) == 1
    assert refused(s, "slot-2") == ("KI-23.3", "refused-slot-taken")
    s.story = []
    play(s, "slot-6")
    assert (markers(s, 1), fruit(s, 1)) == ({}, {})
    assert [line.words.key for line in s.story] == ["take-slot", "pay-marker", "pay"]
    play(s, "slot-3")
    assert sum(fruit(s, 2).values()) == 2
    play(s, "slot-1")
    assert sum(fruit(s, 3).values()) == 1
    then(s, "season-change")
    assert s.order == [3, 0, 2, 1]
    assert s.first == 0  # the marker does not pass again
    assert [slot["taken"] for slot in s.view(None)["turn_order"]] == [3, 0, 2, None, None, 1]


@rule("KI-23.5")
def test_any_slot_may_be_taken_and_what_can_be_paid_is() -> None:
    s = table(flock(), flock(markers="sand"), season=2, variable=True, slots=[1, 2])
    s.first = 1
    then(s, "awaken")
    assert offered(s) == ["slot-2", "slot-3", "slot-4", "slot-5", "slot-6"]
    s.story = []
    play(s, "slot-5")
    assert s.places[0] == 4  # for nothing, as there is nothing to pay with
    play(s, "slot-6")
    assert markers(s, 1) == {}  # a marker is a fruit, but not two things
    assert [line.words.key for line in s.story] == [
        *["take-slot", "lacks"],
        *["take-slot", "lacks", "pay-marker"],
    ]


@rule("KI-23.6", "KI-2.4")
def test_nest_bonuses_follow_the_new_order() -> None:
    s = table(
        flock("1@0,0 1@0,1"),
        flock("1@2,1 1@2,0"),
        season=1,
        variable=True,
        slots=[1, 2],
        nests="0:cave-1@0,0 1:cave-1@2,1",
    )
    s.first = 1
    s.agenda[:] = s.agenda[:1]  # the next season
    s.settle()
    assert asked(s) == "take-slot"
    play(s, "slot-4", "slot-3")
    assert (asked(s), s.seat) == ("place-token", 1)
