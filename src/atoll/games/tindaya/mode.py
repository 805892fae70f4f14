"""TI-1, TI-31.1, TI-32, TI-34: how the game is played, and which of its rules that leaves out."""

from typing import Any, Final

from atoll.games.tindaya.names import ERAS, LEVELS

MODES: Final = ("alliance", "dominion")
LAYOUTS: Final = ("default", "random")


class Mode:
    """What was agreed before the game. `lesson` is a game of the learning campaign, or 0."""

    __slots__ = (
        "dominion",
        "dowry",
        "eras",
        "exhaustion",
        "garbage",
        "layout",
        "lesson",
        "level",
        "market",
        "mission",
        "objectives",
        "seers",
        "shelter",
        "solo",
        "traitor",
        "wild_limit",
    )

    def __init__(
        self,
        seats: int,
        dominion: bool,
        level: int,
        layout: int,
        traitor: bool,
        dowry: bool,
        lesson: int,
    ) -> None:
        self.dominion = dominion
        self.level = level
        self.layout = layout
        self.traitor = traitor
        self.dowry = dowry
        self.lesson = lesson
        self.solo = seats == 1
        self.eras = lesson if lesson in (1, 2) else ERAS  # TI-34.3, TI-34.4
        self.shelter = self.garbage = self.seers = self.wild_limit = lesson != 1
        self.exhaustion = lesson in (0, 3)
        self.market = lesson == 0
        self.mission = lesson == 0 and not dominion
        self.objectives = lesson == 0 and dominion  # TI-34.6

    def options(self) -> dict[str, Any]:
        return {
            "mode": MODES[self.dominion],
            "difficulty": LEVELS[self.level],
            "layout": LAYOUTS[self.layout],
            "traitor": self.traitor,
            "dowry": self.dowry,
            "lesson": self.lesson,
        }


def mode_of(seats: int, options: dict[str, Any]) -> Mode:
    """TI-4.1: the options as a mode; those that contradict each other raise `ValueError`."""
    dominion = options["mode"] == "dominion"
    lesson = options["lesson"]
    if dominion and seats == 1:
        raise ValueError("Tindaya: mode dominion is for 2 or 3 or 4 seats, not 1")
    if options["traitor"] and not dominion:
        raise ValueError("Tindaya: traitor is for mode dominion")
    if lesson and (options["difficulty"] != "easy" or options["traitor"] or options["dowry"]):
        raise ValueError("Tindaya: a lesson is easy, without traitor and dowry")
    if lesson and dominion != (lesson == 3):
        raise ValueError("Tindaya: lessons 1 and 2 are for mode alliance, lesson 3 for dominion")
    return Mode(
        seats,
        dominion,
        LEVELS.index(options["difficulty"]),
        LAYOUTS.index(options["layout"]),
        options["traitor"],
        options["dowry"],
        lesson,
    )
