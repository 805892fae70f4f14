"""What a step, a push, a meal or a nest is worth at a glance, in points."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.games.kiwi.decisions.feed import markers_for
from atoll.games.kiwi.decisions.names import HEX, OWNER
from atoll.games.kiwi.decisions.push import PUSH
from atoll.games.kiwi.flock import SIZES
from atoll.games.kiwi.kinds import AMOUNTS, DOUBLE_NESTS, LOOKOUT, MORE_MOVES
from atoll.games.kiwi.state import Kiwi

# How safe a hex is, by the lead over the strongest rival there, from -4 to 4.
WIDEST: Final = 4
HOLD: Final[list[float]] = [0.0, 0.0, 0.02, 0.08, 0.2, 0.72, 0.88, 0.95, 1.0]

WANTED: Final[float] = 1.0  # a free hex for which a marker is held
UNWANTED: Final[float] = 0.4  # one for which it is not
TAKEN: Final[float] = 0.03  # a hex with a marker on it
SPITE: Final[float] = 0.35  # how much a rival's loss is one's own gain
SEASONAL: Final[float] = 0.15  # a token on a terrain that the season card counts
MARKER: Final[float] = 0.4
WATCH: Final[float] = 0.3  # the strength of a Lookout
PRICE: Final[float] = 0.12  # of a fruit

# What the parts of a bonus are worth, by kind.
PARTS: Final[list[float]] = [0.13, 0.45, 0.2, 0.22, 0.3, 0.3, 0.45, 1.0, -0.35, -0.12]


def lead(s: Kiwi, player: i64, place: i64) -> i64:
    """By how much a flock is ahead of the strongest other flock on a hex."""
    flocks = s.flocks
    best: i64 = 0
    for other in range(len(flocks)):
        if other != player:
            strength: i64 = flocks[other].strength[place]
            if strength > best:
                best = strength
    return flocks[player].strength[place] - best


def hold(margin: i64) -> float:
    if margin > WIDEST:
        margin = WIDEST
    elif margin < -WIDEST:
        margin = -WIDEST
    return HOLD[margin + WIDEST]


def claim(s: Kiwi, player: i64, place: i64) -> float:
    """How much a flock wants a hex."""
    if s.marks[place]:
        return TAKEN
    return WANTED if s.flocks[player].markers[s.terrain[place]] else UNWANTED


def change(s: Kiwi, player: i64, place: i64, more: i64) -> float:
    """What a change of its strength on a hex brings a flock."""
    now = lead(s, player, place)
    before = hold(now) if s.flocks[player].strength[place] else 0.0
    after = hold(now + more) if s.flocks[player].strength[place] + more > 0 else 0.0
    return claim(s, player, place) * (after - before) + SEASONAL * float(more * pull(s, place))


def pull(s: Kiwi, place: i64) -> i64:
    """Whether the season asks for most tokens on the terrain of a hex, or for fewest."""
    found: i64 = 0
    terrain: i64 = s.terrain[place]
    cards = s.season_cards
    first: i64 = 0
    last: i64 = len(cards)
    if s.solo is None and last:
        first = s.season - 1
        last = s.season
    for i in range(first, last):
        if s.parts.season_measure[cards[i]] == terrain:
            found += -1 if s.parts.season_fewest[cards[i]] else 1
    return found


def pushable(s: Kiwi, seat: i64, place: i64, reach: i64) -> i64:
    """How much strength the strongest rival on a hex can lose by the pushes of one move."""
    flocks = s.flocks
    best: i64 = 0
    strongest: i64 = -1
    for other in range(len(flocks)):
        if other != seat:
            strength: i64 = flocks[other].strength[place]
            if strength > best:
                best = strength
                strongest = other
    if strongest < 0:
        return 0
    left: i64 = s.parts.pushes
    lost: i64 = 0
    kiwis = flocks[strongest].kiwis
    size: i64 = reach if reach < 3 else 3
    while size > 0 and left > 0:
        count: i64 = kiwis[place * 3 + size - 1]
        if count > left:
            count = left
        lost += count * size
        left -= count
        size -= 1
    return lost


def step_gain(s: Kiwi, seat: i64, piece: i64, target: i64) -> float:
    """What a piece brings by stepping onto a hex and pushing there."""
    size: i64 = SIZES[piece % OWNER]
    reach = size if s.flocks[seat].power == MORE_MOVES else size - 1
    pushed = pushable(s, seat, target, reach)
    gain = change(s, seat, piece // HEX, -size) + change(s, seat, target, size + pushed)
    if pushed:
        gain += SPITE * (hold(-lead(s, seat, target)) - hold(-lead(s, seat, target) - pushed))
    return gain


def best_step(s: Kiwi, seat: i64, piece: i64) -> float:
    """The best step of a piece."""
    highest = -9.0
    for target in s.island.near[piece // HEX]:
        gain = step_gain(s, seat, piece, target)
        if gain > highest:
            highest = gain
    return highest


def push_gain(s: Kiwi, seat: i64, piece: i64) -> float:
    """What it brings that a piece leaves its hex."""
    owner = piece % HEX // OWNER
    place = piece // HEX
    size: i64 = SIZES[piece % OWNER]
    if owner == seat:
        return change(s, seat, place, -size)
    flock = s.flocks[owner]
    own = s.flocks[seat].strength[place]
    before = hold(lead(s, seat, place)) if own else 0.0
    loss = -change(s, owner, place, -size)
    flock.strength[place] -= size
    after = hold(lead(s, seat, place)) if own else 0.0
    flock.strength[place] += size
    return claim(s, seat, place) * (after - before) + SPITE * loss


def best_push(s: Kiwi, task: Task) -> float:
    """The best of the pushes a hex offers, or none."""
    highest = 0.0
    for piece in PUSH.victims(s, task):
        gain = push_gain(s, task.seat, piece)
        if gain > highest:
            highest = gain
    return highest


def feed_gain(s: Kiwi, seat: i64, piece: i64) -> float:
    """What feeding a kiwi brings: markers, and strength to its owner."""
    owner = piece % HEX // OWNER
    size: i64 = SIZES[piece % OWNER]
    gain = MARKER * markers_for(s, seat, owner) - PRICE * s.parts.feed_price[size - 1]
    more = change(s, owner, piece // HEX, 1 if size < 3 else -3)
    return gain + more if owner == seat else gain - SPITE * more


def nest_gain(s: Kiwi, seat: i64, kind: i64) -> float:
    """What the next nest of a kind brings, at once and at the Season Changes to come."""
    flock = s.flocks[seat]
    p = s.parts
    row = flock.nests[kind]
    nest = kind * 2 + row
    gain = bonus_worth(p.nest_placement[nest])
    gain += float(p.seasons - s.season) * bonus_worth(p.nest_season[nest])
    if flock.power == DOUBLE_NESTS:
        gain *= 2.0
    if kind == LOOKOUT:
        gain += WATCH
    return gain + p.nest_points[nest] - PRICE * p.build_price[row]


def bonus_worth(bonus: list[int]) -> float:
    total = 0.0
    for part in bonus:
        total += PARTS[part // AMOUNTS] * (part % AMOUNTS)
    return total
