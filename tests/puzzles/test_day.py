"""The puzzle of the day, and days in a row; no clock is asked."""

from datetime import date, timedelta
from itertools import pairwise

import pytest

from atoll.door import shelf
from atoll.puzzles.collection import puzzles
from atoll.puzzles.day import Streak, day_of, of_day, streak

MONDAY = date(2026, 3, 2)


def days(*offsets: int) -> list[date]:
    """Days before or after a Monday."""
    return [MONDAY + timedelta(days=each) for each in offsets]


@pytest.mark.parametrize(
    ("solved", "found"),
    [
        ([], Streak(0, 0, False)),
        (days(0), Streak(1, 1, True)),
        (days(-1), Streak(1, 1, False)),  # today's can still be solved
        (days(-2), Streak(0, 1, False)),
        (days(-2, -1, 0), Streak(3, 3, True)),
        (days(-9, -8, -7, -6, -1, 0), Streak(2, 4, True)),
        (days(0, 0, -1), Streak(2, 2, True)),
        (days(-3, -2, 1), Streak(0, 2, False)),  # a clock that was wrong
    ],
)
def test_days_in_a_row(solved: list[date], found: Streak) -> None:
    assert streak(solved, MONDAY) == found


def test_a_streak_crosses_months_and_leap_days() -> None:
    solved = [date(2028, 2, 28), date(2028, 2, 29), date(2028, 3, 1)]
    assert streak(solved, date(2028, 3, 2)) == Streak(3, 3, False)


def test_a_day_begins_at_midnight_in_greenwich() -> None:
    assert day_of(0) == date(1970, 1, 1)
    assert day_of(86_399) == date(1970, 1, 1)
    assert day_of(86_400) == date(1970, 1, 2)


def test_games_take_turns_and_nothing_comes_again_before_all_came() -> None:
    rich = [game for game in shelf() if puzzles(game)]
    most = max(len(puzzles(game)) for game in rich)
    everyday = [of_day(MONDAY + timedelta(days=n), rich) for n in range(len(rich) * most)]
    found = [each for each in everyday if each is not None]
    assert len(found) == len(everyday)
    for game in rich:
        own = [each.id for each in found if each.game == game]
        assert len(own) == most
        assert len({*own[: len(puzzles(game))]}) == len(puzzles(game))
    assert all(a.game != b.game for a, b in pairwise(found)) or len(rich) == 1


def test_without_puzzles_there_is_none_of_the_day() -> None:
    assert of_day(MONDAY, []) is None
