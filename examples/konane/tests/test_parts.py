"""The boards, and boards of one's own."""

from importlib.resources import files
from pathlib import Path

import pytest

from konane import GAME
from konane.position import SIGNS


def test_a_board_of_ones_own_is_played_on(tmp_path: Path) -> None:
    printed = (files("konane") / "parts.toml").read_text(encoding="utf-8")
    own = tmp_path / "own.toml"
    own.write_text(printed.replace("columns = 6", "columns = 12"))
    state = GAME.new(parts=GAME.parts(str(own)))
    assert state.to_dict()["rows"] == [SIGNS[::-1] * 6, SIGNS * 6] * 3
    assert sorted(map(state.notation, state.moves())) == ["a1", "f4", "g3", "l6"]


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("columns = 6", "columns = 7", "small: columns: must be even, not 7"),
        ("rows = 6", "rows = 2", "small: rows: must be a whole number from 4 to 20"),
        ('"middle"', '"medium"', "must be small, middle, large in this order"),
    ],
)
def test_a_broken_board_is_named(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    printed = (files("konane") / "parts.toml").read_text(encoding="utf-8")
    own = tmp_path / "own.toml"
    own.write_text(printed.replace(old, new))
    with pytest.raises(ValueError, match=complaint):
        GAME.parts(str(own))
