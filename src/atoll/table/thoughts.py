"""The queue of thoughts: fair to every person, short ones and those that are waited for first."""

import asyncio
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from atoll.bots.levels import LEVELS
from atoll.bots.mcts import Mcts

# Levels that do not search are done in a moment: they have a place of their own.
QUICK = [level for level, bot in LEVELS.items() if not issubclass(bot, Mcts)]
REVIEW = "review"  # no level of a bot: what is done when nothing else waits
HALF_LIFE = 60.0  # seconds after which half of what somebody has used is forgotten

ORDER = count()


class Unwanted(Exception):
    """Nobody waits for the thought any more."""


@dataclass(eq=False)
class Thought:
    """Something to be thought about, for whom, and who waits for it."""

    asker: str
    level: str
    work: Callable[[], Awaitable[Any]]
    watched: Callable[[], bool] = lambda: True  # does somebody sit and wait for it?
    wanted: Callable[[], bool] = lambda: True  # is it still of use?
    answer: "asyncio.Future[Any]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )
    order: int = field(default_factory=lambda: next(ORDER))

    @property
    def quick(self) -> bool:
        return self.level in QUICK


class Shares:
    """How much thinking everybody has used lately, in seconds."""

    def __init__(self) -> None:
        self.used: dict[str, tuple[float, float]] = {}

    def of(self, asker: str) -> float:
        used, when = self.used.get(asker, (0.0, 0.0))
        return used * 0.5 ** ((time.monotonic() - when) / HALF_LIFE) if used else 0.0

    def charge(self, asker: str, seconds: float) -> None:
        self.used[asker] = (self.of(asker) + seconds, time.monotonic())
        if len(self.used) > 10_000:
            self.used.pop(next(iter(self.used)))


class Thoughts:
    """Lets so many long thoughts go on at once, and one quick one beside them."""

    def __init__(self, long: int, done: Callable[[str, float], None]) -> None:
        self.long = long
        self.done = done  # told the level and the seconds of every thought
        self.stopped = False
        self.waiting: list[Thought] = []
        self.going: list[Thought] = []
        self.shares = Shares()
        self.tasks: set[asyncio.Task[None]] = set()

    def waiting_for(self, asker: str) -> int:
        """How many thoughts somebody has in the queue and at work."""
        return sum(thought.asker == asker for thought in (*self.waiting, *self.going))

    async def ask(self, thought: Thought) -> Any:
        """The answer to a thought, in its turn. Who stops waiting takes it out of the queue."""
        self.waiting.append(thought)
        self.start()
        try:
            return await thought.answer
        finally:
            if thought in self.waiting:
                self.waiting.remove(thought)

    def start(self) -> None:
        """Begin what there is room for."""
        while not self.stopped and (thought := self.next()) is not None:
            self.waiting.remove(thought)
            self.going.append(thought)
            task = asyncio.get_running_loop().create_task(self.carry_out(thought))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def next(self) -> Thought | None:
        """What is to be thought now. What nobody wants any more is put aside."""
        for thought in [each for each in self.waiting if not each.wanted()]:
            self.waiting.remove(thought)
            thought.answer.set_exception(Unwanted())
        long = sum(not thought.quick for thought in self.going)
        room = long < self.long
        ready = [each for each in self.waiting if room or each.quick]
        if len(self.going) > self.long or not ready:
            return None
        busy: defaultdict[str, int] = defaultdict(int)
        for thought in self.going:
            busy[thought.asker] += 1
        levels = [*LEVELS, REVIEW]
        return min(
            ready,
            key=lambda each: (
                each.level == REVIEW,
                not each.watched(),
                busy[each.asker],
                self.shares.of(each.asker),
                levels.index(each.level),
                each.order,
            ),
        )

    async def carry_out(self, thought: Thought) -> None:
        began = time.monotonic()
        try:
            found = await thought.work()
            if not thought.answer.done():
                thought.answer.set_result(found)
        except Exception as error:
            if not thought.answer.done():
                thought.answer.set_exception(error)
        finally:
            self.going.remove(thought)
            seconds = time.monotonic() - began
            self.shares.charge(thought.asker, seconds)
            self.done(thought.level, seconds)
            self.start()

    def stop(self) -> None:
        self.stopped = True
        for task in self.tasks:
            task.cancel()
