"""Tries at a puzzle, and the reasons of its solution."""

import pytest

import atoll
from atoll import IllegalMove
from atoll.puzzles.collection import Puzzle, packed
from atoll.puzzles.reason import hint, reason
from atoll.puzzles.solving import SHOW, NotBest, Solving
from tests.puzzles.test_finder import CHAIN

GAME = atoll.game("konane")


def chain() -> Puzzle:
    """Two moves in a row."""
    first = CHAIN.parse("e5")
    ahead = CHAIN.copy()
    ahead.advance(first)
    best, other = (ahead.notation(move) for move in ahead.moves()[:2])
    rest = [CHAIN.notation(move) for move in CHAIN.moves() if move != first]
    return Puzzle(
        game=GAME,
        id="chain",
        seats=2,
        options={},
        position=packed(CHAIN.to_dict()),
        lines=(("e5", best),),
        rivals=({rest[0]: 30}, {other: 40}),
        worth=90,
        level="easy",
        missed=0,
        gains={"jumps": 2.4},
        others=-1.0,
    )


def test_a_chain_is_solved_move_by_move() -> None:
    puzzle = chain()
    solving = Solving(puzzle)
    assert (solving.left, solving.next(), solving.done) == (2, "e5", False)
    solving.take("e5")
    assert (solving.left, solving.solved) == (1, False)
    solving.take(solving.next())
    assert solving.solved
    assert tuple(solving.way) == puzzle.solution
    with pytest.raises(ValueError, match="no move"):
        solving.take("e5")


def test_a_wrong_try_says_what_it_costs_and_changes_nothing() -> None:
    puzzle = chain()
    solving = Solving(puzzle)
    (known,) = puzzle.rivals[0]
    unknown = next(
        CHAIN.notation(move) for move in CHAIN.moves() if CHAIN.notation(move) not in ("e5", known)
    )
    for move, sure in ((known, True), (unknown, False)):
        with pytest.raises(NotBest) as caught:
            solving.take(move)
        assert (caught.value.cost, caught.value.known) == (30, sure)
    with pytest.raises(IllegalMove):
        solving.take("f6")
    assert solving.way == []
    assert solving.session.state.to_dict() == CHAIN.to_dict()


def test_what_is_shown_is_not_solved() -> None:
    puzzle = chain()
    solving = Solving(puzzle, ["e5"])
    solving.take(SHOW)
    assert solving.done
    assert not solving.solved
    assert solving.way == [SHOW, *puzzle.solution]
    again = Solving(puzzle, solving.way)  # as the page sends it
    assert (again.way, again.done, again.solved) == (solving.way, True, False)


def test_the_reason_is_told_in_the_terms_of_the_game() -> None:
    puzzle = chain()
    said = " ".join(reason(puzzle, "en"))
    assert "Jump with the stone on e5 · Land on" in said
    assert "you win about 90 times in 100" in said
    assert "costs about 30 percentage points" in said
    assert "Jumps left +2, best opponent −1" in said
    assert "Jumps left +2" in hint(puzzle, 0, CHAIN, "en")
    assert "Mögliche Sprünge +2" in hint(puzzle, 0, CHAIN, "de")
    ahead = Solving(puzzle, ["e5"])
    (other,) = puzzle.rivals[1]
    assert f"Land on {other}" in hint(puzzle, 1, ahead.session.state, "en")
