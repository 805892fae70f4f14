"""TR-1 and TR-2: the table before the first turn."""

import pytest

from atoll import seeded
from atoll.engine import hexes
from atoll.games.tribes.setup import first_lands
from atoll.games.tribes.state import NOBODY, UNUSED, Tribes
from tests.ledger import rule
from tests.positions import asked
from tests.tribes.hand import offered, play
from tests.tribes.positions import GAME, table, tribe
from tests.tribes.readings import members

SEEDS = range(120)


def new(seats: int, seed: int = 0) -> Tribes:
    s = GAME.new(seats=seats, seed=seed)
    assert isinstance(s, Tribes)
    return s


@rule("TR-1.1")
def test_two_to_four_players_each_with_their_own_colour() -> None:
    for seats in (2, 3, 4):
        assert len(new(seats).tribes) == seats
    for seats in (0, 1, 5):
        with pytest.raises(ValueError, match="2, 3 or 4"):
            GAME.new(seats=seats)


@rule("TR-1.2", "TR-1.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_the_same_pieces(seats: int) -> None:
    s = new(seats)
    for tribe_ in s.tribes:
        assert (tribe_.reserve, sum(tribe_.members)) == (15, 0)
        assert tribe_.shells == 5
        assert tribe_.arrow == UNUSED
        assert list(tribe_.tracks) == [0, 0, 0, 0]
    assert s.parts.stones == 12 == len(s.boards)
    assert set(s.stones) == {NOBODY}
    assert [s.value(0, track) for track in range(3)] == [1, 1, 1]


@rule("TR-1.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_shells_of_absent_players_stay_in_the_box(seats: int) -> None:
    s = new(seats)
    assert sum(s.shells) + sum(tribe_.shells for tribe_ in s.tribes) == 5 * seats


@rule("TR-1.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_fifty_land_tiles_are_in_play(seats: int) -> None:
    s = new(seats)
    counts = list(s.land)
    for tribe_ in s.tribes:
        for kind in tribe_.lands.kinds:
            counts[kind] += 1
    assert counts == [10, 10, 10, 10, 10]


@rule("TR-1.6")
def test_everybody_draws_three_different_lands_and_the_surplus_goes_back() -> None:
    for seed in SEEDS:
        s = new(4, seed)
        assert all(len(set(tribe_.lands.kinds)) == 3 for tribe_ in s.tribes)
        assert sum(s.land) == 50 - 4 * 3


@rule("TR-1.7")
def test_each_player_returns_the_surplus_before_the_next_one_draws() -> None:
    for seed in SEEDS:
        s = new(3, seed)
        bag, chance = bytearray([10] * 5), seeded(seed)
        for seat in range(3):
            assert sum(bag) == 50 - 3 * seat
            assert first_lands(bag, chance).kinds == s.tribes[seat].lands.kinds


@rule("TR-1.8")
def test_later_a_player_keeps_lands_of_the_same_kind() -> None:
    s = table(tribe("goat*1 wheat gold", exploration=1), row="e p m e+ p+ m+", bag="goat goat")
    play(s, "e")
    while asked(s) == "lay-land":
        play(s, offered(s)[0])
    assert [s.parts.lands[kind] for kind in s.tribes[0].lands.kinds].count("goat") == 3


@rule("TR-1.9")
def test_the_first_three_tiles_form_a_triangle() -> None:
    for tribe_ in new(4).tribes:
        a, b, c = tribe_.lands.hexes
        assert hexes.distance(a, b) == hexes.distance(b, c) == hexes.distance(a, c) == 1


@rule("TR-1.10")
def test_the_six_action_tiles_lie_in_one_row_in_random_order() -> None:
    rows = [new(2, seed).row for seed in SEEDS]
    assert all(sorted(row) == [0, 1, 2, 3, 4, 5] for row in rows)
    for position in range(6):
        assert {row[position] for row in rows} == {0, 1, 2, 3, 4, 5}
    assert new(2).shells == [0] * 6


@rule("TR-1.11", "TR-1.12")
def test_four_of_five_brown_boards_lie_face_up_and_all_others_face_down() -> None:
    tables = [new(2, seed) for seed in SEEDS]
    for s in tables:
        brown = [board["id"] for board in s.view()["boards"] if board["up"]]
        assert len(set(brown)) == 4
        assert set(brown) < set(s.parts.board_ids[:5])
        assert [board["up"] for board in s.view()["boards"]] == [True] * 4 + [False] * 8
    for column in range(4):
        assert len({s.boards[column] for s in tables}) == 5


@rule("TR-1.11")
def test_one_board_of_every_colour_is_never_seen() -> None:
    boards = "hunting cooking leather-making jewelry / cheese-making smelting farming riding"
    browns, greens = (part.split() for part in boards.split("/"))
    s = table(boards=boards, stones={board: [0, 1] for board in browns + greens})
    assert [sum(s.deck[epoch * 5 : epoch * 5 + 5]) for epoch in range(3)] == [1, 1, 1]
    assert all(board["up"] for board in s.view()["boards"])


@rule("TR-1.13")
def test_every_epoch_has_a_stack_of_eight_events() -> None:
    s = new(3)
    assert s.view()["stacks"] == [8, 8, 8]
    assert list(s.stack) == [1] * 24


@rule("TR-1.14", "TR-1.15", "TR-2.1", "TR-3.15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starting_player_opens_every_round_and_the_one_to_the_right_closes_it(
    seats: int,
) -> None:
    s = new(seats)
    order = []
    while s.round < 4:
        if asked(s) in ("first-member", "choose-tile"):
            order.append((asked(s), s.round, s.seat))
        s.play(s.moves()[-1 if asked(s) == "move-from" else 0])
    first = [("first-member", 1, seat) for seat in range(seats)]
    turns = [("choose-tile", number, seat) for number in (1, 2, 3) for seat in range(seats)]
    assert order == first + turns


@rule("TR-1.16")
def test_later_players_begin_with_a_tooth() -> None:
    points = {seats: [tribe_.points for tribe_ in new(seats).tribes] for seats in (2, 3, 4)}
    assert points == {2: [0, 1], 3: [0, 0, 1], 4: [0, 0, 1, 1]}


@rule("TR-1.17", "TR-16.1")
def test_teeth_never_run_out_and_change_is_made_by_itself() -> None:
    assert sum(value * tokens for value, tokens in GAME.parts().teeth.items()) == 235
    s = table(tribe(points=300), tribe(points=1), row="golden-age enemy-raid p e m p+ e+ m+")
    play(s, "golden-age", "enemy-raid")
    assert [tribe_.points for tribe_ in s.tribes] == [302, 0]


@rule("TR-2.1")
def test_the_first_member_stands_on_any_of_the_three_tiles() -> None:
    for tile, place in enumerate(("0,0", "1,0", "0,1")):
        s = new(2)
        assert offered(s) == ["0,0", "1,0", "0,1"]
        play(s, place)
        assert members(s) == [int(i == tile) for i in range(3)]
        assert s.tribes[0].reserve == 14


@rule("TR-2.2")
def test_no_first_tile_is_barred_whatever_the_boards_ask_for() -> None:
    barred = 0
    for seed in SEEDS:
        s = new(2, seed)
        wanted = {s.parts.board_land[board] for board in s.boards[:4]}
        barred += any(kind not in wanted for kind in s.tribes[0].lands.kinds)
        assert len(s.moves()) == 3
        play(s, "0,0")
        assert len(s.moves()) == 3
    assert barred > 0


@rule("TR-2.3")
def test_later_players_see_where_the_first_ones_stand() -> None:
    s = new(3)
    play(s, "1,0")
    assert s.seat == 1
    assert [tile["members"] for tile in s.view(1)["tribes"][0]["land"]] == [0, 1, 0]
