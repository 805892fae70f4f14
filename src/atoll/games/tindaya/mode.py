"""TI-1, TI-31.1, TI-32, TI-34: how the game is played, and which of its rules that leaves out."""

from typing import Any, Final

from atoll.games.tindaya.names import ERAS, LEVELS

MODES: Final = ("alliance", "dominion")
BY_LEVEL: Final = "level"
RED: Final = (BY_LEVEL, 0, 2, 4, 6, 8)  # bases that show their red side (TI-4.5)
LAYOUTS: Final = ("default", "random", "free")
SURVIVORS: Final = ("settlement", "noble")  # what a survivor needs (TI-22.13)


class Mode:
    """What was agreed before the game. `lesson` is a game of the learning campaign, or 0."""

    __slots__ = (
        "chart",
        "chosen",
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
        "noble_needed",
        "objectives",
        "red",
        "seers",
        "shelter",
        "solo",
        "traitor",
        "wild_limit",
    )

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        lesson: int = options["lesson"]
        self.chosen = options
        self.chart = b""  # its part of a row of numbers, drawn up when it is first wanted
        self.lesson = lesson
        self.dominion: bool = options["mode"] == "dominion"
        self.level = LEVELS.index(options["difficulty"])
        self.red: int = -1 if options["red"] == BY_LEVEL else options["red"]  # -1: by the level
        self.layout: str = options["layout"]
        self.traitor: bool = options["traitor"]
        self.dowry: bool = options["dowry"]
        self.noble_needed: bool = options["survivors"] == "noble"
        self.solo = seats == 1
        self.eras = lesson if lesson in (1, 2) else ERAS  # TI-34.3, TI-34.4
        self.shelter = self.garbage = self.seers = self.wild_limit = lesson != 1
        self.exhaustion = lesson in (0, 3)
        self.market = lesson == 0
        self.mission = lesson == 0 and not self.dominion
        self.objectives: bool = self.dominion and (lesson == 0 or options["objectives"])  # TI-34.6

    def options(self) -> dict[str, Any]:
        return self.chosen.copy()


def mode_of(seats: int, options: dict[str, Any]) -> Mode:
    """TI-4.1: the options as a mode; those that contradict each other raise `ValueError`."""
    dominion = options["mode"] == "dominion"
    lesson = options["lesson"]
    if dominion and seats == 1:
        raise ValueError("Tindaya: mode dominion is for 2 or 3 or 4 seats, not 1")
    if options["traitor"] and not dominion:
        raise ValueError("Tindaya: traitor is for mode dominion")
    if options["survivors"] == "noble" and not dominion:
        raise ValueError("Tindaya: survivors noble is for mode dominion")
    if lesson and (options["difficulty"] != "easy" or options["traitor"] or options["dowry"]):
        raise ValueError("Tindaya: a lesson is easy, without traitor and dowry")
    if lesson and options["red"] not in (BY_LEVEL, 0):
        raise ValueError("Tindaya: a lesson has no red bases")
    if lesson and dominion != (lesson == 3):
        raise ValueError("Tindaya: lessons 1 and 2 are for mode alliance, lesson 3 for dominion")
    if options["objectives"] and lesson != 3:
        raise ValueError("Tindaya: the option objectives is for lesson 3")
    return Mode(seats, options)
