"""Quick moves of Atiwa, for playing games out and for finishing what has begun."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.chance import Chance
from atoll.engine.decision import Task
from atoll.games.atiwa.community import Community
from atoll.games.atiwa.decisions.cards import PLACE_CARD, location_gold
from atoll.games.atiwa.decisions.cell import IN_GOLD
from atoll.games.atiwa.decisions.feeding import FEED, kind_eaten
from atoll.games.atiwa.decisions.flight import FLY, nobody_flies_yet
from atoll.games.atiwa.decisions.items import can
from atoll.games.atiwa.decisions.work import PLACE_WORKER
from atoll.games.atiwa.parts import ROUNDS
from atoll.games.atiwa.spaces import (
    BAT,
    CHOICE,
    DECK,
    EXCHANGE,
    FRUIT,
    GAIN,
    GOLD,
    HOUSE_BATS,
    LOCATION,
    NATURE_GOLD,
    OPEN,
    PAID_TRAIN,
    TREE,
    TREE_WITH_FRUIT,
    Item,
)
from atoll.games.atiwa.state import Atiwa

TRAINING: Final[float] = 2.0
CARD: Final[float] = 1.4  # room on a new card
LOOKED_AT: Final = 5  # spaces a quick move compares

# By kind of token: what one is worth to a quick move, and what eating one costs for each food.
WORTH: Final[list[float]] = [0.9, 1.6, 1.0, 1.6, 1.5, 0.9]
MISSED: Final[list[float]] = [1.05, 0.0, 1.2, 0.0, 1.2, 0.6]


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
    if matter is FLY and nobody_flies_yet(task):
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
