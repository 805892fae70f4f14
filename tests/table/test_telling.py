"""The log as a table tells it: an action is a paragraph, and so is what others do by it."""

import pytest

import atoll
from atoll.engine.chance import seeded
from atoll.engine.session import Session
from atoll.table.telling import brief, deeds


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


def test_what_befell_oneself_is_told_first() -> None:
    """Of a line that is cut to its room, that is what must be seen."""

    def entry(seat: int, *texts: str) -> dict[str, object]:
        return {"seat": seat, "lines": [{"text": text} for text in texts]}

    called = ["Blue", "Red", "Pink"]
    told = [entry(1, "Red takes Plague.", "Red loses one."), entry(2, "Pink loses one.")]
    assert brief(told, [0], called) == ["Red takes Plague.", "Pink loses one."]
    mine = entry(0, "Blue loses one.", "Blue loses another.")
    assert brief([*told, mine], [0], called)[:2] == ["Blue loses one.", "Blue loses another."]
    assert brief([*told, entry(0, "A stack is empty.")], [0], called)[-1] == "A stack is empty."
    assert brief(told[:1], [0], called) == ["Red takes Plague.", "Red loses one."]
