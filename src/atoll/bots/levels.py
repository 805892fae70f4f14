"""How hard a bot is to beat, in three steps."""

from typing import ClassVar, Final

from atoll.bots.bot import Bot
from atoll.bots.greedy import Greedy
from atoll.bots.mcts import Mcts
from atoll.engine.game import Game
from atoll.engine.state import State

SLIPS: Final[float] = 0.25  # how often the easy bot plays any move
MEDIUM: Final[int] = 100
HARD: Final[int] = 1000


class Easy(Greedy):
    """Looks one decision ahead like `greedy`, but plays any move in a quarter of its decisions."""

    name: ClassVar[str] = "easy"

    def choose(self, state: State) -> int:
        if self.chance.share() < SLIPS:
            return self.chance.pick(state.legal)
        return super().choose(state)


class Medium(Mcts):
    """A short search: `mcts` with 100 iterations for a decision."""

    name: ClassVar[str] = "medium"

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed, MEDIUM)


class Hard(Mcts):
    """A long search: `mcts` with 1000 iterations for a decision."""

    name: ClassVar[str] = "hard"

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed, HARD)


# From the weakest to the strongest.
LEVELS: Final[dict[str, type[Bot]]] = {"easy": Easy, "medium": Medium, "hard": Hard}
