"""The games of the house, with what their tests know of them."""

from pathlib import Path

from atoll.testing import Held
from tests.contract.alike import ALIKE
from tests.contract.census import census
from tests.house import HOUSE

HELD = [
    Held(game, census=census, tests=Path(__file__).parents[1], alike=ALIKE[game.name])
    for game in HOUSE
]
