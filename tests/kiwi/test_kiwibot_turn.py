"""KI-22: the Kiwibot's turn, cell by cell, and the patterns it follows."""

from pathlib import Path

import pytest

from atoll import seeded
from atoll.engine.parts import PartsFile
from atoll.games import kiwi
from atoll.games.kiwi import GAME
from atoll.games.kiwi.cards import Cell
from atoll.games.kiwi.decisions.kiwibot import feed_cell
from atoll.games.kiwi.decisions.move_cell import move_cell
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
from atoll.games.kiwi.parts import Parts
from tests.kiwi.positions import flock, island_for, solo, then, where
from tests.kiwi.readings import markers, on, place, tokens
from tests.ledger import rule

KINDS = {"move": 0, "feed": 1, "build": 2, "place": 3}
ALL_HEXES = " ".join(f"0@{where(island_for(2), hex_)}" for hex_ in range(18))


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
    assert [on(first, name) for name in ("0,1", "1,0", "1,1", "2,0", "0,2")] == [
        "green2'",
        "red1",
        "red1",
        "green2",
        "green3",
    ]
    # A kiwi of the same size is none that can be pushed.
    equal = solo(flock("2@1,0 1@0,1", leader="-1,0"), flock("2@1,1", leader="3,1"))
    move_cell(equal, cell("move", (2,), HUMAN_LEADER, 0, (0,)))
    assert (on(equal, "1,0"), on(equal, "0,1")) == ("red2", "green2'")
    # Before any other, the size shown pushes where it comes no nearer.
    farther = solo(flock("1@-1,2", leader="3,1"), flock("3@0,1 2@0,2", leader="-1,0"))
    move_cell(farther, cell("move", (2,), HUMAN_LEADER, 0, (0,)))
    assert (on(farther, "-1,2"), on(farther, "0,1")) == ("green2'", "green3")
    # 2: the size shown cannot push; another can, though it comes no nearer.
    second = solo(flock("1@-1,2", leader="-1,0"), flock("3@0,2 2@2,0", leader="3,1"))
    move_cell(second, cell("move", (2,), HUMAN_LEADER, 0, (0,)))
    assert (on(second, "-1,2"), on(second, "2,0")) == ("green3'", "green2")
    # The larger of two that stand together goes, and pushes what the smaller could not.
    larger = solo(flock("1@1,0", leader="-1,0"), flock("3@2,0 2@2,0", leader="3,1"))
    move_cell(larger, cell("move", (1,), HUMAN_LEADER, 0, (0,)))
    assert (on(larger, "1,0"), on(larger, "2,0")) == ("green3'", "green2")
    # 3: nobody can push; who can steps onto the hex shown, though others come nearer before it.
    onto = solo(flock(leader="-1,0"), flock("2@2,0 1@0,0", leader="3,1"))
    move_cell(onto, cell("move", (2,), HUMAN_LEADER, 0, (0,)))
    assert (on(onto, "-1,0"), on(onto, "3,1")) == ("red-leader green1'", "green-leader")
    # Else the first in marker order steps nearer, the Leader as a size 3.
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
    # From 1,1 two ways lead nearer: alone it takes the first, together that on which both can meet.
    for group, there in ((0, ("green1'", "green1'")), (2, ("", "green1' green1'"))):
        fork = solo(flock(leader="0,0"), flock(kiwis, leader="3,1"))
        move_cell(fork, cell("move", (1, 1), HUMAN_LEADER, group))
        assert (on(fork, "0,1"), on(fork, "1,0")) == there
    # Who can join does, although another is first in marker order.
    join = solo(flock(leader="0,0"), flock(f"{kiwis} 1@0,2", leader="3,1"))
    move_cell(join, cell("move", (1, 1), HUMAN_LEADER, 2))
    assert (on(join, "0,1"), on(join, "2,0")) == ("green1' green1'", "green1")
    # If they cannot all meet, each goes its way.
    alone = solo(flock(leader="-1,0"), flock("1@1,2 1@3,-1", leader="3,1"))
    move_cell(alone, cell("move", (1, 1), HUMAN_LEADER, 2))
    assert (on(alone, "1,2"), on(alone, "3,-1")) == ("", "")
    apart = solo(flock(leader="0,0"), flock(kiwis, leader="3,1"))
    move_cell(apart, cell("move", (1, 1), HUMAN_LEADER, 1))
    assert [on(apart, name) for name in ("0,1", "1,0")] == ["green1'", "green1'"]
    # From 2,0 and 2,-1 only 1,0 and 1,-1 come nearer: the first leaves 1,0 to the second.
    room = solo(flock(leader="0,0"), flock("1@2,-1 1@2,0", leader="3,-1"))
    move_cell(room, cell("move", (1, 1), HUMAN_LEADER, 1))
    assert [on(room, name) for name in ("1,0", "1,-1")] == ["green1'", "green1'"]


@rule("KI-22.35", "KI-22.26")
def test_different_hexes_hold_for_every_try() -> None:
    s = solo(
        flock("1@1,0 1@1,0 1@1,0", leader="-1,0"), flock("2@1,1 2@2,0", leader="3,1"), marks="0@0,0"
    )
    move_cell(s, cell("move", (2, 2), HUMAN_LEADER, 1, (0,)))
    # The second could push on 1,0 only, where the first has gone: so the Leader steps nearer.
    assert (on(s, "1,0"), on(s, "2,0")) == ("red1 red1 green2'", "green2")
    assert on(s, "3,1") == ""


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
    assert keys[:3] == ["kiwibot-cannot-build", "place-token", "move-to"]
    assert set(keys[3:]) == {"move-to", "kiwibot-cannot-move"}
    assert len(keys) == 2 + 6  # two kiwis in each of three cells
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
    assert (on(s, "2,-1"), on(s, "2,2")) == ("green1 green1'", "green1' green-leader")
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
    s = solo(flock(leader="0,0"), flock(leader="2,1"), season=4)  # card 4: the human's Leader
    found = [where(s.island, h) for h in looks(s)]
    assert found[:7] == ["0,0", "0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0"]
    assert sorted(looks(s)) == list(range(18))
    assert found[7] == "2,-1"  # the second ring begins with what lies on the island
    other = solo(flock(leader="0,0"), flock(leader="2,1"))  # card 1: its own
    assert where(other.island, looks(other)[0]) == "2,1"


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
        ("", "", "1@0,1", "1,1"),
    ],
)
def test_where_the_humans_kiwis_are_pushed(marks: str, nests: str, kiwis: str, goal: str) -> None:
    s = solo(flock(kiwis, leader="-1,2"), flock(leader="3,1"), marks=marks, nests=nests)
    assert push_goal(s, 0, place(s, "1,0")) == place(s, goal)
    assert push_goal(s, 0, place(s, "0,-1")) == OFF


@rule("KI-22.38", "KI-22.28", "KI-22.27")
def test_a_leader_counts_as_one_kiwi_of_either_side() -> None:
    # The human's Leader and one kiwi are two; one kiwi alone is none that others are sent to.
    s = solo(flock("1@0,1 1@0,0", leader="0,1"), flock(leader="3,1"))
    assert push_goal(s, 0, place(s, "1,0")) == place(s, "0,1")
    own = solo(flock(leader="-1,2"), flock("1@1,1", leader="2,0"), marks="0@1,1")
    assert push_goal(own, 1, place(own, "1,0")) == place(own, "2,0")


@rule("KI-22.24", "KI-22.27", "KI-22.28")
@pytest.mark.parametrize(("season", "goal"), [(1, "1,1"), (4, "0,0")])
def test_even_pushes_go_clockwise_from_the_leader_shown(season: int, goal: str) -> None:
    s = solo(flock(leader="-1,0"), flock(leader="3,1"), season=season)
    for owner in (0, 1):
        assert push_goal(s, owner, place(s, "1,0")) == place(s, goal)


@rule("KI-22.35", "KI-7.3")
def test_a_cell_that_pushes_shows_no_kiwi_of_size_one() -> None:
    parts = GAME.parts()
    pushing = [c for cells in parts.cells for c in cells if c.pushes]
    assert len(pushing) > 10
    assert all(1 not in c.sizes for c in pushing)
    text = (Path(kiwi.__file__).parent / "parts.toml").read_text(encoding="utf-8")
    broken = text.replace("sizes = [2, 2]", "sizes = [2, 1]")
    with pytest.raises(ValueError, match="size 1 pushes nobody"):
        Parts(PartsFile("mine.toml", broken), known=parts.ids)


@rule("KI-22.28", "KI-5.3", "KI-7.7")
def test_the_largest_goes_first_and_a_leader_pushed_off_returns() -> None:
    s = solo(flock("1@3,1 3@3,1", leader="3,1"), flock(leader="2,1"))
    s.story = []
    then(s, "fed", 1, 0, place(s, "3,1") * 32 + 2)
    keys = [told.words.key for told in s.story]
    assert keys[:3] == ["exploded", "push-leader-off", "set-back"]
    assert s.flocks[0].leader == in_order(s, [h for h in s.island.shore if h != place(s, "3,1")])[0]
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
