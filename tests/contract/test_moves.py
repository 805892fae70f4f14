"""The two voices of the rules agree; notation names moves; what is refused changes nothing."""

from atoll.testing import held_to
from atoll.testing.promises import moves
from tests.contract.held import HELD

TestMoves = held_to(HELD, moves)
