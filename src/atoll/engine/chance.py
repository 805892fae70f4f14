"""Seeded chance: one integer in the state, the same on every platform.

The stream is a multiply-with-carry generator. Its whole state stays below 2**63, so the same
lines run on Python's integers and on the native ones of the compiled form. There is no hidden
order anywhere: a shuffled deck is a *bag*, and its next card is drawn when it is needed.
"""

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

# MULTIPLIER * 2**32 - 1 and MULTIPLIER * 2**31 - 1 are both prime, which gives the stream the
# longest period this form can have, about 2**62.
MULTIPLIER: Final[i64] = 2131995753
LOW: Final[i64] = 0xFFFFFFFF
SHIFT: Final[i64] = 32


class Chance:
    """A stream of random numbers that is copied by copying one integer."""

    __slots__ = ("stream",)

    def __init__(self, stream: i64) -> None:
        self.stream: i64 = stream

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely as the others (n below 2**31)."""
        x = MULTIPLIER * (self.stream & LOW) + (self.stream >> SHIFT)
        self.stream = x
        return (((x ^ (x >> SHIFT)) & LOW) * n) >> SHIFT

    def pick(self, items: list[int]) -> int:
        """One of the items."""
        return items[self.below(len(items))]

    def share(self) -> float:
        """A number from 0 up to but not including 1."""
        return float(self.below(1 << 30)) / 1073741824.0

    def weigh(self, weights: list[float]) -> int:
        """A place in a list of weights, as likely as its weight."""
        left = self.share() * sum(weights)
        for place in range(len(weights)):
            left -= weights[place]
            if left < 0.0:
                return place
        return len(weights) - 1

    def copy(self) -> "Chance":
        return Chance(self.stream)

    def fork(self) -> "Chance":
        """A new stream, unlike this one, which moves on."""
        carry = self.below(MULTIPLIER - 1) + 1
        return Chance((carry << SHIFT) | self.below(LOW >> 1))


def seeded(seed: int) -> Chance:
    """The stream of a seed; any integer is a seed, and near seeds give unlike streams."""
    digest = blake2b(str(seed).encode(), digest_size=8).digest()
    carry = int.from_bytes(digest[:4], "big") % (MULTIPLIER - 1) + 1
    return Chance((carry << SHIFT) | int.from_bytes(digest[4:], "big"))


def draw(bag: bytearray, chance: Chance, start: i64 = 0, stop: i64 = -1) -> i64:
    """Take one thing out of a bag and say which.

    A bag holds, for every kind of thing, how many are left. `start` and `stop` confine the draw
    to some kinds, so that several decks of one sort can live in one bag.
    """
    end: i64 = len(bag) if stop < 0 else stop
    total: i64 = 0
    there = bytes(bag)  # compiled code reads these much faster
    for i in range(start, end):
        total += there[i]
    if total == 0:
        raise ValueError("the bag is empty")
    left = chance.below(total)
    for i in range(start, end):
        left -= there[i]
        if left < 0:
            bag[i] -= 1
            return i
    raise AssertionError("a number below the total falls on a thing in the bag")
