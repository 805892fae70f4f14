"""The laboratory on the command line."""

import re
from pathlib import Path

import pytest

from atoll.cli.lab import QUESTIONS
from atoll.lab import plan
from atoll.lab.store import Store
from atoll.lab.topics import TOPICS, Topic
from atoll.lab.topics.against import Against
from tests.cli.terminal import Terminal

LAB = ("lab", "konane", "--option", "board=small", "-p", "1", "--bots", "random,greedy")


def test_a_report_is_written_and_a_question_answered(terminal: Terminal, tmp_path: Path) -> None:
    shown = terminal.run(*LAB, "--games", "4", "--pictures", "plots")
    assert shown.code == 0, shown.err
    folder = tmp_path / "lab" / "konane"
    assert "5 games: lab/konane/games.parquet" in shown.out
    assert {file.name for file in folder.iterdir()} - {".lock"} == {
        *("games.parquet", "journal.jsonl", "plan.json", "report.html")
    }
    assert {file.name for file in (tmp_path / "plots").iterdir()} >= {
        *("konane-seats-1.svg", "konane-length-1.svg", "konane-bots-1.svg")
    }
    shown = terminal.run(*LAB, "--games", "4", "--question", "is the first seat ahead?", "-l", "de")
    assert shown.code == 0, shown.err
    assert "an 4 Partien nicht erkennen, ob ein Platz im Vorteil" in " ".join(shown.out.split())


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("first seat", "whether a seat is ahead"),
        ("how long is it?", "a typical game (the median) takes"),
        ("points", "a seat has"),
        ("which card wins?", "The games say nothing about this."),
        ("options", "2 other values of options were played in fewer than 10 games"),
        ("dead choices", "Most lies in decisions such as “Choose the stone that jumps”: the best"),
        ("luck or play?", "Chance decides nothing in this game"),
        ("bots", "too few to say who is stronger"),
    ],
)
def test_every_question_is_answered(terminal: Terminal, question: str, answer: str) -> None:
    """And only the games are played that it needs."""
    words = ("lab", "konane", "-p", "1", "--bots", "random,greedy", "--games", "8")
    shown = terminal.run(*words, "--question", question)
    assert shown.code == 0, shown.err
    assert answer in " ".join(shown.out.split())


def test_two_versions_are_compared(terminal: Terminal) -> None:
    words = (*LAB[:-1], "random", "--games", "10")
    shown = terminal.run(*words, "--against", "board=large", "--question", "change")
    assert shown.code == 0, shown.err
    assert "decisions instead of" in " ".join(shown.out.split())


def test_the_help_lists_every_question(terminal: Terminal) -> None:
    kinds: list[type[Topic]] = [*TOPICS, Against]
    assert [kind.words[0] for kind in kinds] == re.split(", |; with --against: ", QUESTIONS)
    shown = terminal.run("lab", "--help").out
    assert QUESTIONS in " ".join(re.sub("[│|]", " ", shown).split())


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (
            ("--question", "xyzzy"),
            "no question 'xyzzy'; there are: first seat, length, points, parts, options,",
        ),
        (("--question", "change"), "'change' is asked with --against"),
        (("--against", "bord=small"), "Konane has no option 'bord'; did you mean 'board'?"),
        (("--against", "mine.toml"), "mine.toml: no such file"),
        (("--seats", "5"), "Konane is played with 2 seats, not 5"),
        (("--bots", "gready"), "no bot 'gready'; did you mean 'greedy'?"),
        (("--code", "nobody.py"), "nobody.py: no such file"),
        (("--ray", "127.0.0.1:1"), "no cluster of Ray at 127.0.0.1:1: Connection refused"),
        (("--folder", "a-file"), "a-file: File exists"),
        (("--folder", "a-file/games"), "a-file/games: Not a directory"),
        (("--against", "broken.toml"), "broken.toml"),
        (("--folder", "others", "--seed", "1"), "another plan lie here (seed: 0, not 1)"),
        (("--folder", "broken"), "broken/games.parquet: cannot be read"),
    ],
)
def test_mistakes(terminal: Terminal, words: tuple[str, ...], why: str, tmp_path: Path) -> None:
    (tmp_path / "a-file").write_text("")
    (tmp_path / "broken.toml").write_text("[[board")
    for name in ("others", "broken"):
        with Store(tmp_path / name, plan("konane")):
            pass
    (tmp_path / "broken" / "games.parquet").write_text("PAR1")
    shown = terminal.run("lab", "konane", *words)
    assert shown.code == 2
    assert why in shown.err
    assert len(shown.err.strip().splitlines()) == 1
