"""Every game's ledger is complete, well said, and cited truly."""

from dataclasses import replace

import pytest

from atoll.testing import Held, held_to
from atoll.testing.promises import ledger
from tests.contract.held import HELD

# How many rules each section of a game's ledger has.
SECTIONS = {
    "tribes": [17, 3, 17, 8, 7, 8, 18, 10, 10, 18, 5, 7, 4, 5, 5, 4, 1],
    "atiwa": [
        *[9, 8, 5, 9, 19, 7, 8, 10, 5, 9, 5, 7, 6, 6, 7, 10, 4, 5, 7, 6, 3, 10, 3, 5, 1, 4, 8, 1],
        *[7, 10, 6],
    ],
    "kiwi": [20, 8, 11, 10, 8, 9, 8, 5, 11, 9, 8, 6, 6, 6, 6, 5, 13, 9, 4, 4, 7, 38, 6, 3],
    "atua": [14, 6, 8, 19, 6, 14, 7, 6, 10, 6, 2, 5, 7, 4, 10, 6],
    "tindaya": [  # the numbers 26 to 30 are not used
        *[15, 5, 11, 33, 11, 12, 5, 11, 2, 19, 4, 29, 11, 16, 12, 18, 16, 19, 17, 12, 2, 13, 5, 1],
        *[1, 0, 0, 0, 0, 0, 27, 7, 4, 7],
    ],
}

TestLedger = held_to(
    [replace(held, sections=SECTIONS[held.game.name]) for held in HELD],
    ledger,
)


@pytest.mark.parametrize("held", HELD, ids=lambda held: held.game.name)
def test_every_game_of_the_house_has_a_rulebook(held: Held) -> None:
    assert "rulebook" in {rule.origin for rule in held.game.ledger}
