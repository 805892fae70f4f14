"""Many games between bots: who wins, by how much, and from which seat."""

from atoll.arena.match import BotError, GameResult, Match, play
from atoll.arena.standings import Standings, wilson

__all__ = ["BotError", "GameResult", "Match", "Standings", "play", "wilson"]
