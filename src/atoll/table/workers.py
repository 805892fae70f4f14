"""The processes in which bots think. A broken one is replaced once for all who wait, and none of them
outlives the server."""

import asyncio
import logging
import multiprocessing
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, TypeVar
from zlib import crc32

from atoll.bots import Bot, bot
from atoll.bots.bot import heard
from atoll.door import game as find_game
from atoll.engine.chance import seeded
from atoll.engine.state import State
from atoll.spread import end_with_parent
from atoll.table.weighing import warm

log = logging.getLogger("atoll.table")

T = TypeVar("T")

KEPT = 4  # searches that a process keeps to go on with; each may take tens of megabytes
TRIES = 2  # a thought that breaks a second worker is given up


@dataclass(frozen=True)
class Course:
    """What was played at a table so far, for a search to go on where it was."""

    table: str
    moves: tuple[str, ...]


class Search:
    """A bot that has thought for a seat of a table, and how far it has followed the game there."""

    def __init__(self, bot: Bot, state: State, moves: tuple[str, ...]) -> None:
        self.bot = bot
        self.state = state
        self.seat = state.seat
        self.moves = moves

    def follow(self, state: State, moves: tuple[str, ...], seed: int) -> bool:
        """Tell the bot what was played since; False if the game did not go on from what it knows."""
        known = len(self.moves)
        if moves[:known] != self.moves:
            return False  # something was taken back
        chance = seeded(seed)
        for notation in moves[known:]:
            move = self.state.parse(notation)
            told = heard(self.state, move, self.seat)
            self.state.play(move)
            self.bot.observe(told, self.state.redeal(self.seat, chance.fork()))
        self.moves = moves
        return self.state.to_dict() == state.to_dict()


SEARCHES: OrderedDict[tuple[str, int, str], Search] = OrderedDict()  # of this process


def think(
    game: str, position: dict[str, Any], level: str, seed: int, course: Course | None = None
) -> str:
    """A bot's move in notation, found in a worker process. The bot sees the position as the seat to
    decide may imagine it: nothing hidden reaches it."""
    state = find_game(game).from_dict(position)
    if course is None:
        thinker = bot(level, find_game(game), seed=seed)
    else:
        key = (course.table, state.seat, level)
        search = SEARCHES.pop(key, None)
        if search is None or not search.follow(state, course.moves, seed):
            search = Search(bot(level, find_game(game), seed=seed), state.copy(), course.moves)
        SEARCHES[key] = search
        if len(SEARCHES) > KEPT:
            SEARCHES.popitem(last=False)
        thinker = search.bot
    return state.notation(thinker.choose(state.redeal(state.seat, seeded(seed))))


class Workers:
    """Processes that are there again when they broke. A table is thought about in the same one, if
    that is free, so that a search goes on where it was."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.pools = [self.new_pool() for _ in range(count)]
        self.busy = [0] * count
        self.warmed: list[str] = []  # games that every process has loaded

    def new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(
            1, mp_context=multiprocessing.get_context("spawn"), initializer=end_with_parent
        )

    async def think(
        self,
        game: str,
        position: dict[str, Any],
        level: str,
        seed: int,
        course: Course | None = None,
    ) -> str:
        return await self.ask(think, game, position, level, seed, course)

    async def ask(self, work: Callable[..., T], *about: Any) -> T:
        """Let a process do something; what it knows of a table, if that is said, is in one of them."""
        course = next((each for each in about if isinstance(each, Course)), None)
        for _ in range(TRIES):
            number = self.free(course)
            pool = self.pools[number]
            self.busy[number] += 1
            try:
                return await asyncio.wrap_future(pool.submit(work, *about))
            except BrokenProcessPool:
                self.replace(number, pool)
            finally:
                self.busy[number] -= 1
        raise RuntimeError(f"two workers died of one thought: {work.__name__}")

    def free(self, course: Course | None) -> int:
        """The number of the process to ask."""
        home = crc32(course.table.encode()) % self.count if course else 0
        return min(range(self.count), key=lambda each: (self.busy[each], each != home))

    def warm(self, game: str) -> None:
        """Let every process load a game, so that the first thought about it is as fast as the next."""
        if game not in self.warmed:
            self.warmed.append(game)
            for pool in self.pools:
                with suppress(BrokenProcessPool):  # whoever asks next replaces it
                    pool.submit(warm, game)

    def replace(self, number: int, broken: ProcessPoolExecutor) -> None:
        """Start a new process, unless somebody else who waited has done so already."""
        if self.pools[number] is broken:
            log.warning("a thinking process died; starting a new one")
            self.pools[number] = self.new_pool()
            for game in self.warmed:
                self.pools[number].submit(warm, game)
            broken.shutdown(wait=False)

    def stop(self) -> None:
        for pool in self.pools:
            pool.shutdown(wait=False, cancel_futures=True)
