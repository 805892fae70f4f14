"""The parts of My Game, checked and turned into tables for the rules."""

from typing import Final

from atoll.engine.parts import PartsFile, PrintedParts

GOALS: Final = ("near", "far")


class Parts(PrintedParts):
    """Every number that is printed on a part."""

    def read(self, file: PartsFile) -> None:
        die = file.one("die")
        self.faces = die.number("faces", 4, 20)
        self.keep("die", die)
        self.goals: list[int] = []
        names = []
        for entry in file.many("goal"):
            names.append(entry.text("id"))
            self.goals.append(entry.number("points", 10, 200))
            self.keep("goal", entry, names[-1])
        self.in_order(file, "goal", names, GOALS)
