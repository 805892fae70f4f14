"""How well a seat stands in Kiwi Chow Down.

A position is judged in points: those a flock has, the hexes it will mark with the markers it holds
or may still draw, the season card it is about to win, and what nests, fruit and kiwis will bring.
It is judged between cards: what is begun is first brought to an end by quick moves.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from atoll.engine.judge import shares
from atoll.games.kiwi.bot.rollout import is_detail, settled
from atoll.games.kiwi.bot.territory import held_hexes
from atoll.games.kiwi.bot.worth import KEPT, NEST_WORTH, bonus_worth, chance_to_win, measures
from atoll.games.kiwi.decisions.kiwibot import KIWIBOT_MARKS
from atoll.games.kiwi.decisions.mark import MARK
from atoll.games.kiwi.flock import Flock
from atoll.games.kiwi.kinds import DOUBLE_NESTS
from atoll.games.kiwi.scoring import points, winners
from atoll.games.kiwi.state import AWAKENING_PHASE, KIWIBOT, SEASON_CARD_PHASE, Kiwi

GAIN: Final[float] = 0.4  # markers a flock draws with each of its cards
BLUR: Final[float] = 4.0  # how far markers and hexes are from fitting exactly, at the start

# What things are worth in points at the start, at half-time and at the end, fitted to the points
# that some 1,500 games ended with; FIT by games of greedy against greedy.
FIT: Final[list[float]] = [0.4, 0.75, 0.9]  # a hex and a marker for it
MARKER_BY_SEASON: Final[list[float]] = [0.18, 0.02, 0.1]
STRENGTH: Final[list[float]] = [0.25, 0.05, 0.02]  # a token on the island
TRACK_BY_SEASON: Final[list[float]] = [
    0.33,
    0.25,
    0.03,
]  # one on the track, with the bonus under it
FRUIT_BY_SEASON: Final[list[float]] = [0.16, 0.06, 0.03]
COLOUR_BY_SEASON: Final[list[float]] = [0.02, 0.12, 0.06]  # a colour of fruit
SET_BY_SEASON: Final[list[float]] = [0.02, 0.08, 0.02]  # a fruit among the most of one colour
COMING: Final[list[float]] = [1.3, 2.4, -0.3]  # what else the cards to come will bring
LEADER_UNUSED: Final[float] = 0.1  # the Leader card

# The same of the Kiwibot.
ITS_FIT: Final[list[float]] = [0.0, 0.54, 0.54]
ITS_STRENGTH: Final[list[float]] = [0.39, 0.08, 0.03]
ITS_TRACK: Final[list[float]] = [0.35, 0.52, 0.24]
ITS_COMING: Final[list[float]] = [-0.4, 0.5, -1.8]

COLD: Final[float] = 1.0  # points that make a difference at the end
WARM: Final[float] = 1.0  # and how many more at the beginning
WIDE: Final[float] = 2.0  # points that make a difference in a margin
ALONE: Final[float] = 1.5  # times as many, so that a game that goes badly is still played well
OUTCOME: Final[float] = 0.5  # how much winning counts at the end; the rest is the margin


def evaluate(s: Kiwi) -> list[float]:
    """How well every seat stands, from 0 to 1."""
    if s.agenda and is_detail(s):
        s = settled(s)
    if not s.agenda:
        return outcome(s)
    cards = [cards_left(s, flock) for flock in s.flocks]
    left = sum(cards) / (len(cards) * 12.0)
    hexes = held_hexes(s, cards)
    if s.revealed():
        forget_marked(s, hexes)
    worths = [prospects(s, player, hexes, cards[player], left) for player in range(len(s.flocks))]
    if s.phase < SEASON_CARD_PHASE and s.season_cards:
        if s.solo is None:
            add_season_card(s, worths)
        else:
            add_solo_cards(s, worths)
    return chances(s, worths, COLD + WARM * left)


def outcome(s: Kiwi) -> list[float]:
    """Winning is half of it; the margin says which loss is closer to a win."""
    won = winners(s)
    values = [(1.0 - OUTCOME) * value for value in scored(s, COLD)]
    for seat in won:
        values[seat] += OUTCOME / len(won)
    return values


def margins(s: Kiwi) -> list[float]:
    """How near to winning every seat came, told so widely that far ends are told apart, too."""
    return scored(s, WIDE)


def scored(s: Kiwi, scale: float) -> list[float]:
    return chances(s, [float(sum(points(s, player))) for player in range(len(s.flocks))], scale)


def chances(s: Kiwi, worths: list[float], scale: float) -> list[float]:
    """Worths in points as chances to win; alone, the chance to beat the Kiwibot."""
    if s.solo is not None:
        scale *= ALONE
    found = shares(worths, scale)
    return found[:1] if s.solo is not None else found


def cards_left(s: Kiwi, flock: Flock) -> int:
    """How many cards a flock still plays."""
    played = 0 if s.phase == AWAKENING_PHASE else flock.played()
    return int(s.parts.plays * (s.parts.seasons - s.season + 1) - played)


def forget_marked(s: Kiwi, hexes: list[float]) -> None:
    """In the last phase, who has marked all that it wants marks no more."""
    waiting = [
        task.seat for task in s.agenda if task.matter is MARK or task.matter is KIWIBOT_MARKS
    ]
    for i in range(len(hexes)):
        if i // 4 not in waiting:
            hexes[i] = 0.0


def phased(worths: list[float], left: float) -> float:
    """What a thing is worth while so much of the game is left."""
    if left > 0.5:
        return worths[1] + (worths[0] - worths[1]) * (2.0 * left - 1.0)
    return worths[2] + (worths[1] - worths[2]) * 2.0 * left


def prospects(s: Kiwi, player: i64, hexes: list[float], cards: int, left: float) -> float:
    """What a flock has and may expect, in points."""
    flock = s.flocks[player]
    mine = cards / 12.0
    has = float(sum(points(s, player)))
    fits = fitting(flock, hexes, player, GAIN * cards / 4.0, BLUR * left)
    strength = float(sum(flock.strength))
    track = float(flock.track)
    if player == s.bot:
        has += phased(ITS_FIT, mine) * fits + phased(ITS_STRENGTH, mine) * strength
        has += phased(ITS_TRACK, mine) * track + phased(ITS_COMING, mine)
        return has + (flock.marker_total() % s.parts.markers_per_point) / s.parts.markers_per_point
    has += phased(FIT, mine) * fits + phased(STRENGTH, mine) * strength
    has += phased(TRACK_BY_SEASON, mine) * track + phased(COMING, mine)
    has += phased(MARKER_BY_SEASON, mine) * flock.marker_total()
    fruit = flock.fruit
    goods = phased(FRUIT_BY_SEASON, mine) * sum(fruit) + phased(COLOUR_BY_SEASON, mine) * (
        4 - fruit.count(0)
    )
    goods += phased(SET_BY_SEASON, mine) * max(fruit)
    if not flock.spent:
        goods += LEADER_UNUSED
    return has + nest_worth(s, flock) + (goods if cards > 2 else goods * cards / 3.0)


def fitting(flock: Flock, hexes: list[float], player: i64, drawn: float, blur: float) -> float:
    """How many markers, held or to be drawn, will find a hex of their terrain."""
    found = 0.0
    for kind in range(4):
        there = hexes[player * 4 + kind]
        held = float(flock.markers[kind]) + drawn
        apart = there - held
        found += 0.5 * (there + held - sqrt(apart * apart + blur))
    return found


def nest_worth(s: Kiwi, flock: Flock) -> float:
    """What nests bring at the Season Changes to come."""
    found = 0.0
    for kind in range(3):
        if flock.nests[kind]:
            found += NEST_WORTH[kind]
    if flock.power == DOUBLE_NESTS:
        found *= 2.0
    return found * float(s.parts.seasons - s.season)


# Season cards


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
