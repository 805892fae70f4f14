"""The laboratory on the command line."""

from pathlib import Path

import pytest

from tests.cli.terminal import Terminal

LAB = ("lab", "konane", "--option", "board=small", "-p", "1", "--bots", "random,greedy")


def test_a_report_is_written_and_a_question_answered(terminal: Terminal, tmp_path: Path) -> None:
    shown = terminal.run(*LAB, "--games", "4", "--pictures", "plots")
    assert shown.code == 0, shown.err
    folder = tmp_path / "lab" / "konane"
    assert "5 games: lab/konane/games.parquet" in shown.out
    assert {file.name for file in folder.iterdir()} == {"games.parquet", "plan.json", "report.html"}
    assert {file.name for file in (tmp_path / "plots").iterdir()} >= {
        *("konane-seats-1.svg", "konane-length-2.svg", "konane-bots-1.svg")
    }
    shown = terminal.run(*LAB, "--games", "4", "--question", "is the first seat ahead?", "-l", "de")
    assert shown.code == 0, shown.err
    assert "Zu zweit ist kein Platz sichtbar im Vorteil" in " ".join(shown.out.split())


def test_two_versions_are_compared(terminal: Terminal) -> None:
    words = (*LAB[:-1], "random", "--games", "6")
    shown = terminal.run(*words, "--against", "board=large", "--question", "change")
    assert shown.code == 0, shown.err
    assert "decisions instead of" in " ".join(shown.out.split())


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("--question", "xyzzy"), "no question 'xyzzy'; there are: first seat, length, scores"),
        (("--against", "bord=small"), "Konane has no option 'bord'; did you mean 'board'?"),
        (("--against", "mine.toml"), "mine.toml: no such file"),
        (("--seats", "5"), "Konane is played with 2 seats, not 5"),
    ],
)
def test_mistakes(terminal: Terminal, words: tuple[str, ...], why: str) -> None:
    shown = terminal.run("lab", "konane", *words)
    assert shown.code == 2
    assert why in shown.err
    assert len(shown.err.strip().splitlines()) == 1
