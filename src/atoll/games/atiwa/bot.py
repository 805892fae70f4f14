"""How well a seat stands in Atiwa, and quick moves for playing games out.

A position is judged in points: those a seat has, and what families, animals, trees, houses and
room may still bring in the maintenance phases to come.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from atoll.engine.chance import Chance
from atoll.engine.decision import Task
from atoll.games.atiwa.community import EMPTY, Community
from atoll.games.atiwa.decisions.cards import PAY_TREE, PLACE_CARD, location_gold
from atoll.games.atiwa.decisions.feeding import FEED
from atoll.games.atiwa.decisions.flight import BATS, FLY
from atoll.games.atiwa.decisions.houses import TRAIN_FAMILY
from atoll.games.atiwa.decisions.items import can
from atoll.games.atiwa.decisions.tokens import PlaceToken
from atoll.games.atiwa.decisions.work import ACT, CHOOSE_ACTION, PLACE_WORKER
from atoll.games.atiwa.parts import HOUSE, ROUNDS
from atoll.games.atiwa.scoring import goal, scores, winners
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
    WILD,
    Item,
)
from atoll.games.atiwa.state import Atiwa

# What things bring in each maintenance phase to come, in points.
TRAINED_INCOME: Final[float] = 0.9
UNTRAINED_INCOME: Final[float] = 0.15  # gold found, less the cells that are lost
HUNGER: Final[float] = 0.55  # for each food needed
GROWN_TREE: Final[float] = 0.45
GROWN_FRUIT: Final[float] = 0.35
GROWN_BAT: Final[float] = 0.35
NATURE: Final[float] = 0.25

# What things are worth while all of the game is still to come.
A_BAT: Final[float] = 0.45  # one of the first that do not score
TREE_TO_SPEND: Final[float] = 0.8
FREE_HOUSE: Final[float] = 1.2
FREE_CELL: Final[float] = 0.12
GOLD_TO_SPEND: Final[float] = 0.25

COLD: Final[float] = 5.0  # points that make a difference at the end
WARM: Final[float] = 12.0  # and how many more at the beginning
OUTCOME: Final[float] = 0.9  # how much winning counts at the end; the rest is the margin
ALONE: Final[float] = 18.0  # points that make a difference against the goal of the solo game
GROWTH_PER_ROUND: Final[float] = 11.0  # points a solo game still gains in a round
TRAINING: Final[float] = 2.0
CARD: Final[float] = 1.4  # room on a new card
LOOKED_AT: Final = 5  # spaces a quick move compares

# Quick values of tokens by kind.
WORTH: Final[list[float]] = [0.9, 1.6, 1.0, 1.6, 1.5, 0.9]


def evaluate(s: Atiwa) -> list[float]:
    """How well every seat stands, from 0 to 1."""
    if len(s.communities) == 1:
        return [alone(s)]
    if not s.agenda:
        return outcome(s)
    left = phases_left(s)
    totals = scores(s)
    worths = [float(totals[seat]) + prospects(s, seat, left) for seat in range(len(s.communities))]
    for task in s.agenda:
        worths[task.seat] += pending(s, task)
    return shares(worths, COLD + WARM * left / ROUNDS)


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
    left = phases_left(s) if s.agenda else 0.0
    value = 1.0
    for what, wanted, have, met in goal(s):
        if what == "points":
            ahead = float(have) + GROWTH_PER_ROUND * left - float(wanted)
            if left > 0.0:
                ahead += prospects(s, 0, left) - 4.0 * left
                ahead += sum([pending(s, task) for task in s.agenda])
            value *= 1.0 / (1.0 + exp(-ahead / ALONE))
        elif what == "pollution":
            value *= 1.0 if met else 0.3
        elif not met:
            value *= 0.3 + 0.6 * float(have) / float(wanted)
    if not s.agenda:
        value = 0.8 * value + (0.2 if winners(s) else 0.0)
    return value


def phases_left(s: Atiwa) -> float:
    """How many maintenance phases are still to come, with a part of the running one."""
    left = float(ROUNDS - s.round)
    name = s.agenda[0].matter
    return left + 1.0 if name is PLACE_WORKER or len(s.agenda) < 2 else left + 0.9


def prospects(s: Atiwa, seat: i64, left: float) -> float:
    """What a community may still bring, in points."""
    community = s.communities[seat]
    counts = community.counts
    time = left / ROUNDS
    demand = s.demand(seat)
    each = TRAINED_INCOME * float(community.trained)
    each += UNTRAINED_INCOME * float(community.untrained())
    each += GROWN_TREE * s.number(seat, WILD)
    each += GROWN_FRUIT * s.number(seat, TREE)
    each += GROWN_BAT * s.number(seat, FRUIT)
    each += NATURE * community.tableau.nature
    if demand > 0:
        each -= HUNGER * demand
    bats = counts[BAT] + community.night
    free = s.parts.free_bats
    once = A_BAT * float(bats if bats < free else free)
    if bats > free:
        once += float(community.night)
    once += TREE_TO_SPEND * counts[TREE] + FREE_HOUSE * float(free_houses(community))
    once += FREE_CELL * community.cells.count(EMPTY)
    gold = community.gold
    once += GOLD_TO_SPEND * float(gold if gold < 12 else 12)
    return each * left + once * time


def pending(s: Atiwa, task: Task) -> float:
    """What a task on the agenda will bring to its seat."""
    matter = task.matter
    n = float(task.n)
    if matter is ACT or matter is CHOOSE_ACTION:
        worth = 0.0
        items = s.items(task.n)
        for i in range(len(items)):
            if task.x >> i & 1:
                worth += quick_worth(s, task.seat, items[i])
        return worth
    if isinstance(matter, PlaceToken):
        return WORTH[matter.kind] * n
    if matter is TRAIN_FAMILY:
        return TRAINING * n
    if matter is FEED:
        return -n
    if matter is PLACE_CARD:
        return CARD + s.parts.values[task.n]
    if matter is PAY_TREE:
        return -WORTH[TREE] * n
    return 0.0


def free_houses(community: Community) -> int:
    cells = community.cells
    return len([c for c in community.tableau.by_code[HOUSE] if cells[c] == EMPTY])


def rollout(s: Atiwa, chance: Chance) -> int:
    """A quick move that is not foolish: the first of a list, which holds the best first."""
    task = s.agenda[-1]
    matter = task.matter
    if matter is PLACE_WORKER:
        return quick_space(s, task.seat, chance)
    if matter is PLACE_CARD:
        return chance.pick(s.legal)
    if matter is FLY and task.n == BATS and chance.below(2) == 0:
        return s.legal[-1]
    return s.legal[0]


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
