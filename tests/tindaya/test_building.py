"""TI-4.2 to TI-4.7, TI-4.33: the players build the archipelago themselves."""

from collections import Counter

import pytest

from atoll.engine.chance import seeded
from atoll.games.tindaya import GAME
from atoll.games.tindaya.decisions.building import LAY_BASE, LAY_TERRAIN, TAKE_TERRAIN
from atoll.games.tindaya.decisions.settle import SETTLE
from atoll.games.tindaya.land import survey
from atoll.games.tindaya.names import BASES, CHASM, FOREST, HEXES, MOUNTAIN, NOWHERE, SHORE
from atoll.games.tindaya.sites import can_share, lacking, rings, touches
from atoll.games.tindaya.state import BUILDING, SETUP, Tindaya
from tests.ledger import rule
from tests.positions import asked, offered, play, refused
from tests.tindaya.positions import at, new
from tests.tindaya.test_setup import check_board, reds


def built(s: Tindaya, seed: int = 1) -> Tindaya:
    chance = seeded(seed)
    while s.phase == BUILDING:
        s.play(chance.pick(s.moves()))
    return s


def based(seats: int = 2, red: int = 0) -> Tindaya:
    """The bases lie as on the default board, and terrains follow."""
    s = new(seats, layout="free", red=red)
    for base in range(1, BASES + 1):
        play(s, f"base-{base}")
    return s


@rule("TI-4.33", "TI-4.6", "TI-4.7", "TI-4.5", "TI-4.9")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("red", [0, 2, 4, 6, 8])
def test_whatever_is_built_keeps_the_placement_rules(seats: int, red: int) -> None:
    for seed in range(2):
        s = built(new(seats, seed, layout="free", red=red), seed)
        check_board(s)
        assert reds(s) == red
        count = Counter(s.ground)
        assert [count[SHORE], count[MOUNTAIN], count[FOREST]] == [10, 8, 8 + 2 * seats]
        assert s.token.count(2) == 8 + 2 * seats
        assert s.reserve == 42 - (26 + 2 * seats)
        assert s.phase == SETUP


@rule("TI-4.33", "TI-4.11", "TI-4.17")
def test_players_lay_one_by_one_in_turn_order_and_tribes_are_drawn_afterwards() -> None:
    s, chance = new(3, layout="free"), seeded(5)
    asked = []
    laid = 0
    while s.phase == BUILDING:
        assert all(tribe.trades == 0 for tribe in s.tribes)
        assert {tribe["skill"] for tribe in s.view(None)["tribes"]} == {None}
        assert s.seat == s.order[s.task.n % 3]
        laid = int(s.task.n)
        asked.append(s.task.matter)
        s.play(chance.pick(s.moves()))
    assert asked.count(LAY_BASE) >= BASES - 1  # the last base may have but one way to lie
    assert laid >= 30
    assert s.task.matter is SETTLE
    assert len({tribe.skill for tribe in s.tribes}) == 3


@rule("TI-4.3", "TI-4.5", "TI-4.2")
def test_red_bases_lie_in_pairs_whose_shipwrecks_meet() -> None:
    s = new(2, layout="free", red=2)
    assert {"base-1", "base-1:turned", "base-1:red"} <= set(offered(s))
    play(s, "base-3:red")
    assert refused(s, "base-1:red")[0] == "TI-4.5"  # a column is red, and no more were agreed
    play(s, "base-1", "base-2:turned", "base-4")
    assert {text[6:] for text in offered(s)} == {":red"}  # below the first, the other half
    assert refused(s, "base-5")[0] == "TI-4.3"
    play(s, "base-5:red")
    assert refused(s, "base-6:red")[0] == "TI-4.3"
    s = new(2, layout="free", red=8)
    assert {text[6:] for text in offered(s)} == {":red"}
    assert refused(s, "base-1")[0] == "TI-4.5"


@rule("TI-4.6", "TI-4.7", "TI-4.33")
def test_first_every_volcano_gets_what_it_lacks() -> None:
    s = based()
    assert asked(s) == "take-terrain"
    play(s, "mountain")
    assert asked(s) == "lay-terrain"
    beside = [place for n in range(1, 9) for place in s.geography.neighbours[s.volcanoes[n]]]
    assert set(s.moves()) <= set(beside)
    play(s, "1,1")
    assert s.ground[at(s, "1,1")] == MOUNTAIN
    play(s, "mountain")
    assert refused(s, "0,2")[0] == "TI-4.33"  # volcano 1 has its mountain
    play(s, "5,-1", "shore", "1,0")
    assert s.token[at(s, "1,0")] == 1


@rule("TI-4.6", "TI-4.7")
def test_chasms_stay_open_and_islands_apart() -> None:
    s, chance = based(4), seeded(2)
    while any(s.ground.count(kind) < 8 for kind in (SHORE, FOREST, MOUNTAIN)):
        s.play(chance.pick(s.moves()))
    assert refused_kind(s, "mountain") == "TI-4.6"  # all eight are laid
    play(s, "forest")
    rules = {refused(s, s.notation(place))[0] for place in s.candidates() if place not in s.moves()}
    assert rules == {"TI-4.6", "TI-4.7"}
    for place in s.candidates():
        islands = {s.island[near] for near in s.geography.neighbours[place]} - {0}
        legal = s.ground[place] != CHASM and len(islands) == 1
        assert (place in s.moves()) == legal
        said = s.describe(place)
        assert said.startswith(
            "Lay the terrain on chasm" if s.ground[place] == CHASM else "Lay forest"
        )


def refused_kind(s: Tindaya, text: str) -> str:
    assert s.task.matter is TAKE_TERRAIN
    return refused(s, text)[0]


@rule("TI-4.33")
def test_no_volcano_is_built_in() -> None:
    """Terrains of another island may not take the last room beside a volcano."""
    s, chance = new(2, 18, layout="free", red=2), seeded(18)
    while not (s.task.matter is LAY_TERRAIN and s.task.n == 21):
        s.play(chance.pick(s.moves()))
    assert refused(s, "0,3")[0] == "TI-4.33"
    place = at(s, "0,3")
    assert touches(s, place)  # beside one volcano alone, which lacks this kind
    s.ground[place] = s.task.x
    survey(s)
    room = rings(s)
    assert not can_share(s, room, {base: len(lacking(s, base)) for base in room})


@rule("TI-4.33")
def test_a_position_in_the_middle_of_building_is_read_back() -> None:
    s, chance = new(2, layout="free"), seeded(3)
    while s.phase == BUILDING:
        if s.task.n % 5:
            s.play(chance.pick(s.moves()))
            continue
        again = GAME.from_dict(s.to_dict())
        assert again.to_dict() == s.to_dict()
        assert again.moves() == s.moves()
        s.play(chance.pick(s.moves()))
    data = s.to_dict()
    data["chasms"][0] = NOWHERE
    with pytest.raises(ValueError, match="chasms"):
        GAME.from_dict(data)


@rule("TI-4.33")
def test_the_view_says_what_is_left_and_where_no_base_lies() -> None:
    s = new(2, layout="free", red=4)
    building = s.view(None)["building"]
    assert len(building["slot"]) == HEXES // BASES
    assert len(building["bare"]) == HEXES
    assert building["red"] == 4
    assert building["left"] == {"shore": 10, "forest": 12, "mountain": 8}
    play(s, "base-1:red")
    assert len(s.view(None)["building"]["bare"]) == HEXES - HEXES // BASES
    assert built(s).view(None)["building"] is None
