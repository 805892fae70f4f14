"""What a bot is."""

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from atoll.engine.chance import Chance, seeded
from atoll.engine.game import Game
from atoll.engine.judge import Judge
from atoll.engine.state import State

UNSEEN: Final[int] = -1  # a move that was made in secret


def heard(state: State, move: int, seat: int) -> int:
    """A move that is about to be played, as a seat hears of it."""
    hidden = state.seat != seat and state.decision().secret(state, state.task, move)
    return UNSEEN if hidden else move


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Plays one seat of a game. The same seed, asked the same questions, gives the same moves.

    A bot never sees the true position. Whoever runs it asks
    `bot.choose(state.redeal(seat, chance))`, and tells it of every move that is played, its own
    included, by `bot.observe(move, state.redeal(seat, chance))` with the position after the move; the
    move is UNSEEN if others made it in secret (see `heard`). Telling is a courtesy: a bot that is never told plays from what it is asked alone.

    What lies hidden in the position that `choose` is given, the stream of chance included, was
    made up by the redeal; the bots of this house redeal it again by their own stream, so that two
    redeals of one view get the same answer.
    """

    name: ClassVar[str] = "bot"

    def __init__(self, game: Game, seed: int = 0, judge: Judge[Any] | None = None) -> None:
        self.game = game
        self.judge: Judge[Any] = game.judge if judge is None else judge
        self.seed = seed
        self.spec: str = type(self).__name__  # what it was asked for by
        # Forked, so that a bot and a game of the same seed do not draw the same numbers.
        self.chance: Chance = seeded(seed).fork()

    def choose(self, state: State) -> int:
        """One of `state.legal`, for the seat to decide."""
        raise NotImplementedError(f"{type(self).__name__} does not say how it chooses")

    def observe(self, move: int, state: State) -> None:
        """Hear of a move that was played, or of UNSEEN; `state` is the position after it."""
