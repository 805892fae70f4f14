"""The log as a table tells it: an action is a paragraph, and so is what others do by it."""

import pytest

import atoll
from atoll.engine.chance import seeded
from atoll.engine.session import Session
from atoll.table.telling import deeds


def played(name: str) -> Session:
    session, chance = Session.new(name, 3, seed=5), seeded(5)
    while not session.state.over:
        session.play(session.record.game.judge.rollout(session.state, chance))
    return session


@pytest.mark.parametrize("name", atoll.shelf())
def test_what_others_must_do_is_no_part_of_ones_own_paragraph(name: str) -> None:
    if 3 not in atoll.game(name).seats:
        return
    session = played(name)
    told = deeds(session.plies)
    assert all(len({line.seat for line in deed.lines}) == 1 for deed in told)
    assert any(deed.lines[0].seat != deed.seat for deed in told)
    story = [line for ply in session.plies for line in ply.story]
    assert [line for deed in told for line in deed.lines] == story


def test_an_action_goes_on_after_what_others_did_by_it() -> None:
    """Their lines stand between, but a decision that belongs to the action begins no new one."""
    session = played("tribes")
    for before, deed in zip(deeds(session.plies), deeds(session.plies)[1:], strict=False):
        assert before.ply <= deed.ply
        if before.ply == deed.ply:
            assert before.seat == deed.seat
