"""The puzzle of the day, the same for everybody, and how many days in a row somebody solved it."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta

from atoll.engine.chance import seeded
from atoll.engine.game import Game
from atoll.puzzles.collection import Puzzle, puzzles

DAY = timedelta(days=1)


def day_of(seconds: int) -> date:
    """The day of a time; it begins everywhere at midnight in Greenwich."""
    return datetime.fromtimestamp(seconds, UTC).date()


def of_day(day: date, games: Sequence[Game]) -> Puzzle | None:
    """The puzzle of a day: the games take turns, and none comes again before all of its game came."""
    rich = [game for game in games if puzzles(game)]
    if not rich:
        return None
    turn, number = divmod(day.toordinal(), len(rich))
    game = rich[number]
    return puzzles(game)[shuffled(game.name, len(puzzles(game)))[turn % len(puzzles(game))]]


def shuffled(name: str, count: int) -> list[int]:
    """An order of so many things that is always the same: else the easy ones would come in a row."""
    chance = seeded(int.from_bytes(name.encode(), "big"))
    left = list(range(count))
    return [left.pop(int(chance.below(len(left)))) for _ in range(count)]


@dataclass(frozen=True)
class Streak:
    """Days in a row on which the puzzle of the day was solved."""

    now: int
    longest: int
    today: bool  # is today's solved already?


def streak(days: Collection[date], today: date) -> Streak:
    """One that ended yesterday still lasts: today's can still be solved."""
    solved = set(days)
    runs = {day: run_to(day, solved) for day in solved}
    last = today if today in solved else today - DAY
    return Streak(runs.get(last, 0), max(runs.values(), default=0), today in solved)


def run_to(day: date, solved: set[date]) -> int:
    """How many days in a row end with this one."""
    count = 0
    while day in solved:
        count, day = count + 1, day - DAY
    return count
