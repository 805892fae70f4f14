"""The store: SQLite or PostgreSQL, the same to everybody who uses it."""

import secrets
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError, TimeoutError
from sqlalchemy.orm import Session as Transaction
from sqlalchemy.orm import sessionmaker
from starlette.concurrency import run_in_threadpool

from atoll.table.claims import Claims, Locks
from atoll.table.database import connect
from atoll.table.models import Act, Line, Seat, Setting, Table
from atoll.table.scribe import ROWS, Entries, Scribe

MIGRATIONS = Path(__file__).parent / "migrations"
WRITERS = 30  # who may wait to write at once; reading needs threads, too
COUNT = select(ROWS.c.changes).where(ROWS.c.id == bindparam("table"))  # asked by every move


class Gone(LookupError):
    """The table is no longer there."""


class Store:
    """Everything that must outlive the server. Every method is one transaction."""

    def __init__(
        self,
        url: str,
        changed: Callable[[str, int], None] | None = None,
        together: Path | None = None,
    ) -> None:
        self.engine = connect(url, writes=False)
        self.writer = connect(url, writes=True)
        self.sessions = sessionmaker(self.engine, expire_on_commit=False)
        self.writers = threading.BoundedSemaphore(WRITERS)
        self.scribe = Scribe(self.writer)
        self.postgres = self.scribe.postgres
        self.claims: Claims | Locks | None = None
        if self.postgres:
            self.claims = Claims(self.writer)
        elif together is not None:
            self.claims = Locks(together)
        self.changed = changed  # called after every change, with the table's id and its count

    def migrate(self) -> None:
        """Bring the schema to this version."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self.writer.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def close(self) -> None:
        if self.claims is not None:
            self.claims.close()
        self.scribe.close()
        self.engine.dispose()
        self.writer.dispose()

    @contextmanager
    def in_line(self) -> Iterator[None]:
        """A place among those who write; when too many wait already, the database is busy."""
        if not self.writers.acquire(blocking=False):
            raise TimeoutError("too many wait to write")
        try:
            yield
        finally:
            self.writers.release()

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that writes."""
        with self.in_line(), self.writer.begin() as connection:
            yield connection

    @contextmanager
    def change(self, table_id: str, **fields: Any) -> Iterator[Connection]:
        """A transaction that changes a table, and tells everybody once it is written."""
        with self.writing() as connection:
            count = counted(connection, table_id, **fields)
            if count is None:
                raise Gone(table_id)
            yield connection
            self.scribe.notify(connection, table_id, count)
        self.report(table_id, count)

    def report(self, table_id: str, count: int) -> None:
        """Tell whoever waits on this server."""
        if self.changed is not None:
            self.changed(table_id, count)

    def key(self) -> str:
        """The key that signs cookies, made by the first server on this database."""
        for _ in range(2):
            with self.sessions() as session:
                found = session.get(Setting, "key")
            if found is not None:
                return found.value
            try:
                with self.writing() as connection:
                    connection.execute(
                        insert(Setting).values(name="key", value=secrets.token_hex(32))
                    )
            except IntegrityError:
                continue  # another server made one just now
        raise AssertionError("the key was neither found nor made")

    def create(self, table: Table, acts: list[Act] | None = None) -> None:
        with self.writing() as connection:
            add(connection, table, *(acts or []))
            self.scribe.notify(connection, table.id, 0)
        self.report(table.id, 0)

    def follow(self, table_id: str, fresh: Table) -> str:
        """Let a new table follow one, unless another does already: the one that does."""
        rows = Table.__table__
        first = update(Table).where(rows.c.id == table_id, rows.c.rematch == "")
        first = first.values(rematch=fresh.id, changes=rows.c.changes + 1)
        with self.writing() as connection:
            count = connection.scalar(first.returning(rows.c.changes))
            if count is None:
                found = select(rows.c.rematch).where(rows.c.id == table_id)
                return str(connection.scalar(found) or "")
            add(connection, fresh)
            self.scribe.notify(connection, table_id, count)
        self.report(table_id, count)
        self.report(fresh.id, 0)
        return fresh.id

    def table(self, table_id: str) -> Table | None:
        with self.sessions() as session:
            return session.get(Table, table_id)

    def count_of(self, table_id: str) -> int:
        """How many changes a table has seen; -1 if it is not there."""
        with self.engine.connect() as connection:
            found = connection.scalar(COUNT, {"table": table_id})
        return -1 if found is None else found

    def acts(self, table_id: str, since: int = 0) -> list[Act]:
        """The entries from a number on, in their order."""
        wanted = (
            select(Act).where(Act.table_id == table_id, Act.number >= since).order_by(Act.number)
        )
        with self.sessions() as session:
            return list(session.scalars(wanted))

    def append(self, *what: Any) -> None:
        """Add entries, as `entering` says."""
        with self.in_line(), self.entering(*what) as asked:
            self.scribe.enter(asked)

    async def append_soon(self, *what: Any) -> None:
        """The same, without holding up whoever else is answered meanwhile. Whoever waits for a SQLite file
        takes no thread, so any number may."""
        if self.postgres:
            await run_in_threadpool(self.append, *what)
            return
        with self.entering(*what) as asked:
            await self.scribe.enter_soon(asked)

    @contextmanager
    def entering(
        self,
        table_id: str,
        number: int,
        entries: Sequence[tuple[int, str]],
        turn: int,
        written: Callable[[int], None] | None = None,
        result: dict[str, Any] | None = None,
    ) -> Iterator[Entries]:
        """Add entries, each a seat and what it did, the first under this number, as one change; and say
        whose turn it is then. `Stale` if the number is taken or the game was ended. `written` is told the
        count of the table's changes before everybody else is."""
        then, at = number + len(entries), now()
        added = [
            {"table_id": table_id, "number": number + i, "seat": seat, "move": move, "at": at}
            for i, (seat, move) in enumerate(entries)
        ]
        moved = {"table": table_id, "at": at, "then": then, "to": turn, "number": number}
        asked = Entries(table_id, moved | {"outcome": result}, added)
        yield asked
        if asked.error is not None:
            raise asked.error
        if not asked.done:
            raise TimeoutError("whoever was to write it could not")
        if written is not None:
            written(asked.count)
        self.report(table_id, asked.count)

    def set_seat(
        self, table_id: str, number: int, expected_holder: str, fresh: bool = False, **changes: Any
    ) -> bool:
        """Change a seat if it still belongs to whom it did; False if it does not. Whoever is `fresh`
        there has the whole time for a turn."""
        with self.change(table_id, **({"turned": now()} if fresh else {})) as connection:
            done = connection.execute(
                update(Seat)
                .where(
                    Seat.table_id == table_id,
                    Seat.number == number,
                    Seat.holder == expected_holder,
                )
                .values(**changes)
            )
            return bool(done.rowcount)

    def say(self, table_id: str, seat: int, name: str, said: str) -> None:
        with self.change(table_id) as connection:
            line = {"table_id": table_id, "seat": seat, "name": name, "text": said, "at": now()}
            connection.execute(insert(Line).values(line))

    def chat(self, table_id: str, most: int = 100) -> list[Line]:
        """The last lines said, oldest first."""
        wanted = select(Line).where(Line.table_id == table_id).order_by(Line.id.desc()).limit(most)
        with self.sessions() as session:
            return list(session.scalars(wanted))[::-1]

    def claim(self, table_id: str) -> bool:
        """Take it upon this server to think about a table; False if another one does."""
        return self.claims is None or self.claims.take(table_id)

    def release(self, table_id: str) -> None:
        if self.claims is not None:
            self.claims.give_back(table_id)

    def held_by(self, holder: str, most: int = 50) -> list[Table]:
        """The tables at which somebody sits or which they brought here, the latest first."""
        wanted = (
            select(Table)
            .where(Table.seats.any(Seat.holder == holder) | (Table.host == holder))
            .order_by(Table.touched.desc())
            .limit(most)
        )
        return self.tables(wanted)

    def with_open_seats(self, most: int = 20) -> list[Table]:
        """Tables that anybody may join."""
        empty = (Seat.holder == "") & (Seat.bot == "")
        wanted = (
            select(Table)
            .where(Table.turn >= 0, Table.public, Table.seats.any(empty))
            .order_by(Table.touched.desc())
            .limit(most)
        )
        return self.tables(wanted)

    def finished(self, most: int = 20) -> list[Table]:
        """Games that anybody may look at."""
        over = select(Table).where(Table.turn < 0, Table.public)
        return self.tables(over.order_by(Table.touched.desc()).limit(most))

    def awaiting_bots(self) -> list[str]:
        """The tables where a bot has the turn: a server that starts takes these up."""
        at_turn = (Seat.number == Table.turn) & (Seat.bot != "")
        with self.engine.connect() as connection:
            wanted = select(Table.id).where(Table.turn >= 0, Table.seats.any(at_turn))
            return list(connection.scalars(wanted))

    def running_of(self, holder: str) -> int:
        """At how many tables under way somebody sits."""
        seated = Table.seats.any(Seat.holder == holder)
        with self.engine.connect() as connection:
            wanted = select(func.count()).select_from(Table).where(Table.turn >= 0, seated)
            return connection.scalar(wanted) or 0

    def finished_of(self, holder: str, game: str) -> int:
        """How many games of a kind somebody has played to the end."""
        seated = Table.seats.any(Seat.holder == holder)
        over = (Table.game == game) & (Table.turn < 0)
        with self.engine.connect() as connection:
            wanted = select(func.count()).select_from(Table).where(over, seated)
            return connection.scalar(wanted) or 0

    def tables(self, wanted: Any) -> list[Table]:
        with self.sessions() as session:
            return list(session.scalars(wanted))

    def count(self) -> int:
        with self.engine.connect() as connection:
            return connection.scalar(select(func.count()).select_from(Table)) or 0


def add(connection: Connection, table: Table, *acts: Act) -> None:
    """Write a new table with its seats, and what was played at it already."""
    with Transaction(connection) as session:
        session.add(table)
        session.flush()
        session.add_all(acts)
        session.flush()
        session.expunge_all()


def counted(connection: Connection, table_id: str, **fields: Any) -> int | None:
    """Count a change where it is kept, so that none is lost; None if there is no such table."""
    change = update(ROWS).where(ROWS.c.id == table_id)
    change = change.values(changes=ROWS.c.changes + 1, touched=now(), **fields)
    count: int | None = connection.scalar(change.returning(ROWS.c.changes))
    return count


def now() -> int:
    return int(time.time())
