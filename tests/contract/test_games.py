"""Whole games: they begin as asked, keep all their parts, count their scores, are judged, and end."""

from atoll.testing import held_to
from atoll.testing.promises import games, judging
from tests.contract.held import HELD

TestGames = held_to(HELD, games, judging)
