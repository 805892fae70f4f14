"""What people do among themselves at a table: they wait, nudge, resign, agree to end, and play again."""

import asyncio
import logging
import secrets
from typing import Any, Final

from sqlalchemy import Connection, null, select, update
from sqlalchemy.exc import SQLAlchemyError

from atoll.table.keeping import remove
from atoll.table.live import Live, result_of
from atoll.table.models import Seat, Table
from atoll.table.refused import Refused
from atoll.table.store import Gone, now
from atoll.table.tables import Tables, laid

log = logging.getLogger("atoll.table")

DAY: Final = 24 * 3600
LONGEST_TURN: Final = 30 * DAY
TURN_UNITS: Final = (("none", 0), ("minutes", 60), ("days", DAY))  # in which a turn is measured
STAND_IN: Final = "medium"  # the bot that plays for who is away or has resigned
NUDGE_AGAIN: Final = 300  # seconds between nudges at a table
TICK: Final = 3.0  # seconds between looks at the clock
RESIGNED, ABANDONED = "resigned", "abandoned"


class Company:
    """The people at the tables of the house."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store

    # Waiting for somebody

    def nudge(self, table_id: str, holder: str) -> int:
        """Ask whoever decides to do so, and not again for a while; the seat that is asked."""
        with self.tables.at(table_id) as live:
            must_sit(live, holder)
            seat = live.table.seats[live.turn] if live.turn >= 0 else None
            if seat is None or not seat.holder or seat.bot or seat.holder == holder:
                raise Refused(409, "table-nudge-nobody")
            if now() - live.table.nudged < NUDGE_AGAIN:
                raise nudged_already()
        rows = Table.__table__
        late = (rows.c.id == table_id) & (rows.c.nudged <= now() - NUDGE_AGAIN)
        with self.store.change(table_id) as connection:
            if not connection.execute(update(Table).where(late).values(nudged=now())).rowcount:
                raise nudged_already()  # by somebody else, just now
        return seat.number

    def stand_in(self, table_id: str) -> bool:
        """Let a bot play for whoever took too long; False if it is nobody's turn who is late."""
        with self.store.change(table_id) as connection:
            row = connection.execute(select(*Table.__table__.c).where(Table.id == table_id)).one()
            if row.turn < 0 or not row.turn_time or row.turned + row.turn_time > now():
                return False
            done = connection.execute(
                update(Seat)
                .where(Seat.table_id == table_id, Seat.number == row.turn)
                .where(Seat.holder != "", Seat.bot == "")
                .values(bot=STAND_IN, absent=True)
            )
            return bool(done.rowcount)

    def late(self) -> list[str]:
        """The tables at which somebody takes longer than agreed."""
        slow = (Table.turn_time > 0) & (Table.turned + Table.turn_time <= now())
        person = (Seat.number == Table.turn) & (Seat.holder != "") & (Seat.bot == "")
        with self.store.engine.connect() as connection:
            wanted = select(Table.id).where(Table.turn >= 0, slow, Table.seats.any(person))
            return list(connection.scalars(wanted))

    def change_terms(self, table_id: str, holder: str, **terms: Any) -> None:
        """The host may show the table in the lobby, or change how long a turn may take."""
        with self.tables.at(table_id) as live:
            must_host(live, holder)
        with self.store.change(table_id, turned=now(), **terms):
            pass

    # Ending a game before its end

    def resign(self, table_id: str, holder: str, number: int) -> None:
        """Give up: a bot plays the seat to the end, or the game is over if nobody is left to play on."""
        self.tables.own_seat(table_id, holder, number)
        with self.tables.at(table_id) as live:
            result = result_of(live.session.state)
        given_up = {"resigned": True, "bot": STAND_IN, "absent": False, "agrees": False}
        with self.store.change(table_id) as connection:
            at_seat = (Seat.table_id == table_id) & (Seat.number == number)
            connection.execute(update(Seat).where(at_seat, Seat.holder == holder).values(given_up))
            left = [seat for seat in seats_in(connection, table_id) if not seat.resigned]
            if len(left) <= 1 or not any(seat.holder for seat in left):
                winners = [seat.number for seat in left] if len(left) == 1 else []
                end(connection, table_id, RESIGNED, result | {"winners": winners})

    def agree(self, table_id: str, holder: str, agrees: bool) -> None:
        """Wish to end the game here, or no longer; it ends when everybody who plays wishes so."""
        with self.tables.at(table_id) as live:
            must_sit(live, holder)
            if live.over:
                raise Refused(409, "refused-game-over")
            result = result_of(live.session.state)
        with self.store.change(table_id) as connection:
            own = (Seat.table_id == table_id) & (Seat.holder == holder)
            connection.execute(update(Seat).where(own).values(agrees=agrees))
            playing = [
                seat
                for seat in seats_in(connection, table_id)
                if seat.holder and not (seat.absent or seat.resigned)
            ]
            if playing and all(seat.agrees for seat in playing):
                end(connection, table_id, ABANDONED, result | {"winners": []})

    def delete(self, table_id: str, holder: str) -> None:
        """Remove a table that nobody else has joined."""
        with self.store.writing() as connection:
            row = connection.execute(select(*Table.__table__.c).where(Table.id == table_id)).first()
            if row is None:
                raise Gone(table_id)
            if not holder or row.host != holder:
                raise Refused(403, "table-not-host")
            others = {seat.holder for seat in seats_in(connection, table_id)} - {"", holder}
            if others:
                raise Refused(409, "table-not-alone")
            remove(connection, [Table.id == table_id])
            before = update(Table).where(Table.rematch == table_id)
            connection.execute(before.values(rematch=""))
            self.store.scribe.notify(connection, table_id, row.changes + 1)
        self.store.report(table_id, row.changes + 1)

    # Another game

    def rematch(self, table_id: str, holder: str) -> str:
        """The one table at which everybody plays again; whoever asks first sets it up."""
        with self.tables.at(table_id) as live:
            must_sit(live, holder)
            if not live.over:
                raise Refused(409, "table-rematch-later")
            table, game = live.table, live.game
        if not table.rematch:
            self.tables.must_have_room(holder)
        seats = [again(seat) for seat in table.seats]
        terms = {"host": holder, "public": table.public, "turn_time": table.turn_time}
        fresh = laid(game, seats, table.options, secrets.randbits(48), **terms)
        return self.store.follow(table_id, fresh)


def again(seat: Seat) -> Seat:
    """The same place at another table; who lent it, was away or resigned plays again."""
    bot = "" if seat.holder else seat.bot
    return Seat(number=seat.number, name=seat.name, holder=seat.holder, bot=bot)


def seats_in(connection: Connection, table_id: str) -> list[Any]:
    rows = Seat.__table__.c
    return list(
        connection.execute(select(*rows).where(rows.table_id == table_id).order_by(rows.number))
    )


def end(connection: Connection, table_id: str, why: str, result: dict[str, Any]) -> None:
    """The game is over, unless it is over already."""
    over = {"ended": why, "turn": -1, "result": result or null()}
    under_way = (Table.id == table_id) & (Table.turn >= 0)
    connection.execute(update(Table).where(under_way).values(over))


def must_sit(live: Live, holder: str) -> None:
    if not live.seats_of(holder):
        raise Refused(403, "table-not-your-seat")


def must_host(live: Live, holder: str) -> None:
    if not holder or live.table.host != holder:
        raise Refused(403, "table-not-host")


def nudged_already() -> Refused:
    return Refused(429, "table-nudged", {"minutes": NUDGE_AGAIN // 60})


class Clock:
    """Looks now and then whether somebody takes longer than agreed."""

    def __init__(self, company: Company) -> None:
        self.company = company
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.get_running_loop().create_task(self.run())

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                await asyncio.to_thread(self.look)
            except SQLAlchemyError as error:
                log.warning("the clock could not look: %s", type(error).__name__)

    def look(self) -> None:
        for table_id in self.company.late():
            try:
                self.company.stand_in(table_id)
            except Gone:
                continue  # its host removed it just now
