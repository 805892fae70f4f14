"""KI-11, KI-13, KI-15 and KI-16: the track, tokens, paying and limits."""

import pytest

from atoll import Session, seeded
from atoll.games.kiwi import GAME
from atoll.games.kiwi.state import Kiwi
from atoll.text import tell
from tests.kiwi.hand import offered, play, refused
from tests.kiwi.positions import bonus, flock, island_for, numbered, started, table, then, where
from tests.kiwi.readings import fruit, hand, markers, on, tokens
from tests.ledger import rule
from tests.positions import asked

FULL = "3@3,0 " * 6  # eighteen tokens far away
DRY = "3@3,0 3@3,0 3@3,0 3@3,0 3@3,1 3@3,1 1@0,1 1@0,2"


@rule("KI-11.1", "KI-11.2")
def test_slots_are_uncovered_from_the_first_and_give_their_bonus() -> None:
    s = table(flock("1@0,0 1@0,1 1@0,2", fruit="red green"), flock("1@2,1"))
    seen = []
    for left in range(8, 0, -1):
        assert s.flocks[0].track == left
        before = (sum(fruit(s).values()), sum(markers(s).values()))
        bonus(s, "place")
        play(s, "0,0")
        assert on(s, "0,0").count("red1") >= 1
        gained = (sum(fruit(s).values()) - before[0], sum(markers(s).values()) - before[1])
        seen.append(gained if asked(s) == "play-card" else asked(s))
        if asked(s) != "play-card":
            play(s, "done")
    assert seen == [(0, 0), (0, 0), (1, 0), "move", (0, 1), (2, 0), "feed", (0, 1)]


@rule("KI-11.3")
def test_slots_are_never_refilled() -> None:
    s = table(flock("1@0,1", track=6, leader="-1,2"), flock("3@0,0"), seat=1)
    play(s, "move", "green3@0,0", "0,1", "red1@0,1", "1,1")
    assert s.flocks[0].track == 6
    coast = table(flock("1@0,-1", track=0), flock("3@0,0"), seat=1)
    play(coast, "move", "green3@0,0", "0,-1", "red1@0,-1", "off")
    assert tokens(coast.flocks[0]) == (0, 20)


@rule("KI-11.4")
def test_a_bonus_lost_is_lost_for_good() -> None:
    s = table(flock("1@0,1", track=6, markers="flower"), flock())
    then(s, "mark", 0, 1)
    play(s, "0,1", "track")
    assert (s.flocks[0].track, fruit(s)) == (5, {})
    bonus(s, "place")
    play(s, "0,1")
    assert asked(s) == "move"  # slot 4; the fruit of slot 3 is gone


@rule("KI-11.6", "KI-24.1")
def test_a_bonus_is_resolved_with_all_that_follows_before_the_next_token() -> None:
    # Slot 7 is a Feed, whose token comes from slot 8, whose marker is drawn before the second kiwi.
    s = table(flock("1@0,0 1@0,1", track=2, fruit="red green"), flock("1@2,1"))
    bonus(s, "place", 2)
    play(s, "0,0")
    assert asked(s) == "feed"
    play(s, "red1@0,1")
    assert on(s, "0,1") == "red2"
    assert s.flocks[0].track == 0
    assert sum(markers(s).values()) == 2  # of slot 8, and for feeding an own kiwi
    assert asked(s) == "place-token"


@rule("KI-11.7")
def test_actions_may_be_declined_and_fruit_and_markers_are_always_taken() -> None:
    s = table(flock("1@0,0 1@0,1", track=8), flock())
    bonus(s, "move")
    assert "done" in offered(s)
    play(s, "done")
    bonus(s, "fruit", 2)
    bonus(s, "marker", 1)
    assert (sum(fruit(s).values()), sum(markers(s).values())) == (2, 1)


@rule("KI-13.2")
def test_tokens_come_from_the_track_then_the_reserve_then_the_island() -> None:
    s = table(flock("1@0,1 " + FULL, track=1), flock())
    assert tokens(s.flocks[0]) == (1, 0)
    reserve = table(flock("1@0,1 1@0,2", track=0), flock())
    bonus(reserve, "place")
    play(reserve, "0,1")
    assert tokens(reserve.flocks[0]) == (0, 17)
    both = table(flock("1@0,1 1@0,2", track=3), flock())
    bonus(both, "place")
    play(both, "0,1")
    assert both.flocks[0].track == 2
    dry = table(flock(DRY, track=0), flock())
    assert tokens(dry.flocks[0]) == (0, 0)
    bonus(dry, "place")
    assert asked(dry) == "take-token"


@rule("KI-13.3", "KI-13.5")
def test_a_token_from_the_island_shrinks_a_kiwi_and_must_be_used() -> None:
    s = table(flock(DRY, track=0), flock())
    bonus(s, "place")
    assert "done" not in offered(s)
    assert refused(s, 9999) == ("KI-13.3", "refused-must-go-on")
    play(s, "red3@3,1", "0,1")
    assert on(s, "3,1") == "red2 red3"
    assert on(s, "0,1") == "red1 red1"
    gone = table(flock(DRY, track=0), flock())
    bonus(gone, "place")
    play(gone, "red1@0,2", "0,1")
    assert on(gone, "0,2") == ""
    four = table(flock(DRY, track=0), flock())
    bonus(four, "place", 4)
    for _ in range(4):
        assert asked(four) == "take-token"
        play(four, offered(four)[0], "3,0")
    assert asked(four) == "play-card"


@rule("KI-13.3", "KI-13.5", "KI-18.5")
def test_the_log_says_that_a_token_came_from_the_island() -> None:
    s = table(flock(DRY, track=0, markers="flower"), flock())
    s.story = []
    bonus(s, "place")
    play(s, "red3@3,1", "0,1")
    bonus(s, "increase")
    play(s, "red1@0,2", "red3@3,0")
    then(s, "mark", 0, 1)
    play(s, "0,1", "red2@3,1")
    told = [(line.words.key, line.words.facts.get("source")) for line in s.story]
    assert told == [
        ("take-token", None),
        ("place-token", "island"),
        ("take-token", None),
        ("grew", "island"),
        ("mark", None),
        ("take-token", None),
    ]
    assert tokens(s.flocks[0]) == (0, 0)
    assert "from the Reserve" not in " ".join(
        tell("kiwi", line, ["Ada", "Ben"]) for line in s.story
    )


@rule("KI-13.5", "KI-5.7", "KI-17.7")
def test_what_a_bonus_cannot_give_is_said() -> None:
    everywhere = " ".join(f"0@{where(island_for(2), place)}" for place in range(18))
    s = table(flock("2@0,1", track=0), flock("1@2,2"), marks=everywhere)
    s.story = []
    bonus(s, "increase")
    s.flocks[0].lift(s.island.names.index(numbered(s.island, "0,1")), 1)
    bonus(s, "place", 2)
    bonus(s, "remove-token")
    bonus(s, "return-marker")
    bonus(s, "feed")
    bonus(s, "build")
    assert [line.words.key for line in s.story] == [
        "no-increase",
        "no-take-token",
        "no-remove-token",
        "no-return-marker",
        "no-feed",
        "no-build",
    ]
    assert asked(s) == "play-card"


@rule("KI-13.4")
def test_a_new_kiwi_joins_an_own_piece() -> None:
    s = table(flock("1@0,1 2@1,1", leader="-1,0"), flock("1@2,2"))
    bonus(s, "place")
    assert sorted(offered(s)) == ["-1,0", "0,1", "1,1"]
    assert refused(s, "2,2") == ("KI-13.4", "refused-alone")
    assert refused(s, "0,0") == ("KI-13.4", "refused-alone")
    play(s, "1,1")
    assert on(s, "1,1") == "red1 red2"


@rule("KI-13.5")
def test_placing_is_compulsory_while_there_is_a_token() -> None:
    s = table(flock("1@0,1"), flock())
    bonus(s, "place")
    assert "done" not in offered(s)
    assert refused(s, 9999)[1] == "refused-must-go-on"
    grow = table(flock("1@0,1 1@0,2"), flock())
    bonus(grow, "increase")
    assert "done" not in offered(grow)


@rule("KI-13.6")
def test_a_growing_kiwi_does_not_feed_itself() -> None:
    s = table(flock(DRY, track=0), flock())
    bonus(s, "increase")
    assert "done" not in offered(s)
    play(s, "red1@0,1")
    assert refused(s, "red1@0,1") == ("KI-13.6", "refused-growing-itself")
    play(s, "red1@0,2")
    assert (on(s, "0,1"), on(s, "0,2")) == ("red2", "")
    everywhere = " ".join(f"0@{where(island_for(2), place)}" for place in range(18))
    alone = table(flock("2@0,1", track=0), flock(), marks=everywhere)
    assert tokens(alone.flocks[0]) == (0, 0)
    bonus(alone, "increase")
    assert (asked(alone), on(alone, "0,1")) == ("play-card", "red2")


@rule("KI-15.1", "KI-15.2")
def test_what_is_paid_goes_back_to_its_bag() -> None:
    s = table(flock("1@0,1", fruit="red green", markers="sand"), flock())
    assert (list(s.fruit), list(s.bag)) == ([13, 13, 14, 14], [14, 14, 14, 13])
    play(s, "feed", "red+marker")
    assert list(s.fruit) == [14, 13, 14, 14]
    assert sum(s.bag) == 56 - 1  # the sand marker is back, one was drawn
    assert fruit(s) == {"green": 1}


@rule("KI-15.2")
def test_markers_on_the_island_are_not_money() -> None:
    s = table(flock("1@0,1", fruit="red"), flock(), marks="0@0,0 0@0,1")
    assert refused(s, "feed")[0] == "KI-3.11"


@rule("KI-15.2", "KI-15.6")
def test_nobody_pays_what_they_do_not_have_or_more_than_the_price() -> None:
    s = table(flock("1@0,1", fruit="red green blue"), flock())
    play(s, "feed")
    assert refused(s, 1 + 5 * 5 * 1) == ("KI-15.2", "refused-not-held")  # red and yellow
    three = 1 + 5 + 125
    assert refused(s, three) == ("KI-15.6", "refused-no-such-payment")
    assert refused(s, 1) == ("KI-15.2", "refused-not-held")  # one red and a marker


@rule("KI-15.3")
def test_markers_may_pay_all_of_a_price_each_as_a_type_of_its_own() -> None:
    s = table(flock("3@0,1", markers="sand sand sand sand"), flock())
    play(s, "feed")
    assert sum(markers(s).values()) == 1  # all four paid, one drawn
    build = table(flock("1@0,1 1@0,1", leader="-1,2", markers="sand grass"), flock())
    play(build, "build", "0,1", "tree")
    assert markers(build) == {}
    mixed = table(flock("2@0,1", fruit="red", markers="sand grass flower"), flock())
    play(mixed, "feed")
    assert offered(mixed) == ["red+marker+marker", "marker+marker+marker"]


@rule("KI-15.4", "KI-24.2")
def test_the_others_learn_how_many_markers_are_paid_and_not_of_which_type() -> None:
    heard, seen, left = [], [], []
    for given in ("sand", "grass"):
        s = table(flock("1@0,1", fruit="red", markers="sand grass"), flock())
        s.story = []
        play(s, "feed", "red+marker", given)
        heard.append([tell("kiwi", told, ["Ada", "Ben"]) for told in s.story])
        seen.append(s.view(1))
        left.append(markers(s))
    assert any("pays a marker" in line for line in heard[0])
    assert heard[0] == heard[1]
    assert seen[0] == seen[1]
    assert seen[0]["flocks"][0]["markers"] == 2
    assert left[0] != left[1]


@rule("KI-15.5")
def test_a_price_of_a_marker_needs_a_marker() -> None:
    s = table(flock(fruit="red red red"), flock(), season=2, variable=True, slots=[1, 2])
    s.first = 1
    then(s, "awaken")
    s.story = []
    play(s, "slot-6")
    assert fruit(s) == {"red": 2}  # one for the fruit of the price, none for its marker
    assert [line.words.key for line in s.story] == ["take-slot", "lacks", "pay"]
    assert tell("kiwi", s.story[1], ["Ada", "Ben"]) == (
        "Ada cannot pay 1 marker of it, and need not."
    )


@rule("KI-16.1")
def test_everybody_holds_three_cards_whenever_no_card_is_resolved() -> None:
    s = started(3, 2)
    chance = seeded(5)
    while not s.over:
        if asked(s) == "play-card":
            assert [len(hand(s, seat)) for seat in range(3)] == [3, 3, 3]
        s.play(chance.pick(s.moves()))


@rule("KI-16.2")
def test_fruit_above_ten_goes_back() -> None:
    s = table(flock(fruit="red " * 5 + "green " * 4, hand="wild-fruit move feed"), flock())
    play(s, "wild-fruit:bonus")
    assert (asked(s), s.task.n) == ("return-fruit", 3)
    assert refused(s, 9) == ("KI-16.2", "refused-over-limit")
    play(s, "red", "red", "green")
    assert sum(fruit(s).values()) == 10
    assert s.seat == 1
    assert sum(s.fruit) == 46


@rule("KI-16.2")
def test_fruit_above_ten_goes_back_of_ones_own_choice() -> None:
    s = table(flock(fruit="red " * 10), flock())
    s.fruit = bytearray([0, 2, 0, 0])  # nothing but green
    bonus(s, "fruit", 2)
    assert (asked(s), s.task.n, offered(s)) == ("return-fruit", 2, ["red", "green"])
    assert refused(s, "blue") == ("KI-16.2", "refused-no-fruit")
    play(s, "green", "red")
    assert fruit(s) == {"red": 9, "green": 1}
    assert list(s.fruit) == [1, 1, 0, 0]
    assert asked(s) == "play-card"
    ten = table(flock(fruit="red " * 9), flock())
    bonus(ten, "fruit", 1)
    assert asked(ten) == "play-card"  # ten may be kept
    assert sum(fruit(ten).values()) == 10


@rule("KI-16.2")
def test_the_limit_holds_in_a_rivals_turn_too() -> None:
    s = table(flock(fruit="red green"), flock("1@0,1", track=6, fruit="red " * 10))
    s.fruit = bytearray([0, 0, 9, 0])
    play(s, "feed")
    assert (asked(s), s.seat, offered(s)) == ("return-fruit", 1, ["red", "yellow"])
    assert markers(s) == {}  # before the feeder goes on
    play(s, "red")
    assert fruit(s, 1) == {"red": 9, "yellow": 1}
    assert sum(markers(s).values()) == 2


@rule("KI-16.3")
def test_markers_have_no_limit() -> None:
    s = table(flock(markers="sand " * 14 + "grass " * 14), flock())
    bonus(s, "marker", 3)
    assert sum(markers(s).values()) == 31


@rule("KI-16.4")
def test_an_empty_bag_gives_nothing() -> None:
    everything = "flower " * 14 + "grass " * 14 + "mountain " * 14 + "sand " * 14
    s = table(flock(), flock(markers=everything))
    bonus(s, "marker", 2)
    assert markers(s) == {}
    assert asked(s) == "play-card"


@rule("KI-16.5")
def test_players_draw_in_turn_order() -> None:
    session = Session.new(GAME, seats=3, seed=3)
    chance = seeded(8)
    told: list[int] = []
    while not session.state.over and not told:
        assert isinstance(session.state, Kiwi)
        order = list(session.state.order)
        story = session.play(chance.pick(session.state.moves()))
        sides = [line.seat for line in story if line.words.key == "right-side"]
        if len(sides) == 2:
            told = sides
            assert sides == [player for player in order if player in sides]
    assert told


@pytest.mark.parametrize("seats", [2, 4])
@rule("KI-16.4")
def test_the_fruit_bag_never_runs_dry(seats: int) -> None:
    s = started(seats, 4)
    chance = seeded(2)
    while not s.over:
        assert sum(s.fruit) >= 56 - 10 * seats - 4
        s.play(chance.pick(s.moves()))


def test_the_coach_says_when_no_token_is_left_beside_the_island() -> None:
    warned = []
    for pieces, track in ((DRY, 0), ("1@0,1", 2)):
        guide = table(flock(pieces, track=track), flock()).guide()
        assert guide is not None
        warned.append("guide-warn-tokens" in {words.key for words in guide.advice})
    assert warned == [True, False]
