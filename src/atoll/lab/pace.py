"""How many games of a plan a core plays in a second: what many of them will cost."""

from dataclasses import dataclass, replace
from time import process_time

from atoll.engine.game import Game
from atoll.lab.plan import Plan, best, plan
from atoll.lab.play import played

MANY = 10_000_000  # games whose cost is told


@dataclass(frozen=True)
class Pace:
    """Games per second of CPU time, with all that is noted of a game, and bare."""

    game: str
    bot: str
    seats: int
    full: float
    bare: float

    @property
    def hours(self) -> float:
        """Of a core, for ten million bare games."""
        return MANY / self.bare / 3600


def paces(game: Game, seats: int, seconds: float) -> list[Pace]:
    """By the judgement by hand, and by the mind where there is one."""
    bots = dict.fromkeys(["greedy", best(game)])
    return [
        Pace(
            game.title,
            bot,
            seats,
            *(speed(wanted, seconds) for wanted in plans(game, bot, seats)),
        )
        for bot in bots
    ]


def plans(game: Game, bot: str, seats: int) -> tuple[Plan, Plan]:
    """One in which all is noted, and one with nothing but the game and its record."""
    full = plan(game, [bot], [seats], 1, options={})
    return full, replace(full, looks=0, moments=1, replays=0)


def speed(wanted: Plan, seconds: float) -> float:
    """Games number 1, 2, 3 ... of a plan until the time is over; the first one warms up."""
    (lot,) = wanted.lots
    played(wanted, lot, 0)
    began, games = process_time(), 0
    while games % 2 or process_time() - began < seconds:  # every other game is played on, too
        games += 1
        played(wanted, lot, games)
    return games / (process_time() - began)
