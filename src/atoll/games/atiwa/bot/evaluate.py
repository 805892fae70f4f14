"""How well a seat stands in Atiwa.

A position is judged between turns: whatever is begun is first finished by quick moves. Then a seat
has its points, and its prospects: what each of its traits will still bring, in points. The worths
of the traits were fitted to the final scores of many games.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from atoll.engine.judge import outcome, shares
from atoll.games.atiwa.bot.rollout import quick
from atoll.games.atiwa.community import EMPTY, Community
from atoll.games.atiwa.decisions.feeding import food_at_hand
from atoll.games.atiwa.decisions.work import PLACE_WORKER, turn_of
from atoll.games.atiwa.parts import HOUSE, ROUNDS
from atoll.games.atiwa.scoring import goal, scores, winners
from atoll.games.atiwa.spaces import BAT, FRUIT, GOAT, TREE, WILD
from atoll.games.atiwa.state import Atiwa

# What one more of a trait brings until the end: early, half-way through, and late.
WORTHS: Final[list[list[float]]] = [
    [65.97, 9.75, -5.80],  # a game to be played
    [0.03, -0.34, -0.05],  # gold
    [10.66, 3.00, 2.39],  # trained families
    [11.45, 2.84, 2.33],  # untrained families
    [-1.85, -1.91, -0.49],  # food needed
    [2.06, -6.19, -2.00],  # food missing
    [0.24, 0.42, -0.37],  # food at hand
    [-1.88, 0.81, 1.12],  # trees that wild animals bring
    [-2.90, -0.33, -0.51],  # fruit that trees bring
    [1.24, -0.73, 1.11],  # bats that fruit brings
    [3.54, 1.36, -0.09],  # wild animals
    [1.66, 0.74, 0.13],  # trees
    [1.64, 0.61, -0.24],  # fruit
    [2.53, 1.11, -0.62],  # goats
    [0.48, 0.74, 1.50],  # bats that do not score
    [10.32, -0.49, 0.17],  # bats that score
    [0.50, 1.05, 1.12],  # bats on the night card
    [5.70, 0.22, 0.20],  # empty houses
    [0.14, 0.63, -0.18],  # room for trees
    [0.08, 0.39, 0.36],  # room for bats
    [0.36, 0.31, -0.09],  # room for goats
    [6.60, 1.52, 0.37],  # nature
    [-1.86, 2.25, -1.48],  # terrain cards, up to those of the bonus
    [-4.86, 3.35, -6.20],  # enough terrain for the bonus
    [-3.63, -0.21, -0.19],  # pollution
    [-0.05, 0.22, 0.02],  # the best location that can be paid
]
MUCH_FOOD: Final[i64] = 15
MUCH_ROOM: Final[i64] = 6

COLD: Final[float] = 5.0  # points that make a difference at the end
WARM: Final[float] = 12.0  # and how many more at the beginning
ALONE: Final[float] = 6.0  # points that make a difference against the goal of the solo game
WIDE: Final[float] = 10.0  # and of a margin
HOPE: Final[float] = 20.0  # points that good play adds to what the worths say, over a whole game


def evaluate(state: Atiwa) -> list[float]:
    """How well every seat stands, from 0 to 1."""
    s = quiet(state)
    if len(s.communities) == 1:
        return [alone(s, ALONE)]
    if not s.agenda:
        return outcome(scores(s), winners(s), COLD)
    worths = [projection(s, seat) for seat in range(len(s.communities))]
    return shares(worths, COLD + WARM * time_left(s, s.seat))


def quiet(s: Atiwa) -> Atiwa:
    """The position when what has begun is finished and the next worker is to be placed."""
    if s.agenda and s.agenda[-1].matter is not PLACE_WORKER:
        s = s.copy()
        while s.agenda and s.agenda[-1].matter is not PLACE_WORKER:
            s.advance(quick(s))
    return s


def margins(s: Atiwa) -> list[float]:
    """How near to winning every seat came, told so widely that far ends are told apart, too."""
    if len(s.communities) == 1:
        return [alone(s, WIDE)]
    return shares([float(points) for points in scores(s)], WIDE)


def alone(s: Atiwa, scale: float) -> float:
    """How near the goal of the solo game is, condition by condition."""
    value = 1.0
    for what, wanted, have, met in goal(s):
        if what == "points":
            hope = HOPE * time_left(s, 0) if s.agenda else 0.0
            ahead = projection(s, 0) + hope - float(wanted)
            value *= 1.0 / (1.0 + exp(-ahead / scale))
        elif not met:  # so that a goal met in full is always better
            value *= 0.3 if what == "pollution" else 0.2 + 0.3 * float(have) / float(wanted)
    return value


def projection(s: Atiwa, seat: i64) -> float:
    """The points a seat may end with."""
    points = float(scores(s)[seat])
    if s.agenda:
        left = time_left(s, seat)
        found = traits(s, seat)
        for i in range(len(found)):
            points += found[i] * worth_at(WORTHS[i], left)
    return points


def worth_at(worths: list[float], left: float) -> float:
    """A trait's worth when so much of the game is left."""
    early, middle, late = worths[0], worths[1], worths[2]
    if left > 0.5:
        return middle + (early - middle) * (2.0 * left - 1.0)
    return late + (middle - late) * 2.0 * left


def time_left(s: Atiwa, seat: i64) -> float:
    """How many of its turns a seat still has, as a share of all."""
    seats: i64 = len(s.communities)
    workers: i64 = s.parts.workers
    after = (seat - s.first) % seats  # the seats that are before it in a round
    turns = (ROUNDS + 1 - s.round) * workers - (turn_of(s.agenda[-1]) - after + seats - 1) // seats
    return float(turns) / float(ROUNDS * workers)


def traits(s: Atiwa, seat: i64) -> list[float]:
    """What a community is made of, as WORTHS lists it."""
    p = s.parts
    community = s.communities[seat]
    counts = community.counts
    tableau = community.tableau
    demand: i64 = max(0, s.demand(seat))
    food = food_at_hand(p, community)
    bats: i64 = counts[BAT] + community.night
    free: i64 = p.free_bats
    terrains = min(tableau.terrains, p.bonus_terrain)
    return [
        1.0,
        float(community.gold),
        float(community.trained),
        float(community.untrained()),
        float(demand),
        float(max(0, demand - food)),
        float(min(food, MUCH_FOOD)),
        float(s.number(seat, WILD)),
        float(s.number(seat, TREE)),
        float(s.number(seat, FRUIT)),
        float(counts[WILD]),
        float(counts[TREE]),
        float(counts[FRUIT]),
        float(counts[GOAT]),
        float(min(bats, free)),
        float(max(0, bats - free)),
        float(community.night),
        float(empty_houses(community)),
        room(community, TREE),
        room(community, BAT),
        room(community, GOAT),
        float(tableau.nature),
        float(terrains),
        1.0 if terrains == p.bonus_terrain else 0.0,
        float(community.pollution),
        float(best_location(s, community)),
    ]


def empty_houses(community: Community) -> int:
    cells = community.cells
    return len([c for c in community.tableau.by_code[HOUSE] if cells[c] == EMPTY])


def room(community: Community, kind: int) -> float:
    return float(min(len(community.rooms(kind)), MUCH_ROOM))


def best_location(s: Atiwa, community: Community) -> int:
    """The value of the best location that could be paid now."""
    p = s.parts
    best = 0
    for location in range(len(p.prices)):
        if community.counts[TREE] >= p.trees[location] and community.gold >= p.prices[location]:
            best = max(best, p.values[location])
    return best
