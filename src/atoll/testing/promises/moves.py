"""The two voices of the rules agree; notation names moves; what is refused changes nothing."""

import pytest

from atoll import IllegalMove, State
from atoll.testing.cases import Case, a_few_cases, every_case
from atoll.testing.effort import given
from atoll.testing.walks import Walk, seldom, walks

OUTSIDERS = (-1, 10**6, 2**70)


@every_case
@given(walk=walks)
def test_a_move_is_legal_exactly_when_no_rule_refuses_it(case: Case, walk: Walk) -> None:
    for state in walk.onwards(case, 5):
        check_voices(state)


def check_voices(state: State) -> None:
    moves, candidates = state.moves(), state.candidates()
    unrefused = [move for move in candidates if state.refusal(move) is None]
    assert sorted(moves) == sorted(unrefused)
    assert len(set(candidates)) == len(candidates)
    assert len(moves) > 1 or state.over


@every_case
@given(walk=walks)
def test_a_refused_move_is_not_played_and_changes_nothing(case: Case, walk: Walk) -> None:
    check_refused_moves(walk.position(case))


def check_refused_moves(state: State) -> None:
    before, moves = state.to_dict(), state.moves()
    for move in refused_moves(state):
        refusal = state.refusal(move)
        assert refusal is not None
        with pytest.raises(IllegalMove, match=refusal.rule) as caught:
            state.play(move)
        assert caught.value.refusal.rule == refusal.rule
    assert state.to_dict() == before
    assert state.moves() == moves


def refused_moves(state: State) -> list[int]:
    candidates = state.candidates()
    strangers = [move for move in OUTSIDERS if move not in candidates]
    return [move for move in candidates if move not in state.moves()] + strangers


@every_case
@given(walk=walks)
def test_notation_is_short_unique_and_parsed_back(case: Case, walk: Walk) -> None:
    for state in walk.onwards(case, 5):
        check_notation(state)


def check_notation(state: State) -> None:
    notations = {move: state.notation(move) for move in state.candidates()}
    assert len(set(notations.values())) == len(notations)
    for move, text in notations.items():
        assert text.split() == [text]
        assert len(text) <= 60
        assert state.parse(text) == move


@a_few_cases
def test_every_kind_of_decision_keeps_all_this(case: Case) -> None:
    for state in seldom(case):
        check_voices(state)
        check_refused_moves(state)
        check_notation(state)


@every_case
@given(walk=walks)
def test_an_unknown_notation_is_answered_with_the_moves(case: Case, walk: Walk) -> None:
    state = walk.position(case)
    with pytest.raises(ValueError, match="no move 'a1-b2' here") as caught:
        state.parse("a1-b2")
    for move in state.moves():
        assert state.notation(move) in str(caught.value)


@every_case
@given(walk=walks)
def test_the_list_of_moves_belongs_to_the_caller(case: Case, walk: Walk) -> None:
    state = walk.position(case)
    moves = list(state.moves())
    state.moves().clear()
    state.candidates().clear()
    assert state.moves() == moves
