"""KI-24.2: what a seat cannot see, dealt anew.

What somebody is known to hold, `held`, is given first; the rest is dealt as it comes.
"""

from math import comb

from mypy_extensions import i64

from atoll.engine.chance import Chance, draw
from atoll.games.kiwi.flock import DOWN, EMPTY, FACE_DOWN, FACE_UP, HAND, NOBODY, STOCK, Flock
from atoll.games.kiwi.kinds import KINDS


def deal_markers(
    flocks: list[Flock],
    heap: bytearray,
    seat: int,
    chance: Chance,
    holder: i64 = NOBODY,
    held: bytearray | None = None,
) -> None:
    """Rivals' markers and the bag are one heap to this seat."""
    counts: list[int] = []
    for player, flock in enumerate(flocks):
        counts.append(flock.marker_total())
        if player != seat:
            for kind in range(len(heap)):
                heap[kind] += flock.markers[kind]
            flock.markers = bytearray(len(heap))
    if held is not None:
        take(heap, held)
        flocks[holder].markers = held.copy()
    for player, flock in enumerate(flocks):
        if player != seat and player != holder:
            for _ in range(counts[player]):
                flock.markers[draw(heap, chance)] += 1


def deal_cards(flock: Flock, chance: Chance, held: bytearray | None = None) -> None:
    """KI-3.7: a rival's hand, deck and face-down cards are one heap to all others."""
    cards = flock.cards
    heap = unseen_cards(flock)
    counts = [sum(cards[pile : pile + KINDS]) for pile in (HAND, STOCK, FACE_UP, FACE_DOWN)]
    up = cards[FACE_UP : FACE_UP + KINDS]
    flock.cards = bytearray(HAND + KINDS * 4)
    flock.cards[FACE_UP : FACE_UP + KINDS] = up
    if held is not None:
        take(heap, held)
        flock.cards[HAND : HAND + KINDS] = held
        counts[0] = 0
    for pile, number in ((HAND, counts[0]), (STOCK, counts[1]), (FACE_DOWN, counts[3])):
        for _ in range(number):
            flock.cards[pile + draw(heap, chance)] += 1
    for slot in range(3):
        if DOWN <= flock.slots[slot] < EMPTY:
            flock.slots[slot] = DOWN + draw(heap, chance)


def unseen_cards(flock: Flock) -> bytearray:
    """The cards of a flock that its rivals cannot place, by kind."""
    cards = flock.cards
    heap = bytearray(KINDS)
    for kind in range(KINDS):
        heap[kind] = cards[HAND + kind] + cards[STOCK + kind] + cards[FACE_DOWN + kind]
    for slot in range(3):
        card = flock.slots[slot]
        if DOWN <= card < EMPTY:
            heap[card - DOWN] += 1
    return heap


def unseen_markers(flocks: list[Flock], bag: bytearray, seat: int) -> bytearray:
    """The markers that a seat cannot place, by kind: in the bag, and its rivals'."""
    heap = bag.copy()
    for player, flock in enumerate(flocks):
        if player != seat:
            for kind in range(len(heap)):
                heap[kind] += flock.markers[kind]
    return heap


def take(heap: bytearray, held: bytearray) -> None:
    for kind in range(len(heap)):
        heap[kind] -= held[kind]


def holdings(heap: bytearray, number: int) -> list[bytearray]:
    """All that somebody may hold who has drawn so many things from a heap, by kind."""
    found = [bytearray(len(heap))]
    for kind in range(len(heap)):
        longer: list[bytearray] = []
        for held in found:
            for n in range(min(heap[kind], number - sum(held)) + 1):
                more = held.copy()
                more[kind] = n
                longer.append(more)
        found = longer
    return [held for held in found if sum(held) == number]


def pick_holding(heap: bytearray, found: list[bytearray], chance: Chance) -> bytearray:
    """One of these holdings, as likely as a deal from the heap brings it."""
    weights: list[float] = []
    for held in found:
        ways = 1
        for kind in range(len(heap)):
            ways *= comb(heap[kind], held[kind])
        weights.append(float(ways))
    return found[chance.weigh(weights)]
