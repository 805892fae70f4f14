"""Every rule of Konane, by its number."""

from typing import Any

import pytest

import atoll
from atoll import IllegalMove
from atoll.testing import rule
from konane import GAME
from konane.state import Konane

FULL = ["oxoxox", "xoxoxo"] * 3


def new(**options: Any) -> Konane:
    state = GAME.new(**options)
    assert isinstance(state, Konane)
    return state


def position(*rows: str, turn: int = 2) -> Konane:
    """A board row by row, before a jump; turns with even numbers are the first player's."""
    data = new().to_dict()
    agenda = [{"matter": "jump-from", "seat": turn % 2}]
    state = GAME.from_dict(data | {"rows": list(rows), "turn": turn, "agenda": agenda})
    assert isinstance(state, Konane)
    return state


def offered(state: Konane) -> list[str]:
    return sorted(map(state.notation, state.moves()))


def play(state: Konane, *moves: str) -> Konane:
    for move in moves:
        state.play(move)
    return state


def refused(state: Konane, move: str) -> tuple[str, str]:
    """The rule and the message with which a move is refused."""
    square = state.grid.names.index(move)
    with pytest.raises(IllegalMove) as caught:
        state.play(square)
    return caught.value.refusal.rule, caught.value.refusal.words.key


def rows(state: Konane) -> list[str]:
    found: list[str] = state.to_dict()["rows"]
    return found


@rule("KO-1.1")
@pytest.mark.parametrize(("board", "size"), [("small", 6), ("middle", 8), ("large", 10)])
def test_three_sizes_for_two_players(board: str, size: int) -> None:
    state = new(board=board)
    assert (state.grid.columns, state.grid.rows) == (size, size)
    assert GAME.seats == (2,)


@rule("KO-1.2", "KO-1.3")
def test_the_board_is_full_and_dark_begins() -> None:
    state = new()
    assert rows(state) == FULL
    assert state.seat == 0
    assert state.view()["squares"]["a1"] == 0
    play(state, "c3", "c4")
    assert state.seat == 0
    with pytest.raises(ValueError, match="no move 'pass' here"):
        state.play("pass")


@rule("KO-1.4")
def test_chance_decides_nothing_and_all_see_the_same() -> None:
    one, other = new(seed=1), new(seed=2)
    while not one.over:
        assert one.view(0) | {"viewer": None} == other.view(None)
        move = one.moves()[-1]
        one.play(move)
        other.play(move)
    assert one.chance.stream == atoll.seeded(1).stream


@rule("KO-2.1", "KO-2.2")
def test_the_first_stone_comes_from_the_middle_or_a_corner() -> None:
    state = new()
    assert offered(state) == ["a1", "c3", "d4", "f6"]
    assert refused(state, "c1") == ("KO-2.1", "refused-no-start")
    assert refused(state, "c4") == ("KO-2.1", "refused-not-yours")
    assert rows(play(state, "a1"))[-1] == ".oxoxo"


@rule("KO-2.3")
def test_the_second_stone_comes_from_beside_the_gap() -> None:
    state = play(new(), "c3")
    assert offered(state) == ["b3", "c2", "c4", "d3"]
    assert refused(state, "e3") == ("KO-2.3", "refused-not-beside")
    assert refused(state, "d4") == ("KO-2.3", "refused-not-beside")
    assert offered(play(new(), "a1")) == ["a2", "b1"]
    assert rows(play(state, "c2")) == [*FULL[:3], "xo.oxo", "ox.xox", FULL[5]]


@rule("KO-3.1")
def test_a_turn_is_a_jump_with_a_stone_of_ones_own() -> None:
    state = play(new(), "c3", "c2")
    assert offered(state) == ["a3", "c5", "e3"]
    assert refused(state, "d3") == ("KO-3.1", "refused-not-yours")
    assert refused(state, "c3") == ("KO-3.1", "refused-not-yours")
    play(state, "c5")
    assert state.seat == 1


@rule("KO-3.2")
def test_a_jump_takes_the_stone_it_goes_over() -> None:
    state = play(new(), "c3", "c2", "c5")
    assert rows(state) == ["oxoxox", "xo.oxo", "ox.xox", "xoxoxo", "ox.xox", "xoxoxo"]
    assert [player["taken"] for player in state.view()["players"]] == [1, 0]


@rule("KO-3.2")
def test_without_a_stone_and_a_free_square_behind_it_there_is_no_jump() -> None:
    state = play(new(), "c3", "c2")
    assert refused(state, "a1") == ("KO-3.2", "refused-cannot-jump")  # nothing is free
    state = position("......", "......", "o.....", "x.....", "o.....", "x..ox.")
    assert offered(state) == ["a3", "e1"]
    assert refused(state, "a1") == ("KO-3.2", "refused-cannot-jump")  # a3 is not free


CROSSING = ("......", "......", "......", "......", "o.....", "xo.o..")


@rule("KO-3.2", "KO-3.3")
def test_a_stone_may_jump_on_in_the_same_direction() -> None:
    state = position(*CROSSING)
    assert state.decision().name == "jump-to"  # there is only one stone to jump with
    assert offered(state) == ["a3", "c1", "e1"]
    assert rows(play(state, "e1"))[-1] == "....x."
    state = position(*CROSSING)
    state.story = []
    play(state, "c1")
    assert state.story[0].words.facts["taken"] == 1
    assert rows(state)[-1] == ".o...."  # the other's only jump, back over the stone that stopped


@rule("KO-3.4")
def test_a_stone_neither_turns_nor_jumps_slantwise() -> None:
    state = position(*CROSSING)
    assert refused(state, "c3") == ("KO-3.4", "refused-not-straight")
    assert refused(state, "b2") == ("KO-3.4", "refused-not-straight")
    assert refused(state, "a5") == ("KO-3.2", "refused-no-way")  # on a4 lies no stone


@rule("KO-4.1")
def test_whoever_cannot_jump_loses() -> None:
    state = position(*CROSSING)
    state.story = []
    play(state, "e1")
    assert state.over
    assert state.winners() == [0]
    assert [(told.seat, told.words.key) for told in state.story] == [(0, "jump-to"), (1, "loses")]
    assert [state.say(reason.words) for reason in state.reasons()] == ["Coral has no jump left."]


@rule("KO-4.2")
def test_stones_taken_do_not_matter() -> None:
    few, many = ["......"] * 4 + ["o.....", "x....o"], ["......"] * 4 + ["oxox..", "x....."]
    assert position(*few, turn=3).winners() == [0]
    assert position(*many, turn=3).winners() == [0]
    for seed in range(20):
        chance, state = atoll.seeded(seed), new()
        while not state.over:
            before = sum(state.stones)
            state.play(chance.pick(state.moves()))
            assert sum(state.stones) < before or state.decision().name == "jump-to"
        assert len(state.winners()) == 1


@rule("KO-4.3")
def test_the_score_is_the_jumps_that_are_left() -> None:
    assert position(*CROSSING).scores() == [3, 0]
    state = play(new(), "c3", "c2")
    assert state.scores() == [3, 2]
    assert state.breakdown(0) == {"jumps": 3}
