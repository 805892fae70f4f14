"""Every rule by its number: a test that would fail if the rule were broken."""

from typing import Any

import pytest

from atoll.testing import rule
from mygame import GAME
from mygame.state import MyGame


def position(**changes: Any) -> MyGame:
    """Two players in the middle of a game; the first has thrown a five and is to choose."""
    data = GAME.new(2, 1).to_dict() | {"points": [0, 0], "pot": 5, "face": 5}
    agenda = [{"matter": "choose", "seat": 0}]
    state = GAME.from_dict(data | {"agenda": agenda} | changes)
    assert isinstance(state, MyGame)
    return state


def thrown(state: MyGame, face: int) -> MyGame:
    """The position after another throw of this face, found by trying."""
    for seed in range(1000):
        after = state.redeal(0, GAME.new(2, seed).chance)
        after.story = []
        after.play("again")
        if after.story[1].words.facts["face"] == face:
            return after
    raise AssertionError(f"nobody throws a {face}")


@rule("MG-1.1")
def test_all_begin_with_nothing() -> None:
    assert GAME.seats == (2, 3, 4)
    assert GAME.new(4).scores() == [0, 0, 0, 0]


@rule("MG-1.2", "MG-2.3")
def test_a_pot_is_kept_and_the_next_player_throws() -> None:
    state = position()
    state.story = []
    state.play("keep")
    assert state.points == [5, 0]
    assert [told.words.key for told in state.story][:2] == ["choose-keep", "threw"]
    assert state.story[1].seat == 1


@rule("MG-2.1", "MG-2.3")
def test_a_throw_goes_into_the_pot() -> None:
    after = thrown(position(), 4)
    assert (after.pot, after.face, after.seat) == (9, 4, 0)
    assert after.points == [0, 0]


@rule("MG-2.2")
def test_a_one_empties_the_pot() -> None:
    after = thrown(position(points=[7, 0]), 1)
    assert after.points == [7, 0]
    assert after.story is not None
    assert after.story[2].words.key == "lost"
    assert after.story[3].seat == 1  # the next player has thrown


@rule("MG-3.1")
@pytest.mark.parametrize(("goal", "points"), [("near", 30), ("far", 60)])
def test_whoever_reaches_the_goal_wins_at_once(goal: str, points: int) -> None:
    state = position(goal=goal, points=[points - 5, points - 1])
    state.play("keep")
    assert state.over
    assert state.winners() == [0]
    short = position(goal=goal, points=[points - 6, 0])
    short.play("keep")
    assert not short.over
