"""A game in progress: its story, its choices, and the way back."""

import pytest

import atoll
from atoll import IllegalMove, Session
from atoll.engine.session import choices

TRIBES = atoll.game("tribes")


def begun(seats: int = 2) -> Session:
    """A session in which all first members stand."""
    session = Session.new(TRIBES, seats, seed=5)
    for _ in range(seats):
        session.play(0)
    return session


def test_a_move_tells_what_happened() -> None:
    session = Session.new(TRIBES, 2, seed=5)
    story = session.play(0)
    assert [(told.seat, told.words.key) for told in story] == [(0, "first-member")]
    assert session.plies[-1].story is story
    assert session.state.story is None


def test_the_story_names_what_leaves_no_choice() -> None:
    session = begun()
    state = session.state
    while not any(len(ply.story) > 1 for ply in session.plies):
        session.play(state.moves()[0])
    told = next(ply.story for ply in session.plies if len(ply.story) > 1)
    assert len({line.words.key for line in told}) > 1


def test_a_session_keeps_the_moves_in_notation() -> None:
    session = begun()
    expected = session.state.notation(1)
    session.play(1)
    assert session.record.moves == ["0,0", "0,0", expected]
    assert [ply.seat for ply in session.plies] == [0, 1, 0]


def test_options_and_seats_are_checked_before_the_game_begins() -> None:
    with pytest.raises(ValueError, match="2, 3 or 4 seats, not 5"):
        Session.new(TRIBES, 5)
    with pytest.raises(ValueError, match="no option 'speed'"):
        Session.new(TRIBES, 2, speed="fast")


def test_undo_is_refused_in_words() -> None:
    session = Session.new(TRIBES, 2, seed=5)
    with pytest.raises(ValueError, match=r"There is nothing to undo\."):
        session.undo(0)
    session.play(0)
    session.play(0)
    with pytest.raises(ValueError, match="Another player has decided since"):
        session.undo(0)
    session.undo(1)
    session.undo(0)
    assert session.state.to_dict() == TRIBES.new(2, seed=5).to_dict()


def test_undo_is_refused_after_a_draw() -> None:
    session = begun()
    explore = session.state.parse("explore")
    session.play(explore)
    with pytest.raises(ValueError, match="Something was drawn or turned up"):
        session.undo(0)


def test_an_illegal_move_is_not_kept() -> None:
    session = begun()
    with pytest.raises(IllegalMove):
        session.play(99)
    assert len(session.plies) == len(session.record.moves) == 2


def test_choices_name_the_refused_last_and_say_why() -> None:
    session = begun()
    while not any(choice.refusal for choice in choices(session.state)):
        session.play(session.state.moves()[-1])
    offered = choices(session.state)
    refused = [choice.refusal is not None for choice in offered]
    assert refused == sorted(refused)
    assert [choice.move for choice in offered if not choice.refusal] == session.state.moves()


def test_a_finished_game_offers_no_choices() -> None:
    state, chance = TRIBES.new(2, seed=5), atoll.seeded(5)
    while not state.over:
        state.play(chance.pick(state.moves()))
    assert choices(state) == []
    assert state.prompt() == "The game is over."
