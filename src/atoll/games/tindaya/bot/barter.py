"""Barter and dowries: offers that are good for both sides, and the answer to an offer."""

from typing import Final

from atoll.engine.decision import Task
from atoll.games.tindaya.bot.goods import holdings, wanted_goods
from atoll.games.tindaya.decisions.barter import (
    ACCEPT,
    KINDS,
    LEAVE,
    REFUSE,
    SEND,
    has_swaps,
)
from atoll.games.tindaya.decisions.choice import DONE
from atoll.games.tindaya.state import Tindaya

LITTLE: Final[float] = 0.02  # a gain too small to talk about
PARTING: Final[float] = 0.6  # what a villager who leaves is to a tribe, in goods


def bargain(s: Tindaya, seat: int, giving: bool) -> list[int]:
    """What a side would hold if the list were accepted; `giving`: the one who made it."""
    goods = s.tribes[seat].goods.copy()
    sign = 1 if giving else -1
    for good in range(KINDS):
        goods[good] += sign * (s.swaps[KINDS + good] - s.swaps[good])
    return goods


def gain(s: Tindaya, seat: int, giving: bool) -> float:
    """What a tribe gains by the list on the table."""
    wanted = wanted_goods(s)
    now = holdings(s, seat, s.tribes[seat].goods, wanted)
    return holdings(s, seat, bargain(s, seat, giving), wanted) - now


def changes(s: Tindaya, seat: int, giving: bool, by: int) -> list[float]:
    """What one unit more, or less, of every good is to a tribe; of what it lacks, nothing."""
    wanted = wanted_goods(s)
    goods = bargain(s, seat, giving)
    now = holdings(s, seat, goods, wanted)
    found: list[float] = []
    for good in range(KINDS):
        goods[good] += by
        found.append(holdings(s, seat, goods, wanted) - now if goods[good] >= 0 else -9.0)
        goods[good] -= by
    return found


def best_swap(s: Tindaya, seat: int, other: int, only: int = -1) -> tuple[int, float]:
    """The swap after which both sides are better off, as goods given * kinds + got."""
    lost, won = changes(s, seat, True, -1), changes(s, seat, True, 1)
    other_lost, other_won = changes(s, other, False, -1), changes(s, other, False, 1)
    best = -1
    highest = -99.0
    for give in range(KINDS):
        if lost[give] < -8.0 or (only >= 0 and give != only):
            continue
        for get in range(KINDS):
            if get == give or other_lost[get] < -8.0:
                continue
            mutual = min(won[get] + lost[give], other_won[give] + other_lost[get])
            if mutual > highest:
                highest = mutual
                best = give * KINDS + get
    return best, highest


def worth_talking(s: Tindaya, seat: int, other: int) -> bool:
    return s.sent[other] == 0 and best_swap(s, seat, other)[1] > LITTLE


def quick_swap(s: Tindaya, task: Task) -> int:
    """One swap that is good for both, once; a list that is good for both is sent."""
    seat, other = int(task.seat), int(task.n)
    if has_swaps(s):
        both = gain(s, other, False) > LITTLE and gain(s, seat, True) > LITTLE
        return SEND if both else LEAVE
    if s.sent[other] == 0:
        swap, mutual = best_swap(s, seat, other)
        if mutual > LITTLE and swap // KINDS in s.legal:
            return swap // KINDS
    return LEAVE


def quick_dowry(s: Tindaya, task: Task) -> int:
    """The good that is missed least."""
    lost = changes(s, int(task.seat), True, -1)
    best = s.legal[0]
    for good in s.legal:
        if lost[good] > lost[best]:
            best = good
    return best


def quick_consent(s: Tindaya, task: Task) -> int:
    """A dowry that is worth a villager is taken, if it is the first word with the other tribe."""
    seat = int(task.seat)
    goods = s.tribes[seat].goods.copy()
    wanted = wanted_goods(s)
    now = holdings(s, seat, goods, wanted)
    for good in s.dowry:
        goods[good] += 1
    worth = holdings(s, seat, goods, wanted) - now > PARTING
    return s.legal[0] if worth and s.sent[seat] == 1 else DONE


def quick_return(s: Tindaya, task: Task) -> int:
    swap, _ = best_swap(s, int(task.seat), int(task.n), int(task.x))
    return swap % KINDS if swap >= 0 else s.legal[0]


def quick_answer(s: Tindaya, task: Task) -> int:
    """An offer that helps is accepted, one that hurts refused."""
    return ACCEPT if gain(s, int(task.seat), False) > LITTLE else REFUSE
