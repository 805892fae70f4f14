"""Tribes in numbers: what a row counts, and what the numbers of actions mean."""

import pytest

from atoll.games.tribes.state import NO_TILE, Tribes
from tests.ledger import rule
from tests.positions import in_row
from tests.tribes.hand import play
from tests.tribes.positions import GAME, table, tribe

BOARDS = "hunting cooking leather-making jewelry / - cheese-making smelting -"


def called(s: Tribes, action: int) -> str:
    return GAME.actions(s.seats).names(s)[action]


def at_hand() -> Tribes:
    return table(
        tribe("goat*2 wheat*1! gold horse*1 goat incense!", points=4, exploration=1),
        tribe("wheat*1 goat gold", points=7),
        boards=BOARDS,
        stones={"cooking": [0, 1], "leather-making": [1]},
        row="p m+ e*1 p+ m e+ plague*2",
    )


def test_land_is_counted_by_kind_and_by_what_it_is_good_for() -> None:
    s = at_hand()
    counts = {
        "occupied": [1, 1, 0, 0, 0],
        "beside": [1, 0, 0, 1, 0],  # between members, and at the end of the line
        "remote": [0, 0, 0, 0, 0],
        "spent": [0, 0, 1, 0, 0],
        "fallow": [0, 0, 0, 0, 1],
    }
    assert {name: in_row(s, f"own.{name}") for name in counts} == counts
    assert in_row(s, "other1.remote") == [0, 0, 0, 1, 0]
    assert in_row(s, "own.members")[:7] == [2, 1, 0, 1, 0, 0, 0]
    assert in_row(s, "own.exhausted")[:7] == [0, 1, 0, 0, 0, 1, 0]
    assert in_row(s, "own.kind")[:7] == [1, 3, 4, 2, 1, 5, 0]
    assert in_row(s, "own.q")[:7] == [64, 65, 66, 67, 68, 69, 0]


def test_boards_are_told_with_what_they_would_bring() -> None:
    s = at_hand()
    assert in_row(s, "boards.points") == [2, 0, 1, 2, 0, 4, 4, 0, 0, 0, 0, 0]
    assert in_row(s, "boards.event") == [1, 0, 0, 1, 0, 1, 1, 0, 0, 0, 0, 0]
    assert in_row(s, "own.stones") == [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    assert in_row(s, "other1.stones") == [0, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    # Two goats are wanted and one is there; smelting lies diagonally above, but there is no gold.
    assert in_row(s, "own.boards") == [2, 0, 2, 2, 0, 2, 1, 0, 0, 0, 0, 0]
    assert in_row(s, "other1.boards") == [2, 0, 0, 2, 0, 1, 1, 0, 0, 0, 0, 0]


def test_a_board_that_is_being_completed_is_told() -> None:
    s = play(at_hand(), "m+", "cheese-making")
    assert sum(in_row(s, "boards.coming")) == 0, "nothing was left to choose"
    s = play(table(tribe("goat*1 wheat*1 gold"), row="e+ p m p+ m+ e"), "e+", "jewelry")
    assert in_row(s, "boards.coming").index(1) == 3


def test_the_row_is_told_by_tile() -> None:
    s = at_hand()
    names = GAME.parts().tile_ids
    places = {names[i]: place for i, place in enumerate(in_row(s, "row.place")) if place}
    assert places == {
        "procreate": 1,
        "move-hand": 2,
        "explore": 3,
        "procreate-hand": 4,
        "move": 5,
        "explore-hand": 6,
        "plague": 7,
    }
    shells = {names[i]: count for i, count in enumerate(in_row(s, "row.shells")) if count}
    assert shells == {"explore": 1, "plague": 2}
    play(s, "m+")
    assert names[in_row(s, "held").index(1)] == "move-hand"


@rule("TR-16.2")
def test_secret_points_are_told_to_their_owner_alone() -> None:
    s = at_hand()
    assert in_row(s, "own.teeth") == [4]
    assert in_row(s, "other1.teeth-shown") == [7]
    secret = GAME.from_dict(s.to_dict() | {"totals": "secret"})
    assert isinstance(secret, Tribes)
    assert in_row(secret, "own.teeth") == [4]
    assert in_row(secret, "other1.teeth-shown") == [0]
    assert in_row(secret, "secret") == [1]
    # What stones and the first tooth bring lies open: 1 and 1 and 2.
    assert in_row(secret, "other1.counted") == [4]


@pytest.mark.parametrize(
    ("moves", "move", "name"),
    [
        ((), "explore", "choose-tile explore"),
        (("p",), "3,0", "place-member tile-4"),
        (("m+",), "act", "use-hand act"),
        (("m+",), "cheese-making", "use-hand 2-2"),
        (("m+", "act"), "stop", "move-from stop"),
        (("m+", "act"), "1,0", "move-from tile-2"),
        (("m+", "act", "1,0"), "0,0", "move-to -1,0"),
        (("m+", "act", "1,0"), "2,0", "move-to 1,0"),
    ],
)
def test_an_action_has_a_number_and_a_name(moves: tuple[str, ...], move: str, name: str) -> None:
    s = play(at_hand(), *moves)
    number = s.action(s.parse(move))
    assert called(s, number) == name
    assert s.move_of(number) == s.parse(move)


@rule("TR-6.3")
def test_land_is_laid_beside_the_tile_that_was_laid_first() -> None:
    s = table(row="e p m p+ m+ e+")
    play(s, "e")
    if s.decision().name == "pick-land":
        s.play(s.moves()[0])
    names = [called(s, s.action(move)) for move in s.moves()]
    assert "lay-land tile-1 0,-1" in names  # it touches the second tile, too
    assert "lay-land tile-3 1,0" in names
    assert len(set(names)) == len(s.moves())


def test_a_step_where_no_land_lies_is_no_move() -> None:
    s = play(at_hand(), "m+", "act", "1,0")
    names = GAME.actions(2).names(s)
    steps = [s.move_of(i) for i, name in enumerate(names) if name.startswith("move-to ")]
    assert steps == [2, NO_TILE, NO_TILE, 0, NO_TILE, NO_TILE]
    assert s.refusal(NO_TILE) is not None
