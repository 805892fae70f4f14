"""Reading lessons, playing them, and what a broken file is told."""

import pytest

from atoll import Game, IllegalMove
from atoll.door import game as find
from atoll.lessons.attempt import READ_ON, Attempt, NotWelcome
from atoll.lessons.course import lesson, lessons
from atoll.testing.promises.lessons import test_every_lesson_can_be_played_to_its_end as played

BEGIN = '[[lesson]]\nid = "first"\n'
STEP = '[[lesson.step]]\nid = "one"\nwelcome = ["c3"]\n'


def written(monkeypatch: pytest.MonkeyPatch, text: str) -> Game:
    """Konane with other lessons."""
    game = type(find("konane"))()
    monkeypatch.setattr(
        game, "file", lambda name: text.encode() if name == "lessons.toml" else None
    )
    return game


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("x", "lessons.toml: not a TOML file"),
        ("lesson = 3", "must be a list of tables"),
        (BEGIN, "lesson first: step: is missing"),
        (f"{BEGIN}colour = 1\n{STEP}", "lesson first: colour: is not known here"),
        (f"{BEGIN}seats = 3\n{STEP}", "lesson first: options: .*3"),
        (f'{BEGIN}moves = ["c2"]\n{STEP}', "lesson first: moves: .*no move 'c2' here"),
        (f'{BEGIN}position = "no.json"\n{STEP}', "lesson first: position: there is no file 'no.json'"),
        (f"{BEGIN}position = {{}}\n{STEP}", "lesson first: position: .*game is missing"),
        (f"{BEGIN}{STEP}times = 0", "lesson first: step one: times: must be a whole number"),
        (f"{BEGIN}{STEP}{STEP}", "step one: id: must be a name of its own"),
        (f"{BEGIN}{STEP}wrong = {{ a1 = 3 }}", "step one: wrong: must name a form"),
        (f'{BEGIN}{STEP}points = "here"', "step one: points: must be a list of texts"),
        (f'{BEGIN}[[lesson.step]]\nid = "one"\ntimes = 2', "step one: welcome: is needed"),
    ],
)  # fmt: skip
def test_a_broken_file_is_named_with_lesson_step_and_field(
    monkeypatch: pytest.MonkeyPatch, text: str, complaint: str
) -> None:
    with pytest.raises(ValueError, match=complaint):
        lessons(written(monkeypatch, text))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (STEP.replace("c3", "b7*"), "step one: welcome: b7\\* cannot be played"),
        (STEP.replace("c3", "c1"), "step one: welcome: c1 cannot be played"),
        (f'{STEP}then = ["a1"]\n', "then: no move 'a1' can follow"),
        (f"{STEP}{STEP.replace('one', 'two')}", "step two: seat 1 is to decide"),
    ],
)
def test_what_the_rules_refuse_is_not_taught(
    monkeypatch: pytest.MonkeyPatch, text: str, complaint: str
) -> None:
    with pytest.raises(AssertionError, match=complaint):
        played(written(monkeypatch, BEGIN + text))


def test_a_lesson_goes_on_by_welcome_moves_alone() -> None:
    attempt = Attempt(lesson(find("konane"), "jump"))
    with pytest.raises(ValueError, match="no move 'c3' here"):
        attempt.take("c3")  # there is something to be read first
    attempt.take(READ_ON)
    with pytest.raises(NotWelcome) as caught:
        attempt.take("a1")
    assert caught.value.form == "corner"
    with pytest.raises(IllegalMove, match=r"KO-2\.1"):
        attempt.take("c1")
    assert attempt.welcome() == ["c3", "d4"]
    attempt.take("c3")
    assert attempt.session.state.seat == attempt.seat == 0
    assert attempt.way == [READ_ON, "c3"]
    while attempt.step is not None:
        attempt.take(attempt.welcome()[0] if attempt.asked else READ_ON)
    with pytest.raises(ValueError, match="no move"):
        attempt.take(READ_ON)


def test_an_unknown_lesson_is_named() -> None:
    with pytest.raises(ValueError, match="no lesson 'fly'; its lessons: jump, far, last"):
        lesson(find("konane"), "fly")
