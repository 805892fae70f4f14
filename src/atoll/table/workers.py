"""The processes in which bots think. A broken one is replaced once for all who wait, and none of them
outlives the server."""

import asyncio
import logging
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from atoll.bots import bot
from atoll.door import game as find_game
from atoll.engine.chance import seeded
from atoll.engine.state import State
from atoll.spread import end_with_parent

log = logging.getLogger("atoll.table")

TRIES = 2  # a thought that breaks a second worker is given up


def redealt(game: str, position: dict[str, Any], seed: int) -> State:
    """The position as the seat to decide may imagine it: nothing hidden reaches a bot."""
    state = find_game(game).from_dict(position)
    return state.redeal(state.seat, seeded(seed))


def think(game: str, position: dict[str, Any], level: str, seed: int) -> str:
    """A bot's move in notation, found in a worker process."""
    state = redealt(game, position, seed)
    return state.notation(bot(level, find_game(game), seed=seed).choose(state))


class Workers:
    """A pool of processes that is there again when it broke."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self.count, mp_context=multiprocessing.get_context("spawn"), initializer=end_with_parent
        )

    async def think(self, game: str, position: dict[str, Any], level: str, seed: int) -> str:
        for _ in range(TRIES):
            pool = self.pool
            try:
                asked = pool.submit(think, game, position, level, seed)
                return await asyncio.wrap_future(asked)
            except BrokenProcessPool:
                self.replace(pool)
        raise RuntimeError(f"two workers died of one thought about {game} at {level}")

    def replace(self, broken: ProcessPoolExecutor) -> None:
        """Start new processes, unless somebody else who waited has done so already."""
        if self.pool is broken:
            log.warning("a thinking process died; starting new ones")
            self.pool = self.new_pool()
            broken.shutdown(wait=False)

    def stop(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
