"""Quick moves for Kiwi Chow Down, that are not foolish."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.chance import Chance
from atoll.engine.decision import Matter, Task
from atoll.games.kiwi.bot.worth import (
    Aims,
    arrival,
    best_step,
    bonus_worth,
    change,
    feed_gain,
    goal_gain,
    lead,
    nest_gain,
    payment_loss,
    push_gain,
)
from atoll.games.kiwi.decisions.bonus import INCREASE, PLACE_TOKEN, REMOVE_TOKEN, TAKE_TOKEN
from atoll.games.kiwi.decisions.build import BUILD, BUILD_NEST
from atoll.games.kiwi.decisions.card import ACTIONS_STEP, PLAY_CARD, TO_BUILD, TO_FEED, USES
from atoll.games.kiwi.decisions.feed import FEED
from atoll.games.kiwi.decisions.gain import RETURN_FRUIT
from atoll.games.kiwi.decisions.mark import MARK, MARK_TOKEN
from atoll.games.kiwi.decisions.move import EXTRA_MOVE, MOVE, MOVE_TO
from atoll.games.kiwi.decisions.pay import (
    CHOOSE_MARKER,
    PAY_ANY,
    PAY_DIFFERENT,
    PAY_MARKER,
    PAY_SAME,
    RETURN_MARKER,
)
from atoll.games.kiwi.decisions.power import TRAVEL
from atoll.games.kiwi.decisions.push import PUSH, PUSH_TO
from atoll.games.kiwi.decisions.season import CHOOSE_PRIZE
from atoll.games.kiwi.pieces import place_of
from atoll.games.kiwi.state import ACTIONS_PHASE, CHANGE_PHASE, POWER, STOP, Kiwi

# How much a quick player likes to feed, to move, to build, the bonus of a wild card, to pass.
LIKED: Final[list[float]] = [0.9, 0.9, 1.0, 0.6, -1.0]
LATE: Final[list[float]] = [0.9, 1.2, 0.6, 0.3, -1.3]  # in the last season
DEAR: Final[float] = 0.8
WHIM: Final[float] = 0.8

HARDLY: Final[float] = -0.5  # the Leader's power: more than a glance is needed to use it well
EXTRA: Final[float] = 0.3  # what an extra move costs beside colours and markers
MANY: Final = 10  # moves of one decision that a search looks at


class Pause(Matter[Kiwi]):
    """Where quick moves stop: the card is resolved, and nobody has gone on yet."""

    def moves(self, s: Kiwi, task: Task) -> list[int]:
        return [0, 1]

    def play(self, s: Kiwi, task: Task, move: int) -> None:
        """It is only ever looked at."""


PAUSE: Final[Pause] = Pause("pause", "KI-3.3")


def hold_back(s: Kiwi) -> None:
    """Let all stop when the card at hand is resolved, before the next flock or the Kiwibot plays."""
    agenda = s.agenda
    if s.phase == ACTIONS_PHASE:
        for i in range(len(agenda)):
            if agenda[i].matter is ACTIONS_STEP:
                agenda.insert(i + 1, Task(PAUSE, agenda[i].seat))
                break


def foreseen(s: Kiwi, move: int) -> Kiwi:
    """The position after a move, before the next flock or the Kiwibot plays a card."""
    after = s.copy()
    hold_back(after)
    after.advance(move)
    return after


def settled(s: Kiwi) -> Kiwi:
    """The position between two cards that quick moves lead to, before anybody goes on."""
    s = s.copy()
    hold_back(s)
    agenda = s.agenda
    seat: i64 = -1
    while agenda and is_detail(s):
        if agenda[-1].seat != seat:
            seat = agenda[-1].seat
            aims = Aims(s, seat)
        s.advance(quick_move(s, aims))
    return s


def is_detail(s: Kiwi) -> bool:
    """Is it a matter within a card or a bonus: all but cards, marks and what precedes the game?"""
    matter = s.agenda[-1].matter
    return s.phase >= CHANGE_PHASE and not (
        matter is PLAY_CARD or matter is MARK or matter is PAUSE
    )


def is_routine(s: Kiwi) -> bool:
    """Is it a matter that a glance settles well enough: payments, and what is given back?"""
    matter = s.agenda[-1].matter
    return (
        matter is PAY_DIFFERENT
        or matter is PAY_SAME
        or matter is PAY_ANY
        or matter is PAY_MARKER
        or matter is MARK_TOKEN
        or matter is TAKE_TOKEN
        or matter is REMOVE_TOKEN
        or matter is RETURN_FRUIT
        or matter is CHOOSE_MARKER
        or matter is RETURN_MARKER
    )


def rollout(s: Kiwi, chance: Chance) -> int:
    """A quick move that is not foolish."""
    task = s.agenda[-1]
    if task.matter is PLAY_CARD:
        return quick_card(s, task, chance)
    if is_detail(s) or task.matter is MARK:
        return quick_move(s, Aims(s, task.seat))
    return chance.pick(s.legal)


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


def quick_move(s: Kiwi, aims: Aims) -> int:
    """The move that looks best at a glance."""
    gains = glance(s, aims)
    best = 0
    for i in range(1, len(gains)):
        if gains[i] > gains[best]:
            best = i
    return s.legal[best]


def promising(s: Kiwi) -> list[int]:
    """The moves a search looks at: of many those that look best, and what a glance cannot judge."""
    legal = s.legal
    if len(legal) <= MANY or not is_detail(s):
        return legal
    gains = glance(s, Aims(s, s.seat))
    least = sorted(gains)[len(gains) - MANY]
    return [
        legal[i]
        for i in range(len(legal))
        if gains[i] >= least or legal[i] == POWER or legal[i] == STOP
    ]


def glance(s: Kiwi, aims: Aims) -> list[float]:
    """What every legal move brings at a glance; to stop brings nothing."""
    task = s.agenda[-1]
    if task.matter is EXTRA_MOVE:
        return purchases(s, aims, task)
    return [
        0.0 if move == STOP else HARDLY if move == POWER else gain(s, aims, task, move)
        for move in s.legal
    ]


def purchases(s: Kiwi, aims: Aims, task: Task) -> list[float]:
    """An extra move is worth the best step of any piece that has not moved."""
    flock = s.flocks[task.seat]
    highest = -9.0
    for piece in MOVE.moves(s, task):
        if piece != POWER and piece != STOP:
            step = best_step(s, aims, task.seat, piece)
            if step > highest:
                highest = step
    return [
        0.0 if move == STOP else highest - EXTRA - payment_loss(flock, move, task.n)
        for move in s.legal
    ]


def gain(s: Kiwi, aims: Aims, task: Task, move: i64) -> float:
    """What a move brings at a glance."""
    matter = task.matter
    seat = task.seat
    if matter is MOVE:
        return best_step(s, aims, seat, move)
    if matter is MOVE_TO:
        return arrival(s, aims, seat, task.n, move)
    if matter is PUSH:
        return push_gain(s, aims, seat, move)
    if matter is PUSH_TO:
        return goal_gain(s, aims, seat, task.n, move)
    if matter is FEED:
        return feed_gain(s, aims, seat, move)
    if matter is PLACE_TOKEN:
        return change(s, aims, seat, move, 1)
    if matter is INCREASE:
        return change(s, aims, seat, place_of(move), 1)
    if matter is TAKE_TOKEN or matter is REMOVE_TOKEN:
        return change(s, aims, seat, place_of(move), -1)
    if matter is BUILD:
        return 1.0 + change(s, aims, seat, move, 2)
    if matter is BUILD_NEST:
        return nest_gain(s, seat, move)
    if matter is TRAVEL:
        return change(s, aims, seat, move, 3)
    if matter is MARK:
        return 9.0 - float(lead(s, seat, move))
    if matter is CHOOSE_PRIZE:
        return bonus_worth(s.parts.season_winner[s.season_cards[move]])
    return gift(s, task, move)


def gift(s: Kiwi, task: Task, move: i64) -> float:
    """What is left after a payment or a gift; of most things one gives most easily."""
    matter = task.matter
    flock = s.flocks[task.seat]
    if matter is PAY_DIFFERENT or matter is PAY_SAME or matter is PAY_ANY:
        return -payment_loss(flock, int(move), task.n)
    if matter is RETURN_FRUIT:
        return float(flock.fruit[move])
    if matter is PAY_MARKER or matter is CHOOSE_MARKER or matter is RETURN_MARKER:
        return float(flock.markers[move])
    return float(move) if matter is MARK_TOKEN else -HARDLY
