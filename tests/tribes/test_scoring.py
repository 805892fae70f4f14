"""TR-12 and TR-13: points and tie-breaks."""

import pytest

from atoll.games.tribes.state import Tribes
from tests.ledger import rule
from tests.tribes.hand import play
from tests.tribes.positions import table, tribe

# Two tribes that share both bonuses and nothing else.
LAND = "goat*1 wheat gold"


def bonus(s: Tribes, name: str) -> list[int]:
    """What everybody gets for members or land; what is left of the score agrees."""
    found = []
    for seat, score in enumerate(s.scores()):
        sources = s.breakdown(seat)
        found.append(score - sum(sources.values()) + sources[name])
        assert found[-1] == sources[name]
    return found


@rule("TR-12.1")
@pytest.mark.parametrize("name", ["procreation", "exploration", "movement"])
def test_the_space_reached_on_a_track_gives_one_three_or_six(name: str) -> None:
    found = []
    for space in range(5):
        spaces = {name: space}
        s = table(tribe(LAND, None, 0, None, **spaces))
        found.append(s.breakdown(0)[name])
        assert s.scores()[0] - s.scores()[1] == found[-1]
    assert found == [0, 0, 1, 3, 6]


@rule("TR-12.1", "TR-12.7")
def test_strength_gives_no_points() -> None:
    s = table(tribe(LAND, strength=4))
    assert "strength" not in s.breakdown(0)
    assert s.scores() == [4, 4]


@rule("TR-12.2", "TR-12.3")
def test_most_members_on_land_give_two_points() -> None:
    s = table(tribe("goat*2 wheat*2 gold"), tribe("goat*5 wheat gold"), tribe("goat*1 wheat gold"))
    assert [tribe_.reserve for tribe_ in s.tribes] == [11, 10, 14]
    assert bonus(s, "members") == [0, 2, 0]


@rule("TR-12.3")
def test_members_on_exhausted_land_are_in_play_too() -> None:
    s = table(tribe("goat*1 wheat*2! gold"), tribe("goat*2 wheat gold"))
    assert bonus(s, "members") == [2, 0]


@rule("TR-12.4")
def test_most_active_land_gives_two_points() -> None:
    s = table(tribe("goat*1 wheat gold horse"), tribe("goat*1 wheat gold horse! wheat!"))
    assert bonus(s, "land") == [2, 0]


@rule("TR-12.5")
def test_all_who_tie_get_the_full_bonus() -> None:
    s = table(tribe("goat*2 wheat gold"), tribe("goat*1 wheat*1 gold"), tribe("goat*1 wheat gold!"))
    assert bonus(s, "members") == [2, 2, 0]
    assert bonus(s, "land") == [2, 2, 0]


@rule("TR-12.6")
def test_teeth_count_the_first_one_included() -> None:
    s = table(tribe(LAND, points=7), tribe(LAND, points=1), row="golden-age m p e m+ p+ e+")
    play(s, "golden-age")
    assert [s.breakdown(seat)["teeth"] for seat in range(2)] == [9, 1]
    assert s.scores() == [13, 5]


@rule("TR-12.7")
def test_the_highest_sum_of_all_sources_wins() -> None:
    s = table(
        tribe("goat*2 wheat gold horse", points=3, procreation=2, movement=3),
        tribe("goat*1 wheat gold", points=12, exploration=1, shells=10),
        row="m p e m+ p+ e+",
    )
    assert s.scores() == [3 + 1 + 3 + 2 + 2, 12]
    assert s.winners() == [1]


@rule("TR-12.7")
def test_shells_stones_and_strength_give_no_points() -> None:
    s = table(
        tribe(LAND, shells=9, strength=4),
        tribe(LAND, shells=1),
        stones={"cooking": [0], "hunting": [0]},
    )
    assert s.scores() == [4, 4]


@rule("TR-12.7")
def test_the_breakdown_adds_up_to_the_score() -> None:
    s = table(
        tribe("goat*2 wheat gold horse", points=3, procreation=2, movement=3, exploration=4),
        tribe("goat*1 wheat gold", points=12),
    )
    for seat in range(2):
        assert sum(s.breakdown(seat).values()) == s.scores()[seat]
    assert list(s.breakdown(0).values()) == [3, 1, 6, 3, 2, 2]


@rule("TR-13.1")
def test_equal_points_go_to_the_one_with_more_shells() -> None:
    s = table(tribe("goat*1 wheat gold", shells=6), tribe("goat*1 wheat gold", shells=4))
    assert s.winners() == [0]
    # Shells come before exhausted land.
    s = table(tribe("goat*1 wheat gold gold!", shells=6), tribe("goat*1 wheat gold", shells=4))
    assert s.winners() == [0]


@rule("TR-13.2", "TR-12.5")
def test_ex23_equal_shells_go_to_the_one_who_exhausted_less() -> None:
    s = table(
        tribe("goat*2 wheat gold! horse! incense!", shells=5, points=4),
        tribe("goat*2 wheat gold! horse!", shells=5, points=4),
    )
    assert bonus(s, "members") == [2, 2]
    assert s.scores() == [8, 8]
    assert s.winners() == [1]


@rule("TR-13.3")
def test_if_all_is_equal_victory_is_shared() -> None:
    s = table(tribe(LAND, shells=5), tribe(LAND, shells=5), tribe(LAND, shells=5, points=1))
    assert s.winners() == [2]
    s = table(tribe(LAND, shells=5), tribe(LAND, shells=5))
    assert s.winners() == [0, 1]


@rule("TR-13.4", "TR-13.2")
def test_land_exhausted_by_whatever_cause_counts_and_land_turned_back_does_not() -> None:
    # By an event:
    s = table(
        tribe("goat*1 wheat gold horse", shells=5),
        tribe("goat*1 wheat gold", shells=5),
        row="wildfire m p e m+ p+ e+",
    )
    play(s, "wildfire", "1,0")
    assert s.scores() == [4, 4]
    assert s.winners() == [1]
    # Turned back with an empty bag:
    s = table(tribe("goat*1 wheat! gold"), row="e m p m+ p+ e+", bag="")
    assert sum(s.tribes[0].exhausted) == 1
    play(s, "e", "1,0")
    assert s.view()["tribes"][0]["exhausted"] == 0
