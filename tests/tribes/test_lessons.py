"""What the lessons say of a position is true of it."""

from atoll.door import game as find
from atoll.lessons.attempt import READ_ON, Attempt
from atoll.lessons.course import lesson


def test_who_ends_the_game_as_told_has_won() -> None:
    attempt = Attempt(lesson(find("tribes"), "end"))
    blue, red = attempt.session.state.scores()
    assert blue == red - 1  # “you are one point behind”
    while attempt.step is not None:
        attempt.take(attempt.welcome()[0] if attempt.asked else READ_ON)
    state = attempt.session.state
    assert state.over
    assert state.winners() == [attempt.seat]
