"""How well a seat stands in Kiwi Chow Down, and quick moves for playing games out.

A position is judged in points: those a flock has, and what its markers, dominated hexes, nests,
fruit and tokens may still bring.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from atoll.engine.chance import Chance
from atoll.games.kiwi.decisions.card import PLAY_CARD, UNUSED, USES
from atoll.games.kiwi.decisions.mark import MARK as MARK_HEX
from atoll.games.kiwi.decisions.names import HEX, OWNER
from atoll.games.kiwi.decisions.pay import PAY_ANY, PAY_DIFFERENT, PAY_SAME
from atoll.games.kiwi.decisions.push import PUSH, PUSH_TO
from atoll.games.kiwi.flock import Flock
from atoll.games.kiwi.island import OFF
from atoll.games.kiwi.kinds import ALL, AMOUNTS, MARKERS, POINTS
from atoll.games.kiwi.scoring import leaders, points, winners
from atoll.games.kiwi.state import KIWIBOT, SEASON_CARD, STOP, Kiwi

# What things are worth in points while all seasons are still to come.
FITTING: Final[float] = 0.75  # a free dominated hex and a marker for it
LAST_FITTING: Final[float] = 0.95  # the same in the last season
SPARE_MARKER: Final[float] = 0.35
SPARE_HEX: Final[float] = 0.15
FRUIT: Final[float] = 0.1
TOKEN: Final[float] = 0.04  # off the island
SIZE: Final[float] = 0.06  # a token on the island
NEST: Final[float] = 0.45  # a nest, for each season it will still give
POWER: Final[float] = 0.15  # the Leader card is face up
CARD_LEAD: Final[float] = 0.45  # of a won season card
CARD_BONUS: Final[float] = 0.5  # a season card's bonus that is neither points nor markers

COLD: Final[float] = 1.2  # points that make a difference at the end
WARM: Final[float] = 2.5  # and how many more at the beginning
OUTCOME: Final[float] = 0.9  # how much winning counts at the end; the rest is the margin


def evaluate(s: Kiwi) -> list[float]:
    """How well every seat stands, from 0 to 1."""
    if not s.agenda:
        return outcome(s)
    left = time_left(s)
    free = free_hexes(s)
    worths = [worth(s, player, free, left) for player in range(len(s.flocks))]
    add_season_cards(s, worths)
    return shares(s, worths, COLD + WARM * left)


def outcome(s: Kiwi) -> list[float]:
    """Winning is nearly all; the margin says which loss is closer to a win."""
    won = winners(s)
    scored = [float(sum(points(s, player))) for player in range(len(s.flocks))]
    values = [(1.0 - OUTCOME) * value for value in shares(s, scored, COLD)]
    for seat in won:
        values[seat] += OUTCOME / len(won)
    return values


def shares(s: Kiwi, worths: list[float], scale: float) -> list[float]:
    """Worths in points as chances to win; alone, the chance to beat the Kiwibot."""
    best = max(worths)
    weights = [exp((each - best) / scale) for each in worths]
    total = sum(weights)
    found = [weight / total for weight in weights]
    return found[:1] if s.solo is not None else found


def time_left(s: Kiwi) -> float:
    """How much of the game is still to come, from 1 to 0."""
    cards = 0
    for flock in s.flocks:
        cards += flock.played()
    done = float(s.season - 1) + cards / (3.0 * len(s.flocks))
    if s.phase >= SEASON_CARD:
        done = float(s.season)
    return 1.0 - done / s.parts.seasons


def free_hexes(s: Kiwi) -> list[int]:
    """The unmarked hexes every flock dominates, by terrain: player * 4 + terrain."""
    found = [0] * (4 * len(s.flocks))
    for place in range(len(s.marks)):
        if not s.marks[place]:
            player = s.dominator(place)
            if player >= 0:
                found[player * 4 + s.terrain[place]] += 1
    return found


def worth(s: Kiwi, player: i64, free: list[int], left: float) -> float:
    """What a flock has and may expect, in points."""
    flock = s.flocks[player]
    total = float(sum(points(s, player)))
    fitting = 0
    spare = 0
    for kind in range(4):
        there = free[player * 4 + kind]
        held = flock.markers[kind]
        fitting += min(there, held)
        spare += max(there - held, 0)
    last = s.season == s.parts.seasons
    room = fitting if last else min(fitting, 2 + int(4.0 * left))
    total += room * (LAST_FITTING if last else FITTING)
    extra = flock.marker_total() - room
    total += left * (extra * SPARE_MARKER + spare * SPARE_HEX + flock.fruit_total() * FRUIT)
    tokens = sum(flock.strength)
    total += left * (tokens * SIZE + float(flock.track + flock.reserve) * TOKEN)
    return total + nest_worth(s, flock) + (0.0 if flock.spent else left * POWER)


def nest_worth(s: Kiwi, flock: Flock) -> float:
    seasons = float(s.parts.seasons - s.season)
    return NEST * sum(flock.nests) * seasons


def add_season_cards(s: Kiwi, worths: list[float]) -> None:
    """The season card that comes next goes to whoever leads it."""
    if s.phase >= SEASON_CARD or not s.season_cards:
        return
    cards = s.season_cards if s.solo is not None else [s.season_cards[s.season - 1]]
    for card in cards:
        first = leaders(s, card)
        if s.solo is not None and len(first) > 1:
            first = [KIWIBOT]
        if len(first) == 1:
            worths[first[0]] += CARD_LEAD * bonus_worth(s.parts.season_winner[card])


def bonus_worth(bonus: list[int]) -> float:
    total = 0.0
    for part in bonus:
        kind = part // AMOUNTS
        if kind == POINTS:
            total += part % AMOUNTS
        elif kind == MARKERS:
            total += SPARE_MARKER * (part % AMOUNTS)
        else:
            total += CARD_BONUS
    return total


def rollout(s: Kiwi, chance: Chance) -> int:
    """A quick move: use cards, mark land, save markers, push rivals and push them off."""
    legal = s.legal
    task = s.agenda[-1]
    matter = task.matter
    if matter is PLAY_CARD:
        used = [move for move in legal if move % USES != UNUSED]
        return chance.pick(used) if used else chance.pick(legal)
    if matter is MARK_HEX:
        return legal[chance.below(len(legal) - 1)]
    if matter is PAY_DIFFERENT or matter is PAY_SAME or matter is PAY_ANY:
        return legal[0]
    if matter is PUSH and task.n != ALL:
        rivals = [move for move in legal if move == STOP or move % HEX // OWNER != task.seat]
        return chance.pick(rivals)
    if matter is PUSH_TO and legal[-1] == OFF:
        own = task.n % HEX // OWNER == task.seat
        return legal[chance.below(len(legal) - 1)] if own else OFF
    return chance.pick(legal)
