"""What a seat of Atua may come to, in points.

That is what is scored, what every other source is worth and may still become, and the chances of
bonuses and fate tiles. Cards are compared by the symbols they show, places by those they cover.
"""

from math import exp
from typing import Final

from atoll.games.atua.cards import COCONUT, KINDS, SHORE, TOTEMS, VOLCANO, Card
from atoll.games.atua.grid import ROW
from atoll.games.atua.parts import PAIRS
from atoll.games.atua.scoring import TOTEM_SOURCE, VOLCANO_SOURCE, amount, worths
from atoll.games.atua.state import FORMS, NOBODY, Atua

# What each source still gains while all of the game is to come, in points.
GROWTH: Final[list[float]] = [4.0, 5.0, 5.0, 0.0, 5.0, 5.0]
SPARE: Final[float] = 0.5  # of a pair, for each resource that waits for its consumer
SPARES: Final = 3  # and how many of them can hope
TOO_MANY: Final[float] = 0.7  # what is left of a pair source for each consumer too many
NEXT_TOTEM: Final[float] = 0.5
DOUBLE_TOTEM: Final[float] = 0.4  # two equal ones, of which one may be covered
MONEY: Final[float] = 0.4  # a coconut to spend
PURSE: Final = 4  # and how many of them are of use
TO_REVEAL: Final[float] = 0.5  # what waiting with an inhabitant may bring for each turn to come
VOLCANO_TO_LAY: Final[float] = 3.0
BEACH_TO_LAY: Final[float] = 1.0

LOOKED_AT: Final = 24  # places compared before a card is taken


def turns(s: Atua) -> int:
    """How many cards a seat lays in a game."""
    return sum(s.parts.solo_stacks) // 2 if len(s.islands) == 1 else sum(s.parts.rounds)


def time_left(s: Atua, seat: int) -> float:
    """The share of a seat's turns that is still to come."""
    whole = turns(s)
    return float(whole + 1 - len(s.islands[seat].cards)) / float(whole)


# What a seat may come to, in points


def prospects(s: Atua, seat: int) -> float:
    """All that a seat has and may expect."""
    time = time_left(s, seat)
    value = float(s.tributes[seat]) + sum(expected(s, seat, time)) + bonus_chances(s, seat, time)
    coconuts = s.coconuts[seat]
    value += MONEY * time * float(coconuts if coconuts < PURSE else PURSE)
    if s.inhabitants[seat] != NOBODY and not s.revealed[seat] and time > 0.0:
        value += 1.0 + TO_REVEAL * time * turns(s)
    for tile in range(len(s.fates)):
        if s.fates[tile] == seat:
            value += fate_chance(s, seat, tile, time)
    return value


def expected(s: Atua, seat: int, time: float) -> list[float]:
    """Every source: its points once it is scored or chosen, else what it may still become."""
    now = worths(s, seat)
    start = seat * FORMS
    counts = counts_of(s, seat)
    found: list[float] = []
    for source in range(FORMS):
        if s.scored[start + source]:
            found.append(float(s.points[start + source]))
        elif s.choices[seat] >> source & 1:
            found.append(float(now[source]))
        elif source < PAIRS:
            rate = float(s.parts.rates[source])
            pair = pair_value(rate, counts[2 * source], counts[2 * source + 1], time)
            found.append(pair + GROWTH[source] * time)
        elif source == TOTEM_SOURCE:
            found.append(totem_value(s, counts, time) + GROWTH[source] * time)
        else:
            found.append(float(now[source]) + GROWTH[source] * time)
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


def pair_value(rate: float, consumers: int, resources: int, time: float) -> float:
    """A pair source: with hope for resources to spare, and with fear of consumers too many."""
    spare = resources - consumers
    if spare >= 0:
        return rate * (float(consumers) + SPARE * time * float(spare if spare < SPARES else SPARES))
    value = rate * float(resources) * time
    for _ in range(-spare):
        value *= TOO_MANY
    return value


def totem_value(s: Atua, counts: list[int], time: float) -> float:
    singles = 0
    doubles = 0
    for kind in range(TOTEMS, len(KINDS)):
        if counts[kind] == 1:
            singles += 1
        elif counts[kind] > 1:
            doubles += 1
    return totems_value(s, sum(counts[TOTEMS:]), singles, doubles, time)


def totems_value(s: Atua, everything: int, singles: int, doubles: int, time: float) -> float:
    """Totems: so many types once and so many more often; alone, all of them count."""
    points = s.parts.totem_points
    n = everything if len(s.islands) == 1 else singles
    most = len(points) - 1
    if n >= most:
        return float(points[most])
    more = float(points[n + 1] - points[n])
    return float(points[n]) + time * (NEXT_TOTEM * more + DOUBLE_TOTEM * doubles)


def chance_of(ahead: float, time: float) -> float:
    """The chance to have the most at the end, from how far ahead one is now."""
    return 1.0 / (1.0 + exp(-(ahead + 0.2) / (0.3 + 2.0 * time)))


def lead(s: Atua, seat: int, thing: int) -> float:
    """How much more of a thing a seat has than the best of the others."""
    best = 0
    for other in range(len(s.islands)):
        if other != seat:
            there = amount(s, other, thing)
            if there > best:
                best = there
    return float(amount(s, seat, thing) - best)


def bonus_chances(s: Atua, seat: int, time: float) -> float:
    """The beach bonus and the coconut bonus."""
    own = s.islands[seat].longest_beach()
    if len(s.islands) == 1:
        return 0.0 if own == 0 else 1.0
    best = 0
    for other in range(len(s.islands)):
        if other != seat:
            length = s.islands[other].longest_beach()
            if length > best:
                best = length
    value = 0.0
    if own > 0:
        value += float(s.parts.beach_bonus) * chance_of(float(own - best), time)
    value += float(s.parts.coconut_bonus) * chance_of(lead(s, seat, COCONUT) / 2.0, time)
    return value


def fate_chance(s: Atua, seat: int, tile: int, time: float) -> float:
    """What a fate tile is likely to bring its owner."""
    fate = s.parts.fates[tile]
    first = chance_of(lead(s, seat, fate.categories[0]), time)
    if len(fate.categories) == 1:
        return first * float(fate.gain) - (1.0 - first) * float(fate.loss)
    second = chance_of(lead(s, seat, fate.categories[1]), time)
    both = first * second
    none = (1.0 - first) * (1.0 - second)
    one = 1.0 - both - none
    return both * float(fate.gain) + one * float(fate.one) - none * float(fate.loss)


# Cards and places


class Tastes:
    """What one more and one less of every symbol would be worth to a seat."""

    __slots__ = ("gains", "losses")

    def __init__(self, gains: list[float], losses: list[float]) -> None:
        self.gains = gains
        self.losses = losses


def tastes(s: Atua, seat: int) -> Tastes:
    time = time_left(s, seat)
    counts = counts_of(s, seat)
    gains = [0.0] * len(KINDS)
    losses = [0.0] * len(KINDS)
    start = seat * FORMS
    for source in range(PAIRS):
        if not s.scored[start + source]:
            rate = float(s.parts.rates[source])
            c, r = counts[2 * source], counts[2 * source + 1]
            now = pair_value(rate, c, r, time)
            gains[2 * source] = pair_value(rate, c + 1, r, time) - now
            gains[2 * source + 1] = pair_value(rate, c, r + 1, time) - now
            if c > 0:
                losses[2 * source] = now - pair_value(rate, c - 1, r, time)
            if r > 0:
                losses[2 * source + 1] = now - pair_value(rate, c, r - 1, time)
    if not s.scored[start + TOTEM_SOURCE]:
        taste_totems(s, counts, time, gains, losses)
    return Tastes(gains, losses)


def taste_totems(
    s: Atua, counts: list[int], time: float, gains: list[float], losses: list[float]
) -> None:
    """The same for totems, of which only it matters whether they are there once or more often."""
    singles = len([kind for kind in range(TOTEMS, len(KINDS)) if counts[kind] == 1])
    doubles = len([kind for kind in range(TOTEMS, len(KINDS)) if counts[kind] > 1])
    total = sum(counts[TOTEMS:])
    now = totems_value(s, total, singles, doubles, time)
    first = totems_value(s, total + 1, singles + 1, doubles, time) - now
    second = totems_value(s, total + 1, singles - 1, doubles + 1, time) - now if singles else 0.0
    another = totems_value(s, total + 1, singles, doubles, time) - now
    only = now - totems_value(s, total - 1, singles - 1, doubles, time) if singles else 0.0
    one_of_two = (
        now - totems_value(s, total - 1, singles + 1, doubles - 1, time) if doubles else 0.0
    )
    one_of_many = now - totems_value(s, total - 1, singles, doubles, time) if doubles else 0.0
    for kind in range(TOTEMS, len(KINDS)):
        count = counts[kind]
        gains[kind] = first if count == 0 else second if count == 1 else another
        if count:
            losses[kind] = only if count == 1 else one_of_two if count == 2 else one_of_many


def face_value(s: Atua, seat: int, face: Card, taste: Tastes) -> float:
    """What a card would add, wherever it is laid."""
    value = 0.0
    for kind, _, _ in face.symbols:
        value += taste.gains[kind]
    if face.things[VOLCANO] and not s.scored[seat * FORMS + VOLCANO_SOURCE]:
        value += VOLCANO_TO_LAY
    if face.things[SHORE]:
        value += BEACH_TO_LAY
    return value


def place_value(s: Atua, seat: int, card: int, move: int, taste: Tastes) -> float:
    """What a place brings beside the face of the card: a volcano's points, less what it covers."""
    island = s.islands[seat]
    value = 0.0
    for symbol in island.covered(move):
        value -= taste.losses[symbol & 15]
    star = s.parts.cards[card].stars[move & 3]
    if star >= 0 and not s.scored[seat * FORMS + VOLCANO_SOURCE]:
        x, y, _ = island.place(move)
        sx = x + star % ROW
        sy = y + star // ROW
        value += float(s.parts.volcano(sx * sx + sy * sy)) - VOLCANO_TO_LAY
    return value


def card_to_lay(s: Atua, seat: int, card: int) -> float:
    """What the card in hand will bring in a good place."""
    taste = tastes(s, seat)
    places = s.islands[seat].places(card)
    step = len(places) // LOOKED_AT + 1
    best = -99.0
    for i in range(0, len(places), step):
        value = place_value(s, seat, card, places[i], taste)
        if value > best:
            best = value
    return face_value(s, seat, s.parts.cards[card], taste) + best
