"""TR-3: choosing a tile, shells, and the end of a turn."""

import pytest

from atoll.engine.session import choices
from tests.ledger import rule
from tests.positions import asked
from tests.tribes.hand import offered, play, refused_facts
from tests.tribes.positions import random_positions, table, tribe
from tests.tribes.readings import members, row, track


@rule("TR-3.1", "TR-3.3", "TR-3.13")
def test_ex1_the_first_tile_is_free() -> None:
    s = table(tribe(shells=5), row="p m+ e p+ m e+")
    play(s, "p")
    assert s.tribes[0].shells == 5
    assert members(s) == [2, 0, 0]
    assert row(s) == "m+ e p+ m e+ p"


@rule("TR-3.3", "TR-3.13")
def test_ex2_every_tile_skipped_costs_a_shell() -> None:
    s = table(tribe(shells=5), row="p m e p+ m+ e+")
    play(s, "e")
    assert s.tribes[0].shells == 3
    play(s, offered(s)[0])
    assert row(s) == "p*1 m*1 p+ m+ e+ e"


@rule("TR-3.4", "TR-3.5", "TR-3.3")
def test_ex3_a_shell_on_the_chosen_tile_is_collected() -> None:
    s = table(tribe(shells=2), row="m e*1 p+ p m+ e+")
    play(s, "e")
    assert s.tribes[0].shells == 2
    play(s, offered(s)[0])
    assert row(s) == "m*1 p+ p m+ e+ e"


@rule("TR-3.5")
def test_ex3_shells_on_a_tile_cannot_pay_the_way_to_it() -> None:
    s = table(tribe(shells=0), tribe(), row="m e*1 p+ p m+ e+", seat=1)
    play(s, "p")
    assert row(s).startswith("e*2 ")  # the first tile was taken for seat 0, who has no choice
    assert (s.seat, asked(s)) == (0, "move-from")
    s = table(tribe(shells=1), row="m p e*3 p+ m+ e+")
    rule_, facts = refused_facts(s, "e")
    assert (rule_, facts["cost"], facts["gain"], facts["have"]) == ("TR-3.6", 2, 3, 1)


@rule("TR-3.4", "TR-3.8")
def test_any_number_of_shells_lies_on_a_tile_and_all_are_collected() -> None:
    s = table(tribe(shells=1), tribe(shells=1), row="m*7 p*1 e p+ m+ e+")
    play(s, "p")
    assert row(s).startswith("m*8 e ")
    assert s.tribes[0].shells == 1
    play(s, "m", "stop")
    assert s.tribes[1].shells == 9


@rule("TR-3.2")
def test_there_is_no_way_to_pass() -> None:
    s = table(row="p m+ e p+ m e+")
    assert [s.notation(move) for move in s.candidates()] == [
        "procreate",
        "move-hand",
        "explore",
        "procreate-hand",
        "move",
        "explore-hand",
    ]
    for beyond in (-1, 6, 255):
        refusal = s.refusal(beyond)
        assert refusal is not None
        assert refusal.rule == "TR-3.2"


@rule("TR-3.6")
def test_shells_decide_how_far_a_player_reaches() -> None:
    tiles = ["p", "m+", "e", "p+", "m", "e+"]
    for shells in range(1, 9):
        s = table(tribe(shells=shells))
        assert offered(s) == tiles[: shells + 1]
    s = table(tribe(shells=2))
    rule_, facts = refused_facts(s, "p+")
    assert (rule_, facts["cost"], facts["have"]) == ("TR-3.6", 3, 2)


@rule("TR-3.6", "TR-3.4", "TR-10.2", "TR-10.15")
def test_ex17_without_shells_the_first_tile_must_be_taken_even_an_event() -> None:
    s = table(tribe(shells=0, points=3), tribe(), row="m enemy-raid*3 p e p+ m+ e+", seat=1)
    s.story = []
    play(s, "m", "stop")
    told = [(line.seat, line.words.key) for line in s.story]
    assert (0, "choose-event") in told
    assert s.tribes[0].points == 1
    assert s.tribes[0].shells == 3
    assert s.seat == 1


@rule("TR-3.7", "TR-10.3", "TR-3.3")
def test_events_are_skipped_and_paid_for_like_action_tiles() -> None:
    s = table(tribe(shells=1), row="golden-age p e m p+ e+ m+")
    assert offered(s) == ["golden-age", "p"]
    play(s, "p")
    assert row(s) == "golden-age*1 e m p+ e+ m+ p"
    assert s.tribes[0].shells == 0
    before = s.tribes[1].shells
    play(s, "golden-age")
    assert s.tribes[1].shells == before + 1


@rule("TR-3.9")
def test_three_tiles_show_an_action_only() -> None:
    lands = "goat*1 wheat*1 gold"
    for tile, decision in {"p": "place-member", "e": "lay-land", "m": "move-from"}.items():
        s = play(table(tribe(lands), row="p e m p+ e+ m+"), tile)
        assert asked(s) == decision
    for tile, decision in {"p+": "place-member", "e+": "lay-land", "m+": "move-from"}.items():
        s = play(table(tribe(lands), row="p+ e+ m+ p e m"), tile)
        assert asked(s) == "use-hand"
        assert asked(play(s, "act")) == decision


@rule("TR-3.10", "TR-7.1")
def test_a_hand_tile_gives_its_action_or_an_achievement_never_both() -> None:
    s = table(tribe("wheat*1 goat gold"), row="p+ m e p m+ e+")
    play(s, "p+", "cooking")
    assert s.tribes[0].done == 1 << 1
    assert members(s) == [1, 0, 0]
    assert s.seat == 1
    s = table(tribe("wheat*1 goat gold"), row="p+ m e p m+ e+")
    play(s, "p+", "act")
    assert s.tribes[0].done == 0
    assert members(s) == [2, 0, 0]
    assert s.seat == 1


@rule("TR-7.1", "TR-3.10")
def test_without_a_hand_no_board_can_be_completed() -> None:
    s = table(tribe("wheat*1 goat*1 gold"), row="p m+ e p+ m e+")
    play(s, "p")
    assert asked(s) == "place-member"
    assert offered(s) == ["0,0", "1,0"]


@rule("TR-3.11")
def test_the_achievement_is_offered_only_if_it_can_be_completed_now() -> None:
    exhausted = "wheat*1! goat*1! gold"
    s = play(table(tribe(exhausted), row="p+ m e p m+ e+"), "p+")
    assert asked(s) == "place-member"
    s = play(table(tribe("wheat*1 goat*1! gold"), row="p+ m e p m+ e+"), "p+")
    assert asked(s) == "use-hand"
    # A green board with one tile too few is a candidate, yet refused.
    s = play(
        table(tribe("wheat*1 goat*1! gold"), stones={"cooking": [0]}, row="p+ m e p m+ e+"), "p+"
    )
    assert "cheese-making" not in offered(s)


@rule("TR-3.12")
def test_a_tile_may_be_chosen_although_nothing_comes_of_it() -> None:
    before = table(tribe(strength=1), row="m e cave-bears p p+ e+ m+", bag="")
    for tile in ("m", "e", "cave-bears"):
        s = before.copy()
        play(s, tile)
        if tile == "m":
            play(s, "stop")
        assert s.seat == 1
        assert members(s) == members(before)
        assert len(s.tribes[0].lands.hexes) == 3
        assert s.tribes[0].points == 0


@rule("TR-3.13", "TR-3.15")
def test_the_used_tile_goes_to_the_very_end_and_the_next_player_follows() -> None:
    s = table(tribe(), tribe(), tribe(), row="m p m+ golden-age*2 e p+ e+", seat=1)
    play(s, "p")
    assert row(s) == "m*1 m+ golden-age*2 e p+ e+ p"
    assert s.seat == 2
    play(s, "m", "stop")
    assert row(s) == "m+ golden-age*2 e p+ e+ p m"
    assert s.seat == 0


@rule("TR-3.14", "TR-7.15", "TR-7.17", "TR-3.3")
def test_ex24_the_used_tile_lands_behind_the_event_it_caused() -> None:
    s = table(tribe("wheat*1 goat gold"), row="m p+ e p m+ e+")
    play(s, "p+", "cooking")
    *before, event, last = row(s).split()
    assert before == ["m*1", "e", "p", "m+", "e+"]
    assert event in s.parts.tile_ids[6:14]
    assert last == "p+"


@rule("TR-3.16", "TR-1.3", "TR-10.17")
def test_shells_are_never_made_nor_lost() -> None:
    for s in random_positions(games=6, step=3):
        held = sum(tribe_.shells for tribe_ in s.tribes)
        assert held + sum(s.shells) == 5 * len(s.tribes)
        assert all(tribe_.shells >= 0 for tribe_ in s.tribes)


@rule("TR-3.17")
def test_shells_may_be_saved_or_spent() -> None:
    s = table(tribe(shells=5), row="p m+ e p+ m e+")
    assert len(offered(s)) == 6
    for tile in offered(s):
        assert s.refusal(s.moves()[offered(s).index(tile)]) is None
    saver = play(s.copy(), "p")
    spender = play(s.copy(), "e+")
    assert (saver.tribes[0].shells, spender.tribes[0].shells) == (5, 0)


@rule("TR-7.12", "TR-3.1")
def test_one_turn_is_one_tile() -> None:
    s = table(tribe("wheat*1 goat gold"), row="p+ m e p m+ e+")
    play(s, "p+", "cooking")
    assert track(s, "procreation") == 1
    assert s.seat == 1
    assert asked(s) == "choose-tile"


@pytest.mark.parametrize(
    ("lands", "said"),
    [
        ("gold*1! horse goat", "; hand: nothing"),
        ("horse*1 wheat gold", "; hand: 4 to complete"),
    ],
)
def test_a_tile_with_a_hand_says_what_it_could_complete(lands: str, said: str) -> None:
    details = [choice.detail for choice in choices(table(tribe(lands), row="p p+ m m+ e e+"))]
    assert [said in detail for detail in details] == [False, True] * 3


def test_what_a_hand_could_complete_is_counted_not_named() -> None:
    """A sentence that names a part tells the laboratory that somebody took it."""
    stones = {board: [0] for board in ("cooking", "leather-making", "jewelry")}
    s = table(tribe("horse*1 wheat gold"), row="p+ p m m+ e e+", stones=stones)
    assert choices(s)[0].detail == "free; hand: one to complete"


def test_the_coach_speaks_of_members_that_change_places_when_none_are_new() -> None:
    s = table(tribe("goat*14 wheat*1 gold"), row="p p+ m m+ e e+")
    play(s, "p")
    guide = s.guide()
    assert guide is not None
    assert asked(s) == "relocate-from"
    assert [words.key for words in guide.advice] == ["guide-relocate"]
