"""KI-4 and KI-5: feeding, growing and bursting."""

from tests.kiwi.hand import offered, play, refused, refused_facts
from tests.kiwi.positions import bonus, flock, table
from tests.kiwi.readings import fruit, markers, on, place, tokens
from tests.ledger import rule
from tests.positions import asked

RICH = "red green yellow blue"


@rule("KI-4.1")
def test_any_kiwi_may_be_fed_but_no_leader() -> None:
    s = table(flock("1@0,1", fruit="red green"), flock("1@0,1 1@3,1"))
    play(s, "feed")
    assert offered(s) == ["red1@0,1", "green1@0,1", "green1@3,1"]
    for leader in ("red-leader", "green-leader"):
        assert refused(s, leader) == ("KI-4.1", "refused-feed-leader")


@rule("KI-4.2")
def test_the_price_is_the_next_size_in_different_fruit() -> None:
    kiwis = "1@0,0 2@0,1 3@1,0"
    two = play(table(flock(kiwis + " 1@2,0", fruit="red green"), flock()), "feed")
    assert offered(two) == ["red1@0,0", "red1@2,0"]
    three = play(table(flock(kiwis, fruit="red green blue blue"), flock()), "feed")
    assert offered(three) == ["red1@0,0", "red2@0,1"]
    assert refused(three, "red3@1,0") == ("KI-4.2", "refused-feed-price")
    assert refused_facts(three, "red3@1,0")[1]["price"] == 4
    assert refused_facts(three, "red3@1,0")[1]["types"] == 3
    four = play(table(flock(kiwis, fruit=RICH), flock()), "feed")
    assert offered(four) == ["red1@0,0", "red2@0,1", "red3@1,0"]
    play(four, "red3@1,0")
    assert fruit(four) == {}


@rule("KI-4.2")
def test_two_of_one_colour_do_not_feed() -> None:
    s = table(flock("1@0,0 1@0,1", fruit="red red green"), flock())
    play(s, "feed", "red1@0,0")
    assert fruit(s) == {"red": 1}  # red and green was the only way
    poor = table(flock("1@0,0", fruit="red red"), flock())
    assert refused(poor, "feed")[0] == "KI-3.11"
    more = play(table(flock("1@0,0", fruit="red red green blue"), flock()), "feed")
    assert offered(more) == ["red+green", "red+blue", "green+blue"]
    assert refused(more, "red+red") == ("KI-4.2", "refused-not-different")


@rule("KI-4.3", "KI-4.4", "KI-4.5", "KI-13.2")
def test_ex7_feeding_an_own_kiwi_brings_one_marker() -> None:
    s = table(flock("1@0,1", fruit="red green"), flock())
    play(s, "feed")
    assert on(s, "0,1") == "red2"
    assert tokens(s.flocks[0])[0] == 7
    assert sum(markers(s).values()) == 1
    assert sum(s.fruit) == 56


@rule("KI-4.3", "KI-4.4", "KI-4.5", "KI-13.2")
def test_ex7_feeding_a_rival_brings_two_markers_and_the_bonus_goes_to_its_owner() -> None:
    s = table(flock(fruit="red green"), flock("1@0,1", track=6))
    play(s, "feed")
    assert on(s, "0,1") == "green2"
    assert tokens(s.flocks[1])[0] == 5
    assert (sum(fruit(s, 1).values()), fruit(s, 0)) == (1, {})  # slot 3: 1 fruit
    assert (sum(markers(s, 0).values()), markers(s, 1)) == (2, {})


@rule("KI-4.6", "KI-11.8", "KI-6.9")
def test_the_owners_bonus_is_resolved_before_the_markers_are_drawn() -> None:
    s = table(flock(fruit="red green"), flock("1@0,1 1@0,2", track=5))
    play(s, "feed", "green1@0,1")
    assert (asked(s), s.seat) == ("move", 1)  # slot 4, in the turn of the other
    assert markers(s) == {}
    play(s, "green2@0,1", "0,0")
    assert sum(markers(s).values()) == 2
    assert s.seat == 1
    assert asked(s) == "play-card"
    assert not any(s.flocks[1].moved)


@rule("KI-4.7", "KI-7.8")
def test_growing_disturbs_nobody() -> None:
    s = table(flock("1@0,1 2@0,1", fruit="red green yellow"), flock("1@0,1 3@0,1"))
    play(s, "feed", "red2@0,1")
    assert on(s, "0,1") == "red1 red3 green1 green3"
    assert asked(s) == "play-card"


@rule("KI-4.8")
def test_the_token_may_not_come_from_the_fed_kiwi() -> None:
    marks = " ".join(
        f"1@{name}"
        for name in [
            "-1,0",
            "-1,1",
            "-1,2",
            "0,-1",
            "0,2",
            "1,-1",
            "1,2",
            "2,-1",
            "2,2",
            "3,-1",
            "3,1",
            "0,1",
            "1,0",
            "2,0",
        ]
    )
    alone = table(flock(fruit=RICH), flock("3@3,0 3@3,0", track=0), marks=marks)
    assert tokens(alone.flocks[1]) == (0, 0)
    play(alone, "feed")  # size 3 needs no token
    lonely = table(
        flock("1@0,0 1@0,1", fruit=RICH, track=7),
        flock("2@3,0", track=0),
        marks=marks + " 1@0,0 1@1,1 1@2,1 1@3,0",
    )
    assert tokens(lonely.flocks[1]) == (0, 0)
    play(lonely, "feed")
    assert refused(lonely, "green2@3,0") == ("KI-4.8", "refused-no-token")
    both = table(
        flock("1@0,0", fruit=RICH, track=7),
        flock("1@3,0 1@3,1", track=0),
        marks=marks + " 1@0,0 1@1,1 1@2,1 1@3,0",
    )
    play(both, "feed", "green1@3,0", "red+green")
    # The other kiwi gives its token; there is no choice.
    assert (on(both, "3,0"), on(both, "3,1")) == ("green2", "")


@rule("KI-4.8", "KI-13.3")
def test_the_owner_of_a_fed_kiwi_chooses_the_token_from_the_island() -> None:
    kiwis = "1@0,1 2@0,2 " + "3@3,0 " * 5 + "2@3,1"
    s = table(flock(fruit="red green"), flock(kiwis, track=0))
    assert tokens(s.flocks[1]) == (0, 0)
    play(s, "feed")
    assert (asked(s), s.seat) == ("take-token", 1)
    assert refused(s, "green1@0,1") == ("KI-4.8", "refused-growing-itself")
    assert refused(s, "green-leader") == ("KI-9.11", "refused-leader-has-no-tokens")
    assert "done" not in offered(s)
    play(s, "green2@0,2")
    assert (on(s, "0,1"), on(s, "0,2")) == ("green2", "green1")


@rule("KI-4.9", "KI-16.4")
def test_feeding_with_an_empty_bag() -> None:
    everything = "flower " * 14 + "grass " * 14 + "mountain " * 14 + "sand " * 13
    s = table(flock(fruit="red green"), flock("1@0,1", markers=everything))
    play(s, "feed")
    assert markers(s) == {"sand": 1}
    none = table(flock(fruit="red green"), flock("1@0,1", markers=everything + "sand"))
    play(none, "feed")
    assert markers(none) == {}
    assert on(none, "0,1") == "green2"


@rule("KI-4.10", "KI-11.7")
def test_a_feed_bonus_costs_its_fruit_and_may_be_declined() -> None:
    s = table(flock("1@0,0", fruit="red green blue"), flock("2@0,1"))
    bonus(s, "feed")
    assert asked(s) == "feed"
    declined = play(s.copy(), "done")
    assert fruit(declined) == {"red": 1, "green": 1, "blue": 1}
    assert asked(declined) == "play-card"
    play(s, "green2@0,1")
    assert fruit(s) == {}
    assert sum(markers(s).values()) == 2


@rule("KI-5.1", "KI-5.2", "KI-5.3", "KI-5.4", "KI-5.5", "KI-5.6", "KI-11.5")
def test_a_burst_clears_the_hex() -> None:
    s = table(
        flock("1@1,0 3@1,0", fruit=RICH),
        flock("3@1,0 2@1,0", leader="1,0", track=6),
        nests="0:tree-1@1,0",
        marks="0@1,0",
    )
    before = tokens(s.flocks[1])
    play(s, "feed", "green3@1,0")
    assert tokens(s.flocks[1]) == (before[0], before[1] + 3)
    assert fruit(s, 1) == {}  # no slot was uncovered
    assert asked(s) == "push"
    assert sorted(offered(s)) == ["green-leader", "green2@1,0", "red1@1,0", "red3@1,0"]
    assert markers(s) == {}
    play(s, "green-leader", "1,1", "red3@1,0", "0,0", "red1@1,0", "2,0", "2,-1")
    assert on(s, "1,0") == ""
    assert "green-leader" in on(s, "1,1")
    assert on(s, "2,-1") == "green2"
    assert s.nests[place(s, "1,0")]
    assert s.marks[place(s, "1,0")]
    assert sum(markers(s).values()) == 2
    assert s.seat == 1


@rule("KI-5.4", "KI-7.5")
def test_a_burst_on_the_shore_pushes_off_the_island() -> None:
    s = table(flock("1@0,-1", fruit=RICH, leader="2,1"), flock("3@0,-1 3@0,-1", leader="2,1"))
    play(s, "feed", "green3@0,-1", "green3@0,-1", "off", "off")
    assert on(s, "0,-1") == ""
    assert s.flocks[1].reserve == 20 - 8
    assert s.flocks[0].reserve == 12


@rule("KI-5.6")
def test_bursting_an_own_kiwi_brings_one_marker() -> None:
    s = table(flock("3@1,0", fruit=RICH), flock())
    play(s, "feed")
    assert sum(markers(s).values()) == 1
    assert s.flocks[0].reserve == 12


@rule("KI-5.7")
def test_an_increase_is_free_and_only_for_own_small_kiwis() -> None:
    s = table(flock("1@0,0 2@0,1 3@1,0"), flock("1@0,0"))
    bonus(s, "increase")
    assert offered(s) == ["red1@0,0", "red2@0,1"]
    assert refused(s, "red3@1,0") == ("KI-5.7", "refused-largest")
    assert refused(s, "red-leader") == ("KI-9.11", "refused-leader-has-no-tokens")
    rival = place(s, "0,0") * 32 + 1 * 8
    assert refused(s, rival) == ("KI-5.7", "refused-not-yours")
    play(s, "red2@0,1")
    assert on(s, "0,1") == "red3"
    assert (fruit(s), markers(s)) == ({}, {})


@rule("KI-5.8")
def test_an_increase_takes_from_the_track_and_gives_its_bonus() -> None:
    s = table(flock("1@0,0", track=6), flock())
    bonus(s, "increase")
    assert tokens(s.flocks[0])[0] == 5
    assert sum(fruit(s).values()) == 1
