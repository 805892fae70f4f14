"""Puzzles keep to the rules, and tell no secrets."""

from atoll.testing import held_to
from atoll.testing.promises import puzzles
from tests.contract.held import HELD

TestPuzzles = held_to(HELD, puzzles)
