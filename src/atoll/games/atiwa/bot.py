"""How well a seat stands in Atiwa, and quick moves for playing games out.

A position is judged between turns: whatever is begun is first finished by quick moves. Then a seat
has its points, and its prospects: what each of its traits will still bring, in points. The worths
of the traits were fitted to the final scores of many games.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from atoll.engine.chance import Chance
from atoll.engine.decision import Task
from atoll.games.atiwa.community import EMPTY, Community
from atoll.games.atiwa.decisions.cards import PLACE_CARD, location_gold
from atoll.games.atiwa.decisions.feeding import FEED, IN_GOLD, food_at_hand, kind_eaten
from atoll.games.atiwa.decisions.flight import BATS, FLY
from atoll.games.atiwa.decisions.items import can
from atoll.games.atiwa.decisions.work import PLACE_WORKER
from atoll.games.atiwa.parts import HOUSE, ROUNDS
from atoll.games.atiwa.scoring import goal, scores, winners
from atoll.games.atiwa.spaces import (
    BAT,
    CHOICE,
    DECK,
    EXCHANGE,
    FRUIT,
    GAIN,
    GOAT,
    GOLD,
    HOUSE_BATS,
    LOCATION,
    NATURE_GOLD,
    OPEN,
    PAID_TRAIN,
    TREE,
    TREE_WITH_FRUIT,
    WILD,
    Item,
)
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
OUTCOME: Final[float] = 0.9  # how much winning counts at the end; the rest is the margin
ALONE: Final[float] = 6.0  # points that make a difference against the goal of the solo game
HOPE: Final[float] = 20.0  # points that good play adds to what the worths say, over a whole game
TRAINING: Final[float] = 2.0
CARD: Final[float] = 1.4  # room on a new card
LOOKED_AT: Final = 5  # spaces a quick move compares

# By kind of token: what one is worth to a quick move, and what eating one costs for each food.
WORTH: Final[list[float]] = [0.9, 1.6, 1.0, 1.6, 1.5, 0.9]
MISSED: Final[list[float]] = [1.05, 0.0, 1.2, 0.0, 1.2, 0.6]


def evaluate(state: Atiwa) -> list[float]:
    """How well every seat stands, from 0 to 1."""
    s = quiet(state)
    if len(s.communities) == 1:
        return [alone(s)]
    if not s.agenda:
        return outcome(s)
    worths = [projection(s, seat) for seat in range(len(s.communities))]
    return shares(worths, COLD + WARM * time_left(s, s.seat))


def quiet(s: Atiwa) -> Atiwa:
    """The position when what has begun is finished and the next worker is to be placed."""
    if s.agenda and s.agenda[-1].matter is not PLACE_WORKER:
        s = s.copy()
        while s.agenda and s.agenda[-1].matter is not PLACE_WORKER:
            s.advance(quick(s))
    return s


def outcome(s: Atiwa) -> list[float]:
    """Winning is nearly all; the margin says which loss is closer to a win."""
    won = winners(s)
    values = shares([float(score) for score in scores(s)], COLD)
    values = [(1.0 - OUTCOME) * value for value in values]
    for seat in won:
        values[seat] += OUTCOME / len(won)
    return values


def shares(worths: list[float], scale: float) -> list[float]:
    """Worths in points as chances to win."""
    best = max(worths)
    weights = [exp((each - best) / scale) for each in worths]
    total = sum(weights)
    return [weight / total for weight in weights]


def alone(s: Atiwa) -> float:
    """How near the goal of the solo game is, condition by condition."""
    value = 1.0
    for what, wanted, have, met in goal(s):
        if what == "points":
            hope = HOPE * time_left(s, 0) if s.agenda else 0.0
            ahead = projection(s, 0) + hope - float(wanted)
            value *= 1.0 / (1.0 + exp(-ahead / ALONE))
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
    turns = (ROUNDS + 1 - s.round) * workers - (s.agenda[-1].n - after + seats - 1) // seats
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


def rollout(s: Atiwa, chance: Chance) -> int:
    """A quick move that is not foolish."""
    if s.agenda[-1].matter is PLACE_WORKER:
        return quick_space(s, s.agenda[-1].seat, chance)
    return quick(s)


def quick(s: Atiwa) -> int:
    """A good way to finish what has begun: lists of moves hold the best first."""
    task = s.agenda[-1]
    matter = task.matter
    if matter is PLACE_CARD:
        return s.legal[-1]  # the place that pollution reaches last
    if matter is FLY and task.n == BATS:
        return s.legal[0] if may_fly(s, task.seat) else s.legal[-1]
    if matter is FEED:
        return quick_food(s, task)
    return s.legal[0]


def may_fly(s: Atiwa, seat: i64) -> bool:
    """Is there room for the bats on their return, and time to use the tree?"""
    community = s.communities[seat]
    return s.round < ROUNDS and len(community.rooms(BAT)) >= community.night


def quick_food(s: Atiwa, task: Task) -> int:
    """The food that is missed least."""
    community = s.communities[task.seat]
    best = s.legal[0]
    least = 99.0
    tried: i64 = 0
    for move in s.legal:
        kind = -1 if move == IN_GOLD else kind_eaten(community.cells[move])
        if tried >> (kind + 1) & 1:
            continue
        tried |= 1 << (kind + 1)
        cost = food_cost(s, community, kind)
        if cost < least:
            least = cost
            best = move
    return best


def food_cost(s: Atiwa, community: Community, kind: int) -> float:
    """What a unit of food costs; in the last round, in points."""
    if kind < 0 or (kind == BAT and community.counts[BAT] > s.parts.free_bats):
        return 1.0
    if kind == BAT or s.round < ROUNDS:
        return MISSED[kind]
    row = s.parts.rows[kind]
    n = community.counts[kind]
    return float(row[n] - row[n - 1]) / s.parts.food[kind]


def quick_space(s: Atiwa, seat: i64, chance: Chance) -> int:
    """The best of a few spaces."""
    best = s.legal[0]
    highest = -1.0
    for _ in range(LOOKED_AT):
        space = chance.pick(s.legal)
        value = 0.3 * chance.share()
        for item in s.items(space):
            value += quick_worth(s, seat, item)
        if value > highest:
            highest = value
            best = space
    return best


def quick_worth(s: Atiwa, seat: i64, item: Item) -> float:
    """What an item would bring a seat, roughly."""
    op = item.op
    community = s.communities[seat]
    if op == GOLD:
        return float(item.n)
    if op == NATURE_GOLD:
        return float(item.n * community.tableau.nature)
    if not can(s, seat, item, 0):
        return 0.0
    if op == GAIN:
        return WORTH[item.kind] * item.n
    if op == TREE_WITH_FRUIT:
        return WORTH[TREE] + WORTH[FRUIT]
    if op == LOCATION:
        p = s.parts
        return 2.5 * p.values[item.kind] - p.trees[item.kind] - location_gold(s, item)
    if op == EXCHANGE:
        return WORTH[item.kind] * item.n - item.price + 0.8
    if op in (DECK, OPEN):
        return CARD
    if op == CHOICE:
        return WORTH[BAT] * item.n
    if op == HOUSE_BATS:
        return WORTH[BAT] * len(community.empty_houses())
    untrained: i64 = community.untrained()
    worth = TRAINING * float(untrained if untrained < item.n else item.n)
    return worth - item.price if op == PAID_TRAIN else worth
