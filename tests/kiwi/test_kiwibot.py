"""KI-22: alone against the Kiwibot."""

from collections import Counter
from typing import Any

import pytest

import atoll
from atoll import seeded
from atoll.games.kiwi import GAME
from atoll.games.kiwi.decisions.kiwibot import move_cell
from atoll.games.kiwi.decisions.patterns import (
    gathering,
    in_order,
    looks,
    push_goal,
    strongest_hex,
    target_hex,
)
from atoll.games.kiwi.island import OFF
from atoll.games.kiwi.parts import (
    HUMAN_LEADER,
    HUMAN_MOST,
    KIWIBOT_MOST,
    Cell,
)
from atoll.games.kiwi.state import ACTIONS, Kiwi
from tests.kiwi.positions import (
    BOTTOM,
    asked,
    flock,
    fruit,
    markers,
    new,
    offered,
    on,
    place,
    play,
    started,
    then,
    tokens,
)
from tests.ledger import rule

SEEDS = range(15)
CARDS = ["move"] * 2 + ["feed"] * 2 + ["build"] * 2
CARDS += ["wild-fruit", "wild-kiwis", "wild-marker"]
KINDS = {"move": 0, "feed": 1, "build": 2, "place": 3}


def solo(
    human: dict[str, Any],
    kiwibot: dict[str, Any],
    side: str = "kiwibot",
    season: int = 1,
    nests: str = "",
    marks: str = "",
    cards: str = "crowd loners",
    kept: int = 0,
) -> Kiwi:
    """A solo table at which the human, red against green, is to play a card."""
    human["colour"], kiwibot["colour"] = "red", "green"
    human["leader"] = human["leader"] or "0,0"
    kiwibot["leader"] = kiwibot["leader"] or "2,1"
    for pile in ("hand", "deck", "discard", "discard_down"):
        kiwibot[pile] = []
    kiwibot["leader_card"] = None
    seasons = [card for card in GAME.parts().season_ids if card not in cards.split()]
    played = sum(slot is not None for each in (human, kiwibot) for slot in each["slots"])
    last = [["season", 0, season + 1, 0]] if season < 4 else []
    data = {
        "game": "kiwi",
        "sections": ["bloom", "meadow"],
        "season": season,
        "phase": "actions",
        "first": 0,
        "order": [0, 1],
        "active": 0,
        "variable": False,
        "season_cards": cards.split(),
        "slots": [None, None],
        "last_slots": [None, None],
        "nests": [
            {
                "hex": word.split("@")[1],
                "owner": int(word[0]),
                "nest": word.split(":")[1].split("-")[0],
                "row": int(word.split("@")[0][-1]),
            }
            for word in nests.split()
        ],
        "marks": [
            {"hex": word.split("@")[1], "owner": int(word.split("@")[0])} for word in marks.split()
        ],
        "grown": [],
        "flocks": [human, kiwibot],
        "solo": {
            "side": side,
            "pile": ["1", "2", "3", "4"],
            "deck": CARDS,
            "seasons": seasons,
            "kept": kept,
        },
        "agenda": [
            *last,
            *[[name, 0, played + 1 if name == "actions" else 0, 0] for name in BOTTOM],
            ["play-card", 0, 0, 0],
        ],
        "chance": atoll.seeded(1).stream,
    }
    s = GAME.from_dict(data)
    assert isinstance(s, Kiwi)
    return s


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


@rule("KI-22.1", "KI-22.5")
def test_a_game_for_two_with_the_kiwibot_first() -> None:
    for seed in SEEDS:
        s = started(1, seed)
        assert (len(s.flocks), s.first, s.order) == (2, 1, [1, 0])
        assert s.island.size == 18
        view = s.view(0)
        assert (view["seats"], view["players"]) == (1, 2)
        assert view["flocks"][1]["kiwibot"]
    s = new(1, 3)
    assert sum(s.flocks[0].fruit) == 0  # dealt after the Leader card
    play(s, offered(s)[0])
    assert (sum(fruit(s).values()), sum(fruit(s, 1).values())) == (4, 0)
    assert sum(markers(s).values()) == 1
    passed = solo(flock(), flock(), season=2)
    then(passed, "season-change")
    assert passed.first == 1  # the marker passes on as usual


@rule("KI-22.5")
def test_the_kiwibot_begins_with_two_markers_more() -> None:
    s = new(1, 3)
    s.agenda = [
        task for task in s.agenda if task.matter.name in ("deal-resources", "choose-leader")
    ]
    play(s, offered(s)[0])
    assert sum(markers(s, 1).values()) == 1 + 2


@rule("KI-22.1", "KI-22.27", "KI-22.36")
def test_the_kiwibot_places_by_its_patterns_in_the_free_setup() -> None:
    for seed in range(6):
        s = new(1, seed, setup="free")
        play(s, offered(s)[0])
        assert asked(s) == "set-leader"  # the Kiwibot has set its Leader already
        # No Leader stood on the island yet: it begins in the middle of the first section.
        assert s.flocks[1].leader == 0
        while asked(s) != "set-grown":
            s.play(s.moves()[-1])
        assert [s.flocks[1].of_size(size) for size in (1, 2, 3)] == [8, 2, 0]
        assert tokens(s.flocks[1]) == (8, 0)


@rule("KI-22.2", "KI-22.16")
def test_eight_of_nine_cards_are_revealed_before_the_next_shuffle() -> None:
    s = solo(flock(), flock())
    assert s.solo is not None
    seen = []
    for turn in range(9):
        s.flocks[1].slots = bytearray([255] * 3)
        before = Counter(dict(enumerate(s.solo.deck)))
        then(s, "kiwibot-turn", 1)
        while asked(s) != "play-card":
            s.play(s.moves()[0])
        card = s.flocks[1].slots[0]
        seen.append(card)
        assert before[card] > 0 or turn == 8
    assert sum(s.solo.deck) == 8  # one of nine set aside, then all nine mixed again
    assert all(Counter(seen[:8])[kind] <= s.parts.card_counts[kind] for kind in range(6))


@rule("KI-22.3")
def test_four_solitaire_cards_in_ascending_order() -> None:
    piles = [started(1, seed).view(0)["solo"]["pile"] for seed in range(30)]
    assert all(len(pile) == 4 and pile == sorted(set(pile)) for pile in piles)
    assert len({tuple(pile) for pile in piles}) > 5


@rule("KI-22.4")
def test_the_marker_shows_either_leader_and_is_not_turned() -> None:
    sides = []
    for seed in range(12):
        s = started(1, seed)
        side = s.view(0)["solo"]["side"]
        sides.append(side)
        chance = seeded(seed)
        while not s.over:
            s.play(chance.pick(s.moves()))
            assert s.view(0)["solo"]["side"] == side
    assert set(sides) == {"human", "kiwibot"}


@rule("KI-22.6", "KI-22.8")
def test_two_season_cards_are_turned_up_each_season_the_first_included() -> None:
    s = started(1, 4)
    seen: list[str] = []
    chance = seeded(4)
    season = 0
    while not s.over:
        if s.season > season:
            season = int(s.season)
            cards = [card["id"] for card in s.view(0)["season_cards"]]
            assert len(cards) == 2
            assert not set(cards) & set(seen)
            seen += cards
        s.play(chance.pick(s.moves()))
    assert len(seen) == 8


@rule("KI-22.7", "KI-22.9")
def test_the_kiwibot_has_no_fruit_and_takes_the_rest_of_its_bonuses() -> None:
    s = solo(flock(), flock("1@2,0 1@2,0", track=6), nests="1:cave-1@3,1 1:tree-1@2,2", season=2)
    then(s, "season-change")
    assert fruit(s, 1) == {}
    assert s.flocks[1].track == 5  # the Cave's kiwi; Season Change gives no track bonus
    s.phase = ACTIONS
    then(s, "place-tokens", 1, 2)
    assert s.flocks[1].track == 3
    assert sum(markers(s, 1).values()) == 1  # slot 4 moved, slot 5 gave a marker
    assert s.flocks[1].leader_card == -1


@rule("KI-22.10")
def test_every_season_has_the_next_solitaire_card() -> None:
    tops = [solo(flock(), flock(), season=n).view(0)["solo"]["pile"] for n in (1, 2, 3, 4)]
    assert tops == [["1", "2", "3", "4"], ["2", "3", "4"], ["3", "4"], ["4"]]


@rule("KI-22.11", "KI-22.13", "KI-22.15")
def test_one_card_won_and_one_lost() -> None:
    s = solo(flock("3@0,0 3@0,0"), flock("1@2,0 1@3,0 1@3,1"), cards="crowd loners")
    then(s, "season-end")
    assert s.flocks[0].points == 2
    assert sum(markers(s, 1).values()) == 2
    assert s.solo is not None
    assert s.solo.kept == 1
    assert fruit(s) == {}  # no right side


@rule("KI-22.11", "KI-22.14")
def test_ties_go_to_the_kiwibot_which_takes_both() -> None:
    s = solo(flock(), flock(), cards="crowd loners")
    then(s, "season-end")
    assert s.flocks[1].points == 2
    assert sum(markers(s, 1).values()) == 2
    assert s.solo is not None
    assert s.solo.kept == 2
    assert s.flocks[0].points == 0


@rule("KI-22.12")
def test_who_wins_both_chooses_one() -> None:
    s = solo(flock("3@0,0 3@0,0 1@0,1 1@0,2"), flock(), cards="crowd loners")
    then(s, "season-end")
    assert asked(s) == "choose-prize"
    play(s, "loners")
    assert sum(markers(s).values()) == 2
    assert (s.flocks[0].points, s.flocks[1].points) == (0, 2)
    assert s.solo is not None
    assert s.solo.kept == 0


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
    # 1: the size shown, nearer and pushing. Here only the size 3 can push; size 2 is asked for.
    s = solo(flock("1@0,1", leader="-1,0"), flock("2@2,0 3@0,2", leader="3,1"))
    move_cell(s, cell("move", (2,), HUMAN_LEADER, 0, (0,)))
    assert "green3" in on(s, "0,1")  # 2: any size that can push one
    t = solo(flock(leader="-1,0"), flock("2@2,0", leader="3,1"))
    move_cell(t, cell("move", (1,), HUMAN_LEADER))
    assert on(t, "2,0") == "" or "green-leader" not in on(t, "3,1")  # 3: any that steps nearer


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
    apart = solo(flock(leader="0,0"), flock(kiwis, leader="3,1"))
    move_cell(apart, cell("move", (1, 1), HUMAN_LEADER, 1))
    assert on(apart, "1,0") != "green1' green1'"


@rule("KI-22.19", "KI-22.30")
def test_feeding_without_paying_the_size_shown_or_a_smaller_one() -> None:
    s = solo(flock("1@0,1"), flock("1@3,0", leader="3,1", slots="feed feed"), season=1)
    then(s, "kiwibot-feeds", 1)  # column 2 of card 1: an own kiwi of size 1
    assert on(s, "3,0") == "green2"
    assert sum(markers(s, 1).values()) == 1
    t = solo(flock("1@0,1"), flock("1@3,0", slots="feed feed feed"), season=1)
    then(t, "kiwibot-feeds", 1)  # column 3: size 2 is missing, size 1 is taken
    assert on(t, "3,0") == "green2"


@rule("KI-22.20", "KI-22.29")
def test_building_on_the_first_valid_hex_or_placing_and_moving() -> None:
    s = solo(flock(), flock("1@3,0 1@3,0", leader="3,1"))
    then(s, "kiwibot-builds", 1)
    assert s.nests[place(s, "3,1")] == 1 + 6  # the Leader's hex is first in marker order
    none = solo(flock("3@3,1 3@3,1"), flock("1@2,0", leader="3,1"))
    track = none.flocks[1].track
    then(none, "kiwibot-builds", 1)
    assert not any(none.nests)
    assert none.flocks[1].track < track
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
    assert 3 <= len(moves) <= 6  # the three cells of card 1 show two kiwis each
    empty = solo(flock("1@0,1"), flock("1@3,0", leader="3,1"))
    then(empty, "bonus", 1, 4 * 8 + 1)  # a Feed, with no slot filled: column 1
    assert on(empty, "3,0") == "green2"


@rule("KI-22.23", "KI-24.2")
def test_the_kiwibots_markers_are_seen_by_nobody() -> None:
    s = solo(flock(), flock(markers="sand grass"))
    for viewer in (None, 0):
        seen = s.view(viewer)["flocks"][1]
        assert (seen["markers"], seen["marker_types"]) == (2, None)
    dealt = {bytes(s.redeal(0, seeded(i)).flocks[1].markers) for i in range(20)}
    assert len(dealt) > 2


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


@rule("KI-22.28")
@pytest.mark.parametrize(
    ("marks", "nests", "kiwis", "goal"),
    [
        ("1@1,1", "0:tree-1@0,0", "1@0,1 1@0,1", "1,1"),
        ("", "0:tree-1@0,0 1:tree-1@1,1", "1@0,1 1@0,1", "0,0"),
        ("", "1:tree-1@1,1", "1@0,1 1@0,1", "0,1"),
        ("", "", "", "1,-1"),
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


@rule("KI-22.32")
def test_marking_reveals_until_one_fits_and_else_gains_one() -> None:
    s = solo(flock(), flock("1@3,0", markers="flower grass grass"))
    then(s, "kiwibot-marks", 1)
    assert s.marks[place(s, "3,0")] == 2
    assert markers(s, 1) == {"grass": 2}
    none = solo(flock(), flock("1@3,0", markers="grass"))
    then(none, "kiwibot-marks", 1)
    assert sum(markers(none, 1).values()) == 2
    last = solo(flock(), flock("1@3,0 1@0,1 1@-1,0", markers="flower flower flower"), season=4)
    then(last, "kiwibot-marks", 1, 1)
    assert list(last.marks).count(2) == 3
    assert markers(last, 1) == {}


@rule("KI-22.33")
def test_the_kiwibots_points() -> None:
    s = solo(
        flock(),
        flock(markers="sand sand sand sand grass grass grass", points=1),
        nests="1:tree-1@0,1 1:tree-2@0,2",
        marks="1@2,0 1@3,0",
        kept=2,
    )
    assert s.view(0)["flocks"][1]["breakdown"] == {
        "markers": 2,
        "nests": 1,
        "season-cards": 1,
        "kept-cards": 2,
        "spare-markers": 2,
    }


@rule("KI-22.34")
def test_equality_is_a_loss() -> None:
    won = solo(flock(points=2), flock(points=1))
    assert (won.winners(), won.scores()) == ([0], [2])
    assert solo(flock(points=2), flock(points=2)).winners() == []
    assert solo(flock(points=1), flock(points=2)).winners() == []


@rule("KI-22.37")
def test_side_a_for_the_kiwibot_and_no_turn_order_track() -> None:
    for seed in range(6):
        s = new(1, seed, flocks="b")
        assert (s.flocks[0].side > 0, int(s.flocks[1].side)) == (True, 0)
    with pytest.raises(ValueError, match="order is for 2 or 3 or 4 seats"):
        GAME.new(1, order="variable")
