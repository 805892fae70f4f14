"""The search finds a planted best plan, takes nothing for one that is even, and believes a longer search."""

import pytest

import atoll
from atoll.bots.mcts import Node
from atoll.engine.state import State
from atoll.puzzles.finder import LONGER, Finder, clear, level, missed, notations, solves, sure
from atoll.puzzles.finder import Weigher as Weighing

GAME = atoll.game("konane")
LOOKS, MARGIN = 60, 0.2


def konane(*rows: str) -> State:
    """A position on the small board, the first seat to move."""
    return GAME.from_dict(
        {
            "game": "konane",
            "board": "small",
            "turn": 20,
            "rows": list(rows),
            "agenda": [{"matter": "jump-from", "seat": 0}],
            "chance": 1,
        }
    )


# Of four stones that can jump, one wins; of three, one wins, and only by one of its jumps.
PLANTED = konane("....ox", "x..o..", "o..x..", "xo...o", "..o..x", "....x.")
CHAIN = konane("...x.x", "...ox.", "....o.", ".o.o..", "o..x..", ".....o")
# Two of three jumps win: nothing is clearly best.
EVEN = konane("......", "......", "..ox..", "..x...", "......", "xo....")


def finder(seed: int = 1) -> Finder:
    return Finder(GAME, seed, LOOKS, MARGIN)


def exactly_best(state: State) -> set[str]:
    """The moves that win, looked through to the end."""
    return {state.notation(move) for move in state.legal if wins(led(state, move), state.seat)}


def led(state: State, move: int) -> State:
    ahead = state.copy()
    ahead.advance(move)
    return ahead


def wins(state: State, seat: int) -> bool:
    if state.over:
        return seat in state.winners()
    found = (wins(led(state, move), seat) for move in state.legal)
    return any(found) if state.seat == seat else all(found)


def test_the_positions_are_what_they_are_said_to_be() -> None:
    assert exactly_best(PLANTED) == {"a3"}
    assert exactly_best(CHAIN) == {"e5"}
    assert exactly_best(EVEN) == {"d4", "c3"}


def test_a_planted_best_move_is_found() -> None:
    looking = finder()
    found = looking.solution(PLANTED)
    assert found is not None
    assert [notations(PLANTED, line) for line in found.lines] == [("a3",)]
    assert all(cost >= MARGIN for cost in found.steps[0].costs.values())
    assert len(found.steps[0].costs) == 3
    assert (looking.candidates, looking.refused) == (1, 0)


def test_a_chain_of_moves_is_followed_as_long_as_it_is_clear() -> None:
    found = finder().solution(CHAIN)
    assert found is not None
    (line,) = found.lines
    ahead = led(CHAIN, line[0])
    assert CHAIN.notation(line[0]) == "e5"
    assert len(line) == len(found.steps) == 2
    assert {ahead.notation(line[1])} == exactly_best(ahead)


def test_an_even_position_is_no_puzzle() -> None:
    looking = finder()
    assert looking.solution(EVEN) is None
    assert looking.candidates == 0


def test_nothing_is_believed_that_a_search_four_times_as_long_does_not_confirm(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looking = finder()
    assert looking.thorough.iterations == LONGER * looking.quick.iterations == 4 * LOOKS
    asked: list[int] = []
    real = Weighing.weighed

    def weighed(self: Weighing, state: State) -> tuple[Node, list[tuple[float, int]]]:
        root, values = real(self, state)
        asked.append(self.iterations)
        even = [(0.5, move) for _, move in values]
        return root, even if self is looking.thorough else values

    monkeypatch.setattr(Weighing, "weighed", weighed)
    assert looking.solution(PLANTED) is None
    assert asked == [LOOKS, 4 * LOOKS]
    assert (looking.candidates, looking.refused) == (1, 1)


def test_a_longer_search_that_prefers_another_move_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    looking = finder()
    real = Weighing.weighed

    def weighed(self: Weighing, state: State) -> tuple[Node, list[tuple[float, int]]]:
        root, values = real(self, state)
        swapped = [(values[0][0], values[1][1]), (values[1][0], values[0][1]), *values[2:]]
        return root, swapped if self is looking.thorough else values

    monkeypatch.setattr(Weighing, "weighed", weighed)
    assert looking.solution(PLANTED) is None
    assert looking.refused == 1


@pytest.mark.parametrize(
    ("values", "best"),
    [
        ([(0.9, 1), (0.5, 2), (0.4, 3)], [1]),
        ([(0.9, 1), (0.89, 2), (0.4, 3), (0.4, 4)], [1, 2]),  # as good as the best
        ([(0.9, 1), (0.89, 2), (0.4, 3)], None),  # most moves are good
        ([(0.9, 1), (0.8, 2), (0.4, 3), (0.3, 4)], None),  # one lies between
        ([(0.9, 1), (0.9, 2), (0.9, 3)], None),
        ([(0.9, 1)], None),
    ],
)
def test_what_is_clearly_best(values: list[tuple[float, int]], best: list[int] | None) -> None:
    found = clear(values, MARGIN)
    assert (None if found is None else found.best) == best


def test_weak_players_try_it() -> None:
    lines = [[PLANTED.parse("a3")]]
    assert missed(GAME, PLANTED, [[-1]], 3) == 16
    assert missed(GAME, PLANTED, lines, 3) < 16
    assert solves(finder().thorough, PLANTED, lines)
    assert [level(each) for each in (0, 5, 6, 10, 11, 16)] == [
        "easy",
        "easy",
        "medium",
        "medium",
        "hard",
        "hard",
    ]


def test_only_what_is_no_accident_is_told() -> None:
    assert sure([3.0, 3.0, 2.0, 4.0], 0.5) == 3.0
    assert sure([9.0, -9.0, 8.0, -6.0], 0.5) == 0.0
    assert sure([0.2] * 9, 0.5) == 0.0
    assert sure([], 0.5) == 0.0
