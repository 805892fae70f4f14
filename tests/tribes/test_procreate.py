"""TR-4 and TR-14: new members, and an empty reserve."""

import pytest

from tests.ledger import rule
from tests.positions import asked
from tests.tribes.hand import offered, play, refused, refused_facts
from tests.tribes.positions import table, tribe
from tests.tribes.readings import members, named

ROW = "p m+ e p+ m e+"


@rule("TR-4.1", "TR-4.2", "TR-4.3")
@pytest.mark.parametrize(
    ("places", "after"),
    [
        (("0,0", "0,0"), [3, 1, 0]),
        (("1,0", "1,0"), [1, 3, 0]),
        (("0,0", "1,0"), [2, 2, 0]),
        (("1,0", "0,0"), [2, 2, 0]),
    ],
)
def test_ex4_two_members_join_tiles_where_members_stand(
    places: tuple[str, str], after: list[int]
) -> None:
    s = table(tribe("goat*1 wheat*1 gold", procreation=1), row=ROW)
    play(s, "p", *places)
    assert members(s) == after
    assert s.tribes[0].reserve == 11
    assert s.seat == 1


@rule("TR-4.2")
def test_ex4_nobody_is_born_on_empty_land() -> None:
    s = play(table(tribe("goat*1 wheat*1 gold", procreation=1), row=ROW), "p")
    rule_, facts = refused_facts(s, "2,0")
    assert (rule_, facts["tile"], facts["members"]) == ("TR-4.2", named("gold"), 0)
    play(s, "0,0")
    assert refused(s, "2,0")[0] == "TR-4.2"


@rule("TR-4.1")
@pytest.mark.parametrize("space", [0, 1, 2, 3, 4])
def test_a_higher_space_gives_more_members(space: int) -> None:
    s = play(table(tribe("goat*1 wheat gold", procreation=space), row=ROW), "p")
    assert members(s) == [2 + space, 0, 0]


@rule("TR-4.4")
def test_empty_tiles_stay_empty_to_the_end_of_the_action() -> None:
    s = play(table(tribe("goat*1 wheat gold*2 horse", procreation=4), row=ROW), "p")
    while s.seat == 0:
        assert offered(s) == ["0,0", "2,0"]
        play(s, offered(s)[-1])
    assert members(s) == [1, 0, 7, 0]


@rule("TR-4.5", "TR-8.10")
def test_members_are_born_on_exhausted_land_too() -> None:
    s = play(table(tribe("goat*1! wheat*1 gold"), row=ROW), "p")
    assert offered(s) == ["0,0", "1,0"]
    play(s, "0,0")
    assert members(s) == [2, 1, 0]


@rule("TR-4.6")
def test_the_full_number_must_be_placed() -> None:
    s = play(table(tribe("goat*1 wheat*1 gold", procreation=2), row=ROW), "p")
    for _ in range(3):
        assert "stop" not in [s.notation(move) for move in s.candidates()]
        assert s.seat == 0
        play(s, "0,0")
    assert sum(members(s)) == 5
    assert s.seat == 1


@rule("TR-4.7")
def test_no_tile_is_ever_full() -> None:
    s = play(table(tribe("goat*9 wheat*1 gold", procreation=4), row=ROW), "p")
    play(s, *["0,0"] * 5)
    assert members(s) == [14, 1, 0]


@rule("TR-14.1", "TR-14.2", "TR-4.8")
def test_with_an_empty_reserve_members_change_tiles_instead() -> None:
    s = table(tribe("goat*8 wheat gold! horse*7", procreation=1), row=ROW)
    play(s, "p")
    assert asked(s) == "relocate-from"
    assert offered(s) == ["0,0", "3,0", "stop"]
    play(s, "0,0", "0,0")
    assert members(s) == [6, 0, 0, 9]  # far apart, two members and no more
    assert s.seat == 1


@rule("TR-14.1")
def test_only_a_tile_with_members_can_send_one() -> None:
    s = play(table(tribe("goat*8 wheat gold horse*7"), row=ROW), "p")
    assert refused(s, "1,0")[0] == "TR-14.1"


@rule("TR-14.3")
def test_relocating_may_stop_at_any_time() -> None:
    lands = "goat*8 wheat gold horse*7"
    s = play(table(tribe(lands, procreation=2), row=ROW), "p", "stop")
    assert (members(s), s.seat) == ([8, 0, 0, 7], 1)
    s = play(table(tribe(lands, procreation=2), row=ROW), "p", "0,0", "stop")
    assert (members(s), s.seat) == ([7, 0, 0, 8], 1)


@rule("TR-14.4")
def test_a_relocated_member_joins_another_occupied_tile() -> None:
    s = table(tribe("goat*1 wheat*7 gold*7 horse", procreation=1), row=ROW)
    play(s, "p", "0,0")
    assert offered(s) == ["1,0", "2,0"]
    assert refused(s, "0,0")[0] == "TR-14.4"
    rule_, facts = refused_facts(s, "3,0")
    assert (rule_, facts["tile"]) == ("TR-14.4", named("horse"))
    play(s, "1,0")
    assert members(s) == [0, 8, 7, 0]  # the source may be left empty
    assert offered(s) == ["1,0", "2,0", "stop"]


@rule("TR-14.4", "TR-14.1")
def test_with_one_occupied_tile_there_is_nowhere_to_relocate_to() -> None:
    s = play(table(tribe("goat*15 wheat gold"), row=ROW), "p")
    assert (members(s), s.seat) == ([15, 0, 0], 1)


@rule("TR-14.5", "TR-4.8", "TR-4.6")
def test_ex21_the_last_member_is_placed_and_the_rest_may_relocate() -> None:
    s = table(tribe("goat*7 wheat*7 gold", procreation=2), row=ROW)
    play(s, "p")
    assert asked(s) == "place-member"
    assert "stop" not in offered(s)
    play(s, "0,0")
    assert (members(s), s.tribes[0].reserve) == ([8, 7, 0], 0)
    assert asked(s) == "relocate-from"
    one = play(s.copy(), "1,0", "stop")
    assert (members(one), one.seat) == ([9, 6, 0], 1)
    two = play(s.copy(), "1,0", "1,0")
    assert (members(two), two.seat) == ([10, 5, 0], 1)
    none = play(s.copy(), "stop")
    assert (members(none), none.seat) == ([8, 7, 0], 1)
