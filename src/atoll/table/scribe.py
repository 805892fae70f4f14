"""How what is done at tables gets into the store."""

import asyncio
import threading
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, cast

from sqlalchemy import (
    JSON,
    Connection,
    Engine,
    TableClause,
    bindparam,
    case,
    insert,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError

from atoll.table.models import Act, Table

CHANNEL = "atoll"

# What every move asks of the database, written once.
ROWS = cast("TableClause", Table.__table__)
ADDED = insert(cast("TableClause", Act.__table__))
MOVED = (
    update(ROWS)
    .where(
        ROWS.c.id == bindparam("table"),
        ROWS.c.version == bindparam("number"),
        ROWS.c.ended == "",
    )
    .values(
        changes=ROWS.c.changes + 1,
        touched=bindparam("at"),
        version=bindparam("then"),
        turned=case((ROWS.c.turn != bindparam("to"), bindparam("at")), else_=ROWS.c.turned),
        turn=bindparam("to"),
        result=bindparam("outcome", type_=JSON(none_as_null=True)),
    )
    .returning(ROWS.c.changes)
)


class Stale(Exception):
    """Somebody else was faster: the entry's number is taken."""


@dataclass
class Entries:
    """What somebody did at a table, on its way into the store."""

    table: str
    moved: dict[str, Any]
    added: list[dict[str, Any]]
    count: int = -1  # of the table's changes, once it is written
    error: Exception | None = None
    done: bool = False

    def write(self, connection: Connection) -> None:
        count = connection.scalar(MOVED, self.moved)
        self.error = Stale(self.table) if count is None else None  # when tried again, too
        if count is not None:
            self.count = count
            connection.execute(ADDED, self.added)


class Scribe:
    """Writes what was done at tables. On SQLite one writes for all who wait: the disk takes as long for many
    as for one."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.postgres = engine.dialect.name == "postgresql"
        self.waiting: deque[Entries] = deque()
        self.front = threading.Lock()
        self.hand = ThreadPoolExecutor(1, "atoll-scribe")

    def enter(self, asked: Entries) -> None:
        """Write entries; they say themselves how it went."""
        if self.postgres:
            self.write([asked])
            return
        self.waiting.append(asked)
        self.write_waiting(asked)

    async def enter_soon(self, asked: Entries) -> None:
        """Write entries into a SQLite file without holding up whoever else is answered meanwhile."""
        self.waiting.append(asked)
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self.hand, self.write_waiting, asked)

    def write_waiting(self, asked: Entries) -> None:
        """Write all that waits, unless somebody has written what is asked for with their own."""
        with self.front:
            if not asked.done:
                self.write([self.waiting.popleft() for _ in range(len(self.waiting))])

    def close(self) -> None:
        self.hand.shutdown()

    def write(self, batch: list[Entries]) -> None:
        """Write what several ask for in one transaction; each is told for itself how it went."""
        try:
            with self.engine.begin() as connection:
                for each in batch:
                    each.write(connection)
                    if each.error is None:
                        self.notify(connection, each.table, each.count)
        except IntegrityError as error:
            if len(batch) == 1:
                batch[0].error = Stale(str(error))
            else:
                for each in batch:
                    self.write([each])
        except Exception as error:
            for each in batch:
                each.error = error
        for each in batch:
            each.done = True

    def notify(self, connection: Connection, table_id: str, count: int) -> None:
        """Let PostgreSQL tell other servers, once the transaction is written."""
        if self.postgres:
            connection.execute(
                text("SELECT pg_notify(:channel, :news)"),
                {"channel": CHANNEL, "news": f"{table_id} {count}"},
            )
