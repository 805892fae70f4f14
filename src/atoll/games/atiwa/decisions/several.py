"""What is left of several things that are dealt with in any order: a set, as the bits of a number."""

from typing import Final

from mypy_extensions import i64

from atoll.games.atiwa.spaces import MOST_ITEMS

WAYS: Final = 2  # an item may be carried out in one of two ways: a choice
FINISH: Final = 24  # a move beside all items (twice MOST_ITEMS, in WAYS) and kinds: leave the rest


def all_of(count: int) -> int:
    """The things from 0 on, so many of them."""
    return (1 << count) - 1


def has(left: i64, thing: i64) -> bool:
    return left >> thing & 1 != 0


def without(left: i64, thing: i64) -> i64:
    return left & ~(1 << thing)


def also(left: i64, thing: i64) -> i64:
    return left | 1 << thing


def members(left: i64) -> list[int]:
    return [thing for thing in range(2 * MOST_ITEMS) if has(left, thing)]


def set_of(things: list[int]) -> int:
    return sum([1 << thing for thing in set(things)])


# A move that carries out an item of a space.


def carried_out(item: int, way: int = 0) -> int:
    return item * WAYS + way


def item_of(move: int) -> int:
    return move // WAYS


def way_of(move: int) -> int:
    return move % WAYS
