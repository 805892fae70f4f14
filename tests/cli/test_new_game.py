"""`atoll new-game`: what it lays out is a game that keeps the contract at once."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import atoll
from atoll.cli.new_game import TEMPLATE
from tests.cli.terminal import Terminal
from tests.packages import installed, write

SOURCE = Path(atoll.__file__).parents[1]


def test_a_new_game_passes_its_own_tests(terminal: Terminal, tmp_path: Path) -> None:
    """It is not compiled: in a compiled house its classes inherit from compiled ones."""
    shown = terminal.run("new-game", "sea_stones")
    assert shown.code == 0
    assert "pip install -e 'sea_stones[dev]'" in shown.out
    home = tmp_path / "sea_stones"
    write(home / "src", "sea_stones", {"sea_stones": "sea_stones:GAME"})
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"],
        cwd=home,
        env=os.environ
        | {"PYTHONPATH": f"{home / 'src'}{os.pathsep}{SOURCE}", "HYPOTHESIS_PROFILE": "brief"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stdout
    with installed(home / "src"):
        assert "sea_stones  Sea Stones, seats: 2, 3, 4" in terminal.run("games").out
        assert terminal.run("rules", "sea_stones", "--coverage").code == 0
        words = ("--bots", "greedy,random", "--games", "2", "--processes", "1")
        shown = terminal.run("arena", "sea_stones", *words)
        assert shown.code == 0
        assert "greedy" in shown.out


def test_nothing_of_the_template_s_name_is_left(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run("new-game", "tribune")
    files = [path for path in (tmp_path / "tribune").rglob("*") if path.is_file()]
    assert len(files) == len([path for path in TEMPLATE.rglob("*.*") if path.is_file()])
    for path in files:
        text = path.read_text(encoding="utf-8")
        assert not [name for name in ("mygame", "MyGame", "My Game", "MG-") if name in text], path
        assert "mygame" not in str(path)
    rules = (tmp_path / "tribune/src/tribune/rules.toml").read_text()
    assert "TB-1.1" in rules  # TR and TI are taken


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        (
            "Sea-Stones",
            "no name for a game: use 2 to 30 small letters, digits and single underscores",
        ),
        ("Sea-Stones", "did you mean 'sea_stones'?"),
        ("1", "a letter first"),
        ("x", "2 to 30 small letters"),
        ("x" * 31, "2 to 30 small letters"),
        ("tribes", "there is a game 'tribes' already"),
        ("json", "'json' means something else in Python already"),
        ("match", "'match' means something else in Python already"),
        ("taken", "taken exists already; take another name, or --into another folder"),
    ],
)
def test_names_that_cannot_be_used_are_refused(
    terminal: Terminal, tmp_path: Path, name: str, complaint: str
) -> None:
    (tmp_path / "taken").mkdir()
    shown = terminal.run("new-game", name)
    assert shown.code == 2
    assert complaint in shown.err
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]


def test_a_folder_that_is_not_there_is_named(terminal: Terminal) -> None:
    shown = terminal.run("new-game", "pebbles", "--into", "nowhere")
    assert (shown.code, shown.err) == (2, "atoll: nowhere: there is no such folder\n")
