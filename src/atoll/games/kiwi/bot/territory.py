"""Which free hexes a flock will hold when territory is marked.

A hex is lost to rivals who move in from beside it, and won in the same way. How often that happens
was counted in 285 games: it depends on the lead, on the strength that stands around and on the
cards still to come. Numbers here are log-odds.
"""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from atoll.games.kiwi.state import Kiwi

# To keep a hex with a lead of one and nobody around, and to win one without a lead, while one, two
# and three rounds of cards are to come; what comes later can be answered.
KEEP: Final[list[float]] = [3.7, 2.9, 2.3]
WIN: Final[list[float]] = [-3.0, -2.5, -2.1]
LEAD: Final[float] = 0.35  # every step of a lead
WIDEST: Final = 5  # leads beyond this are all the same
AROUND: Final[float] = 0.85  # the strength around, by its square root
ABSENT: Final[float] = 0.8  # it is harder to win a hex on which one has nothing


class Outlook:
    """What the cards to come mean for the hexes of a flock."""

    __slots__ = ("keep", "risk", "win")

    def __init__(self, own: int, others: float) -> None:
        """The cards the flock still plays, and those of a rival, on average."""
        self.keep = later(KEEP, others)
        self.risk = others if others < 1.0 else 1.0  # the last round may have begun
        self.win = later(WIN, float(own)) if own else -99.0

    def holds(self, lead: i64, own: i64, beside: i64, rivals: i64) -> float:
        """How likely the flock is to hold a hex, with so much of its strength there and beside it."""
        if lead > 0:
            odds = self.keep + LEAD * float(lead - 1) - AROUND * sqrt(float(rivals))
            return 1.0 - self.risk / (1.0 + exp(odds))
        odds = self.win + LEAD * float(lead) + AROUND * sqrt(float(beside))
        return 1.0 / (1.0 + exp(-odds if own > 0 else ABSENT - odds))


def later(odds: list[float], rounds: float) -> float:
    """The odds while so many rounds are to come."""
    last = len(odds)
    if rounds >= float(last):
        return odds[last - 1]
    if rounds <= 1.0:
        return odds[0]
    full = int(rounds)
    part = rounds - float(full)
    return odds[full - 1] * (1.0 - part) + odds[full] * part


def held_hexes(s: Kiwi, cards: list[int]) -> list[float]:
    """The free hexes every flock will hold, by terrain: player * 4 + terrain."""
    flocks, marks, near = s.flocks, s.marks, s.island.near
    count = len(flocks)
    to_come = sum(cards)
    outlooks = [Outlook(own, (to_come - own) / (count - 1.0)) for own in cards]
    crowd = crowds(s)
    found = [0.0] * (4 * count)
    for place in range(len(marks)):
        if marks[place]:
            continue
        first: i64 = 0
        second: i64 = 0
        for flock in flocks:
            strength: i64 = flock.strength[place]
            if strength > first:
                second = first
                first = strength
            elif strength > second:
                second = strength
        ring = near[place]
        around: i64 = 0
        for neighbour in ring:
            around += crowd[neighbour]
        for player in range(count):
            strengths = flocks[player].strength
            own: i64 = strengths[place]
            beside: i64 = 0
            for neighbour in ring:
                beside += strengths[neighbour]
            if own > 0 or beside > 0:
                lead: i64 = own - (second if own == first else first)
                if lead > WIDEST:
                    lead = WIDEST
                elif lead < -WIDEST:
                    lead = -WIDEST
                chance = outlooks[player].holds(lead, own, beside, around - beside)
                found[player * 4 + s.terrain[place]] += chance
    return found


def crowds(s: Kiwi) -> list[int]:
    """The strength of all flocks together, hex by hex."""
    found = [0] * len(s.marks)
    for flock in s.flocks:
        strengths = flock.strength
        for place in range(len(found)):
            found[place] += strengths[place]
    return found
