"""KI-10 and KI-12: building nests."""

from atoll.engine.session import choices
from tests.kiwi.hand import offered, play, refused, refused_facts
from tests.kiwi.positions import bonus, flock, table, then
from tests.kiwi.readings import dominator, fruit, markers, on, place, strengths, tokens
from tests.ledger import rule
from tests.positions import asked

TWO = "red red"
PAIRS = "1@0,1 1@0,1 1@1,0 1@1,0"


@rule("KI-10.1", "KI-14.4")
def test_where_one_may_build() -> None:
    s = table(
        flock(PAIRS + " 1@0,2 1@0,2 1@-1,1", leader="-1,0", fruit=TWO),
        flock("1@1,0 1@1,0 1@1,1 1@1,1", leader="2,1"),
        nests="1:tree-1@0,2",
    )
    play(s, "build")
    assert offered(s) == ["0,1", "-1,0"]
    assert refused(s, "0,2") == ("KI-10.1", "refused-nest-there")
    assert refused(s, "1,0") == ("KI-14.4", "refused-no-dominance")
    assert refused(s, "-1,1") == ("KI-10.2", "refused-too-few-kiwis")
    assert refused(s, "1,1") == ("KI-10.2", "refused-too-few-kiwis")


@rule("KI-10.2", "KI-9.1")
def test_two_birds_are_needed_not_two_tokens_and_a_leader_is_three() -> None:
    s = table(flock("3@0,1 1@1,0 1@1,0", leader="-1,2", fruit=TWO), flock())
    play(s, "build")
    assert offered(s) == ["1,0", "-1,2"]
    assert refused(s, "0,1") == ("KI-10.2", "refused-too-few-kiwis")
    assert refused_facts(s, "0,1")[1]["number"] == 1


@rule("KI-10.3")
def test_prices_of_both_rows() -> None:
    s = table(flock(PAIRS, fruit="red red green", leader="-1,2"), flock())
    play(s, "build", "0,1")
    assert offered(s) == ["tree", "lookout", "cave"]
    play(s, "tree")
    assert sum(fruit(s).values()) == 2  # two red paid, and the Tree gave one fruit at once
    rich = table(
        flock(PAIRS, fruit="red red red green green", leader="-1,2"),
        flock(),
        nests="0:tree-1@2,0",
    )
    play(rich, "build", "0,1", "tree")
    assert asked(rich) == "place-token"  # paid with three red, there is no other way
    assert refused(play(table(flock(PAIRS, fruit=TWO), flock()), "build", "0,1"), 7) == (
        "KI-10.3",
        "refused-no-such-nest",
    )


@rule("KI-10.3", "KI-10.4")
def test_the_second_row_needs_the_first_and_its_price() -> None:
    s = table(
        flock(PAIRS, fruit="red red green", leader="-1,2"),
        flock(),
        nests="0:tree-1@2,0 0:cave-1@2,2 0:cave-2@1,2",
    )
    play(s, "build", "0,1")
    # The second Tree costs three of one colour, and both Caves are built: the Lookout is forced.
    assert s.nests[place(s, "0,1")] == 1 + 2
    t = table(
        flock(PAIRS, fruit="red red", markers="sand", leader="-1,2"),
        flock(),
        nests="0:tree-1@2,0 0:cave-1@2,2 0:cave-2@1,2",
    )
    play(t, "build", "0,1")
    assert offered(t) == ["tree", "lookout"]
    assert refused(t, "cave") == ("KI-10.4", "refused-both-built")
    u = table(
        flock(PAIRS, fruit="red red", leader="-1,2"),
        flock(),
        nests="0:tree-1@2,0",
    )
    play(u, "build", "0,1")
    assert refused(u, "tree") == ("KI-10.3", "refused-build-price")
    assert offered(u) == ["lookout", "cave"]


@rule("KI-10.3")
def test_mixed_colours_do_not_build() -> None:
    s = table(flock(PAIRS, fruit="red red green green", leader="-1,2"), flock())
    play(s, "build", "0,1", "tree")
    assert offered(s) == ["red+red", "green+green"]
    assert refused(s, "red+green") == ("KI-10.3", "refused-not-same")


@rule("KI-10.5")
def test_the_placement_bonus_comes_at_once() -> None:
    s = table(flock(PAIRS, fruit=TWO, leader="-1,2"), flock())
    cave = play(s.copy(), "build", "0,1", "cave")
    assert asked(cave) == "place-token"
    lookout = play(s.copy(), "build", "0,1", "lookout")
    assert (asked(lookout), lookout.task.n) == ("move", 1)
    assert "done" in offered(lookout)
    tree = play(s.copy(), "build", "0,1", "tree")
    assert sum(fruit(tree).values()) == 1
    second = table(flock(PAIRS, fruit="red red red"), flock(), nests="0:lookout-1@2,0")
    play(second, "build", "0,1", "lookout")
    assert sum(markers(second).values()) == 1


def test_a_nest_says_what_it_costs() -> None:
    s = table(flock(PAIRS, fruit=TWO, leader="-1,2"), flock(), season=2)
    play(s, "build", "0,1")
    assert all(
        choice.detail.startswith("costs 2 fruit of one colour; each season ")
        for choice in choices(s)
    )


@rule("KI-10.6")
def test_the_season_bonus_comes_from_the_next_season_change_on() -> None:
    s = table(flock(PAIRS, fruit=TWO, leader="-1,2"), flock(), season=2)
    play(s, "build", "0,1", "tree")
    s.first = 0
    then(s, "season-change")
    assert sum(fruit(s).values()) == 1 + 2
    then(s, "season-change")
    assert sum(fruit(s).values()) == 1 + 2 + 2


@rule("KI-10.7", "KI-20.2")
def test_second_row_nests_are_worth_a_point() -> None:
    s = table(flock(), flock(), nests="0:tree-1@0,0 0:tree-2@0,1 1:cave-1@1,0")
    assert s.scores() == [1, 0]
    assert s.breakdown(0)["nests"] == 1


@rule("KI-10.8")
def test_marked_hexes_may_be_built_on_and_nests_stay() -> None:
    s = table(flock("1@0,1 1@0,1", leader="-1,2", fruit=TWO), flock(), marks="1@0,1")
    play(s, "build")
    assert offered(s) == ["0,1", "-1,2"]
    t = table(flock(), flock("3@0,1"), nests="0:tree-1@0,1")
    assert dominator(t, "0,1") == 1
    assert t.view(0)["flocks"][0]["nests"][0]["built"]
    assert t.nests[place(t, "0,1")] == 1


@rule("KI-10.9", "KI-11.7")
def test_a_build_bonus_is_paid_and_may_be_declined() -> None:
    s = table(flock(PAIRS, fruit=TWO, leader="-1,2"), flock())
    bonus(s, "build")
    assert asked(s) == "build"
    assert play(s.copy(), "done").flocks[0].nests[0] == 0
    play(s, "0,1", "tree")
    assert s.flocks[0].nests[0] == 1
    assert sum(fruit(s).values()) == 1  # two paid, and the Tree gave one
    poor = table(flock(PAIRS), flock())
    bonus(poor, "build")
    assert asked(poor) == "play-card"  # nothing to pay with


@rule("KI-12.4", "KI-14.2")
def test_every_lookout_counts_two() -> None:
    s = table(flock("1@0,1"), flock("2@0,1"), nests="0:lookout-1@0,1 0:lookout-2@1,0 0:tree-1@2,0")
    assert strengths(s, "0,1") == [3, 2]
    assert strengths(s, "1,0") == [2, 0]
    assert strengths(s, "2,0") == [0, 0]
    built = table(flock(PAIRS, fruit=TWO, leader="-1,2"), flock())
    play(built, "build", "0,1", "lookout", "done")
    assert strengths(built, "0,1") == [4, 0]


@rule("KI-12.6", "KI-13.4")
def test_a_lookout_is_no_piece() -> None:
    s = table(flock("1@0,0 1@1,0"), flock(), nests="0:lookout-1@0,2")
    assert on(s, "0,2") == ""
    bonus(s, "place")
    assert "0,2" not in offered(s)
    assert refused(s, "0,2") == ("KI-13.4", "refused-alone")
    assert tokens(s.flocks[0])[0] == 8
