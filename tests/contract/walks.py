"""Random positions of every game, at every player count and in every mode."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st

import atoll
from atoll import Chance, Game, Session, State, seeded


@dataclass(frozen=True)
class Case:
    """A game as it can be set up: with so many seats, in this mode."""

    game: Game
    seats: int
    options: tuple[tuple[str, Any], ...]

    def __str__(self) -> str:
        mode = [f"{name}={value}" for name, value in self.options]
        return "-".join([self.game.name, str(self.seats), *mode])

    def new(self, seed: int) -> State:
        return self.game.new(self.seats, seed, **dict(self.options))

    def session(self, seed: int) -> Session:
        return Session.new(self.game, self.seats, seed, **dict(self.options))


def cases(game: Game) -> Iterator[Case]:
    for seats in game.seats:
        offered = [each for each in game.options if each.seats is None or seats in each.seats]
        names = [each.name for each in offered]
        for values in product(*[each.values for each in offered]):
            options = dict(zip(names, values, strict=True))
            if go_together(game, seats, options):
                yield Case(game, seats, tuple(options.items()))


def go_together(game: Game, seats: int, options: dict[str, Any]) -> bool:
    try:
        game.check_together(seats, game.defaults() | options)
    except ValueError:
        return False
    return True


def bringing(found: list[Case], together: int) -> list[Case]:
    """As few of the cases as bring so many choices together that can be made together."""
    choices = {case: [("seats", case.seats), *case.options] for case in found}
    wanted = {
        case: {group for n in range(1, together + 1) for group in combinations(made, n)}
        for case, made in choices.items()
    }
    missing = set().union(*wanted.values())
    chosen = []
    while missing:
        best = max(found, key=lambda case: len(wanted[case] & missing))
        missing -= wanted[best]
        chosen.append(best)
    return sorted(chosen, key=found.index)


def first_short(lists: list[list[Case]], most: int) -> list[Case]:
    return next((found for found in lists if len(found) <= most), lists[-1])


SETUPS = {game: list(cases(game)) for game in atoll.games()}
PAIRED = {game: bringing(found, 2) for game, found in SETUPS.items()}
SINGLE = {game: bringing(found, 1) for game, found in SETUPS.items()}

CASES = [case for game in SETUPS for case in SETUPS[game]]
PAIRS = [case for game in PAIRED for case in PAIRED[game]]
# Where a game has very many cases, what is asked of each position is asked in fewer of them.
MOST = [case for game in SETUPS for case in first_short([SETUPS[game], PAIRED[game]], 30)]
FEW = [case for game in SETUPS for case in first_short([PAIRED[game], SINGLE[game]], 15)]

# Every setup is played to its end; the closer looks are at every two choices together.
every_setup = pytest.mark.parametrize("case", CASES, ids=str)
most_setups = pytest.mark.parametrize("case", MOST, ids=str)
every_case = pytest.mark.parametrize("case", PAIRS, ids=str)
a_few_cases = pytest.mark.parametrize("case", FEW, ids=str)
every_game = pytest.mark.parametrize("game", atoll.games(), ids=lambda game: game.name)


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
    for seed in range(settings.default.max_examples // 2):
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
