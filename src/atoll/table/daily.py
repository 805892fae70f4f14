"""The puzzle of the day as the house shows it, and how many days in a row somebody solved it."""

from datetime import date
from typing import Any

from atoll.door import shelf
from atoll.puzzles.collection import Puzzle
from atoll.puzzles.day import Streak, day_of, of_day, streak
from atoll.table.house import House, Viewer
from atoll.table.render import Speaker
from atoll.table.store import now


def place(found: Puzzle) -> str:
    return f"/puzzles/{found.game.name}/{found.id}"


def today() -> date:
    return day_of(now())


def streak_of(house: House, person: str) -> Streak:
    """How many days in a row somebody solved the puzzle of the day."""
    deeds = house.deeds.all_of(person)
    return streak(
        [date.fromisoformat(each.name) for each in deeds if each.kind == "daily"], today()
    )


def of_today(house: House, viewer: Viewer) -> dict[str, Any] | None:
    """The puzzle of the day for a list, and the viewer's days in a row."""
    found = of_day(today(), shelf())
    if found is None:
        return None
    t = Speaker(viewer.language, found.game.name)
    return {
        "game": found.game.name,
        "title": t("game-title"),
        "level": t(f"puzzle-level-{found.level}"),
        "moves": len(found.solution),
        "place": place(found),
        "streak": streak_of(house, viewer.holder),
    }
