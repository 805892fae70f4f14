"""What a seat of Atua may come to, in points.

That is what is scored, what every other source is worth and may still become, and the chances of
bonuses and fate tiles. Cards are compared by the symbols they show, places by those they cover.
"""

from math import exp, sqrt
from typing import Final

from atoll.games.atua.cards import COCONUT, FOOTPRINTS, KINDS, SHORE, TOTEMS, VOLCANO, Card
from atoll.games.atua.decisions.place import PLACE
from atoll.games.atua.grid import ROW, height, pose_of, width, without
from atoll.games.atua.island import Island
from atoll.games.atua.parts import PAIRS
from atoll.games.atua.scoring import (
    COCONUT_SOURCE,
    TOTEM_SOURCE,
    VOLCANO_SOURCE,
    amount,
    tahuma_beach,
    worths,
)
from atoll.games.atua.state import FORMS, NOBODY, Atua

# What a source that is not scored gains in each turn to come, in points. These and the other numbers
# were fitted to what became of thousands of positions in games between bots.
GROWTH: Final[list[float]] = [0.6, 0.82, 0.72, 0.0, 0.0, 0.8]
SPARE: Final[float] = 0.5  # of a pair, for each symbol that waits for its partner
SPARES: Final = 3  # and how many of them can hope
MENDING: Final[float] = 1.2  # how soon consumers too many are covered or find what they need
SETTLED: Final[float] = 0.45  # of a pair, what its source gains less later because it is there
NEW_TOTEMS: Final[float] = 0.72  # of the types still missing, how many the whole game brings
SOLO_TOTEMS: Final[float] = 0.5  # totems in a turn, alone, where all of them count
MONEY: Final[float] = 0.4  # a coconut to spend
PURSE: Final = 4  # and how many of them are of use
TO_REVEAL: Final[float] = 0.5  # what waiting with an inhabitant may bring for each turn to come
CROWD: Final[float] = 0.7  # by how much every rival but one may still get ahead
VOLCANO_TO_LAY: Final[float] = 4.0
REACH: Final[float] = 0.4  # what volcanoes gain more in a turn on an island that reaches far enough
FAR: Final[float] = 10.0  # and how many cells that is, from the village to the middle of a card

LOOKED_AT: Final = 24  # places compared before a card is taken


def turns_left(s: Atua, seat: int) -> int:
    """How many cards a seat will still take; one in hand is as good as laid."""
    left = s.rounds() + 1 - len(s.islands[seat].cards)
    if s.agenda:
        task = s.agenda[-1]
        if task.matter is PLACE and task.seat == seat:
            left -= 1
    return left


def time_left(s: Atua, seat: int) -> float:
    """The share of a seat's turns that is still to come."""
    return float(turns_left(s, seat)) / float(s.rounds())


# What a seat may come to, in points


def prospects(s: Atua, seat: int) -> float:
    """All that a seat has and may expect."""
    time = time_left(s, seat)
    value = float(s.tributes[seat]) + sum(expected(s, seat)) + bonus_chances(s, seat, time)
    coconuts = s.coconuts[seat]
    value += MONEY * time * float(coconuts if coconuts < PURSE else PURSE)
    if s.inhabitants[seat] != NOBODY and not s.revealed[seat] and time > 0.0:
        value += 1.0 + TO_REVEAL * time * s.rounds()
    for tile in range(len(s.fates)):
        if s.fates[tile] == seat:
            value += fate_chance(s, seat, tile, time)
    return value


def expected(s: Atua, seat: int) -> list[float]:
    """Every source: its points once it is scored or chosen, else what it may still become."""
    now = worths(s, seat)
    start = seat * FORMS
    counts = counts_of(s, seat)
    left = turns_left(s, seat)
    found: list[float] = []
    for source in range(FORMS):
        if s.scored[start + source]:
            found.append(float(s.points[start + source]))
        elif s.choices[seat] >> source & 1:
            found.append(float(now[source]))
        elif source < PAIRS:
            rate = float(s.parts.rates[source])
            pair = pair_value(rate, counts[2 * source], counts[2 * source + 1], left, s.rounds())
            found.append(pair + GROWTH[source] * left)
        elif source == TOTEM_SOURCE:
            found.append(totem_value(s, counts, left))
        elif source == VOLCANO_SOURCE:
            growth = GROWTH[source] + REACH * reach(s.islands[seat])
            found.append(float(now[source]) + growth * left)
        else:
            found.append(float(now[source]) + GROWTH[source] * left)
    return found


def counts_of(s: Atua, seat: int) -> list[int]:
    """The symbols of a seat; those of an inhabitant count as soon as it can be turned up."""
    counts = list(s.islands[seat].counts)
    tile = s.inhabitants[seat]
    if tile != NOBODY and (s.revealed[seat] or time_left(s, seat) > 0.0):
        adds = s.parts.inhabitants[tile].adds
        for kind in range(TOTEMS):
            counts[kind] += adds[kind]
    return counts


def pair_value(rate: float, consumers: int, resources: int, left: int, whole: int) -> float:
    """A pair source with so many turns of the whole left: with hope for symbols to spare, and with
    fear of consumers too many."""
    time = float(left) / float(whole)
    spare = resources - consumers
    pairs = float(consumers if spare >= 0 else resources)
    hopeful = abs(spare) if abs(spare) < SPARES else SPARES
    value = rate * (pairs * (1.0 - SETTLED * time) + SPARE * time * float(hopeful))
    if spare < 0:
        mended = 1.0 - exp(MENDING * float(left) / float(spare))
        for _ in range(-spare):
            value *= mended
    return value


def totem_value(s: Atua, counts: list[int], left: int) -> float:
    singles = 0
    doubles = 0
    for kind in range(TOTEMS, len(KINDS)):
        if counts[kind] == 1:
            singles += 1
        elif counts[kind] > 1:
            doubles += 1
    return totems_value(s, sum(counts[TOTEMS:]), singles, doubles, left)


def totems_value(s: Atua, everything: int, singles: int, doubles: int, left: int) -> float:
    """Totems: so many types once and so many more often; alone, all of them count."""
    points = s.parts.totem_points
    most = len(points) - 1
    if len(s.islands) == 1:
        level = float(everything) + SOLO_TOTEMS * float(left)
    else:
        time = float(left) / float(s.rounds())
        level = float(singles) + NEW_TOTEMS * sqrt(time) * float(most - singles)
        level += time * float(doubles)
    if level >= float(most):
        return float(points[most])
    n = int(level)
    return float(points[n]) + (level - float(n)) * float(points[n + 1] - points[n])


def reach(island: Island) -> float:
    """How far an island reaches, as a share of what is enough for volcanoes."""
    farthest = 0.0
    for i in range(len(island.codes)):
        x, y = island.cell(island.codes[i])
        distance = card_distance(x, y, island.turns[i])
        if distance > farthest:
            farthest = distance
    return farthest


def card_distance(x: int, y: int, turn: int) -> float:
    """How far the middle of a card is from the village, as a share of what is enough."""
    dx = float(x) + float(width(turn) - 1) / 2.0
    dy = float(y) + float(height(turn) - 1) / 2.0
    distance = sqrt(dx * dx + dy * dy) / FAR
    return distance if distance < 1.0 else 1.0


def chance_of(ahead: float, time: float, rivals: int) -> float:
    """The chance to have the most at the end, from how far ahead of all rivals one is now."""
    ahead += 0.2 - CROWD * time * float(rivals - 1)
    return 1.0 / (1.0 + exp(-ahead / (0.3 + 2.0 * time)))


def rivals(s: Atua) -> int:
    """The other players, or Tahuma."""
    return len(s.islands) - 1 if len(s.islands) > 1 else 1


def lead(s: Atua, seat: int, thing: int) -> float:
    """How much more of a thing a seat has than the best of the others."""
    best = 0
    for other in range(len(s.islands)):
        if other != seat:
            there = amount(s, other, thing)
            if there > best:
                best = there
    return float(amount(s, seat, thing) - best)


def beach_lead(s: Atua, seat: int) -> float:
    """How much longer a seat's beach is than the longest of the others, or than Tahuma's."""
    best = tahuma_beach(s) if len(s.islands) == 1 else 0
    for other in range(len(s.islands)):
        if other != seat:
            length = s.islands[other].longest_beach()
            if length > best:
                best = length
    return float(s.islands[seat].longest_beach() - best)


def bonus_chances(s: Atua, seat: int, time: float) -> float:
    """The beach bonus and the coconut bonus."""
    n = rivals(s)
    value = float(s.parts.beach_bonus) * chance_of(beach_lead(s, seat), time, n)
    if len(s.islands) > 1:
        value += float(s.parts.coconut_bonus) * chance_of(lead(s, seat, COCONUT) / 2.0, time, n)
    return value


def coconut_value(s: Atua, seat: int) -> float:
    """What one more coconut is worth: its own point, what it buys, and its part in the bonus."""
    time = time_left(s, seat)
    value = 0.0 if s.scored[seat * FORMS + COCONUT_SOURCE] else 1.0
    if s.coconuts[seat] <= PURSE:
        value += MONEY * time
    if len(s.islands) > 1:
        ahead = lead(s, seat, COCONUT) / 2.0
        more = chance_of(ahead + 0.5, time, rivals(s)) - chance_of(ahead, time, rivals(s))
        value += float(s.parts.coconut_bonus) * more
    return value


def fate_chance(s: Atua, seat: int, tile: int, time: float) -> float:
    """What a fate tile is likely to bring its owner."""
    fate = s.parts.fates[tile]
    first = chance_of(lead(s, seat, fate.categories[0]), time, rivals(s))
    if len(fate.categories) == 1:
        return first * float(fate.gain) - (1.0 - first) * float(fate.loss)
    second = chance_of(lead(s, seat, fate.categories[1]), time, rivals(s))
    both = first * second
    none = (1.0 - first) * (1.0 - second)
    one = 1.0 - both - none
    return both * float(fate.gain) + one * float(fate.one) - none * float(fate.loss)


# Cards and places


class Tastes:
    """What one more and one less of every symbol would be worth to a seat."""

    __slots__ = ("beach", "gains", "losses", "reach")

    def __init__(self, gains: list[float], losses: list[float], beach: float, reach: float) -> None:
        self.gains = gains
        self.losses = losses
        self.beach = beach  # one more card of the longest beach
        self.reach = reach  # an island that reaches far enough


def tastes(s: Atua, seat: int, counts: list[int]) -> Tastes:
    """By the symbols that a seat has or will have."""
    left = turns_left(s, seat)
    whole = s.rounds()
    gains = [0.0] * len(KINDS)
    losses = [0.0] * len(KINDS)
    start = seat * FORMS
    for source in range(PAIRS):
        if not s.scored[start + source]:
            rate = float(s.parts.rates[source])
            c, r = counts[2 * source], counts[2 * source + 1]
            now = pair_value(rate, c, r, left, whole)
            gains[2 * source] = pair_value(rate, c + 1, r, left, whole) - now
            gains[2 * source + 1] = pair_value(rate, c, r + 1, left, whole) - now
            if c > 0:
                losses[2 * source] = now - pair_value(rate, c - 1, r, left, whole)
            if r > 0:
                losses[2 * source + 1] = now - pair_value(rate, c, r - 1, left, whole)
    if not s.scored[start + TOTEM_SOURCE]:
        taste_totems(s, counts, left, gains, losses)
    time = float(left) / float(whole)
    ahead = beach_lead(s, seat)
    beach = chance_of(ahead + 1.0, time, rivals(s)) - chance_of(ahead, time, rivals(s))
    beach *= float(s.parts.beach_bonus)
    far = 0.0 if s.scored[start + VOLCANO_SOURCE] else REACH * float(left)
    return Tastes(gains, losses, beach, far)


def taste_totems(
    s: Atua, counts: list[int], left: int, gains: list[float], losses: list[float]
) -> None:
    """The same for totems, of which only it matters whether they are there once or more often."""
    singles = len([kind for kind in range(TOTEMS, len(KINDS)) if counts[kind] == 1])
    doubles = len([kind for kind in range(TOTEMS, len(KINDS)) if counts[kind] > 1])
    total = sum(counts[TOTEMS:])
    now = totems_value(s, total, singles, doubles, left)
    first = totems_value(s, total + 1, singles + 1, doubles, left) - now
    second = totems_value(s, total + 1, singles - 1, doubles + 1, left) - now if singles else 0.0
    another = totems_value(s, total + 1, singles, doubles, left) - now
    only = now - totems_value(s, total - 1, singles - 1, doubles, left) if singles else 0.0
    one_of_two = (
        now - totems_value(s, total - 1, singles + 1, doubles - 1, left) if doubles else 0.0
    )
    one_of_many = now - totems_value(s, total - 1, singles, doubles, left) if doubles else 0.0
    for kind in range(TOTEMS, len(KINDS)):
        count = counts[kind]
        gains[kind] = first if count == 0 else second if count == 1 else another
        if count:
            losses[kind] = only if count == 1 else one_of_two if count == 2 else one_of_many


def with_face(s: Atua, seat: int, card: int) -> list[int]:
    """The symbols of a seat together with those of a card."""
    counts = counts_of(s, seat)
    for kind, _, _ in s.parts.cards[card].symbols:
        counts[kind] += 1
    return counts


def symbols_value(s: Atua, seat: int, counts: list[int]) -> float:
    """What so many symbols may bring in the sources that are not scored."""
    left = turns_left(s, seat)
    start = seat * FORMS
    value = 0.0
    for source in range(PAIRS):
        if not s.scored[start + source]:
            rate = float(s.parts.rates[source])
            value += pair_value(rate, counts[2 * source], counts[2 * source + 1], left, s.rounds())
    if not s.scored[start + TOTEM_SOURCE]:
        value += totem_value(s, counts, left)
    return value


def ground_value(s: Atua, seat: int, face: Card, taste: Tastes) -> float:
    """What a card's volcano or beach would add in a fair place."""
    value = 0.0
    if face.things[VOLCANO] and not s.scored[seat * FORMS + VOLCANO_SOURCE]:
        value += VOLCANO_TO_LAY
    if face.things[SHORE]:
        value += taste.beach
    return value


def place_value(s: Atua, seat: int, card: int, move: int, taste: Tastes) -> float:
    """What a place brings beside the face of the card, less what it covers."""
    island = s.islands[seat]
    face = s.parts.cards[card]
    x, y, turn = island.place(move)
    value = taste.reach * card_distance(x, y, turn)
    for symbol in island.covered(move):
        value -= taste.losses[symbol & 15]
    star = face.stars[turn]
    if star >= 0 and not s.scored[seat * FORMS + VOLCANO_SOURCE]:
        sx = x + star % ROW
        sy = y + star // ROW
        value += float(s.parts.volcano(sx * sx + sy * sy)) - VOLCANO_TO_LAY
    if island.beach:
        at = island.bit(x, y)
        row = island.row
        pose = pose_of(row, turn)
        kept = without(island.beach, FOOTPRINTS[pose] << at)
        beach = face.terrain.beach[pose] << at
        joined = (beach << 1 | beach >> 1 | beach << row | beach >> row) & kept
        if not joined and (beach or kept != island.beach):
            value -= taste.beach
    return value


def card_to_lay(s: Atua, seat: int, card: int) -> float:
    """What the card in hand will bring in a good place."""
    counts = with_face(s, seat, card)
    taste = tastes(s, seat, counts)
    places = s.islands[seat].places(card)
    step = len(places) // LOOKED_AT + 1
    best = -99.0
    for i in range(0, len(places), step):
        value = place_value(s, seat, card, places[i], taste)
        if value > best:
            best = value
    face = symbols_value(s, seat, counts) - symbols_value(s, seat, counts_of(s, seat))
    return face + ground_value(s, seat, s.parts.cards[card], taste) + best
