"""AU-1, AU-12: what lies on the table at the beginning."""

import pytest

from atoll.games.atua import GAME
from atoll.games.atua.parts import ISLANDS, VILLAGES
from atoll.games.atua.state import NOBODY, ON_TABLE
from tests.atua.islands import PARTS
from tests.atua.positions import new, until
from tests.ledger import rule
from tests.positions import asked

STACKS = {2: [8, 6, 4], 3: [12, 9, 6], 4: [16, 12, 8], 5: [20, 15, 10], 6: [24, 18, 12]}


@rule("AU-1.1", "AU-1.2")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_everybody_has_another_village(seats: int) -> None:
    seen: set[int] = set()
    for seed in range(30):
        s = new(seats, seed)
        villages = [island.cards for island in s.islands]
        assert all(len(each) == 1 and each[0] >= ISLANDS for each in villages)
        assert len({each[0] for each in villages}) == seats
        assert all(card < ISLANDS for card in s.row)
        assert len(s.bag) == ISLANDS
        seen.update(each[0] for each in villages)
    assert len(seen) == VILLAGES


@rule("AU-1.3")
def test_the_village_lies_upright_with_its_star_on_the_first_cell() -> None:
    for seed in range(6):
        view = new(2, seed).view(0)
        for player in view["players"]:
            (village,) = player["island"]
            assert village["turn"] == 0
            assert [village["x"] + village["star"][0], village["y"] + village["star"][1]] == [0, 0]


@rule("AU-1.4", "AU-1.5", "AU-1.6")
@pytest.mark.parametrize("seats", STACKS)
def test_row_and_stacks(seats: int) -> None:
    s = new(seats)
    assert len(s.row) == 4
    assert list(s.nuts) == [0, 0, 0, 0]
    assert list(s.stacks) == STACKS[seats] == [4 * seats, 3 * seats, 2 * seats]
    unused = sum(s.bag) - sum(s.stacks)
    assert unused == {2: 36, 3: 27, 4: 18, 5: 9, 6: 0}[seats]


@rule("AU-1.7")
def test_nobody_sees_what_is_in_the_stacks() -> None:
    s = new(3, 4)
    for seat in (None, 0, 1, 2):
        other = s.copy()
        other.chance.below(2)
        assert other.view(seat) == s.view(seat)
        assert [stack["left"] for stack in s.view(seat)["stacks"]] == [12, 9, 6]


@rule("AU-1.8")
def test_inhabitants_are_dealt_face_down() -> None:
    seen: set[int] = set()
    for seed in range(40):
        s = new(3, seed, inhabitants=True)
        assert len(set(s.inhabitants)) == 3
        assert list(s.revealed) == [0, 0, 0]
        seen.update(s.inhabitants)
    assert seen == set(range(6))


@rule("AU-1.10")
def test_one_fate_tile_more_than_players() -> None:
    for seats in range(2, 7):
        s = new(seats, seats, fate=True)
        assert s.fates.count(ON_TABLE) == seats + 1
        assert s.fates.count(NOBODY) == 10 - seats - 1
    s = new(3, 1, fate=True)
    tiles = [tile for tile in range(10) if s.fates[tile] == ON_TABLE]
    assert len(tiles) == 4
    until(s, "")
    assert {tile for tile in range(10) if s.fates[tile] != NOBODY} == set(tiles)


@rule("AU-1.11")
def test_five_coconuts_each() -> None:
    for seats in range(2, 7):
        assert list(new(seats).coconuts) == [5] * seats


@rule("AU-1.12")
def test_the_lines_of_the_sheet() -> None:
    sources = ["fisher", "huntress", "canoe", "coconut", "totem", "volcano"]
    bonuses = ["beach-bonus", "coconut-bonus"]
    assert list(new(2).breakdown(0)) == sources + bonuses
    full = new(2, inhabitants=True, fate=True)
    assert list(full.breakdown(1)) == [*sources, "inhabitant", "fate", *bonuses]


@rule("AU-1.13")
@pytest.mark.parametrize("inhabitants", [False, True])
@pytest.mark.parametrize("fate", [False, True])
def test_inhabitants_and_fate_tiles_can_be_left_out(inhabitants: bool, fate: bool) -> None:
    s = new(2, 3, inhabitants=inhabitants, fate=fate)
    questions = set()
    while not s.over:
        questions.add(asked(s))
        s.play(s.moves()[0])
    assert ("reveal" in questions) == inhabitants
    assert ("buy" in questions) == fate


@rule("AU-1.14")
def test_the_start_player_is_drawn_by_lot_and_stays() -> None:
    assert {int(new(4, seed).first) for seed in range(30)} == {0, 1, 2, 3}
    s = new(4, 2)
    first = s.first
    until(s, "")
    assert s.first == first


@rule("AU-12.1", "AU-12.2", "AU-12.3", "AU-12.4", "AU-12.5")
@pytest.mark.parametrize(
    ("level", "points"), [("easy", 20), ("medium", 28), ("hard", 35), ("legendary", 42)]
)
def test_alone(level: str, points: int) -> None:
    s = new(1, 5, level=level)
    view = s.view(0)
    assert view["fates"] == []
    assert not view["inhabitants"]
    assert (s.coconuts[0], s.hut) == (6, 3)
    assert [stack["size"] for stack in view["stacks"]] == [16, 12, 8]
    assert sum(s.bag) + 2 - 36 == 22
    assert len(s.row) == 2  # drawn for the first turn; there is no row
    assert len(s.islands[0].cards) == 1
    assert view["tahuma"]["breakdown"]["start"] == points
    assert {card for seed in range(40) for card in new(1, seed).islands[0].cards} == set(
        range(ISLANDS, ISLANDS + VILLAGES)
    )


@rule("AU-12.1")
@pytest.mark.parametrize("option", ["inhabitants", "fate"])
def test_alone_without_tiles(option: str) -> None:
    with pytest.raises(ValueError, match=f"{option} is for"):
        GAME.new(1, **{option: True})


def test_the_manifest() -> None:
    assert (len(PARTS.cards), len(PARTS.inhabitants), len(PARTS.fates)) == (64, 6, 10)
