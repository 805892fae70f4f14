"""Views tell the same things in every game by the same names."""

from atoll.testing import held_to
from atoll.testing.promises import views
from tests.contract.held import HELD

TestViews = held_to(HELD, views)
