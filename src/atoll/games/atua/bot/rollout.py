"""Quick moves of Atua: for playing games out, and the few places for a card that deserve a search."""

from typing import Final

from atoll.engine.chance import Chance
from atoll.games.atua.bot.worth import (
    TO_REVEAL,
    coconut_value,
    counts_of,
    expected,
    fate_chance,
    ground_value,
    place_value,
    symbols_value,
    tastes,
    time_left,
    with_face,
)
from atoll.games.atua.decisions.place import PLACE, card_of
from atoll.games.atua.decisions.score import SCORE
from atoll.games.atua.decisions.solo import PICK, RIGHT
from atoll.games.atua.decisions.take import TAKE
from atoll.games.atua.decisions.tiles import BUY, KEEP, PASS, REVEAL, TURN_UP, tribute
from atoll.games.atua.scoring import worths
from atoll.games.atua.state import FORMS, Atua

QUICKLY: Final = 20  # places compared at a quick move
NOISE: Final[float] = 0.2  # points by lot, so that games differ
SEARCHED: Final = 8  # places a search looks at
ALIKE: Final = 3  # and how many of them may be worth the same


def promising(s: Atua) -> list[int]:
    """The moves worth a search: of the places for a card, the best by what they cover."""
    task = s.agenda[-1]
    if task.matter is not PLACE or len(s.legal) <= SEARCHED:
        return s.legal
    seat = int(task.seat)
    taste = tastes(s, seat, with_face(s, seat, card_of(task)))
    ranked = [
        (place_value(s, seat, card_of(task), move, taste), number)
        for number, move in enumerate(s.legal)
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


def rollout(s: Atua, chance: Chance) -> int:
    """A quick move that is not foolish."""
    task = s.agenda[-1]
    matter = task.matter
    seat = int(task.seat)
    if matter is TAKE or matter is PICK:
        return quick_card(s, seat, chance)
    if matter is PLACE:
        return quick_place(s, seat, card_of(task), chance)
    if matter is SCORE:
        return quick_sources(s, seat)
    if matter is BUY:
        return quick_tile(s, seat)
    if matter is REVEAL:
        waiting = 1.0 + TO_REVEAL * time_left(s, seat) * s.rounds()
        return TURN_UP if float(tribute(s, seat)) >= waiting else KEEP
    return s.legal[0]


def quick_card(s: Atua, seat: int, chance: Chance) -> int:
    """The card of the best face for its price."""
    taste = tastes(s, seat, counts_of(s, seat))
    coconut = coconut_value(s, seat)
    best = s.legal[0]
    highest = -99.0
    for move in s.legal:
        card = s.row[move]
        value = symbols_value(s, seat, with_face(s, seat, card)) + NOISE * chance.share()
        value += ground_value(s, seat, s.parts.cards[card], taste)
        if len(s.islands) == 1:
            value += coconut if move == RIGHT else -coconut
        else:
            value += coconut * float(s.nuts[move] - move)
        if value > highest:
            highest = value
            best = move
    return best


def quick_place(s: Atua, seat: int, card: int, chance: Chance) -> int:
    """The best of some places by lot."""
    taste = tastes(s, seat, with_face(s, seat, card))
    best = s.legal[0]
    highest = -99.0
    for _ in range(QUICKLY):
        move = chance.pick(s.legal)
        value = place_value(s, seat, card, move, taste) + NOISE * chance.share()
        if value > highest:
            highest = value
            best = move
    return best


def quick_sources(s: Atua, seat: int) -> int:
    """The sources that lose least by being scored now."""
    now = worths(s, seat)
    then = expected(s, seat)
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
