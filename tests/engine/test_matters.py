"""Matters are told apart by their classes, in compiled and in interpreted code."""

import pytest

from atoll import Game
from tests.house import HOUSE


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_a_matter_is_of_its_own_classes_and_of_no_other(game: Game) -> None:
    matters = list(game.room("decisions.matters").MATTERS.values())
    for matter in matters:
        for other in {type(each) for each in matters}:
            assert isinstance(matter, other) == (other in type(matter).__mro__), (matter, other)
