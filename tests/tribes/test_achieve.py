"""TR-7: completing achievements."""

import pytest

from atoll.games.tribes.state import NOBODY, Tribes
from tests.ledger import rule
from tests.positions import asked
from tests.tribes.hand import offered, play, refused, refused_facts
from tests.tribes.positions import GAME, table, tribe
from tests.tribes.readings import exhausted, members, row, track

ROW = "p+ m e p m+ e+"
COOKED = "hunting cooking leather-making jewelry / - cheese-making - -"


def stones(s: Tribes, board: str) -> list[int]:
    slot = list(s.boards).index(s.parts.board_ids.index(board))
    return [seat for seat in s.stones[slot * 4 : slot * 4 + 4] if seat != NOBODY]


@rule("TR-7.10", "TR-7.12", "TR-7.14", "TR-7.15", "TR-7.17", "TR-3.14", "TR-10.1", "TR-10.18")
def test_ex7_the_first_hunter() -> None:
    s = table(tribe("horse*1 goat wheat"), row=ROW)
    s.story = []
    play(s, "p+", "hunting")
    assert stones(s, "hunting") == [0]
    assert s.tribes[0].points == 2
    assert track(s, "exploration") == 1
    assert [board["up"] for board in s.view()["boards"][4:]] == [True] + [False] * 7
    *before, event, last = row(s).split()
    assert before == ["m", "e", "p", "m+", "e+"]
    assert event in s.parts.tile_ids[6:14]  # a brown one
    assert last == "p+"
    assert not any(s.struck)
    assert members(s) == [1, 0, 0]
    told = [line.words.key for line in s.story if line.words.key != "choose-action"]
    assert told == ["use-achieve", "completed", "turned-up", "revealed", "put-back"]


@rule("TR-7.10", "TR-7.11", "TR-7.12", "TR-7.14", "TR-7.15")
def test_ex8_the_third_cook() -> None:
    s = table(tribe("wheat*1 goat gold"), tribe(), tribe(), stones={"cooking": [1, 2]}, row=ROW)
    boards = bytes(s.boards)
    play(s, "p+", "cooking")
    assert stones(s, "cooking") == [1, 2, 0]
    assert s.tribes[0].points == 1
    assert track(s, "procreation") == 1
    assert row(s) == "m e p m+ e+ p+"
    assert bytes(s.boards) == boards


@rule("TR-7.6", "TR-7.7")
def test_ex9a_two_members_on_one_tile_count_once() -> None:
    s = table(tribe("goat*2 wheat gold"), boards=COOKED, stones={"cooking": [0]}, row=ROW)
    play(s, "p+")
    assert offered(s) == ["hunting", "leather-making", "jewelry", "act"]
    rule_, facts = refused_facts(s, "cheese-making")
    assert (rule_, facts["need"], facts["real"], facts["total"]) == ("TR-7.7", 2, 1, 1)


@rule("TR-7.6", "TR-7.7", "TR-7.8", "TR-7.5")
def test_ex9b_members_on_two_goat_tiles_make_cheese() -> None:
    s = table(tribe("goat*2 goat*1 gold"), boards=COOKED, stones={"cooking": [0]}, row=ROW)
    play(s, "p+", "cheese-making")
    assert stones(s, "cheese-making") == [0]
    assert s.tribes[0].points == 4
    assert members(s) == [2, 1, 0]
    assert exhausted(s) == []


@rule("TR-7.5")
def test_ex9c_without_cooking_there_is_no_cheese() -> None:
    # Black's arrow lies between jewelry and smelting, where it does not help.
    s = table(
        tribe("goat*2 goat*1 gold", arrow=(3, 6)),
        boards="hunting cooking leather-making jewelry / - cheese-making smelting farming",
        stones={"cooking": [1], "leather-making": [1], "jewelry": [0], "smelting": [0]},
        row=ROW,
    )
    play(s, "p+")
    rule_, facts = refused_facts(s, "cheese-making")
    assert rule_ == "TR-7.5"
    assert facts["below"] == s.parts.board_names[s.parts.board_ids.index("cooking")]


@rule("TR-7.2")
def test_a_board_that_lies_face_down_cannot_be_completed() -> None:
    s = play(table(tribe("goat*1 goat*1 goat*1"), row=ROW), "p+")
    for epoch in (2, 3):
        for column in (1, 2, 3, 4):
            assert refused(s, f"hidden-{epoch}-{column}")[0] == "TR-7.2"


@rule("TR-7.3")
def test_nobody_completes_a_board_twice() -> None:
    s = table(tribe("wheat*1 goat gold"), stones={"cooking": [0]}, row=ROW)
    assert refused(play(s, "p+"), "cooking")[0] == "TR-7.3"
    # Nor at the second attempt in a game.
    s = table(tribe("wheat*1 goat gold"), tribe(shells=0), row="p+ m e+ p m+ e")
    play(s, "p+", "cooking")
    while s.seat != 0 or asked(s) != "choose-tile":
        play(s, offered(s)[-1])
    play(s, "e+")
    assert "cooking" not in offered(s)
    assert stones(s, "cooking") == [0]


@rule("TR-7.4")
def test_everybody_may_begin_with_any_brown_board() -> None:
    s = table(tribe("wheat*1 goat*1 gold*1 horse*1"), row=ROW)
    play(s, "p+")
    assert offered(s) == ["hunting", "cooking", "leather-making", "jewelry", "act"]


@rule("TR-7.6", "TR-7.7")
@pytest.mark.parametrize(
    ("epoch", "board"), [(1, "leather-making"), (2, "cheese-making"), (3, "weaving")]
)
def test_the_epoch_says_how_many_resources_are_needed(epoch: int, board: str) -> None:
    boards = "hunting cooking leather-making jewelry / - - cheese-making - / - - weaving -"
    done = ["leather-making", "cheese-making", "weaving"][: epoch - 1]
    for tiles in (epoch - 1, epoch):
        lands = " ".join(["goat*1"] * tiles + ["horse*1!"] + ["wheat"] * 2)
        s = table(
            tribe(lands),
            boards=boards,
            stones={"leather-making": [1], "cheese-making": [1]} | {name: [0, 1] for name in done},
            row=ROW,
        )
        play(s, "p+")
        if tiles == epoch:
            play(s, board)
            assert stones(s, board)[-1] == 0
            assert exhausted(s) == [epoch]
        else:
            assert s.seat == 1 or board not in offered(s)


@rule("TR-7.7")
def test_exhausted_or_empty_land_gives_no_resource() -> None:
    for lands in ("goat*2 goat*1! gold", "goat*2 goat gold"):
        s = table(tribe(lands), boards=COOKED, stones={"cooking": [0]}, row=ROW)
        rule_, facts = refused_facts(play(s, "p+"), "cheese-making")
        assert (rule_, facts["real"]) == ("TR-7.7", 1)


@rule("TR-7.10", "TR-7.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_stones_fill_four_spaces_from_the_left_however_many_play(seats: int) -> None:
    points = GAME.parts().board_points[0]
    assert len(points) == 4
    for seat in range(seats):
        sides = [tribe("horse*1 goat wheat") for _ in range(seats)]
        s = table(*sides, stones={"hunting": list(range(seat))}, row=ROW, seat=seat)
        play(s, "p+", "hunting")
        assert stones(s, "hunting") == list(range(seat + 1))
        assert s.tribes[seat].points == points[seat]
        assert len(s.view()["boards"][0]["points"]) == 4


@rule("TR-7.12")
def test_progress_counts_from_the_next_action_on() -> None:
    s = table(tribe("wheat*1 goat gold"), tribe(), row="p+ m p e m+ e+")
    play(s, "p+", "cooking", "m", "stop")
    assert members(s) == [1, 0, 0]
    play(s, "p")
    assert members(s) == [3, 0, 0]


@rule("TR-7.12")
@pytest.mark.parametrize(
    ("board", "land", "name"),
    [
        ("hunting", "horse", "exploration"),
        ("cooking", "wheat", "procreation"),
        ("leather-making", "goat", "movement"),
        ("shamanism", "incense", "strength"),
    ],
)
def test_the_boards_symbol_says_which_track(board: str, land: str, name: str) -> None:
    boards = "hunting cooking leather-making shamanism"
    s = table(tribe(f"{land}*1 gold gold"), boards=boards, row=ROW)
    play(s, "p+", board)
    assert track(s, name) == 1
    assert sum(s.tribes[0].tracks) == 1


@rule("TR-7.13")
def test_at_the_top_of_a_track_all_else_is_still_gained() -> None:
    s = table(tribe("wheat*1 goat gold", procreation=4), row=ROW)
    play(s, "p+", "cooking")
    assert track(s, "procreation") == 4
    assert s.tribes[0].points == 2
    assert len(s.row) == 7
    assert s.boards[5] != 255


@rule("TR-7.14")
def test_only_the_first_stone_turns_up_the_board_above() -> None:
    s = table(tribe("wheat*1 goat gold"), tribe("wheat*1 goat gold"), row="p+ m+ m e p e+")
    play(s, "p+", "cooking")
    above = s.boards[5]
    assert above in range(5, 10)
    assert s.view(1)["boards"][5]["land"] == s.parts.lands[s.parts.board_land[above]]
    play(s, "m+", "cooking")
    assert s.boards[5] == above
    assert list(s.boards).count(255) == 7


@rule("TR-7.14")
def test_nothing_lies_above_the_bronze_age() -> None:
    s = table(
        tribe("goat*1 goat*1 goat*1"),
        boards="hunting cooking leather-making jewelry / - cheese-making - - / - weaving - -",
        stones={"cooking": [0], "cheese-making": [0]},
        row=ROW,
    )
    boards = bytes(s.boards)
    play(s, "p+", "weaving")
    assert bytes(s.boards) == boards
    assert row(s).split()[-2] in s.parts.tile_ids[22:]


@rule("TR-7.15", "TR-1.13")
@pytest.mark.parametrize("epoch", [1, 2, 3])
def test_a_bolt_turns_up_an_event_of_the_boards_own_epoch(epoch: int) -> None:
    board = ["leather-making", "cheese-making", "weaving"][epoch - 1]
    done = {name: [0] for name in ["leather-making", "cheese-making"][: epoch - 1]}
    for seed in range(1, 9):
        s = table(
            tribe("goat*1 goat*1 goat*1"),
            boards="hunting cooking leather-making jewelry"
            + (" / - - cheese-making -" if epoch > 1 else "")
            + (" / - - weaving -" if epoch > 2 else ""),
            stones=done,
            row=ROW,
            seed=seed,
        )
        play(s, "p+", board)
        first = 6 + 8 * (epoch - 1)
        assert row(s).split()[-2] in s.parts.tile_ids[first : first + 8]
        assert s.view()["stacks"][epoch - 1] == 7


@rule("TR-7.15")
def test_bolts_stand_above_the_spaces_the_board_shows() -> None:
    for space, bolt in enumerate([True, False, True, False]):
        sides = [tribe("horse*1 goat wheat") for _ in range(4)]
        s = table(*sides, stones={"hunting": list(range(space))}, row=ROW, seat=space)
        play(s, "p+", "hunting")
        assert len(s.row) == 6 + bolt


@rule("TR-7.16")
def test_an_empty_stack_adds_no_event() -> None:
    brown = GAME.parts().tile_ids[6:14]
    s = table(tribe("wheat*1 goat gold"), struck=" ".join(brown), row=ROW)
    play(s, "p+", "cooking")
    assert row(s) == "m e p m+ e+ p+"
    assert stones(s, "cooking") == [0]


@rule("TR-7.17", "TR-7.9", "TR-9.9")
def test_tiles_are_exhausted_then_the_arrow_is_laid_then_the_rest_follows() -> None:
    # Black has stones left and right of smelting's predecessor, and two tiles to spare.
    s = table(
        tribe("gold*1 goat*1 horse*1"),
        boards="hunting cooking leather-making jewelry / farming smelting riding -",
        stones={"hunting": [0], "cooking": [1], "leather-making": [0]},
        row=ROW,
    )
    s.story = []
    play(s, "p+", "smelting")
    assert asked(s) == "exhaust-wild"
    play(s, "1,0")
    assert (exhausted(s), asked(s)) == ([1], "lay-arrow")
    play(s, "hunting>smelting")
    assert s.seat == 1
    told = [line.words.key for line in s.story]
    assert told[-7:] == [
        "use-achieve",
        "exhaust-wild",
        "lay-arrow",
        "completed",
        "turned-up",
        "revealed",
        "put-back",
    ]
    assert row(s).split()[-1] == "p+"


@rule("TR-7.18")
def test_a_board_shows_resource_spaces_bolts_and_symbol() -> None:
    board = table().view()["boards"][0]
    assert (board["land"], board["need"]) == ("horse", 1)
    assert board["points"] == [2, 1, 1, 1]
    assert board["bolts"] == [True, False, True, False]
    assert board["track"] == "exploration"
    assert board["stones"] == []
