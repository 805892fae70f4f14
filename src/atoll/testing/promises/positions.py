"""Copies, dictionaries, views and redeals: one position in its several forms."""

import copy
import json
import pickle
from itertools import combinations
from typing import Any

import pytest
from hypothesis import strategies as st

from atoll import Chance, State, seeded
from atoll.engine.state import SPECTATOR
from atoll.testing.cases import Case, a_few_cases, every_case
from atoll.testing.effort import given
from atoll.testing.walks import Walk, play_out, seldom, walks

FEW = 4  # moves of a question that are looked at


def seen(state: State, seats: int) -> list[Any]:
    """All that can be asked of a position without changing it."""
    views = [state.view(seat) for seat in (None, *range(seats))]
    notations = [state.notation(move) for move in state.candidates()]
    return [state.to_dict(), state.moves(), notations, views, state.scores(), state.winners()]


@every_case
@given(walk=walks)
def test_a_copy_is_independent(case: Case, walk: Walk) -> None:
    first = walk.position(case)
    second = first.copy()
    begin = seen(first, case.seats)
    assert seen(second, case.seats) == begin
    play_out(second, walk.chance())
    end = seen(second, case.seats)
    assert seen(first, case.seats) == begin
    third = first.copy()
    play_out(first, walk.chance())
    assert seen(third, case.seats) == begin
    assert seen(second, case.seats) == end == seen(first, case.seats)


@every_case
@given(walk=walks)
def test_a_copy_tells_no_story(case: Case, walk: Walk) -> None:
    state = walk.position(case)
    state.story = []
    copied = state.copy()
    assert copied.story is None
    play_out(copied, walk.chance())
    assert state.story == []


@a_few_cases
@given(walk=walks)
def test_a_position_travels_and_is_copied_whole(case: Case, walk: Walk) -> None:
    state = walk.position(case)
    before = seen(state, case.seats)
    for other in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):
        assert isinstance(other, State)
        assert seen(other, case.seats) == before
        play_out(other, walk.chance())
    assert seen(state, case.seats) == before


@every_case
@given(walk=walks, other=st.integers(2**33, 2**34))
def test_what_a_spectator_goes_on_from_holds_no_seats_secrets(
    case: Case, walk: Walk, other: int
) -> None:
    """Positions that differ in nothing a spectator sees are one and the same to a redeal."""
    state = walk.position(case)
    redealt = state.redeal(SPECTATOR, seeded(other))
    assert redealt.view(None) == state.view(None)
    assert redealt.seat == state.seat
    again = redealt.redeal(SPECTATOR, seeded(walk.choices)).to_dict()
    assert state.redeal(SPECTATOR, seeded(walk.choices)).to_dict() == again
    play_out(case.game.from_dict(again), walk.chance())


@every_case
@given(walk=walks)
def test_a_position_says_whose_it_is_and_prints_itself(case: Case, walk: Walk) -> None:
    state = walk.position(case)
    assert state.game_name() == case.game.name
    assert state.seats == case.seats
    assert state.seat in ([-1] if state.over else range(case.seats))
    doing = "over" if state.over else f"seat {state.seat} decides: {state.decision().name}"
    assert repr(state).startswith(f"<{case.game.name}: {case.seats} seats, ")
    assert repr(state).endswith(f"{doing}>")


@every_case
@given(walk=walks)
def test_a_position_goes_through_json_and_has_the_same_future(case: Case, walk: Walk) -> None:
    check_dictionary(case, walk.position(case), walk.chance())


@a_few_cases
def test_every_kind_of_decision_goes_through_json(case: Case) -> None:
    for state in seldom(case):
        check_dictionary(case, state, seeded(1))


def check_dictionary(case: Case, state: State, chance: Chance) -> None:
    read = case.game.from_dict(json.loads(json.dumps(state.to_dict())))
    assert seen(read, case.seats) == seen(state, case.seats)
    for _ in range(40):
        if state.over:
            break
        move = chance.pick(state.moves())
        state.play(move)
        read.play(move)
        assert read.to_dict() == state.to_dict()
        assert read.moves() == state.moves()


JUNK: st.SearchStrategy[Any] = st.sampled_from(
    [None, "x", "", -1, 2**70, 3.5, [], {}, True, [[]], {"x": 1}]
)


def wounded(data: Any, choose: st.DataObject) -> Any:
    """The data with one piece of it replaced by something else."""
    if isinstance(data, dict | list) and data and choose.draw(st.booleans()):
        keys = list(data) if isinstance(data, dict) else list(range(len(data)))
        key = choose.draw(st.sampled_from(keys))
        copied = data.copy()
        copied[key] = wounded(data[key], choose)
        return copied
    return choose.draw(JUNK)


@every_case
@given(walk=walks, choose=st.data())
def test_a_broken_position_is_refused(case: Case, walk: Walk, choose: st.DataObject) -> None:
    """What is read at all is a position that can be played; all else is a `ValueError`."""
    data = wounded(walk.position(case).to_dict(), choose)
    try:
        state = case.game.from_dict(data)
    except ValueError:
        return
    play_out(state, walk.chance())


@every_case
def test_every_field_of_a_position_is_needed(case: Case) -> None:
    data = case.new(1).to_dict()
    for field in data:
        if field != "game":
            with pytest.raises(ValueError, match=r"\S"):
                case.game.from_dict({name: data[name] for name in data if name != field})


def leaves(data: Any) -> list[Any]:
    """Every single value in plain data; anything that is not plain data is an error."""
    if isinstance(data, dict):
        assert all(type(key) is str for key in data)
        return [leaf for value in data.values() for leaf in leaves(value)]
    if isinstance(data, list):
        return [leaf for value in data for leaf in leaves(value)]
    assert data is None or type(data) in (str, int, float, bool), f"not plain data: {data!r}"
    return [data]


@every_case
@given(walk=walks)
def test_a_view_is_plain_data_without_the_stream_of_chance(case: Case, walk: Walk) -> None:
    state = walk.position(case)
    for seat in (None, *range(case.seats)):
        view = state.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert state.chance.stream not in leaves(view)
    assert leaves(state.to_dict())


@every_case
@given(walk=walks)
def test_a_move_that_others_do_not_see_is_secret(case: Case, walk: Walk) -> None:
    for state in walk.onwards(case, 3):
        check_secrecy(state, case.seats)


@a_few_cases
def test_secret_decisions_of_every_kind(case: Case) -> None:
    for state in seldom(case):
        check_secrecy(state, case.seats)


def check_secrecy(state: State, seats: int) -> None:
    """If who decides sees which of two moves was made, and another seat does not, they are secret:
    otherwise bots on that seat would be told."""
    if state.over:
        return
    decision, task = state.decision(), state.task
    few = state.legal[:: len(state.legal) // FEW + 1]
    views: list[list[Any]] = []
    for move in few:
        if not decision.secret(state, task, move):
            after = state.copy()
            after.advance(move)
            views.append([after.view(seat) for seat in range(seats)])
    for one, other in combinations(views, 2):
        if one[state.seat] != other[state.seat]:
            for seat in range(seats):
                assert one[seat] != other[seat], f"{decision.name}: seat {seat} cannot see the move"


@every_case
@given(walk=walks, other=st.integers(2**33, 2**34))
def test_no_seat_can_tell_a_redeal_from_the_truth(case: Case, walk: Walk, other: int) -> None:
    state = walk.position(case)
    before = seen(state, case.seats)
    for seat in range(case.seats):
        redealt = state.redeal(seat, seeded(other))
        assert redealt.view(seat) == state.view(seat)
        assert redealt.view(None) == state.view(None)
        assert redealt.seat == state.seat
        assert redealt.chance.stream != state.chance.stream
        if seat == state.seat:
            assert redealt.moves() == state.moves()
            assert redealt.candidates() == state.candidates()
        play_out(redealt, walk.chance())
    assert seen(state, case.seats) == before
