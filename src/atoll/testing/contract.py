"""The contract as a test class: all promises, asked of a game in all its setups."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from inspect import signature
from pathlib import Path
from types import ModuleType

import pytest

from atoll.door import game as find
from atoll.engine.game import Game
from atoll.engine.state import State
from atoll.testing.cases import subjects
from atoll.testing.held import Census, Held
from atoll.testing.promises import PROMISES
from atoll.testing.silence import Silence


class Contract:
    """Tests of one or more games. A test is over the cases of a game, or over the game itself; what else
    it asks for by name comes from the game's own tests, and `held` is all of that."""

    held: tuple[Held, ...] = ()

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        subject = "case" if "case" in metafunc.fixturenames else "game"
        asked = asked_by(metafunc.function)
        rows = [
            pytest.param(
                each, *brought(held, asked), id=each.name if isinstance(each, Game) else str(each)
            )
            for held in self.held
            if None not in brought(held, asked)
            for each in subjects(metafunc.function, held.game)
        ]
        metafunc.parametrize([subject, *asked], rows)


BROUGHT: dict[str, Callable[[Held], object]] = {
    "held": lambda held: held,
    "census": lambda held: held.census,
    "silence": lambda held: held.silence,
    "sections": lambda held: held.sections,
    "tests": lambda held: held.tests,
    "alike": lambda held: held.alike,
}


def asked_by(test: Callable[..., object]) -> list[str]:
    """What a test asks of a game's own tests."""
    parameters = signature(test).parameters
    return [name for name in BROUGHT if name in parameters]


def brought(held: Held, asked: list[str]) -> list[object]:
    """What a game's own tests bring of what is asked; None where they do not."""
    return [BROUGHT[name](held) for name in asked]


def held_to(games: Sequence[Held], *promises: ModuleType) -> type[Contract]:
    """A class of tests that hold games to these promises, as far as their own tests bring what that takes."""
    tests: dict[str, object] = {}
    for promise in promises:
        own = {name: test for name, test in vars(promise).items() if name.startswith("test_")}
        assert not own.keys() & tests.keys(), "two promises have the same name"
        for name, test in own.items():
            asked = asked_by(test)
            if any(None not in brought(held, asked) for held in games):
                tests[name] = staticmethod(test)
    return type("TestContract", (Contract,), {"held": tuple(games), **tests})


def contract(
    game: str | Game,
    *,
    census: Callable[[State], Census] | None = None,
    silence: Silence | None = None,
    sections: Sequence[int] | None = None,
    tests: Path | str | None = None,
    alike: Mapping[str, str] | None = None,
) -> type[Contract]:
    """A class of tests that hold a game to all promises. What its own tests know may be added:

    - `census` counts the components of a position, so that none is lost and none comes from nowhere;
    - `silence` says which lines of the story tell of which changes, so that nothing happens unsaid;
    - `sections` are the numbers of rules in the ledger's sections, so that none gets lost;
    - `tests` is the folder of the tests that prove the rules, so that every rule has one;
    - `alike` names, by language, the nouns that are the same for one and for many: `{"en": "fish"}`.
    """
    folder = None if tests is None else Path(tests)
    held = Held(find(game), census, silence, sections, folder, alike or {})
    return held_to([held], *map(import_module, PROMISES))
