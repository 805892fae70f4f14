"""The search with its game's judgement by hand in place of a mind, to measure what a mind is worth:

atoll arena tribes --code examples/by_hand.py --bots mcts:0.1s,by-hand --games 40 --seats 2
"""

from typing import ClassVar

from atoll.bots.mcts import Mcts
from atoll.engine.game import Game

SECONDS = 0.1  # for a decision


class ByHand(Mcts):
    """Thinks as long as `mcts:0.1s`."""

    name: ClassVar[str] = "by-hand"

    def __init__(self, game: Game, seed: int = 0) -> None:
        super().__init__(game, seed, seconds=SECONDS, judge=game.judge)
