"""TR-8: land used up in place of resources."""

import pytest

from atoll.engine.session import choices
from tests.ledger import rule
from tests.positions import asked
from tests.tribes.hand import offered, play, refused, refused_facts
from tests.tribes.positions import table, tribe
from tests.tribes.readings import exhausted, members

ROW = "p+ m e p m+ e+"
COOKED = "hunting cooking leather-making jewelry / - cheese-making - -"


@rule("TR-8.1", "TR-8.5", "TR-7.9")
def test_ex10_a_wheat_tile_stands_in_for_a_goat() -> None:
    s = table(tribe("goat*2 wheat*1 gold"), boards=COOKED, stones={"cooking": [0]}, row=ROW)
    assert s.tribes[0].resources() == [1, 0, 1, 0, 0]
    play(s, "p+", "cheese-making")
    assert exhausted(s) == [1]
    assert members(s) == [2, 1, 0]
    assert s.tribes[0].done == 1 << 1 | 1 << 5
    assert s.tribes[0].resources() == [1, 0, 0, 0, 0]


@rule("TR-8.5")
def test_ex10_at_least_one_goat_must_be_real() -> None:
    s = table(tribe("goat wheat*1 gold*1"), boards=COOKED, stones={"cooking": [0]}, row=ROW)
    rule_, facts = refused_facts(play(s, "p+"), "cheese-making")
    assert (rule_, facts["need"], facts["real"]) == ("TR-8.5", 2, 0)


@rule("TR-8.4")
@pytest.mark.parametrize("land", ["goat", "gold", "incense", "wheat"])
def test_in_the_first_epoch_any_tile_stands_in(land: str) -> None:
    s = table(tribe(f"{land}*1 horse horse"), row=ROW)
    play(s, "p+", "hunting")
    assert exhausted(s) == [0]
    assert s.tribes[0].done == 1


@rule("TR-8.5")
@pytest.mark.parametrize(
    ("lands", "turned"),
    [
        ("goat*1 goat*1 goat*1", []),
        ("goat*1 goat*1 wheat*1", [2]),
        ("goat*1 gold*1 wheat*1", [1, 2]),
    ],
)
def test_in_the_third_epoch_one_or_two_may_be_replaced(lands: str, turned: list[int]) -> None:
    boards = "hunting cooking leather-making jewelry / - cheese-making - - / - weaving - -"
    done = {"cooking": [0], "cheese-making": [0]}
    s = table(tribe(lands), boards=boards, stones=done, row=ROW)
    play(s, "p+", "weaving")
    assert exhausted(s) == turned
    assert s.tribes[0].points == 6
    s = table(tribe("gold*1 wheat*1 horse*1 goat"), boards=boards, stones=done, row=ROW)
    assert refused(play(s, "p+"), "weaving")[0] == "TR-8.5"


@rule("TR-8.1", "TR-8.2", "TR-8.3", "TR-8.6")
def test_the_player_chooses_among_occupied_active_tiles_of_other_kinds() -> None:
    s = table(
        tribe("goat*1 wheat*1 gold*2 horse incense*1!"),
        boards=COOKED,
        stones={"cooking": [0]},
        row=ROW,
    )
    play(s, "p+", "cheese-making")
    assert (asked(s), offered(s)) == ("exhaust-wild", ["1,0", "2,0"])
    rule_, facts = refused_facts(s, "3,0")
    assert (rule_, facts["members"]) == ("TR-8.2", 0)
    assert refused(s, "4,0")[0] == "TR-8.3"
    assert refused(s, "0,0")[0] == "TR-8.6"
    play(s, "2,0")
    assert exhausted(s) == [2, 4]
    assert members(s) == [1, 1, 2, 0, 1]


@rule("TR-8.6")
def test_no_more_tiles_are_exhausted_than_resources_are_missing() -> None:
    s = table(
        tribe("goat*1 goat*1 wheat*1 gold*1"), boards=COOKED, stones={"cooking": [0]}, row=ROW
    )
    play(s, "p+", "cheese-making")
    assert (exhausted(s), s.seat) == ([], 1)


@rule("TR-8.7", "TR-8.3")
def test_exhausted_land_never_gives_a_resource_again() -> None:
    s = table(tribe("wheat*1! goat gold"), tribe(shells=3), row="p+ m e m+ p e+")
    play(s, "p+")
    assert s.seat == 1  # the hand was of no use, the action was performed
    assert members(s) == [2, 0, 0]
    s = table(tribe("goat*1 wheat gold"), row="p+ m e m+ p e+")
    play(s, "p+", "hunting")
    for _ in range(40):
        play(s, "stop" if "stop" in offered(s) else offered(s)[0])
        assert s.tribes[0].exhausted[0] == 1


@rule("TR-8.8", "TR-8.10", "TR-5.6")
def test_members_stay_on_land_they_exhausted_and_work_on() -> None:
    s = table(tribe("goat*1 wheat gold"), row="p+ m p e m+ e+")
    play(s, "p+", "hunting")
    assert (members(s), exhausted(s)) == ([1, 0, 0], [0])
    play(s, "m", "stop", "p")
    assert members(s) == [2, 0, 0]


@rule("TR-8.9", "TR-12.4")
def test_exhausted_land_does_not_count_for_the_bonus() -> None:
    s = table(tribe("goat*1 wheat gold horse!"), tribe("goat*1 wheat gold horse"))
    assert [s.breakdown(seat)["land"] for seat in (0, 1)] == [0, 2]


@rule("TR-8.9", "TR-13.2")
def test_exhausted_land_counts_against_its_owner_in_a_tie() -> None:
    s = table(
        tribe("goat*1 wheat gold horse! wheat!", shells=5),
        tribe("goat*1 wheat gold horse!", shells=5),
    )
    assert s.scores() == [4, 4]
    assert s.winners() == [1]


@pytest.mark.parametrize(
    ("lands", "board", "said"),
    [
        ("goat*1 horse horse", "hunting", "exhausts the goat land as wild land"),
        ("goat*1 gold*1 horse", "hunting", "exhausts 1 tile as wild land"),
        ("horse*1 goat goat", "hunting", None),
    ],
)
def test_what_stands_in_is_named_before_where_there_is_no_choice(
    lands: str, board: str, said: str | None
) -> None:
    s = play(table(tribe(lands), row=ROW), "p+")
    detail = next(each.detail for each in choices(s) if each.notation == board)
    assert ("wild" in detail) == (said is not None)
    assert said is None or said in detail


def test_two_that_stand_in_are_both_named() -> None:
    boards = "hunting cooking leather-making jewelry / - cheese-making - - / - weaving - -"
    done = {"cooking": [0], "cheese-making": [0]}
    lands = tribe("goat*1 gold*1 wheat*1")
    s = play(table(lands, boards=boards, stones=done, row=ROW), "p+")
    detail = next(each.detail for each in choices(s) if each.notation == "weaving")
    assert "exhausts the gold land and the wheat land as wild land" in detail
