"""Which form of the package is under test: the compiled one exactly when it is expected."""

import importlib
import os
import weakref
from importlib.util import find_spec

import pytest

import atoll

KONANE = find_spec("konane") is not None  # `make test` installs it
COMPILED = os.environ.get("ATOLL_EXPECT_COMPILED") == "1"


@pytest.mark.parametrize(
    "name",
    [
        "atoll.engine.chance",
        "atoll.engine.decision",
        "atoll.engine.state",
        "atoll.games.tribes.state",
        "atoll.games.tribes.decisions.turn",
        "atoll.games.tribes.bot.evaluate",
        *(["konane.state", "konane.decisions.jump", "konane.bot.judge"] if KONANE else []),
    ],
)
def test_the_form_is_the_expected_one(name: str) -> None:
    file = importlib.import_module(name).__file__
    assert file is not None
    assert file.endswith((".so", ".pyd")) == COMPILED
    assert file.endswith(".py") != COMPILED


def test_positions_cannot_be_weakly_referenced() -> None:
    """A compiled object with a base from outside could be, and its death would corrupt memory."""
    state = atoll.game("tribes").new(2)
    for thing in (state, state.task, state.chance, state.copy()):
        with pytest.raises(TypeError, match="cannot create weak reference"):
            weakref.ref(thing)
