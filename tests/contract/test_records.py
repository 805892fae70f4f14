"""A game is saved, replayed to every position, and taken back as far as it may be."""

from atoll.testing import held_to
from atoll.testing.promises import records
from tests.contract.held import HELD

TestRecords = held_to(HELD, records)
