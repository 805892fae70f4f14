"""TR-10: events."""

from typing import Any

import pytest

from atoll.engine.session import choices
from atoll.games.tribes.state import Tribes
from tests.ledger import rule
from tests.positions import asked
from tests.tribes.hand import offered, play, refused, refused_facts
from tests.tribes.positions import GAME, random_positions, table, tribe
from tests.tribes.readings import exhausted, members, named, row

ACTIONS = "p e m p+ e+ m+"


def points(s: Tribes) -> list[int]:
    return [tribe_.points for tribe_ in s.tribes]


@rule("TR-10.4", "TR-10.5")
def test_ex12_an_event_that_misses_its_taker_misses_everybody() -> None:
    s = table(tribe(points=5, strength=1), tribe(points=5, strength=0), row=f"enemy-raid {ACTIONS}")
    play(s, "enemy-raid")
    assert points(s) == [5, 5]
    assert row(s) == ACTIONS


@rule("TR-10.6", "TR-10.7")
def test_ex13_where_all_are_level_everybody_is_weakest_and_strongest() -> None:
    sides = [tribe(points=3), tribe(points=3), tribe(points=3)]
    s = play(table(*sides, row=f"enemy-raid {ACTIONS}"), "enemy-raid")
    assert points(s) == [1, 3, 3]
    s = play(table(*sides, row=f"border-war {ACTIONS}"), "border-war")
    assert points(s) == [6, 3, 3]
    for side in GAME.new(seats=3, seed=1).view()["tribes"]:
        assert side["strongest"]
        assert side["weakest"]


@rule("TR-10.5", "TR-10.6")
@pytest.mark.parametrize(("strength", "after"), [(0, 2), (2, 3)])
def test_ex14_of_two_weakest_only_the_taker_suffers(strength: int, after: int) -> None:
    s = table(
        tribe("goat*3 wheat gold", strength=strength),
        tribe("goat*3 wheat gold", strength=0),
        tribe("goat*3 wheat gold", strength=2 - strength),
        row=f"sabre-toothed-tiger {ACTIONS}",
    )
    play(s, "sabre-toothed-tiger")
    assert [sum(members(s, seat)) for seat in range(3)] == [after, 3, 3]


@rule("TR-10.9")
def test_ex15_the_last_member_is_never_lost() -> None:
    s = table(tribe("goat*1 wheat*1 gold"), row=f"siege {ACTIONS}")
    play(s, "siege")
    assert offered(s) == ["0,0", "1,0"]
    play(s, "0,0")
    assert (members(s), s.tribes[0].reserve) == ([0, 1, 0], 14)
    assert s.seat == 1


@rule("TR-10.9")
def test_the_loser_chooses_and_lost_members_return_to_the_reserve() -> None:
    s = table(tribe("goat*2 wheat*3 gold"), row=f"blood-feud {ACTIONS}")
    play(s, "blood-feud")
    rule_, facts = refused_facts(s, "2,0")
    assert (rule_, facts["tile"]) == ("TR-10.9", named("gold"))
    play(s, "0,0", "1,0")
    assert (members(s), s.tribes[0].reserve) == ([1, 2, 0], 12)
    assert s.seat == 1


@rule("TR-10.10")
def test_ex16_only_the_one_free_active_tile_is_exhausted() -> None:
    s = table(tribe("goat*1 wheat gold*1 horse!"), row=f"flood {ACTIONS}")
    play(s, "flood")
    assert exhausted(s) == [1, 3]
    assert s.seat == 1
    s = play(table(tribe("goat*1 wheat*1 gold*1"), row=f"flood {ACTIONS}"), "flood")
    assert (exhausted(s), s.seat) == ([], 1)


@rule("TR-10.10")
def test_the_owner_chooses_which_empty_land_is_exhausted() -> None:
    s = table(tribe("goat*1 wheat gold horse incense!"), row=f"flood {ACTIONS}")
    play(s, "flood")
    assert offered(s) == ["1,0", "2,0", "3,0"]
    rule_, facts = refused_facts(s, "0,0")
    assert (rule_, facts["members"]) == ("TR-10.10", 1)
    rule_, facts = refused_facts(s, "4,0")
    assert (rule_, facts["exhausted"]) == ("TR-10.10", "yes")
    play(s, "3,0", "1,0")
    assert (exhausted(s), s.seat) == ([1, 3, 4], 1)


@rule("TR-10.1", "TR-10.18")
def test_events_enter_the_row_through_bolts_alone_and_without_effect() -> None:
    for s in random_positions(games=4, step=5):
        bolts = [0, 0, 0]
        for slot in range(12):
            board = s.boards[slot]
            for space in range(4):
                filled = s.stones[slot * 4 + space] != 255
                bolts[slot // 4] += filled and s.parts.board_bolts[board] >> space & 1
        seen = [8 - left for left in s.view()["stacks"]]
        assert seen == bolts
    for seed in range(1, 20):  # whichever event it is, nothing happens yet
        s = table(
            tribe("wheat*3 goat gold", points=4),
            tribe(points=4),
            row="p+ p e m e+ m+",
            seed=seed,
        )
        play(s, "p+", "cooking")
        assert points(s) == [6, 4]
        assert members(s) == [3, 0, 0]
        assert exhausted(s) == exhausted(s, 1) == []
        assert not any(s.struck)


@rule("TR-10.2")
def test_taking_an_event_is_the_whole_turn() -> None:
    s = table(row=f"golden-age {ACTIONS}")
    play(s, "golden-age")
    assert points(s) == [2, 0]
    assert (s.seat, asked(s)) == (1, "choose-tile")


@rule("TR-10.2")
def test_an_event_in_the_row_waits_until_somebody_chooses_it() -> None:
    s = table(tribe(points=5), tribe(points=5), row=f"m enemy-raid {ACTIONS.replace(' m ', ' ')}")
    play(s, "m", "stop")
    assert points(s) == [5, 5]
    play(s, "enemy-raid")
    assert points(s) == [5, 3]


@rule("TR-10.3")
def test_skipped_events_gather_shells_for_their_taker() -> None:
    s = table(row=f"plague*2 {ACTIONS}")
    play(s, "p")
    assert row(s).startswith("plague*3 ")
    before = s.tribes[1].shells
    play(s, "plague")
    assert s.tribes[1].shells == before + 3


@rule("TR-10.4")
@pytest.mark.parametrize(
    ("strengths", "strongest", "weakest"),
    [
        ([0, 1, 4], [2], [0]),
        ([3, 3, 1], [0, 1], [2]),
        ([2, 0, 0], [0], [1, 2]),
        ([1, 1, 1], [0, 1, 2], [0, 1, 2]),
    ],
)
def test_the_highest_and_lowest_occupied_spaces_count(
    strengths: list[int], strongest: list[int], weakest: list[int]
) -> None:
    s = table(*[tribe(strength=strength) for strength in strengths])
    assert [seat for seat in range(3) if s.is_strongest(seat)] == strongest
    assert [seat for seat in range(3) if s.is_weakest(seat)] == weakest


@rule("TR-10.8")
def test_strength_is_read_when_the_event_is_taken() -> None:
    # Turned up while all were level; before it is taken, its taker has grown stronger.
    s = table(
        tribe("incense*1 goat gold", points=5),
        tribe(),
        boards="hunting cooking leather-making shamanism",
        stones={"shamanism": [1]},
        row="m+ m invaders p e p+ e+",
    )
    assert s.view()["row"][2]["shares"] == [3, 0]  # the other has no points to lose
    play(s, "m+", "shamanism", "m", "stop", "invaders")
    assert s.tribes[0].points == 6


@rule("TR-10.11")
def test_nobody_loses_more_points_than_they_have() -> None:
    s = play(table(tribe(points=1), row=f"invaders {ACTIONS}"), "invaders")
    assert points(s) == [0, 0]
    s = play(table(tribe(points=5), row=f"invaders {ACTIONS}"), "invaders")
    assert points(s) == [2, 0]


@rule("TR-10.12")
def test_events_for_all_begin_with_the_taker_and_go_clockwise() -> None:
    lands = "goat*2 wheat*2 gold"
    s = table(tribe(lands), tribe(lands), tribe(lands), row=f"harsh-winter {ACTIONS}", seat=1)
    play(s, "harsh-winter")
    order = []
    while asked(s) == "lose-member":
        order.append(s.seat)
        play(s, "0,0")
    assert order == [1, 2, 0]
    assert [members(s, seat) for seat in range(3)] == [[1, 2, 0]] * 3
    assert s.seat == 2


@rule("TR-10.12", "TR-10.9", "TR-10.10")
def test_an_event_for_all_spares_those_it_cannot_touch() -> None:
    s = table(
        tribe("goat*1 wheat gold"), tribe("goat*3 wheat*1 gold*1"), row=f"plague drought {ACTIONS}"
    )
    play(s, "plague", "0,0", "0,0")
    assert (members(s), members(s, 1)) == ([1, 0, 0], [1, 1, 1])
    play(s, "drought")
    assert exhausted(s, 1) == []
    assert (s.seat, asked(s)) == (0, "exhaust-empty")


@rule("TR-10.13")
def test_executed_events_leave_the_row_and_orange_ones_are_counted() -> None:
    s = table(row=f"cave-bears border-war golden-age {ACTIONS}")
    for event, count in (("cave-bears", 0), ("border-war", 0), ("golden-age", 1)):
        play(s, event)
        assert s.view()["end"]["struck"] == count
    assert row(s) == ACTIONS
    assert [tile["id"] for tile in s.view()["struck"]] == ["cave-bears", "border-war", "golden-age"]


@rule("TR-10.14", "TR-10.5")
def test_ex19_an_orange_event_without_effect_counts_all_the_same() -> None:
    s = table(tribe(points=5, strength=1), row=f"invaders {ACTIONS}")
    play(s, "invaders")
    assert points(s) == [5, 0]
    assert s.view()["end"]["struck"] == 1


@rule("TR-10.18", "TR-10.14", "TR-11.1")
def test_ex20_turning_up_an_orange_event_does_not_count() -> None:
    s = table(
        tribe("goat*1 goat*1 goat*1"),
        boards="hunting cooking leather-making jewelry / - cheese-making - - / - weaving - -",
        stones={"cooking": [0], "cheese-making": [0]},
        struck="golden-age",
        row="p+ m e p m+ e+",
    )
    play(s, "p+", "weaving")
    assert len(s.row) == 7
    assert s.view()["end"]["struck"] == 1
    assert not s.ending


@rule("TR-10.15")
def test_the_takers_shells_come_before_the_effect() -> None:
    s = table(
        tribe(shells=0),
        tribe(shells=2),
        tribe(),
        row=f"m tribute*1 {ACTIONS.replace(' m ', ' ')}",
        seat=2,
    )
    s.story = []
    play(s, "m", "stop")
    # Seat 0 has no shells and must take the event: first its shell, then one of each other.
    assert s.tribes[0].shells == 3
    assert s.tribes[1].shells == 1


@rule("TR-10.16", "TR-4.2")
def test_members_gained_by_an_event_join_members_and_no_more_than_the_reserve() -> None:
    s = table(tribe("goat*1 wheat*1 gold"), row=f"rich-harvest {ACTIONS}")
    play(s, "rich-harvest")
    assert refused(s, "2,0")[0] == "TR-4.2"
    play(s, "0,0", "1,0")
    assert members(s) == [2, 2, 0]
    s = table(tribe("goat*7 wheat*7 gold"), row=f"rich-harvest {ACTIONS}")
    play(s, "rich-harvest", "0,0")
    assert (members(s), s.seat) == ([8, 7, 0], 1)  # no relocating
    s = table(tribe("goat*8 wheat*7 gold"), row=f"rich-harvest {ACTIONS}")
    play(s, "rich-harvest")
    assert (members(s), s.seat) == ([8, 7, 0], 1)


@rule("TR-10.16", "TR-15.1", "TR-15.2")
def test_land_gained_by_an_event_is_laid_and_made_up_for_like_explored_land() -> None:
    s = table(tribe("goat*1 wheat! gold! horse"), row=f"new-provinces {ACTIONS}", bag="incense")
    play(s, "new-provinces")
    assert asked(s) == "lay-land"
    assert refused(s, "5,0")[0] == "TR-6.3"
    play(s, "4,0")
    assert (asked(s), offered(s)) == ("turn-back", ["1,0", "2,0", "stop"])
    play(s, "2,0")
    assert (exhausted(s), s.seat) == ([1], 1)


@rule("TR-10.17")
def test_shells_taken_by_an_event_come_from_the_other_players() -> None:
    s = table(
        tribe(shells=5),
        tribe(shells=0),
        tribe(shells=1),
        tribe(shells=6),
        row=f"tribute*8 {ACTIONS}",
    )
    s.story = []
    play(s, "tribute")
    assert [line.words.facts["number"] for line in s.story if line.words.key == "took-shells"] == [
        2
    ]
    # Seat 1 had none to give; without a choice it then took the first tile, a member was born.
    assert s.tribes[0].shells == 5 + 8 + 2
    assert [tribe_.shells for tribe_ in s.tribes[1:]] == [0, 0, 5]


@rule("TR-10.5", "TR-10.9", "TR-10.10", "TR-10.11", "TR-10.16", "TR-10.17")
@pytest.mark.parametrize(
    ("event", "side", "comes"),
    [
        ("siege", tribe("goat*1 wheat gold"), 0),
        ("siege", tribe("goat*3 wheat gold"), 2),
        ("siege", tribe("goat*3 wheat gold", strength=1), 0),
        ("flood", tribe("goat*1 wheat*1 gold!"), 0),
        ("flood", tribe("goat*1 wheat gold!"), 1),
        ("flood", tribe("goat*1 wheat gold horse"), 2),
        ("invaders", tribe(points=0), 0),
        ("invaders", tribe(points=2), 2),
        ("invaders", tribe(points=9), 3),
        ("rich-harvest", tribe("goat*15 wheat gold"), 0),
        ("rich-harvest", tribe("goat*14 wheat gold"), 1),
        ("golden-age", tribe(), 2),
        ("new-provinces", tribe(), 2),
        ("tribute", tribe(), 1),
    ],
)
def test_what_an_event_would_really_do_is_seen_before(
    event: str, side: dict[str, Any], comes: int
) -> None:
    s = table(side, row=f"{event} {ACTIONS}")
    assert s.view(0)["row"][0]["shares"][0] == comes
    words = s.decision().words(s, s.task, 0)
    assert words.facts["comes"] == comes
    number = s.parts.event_number[s.row[0] - 6]
    assert words.facts["whole"] == ("yes" if comes >= number else "no")
    before = [points(s)[0], sum(members(s)), len(exhausted(s)), s.tribes[0].shells]
    land = len(members(s))
    play(s, event)
    while s.seat == 0 and not s.over and asked(s) != "choose-tile":
        play(s, offered(s)[0])
    after = [points(s)[0], sum(members(s)), len(exhausted(s)), s.tribes[0].shells]
    changes = [abs(int(new - old)) for old, new in zip(before, after, strict=True)]
    assert max(*changes, len(members(s)) - land) == comes


@rule("TR-10.17")
def test_shells_that_others_do_not_have_do_not_come() -> None:
    s = table(tribe(shells=5), tribe(shells=0), row=f"tribute*5 {ACTIONS}")
    assert s.view(0)["row"][0]["shares"] == [0, 1]


def test_the_picture_says_what_an_event_would_do() -> None:
    view = table(tribe("goat*2 wheat gold"), row=f"siege rich-harvest tribute {ACTIONS}").view(0)
    drawn = GAME.draw(view, seat=0)
    for said in (
        "You would lose 1 member.",
        "You would gain 2 members.",
        "You would take 1 shell.",
    ):
        assert said in drawn
    drawn = GAME.draw(table(tribe(), row=f"siege {ACTIONS}").view(0), seat=0)
    assert "no effect on you" in drawn
    assert "You would" not in drawn


@pytest.mark.parametrize(
    ("strengths", "said"),
    [
        ([1, 0], "no effect: somebody is weaker"),
        ([0, 0], "(level tribes all count as weakest)"),
        ([0, 1], "free"),
    ],
)
def test_a_choice_says_whom_an_event_means(strengths: list[int], said: str) -> None:
    sides = [tribe(points=5, strength=strength) for strength in strengths]
    detail = choices(table(*sides, row=f"enemy-raid {ACTIONS}"))[0].detail
    assert detail.endswith(said)


@pytest.mark.parametrize(
    ("event", "lands", "said"),
    [
        ("volcanic-eruption", "goat*1 wheat gold!", "free; you exhaust only 1 tile"),
        ("volcanic-eruption", "goat*1 wheat gold", "free"),
        ("plague", "goat*2 wheat gold", "free; you lose only 1 member"),
    ],
)
def test_a_choice_says_what_little_of_an_event_comes_to_its_taker(
    event: str, lands: str, said: str
) -> None:
    s = table(tribe(lands), tribe(), row=f"{event} {ACTIONS}")
    assert choices(s)[0].detail.split("; ")[: len(said.split("; "))] == said.split("; ")
    assert ("only" in choices(s)[0].detail) == ("only" in said)


@pytest.mark.parametrize(
    ("row", "struck", "said"),
    [
        ("siege", "", "; 1 more Bronze Age event ends the game"),
        ("siege", "invaders", "; the game then ends with this round"),
        ("enemy-raid", "invaders", ""),
    ],
)
def test_a_choice_says_how_near_it_brings_the_end(row: str, struck: str, said: str) -> None:
    sides = [tribe("goat*3 wheat gold"), tribe(strength=1)]
    detail = choices(table(*sides, row=f"{row} {ACTIONS}", struck=struck))[0].detail
    assert ("end" in detail) == bool(said)
    assert detail.endswith(said)
