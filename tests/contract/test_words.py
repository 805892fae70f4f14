"""Whatever a position has to say, it says in three languages and cites its rules."""

from atoll.testing import held_to
from atoll.testing.promises import printed, texts, words
from tests.contract.held import HELD

TestWords = held_to(HELD, words, texts, printed)
