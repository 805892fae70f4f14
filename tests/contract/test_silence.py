"""Nothing happens in silence: what a spectator sees change is told by a line of the story."""

from dataclasses import replace

from atoll.testing import held_to
from atoll.testing.promises import silence
from tests.contract.held import HELD
from tests.contract.silence import table

TestSilence = held_to([replace(held, silence=table(held.game.name)) for held in HELD], silence)
