"""A position in numbers: it tells what a seat knows, all of it and nothing else, in the same places."""

from atoll.testing import held_to
from atoll.testing.promises import encoding
from tests.contract.held import HELD

TestEncoding = held_to(HELD, encoding)
