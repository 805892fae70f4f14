"""`atoll puzzles`."""

import tomllib
from pathlib import Path

from tests.cli.terminal import Terminal

QUICK = ("puzzles", "konane", "--looks", "24", "--margin", "0.3", "--processes", "1")


def test_puzzles_are_found_and_written(terminal: Terminal) -> None:
    shown = terminal.run(*QUICK, "--count", "2", "--seed", "4", "--out", "found.toml")
    assert shown.code == 0
    assert "found.toml: Konane, 2 puzzles" in shown.out
    written = tomllib.loads(Path("found.toml").read_text(encoding="utf-8"))
    assert len(written["puzzle"]) == 2
    assert written["search"]["seed"] == 4
    again = terminal.run(*QUICK, "--count", "2", "--seed", "5", "--out", "found.toml")
    assert "was looked for with seed 4, not 5" in again.err


def test_what_cannot_be_played_is_said_in_a_line(terminal: Terminal) -> None:
    assert "seats" in terminal.run("puzzles", "konane", "--seats", "3").err
    assert "no game" in terminal.run("puzzles", "chess").err
