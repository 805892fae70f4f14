"""How fast bots play: so that people can follow, and no slower. Whoever is in a hurry skips to their turn."""

import asyncio
from typing import Final

from atoll.table.hub import Hub

PAUSE: Final = 0.7  # seconds before a bot's turn, so that people see one after the other
WITHIN: Final = 0.35  # of that, before every further decision of the turn
SPEEDS: Final = {
    "normal": 1.0,
    "quick": 0.4,
    "off": 0.1,
}  # by what the viewers chose in the settings


class Pace:
    """The pauses at all tables."""

    def __init__(self, hub: Hub, pause: float) -> None:
        self.hub = hub
        self.pause = pause
        self.resting: dict[str, asyncio.Event] = {}
        self.hurried: set[str] = set()

    def seconds(self, table_id: str, goes_on: bool) -> float:
        """How long a bot waits before it plays: for the slowest who watch, and not for nobody."""
        if table_id in self.hurried:
            return 0.0
        slowest = max([SPEEDS.get(speed, 1.0) for speed in self.hub.speeds(table_id)], default=0.0)
        return self.pause * slowest * (WITHIN if goes_on else 1.0)

    async def rest(self, table_id: str, goes_on: bool) -> None:
        """Wait, unless somebody skips it."""
        seconds = self.seconds(table_id, goes_on)
        woken = self.resting.setdefault(table_id, asyncio.Event())
        try:
            await asyncio.wait_for(woken.wait(), seconds)
        except TimeoutError:
            pass
        finally:
            self.resting.pop(table_id, None)

    def hurry(self, table_id: str) -> None:
        """Let bots play without a pause until somebody else decides."""
        self.hurried.add(table_id)
        if table_id in self.resting:
            self.resting[table_id].set()

    def arrived(self, table_id: str) -> None:
        """It is no bot's turn any more."""
        self.hurried.discard(table_id)
