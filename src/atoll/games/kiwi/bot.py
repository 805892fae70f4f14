"""How well a seat stands in Kiwi Chow Down.

A position is judged in points: those a flock has, the hexes it will mark with the markers it holds
or may still draw, the season card it is about to win, and what nests, fruit, kiwis and the tasks
on the agenda will bring.
"""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.games.kiwi.decisions.bonus import BONUS, PLACE_TOKENS
from atoll.games.kiwi.decisions.feed import FEEDING_DONE, markers_for
from atoll.games.kiwi.decisions.kiwibot import KIWIBOT_MARKS
from atoll.games.kiwi.decisions.mark import MARK
from atoll.games.kiwi.decisions.move import MOVE, MOVE_TO
from atoll.games.kiwi.decisions.power import SWAP_WITH, TRAVEL
from atoll.games.kiwi.decisions.push import PUSH, PUSH_TO
from atoll.games.kiwi.flock import Flock
from atoll.games.kiwi.kinds import ALL, AMOUNTS, DOUBLE_NESTS, MARKERS, PLACE
from atoll.games.kiwi.quick import is_small, small_move
from atoll.games.kiwi.scoring import measure, points, winners
from atoll.games.kiwi.state import AWAKENING, KIWIBOT, SEASON_CARD, Kiwi
from atoll.games.kiwi.worth import PARTS, best_push, best_step, bonus_worth, push_gain

# How safe a lead on a hex is: the strength that makes a difference, at the end and at the start.
CALM: Final[float] = 0.15
STORM: Final[float] = 1.6
WIDEST: Final = 5  # leads beyond this are all the same

GAIN: Final[float] = 0.3  # markers a flock draws with each of its cards
FIT: Final[float] = 0.9  # a hex that can be marked
BLUR: Final[float] = 2.0  # how far markers and hexes are from fitting exactly, at the start

# What things are worth in points while there is time to use them.
FRUIT: Final[float] = 0.09
COLOUR: Final[float] = 0.07  # a colour of fruit
SET: Final[float] = 0.05  # a fruit among the most of one colour
SIZE: Final[float] = 0.03  # a token on the island
TOKEN: Final[float] = 0.03  # one off the island, up to SPARE
SPARE: Final = 6
FACE_UP: Final[float] = 0.2  # the Leader card
CARD: Final[float] = 0.6  # a card still to be played
NEXT_ROW: Final[float] = 0.15  # the way to a nest of the second row

# What is still to be done.
MOVE_ACTION: Final[float] = 0.1
TRAVEL_ACTION: Final[float] = 0.3
PUSH_ALL: Final[float] = 0.1
STEP: Final[float] = 1.0  # of the best step of the piece that is to move
HEAT: Final[float] = 0.5  # of a season card: the difference that decides, for each card to come
KEPT: Final[float] = 1.0  # a season card the Kiwibot keeps

COLD: Final[float] = 1.0  # points that make a difference at the end
WARM: Final[float] = 1.0  # and how many more at the beginning
ALONE: Final[float] = 2.5  # times as many, so that a game that goes badly is still played well
OUTCOME: Final[float] = 0.5  # how much winning counts at the end; the rest is the margin


def evaluate(s: Kiwi) -> list[float]:
    """How well every seat stands, from 0 to 1."""
    if s.agenda and is_small(s.agenda[-1]):  # judged when it is settled
        s = s.copy()
        while s.agenda and is_small(s.agenda[-1]):
            s.advance(small_move(s))
    if not s.agenda:
        return outcome(s)
    cards = [cards_left(s, flock) for flock in s.flocks]
    left = sum(cards) / (len(cards) * 12.0)
    hexes = held_hexes(s, CALM + STORM * left)
    if s.revealed():
        forget_marked(s, hexes)
    worths = [prospects(s, player, hexes, cards[player], left) for player in range(len(s.flocks))]
    if s.phase < SEASON_CARD and s.season_cards:
        if s.solo is None:
            add_season_card(s, worths)
        else:
            add_solo_cards(s, worths)
    for task in s.agenda:
        worths[task.seat] += pending(s, task)
    return shares(s, worths, COLD + WARM * left)


def outcome(s: Kiwi) -> list[float]:
    """Winning is half of it; the margin says which loss is closer to a win."""
    won = winners(s)
    scored = [float(sum(points(s, player))) for player in range(len(s.flocks))]
    values = [(1.0 - OUTCOME) * value for value in shares(s, scored, COLD)]
    for seat in won:
        values[seat] += OUTCOME / len(won)
    return values


def shares(s: Kiwi, worths: list[float], scale: float) -> list[float]:
    """Worths in points as chances to win; alone, the chance to beat the Kiwibot."""
    if s.solo is not None:
        scale *= ALONE
    best = max(worths)
    weights = [exp((each - best) / scale) for each in worths]
    total = sum(weights)
    found = [weight / total for weight in weights]
    return found[:1] if s.solo is not None else found


def cards_left(s: Kiwi, flock: Flock) -> int:
    """How many cards a flock still plays."""
    played = 0 if s.phase == AWAKENING else flock.played()
    return int(s.parts.plays * (s.parts.seasons - s.season + 1) - played)


def held_hexes(s: Kiwi, heat: float) -> list[float]:
    """The free hexes every flock will hold, by terrain: player * 4 + terrain."""
    flocks, marks, terrain = s.flocks, s.marks, s.terrain
    hold = [1.0 / (1.0 + exp((0.5 - float(lead)) / heat)) for lead in range(-WIDEST, WIDEST + 1)]
    found = [0.0] * (4 * len(flocks))
    for place in range(len(marks)):
        if marks[place]:
            continue
        first: i64 = 0
        second: i64 = 0
        for flock in flocks:
            strength: i64 = flock.strength[place]
            if strength > first:
                second = first
                first = strength
            elif strength > second:
                second = strength
        if first == 0:
            continue
        for player in range(len(flocks)):
            own: i64 = flocks[player].strength[place]
            if own > 0:
                lead: i64 = own - (second if own == first else first)
                if lead > WIDEST:
                    lead = WIDEST
                elif lead < -WIDEST:
                    lead = -WIDEST
                found[player * 4 + terrain[place]] += hold[lead + WIDEST]
    return found


def forget_marked(s: Kiwi, hexes: list[float]) -> None:
    """In the last phase, who has marked all that it wants marks no more."""
    waiting = [
        task.seat for task in s.agenda if task.matter is MARK or task.matter is KIWIBOT_MARKS
    ]
    for i in range(len(hexes)):
        if i // 4 not in waiting:
            hexes[i] = 0.0


def prospects(s: Kiwi, player: i64, hexes: list[float], cards: int, left: float) -> float:
    """What a flock has and may expect, in points."""
    flock = s.flocks[player]
    total = float(sum(points(s, player))) + CARD * cards
    drawn = GAIN * cards / 4.0
    blur = BLUR * left
    for kind in range(4):
        there = hexes[player * 4 + kind]
        held = float(flock.markers[kind]) + drawn
        apart = there - held
        total += 0.5 * FIT * (there + held - sqrt(apart * apart + blur))
    total += left * SIZE * sum(flock.strength)
    spare = flock.track + flock.reserve
    total += TOKEN * float(spare if spare < SPARE else SPARE)
    total += nest_worth(s, flock)
    if player == s.bot:
        return total + (flock.marker_total() % 3) / 3.0
    soon = cards / 3.0 if cards < 3 else 1.0
    fruit = flock.fruit
    goods = FRUIT * sum(fruit) + COLOUR * (4 - fruit.count(0)) + SET * max(fruit)
    if not flock.spent:
        goods += FACE_UP
    return total + soon * goods


def nest_worth(s: Kiwi, flock: Flock) -> float:
    """What nests bring at the Season Changes to come."""
    seasons = float(s.parts.seasons - s.season)
    if seasons <= 0.0:
        return 0.0
    each = 0.0
    for kind in range(3):
        rows = flock.nests[kind]
        for row in range(rows):
            each += bonus_worth(s.parts.nest_season[kind * 2 + row])
        if rows == 1:
            each += NEXT_ROW
    return seasons * (2.0 * each if flock.power == DOUBLE_NESTS else each)


# Season cards


def chance_to_win(s: Kiwi, player: int, values: list[int]) -> float:
    """How likely a flock is first in the condition of a season card."""
    cards = 0
    for flock in s.flocks:
        cards += s.parts.plays - flock.played()
    heat = 0.1 + HEAT * cards / len(values)
    own = values[player]
    rival = -999
    for other in range(len(values)):
        value = values[other]
        if other != player and value > rival:
            rival = value
    return 1.0 / (1.0 + exp((0.5 - float(own - rival)) / heat))


def measures(s: Kiwi, card: int) -> list[int]:
    """The values of all flocks in the condition of a season card; more is better."""
    what = s.parts.season_measure[card]
    sign = -1 if s.parts.season_fewest[card] else 1
    return [sign * measure(s, what, player) for player in range(len(s.flocks))]


def add_season_card(s: Kiwi, worths: list[float]) -> None:
    """The season card that comes next: the winner's side for one, the other for the rest."""
    card = s.season_cards[s.season - 1]
    values = measures(s, card)
    prize = bonus_worth(s.parts.season_winner[card])
    rest = bonus_worth(s.parts.season_others[card])
    for player in range(len(worths)):
        chance = chance_to_win(s, player, values)
        worths[player] += chance * prize + (1.0 - chance) * rest


def add_solo_cards(s: Kiwi, worths: list[float]) -> None:
    """KI-22.11 to KI-22.14: the Kiwibot takes and keeps what the human does not win."""
    both = 1.0
    least = 9.0
    for card in s.season_cards:
        chance = chance_to_win(s, 0, measures(s, card))
        prize = bonus_worth(s.parts.season_winner[card])
        worths[0] += chance * prize
        worths[KIWIBOT] += (1.0 - chance) * (prize + KEPT)
        both *= chance
        if prize < least:
            least = prize
    worths[0] -= both * least
    worths[KIWIBOT] += both * least


# What is still to be done


def pending(s: Kiwi, task: Task) -> float:
    """What a task on the agenda will bring to its seat."""
    matter = task.matter
    n = float(task.n)
    if task.seat == s.bot:
        return 0.0
    if matter is MOVE:
        return MOVE_ACTION * n
    if matter is MOVE_TO:
        return STEP * best_step(s, task.seat, task.n)
    if matter is PUSH:
        return PUSH_ALL if task.n == ALL else best_push(s, task)
    if matter is PUSH_TO:
        return push_gain(s, task.seat, task.n)
    if matter is FEEDING_DONE:
        return PARTS[MARKERS] * markers_for(s, task.seat, task.n)
    if matter is TRAVEL or matter is SWAP_WITH:
        return TRAVEL_ACTION
    if matter is BONUS:
        return PARTS[task.n // AMOUNTS] * float(task.n % AMOUNTS)
    if matter is PLACE_TOKENS:
        return PARTS[PLACE] * n
    return 0.0
