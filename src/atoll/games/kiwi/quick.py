"""Quick moves for Kiwi Chow Down, that are not foolish."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.chance import Chance
from atoll.engine.decision import Task
from atoll.games.kiwi.decisions.bonus import INCREASE, PLACE_TOKEN, REMOVE_TOKEN, TAKE_TOKEN
from atoll.games.kiwi.decisions.build import BUILD, BUILD_NEST
from atoll.games.kiwi.decisions.card import PLAY_CARD, TO_BUILD, TO_FEED, USES
from atoll.games.kiwi.decisions.feed import FEED
from atoll.games.kiwi.decisions.gain import RETURN_FRUIT
from atoll.games.kiwi.decisions.mark import MARK, MARK_TOKEN
from atoll.games.kiwi.decisions.move import EXTRA_MOVE, MOVE, MOVE_TO
from atoll.games.kiwi.decisions.names import HEX, OWNER
from atoll.games.kiwi.decisions.pay import (
    CHOOSE_MARKER,
    PAY_ANY,
    PAY_DIFFERENT,
    PAY_MARKER,
    PAY_SAME,
    RETURN_MARKER,
)
from atoll.games.kiwi.decisions.push import PUSH, PUSH_TO
from atoll.games.kiwi.flock import LEADER, SIZES
from atoll.games.kiwi.island import OFF
from atoll.games.kiwi.kinds import ALL
from atoll.games.kiwi.state import POWER, STOP, Kiwi
from atoll.games.kiwi.worth import (
    best_step,
    change,
    feed_gain,
    lead,
    nest_gain,
    push_gain,
    step_gain,
)

LOOKED_AT: Final = 4  # pieces a quick choice compares

# How much a quick player likes to feed, to move, to build, the bonus of a wild card, to pass.
LIKED: Final[list[float]] = [0.9, 0.9, 1.0, 0.6, -1.0]
LATE: Final[list[float]] = [0.9, 1.2, 0.6, 0.3, -1.3]  # in the last season
DEAR: Final[float] = 0.8
WHIM: Final[float] = 0.8


def rollout(s: Kiwi, chance: Chance) -> int:
    """A quick move that is not foolish."""
    task = s.agenda[-1]
    matter = task.matter
    if matter is MOVE:
        return quick_piece(s, task, chance)
    if matter is MOVE_TO:
        return quick_step(s, task)
    if matter is PUSH and task.n != ALL:
        return quick_victim(s, task)
    if matter is PUSH_TO:
        return quick_goal(s, task)
    if matter is PLAY_CARD:
        return quick_card(s, task, chance)
    if matter is MARK:
        return quick_mark(s, task)
    if matter is EXTRA_MOVE:
        fruit = s.flocks[task.seat].fruit_total()
        return s.legal[0] if fruit > 4 or chance.below(3) == 0 else STOP
    if is_small(task):
        return small_move(s)
    return chance.pick(s.legal)


def is_small(task: Task) -> bool:
    """Is it a matter that a quick choice settles well enough: all but cards, moves and marks?"""
    matter = task.matter
    return (
        matter is PAY_DIFFERENT
        or matter is PAY_SAME
        or matter is PAY_ANY
        or matter is PAY_MARKER
        or matter is FEED
        or matter is PLACE_TOKEN
        or matter is INCREASE
        or matter is BUILD
        or matter is BUILD_NEST
        or matter is MARK_TOKEN
        or matter is TAKE_TOKEN
        or matter is REMOVE_TOKEN
        or matter is RETURN_FRUIT
        or matter is CHOOSE_MARKER
        or matter is RETURN_MARKER
    )


def small_move(s: Kiwi) -> int:
    """A quick choice in a small matter; as few markers as possible are paid."""
    task = s.agenda[-1]
    matter = task.matter
    if matter is FEED:
        return quick_meal(s, task)
    if matter is PLACE_TOKEN or matter is BUILD:
        return quick_hex(s, task, 1)
    if matter is INCREASE:
        return quick_kiwi(s, task, 1)
    if matter is TAKE_TOKEN or matter is REMOVE_TOKEN:
        return quick_kiwi(s, task, -1)
    if matter is BUILD_NEST:
        return quick_nest(s, task)
    if matter is MARK_TOKEN:
        return s.legal[-1]
    if matter is PAY_DIFFERENT or matter is PAY_SAME or matter is PAY_ANY:
        return s.legal[0]
    flock = s.flocks[task.seat]
    return most_of(flock.fruit if matter is RETURN_FRUIT else flock.markers, s.legal)


def most_of(held: bytearray, kinds: list[int]) -> int:
    best = kinds[0]
    for kind in kinds:
        if held[kind] > held[best]:
            best = kind
    return best


def quick_card(s: Kiwi, task: Task, chance: Chance) -> int:
    """A card that can be used, as one likes it and by whim; markers are too dear to pay with."""
    fruit = s.flocks[task.seat].fruit
    likings = LATE if s.season == s.parts.seasons else LIKED
    best = s.legal[0]
    highest = -9.0
    for move in s.legal:
        use = move % USES
        liking = likings[use] + WHIM * chance.share()
        if (use == TO_FEED and fruit.count(0) > 2) or (use == TO_BUILD and max(fruit) < 2):
            liking -= DEAR
        if liking > highest:
            highest = liking
            best = move
    return best


def quick_piece(s: Kiwi, task: Task, chance: Chance) -> int:
    """The best step of a few pieces, or none if one may stop and nothing is gained."""
    legal = s.legal
    count = len(legal)
    best = legal[count - 1]
    highest = -9.0
    if best == STOP:
        count -= 1
        highest = 0.0
    if count and legal[count - 1] == POWER:
        count -= 1
        if chance.below(3) == 0:
            return POWER
    start = chance.below(count)
    for i in range(LOOKED_AT if count > LOOKED_AT else count):
        piece = legal[(start + i) % count]
        gain = best_step(s, task.seat, piece)
        if gain > highest:
            highest = gain
            best = piece
    return best


def quick_step(s: Kiwi, task: Task) -> int:
    best = s.legal[0]
    highest = -9.0
    for target in s.legal:
        gain = step_gain(s, task.seat, task.n, target)
        if gain > highest:
            highest = gain
            best = target
    return best


def quick_victim(s: Kiwi, task: Task) -> int:
    best = STOP
    highest = 0.0
    for piece in s.legal:
        if piece != STOP:
            gain = push_gain(s, task.seat, piece)
            if gain > highest:
                highest = gain
                best = piece
    return best


def quick_goal(s: Kiwi, task: Task) -> int:
    """Rivals into the sea, or where they gain least; own kiwis where they gain most."""
    owner = task.n % HEX // OWNER
    size: i64 = SIZES[task.n % OWNER]
    own = owner == task.seat
    legal = s.legal
    if not own and legal[-1] == OFF and task.n % OWNER != LEADER:
        return OFF
    best = legal[0]
    highest = -9.0
    for target in legal:
        if target != OFF:
            gain = change(s, owner, target, size)
            if not own:
                gain = -gain
            if gain > highest:
                highest = gain
                best = target
    return best


def quick_meal(s: Kiwi, task: Task) -> int:
    best = s.legal[-1]
    highest = 0.0 if best == STOP else -9.0
    for piece in s.legal:
        if piece != STOP:
            gain = feed_gain(s, task.seat, piece)
            if gain > highest:
                highest = gain
                best = piece
    return best


def quick_hex(s: Kiwi, task: Task, more: i64) -> int:
    """Where more strength is worth most."""
    best = s.legal[0]
    highest = -9.0
    for place in s.legal:
        if place != STOP:
            gain = change(s, task.seat, place, more)
            if gain > highest:
                highest = gain
                best = place
    return best


def quick_kiwi(s: Kiwi, task: Task, more: i64) -> int:
    """The kiwi whose growing or shrinking is best; none, if one may stop and nothing is gained."""
    best = s.legal[-1]
    highest = 0.0 if best == STOP else -9.0
    for piece in s.legal:
        if piece != STOP:
            gain = change(s, task.seat, piece // HEX, more)
            if gain > highest:
                highest = gain
                best = piece
    return best


def quick_mark(s: Kiwi, task: Task) -> int:
    """The hex that is held least safely."""
    best = s.legal[0]
    least: i64 = 99
    for place in s.legal:
        if place != STOP:
            margin = lead(s, task.seat, place)
            if margin < least:
                least = margin
                best = place
    return best


def quick_nest(s: Kiwi, task: Task) -> int:
    """The nest that brings most."""
    best = s.legal[0]
    highest = -9.0
    for kind in s.legal:
        gain = nest_gain(s, task.seat, kind)
        if gain > highest:
            highest = gain
            best = kind
    return best
