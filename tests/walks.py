"""Random walks through whole games: positions anywhere in them, and one for every kind of decision."""

from collections.abc import Callable, Iterator
from copy import copy
from functools import cache
from random import Random
from typing import Generic, TypeVar

from atoll import State

S = TypeVar("S", bound=State)


class Walks(Generic[S]):
    """Games begun by a function of seats and seed. Moves that a game `shuns`, by their notation, leave
    something out and are seldom made."""

    def __init__(
        self, begin: Callable[[int, int], S], shuns: Callable[[str], bool] | None = None
    ) -> None:
        self.begin = begin
        self.shuns = shuns
        self.length = cache(self.count)

    def walk(self, seats: int, seed: int) -> Iterator[S]:
        """All positions of a game; it is the same state that goes on."""
        state, chance = self.begin(seats, seed), Random(seed)
        while not state.over:
            yield state
            eager = self.eager(state)
            state.advance(chance.choice(eager if eager and chance.random() < 0.8 else state.legal))
        yield state

    def eager(self, state: S) -> list[int]:
        if self.shuns is None:
            return []
        return [move for move in state.legal if not self.shuns(state.notation(move))]

    def count(self, seats: int, seed: int) -> int:
        return sum(1 for _ in self.walk(seats, seed))

    def somewhere(self, seats: int, seed: int, percent: int) -> S:
        """A position so far into a game; the last one is the hundredth percent."""
        wanted = (self.length(seats, seed) - 1) * percent // 100
        for number, state in enumerate(self.walk(seats, seed)):
            if number == wanted:
                return state
        raise AssertionError("a game has a last position")

    def decisions(self, *games: tuple[int, int]) -> dict[str, S]:
        """A position for every kind of decision in these games, by seats and seed: of each game the
        last but those in its end, when little is left to choose."""
        found: dict[str, S] = {}
        for seats, seed in games:
            late = self.length(seats, seed) * 3 // 4
            for number, state in enumerate(self.walk(seats, seed)):
                name = "" if state.over else state.decision().name
                if name and (name not in found or number < late):
                    found[name] = copy(state)
        return found
