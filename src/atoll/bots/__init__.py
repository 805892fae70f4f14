"""Bots that play any game of the house: random, greedy, mcts, and the levels easy to master."""

from atoll.bots.bot import Bot
from atoll.bots.spec import Spec, bot

__all__ = ["Bot", "Spec", "bot"]
