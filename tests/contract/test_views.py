"""Views tell the same things in every game by the same names."""

import pytest

import atoll
from atoll.engine.view import core
from atoll.testing import held_to
from atoll.testing.promises import views
from tests.contract.held import HELD

# The games whose views have names of their own for what all share.
NOT_YET_HELD = {
    "tindaya",
}

TestViews = held_to([held for held in HELD if held.game.name not in NOT_YET_HELD], views)


@pytest.mark.parametrize("game", sorted(NOT_YET_HELD))
def test_what_is_mended_is_held(game: str) -> None:
    state = atoll.game(game).new()
    assert core(state, None).keys() - state.view(None).keys(), "take it off NOT_YET_HELD"
