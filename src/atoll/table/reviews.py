"""Reviews at the table: worked out a decision at a time while somebody looks, and kept.

The thinking processes look at a decision when nothing else waits for them: at all of them shortly, then at the turning points
and at those of whoever waits as long as the strongest bot would. They look in slices, so that a bot that is asked meanwhile need
not wait for the end of it; of all reviews only one short and one long look are under way at once. When nobody looks any more, or the server goes, the review rests; whoever looks again finds what
is known, and it goes on from there.
"""

import asyncio
import json
import logging
from collections import OrderedDict
from dataclasses import asdict, dataclass
from typing import Any, Final

from sqlalchemy import delete, false, insert, or_, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from atoll.bots.levels import MASTER
from atoll.door import game as find_game
from atoll.review.reviewer import Judged, Look, Review, far, to_look_at_again
from atoll.table.hub import Hub
from atoll.table.live import Live
from atoll.table.models import Reviewed
from atoll.table.refused import Refused
from atoll.table.tables import Tables
from atoll.table.thinkers import AGAIN, ELSEWHERE, Thinkers
from atoll.table.thoughts import REVIEW, Thought, Unwanted
from atoll.table.workers import Course

log = logging.getLogger("atoll.table")

CLAIM: Final = "review of "  # before a table's name: the claim to review it
SLICE: Final = 0.3  # seconds that a look takes at once
KEPT: Final = 2  # looks that a process keeps to go on with: a short and a long one


@dataclass(frozen=True)
class Decision:
    """A decision to be looked at."""

    version: int  # of its table
    game: str
    position: str  # as JSON
    ply: int
    move: str
    seconds: float = 0.0  # of a long look; without them it is a short one


UNDER_WAY: OrderedDict[tuple[str, Decision], Look] = OrderedDict()  # in this process


def look_at(decision: Decision, course: Course) -> Judged | None:
    """What a decision was worth, found out in a worker process; None if that takes more slices."""
    key = (course.table, decision)
    look = UNDER_WAY.pop(key, None)
    if look is None:
        state = find_game(decision.game).from_dict(json.loads(decision.position))
        look = Look(state, decision.ply, decision.move, seconds=decision.seconds)
    found = look.go_on(SLICE)
    if found is None:
        UNDER_WAY[key] = look
        if len(UNDER_WAY) > KEPT:
            UNDER_WAY.popitem(last=False)
    return found


class Reviews:
    """The reviews of all finished games."""

    def __init__(self, tables: Tables, thinkers: Thinkers) -> None:
        self.tables = tables
        self.store = tables.store
        self.thinkers = thinkers
        self.hub = Hub()  # of those who look at reviews
        self.hub.listeners.append(self.drive)
        self.driven: dict[str, asyncio.Task[None]] = {}
        self.chosen: dict[tuple[str, str], int] = {}  # the seat somebody asks about, by table
        self.seconds = MASTER  # of a long look
        self.under_way = {False: asyncio.Lock(), True: asyncio.Lock()}  # short and long looks

    def of(self, live: Live) -> Review:
        """What is known of a table's game; refused while it is under way."""
        must_be_over(live)
        wanted = select(Reviewed.found).where(*self.rows(live)).order_by(Reviewed.ply)
        with self.store.engine.connect() as connection:
            found = [Judged(**each) for each in connection.scalars(wanted)]
        return Review(live.session, found)

    def progress(self, table_id: str, holder: str) -> tuple[int, int]:
        """How many looks at decisions were done, and how many somebody wants."""
        with self.tables.at(table_id) as live:
            return far(self.of(live), self.seats_for(live, holder))

    def seats_for(self, live: Live, holder: str) -> list[int]:
        """The seats whose decisions somebody wants to be looked at for long: their own, else the one that
        they ask about."""
        chosen = self.chosen.get((live.table.id, holder))
        return live.seats_of(holder) or ([] if chosen is None else [chosen])

    def rows(self, live: Live) -> tuple[Any, ...]:
        return Reviewed.table_id == live.table.id, Reviewed.version == live.version

    def keep(self, table_id: str, version: int, found: Judged) -> None:
        """Write down what was found, in place of what was found at first sight; of what was played before
        the last move went back, nothing stays."""
        row = {"table_id": table_id, "version": version, "ply": found.ply, "found": asdict(found)}
        passed = or_(
            Reviewed.version < version, Reviewed.ply == found.ply if found.long else false()
        )
        old = delete(Reviewed).where(Reviewed.table_id == table_id, passed)
        try:
            with self.store.writing() as connection:
                connection.execute(old)
                connection.execute(insert(Reviewed).values(row))
        except IntegrityError:
            pass  # another server was faster, or the table is gone

    def drive(self, table_id: str) -> None:
        """See to it that a review goes on while somebody looks at it."""
        if table_id not in self.driven:
            task = asyncio.get_running_loop().create_task(self.work_out(table_id))
            self.driven[table_id] = task

    async def work_out(self, table_id: str) -> None:
        failed: set[int] = set()
        try:
            while self.hub.watchers(table_id) and await self.go_on(table_id, failed):
                pass
        finally:
            self.driven.pop(table_id, None)

    async def go_on(self, table_id: str, failed: set[int]) -> bool:
        """Look at one decision; False if there is none left, or nobody who waits for it. Decisions that
        have `failed` to be judged are left out."""
        try:
            return await self.claimed(table_id, failed)
        except (Refused, Unwanted):
            return False  # the table is gone, its last move was taken back, or everybody left
        except SQLAlchemyError as error:
            log.warning("review of %s: the database is away: %s", table_id, type(error).__name__)
            await asyncio.sleep(AGAIN)
        return True

    async def claimed(self, table_id: str, failed: set[int]) -> bool:
        if not await asyncio.to_thread(self.store.claim, CLAIM + table_id):
            await asyncio.sleep(ELSEWHERE)  # another server works on it
            self.hub.wake(table_id)
            return True
        try:
            holders = self.hub.watchers(table_id)
            decision = await asyncio.to_thread(self.next, table_id, holders, failed)
            if decision is not None:
                await self.judge(table_id, decision, failed)
        finally:
            await asyncio.to_thread(self.store.release, CLAIM + table_id)
        return decision is not None

    async def judge(self, table_id: str, decision: Decision, failed: set[int]) -> None:
        found: Judged | None = None
        try:
            async with self.under_way[decision.seconds > 0]:
                while found is None:
                    found = await self.thinkers.thoughts.ask(self.thought(table_id, decision))
        except Unwanted:
            raise
        except Exception:
            log.exception("review of %s: decision %d cannot be judged", table_id, decision.ply)
            failed.add(decision.ply)
            return
        await asyncio.to_thread(self.keep, table_id, decision.version, found)
        self.hub.wake(table_id)

    def thought(self, table_id: str, decision: Decision) -> Thought:
        """A decision on its way to a worker. Reviews count for themselves: nobody's bots or hints wait
        because of them."""
        holder = next(iter(self.hub.watchers(table_id)), "")

        async def work() -> Judged | None:
            course = Course(CLAIM + table_id, ())  # where a long look began
            return await self.thinkers.workers.ask(look_at, decision, course)

        return Thought(
            f"{REVIEW} {holder}", REVIEW, work, wanted=lambda: bool(self.hub.watchers(table_id))
        )

    def next(self, table_id: str, holders: list[str], failed: set[int]) -> Decision | None:
        """The next decision to be looked at: those of whoever waits come first, then all others, then
        those that want a long look."""
        with self.tables.at(table_id) as live:
            found, plies = self.of(live), live.session.plies
            own = {seat for holder in holders for seat in self.seats_for(live, holder)}
            left = set(range(len(plies))) - {each.ply for each in found.decisions}
            again = [ply for ply in to_look_at_again(found, own) if ply not in failed]
            if left - failed:
                ply = min(left - failed, key=lambda each: (plies[each].seat not in own, each))
            elif again:
                ply = again[0]
            else:
                return None
            position = json.dumps(plies[ply].before.to_dict())
            move = live.session.record.moves[ply]
            seconds = 0.0 if ply in left else self.seconds
            return Decision(live.version, live.game.name, position, ply, move, seconds)

    def stop(self) -> None:
        for task in list(self.driven.values()):
            task.cancel()


def must_be_over(live: Live) -> None:
    if not live.over:
        raise Refused(409, "table-review-later")
