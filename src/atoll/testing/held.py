"""A game that is held to the contract, and what only its own tests can know of it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from atoll.engine.game import Game
from atoll.engine.state import State
from atoll.testing.silence import Silence

# Where every component is: for each, how many were found and how many there are.
Census = Mapping[str, tuple[int, int]]


@dataclass(frozen=True)
class Held:
    """A game, and what its tests bring. Promises that need what is None are not asked of it."""

    game: Game
    census: Callable[[State], Census] | None = None  # counts all components
    silence: Silence | None = None  # which lines of the story tell of which changes
    sections: Sequence[int] | None = None  # how many rules each section of the ledger has
    tests: Path | None = None  # the folder of the tests that prove the rules
    alike: Mapping[str, str] = field(
        default_factory=dict
    )  # by language: nouns that are the same for one and many
