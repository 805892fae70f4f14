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
    shown = terminal.run("review", game, "--looks", "8", "--quick", "--language", "de")
    assert shown.code == 0
    assert "Kosten im Mittel" in shown.out
    assert "Wendepunkte" in shown.out
    assert "Besser:" in shown.out


def test_a_review_is_written_as_a_page(terminal: Terminal, game: str) -> None:
    shown = terminal.run("review", game, "--looks", "8", "--quick", "-o", "review.html")
    assert shown.code == 0
    assert "decisions" in shown.out
    assert Path("review.html").read_text(encoding="utf-8").startswith("<!doctype html>")


def test_the_strongest_bot_is_asked_about_turning_points_and_a_seat(
    terminal: Terminal, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("atoll.cli.review.MASTER", 0.05)
    shown = terminal.run("review", game, "--looks", "8", "--seat", "2")
    assert shown.code == 0
    assert "looked at for as long as the strongest bot thinks" in shown.out.replace("\n", " ")
    assert "there is no seat 3" in terminal.run("review", game, "--seat", "3").err


def test_what_is_no_page_or_no_game_is_said_in_a_line(terminal: Terminal, game: str) -> None:
    assert "an .html file" in terminal.run("review", game, "-o", "review.pdf").err
    assert "no such file" in terminal.run("review", "none.json").err.lower()
