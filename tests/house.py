"""The games of the house, among those that are installed."""

import atoll

HOUSE = [game for game in atoll.shelf() if type(game).__module__.startswith("atoll.games.")]
