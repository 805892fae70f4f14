"""Puzzles keep to the rules and tell no secrets: each can be solved, and looks the same whatever is hidden."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from atoll import Game, State
from atoll.engine.chance import seeded
from atoll.engine.session import choices
from atoll.puzzles.collection import Puzzle, packed, puzzles
from atoll.puzzles.reason import hint, reason
from atoll.puzzles.solving import SHOW, NotBest, Solving
from atoll.testing.cases import every_game
from atoll.testing.promises.words import is_sentence
from atoll.text import LANGUAGES

DEALS = 3  # redeals of every puzzle that are looked at
FIRST = 40  # moves that are tried in a position at most


def place(puzzle: Puzzle) -> str:
    return f"{puzzle.game.name}: puzzle {puzzle.id}"


def steps(puzzle: Puzzle) -> Iterator[Solving]:
    """Every position of a puzzle, along all its solutions."""
    for line in puzzle.lines:
        for length in range(len(line)):
            yield Solving(puzzle, line[:length])


@every_game
def test_every_puzzle_can_be_solved_and_shown(game: Game) -> None:
    for puzzle in puzzles(game):
        state = puzzle.state
        assert len(state.legal) >= 3, f"{place(puzzle)}: there is hardly anything to choose from"
        assert state.seats == puzzle.seats, place(puzzle)
        for line in puzzle.lines:
            assert Solving(puzzle, line).solved, (
                f"{place(puzzle)}: {' '.join(line)} does not solve it"
            )
        shown = Solving(puzzle, [SHOW])
        assert shown.done, place(puzzle)
        assert not shown.solved, place(puzzle)


@every_game
def test_one_seat_decides_all_of_a_solution_and_nothing_is_drawn_on_the_way(game: Game) -> None:
    for puzzle in puzzles(game):
        for solving in steps(puzzle):
            assert solving.session.state.seat == puzzle.seat, place(puzzle)
            assert not any(ply.revealed for ply in solving.session.plies), place(puzzle)


@every_game
def test_other_moves_of_a_puzzle_are_legal_and_cost_something(game: Game) -> None:
    for puzzle in puzzles(game):
        for number, costs in enumerate(puzzle.rivals):
            solving = Solving(puzzle, puzzle.solution[:number])
            good = {line[number] for line in solving.open_lines()}
            legal = set(map(solving.session.state.notation, solving.session.state.moves()))
            assert costs.keys() <= legal - good, f"{place(puzzle)}: move {number + 1}"
            assert list(costs.values()) == sorted(costs.values()), place(puzzle)
            assert min(costs.values()) >= 1, place(puzzle)


@every_game
def test_wrong_tries_at_a_puzzle_are_answered_and_change_nothing(game: Game) -> None:
    for puzzle in puzzles(game):
        solving = Solving(puzzle)
        state = solving.session.state
        before = state.to_dict()
        good = {line[0] for line in puzzle.lines}
        for text in [state.notation(move) for move in state.moves()[:FIRST]]:
            if text not in good:
                with pytest.raises(NotBest) as caught:
                    solving.take(text)
                assert caught.value.cost >= puzzle.margin, place(puzzle)
        assert solving.session.state.to_dict() == before


def seen(puzzle: Puzzle) -> list[object]:
    """Everything that a solver is told before they have solved a puzzle, and why the solution is one."""
    found: list[object] = [reason(puzzle, LANGUAGES[0])]
    for solving in steps(puzzle):
        state = solving.session.state
        offered = [(each.notation, each.text, each.detail, each.target) for each in choices(state)]
        found += [state.view(puzzle.seat), offered, state.prompt()]
        found.append(hint(puzzle, len(solving.moves), state, LANGUAGES[0]))
    return found


@every_game
def test_a_puzzle_is_the_same_whatever_is_hidden(game: Game) -> None:
    for puzzle in puzzles(game):
        told = seen(puzzle)
        for number in range(DEALS):
            other: State = puzzle.state.redeal(puzzle.seat, seeded(number))
            assert seen(replace(puzzle, position=packed(other.to_dict()))) == told, place(puzzle)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_puzzles_give_reasons(game: Game, language: str) -> None:
    for puzzle in puzzles(game):
        for line in reason(puzzle, language):
            assert is_sentence(line), f"{place(puzzle)}: {line!r}"
        assert is_sentence(hint(puzzle, 0, puzzle.state, language)), place(puzzle)
