"""Lessons teach what the rules allow, and have a word for every wrong turn."""

from atoll.testing import held_to
from atoll.testing.promises import lessons
from tests.contract.held import HELD

TestLessons = held_to(HELD, lessons)
