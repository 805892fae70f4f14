"""One name, one value: a reader who has met a constant of a game knows it in all its rooms."""

from pathlib import Path

import pytest

import atoll
from atoll.testing import held_to
from atoll.testing.promises import names
from tests.contract.held import HELD

NOT_YET = {"tindaya"}  # games that do not keep it yet

TestNames = held_to([held for held in HELD if held.game.name not in NOT_YET], names)


@pytest.mark.parametrize("game", sorted(NOT_YET))
def test_what_is_mended_is_held(game: str) -> None:
    assert names.ambiguous(atoll.game(game)), "take it off NOT_YET"


def test_two_values_of_a_name_are_noticed(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("MOST: Final = 3\nLEAST = 1\n", encoding="utf-8")
    (tmp_path / "two.py").write_text("MOST = 4\nLEAST = 1\n", encoding="utf-8")
    found = names.meanings(tmp_path)
    assert found["MOST"] == {"3": ["one.py"], "4": ["two.py"]}
    assert list(found["LEAST"]) == ["1"]
