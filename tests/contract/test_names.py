"""One name, one value: a reader who has met a constant of a game knows it in all its rooms."""

from pathlib import Path

from atoll.testing import held_to
from atoll.testing.promises import names
from tests.contract.held import HELD

TestNames = held_to(HELD, names)


def test_two_values_of_a_name_are_noticed(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("MOST: Final = 3\nLEAST = 1\n", encoding="utf-8")
    (tmp_path / "two.py").write_text("MOST = 4\nLEAST = 1\n", encoding="utf-8")
    found = names.meanings(tmp_path)
    assert found["MOST"] == {"3": ["one.py"], "4": ["two.py"]}
    assert list(found["LEAST"]) == ["1"]
