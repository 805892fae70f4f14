"""Konane can be looked through to its end: what its puzzles say is proved here."""

from atoll.engine.state import State
from atoll.puzzles.collection import puzzles
from konane import GAME

Known = dict[tuple[object, ...], bool]


def wins(state: State, seat: int, known: Known) -> bool:
    """Does a seat win if both play as well as can be?"""
    if state.over:
        return seat in state.winners()
    task = state.task
    rows = tuple(state.to_dict()["rows"])
    place = (rows, int(task.seat), task.matter.name, int(task.n), int(task.x))
    if place not in known:
        own = state.seat == seat
        known[place] = own == any(
            wins(led(state, [move]), seat, known) == own for move in state.legal
        )
    return known[place]


def led(state: State, moves: list[int]) -> State:
    ahead = state.copy()
    for move in moves:
        ahead.advance(move)
    return ahead


def test_solutions_win_and_nothing_else_does() -> None:
    for puzzle in puzzles(GAME):
        state, known = puzzle.state, Known()
        good = {line[0] for line in puzzle.lines}
        for line in puzzle.lines:
            ahead = state.copy()
            for move in line:
                ahead.play(move)
            assert wins(ahead, puzzle.seat, known), f"{puzzle.id}: {' '.join(line)} does not win"
        for other in state.legal:
            if state.notation(other) not in good:
                assert not wins(led(state, [other]), puzzle.seat, known), (
                    f"{puzzle.id}: {other} wins"
                )
