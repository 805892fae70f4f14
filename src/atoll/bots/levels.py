"""How hard a bot is to beat, in steps."""

from typing import Any, ClassVar, Final

from atoll.bots.bot import Bot
from atoll.bots.greedy import Greedy
from atoll.bots.learned import judge_of
from atoll.bots.mcts import Mcts
from atoll.engine.game import Game
from atoll.engine.judge import Judge
from atoll.engine.state import State

SLIPS: Final[float] = 0.25  # how often the easy bot plays any move but what is reckless
MEDIUM: Final[int] = 100  # iterations
HARD: Final[float] = 2.0  # seconds
MASTER: Final[float] = 10.0


class Easy(Greedy):
    """Looks one decision ahead like `greedy`, but plays any move in a quarter of its decisions.

    What a game calls reckless it leaves: where all win or lose together, nobody wants to lose by a whim.
    """

    name: ClassVar[str] = "easy"

    def choose(self, state: State) -> int:
        if self.chance.share() < SLIPS:
            return self.chance.pick(self.judge.slips(state))
        return super().choose(state)


class Minded(Greedy):
    """Looks one decision ahead, by what the game's mind has learned."""

    name: ClassVar[str] = "mind"

    def __init__(self, game: Game, seed: int = 0, judge: Judge[Any] | None = None) -> None:
        super().__init__(game, seed, judge_of(game) if judge is None else judge)


class Medium(Mcts):
    """A short search: `mcts` with 100 iterations for a decision."""

    name: ClassVar[str] = "medium"

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed, MEDIUM)


class Hard(Mcts):
    """A long search: `mcts` with 2 seconds for a decision."""

    name: ClassVar[str] = "hard"

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed, seconds=HARD)


class Master(Mcts):
    """The longest search: `mcts` with 10 seconds for a decision."""

    name: ClassVar[str] = "master"

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed, seconds=MASTER)


# From the weakest to the strongest.
LEVELS: Final[dict[str, type[Bot]]] = {
    "easy": Easy,
    "mind": Minded,
    "medium": Medium,
    "hard": Hard,
    "master": Master,
}

# How long they think at most, in seconds; the others are done in a moment.
THINKING: Final[dict[str, float]] = {"hard": HARD, "master": MASTER}
