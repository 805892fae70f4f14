"""KI-21: the four flocks of side B."""

from atoll.games.kiwi.state import Kiwi
from tests.kiwi.hand import offered, play, refused
from tests.kiwi.positions import bonus, flock, new, table, then, where
from tests.kiwi.readings import fruit, markers, on, place
from tests.ledger import rule
from tests.positions import asked


def marked(s: Kiwi) -> list[str]:
    return [where(s.island, h) for h, mark in enumerate(s.marks) if mark == 1]


@rule("KI-21.1")
def test_side_b_changes_track_and_power_and_nothing_else() -> None:
    a, b = new(4, 3).view(None)["flocks"], new(4, 3, flocks="b").view(None)["flocks"]
    powers = {"red": "second-mark", "green": "choose-marker"}
    powers |= {"purple": "double-nests", "yellow": "more-moves"}
    for one, other in zip(a, b, strict=True):
        assert (one["power"], other["power"]) == ("none", powers[one["colour"]])
        assert one["track_bonuses"] != other["track_bonuses"]
        assert other["track_bonuses"][:2] == [[], []]
        assert (one["pair"], one["nests"]) == (other["pair"], other["nests"])


@rule("KI-21.7")
def test_each_may_choose_a_side() -> None:
    s = new(3, 3, flocks="own")
    first = s.clockwise()[0]
    assert (asked(s), s.seat, offered(s)) == ("choose-side", first, ["a", "b"])
    assert refused(s, 2) == ("KI-21.7", "refused-no-such-side")
    play(s, "b", "a", "b")
    assert asked(s) == "choose-leader"
    sides = [s.view(None)["flocks"][player]["side"] for player in s.clockwise()]
    assert sides == ["b", "a", "b"]
    all_b = new(3, 3, flocks="b")
    for player in (s.clockwise()[0], s.clockwise()[2]):
        mixed, plain = s.flocks[player], all_b.flocks[player]
        assert (mixed.side, mixed.power) == (plain.side, plain.power)


@rule("KI-21.7")
def test_alone_only_the_human_chooses_a_side() -> None:
    s = play(new(1, 3, flocks="own"), "b")
    assert asked(s) == "choose-leader"
    assert [each.side > 0 for each in s.flocks] == [True, False]


@rule("KI-21.2")
def test_red_pays_for_a_second_marker() -> None:
    s = table(
        flock("1@0,1 1@-1,0 1@1,-1", side="b", markers="flower flower flower", fruit="blue"),
        flock(leader="3,1"),
    )
    then(s, "mark", 0, 1)
    play(s, "0,1", "track")
    assert (asked(s), s.task.n) == ("mark", 2)
    assert play(s.copy(), "done").flocks[0].fruit_total() == 1
    play(s, "-1,0", "blue", "track")
    assert sorted(marked(s)) == ["-1,0", "0,1"]
    assert fruit(s) == {}
    assert asked(s) == "play-card"  # there is no third


@rule("KI-21.2")
def test_red_may_pay_with_a_marker_but_not_with_the_one_it_places() -> None:
    kiwis = "1@0,1 1@-1,0"
    poor = table(flock(kiwis, side="b", markers="flower flower"), flock())
    then(poor, "mark", 0, 1)
    play(poor, "0,1", "track")
    assert asked(poor) == "play-card"
    rich = table(flock(kiwis, side="b", markers="flower flower sand"), flock())
    then(rich, "mark", 0, 1)
    play(rich, "0,1", "track", "-1,0", "track")
    assert markers(rich) == {}


@rule("KI-21.2")
def test_reds_power_is_idle_without_a_first_marker_and_in_the_last_season() -> None:
    kiwis = "1@0,1 1@-1,0"
    s = table(flock(kiwis, side="b", markers="flower flower", fruit="red"), flock())
    then(s, "mark", 0, 1)
    play(s, "done")
    assert asked(s) == "play-card"
    last = table(flock(kiwis, side="b", markers="flower flower", fruit="red"), flock(), season=4)
    then(last, "mark", 0, 0)
    play(last, "0,1", "track", "track")  # the other hex follows without a price
    assert fruit(last) == {"red": 1}


@rule("KI-21.2")
def test_dominance_for_the_second_marker_is_looked_at_anew() -> None:
    full = "3@3,-1 3@3,-1 3@3,-1 3@3,-1 3@3,1 2@3,1 2@0,1 1@-1,0"
    s = table(
        flock(full, side="b", markers="flower flower", fruit="red", track=0),
        flock("1@0,1", leader="-1,2"),
    )
    then(s, "mark", 0, 1)
    play(s, "-1,0", "red2@0,1")
    assert asked(s) == "play-card"  # 0,1 is tied now


@rule("KI-21.3")
def test_green_draws_one_more_and_returns_one() -> None:
    s = table(flock(colour="green", side="b", markers="sand"), flock())
    s.bag = bytearray([0, 5, 0, 0])
    bonus(s, "marker", 2)
    assert markers(s) == {"grass": 3, "sand": 1}
    assert (asked(s), offered(s)) == ("choose-marker", ["grass", "sand"])
    assert refused(s, "flower") == ("KI-21.3", "refused-no-marker")
    new_one = play(s.copy(), "grass")
    assert (markers(new_one), list(new_one.bag)) == ({"grass": 2, "sand": 1}, [0, 3, 0, 0])
    play(s, "sand")  # an old one may go back as well
    assert (markers(s), list(s.bag)) == ({"grass": 3}, [0, 2, 0, 1])
    assert asked(s) == "play-card"


@rule("KI-21.3")
def test_green_draws_one_more_for_feeding_too_and_once_for_a_gain() -> None:
    s = table(flock(colour="green", side="b", fruit="red green"), flock("1@0,1"))
    s.bag = bytearray([0, 0, 4, 0])
    play(s, "feed")  # a rival's kiwi brings two; three are drawn and one goes back
    assert (markers(s), list(s.bag)) == ({"mountain": 2}, [0, 0, 2, 0])
    assert s.seat == 1


@rule("KI-21.3")
def test_green_returns_none_if_the_bag_has_no_extra_marker() -> None:
    most = "flower " * 14 + "grass " * 14 + "mountain " * 14 + "sand " * 12
    s = table(flock(colour="green", side="b"), flock(markers=most))
    bonus(s, "marker", 2)
    assert markers(s) == {"sand": 2}
    assert asked(s) == "play-card"


@rule("KI-21.3")
def test_starting_markers_are_no_gain() -> None:
    for seed in range(12):
        s = new(4, seed, flocks="b")
        while asked(s) == "choose-leader":
            s.play(s.moves()[0])
        assert asked(s) == "play-card"
        assert sorted(sum(each.markers) for each in s.flocks) == [1, 1, 1, 2]


@rule("KI-21.4")
def test_purple_takes_nest_bonuses_twice() -> None:
    s = table(
        flock("1@0,1 1@0,1", colour="purple", side="b", fruit="red red", leader="-1,2"), flock()
    )
    tree = play(s.copy(), "build", "0,1", "tree")
    assert sum(fruit(tree).values()) == 2
    lookout = play(s.copy(), "build", "0,1", "lookout", "purple1@0,1", "0,2")
    assert asked(lookout) == "move"  # the second, with another piece
    assert refused(lookout, "purple1'@0,2") == ("KI-6.3", "refused-moved")
    cave = play(s.copy(), "build", "0,1", "cave", "0,1")
    assert asked(cave) == "place-token"
    season = table(flock(colour="purple", side="b"), flock(), season=2, nests="0:tree-1@0,1")
    then(season, "season-change")
    assert sum(fruit(season).values()) == 4
    points = table(flock(colour="purple", side="b"), flock(), nests="0:tree-1@0,1 0:tree-2@0,2")
    assert points.scores()[0] == 1  # points are not doubled


@rule("KI-21.4")
def test_purple_doubles_the_nest_and_not_the_track() -> None:
    s = table(
        flock("1@0,1 1@0,1", colour="purple", side="b", fruit="red red", leader="-1,2", track=6),
        flock(),
    )
    play(s, "build", "0,1", "cave", "0,1", "0,1")
    assert sum(fruit(s).values()) == 2  # slots 3 and 4, one fruit each
    grow = table(
        flock("1@0,1 1@0,2", colour="purple", side="b"), flock(), season=2, nests="0:lookout-1@1,0"
    )
    grow.first = 1
    then(grow, "season-change")
    play(grow, "purple1@0,1", "purple2@0,1")
    assert on(grow, "0,1") == "purple3"


@rule("KI-21.5")
def test_yellow_has_one_more_move_that_may_be_declined() -> None:
    kiwis = "1@0,0 1@0,1 1@1,0 1@1,1"
    s = table(flock(kiwis, colour="yellow", side="b", leader="3,1"), flock())
    play(s, "move")
    assert s.task.n == 3
    play(s, "yellow1@0,0", "-1,0")
    assert refused(s, "done") == ("KI-6.1", "refused-move-is-due")
    play(s, "yellow1@0,1", "-1,1")
    assert "done" in offered(s)
    play(s, "done")
    assert s.seat == 1
    gained = table(flock(kiwis, colour="yellow", side="b", leader="3,1"), flock())
    bonus(gained, "move")
    assert (gained.task.n, "done" in offered(gained)) == (2, True)
    bought = table(
        flock(kiwis, colour="yellow", side="b", leader="3,1", fruit="green green"), flock()
    )
    play(bought, "move", "yellow1@0,0", "-1,0", "yellow1@0,1", "-1,1", "done", "green+green")
    assert bought.task.n == 1


@rule("KI-21.5", "KI-21.6", "KI-7.7")
def test_yellow_pushes_equal_sizes() -> None:
    s = table(flock("1@0,0 1@1,0", colour="yellow", side="b", leader="3,1"), flock("1@0,1 2@0,1"))
    play(s, "move", "yellow1@0,0", "0,1")
    assert offered(s) == ["red1@0,1", "done"]
    big = table(
        flock("3@0,0 3@-1,0", colour="yellow", side="b", leader="3,1"),
        flock("3@-1,0 3@-1,0", leader="-1,0"),
    )
    play(big, "move", "yellow3@0,0", "-1,0")
    assert offered(big) == ["yellow3@-1,0", "red3@-1,0", "red-leader", "done"]
    play(big, "red-leader", "off", "3,-1", "red3@-1,0", "off")
    assert on(big, "3,-1") == "red-leader"
    assert asked(big) == "move"  # two were pushed, no third
    assert place(big, "-1,0") >= 0
    plain = table(flock("3@0,0 1@1,0", colour="yellow", leader="3,1"), flock("3@0,1"))
    play(plain, "move", "yellow3@0,0", "0,1")
    assert asked(plain) == "move"
