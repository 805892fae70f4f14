"""An outside package holds its game to the contract with one line, in any corner of the disk."""

import os
import subprocess
import sys
from pathlib import Path

import atoll
from tests.engine.test_notebook import BROKEN, run

ONE_LINE = """
from atoll.testing import contract
TestTribes = contract("tribes")
"""


def pytest_in(folder: Path, *arguments: str) -> str:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments]
    here = os.environ | {"PYTHONPATH": str(Path(atoll.__file__).parents[1])}
    done = subprocess.run(
        command, cwd=folder, env=here, capture_output=True, text=True, check=False
    )
    return done.stdout + done.stderr


def test_one_line_is_enough(tmp_path: Path) -> None:
    (tmp_path / "test_game.py").write_text(ONE_LINE)
    listed = pytest_in(tmp_path, "--collect-only", "-q")
    assert "test_game.py::TestTribes::test_a_copy_is_independent[tribes-3-totals=open]" in listed
    assert "test_game.py::TestTribes::test_every_language_says_the_same[tribes-it]" in listed
    ran = pytest_in(tmp_path, "-n", "2", "-k", "ledger or no_rule or other_seat_counts")
    assert "passed" in ran
    assert "failed" not in ran
    assert "error" not in ran.lower()


def test_a_broken_promise_is_explained(tmp_path: Path) -> None:
    """Assertions are rewritten: they show what they compared."""
    (tmp_path / "test_game.py").write_text(
        "from atoll.testing import contract\n"
        "TestTribes = contract('tribes', sections=[1, 2], census=lambda state: {'shells': (9, 10)})\n"
    )
    ran = pytest_in(tmp_path, "-k", "no_rule_is_lost or (keeps_its_parts and tribes-2)")
    assert "[1, 2]" in ran
    assert "{'shells': (9, 10)} == {}" in ran
    assert "passed" not in ran


def test_without_pytest_the_extra_is_named() -> None:
    assert (
        "pip install 'atoll[testing]'"
        in run(BROKEN.format(missing=("pytest",)) + "import atoll.testing").stderr
    )
