"""Quick moves of Atiwa, for finishing what has begun."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.games.atiwa.community import Community
from atoll.games.atiwa.decisions.cards import PLACE_CARD
from atoll.games.atiwa.decisions.cell import IN_GOLD
from atoll.games.atiwa.decisions.feeding import FEED, kind_eaten
from atoll.games.atiwa.decisions.flight import FLY, nobody_flies_yet
from atoll.games.atiwa.parts import ROUNDS
from atoll.games.atiwa.spaces import BAT
from atoll.games.atiwa.state import Atiwa

# By kind of token: what eating one costs for each food.
MISSED: Final[list[float]] = [1.05, 0.0, 1.2, 0.0, 1.2, 0.6]


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
