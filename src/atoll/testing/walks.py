"""Random positions of a game, at every player count and in every mode."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from hypothesis import strategies as st

from atoll import Chance, Session, State, seeded
from atoll.testing.cases import Case
from atoll.testing.effort import EFFORT


@cache
def usual_length(case: Case) -> int:
    """How many decisions a game of random moves takes."""
    state, chance, plies = case.new(0), seeded(0), 0
    while not state.over:
        state.advance(chance.pick(state.legal))
        plies += 1
    return plies


@dataclass(frozen=True)
class Walk:
    """Random moves into a game; `percent` of its usual length."""

    seed: int
    choices: int
    percent: int

    def chance(self) -> Chance:
        return seeded(self.choices)

    def plies(self, case: Case) -> int:
        return usual_length(case) * self.percent // 100

    def position(self, case: Case) -> State:
        state, chance = case.new(self.seed), self.chance()
        for _ in range(self.plies(case)):
            if state.over:
                break
            state.advance(chance.pick(state.legal))
        return state

    def onwards(self, case: Case, plies: int) -> Iterator[State]:
        """The position, and those that follow it. The state goes on with the iteration."""
        state, chance = self.position(case), seeded(self.choices + 1)
        yield state
        for _ in range(plies):
            if state.over:
                return
            state.play(chance.pick(state.moves()))
            yield state

    def session(self, case: Case, longest: int = 150) -> Session:
        """The beginning of the game, as a session."""
        session, chance = case.session(self.seed), self.chance()
        for _ in range(min(self.plies(case), longest)):
            if session.state.over:
                break
            session.play(chance.pick(session.state.moves()))
        return session


# Past the usual length most games are over: the last position is a position too.
walks = st.builds(Walk, st.integers(0, 2**32), st.integers(0, 2**32), st.sampled_from(range(121)))


def seldom(case: Case, often: int = 4) -> Iterator[State]:
    """Positions of whole games in which every kind of decision comes up, but not too often."""
    asked: Counter[str] = Counter()
    for seed in range(EFFORT.max_examples // 2):
        state, chance = case.new(seed), seeded(seed)
        while not state.over:
            kind = state.decision().name
            if asked[kind] < often:
                asked[kind] += 1
                yield state.copy()
            state.advance(chance.pick(state.legal))


def play_out(state: State, chance: Chance) -> None:
    """Random moves to the end."""
    while not state.over:
        state.play(chance.pick(state.moves()))
