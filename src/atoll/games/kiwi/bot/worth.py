"""What a step, a push, a meal or a nest is worth at a glance, in points."""

from math import exp
from typing import Final

from mypy_extensions import i64

from atoll.games.kiwi.decisions.feed import markers_for
from atoll.games.kiwi.decisions.pay import coins_of
from atoll.games.kiwi.flock import LEADER, SIZES, Flock
from atoll.games.kiwi.island import OFF
from atoll.games.kiwi.kinds import (
    AT_LEADER,
    BEST_HEX,
    DOMINATED,
    DOUBLE_NESTS,
    LOOKOUT,
    MORE_MOVES,
    SINGLE,
    SIZE_1,
    bonus_amount,
    bonus_kind,
)
from atoll.games.kiwi.pieces import kind_of, owner_of, place_of
from atoll.games.kiwi.scoring import measure
from atoll.games.kiwi.state import SEASON_CARD_PHASE, Kiwi

# How safe a hex is, by the lead over the strongest rival there, from -4 to 4.
WIDEST_LEAD: Final = 4
HOLD: Final[list[float]] = [0.0, 0.0, 0.02, 0.08, 0.2, 0.72, 0.88, 0.95, 1.0]

# A free hex: with a marker to spare, with just as many as hexes, with too few, and at the end.
WANTED: Final[float] = 1.0
MATCHED: Final[float] = 0.75
UNWANTED: Final[float] = 0.4
USELESS: Final[float] = 0.1
RIVALS: Final[float] = 0.6  # a free hex to a rival
TAKEN: Final[float] = 0.01  # a token on a hex with a marker
SPITE: Final[float] = 0.35  # how much a rival's loss is one's own gain
ENMITY: Final[float] = 0.8  # the Kiwibot's
A_MARKER: Final[float] = 0.4
SEA: Final[float] = 0.2  # a kiwi that is pushed off the island
A_COLOUR: Final[float] = 0.07  # a colour of fruit
A_SET: Final[float] = 0.05  # a fruit among the most of one colour
WATCH: Final[float] = 0.3  # the strength of a Lookout
PRICE: Final[float] = 0.12  # of a fruit

HEAT: Final[float] = 0.9  # of a season card: the difference that decides, for each card to come
KEPT: Final[float] = 1.0  # a season card the Kiwibot keeps

NEST_WORTH: Final[list[float]] = [0.5, 0.35, 0.45]  # by kind, of the first row, each season to come

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
    if margin > WIDEST_LEAD:
        margin = WIDEST_LEAD
    elif margin < -WIDEST_LEAD:
        margin = -WIDEST_LEAD
    return HOLD[margin + WIDEST_LEAD]


class Aims:
    """What a flock is after: hexes to mark, and what the season cards count."""

    __slots__ = ("lone", "rivals", "rule", "spite", "tokens", "wanted")

    def __init__(self, s: Kiwi, seat: i64) -> None:
        self.wanted = wants(s, seat)  # a free hex more, by terrain
        self.spite = SPITE if s.solo is None else ENMITY  # a rival's loss
        self.tokens = [0.0] * len(s.terrain)  # a token more on every hex
        self.rivals = [0.0] * len(s.terrain)  # and a rival's
        self.rule = 0.0  # a hex more that is dominated
        self.lone = 0.0  # a hex more with a single kiwi
        if s.phase < SEASON_CARD_PHASE and s.season_cards:
            for card in cards_now(s):
                self.aim_at(s, seat, card)

    def aim_at(self, s: Kiwi, seat: i64, card: int) -> None:
        what = s.parts.season_measure[card]
        worth = slope(s, seat, card)
        flock = s.flocks[seat]
        theirs = worth / float(len(s.flocks) - 1)
        if what < SIZE_1:
            for place in range(len(s.terrain)):
                if s.terrain[place] == what:
                    self.tokens[place] += worth
                    self.rivals[place] -= theirs
        elif what == BEST_HEX:
            for other in s.flocks:
                best = other.strength.index(max(other.strength))
                if other is flock:
                    self.tokens[best] += worth
                else:
                    self.rivals[best] -= theirs
        elif what == AT_LEADER:
            self.tokens[flock.leader] += worth
        elif what == DOMINATED:
            self.rule += worth
        elif what == SINGLE:
            self.lone += worth


def wants(s: Kiwi, seat: i64) -> list[float]:
    """How much a flock wants another free hex of each terrain: are there markers for it?"""
    held = [0, 0, 0, 0]
    marks, terrain = s.marks, s.terrain
    for place in range(len(marks)):
        if not marks[place] and s.dominator(place) == seat:
            held[terrain[place]] += 1
    markers = s.flocks[seat].markers
    last = s.season == s.parts.seasons
    found: list[float] = []
    for kind in range(4):
        spare = markers[kind] - held[kind]
        if spare > 0:
            found.append(WANTED)
        elif spare == 0 and held[kind]:
            found.append(MATCHED)
        else:
            found.append(USELESS if last else UNWANTED)
    return found


def standing(s: Kiwi, player: i64, place: i64, more: i64) -> float:
    """How surely a flock holds a hex with so much more strength there."""
    if s.flocks[player].strength[place] + more <= 0:
        return 0.0
    return hold(lead(s, player, place) + more)


def change(s: Kiwi, aims: Aims, seat: i64, place: i64, more: i64) -> float:
    """What a change of its strength on a hex brings a flock."""
    own: i64 = s.flocks[seat].strength[place]
    ahead = lead(s, seat, place)
    found = aims.tokens[place] * float(more)
    if aims.rule:
        found += aims.rule * float((1 if ahead + more > 0 else 0) - (1 if ahead > 0 else 0))
    if s.marks[place]:
        return found + TAKEN * float(more)
    before = hold(ahead) if own else 0.0
    after = hold(ahead + more) if own + more > 0 else 0.0
    return found + aims.wanted[s.terrain[place]] * (after - before)


def company(s: Kiwi, aims: Aims, seat: i64, place: i64, more: i64) -> float:
    """What it brings in hexes with a single kiwi that a piece comes or goes."""
    flock = s.flocks[seat]
    there = flock.birds(place) + (1 if flock.leader == place else 0)
    return aims.lone * float((1 if there + more == 1 else 0) - (1 if there == 1 else 0))


def burden(s: Kiwi, aims: Aims, seat: i64, owner: i64, place: i64, more: i64) -> float:
    """What a change of a rival's strength on a hex brings a flock."""
    counted = aims.rivals[place] * float(more)
    if s.marks[place]:
        return counted
    gained = standing(s, owner, place, more) - standing(s, owner, place, 0)
    before = standing(s, seat, place, 0)
    flock = s.flocks[owner]
    flock.strength[place] += more
    after = standing(s, seat, place, 0)
    flock.strength[place] -= more
    own = aims.wanted[s.terrain[place]] * (after - before)
    return counted + own - aims.spite * RIVALS * gained


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


def arrival(s: Kiwi, aims: Aims, seat: i64, piece: i64, target: i64) -> float:
    """What a piece brings by stepping onto a hex and pushing there."""
    size: i64 = SIZES[kind_of(piece)]
    reach = size if s.flocks[seat].power == MORE_MOVES else size - 1
    pushed: i64 = pushable(s, seat, target, reach) if reach > 0 else 0
    gain = change(s, aims, seat, target, size + pushed)
    if pushed:
        gain -= aims.tokens[target] * float(pushed)
        now = -lead(s, seat, target)
        gain += aims.spite * RIVALS * (hold(now) - hold(now - pushed))
    if aims.lone:
        gain += company(s, aims, seat, target, 1)
    return gain


def departure(s: Kiwi, aims: Aims, seat: i64, piece: i64) -> float:
    """What it brings, or rather costs, that an own piece leaves its hex."""
    gain = change(s, aims, seat, place_of(piece), -SIZES[kind_of(piece)])
    if aims.lone:
        gain += company(s, aims, seat, place_of(piece), -1)
    return gain


def best_step(s: Kiwi, aims: Aims, seat: i64, piece: i64) -> float:
    """The best step of a piece."""
    highest = -9.0
    for target in s.island.near[place_of(piece)]:
        gain = arrival(s, aims, seat, piece, target)
        if gain > highest:
            highest = gain
    return highest + departure(s, aims, seat, piece)


def push_gain(s: Kiwi, aims: Aims, seat: i64, piece: i64) -> float:
    """What it brings that a piece is pushed off its hex."""
    owner = owner_of(piece)
    if owner == seat:
        return departure(s, aims, seat, piece)
    return burden(s, aims, seat, owner, place_of(piece), -SIZES[kind_of(piece)])


def goal_gain(s: Kiwi, aims: Aims, seat: i64, piece: i64, target: i64) -> float:
    """What it brings that a piece is pushed onto a hex, or off the island."""
    owner = owner_of(piece)
    kind = kind_of(piece)
    if target == OFF:
        return -SEA if owner == seat or kind == LEADER else SEA
    if owner == seat:
        return change(s, aims, seat, target, SIZES[kind])
    return burden(s, aims, seat, owner, target, SIZES[kind])


def feed_gain(s: Kiwi, aims: Aims, seat: i64, piece: i64) -> float:
    """What feeding a kiwi brings: markers, and strength to its owner."""
    owner = owner_of(piece)
    place = place_of(piece)
    size: i64 = SIZES[kind_of(piece)]
    gain = A_MARKER * markers_for(s, seat, owner) - PRICE * s.parts.feed_price[size - 1]
    more: i64 = 1 if size < 3 else -3
    if owner == seat:
        return gain + change(s, aims, seat, place, more)
    return gain + burden(s, aims, seat, owner, place, more)


def payment_loss(flock: Flock, code: int, price: i64) -> float:
    """What a payment costs: markers are dear, and so are colours and sets of fruit."""
    paid = coins_of(code)
    total = A_MARKER * float(price - sum(paid))
    most = 0
    for kind in range(4):
        rest = flock.fruit[kind] - paid[kind]
        if rest == 0 and paid[kind]:
            total += A_COLOUR
        if rest > most:
            most = rest
    return total - A_SET * float(most)


def nest_gain(s: Kiwi, seat: i64, kind: i64) -> float:
    """What the next nest of a kind brings, at once and at the Season Changes to come."""
    flock = s.flocks[seat]
    p = s.parts
    row = flock.nests[kind]
    nest = kind * 2 + row
    gain = bonus_worth(p.nest_placement[nest])
    if row == 0:
        gain += float(p.seasons - s.season) * NEST_WORTH[kind]
    if flock.power == DOUBLE_NESTS:
        gain *= 2.0
    if kind == LOOKOUT:
        gain += WATCH
    return gain + p.nest_points[nest] - PRICE * p.build_price[row]


def bonus_worth(bonus: list[int]) -> float:
    total = 0.0
    for part in bonus:
        total += PARTS[bonus_kind(part)] * float(bonus_amount(part))
    return total


# Season cards


def ahead_by(player: i64, values: list[int]) -> int:
    """By how much a flock is ahead of the best other."""
    rival = -999
    for other in range(len(values)):
        value = values[other]
        if other != player and value > rival:
            rival = value
    return values[player] - rival


def chance_to_win(s: Kiwi, player: i64, values: list[int]) -> float:
    """How likely a flock is first in the condition of a season card."""
    return likely(float(ahead_by(player, values)), season_heat(s))


def likely(ahead: float, heat: float) -> float:
    return 1.0 / (1.0 + exp((0.5 - ahead) / heat))


def season_heat(s: Kiwi) -> float:
    """The difference in a season card that counts: less, the fewer cards are to come."""
    cards = 0
    for flock in s.flocks:
        cards += s.parts.plays - flock.played()
    return 0.1 + HEAT * float(cards) / float(len(s.flocks))


def measures(s: Kiwi, card: int) -> list[int]:
    """The values of all flocks in the condition of a season card; more is better."""
    what = s.parts.season_measure[card]
    sign = -1 if s.parts.season_fewest[card] else 1
    return [sign * measure(s, what, player) for player in range(len(s.flocks))]


def cards_now(s: Kiwi) -> list[int]:
    """The season cards of this season."""
    return s.season_cards if s.solo is not None else s.season_cards[s.season - 1 : s.season]


def slope(s: Kiwi, seat: i64, card: int) -> float:
    """What one more in the condition of a season card is worth, or costs."""
    p = s.parts
    ahead = float(ahead_by(seat, measures(s, card)))
    heat = season_heat(s)
    prize = bonus_worth(p.season_winner[card])
    if s.solo is None:
        prize -= bonus_worth(p.season_others[card])
    else:
        prize += prize + KEPT
    worth = 0.5 * prize * (likely(ahead + 1.0, heat) - likely(ahead - 1.0, heat))
    return -worth if p.season_fewest[card] else worth
