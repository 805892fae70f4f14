"""TR-6 and TR-15: new land, and an empty bag."""

import pytest

from atoll.engine import hexes
from atoll.games.tribes.state import Tribes
from tests.ledger import rule
from tests.positions import asked
from tests.tribes.hand import offered, play, refused, refused_facts
from tests.tribes.positions import table, tribe
from tests.tribes.readings import exhausted, named

ROW = "e p m p+ m+ e+"


def kinds(s: Tribes, seat: int = 0) -> list[str]:
    return [s.parts.lands[kind] for kind in s.tribes[seat].lands.kinds]


def places(s: Tribes, seat: int = 0) -> list[str]:
    return [hexes.name(place) for place in s.tribes[seat].lands.hexes]


@rule("TR-6.1", "TR-6.2", "TR-6.3", "TR-6.4")
def test_ex6_two_tiles_are_drawn_and_laid_beside_own_land() -> None:
    s = table(tribe(exploration=1), row=ROW, bag="wheat gold")
    play(s, "e")
    assert asked(s) == "pick-land"
    assert s.view()["drawn"] == ["wheat", "gold"]  # both, before the first is laid
    assert sum(s.land) == 0
    play(s, "gold", "3,0")
    play(s, "4,0")  # beside the first new tile alone
    assert kinds(s)[3:] == ["gold", "wheat"]
    assert places(s)[3:] == ["3,0", "4,0"]
    assert exhausted(s) == []
    assert s.seat == 1


@rule("TR-6.3")
def test_ex6_a_place_that_touches_no_own_land_is_refused() -> None:
    s = play(table(tribe(), row=ROW, bag="wheat gold"), "e")
    assert refused_facts(s, "4,0") == ("TR-6.3", {})
    assert "3,0" in offered(s)


@rule("TR-6.3", "TR-6.6")
def test_land_is_laid_on_free_hexes_beside_own_land_only() -> None:
    s = play(table(tribe("goat*1@0,0 wheat@1,0 gold@0,1"), row=ROW), "e")
    assert sorted(offered(s)) == sorted(
        ["-1,0", "-1,1", "-1,2", "0,-1", "0,2", "1,-1", "1,1", "2,-1", "2,0"]
    )
    assert refused_facts(s, "0,1") == ("TR-6.6", {"side": "on", "tile": named("gold")})


@rule("TR-6.1")
@pytest.mark.parametrize("space", [0, 1, 2, 3, 4])
def test_a_higher_space_gives_more_land(space: int) -> None:
    s = table(tribe(exploration=space), row=ROW)
    before = sum(s.land)
    play(s, "e")
    assert sum(s.land) == before - (space + 1)
    while s.seat == 0:
        play(s, offered(s)[0])
    assert len(kinds(s)) == 3 + space + 1


@rule("TR-6.4")
def test_the_player_chooses_the_order_of_the_tiles() -> None:
    for first in ("goat", "horse"):
        s = play(table(tribe(exploration=2), row=ROW, bag="goat horse horse"), "e")
        assert offered(s) == ["goat", "horse"]
        play(s, first, "3,0")
        assert kinds(s)[3] == first
    s = play(table(tribe(exploration=2), row=ROW, bag="goat horse horse"), "e")
    assert refused(s, "incense")[0] == "TR-6.4"


@rule("TR-6.5")
def test_every_drawn_tile_must_be_laid() -> None:
    s = play(table(tribe(exploration=2), row=ROW), "e")
    while s.seat == 0:
        assert "stop" not in [s.notation(move) for move in s.candidates()]
        play(s, offered(s)[0])
    assert len(kinds(s)) == 6


@rule("TR-6.6", "TR-6.7")
def test_land_that_lies_stays_where_it_is() -> None:
    s = table(tribe(exploration=3), row=ROW)
    play(s, "e")
    seen = places(s)
    while s.seat == 0:
        play(s, offered(s)[-1])
        assert places(s)[: len(seen)] == seen
        seen = places(s)
    # A tile has a hex and a kind, and no direction: all its sides are alike.
    assert set(s.view()["tribes"][0]["land"][0]) == {"q", "r", "kind", "members", "exhausted"}


@rule("TR-6.8", "TR-15.2", "TR-15.5")
def test_ex22_the_last_tile_is_laid_and_exhausted_land_makes_up_for_the_rest() -> None:
    lands = "goat*1 wheat! gold! horse! incense"
    s = table(tribe(lands, exploration=2), row=ROW, bag="wheat")
    play(s, "e")
    assert (asked(s), s.view()["drawn"]) == ("lay-land", [])
    play(s, "5,0")
    assert asked(s) == "turn-back"
    assert offered(s) == ["1,0", "2,0", "3,0", "stop"]
    none = play(s.copy(), "stop")
    assert (exhausted(none), none.seat) == ([1, 2, 3], 1)
    one = play(s.copy(), "2,0", "stop")
    assert (exhausted(one), one.seat) == ([1, 3], 1)
    two = play(s.copy(), "2,0", "1,0")
    assert (exhausted(two), two.seat) == ([3], 1)


@rule("TR-15.1", "TR-15.5")
def test_with_an_empty_bag_exhausted_land_without_members_may_be_turned_back() -> None:
    s = table(tribe("goat*1 wheat*1! gold! horse!"), row=ROW, bag="")
    play(s, "e")
    assert offered(s) == ["2,0", "3,0", "stop"]
    rule_, facts = refused_facts(s, "1,0")
    assert (rule_, facts["members"]) == ("TR-15.5", 1)
    assert refused(s, "0,0")[0] == "TR-15.1"
    play(s, "3,0")
    assert exhausted(s) == [1, 2]


@rule("TR-15.1", "TR-8.7")
def test_land_is_turned_back_in_place_of_drawing_and_at_no_other_time() -> None:
    for tile in ("p", "m"):
        s = table(tribe("goat*1 wheat! gold!"), row="p m e p+ e+ m+", bag="")
        play(s, tile)
        assert s.seat == 1 or asked(s) == "move-from"
        assert exhausted(s) == [1, 2]
    s = play(table(tribe("goat*1 wheat! gold!"), row=ROW), "e")
    assert asked(s) == "lay-land"
    play(s, "3,0")
    assert (exhausted(s), s.seat) == ([1, 2], 1)


@rule("TR-15.3", "TR-3.12")
def test_with_nothing_to_turn_back_nothing_happens() -> None:
    s = table(tribe("goat*1 wheat*1! gold", exploration=4), row=ROW, bag="")
    play(s, "e")
    assert s.seat == 1
    assert (exhausted(s), len(kinds(s))) == ([1], 3)


@rule("TR-15.4")
def test_land_turned_back_gives_its_old_resource_again() -> None:
    s = table(tribe("goat*1 wheat! gold"), row="e m+ p m p+ e+", bag="")
    play(s, "e", "1,0")
    assert kinds(s)[:3] == ["goat", "wheat", "gold"]
    assert s.tribes[0].wilds(0) == []
    assert s.tribes[0].resources() == [1, 0, 0, 0, 0]
    s.tribes[0].members[1] = 1
    assert s.tribes[0].resources() == [1, 0, 1, 0, 0]


@rule("TR-15.5")
def test_members_cannot_step_aside_while_land_is_turned_back() -> None:
    s = play(table(tribe("goat*1 wheat*1! gold! horse!"), row=ROW, bag=""), "e")
    assert asked(s) == "turn-back"
    assert [s.notation(move) for move in s.candidates()] == ["0,0", "1,0", "2,0", "3,0", "stop"]
    play(s, "2,0")
    assert list(s.tribes[0].members) == [1, 1, 0, 0]
