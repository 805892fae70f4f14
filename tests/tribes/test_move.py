"""TR-5: members walk over their own land."""

import pytest

from tests.ledger import rule
from tests.positions import asked
from tests.tribes.hand import offered, play, refused, refused_facts
from tests.tribes.positions import table, tribe
from tests.tribes.readings import members, named

ROW = "m p m+ e p+ e+"
LINE = "goat*2 wheat gold"


@rule("TR-5.1", "TR-5.2", "TR-5.4")
def test_ex5_three_steps_for_two_members() -> None:
    s = table(tribe(LINE, movement=2), row=ROW)
    play(s, "m", "0,0")  # the only way from the end of the line is taken by itself
    assert members(s) == [1, 1, 0]
    play(s, "1,0", "2,0", "0,0")
    assert members(s) == [0, 1, 1]
    assert s.seat == 1


@rule("TR-5.5")
@pytest.mark.parametrize(
    ("steps", "after"),
    [((), [2, 0, 0]), (("0,0",), [1, 1, 0]), (("0,0", "1,0", "2,0"), [1, 0, 1])],
)
def test_ex5_steps_may_be_left_unused(steps: tuple[str, ...], after: list[int]) -> None:
    s = table(tribe(LINE, movement=2), row=ROW)
    play(s, "m", *steps, "stop")
    assert members(s) == after
    assert s.seat == 1
    while s.seat != 0:
        play(s, offered(s)[0] if asked(s) != "move-from" else "stop")
    assert asked(s) == "choose-tile"  # nothing is left over for later


@rule("TR-5.1")
@pytest.mark.parametrize("space", [0, 1, 2, 3, 4])
def test_a_higher_space_gives_more_steps(space: int) -> None:
    s = play(table(tribe("goat*1 wheat gold", movement=space), row=ROW), "m")
    steps = 0
    while s.seat == 0:
        if asked(s) == "move-from":
            steps += 1
        play(s, offered(s)[0])
    assert steps == space + 1


@rule("TR-5.2", "TR-5.3")
def test_a_step_leads_to_an_own_tile_that_shares_an_edge() -> None:
    ring = "goat*1@0,0 wheat@1,0 gold@0,1 horse@-1,1 goat@-1,0 wheat@0,-1 gold@1,-1 horse@2,0"
    s = play(table(tribe(ring), row=ROW), "m", "0,0")
    assert offered(s) == ["1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"]
    rule_, facts = refused_facts(s, "2,0")
    assert (rule_, facts["tile"]) == ("TR-5.2", named("horse", "east"))
    refusal = s.refusal(len(s.tribes[0].members))
    assert refusal is not None
    assert refusal.rule == "TR-5.2"  # no land tile there


@rule("TR-5.3")
def test_territories_of_different_players_never_touch() -> None:
    s = table(tribe("goat*1 wheat gold"), tribe("goat*4 wheat*3 gold*2 horse*1"), row=ROW)
    play(s, "m", "0,0")
    assert members(s) == [0, 1, 0]
    assert members(s, 1) == [4, 3, 2, 1]


@rule("TR-5.2", "TR-5.4")
def test_steps_are_made_by_members_in_any_order() -> None:
    s = table(tribe("goat*1 wheat*1 gold*1 horse", movement=2), row=ROW)
    assert refused(play(s, "m"), "3,0")[0] == "TR-5.2"
    play(s, "2,0", "3,0", "0,0", "1,0", "2,0")
    assert members(s) == [0, 1, 1, 1]


@rule("TR-5.6", "TR-8.8")
def test_exhausted_land_is_entered_crossed_and_left() -> None:
    s = table(tribe("goat*1! wheat! gold", movement=1), row=ROW)
    play(s, "m", "0,0")
    assert members(s) == [0, 1, 0]
    play(s, "1,0", "2,0")
    assert members(s) == [0, 0, 1]


@rule("TR-5.7")
def test_a_member_may_walk_back() -> None:
    s = table(tribe(LINE, movement=1), row=ROW)
    play(s, "m", "0,0", "1,0", "0,0")
    assert members(s) == [2, 0, 0]
