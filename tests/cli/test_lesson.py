"""`atoll lesson`: lessons are listed and played at the terminal."""

import pytest

import atoll
from atoll.lessons.attempt import READ_ON, Attempt
from atoll.lessons.course import lesson, lessons
from tests.cli.terminal import Terminal

GAME = "konane"


def way(number: int) -> str:
    """What is typed to get through a lesson: the best move each time, Enter where one reads."""
    attempt = Attempt(lessons(atoll.game(GAME))[number - 1])
    typed: list[str] = []
    while attempt.step is not None:
        move = attempt.welcome()[0] if attempt.asked else READ_ON
        typed.append("" if move == READ_ON else move)
        attempt.take(move)
    return "".join(f"{each}\n" for each in typed)


def test_lessons_are_listed(terminal: Terminal) -> None:
    shown = terminal.run("lesson", GAME)
    assert shown.code == 0
    count = len(lessons(atoll.game(GAME)))
    assert [line.split()[0] for line in shown.out.splitlines() if line[:1].strip()] == [
        str(number) for number in range(1, count + 1)
    ]


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_a_lesson_is_played_to_its_end(terminal: Terminal, language: str) -> None:
    shown = terminal.run("lesson", GAME, "1", "--language", language, typed=way(1))
    assert shown.code == 0
    assert f"atoll lesson {GAME} 2" in shown.out


def test_wrong_tries_get_a_word_and_a_hint_leads_on(terminal: Terminal) -> None:
    attempt = Attempt(lesson(atoll.game(GAME), lessons(atoll.game(GAME))[0].id))
    reading = ""
    while not attempt.asked:
        attempt.take(READ_ON)
        reading += "\n"
    shown = terminal.run("lesson", GAME, "1", typed=f"{reading}nonsense\nh\nq\n")
    assert shown.code == 0
    assert "“nonsense” is no choice here." in shown.out
    assert "For instance: " in shown.out


def test_what_is_no_lesson_is_said_in_a_line(terminal: Terminal) -> None:
    assert "there are 1 to " in terminal.run("lesson", GAME, "99").err
    assert "no game" in terminal.run("lesson", "nonsense").err.lower()
