"""A game is saved, replayed to every position, and taken back as far as it may be."""

import tempfile
from pathlib import Path

import pytest

import atoll
from atoll import IllegalMove, Record, RecordError, seeded
from atoll.testing.cases import Case, a_few_cases, every_case
from atoll.testing.effort import given
from atoll.testing.walks import Walk, walks


@a_few_cases
@given(walk=walks)
def test_a_record_replays_to_every_position(case: Case, walk: Walk) -> None:
    session = walk.session(case)
    record = Record.from_json(session.record.to_json())
    assert record.to_json() == session.record.to_json()
    positions = [ply.before for ply in session.plies] + [session.state]
    replayed = [(state.to_dict(), move) for state, move in record.positions()]
    assert [(ply.before.to_dict(), ply.move) for ply in session.plies] == replayed
    for ply in {0, 1, len(record.moves) // 2, len(record.moves)} & set(range(len(positions))):
        assert record.replay(ply).to_dict() == positions[ply].to_dict()
    assert record.replay().to_dict() == session.state.to_dict()


@every_case
@given(walk=walks)
def test_a_record_goes_through_a_file(case: Case, walk: Walk) -> None:
    session = walk.session(case, longest=20)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.json"
        session.record.save(path)
        loaded = atoll.load(path)
        assert [file.name for file in Path(folder).iterdir()] == ["game.json"]
    assert loaded.to_json() == session.record.to_json()
    assert loaded.replay().to_dict() == session.state.to_dict()


@every_case
def test_a_whole_game_goes_through_a_record(case: Case) -> None:
    session = Walk(5, 6, 1000).session(case, longest=100_000)
    assert session.state.over
    record = Record.from_json(session.record.to_json())
    assert record.replay().to_dict() == session.state.to_dict()
    with pytest.raises(RecordError, match="there is no position"):
        record.replay(len(record.moves) + 1)


@a_few_cases
@given(walk=walks)
def test_a_session_goes_on_from_a_record(case: Case, walk: Walk) -> None:
    session = walk.session(case, longest=40)
    again = atoll.Session(session.record)
    assert again.record.to_json() == session.record.to_json()
    assert again.state.to_dict() == session.state.to_dict()
    assert [ply.before.to_dict() for ply in again.plies] == [
        ply.before.to_dict() for ply in session.plies
    ]


@every_case
@given(walk=walks)
def test_undo_takes_back_what_revealed_nothing(case: Case, walk: Walk) -> None:
    session = walk.session(case, longest=60)
    moves = session.state.moves()
    for move in moves[:: 1 + len(moves) // 8]:
        before, stream = session.state.to_dict(), session.state.chance.stream
        seat, plies = session.state.seat, len(session.plies)
        session.play(move)
        if session.state.chance.stream == stream:
            assert session.undo_refusal(seat) is None
            session.undo(seat)
            assert session.state.to_dict() == before
            assert len(session.plies) == len(session.record.moves) == plies
        else:
            check_no_undo(session, seat, "undo-revealed")
            session = walk.session(case, longest=60)


@every_case
@given(walk=walks)
def test_what_a_seat_has_learnt_is_not_taken_back(case: Case, walk: Walk) -> None:
    state, chance = walk.position(case), walk.chance()
    if state.over:
        return
    seat, stream = state.seat, state.chance.stream
    hidden = state.redeal(seat, seeded(walk.choices + 1))
    for move in {chance.pick(state.moves()) for _ in range(5)}:
        truth, other = state.copy(), hidden.copy()
        truth.advance(move)
        other.advance(move)
        if truth.view(seat) != other.view(seat):
            assert truth.chance.stream != stream


def check_no_undo(session: atoll.Session, seat: int, key: str) -> None:
    after, text = session.state.to_dict(), session.record.to_json()
    refusal = session.undo_refusal(seat)
    assert refusal is not None
    assert refusal.key == key
    with pytest.raises(ValueError, match=r"\S"):
        session.undo(seat)
    assert session.state.to_dict() == after
    assert session.record.to_json() == text


@every_case
@given(walk=walks)
def test_undo_stops_at_another_seat(case: Case, walk: Walk) -> None:
    session = walk.session(case, longest=60)
    if not session.plies:
        check_no_undo(session, 0, "undo-nothing")
    else:
        last = session.plies[-1].seat
        for seat in set(range(case.seats)) - {last}:
            check_no_undo(session, seat, "undo-other")


@every_case
@given(walk=walks)
def test_an_illegal_move_leaves_no_trace_in_a_session(case: Case, walk: Walk) -> None:
    session = walk.session(case, longest=20)
    before, text = session.state.to_dict(), session.record.to_json()
    with pytest.raises(IllegalMove):
        session.play(10**6)
    assert session.state.to_dict() == before
    assert session.record.to_json() == text
    assert session.state.story is None
