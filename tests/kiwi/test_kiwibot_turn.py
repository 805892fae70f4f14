"""KI-22: the Kiwibot's turn, cell by cell, and the patterns it follows."""

import pytest

from atoll import seeded
from atoll.games.kiwi import GAME
from atoll.games.kiwi.cards import Cell
from atoll.games.kiwi.decisions.kiwibot import feed_cell, move_cell
from atoll.games.kiwi.decisions.patterns import (
    gathering,
    in_order,
    looks,
    push_goal,
    strongest_hex,
    target_hex,
)
from atoll.games.kiwi.island import OFF
from atoll.games.kiwi.kinds import HUMAN_LEADER, HUMAN_MOST, KIWIBOT_MOST
from tests.kiwi.positions import flock, markers, on, place, solo, then, tokens
from tests.ledger import rule

KINDS = {"move": 0, "feed": 1, "build": 2, "place": 3}
ALL_HEXES = " ".join(f"0@{name}" for name in GAME.parts().islands[0].names)


def cell(
    do: str,
    sizes: tuple[int, ...] = (),
    target: int = 0,
    group: int = 0,
    pushes: tuple[int, ...] = (),
    owner: int = 1,
    size: int = 1,
    nest: int = 0,
) -> Cell:
    return Cell(KINDS[do], list(sizes), target, group, list(pushes), owner, size, nest, 3)


@rule("KI-22.17")
def test_the_card_is_the_row_and_the_slot_the_column() -> None:
    p = GAME.parts()
    names = ["move"] * 3 + ["feed"] * 3 + ["build"] * 3
    assert [c.do for c in p.cells[0][:9]] == [KINDS[name] for name in names]
    # Season 1, slot 1: a Feed card feeds an own kiwi of size 1 (card 1, Feed, column 1).
    for seed in range(40):
        s = solo(flock(), flock("1@2,0 2@2,0 1@3,0"))
        s.chance = seeded(seed)
        then(s, "kiwibot-turn", 1)
        card = s.flocks[1].slots[0]
        if card == 1:
            assert sum(markers(s, 1).values()) == 1
            assert s.flocks[1].of_size(1) == 1
            return
    raise AssertionError("no Feed card came up")


@rule("KI-22.18", "KI-22.26", "KI-22.35")
def test_a_kiwi_steps_toward_the_hex_shown_and_pushes() -> None:
    s = solo(flock("1@1,0 1@1,0", leader="0,0"), flock("2@2,0 1@3,1", leader="3,1"))
    move_cell(s, cell("move", (2,), HUMAN_LEADER, 0, (0,)))
    assert on(s, "1,0").count("green2") == 1
    assert on(s, "1,0").count("red1") == 1  # one of two was pushed


@rule("KI-22.26")
def test_the_order_of_the_three_tries() -> None:
    human = "1@1,0 1@0,1"
    kiwis = "3@0,2 2@1,1 2@2,0"
    # 1: the first of the size shown that comes nearer and pushes; the larger one stays.
    first = solo(flock(human, leader="-1,0"), flock(kiwis, leader="3,1"))
    move_cell(first, cell("move", (2,), HUMAN_LEADER, 0, (0,)))
    assert [on(first, name) for name in ("1,0", "1,1", "2,0", "0,2")] == [
        "green2'",
        "",
        "green2",
        "green3",
    ]
    # A kiwi of the same size is none that can be pushed.
    equal = solo(flock("2@1,0 1@0,1", leader="-1,0"), flock("2@1,1", leader="3,1"))
    move_cell(equal, cell("move", (2,), HUMAN_LEADER, 0, (0,)))
    assert (on(equal, "1,0"), on(equal, "0,1")) == ("red2", "green2'")
    # 2: the size shown cannot push; another can, though it comes no nearer.
    second = solo(flock("1@-1,2", leader="-1,0"), flock("3@0,2 2@2,0", leader="3,1"))
    move_cell(second, cell("move", (2,), HUMAN_LEADER, 0, (0,)))
    assert (on(second, "-1,2"), on(second, "2,0")) == ("green3'", "green2")
    # The larger of two that stand together goes, and pushes what the smaller could not.
    larger = solo(flock("1@1,0", leader="-1,0"), flock("3@2,0 2@2,0", leader="3,1"))
    move_cell(larger, cell("move", (1,), HUMAN_LEADER, 0, (0,)))
    assert (on(larger, "1,0"), on(larger, "2,0")) == ("green3'", "green2")
    # 3: nobody can push; the first in marker order steps nearer, the Leader as a size 3.
    third = solo(flock(leader="-1,0"), flock("2@2,0", leader="3,1"))
    move_cell(third, cell("move", (2,), HUMAN_LEADER, 0, (0,)))
    assert (on(third, "3,1"), on(third, "3,0"), on(third, "2,0")) == ("", "green-leader", "green2")
    # Without a push the size shown goes first, however far it stands in marker order.
    plain = solo(flock(leader="-1,0"), flock("2@2,0", leader="3,1"))
    move_cell(plain, cell("move", (2,), HUMAN_LEADER))
    assert (on(plain, "3,1"), on(plain, "2,0")) == ("green-leader", "")
    # A size that is nowhere: the second try is left out, and another steps nearer.
    other = solo(flock("1@-1,2", leader="-1,0"), flock("3@0,2", leader="3,1"))
    move_cell(other, cell("move", (1,), HUMAN_LEADER))
    assert (on(other, "3,1"), on(other, "3,0"), on(other, "0,2")) == ("", "green-leader", "green3")


@rule("KI-22.26")
def test_no_piece_moves_twice_and_one_on_the_target_stays() -> None:
    s = solo(flock(leader="0,0"), flock("1@2,0", leader="0,0"))
    move_cell(s, cell("move", (1, 1), HUMAN_LEADER))
    assert "green1'" in on(s, "1,0")  # once, not twice
    assert "green-leader" in on(s, "0,0")


@rule("KI-22.35")
def test_targets() -> None:
    s = solo(
        flock("1@0,2 3@0,2", leader="-1,0"), flock("1@3,0", leader="3,1"), nests="1:lookout-1@2,0"
    )
    assert target_hex(s, HUMAN_LEADER) == place(s, "-1,0")
    assert target_hex(s, HUMAN_MOST) == place(s, "0,2")
    assert target_hex(s, KIWIBOT_MOST) == place(s, "3,1")
    assert target_hex(s, 1) == -1
    tie = solo(flock("3@0,2", leader="-1,0"), flock(leader="-1,1"))
    assert strongest_hex(tie, 0) in (place(tie, "0,2"), place(tie, "-1,0"))
    order = looks(tie)
    first = min((place(tie, "0,2"), place(tie, "-1,0")), key=order.index)
    assert strongest_hex(tie, 0) == first


@rule("KI-22.35", "KI-22.18")
def test_all_to_the_same_hex_or_to_different_ones() -> None:
    kiwis = "1@1,1 1@2,0"
    same = solo(flock(leader="0,0"), flock(kiwis, leader="3,1"))
    move_cell(same, cell("move", (1, 1), HUMAN_LEADER, 2))
    assert on(same, "1,0") == "green1' green1'"
    # From -1,2 two ways lead nearer: alone it goes north, together it follows the first.
    for group, there in ((0, ("green1'", "green1'")), (2, ("green1' green1'", ""))):
        fork = solo(flock(leader="0,0"), flock("1@0,2 1@-1,2", leader="3,1"))
        move_cell(fork, cell("move", (1, 1), HUMAN_LEADER, group))
        assert (on(fork, "0,1"), on(fork, "-1,1")) == there
    apart = solo(flock(leader="0,0"), flock(kiwis, leader="3,1"))
    move_cell(apart, cell("move", (1, 1), HUMAN_LEADER, 1))
    # The second small kiwi could only follow the first, so the Leader comes nearer.
    assert [on(apart, name) for name in ("1,0", "2,0", "3,0")] == [
        "green1'",
        "green1",
        "green-leader",
    ]


@rule("KI-22.19", "KI-22.30")
def test_feeding_without_paying_the_size_shown_or_a_smaller_one() -> None:
    s = solo(flock("1@0,1"), flock("1@3,0", leader="3,1", slots="feed feed"), season=1)
    then(s, "kiwibot-feeds", 1)  # column 2 of card 1: an own kiwi of size 1
    assert on(s, "3,0") == "green2"
    assert sum(markers(s, 1).values()) == 1
    t = solo(flock("1@0,1"), flock("1@3,0", slots="feed feed feed"), season=1)
    then(t, "kiwibot-feeds", 1)  # column 3: size 2 is missing, size 1 is taken
    assert on(t, "3,0") == "green2"
    rival = solo(flock("1@0,1"), flock("1@3,0", slots="feed feed feed"), season=2)
    then(rival, "kiwibot-feeds", 1)  # column 3 of card 2: the human's kiwi of size 1
    assert (on(rival, "0,1"), on(rival, "3,0")) == ("red2", "green1")
    assert sum(markers(rival, 1).values()) == 2


@rule("KI-22.19", "KI-4.8")
def test_a_kiwi_whose_owner_has_no_other_token_is_not_fed() -> None:
    s = solo(flock("2@0,0", track=0), flock("1@3,0", leader="3,1"), marks=ALL_HEXES)
    assert tokens(s.flocks[0]) == (0, 0)
    feed_cell(s, cell("feed", owner=0, size=2))
    s.settle()
    assert on(s, "0,0") == "red2 red-leader"
    assert markers(s, 1) == {}


@rule("KI-22.20", "KI-22.29")
def test_building_on_the_first_valid_hex_or_placing_and_moving() -> None:
    s = solo(flock(), flock("1@3,0 1@3,0", leader="3,1"))
    then(s, "kiwibot-builds", 1)
    assert s.nests[place(s, "3,1")] == 1 + 6  # the Leader's hex is first in marker order
    none = solo(flock("3@3,1 3@3,1"), flock("1@2,0", leader="3,1"))
    none.story = []
    then(none, "kiwibot-builds", 1)
    assert not any(none.nests)
    assert none.flocks[1].track == 7
    keys = [told.words.key for told in none.story]
    assert keys == ["kiwibot-cannot-build", "place-token", "move-to", "move-to", "move-to"]
    both = solo(flock(), flock("1@3,0 1@3,0", leader="3,1"), nests="1:tree-1@0,1 1:tree-2@0,2")
    then(both, "kiwibot-builds", 1)
    assert both.nests[place(both, "3,1")] == 0


@rule("KI-22.21")
def test_some_wild_cells_place_three() -> None:
    wild = [c for cells in GAME.parts().cells for c in cells[9:]]
    assert [c.number for c in wild if c.do == KINDS["place"]] == [3] * 5
    s = solo(flock(), flock("1@3,0"))
    before = s.flocks[1].flock_size()
    then(s, "place-tokens", 1, 3)
    assert s.flocks[1].flock_size() == before + 3


@rule("KI-22.22")
def test_gained_moves_resolve_the_whole_row() -> None:
    s = solo(flock(leader="-1,0"), flock("1@3,0 1@3,-1 1@2,2 1@1,2 1@2,-1 2@3,0", leader="3,1"))
    s.story = []
    then(s, "bonus", 1, 5 * 8 + 1)
    moves = [told for told in s.story if told.words.key == "move-to"]
    assert len(moves) == 6  # the three cells of card 1 show two kiwis each
    assert [told.words.facts["size"] for told in moves] == [1, 1, 1, 1, 2, 3]
    assert on(s, "3,1") == "green1' green1' green2'"
    assert (on(s, "2,-1"), on(s, "1,1")) == ("green1 green1'", "green1'")
    empty = solo(flock("1@0,1"), flock("1@3,0", leader="3,1"))
    then(empty, "bonus", 1, 4 * 8 + 1)  # a Feed, with no slot filled: column 1
    assert on(empty, "3,0") == "green2"


@rule("KI-22.24")
def test_of_kiwis_in_one_hex_the_larger() -> None:
    full = "3@2,1 1@2,1 3@3,0 3@3,0 3@3,0 3@3,0 3@3,1 1@3,1"
    s = solo(flock(), flock(full, track=0))
    assert tokens(s.flocks[1]) == (0, 0)
    then(s, "place-tokens", 1, 1)
    assert s.flocks[1].kiwis[place(s, "2,1") * 3 + 2] == 0  # the size 3 gave the token


@rule("KI-22.25")
def test_marker_order_goes_ring_by_ring_clockwise_from_the_north() -> None:
    s = solo(flock(leader="0,0"), flock(leader="2,1"), side="human")
    names = [s.island.names[h] for h in looks(s)]
    assert names[:7] == ["0,0", "0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0"]
    assert sorted(names) == sorted(s.island.names)
    assert names[7] == "2,-1"  # the second ring begins with what lies on the island
    other = solo(flock(leader="0,0"), flock(leader="2,1"), side="kiwibot")
    assert other.island.names[looks(other)[0]] == "2,1"


@rule("KI-22.27")
def test_own_kiwis_come_together() -> None:
    s = solo(
        flock(),
        flock("1@0,1 1@0,2 1@0,2 1@1,2", leader="3,1"),
        nests="0:tree-1@0,1",
        marks="0@1,2",
    )
    at = {name: place(s, name) for name in ("0,1", "0,2", "1,2", "3,0")}
    assert gathering(s, [at["0,2"], at["0,1"], at["1,2"]]) == at["0,1"]  # two, in any hex
    fresh = solo(flock(), flock("1@0,1 1@0,2 1@0,2 1@1,2", leader="3,1"), marks="0@1,2")
    assert gathering(fresh, [at["1,2"], at["0,2"], at["0,1"]]) == at["0,1"]  # without marker first
    assert gathering(fresh, [at["3,0"], at["0,2"]]) == at["0,2"]  # else three
    assert gathering(fresh, [at["3,0"]]) == at["3,0"]  # else the first
    home = place(fresh, "3,1")
    assert gathering(fresh, [at["3,0"], at["0,2"], home]) == home  # the Leader is one of two


@rule("KI-22.28")
@pytest.mark.parametrize(
    ("marks", "nests", "kiwis", "goal"),
    [
        ("1@1,1", "0:tree-1@0,0", "1@0,1 1@0,1", "1,1"),
        ("", "0:tree-1@0,0 1:tree-1@1,1", "1@0,1 1@0,1", "0,0"),
        ("", "1:tree-1@1,1", "1@0,1 1@0,1", "0,1"),
        ("", "", "1@0,1", "1,-1"),
    ],
)
def test_where_the_humans_kiwis_are_pushed(marks: str, nests: str, kiwis: str, goal: str) -> None:
    s = solo(flock(kiwis, leader="-1,2"), flock(leader="3,1"), marks=marks, nests=nests)
    assert push_goal(s, 0, place(s, "1,0")) == place(s, goal)
    assert push_goal(s, 0, place(s, "0,-1")) == OFF


@rule("KI-22.28", "KI-5.3", "KI-7.7")
def test_the_largest_goes_first_and_a_leader_pushed_off_returns() -> None:
    s = solo(flock("1@3,1 3@3,1", leader="3,1"), flock(leader="2,1"))
    s.story = []
    then(s, "fed", 1, 0, place(s, "3,1") * 32 + 2)
    keys = [told.words.key for told in s.story]
    assert keys[:3] == ["exploded", "push-leader-off", "set-back"]
    assert (
        s.flocks[0].leader
        == in_order(s, [h for h in s.island.shore if s.island.names[h] != "3,1"])[0]
    )
    assert s.flocks[0].kiwis[place(s, "3,1") * 3] == 0


@rule("KI-22.30")
def test_increases_take_size_two_first() -> None:
    s = solo(flock(), flock("1@2,1 2@3,0"))
    then(s, "bonus", 1, 3 * 8 + 1)
    assert on(s, "3,0") == "green3"
    assert "green1" in on(s, "2,1")


@rule("KI-22.31")
def test_where_the_kiwibots_tokens_come_from() -> None:
    s = solo(flock(), flock("1@3,0", markers="flower"))
    track, reserve = tokens(s.flocks[1])
    then(s, "kiwibot-marks", 1)
    assert tokens(s.flocks[1]) == (track, reserve - 1)  # a marker: from the Reserve first
    then(s, "place-tokens", 1, 1)
    assert tokens(s.flocks[1])[0] == track - 1  # the island: from the track first
