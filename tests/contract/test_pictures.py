"""Every view can be drawn and printed, and whatever may be done now has its piece in the picture."""

from atoll.testing import held_to
from atoll.testing.promises import pictures, terminal
from tests.contract.held import HELD

TestPictures = held_to(HELD, pictures, terminal)
