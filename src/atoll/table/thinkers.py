"""Bots at the table: they think in worker processes and never hold up the page."""

import asyncio
import hashlib
import logging
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from atoll.bots import bot
from atoll.door import game as find_game
from atoll.engine.chance import seeded
from atoll.engine.state import State
from atoll.table.tables import Live, Refused, Tables

log = logging.getLogger("atoll.table")

# People see one move after the other, and can still take back the last of their own.
PAUSE = 0.7
AGAIN = 1.0  # seconds until a bot that could not play tries again
GONE = (404, 410)  # no such table, or one of other rules


def ignore_interrupts() -> None:
    """Ctrl-C is for the server; it ends its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def redealt(game: str, position: dict[str, Any], seed: int) -> State:
    """The position as the seat to decide may imagine it: nothing hidden reaches a bot."""
    state = find_game(game).from_dict(position)
    return state.redeal(state.seat, seeded(seed))


def seed_for(live: Live) -> int:
    """The seed of a thought: the same for the same position, and nothing like the table's own."""
    asked = f"{live.table.id} {live.table.seed} {live.version}"
    return int.from_bytes(hashlib.blake2b(asked.encode(), digest_size=6).digest())


def think(game: str, position: dict[str, Any], level: str, seed: int) -> str:
    """A bot's move in notation, found in a worker process."""
    state = redealt(game, position, seed)
    return state.notation(bot(level, find_game(game), seed=seed).choose(state))


class Thinkers:
    """Drives every table at which a bot has the turn."""

    def __init__(self, tables: Tables, workers: int, pause: float) -> None:
        self.tables = tables
        self.workers = workers
        self.pause = pause
        self.pool = self.new_pool()
        self.driven: dict[str, asyncio.Task[None]] = {}
        self.called: set[str] = set()

    def new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            self.workers,
            mp_context=multiprocessing.get_context("spawn"),
            initializer=ignore_interrupts,
        )

    def start(self) -> None:
        """Take up the tables that were left while a bot had the turn."""
        for table in self.tables.store.awaiting_bots():
            self.drive(table.id)

    def stop(self) -> None:
        for task in list(self.driven.values()):
            task.cancel()
        self.pool.shutdown(wait=False, cancel_futures=True)

    def drive(self, table_id: str) -> None:
        """See to it that bots play at a table as long as it is their turn."""
        self.called.add(table_id)
        if table_id not in self.driven:
            task = asyncio.get_running_loop().create_task(self.play(table_id))
            self.driven[table_id] = task

    async def play(self, table_id: str) -> None:
        try:
            while table_id in self.called:  # called again while it was looking: it looks again
                self.called.discard(table_id)
                await self.play_on(table_id)
        finally:
            self.driven.pop(table_id, None)

    async def play_on(self, table_id: str) -> None:
        """Play until it is a person's turn; what goes wrong on the way is tried again."""
        at_turn = True
        while at_turn:
            try:
                at_turn = await self.play_one(table_id)
            except Refused as refused:
                at_turn = refused.status not in GONE  # else a move or the seat was taken back
            except Exception:
                log.exception("table %s: a bot could not play; it tries again", table_id)
                await asyncio.sleep(AGAIN)

    async def play_one(self, table_id: str) -> bool:
        """Let a bot play its move; False if it is no bot's turn."""
        live = await asyncio.to_thread(self.tables.live, table_id)
        if live.turn < 0 or not live.table.seats[live.turn].bot:
            return False
        version = live.version
        move, _ = await asyncio.gather(self.choose(live), asyncio.sleep(self.pause))
        await asyncio.to_thread(self.tables.play_for_bot, table_id, version, move)
        return True

    async def choose(self, live: Live) -> str:
        move: str = await self.ask(think, live, live.table.seats[live.turn].bot)
        return move

    async def ask(self, work: Callable[..., Any], live: Live, level: str) -> Any:
        """Let a worker think about a table's position; a worker that died is replaced once."""
        seed = seed_for(live)
        question = (live.game.name, live.session.state.to_dict(), level, seed)
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.pool, work, *question)
        except BrokenProcessPool:
            log.warning("a thinking process died; starting new ones")
            self.pool.shutdown(wait=False)
            self.pool = self.new_pool()
            return await loop.run_in_executor(self.pool, work, *question)
