"""Copies, dictionaries, views and redeals: one position in its several forms."""

from atoll.testing import held_to
from atoll.testing.promises import positions
from tests.contract.held import HELD

TestPositions = held_to(HELD, positions)
