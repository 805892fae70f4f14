"""Bots at the table: they think in worker processes and never hold up the page."""

import asyncio
import hashlib
import logging
from dataclasses import dataclass
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from atoll.table.hub import Hub
from atoll.table.live import Live
from atoll.table.metrics import Metrics
from atoll.table.pace import Pace
from atoll.table.refused import Refused
from atoll.table.tables import Busy, Tables
from atoll.table.thoughts import QUICK, Thought, Thoughts, Unwanted
from atoll.table.weighing import Advice, weigh
from atoll.table.workers import Course, Workers

log = logging.getLogger("atoll.table")

AGAIN = 1.0  # seconds until a bot that could not play tries again
ELSEWHERE = 5.0  # seconds until a server looks whether another one has played
GONE = (404, 410)  # no such table, or one that cannot be read here
HINTS = 2  # that one person may wait for at once
HINT_LEVEL = "hard"
HINT_SECONDS = 1.5  # of search
HINT_PATIENCE = 2.2  # seconds until a hint is given at first sight


@dataclass(frozen=True)
class Question:
    """A position to be thought about, and for whom."""

    table: str
    version: int
    asker: str
    game: str
    position: dict[str, Any]
    level: str
    seed: int
    alone: bool  # do bots play among themselves?
    goes_on: bool = False  # did the same seat decide last?
    moves: tuple[str, ...] = ()  # played so far


def seed_for(live: Live) -> int:
    """The seed of a thought: the same for the same position, and nothing like the table's own."""
    asked = f"{live.table.id} {live.table.seed} {live.version}"
    return int.from_bytes(hashlib.blake2b(asked.encode(), digest_size=6).digest())


def question_about(live: Live, asker: str, level: str) -> Question:
    return Question(
        table=live.table.id,
        version=live.version,
        asker=asker,
        game=live.game.name,
        position=live.session.state.to_dict(),
        level=level,
        seed=seed_for(live),
        alone=all(seat.bot for seat in live.table.seats),
        goes_on=bool(live.session.plies) and live.session.plies[-1].seat == live.turn,
        moves=tuple(live.session.record.moves),
    )


class Thinkers:
    """Drives every table at which a bot has the turn."""

    def __init__(
        self, tables: Tables, hub: Hub, metrics: Metrics, workers: int, pause: float
    ) -> None:
        self.tables = tables
        self.hub = hub
        self.metrics = metrics
        self.pace = Pace(hub, pause)
        self.workers = Workers(workers + 1)  # one more for quick thoughts
        self.thoughts = Thoughts(workers, metrics.thought)
        self.driven: dict[str, asyncio.Task[None]] = {}
        self.called: set[str] = set()

    def start(self) -> None:
        """Take up the tables that were left while a bot had the turn."""
        for table_id in self.tables.store.awaiting_bots():
            self.drive(table_id)

    def stop(self) -> None:
        for task in list(self.driven.values()):
            task.cancel()
        self.thoughts.stop()
        self.workers.stop()

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
            except Unwanted:
                at_turn = False
            except SQLAlchemyError as error:
                log.warning("table %s: the database is away: %s", table_id, type(error).__name__)
                await asyncio.sleep(AGAIN)
            except Exception:
                log.exception("table %s: a bot could not play; it tries again", table_id)
                await asyncio.sleep(AGAIN)

    async def play_one(self, table_id: str) -> bool:
        """Let a bot play its move; False if it is no bot's turn, or if bots are alone and nobody
        watches them."""
        try:
            with self.tables.at_once(table_id) as live:
                asked = self.asked(live)
        except Busy:
            asked = await asyncio.to_thread(self.turn, table_id)
        if asked is None or (asked.alone and not self.hub.watchers(table_id)):
            self.pace.arrived(table_id)
            return False
        if not await asyncio.to_thread(self.tables.store.claim, table_id):
            await asyncio.sleep(ELSEWHERE)  # another server thinks about it
            return True
        try:
            rest = self.pace.rest(table_id, asked.goes_on)
            move, _ = await asyncio.gather(self.think(asked), rest)
            await asyncio.to_thread(self.tables.play_for_bot, table_id, asked.version, move)
            self.metrics.moves.labels("bot").inc()
        finally:
            await asyncio.to_thread(self.tables.store.release, table_id)
        return True

    def turn(self, table_id: str) -> Question | None:
        with self.tables.at(table_id, trusting=True) as live:
            return self.asked(live)

    def asked(self, live: Live) -> Question | None:
        """What the bot whose turn it is has to think about; None if it is no bot's turn. Where somebody
        looks on, a hint may be wanted soon."""
        watching = self.hub.watchers(live.table.id)
        if live.turn >= 0 and watching:
            self.workers.warm(live.game.name)
        if live.turn < 0 or not live.table.seats[live.turn].bot:
            return None
        people = [seat.holder for seat in live.table.seats if seat.holder]
        watchers = [holder for holder in watching if holder]
        asker = next(iter(people + watchers), live.table.id)
        return question_about(live, asker, live.table.seats[live.turn].bot)

    async def think(self, asked: Question) -> str:
        def watched() -> bool:
            return bool(self.hub.watchers(asked.table))

        def wanted() -> bool:
            return not asked.alone or watched()

        thought = self.thought(asked, watched=watched, wanted=wanted)
        move: str = await self.thoughts.ask(thought)
        return move

    def thought(self, asked: Question, **waits: Any) -> Thought:
        """A question on its way to a worker."""

        course = None if asked.level in QUICK else Course(asked.table, asked.moves)

        async def work() -> str:
            return await self.workers.think(
                asked.game, asked.position, asked.level, asked.seed, course
            )

        return Thought(asked.asker, asked.level, work, **waits)

    def hint(self, table_id: str, holder: str) -> Question:
        """What is to be thought about for a hint; refused if it is not the asker's turn."""
        with self.tables.at(table_id) as live:
            if live.acts_for(holder) < 0:
                raise Refused(409, "table-not-your-turn")
            return question_about(live, holder, HINT_LEVEL)

    async def advise(self, asked: Question) -> list[Advice]:
        """What a bot thinks of the moves of somebody who asks, the best first; nobody may ask for many at
        once. Where all are busy thinking, it is what it finds at first sight."""
        if self.thoughts.waiting_for(asked.asker) >= HINTS:
            raise Refused(429, "table-hints-slow")
        search = self.thoughts.ask(self.weighing(asked, HINT_LEVEL, HINT_SECONDS))
        found: list[Advice]
        try:
            found = await asyncio.wait_for(search, HINT_PATIENCE)
        except TimeoutError:
            found = await self.thoughts.ask(self.weighing(asked, QUICK[0], 0.0))
        return found

    def weighing(self, asked: Question, level: str, seconds: float) -> Thought:
        async def work() -> list[Advice]:
            return await self.workers.ask(weigh, asked.game, asked.position, seconds, asked.seed)

        return Thought(asked.asker, level, work)
