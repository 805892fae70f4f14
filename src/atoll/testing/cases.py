"""The setups of a game: every player count, every mode; and in which of them a promise is tested."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations, product
from typing import Any, TypeVar

from atoll import Game, Session, State

Test = TypeVar("Test", bound=Callable[..., None])


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


# Every setup is played to its end, unless there are hundreds; the closer looks are at every two choices
# together. Where a game has very many setups, what is asked of each position is asked in fewer of them.


@cache
def setups(game: Game) -> list[Case]:
    return list(cases(game))


@cache
def paired(game: Game) -> list[Case]:
    return bringing(setups(game), 2)


@cache
def single(game: Game) -> list[Case]:
    return bringing(setups(game), 1)


def played(game: Game) -> list[Case]:
    return first_short([setups(game), paired(game)], 200)


def most(game: Game) -> list[Case]:
    return first_short([setups(game), paired(game)], 30)


def few(game: Game) -> list[Case]:
    return first_short([paired(game), single(game)], 15)


def over(found: Callable[[Game], Sequence[Case | Game]]) -> Callable[[Test], Test]:
    """Says in which of a game's setups a promise is tested."""

    def mark(test: Test) -> Test:
        test.subjects = found  # type: ignore[attr-defined]
        return test

    return mark


def subjects(test: Any, game: Game) -> Sequence[Case | Game]:
    """What a promise is tested with, of this game."""
    found: Sequence[Case | Game] = test.subjects(game)
    return found


every_setup = over(played)
most_setups = over(most)
every_case = over(paired)
a_few_cases = over(few)
every_game = over(lambda game: [game])
