"""KI-24.2: what a seat cannot see, dealt anew."""

from atoll.engine.chance import Chance, draw
from atoll.games.kiwi.flock import DOWN, EMPTY, FACE_DOWN, FACE_UP, HAND, STOCK, Flock
from atoll.games.kiwi.kinds import KINDS


def deal_markers(flocks: list[Flock], heap: bytearray, seat: int, chance: Chance) -> None:
    """Rivals' markers and the bag are one heap to this seat."""
    counts: list[int] = []
    for player, flock in enumerate(flocks):
        counts.append(flock.marker_total())
        if player != seat:
            for kind in range(len(heap)):
                heap[kind] += flock.markers[kind]
            flock.markers = bytearray(len(heap))
    for player, flock in enumerate(flocks):
        if player != seat:
            for _ in range(counts[player]):
                flock.markers[draw(heap, chance)] += 1


def deal_cards(flock: Flock, chance: Chance) -> None:
    """KI-3.7: a rival's hand, deck and face-down cards are one heap to all others."""
    cards = flock.cards
    heap = bytearray(KINDS)
    counts = [sum(cards[pile : pile + KINDS]) for pile in (HAND, STOCK, FACE_UP, FACE_DOWN)]
    for kind in range(KINDS):
        heap[kind] = cards[HAND + kind] + cards[STOCK + kind] + cards[FACE_DOWN + kind]
    for slot in range(3):
        card = flock.slots[slot]
        if DOWN <= card < EMPTY:
            heap[card - DOWN] += 1
    up = cards[FACE_UP : FACE_UP + KINDS]
    flock.cards = bytearray(HAND + KINDS * 4)
    flock.cards[FACE_UP : FACE_UP + KINDS] = up
    for pile, number in ((HAND, counts[0]), (STOCK, counts[1]), (FACE_DOWN, counts[3])):
        for _ in range(number):
            flock.cards[pile + draw(heap, chance)] += 1
    for slot in range(3):
        if DOWN <= flock.slots[slot] < EMPTY:
            flock.slots[slot] = DOWN + draw(heap, chance)
