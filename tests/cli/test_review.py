"""`atoll review`."""

from pathlib import Path

import pytest

import atoll
from tests.cli.terminal import Terminal


@pytest.fixture
def game() -> str:
    """A finished game in a file."""
    session = atoll.Session.new("konane", seats=2, seed=1, board="small")
    chance = atoll.seeded(2)
    while not session.state.over:
        session.play(chance.pick(session.state.moves()))
    session.record.save("game.json")
    return "game.json"


def test_the_turning_points_are_told(terminal: Terminal, game: str) -> None:
    shown = terminal.run("review", game, "--looks", "8", "--language", "de")
    assert shown.code == 0
    assert "Kosten im Mittel" in shown.out
    assert "Wendepunkte" in shown.out
    assert "Besser:" in shown.out


def test_a_review_is_written_as_a_page(terminal: Terminal, game: str) -> None:
    shown = terminal.run("review", game, "--looks", "8", "-o", "review.html")
    assert shown.code == 0
    assert "decisions" in shown.out
    assert Path("review.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_what_is_no_page_or_no_game_is_said_in_a_line(terminal: Terminal, game: str) -> None:
    assert "an .html file" in terminal.run("review", game, "-o", "review.pdf").err
    assert "no such file" in terminal.run("review", "none.json").err.lower()
