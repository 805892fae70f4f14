"""Learning on the command line."""

import sys
from pathlib import Path

import pytest

from atoll.learn.exam import Exam
from tests.cli.terminal import Terminal

LEARN = ("learn", "konane", "--option", "board=small", "-p", "1", "--every", "16", "--exam", "4")


def test_a_mind_is_taught_examined_and_kept(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Exam, "play", lambda exam: [0.2, 0.3, 0.2, 0.3][: len(exam.seeds)])
    folder = tmp_path / "konane"
    shown = terminal.run(*LEARN, "--games", "16", "--folder", str(folder))
    assert shown.code == 0, shown.err
    assert "2 seats, 16 games: advantage +0.250" in shown.err
    assert "promoted" in shown.err
    assert {file.name for file in folder.iterdir()} == {"curve.svg", "mind.npz", "school.npz"}
    mind = f"mind:{folder / 'mind.npz'}"
    played = terminal.run("arena", "konane", "--bots", f"{mind},random", "-g", "2", "-p", "1")
    assert played.code == 0, played.err
    shown = terminal.run(*LEARN, "--games", "16", "--folder", str(folder))
    assert "32 games" in shown.err  # it went on from where it was


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("learn", "konane", "--seats", "3"), "Konane is played with 2 seats, not 3"),
        (("learn", "konan"), "did you mean 'konane'?"),
    ],
)
def test_mistakes(terminal: Terminal, tmp_path: Path, words: tuple[str, ...], why: str) -> None:
    shown = terminal.run(*words, "--folder", str(tmp_path))
    assert shown.code == 2
    assert why in shown.err


def test_a_cluster_that_is_not_there_is_named(terminal: Terminal, tmp_path: Path) -> None:
    shown = terminal.run(
        *("learn", "konane", "--games", "1", "--ray", "127.0.0.1:1", "--folder", str(tmp_path))
    )
    assert shown.code == 2
    assert "no cluster of Ray at 127.0.0.1:1: Connection refused" in shown.err


def test_a_cluster_needs_ray(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    shown = terminal.run(
        "learn", "konane", "--games", "1", "--ray", "auto", "--folder", str(tmp_path)
    )
    assert shown.code == 2
    assert "ray is not installed: it comes with pip install 'atoll[ray]'" in shown.err
