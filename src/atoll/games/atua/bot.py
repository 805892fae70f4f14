"""How well a seat stands in Atua, and quick moves for playing games out.

A position is judged in points: what is scored, what every other source is worth and may still
become, and the chances of bonuses and fate tiles. Places are compared by the symbols they cover.
"""

from math import exp
from typing import Final

from atoll.engine.chance import Chance
from atoll.games.atua.cards import COCONUT, KINDS, SHORE, TOTEMS, VOLCANO, Card
from atoll.games.atua.decisions.place import PLACE
from atoll.games.atua.decisions.score import SCORE
from atoll.games.atua.decisions.solo import PICK, RIGHT
from atoll.games.atua.decisions.take import TAKE
from atoll.games.atua.decisions.tiles import BUY, KEEP, PASS, REVEAL, TURN_UP, tribute
from atoll.games.atua.grid import ROW
from atoll.games.atua.parts import PAIRS
from atoll.games.atua.scoring import (
    TOTEM_SOURCE,
    VOLCANO_SOURCE,
    amount,
    scores,
    tahuma,
    winners,
    worths,
)
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

COLD: Final[float] = 4.0  # points that make a difference at the end
WARM: Final[float] = 10.0  # and how many more at the beginning
OUTCOME: Final[float] = 0.9  # how much winning counts at the end; the rest is the margin
ALONE: Final[float] = 14.0  # points that make a difference against Tahuma
TAHUMA_GROWTH: Final[float] = 3.0  # points Tahuma gains in a turn
OWN_GROWTH: Final[float] = 2.0  # and the player, beside what is seen

LOOKED_AT: Final = 24  # places compared before a card is taken
QUICKLY: Final = 12  # and at a quick move
SEARCHED: Final = 8  # places a search looks at
ALIKE: Final = 3  # and how many of them may be worth the same


def evaluate(s: Atua) -> list[float]:
    """How well every seat stands, from 0 to 1."""
    if len(s.islands) == 1:
        return [alone(s)]
    if not s.agenda:
        return outcome(s)
    values = [prospects(s, seat) for seat in range(len(s.islands))]
    task = s.agenda[-1]
    if task.matter is PLACE:
        values[task.seat] += card_to_lay(s, int(task.seat), task.n)
    time = 1.0 - float(s.turn) / float(turns(s) * len(s.islands))
    return shares(values, COLD + WARM * time)


def outcome(s: Atua) -> list[float]:
    """Winning is nearly all; the margin says which loss is closer to a win."""
    won = winners(s)
    values = shares([float(score) for score in scores(s)], COLD)
    values = [(1.0 - OUTCOME) * value for value in values]
    for seat in won:
        values[seat] += OUTCOME / len(won)
    return values


def shares(worth: list[float], scale: float) -> list[float]:
    """Worths in points as chances to win."""
    best = max(worth)
    weights = [exp((each - best) / scale) for each in worth]
    total = sum(weights)
    return [weight / total for weight in weights]


def alone(s: Atua) -> float:
    """The chance to beat Tahuma."""
    other = float(sum(tahuma(s).values()))
    if not s.agenda:
        ahead = float(scores(s)[0]) - other
        value = (1.0 - OUTCOME) / (1.0 + exp(-ahead / ALONE))
        return value + OUTCOME if winners(s) else value
    left = float(turns(s) - s.turn)
    ahead = prospects(s, 0) + OWN_GROWTH * left - other - TAHUMA_GROWTH * left
    task = s.agenda[-1]
    if task.matter is PLACE:
        ahead += card_to_lay(s, 0, task.n)
    return 1.0 / (1.0 + exp(-ahead / ALONE))


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


def promising(s: Atua) -> list[int]:
    """The moves worth a search: of the places for a card, the best by what they cover."""
    task = s.agenda[-1]
    if task.matter is not PLACE or len(s.legal) <= SEARCHED:
        return s.legal
    seat = int(task.seat)
    taste = tastes(s, seat)
    ranked = [
        (place_value(s, seat, task.n, move, taste), number) for number, move in enumerate(s.legal)
    ]
    ranked.sort(reverse=True)
    found: list[int] = []
    alike: dict[float, int] = {}
    for value, number in ranked:
        n = alike.get(value, 0)
        if n < ALIKE:
            alike[value] = n + 1
            found.append(s.legal[number])
            if len(found) == SEARCHED:
                break
    return found


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


# Quick moves


def rollout(s: Atua, chance: Chance) -> int:
    """A quick move that is not foolish."""
    task = s.agenda[-1]
    matter = task.matter
    seat = int(task.seat)
    if matter is TAKE or matter is PICK:
        return quick_card(s, seat, chance)
    if matter is PLACE:
        return quick_place(s, seat, task.n, chance)
    if matter is SCORE:
        return quick_sources(s, seat)
    if matter is BUY:
        return quick_tile(s, seat)
    if matter is REVEAL:
        waiting = 1.0 + TO_REVEAL * time_left(s, seat) * turns(s)
        return TURN_UP if float(tribute(s, seat)) >= waiting else KEEP
    return s.legal[0]


def quick_card(s: Atua, seat: int, chance: Chance) -> int:
    """The card of the best face for its price."""
    taste = tastes(s, seat)
    best = s.legal[0]
    highest = -99.0
    for move in s.legal:
        value = face_value(s, seat, s.parts.cards[s.row[move]], taste) + chance.share()
        if len(s.islands) == 1:
            value += 1.0 if move == RIGHT else -1.0
        else:
            value += float(s.nuts[move] - move)
        if value > highest:
            highest = value
            best = move
    return best


def quick_place(s: Atua, seat: int, card: int, chance: Chance) -> int:
    """The best of some places by lot."""
    taste = tastes(s, seat)
    best = s.legal[0]
    highest = -99.0
    for _ in range(QUICKLY):
        move = chance.pick(s.legal)
        value = place_value(s, seat, card, move, taste) + 0.2 * chance.share()
        if value > highest:
            highest = value
            best = move
    return best


def quick_sources(s: Atua, seat: int) -> int:
    """The sources that lose least by being scored now."""
    time = time_left(s, seat)
    now = worths(s, seat)
    then = expected(s, seat, time)
    best = s.legal[0]
    highest = -99.0
    for mask in s.legal:
        value = 0.0
        for source in range(FORMS):
            if mask >> source & 1:
                value += float(now[source]) - then[source]
        if value > highest:
            highest = value
            best = mask
    return best


def quick_tile(s: Atua, seat: int) -> int:
    """A fate tile that will pay, or none."""
    time = time_left(s, seat)
    best = PASS
    highest = 1.0
    for tile in s.legal:
        if tile != PASS:
            value = fate_chance(s, seat, tile, time) - 1.4 * float(s.parts.fates[tile].cost)
            if value > highest:
                highest = value
                best = tile
    return best
