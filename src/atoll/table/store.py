"""The store: SQLite or PostgreSQL, the same to everybody who uses it."""

import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, create_engine, event, func, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session as Transaction
from sqlalchemy.orm import sessionmaker

from atoll.table.models import Act, Line, Seat, Setting, Table

CHANNEL = "atoll"
MIGRATIONS = Path(__file__).parent / "migrations"


class Stale(Exception):
    """Somebody else was faster: the entry's number is taken."""


def connect(url: str) -> Engine:
    """An engine for a database address; SQLite is told to write safely and share well."""
    if url.startswith("postgresql://"):
        url = url.replace("postgresql://", "postgresql+psycopg://", 1)
    engine = create_engine(url, pool_pre_ping=True)
    if engine.dialect.name == "sqlite":

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            cursor = connection.cursor()
            cursor.execute("PRAGMA journal_mode=WAL")
            cursor.execute("PRAGMA synchronous=FULL")
            cursor.execute("PRAGMA busy_timeout=10000")
            cursor.execute("PRAGMA foreign_keys=ON")
            cursor.close()

    return engine


class Store:
    """Everything that must outlive the server. Every method is one transaction."""

    def __init__(self, url: str, changed: Callable[[str], None] | None = None) -> None:
        self.engine = connect(url)
        self.postgres = self.engine.dialect.name == "postgresql"
        self.sessions = sessionmaker(self.engine, expire_on_commit=False)
        self.changed = changed  # called after every change, with the table's id

    def migrate(self) -> None:
        """Bring the schema to this version."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self.engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    def close(self) -> None:
        self.engine.dispose()

    @contextmanager
    def change(self, table_id: str) -> Iterator[tuple[Transaction, Table]]:
        """A transaction that changes a table, and tells everybody once it is written."""
        with self.sessions.begin() as session:
            table = session.get(Table, table_id, with_for_update=True)
            if table is None:
                raise LookupError(table_id)
            yield session, table
            table.changes += 1
            table.touched = now()
            self.notify(session, table_id)
        self.report(table_id)

    def notify(self, session: Transaction, table_id: str) -> None:
        """Let PostgreSQL tell other servers, once the transaction is written."""
        if self.postgres:
            session.execute(
                text("SELECT pg_notify(:channel, :table)"),
                {"channel": CHANNEL, "table": table_id},
            )

    def report(self, table_id: str) -> None:
        """Tell whoever waits on this server."""
        if self.changed is not None:
            self.changed(table_id)

    def key(self) -> str:
        """The key that signs cookies, made by the first server on this database."""
        for _ in range(2):
            with self.sessions() as session:
                found = session.get(Setting, "key")
                if found is not None:
                    return found.value
            try:
                with self.sessions.begin() as session:
                    session.add(Setting(name="key", value=secrets.token_hex(32)))
            except IntegrityError:
                continue  # another server was faster: read its key
        with self.sessions() as session:
            return session.get_one(Setting, "key").value

    def create(self, table: Table) -> None:
        with self.sessions.begin() as session:
            session.add(table)
            self.notify(session, table.id)
        self.report(table.id)

    def table(self, table_id: str) -> Table | None:
        with self.sessions() as session:
            return session.get(Table, table_id)

    def acts(self, table_id: str, since: int = 0) -> list[Act]:
        """The entries from a number on, in their order."""
        wanted = (
            select(Act).where(Act.table_id == table_id, Act.number >= since).order_by(Act.number)
        )
        with self.sessions() as session:
            return list(session.scalars(wanted))

    def append(self, table_id: str, number: int, seat: int, move: str, turn: int) -> None:
        """Add an entry and say whose turn it is then; `Stale` if that number is taken."""
        try:
            with self.change(table_id) as (session, table):
                if table.version != number:
                    raise Stale(table_id)
                session.add(Act(table_id=table_id, number=number, seat=seat, move=move, at=now()))
                table.version = number + 1
                table.turn = turn
        except IntegrityError:
            raise Stale(table_id) from None

    def set_seat(self, table_id: str, number: int, expected_holder: str, **changes: str) -> bool:
        """Change a seat if it still belongs to whom it did; False if it does not."""
        with self.change(table_id) as (session, _):
            done = session.execute(
                update(Seat)
                .where(
                    Seat.table_id == table_id,
                    Seat.number == number,
                    Seat.holder == expected_holder,
                )
                .values(**changes)
            )
            return bool(done.rowcount)  # type: ignore[attr-defined]

    def say(self, table_id: str, seat: int, name: str, said: str) -> None:
        with self.change(table_id) as (session, _):
            session.add(Line(table_id=table_id, seat=seat, name=name, text=said, at=now()))

    def chat(self, table_id: str, most: int = 100) -> list[Line]:
        """The last lines said, oldest first."""
        wanted = select(Line).where(Line.table_id == table_id).order_by(Line.id.desc()).limit(most)
        with self.sessions() as session:
            return list(session.scalars(wanted))[::-1]

    def held_by(self, holder: str, most: int = 50) -> list[Table]:
        """The tables at which somebody sits, the latest first."""
        wanted = (
            select(Table)
            .where(Table.seats.any(Seat.holder == holder))
            .order_by(Table.touched.desc())
            .limit(most)
        )
        return self.tables(wanted)

    def with_open_seats(self, most: int = 20) -> list[Table]:
        empty = (Seat.holder == "") & (Seat.bot == "")
        wanted = (
            select(Table)
            .where(Table.turn >= 0, Table.seats.any(empty))
            .order_by(Table.touched.desc())
            .limit(most)
        )
        return self.tables(wanted)

    def finished(self, most: int = 20) -> list[Table]:
        wanted = select(Table).where(Table.turn < 0).order_by(Table.touched.desc()).limit(most)
        return self.tables(wanted)

    def awaiting_bots(self) -> list[Table]:
        """The tables where a bot has the turn: a server that starts takes these up."""
        at_turn = (Seat.number == Table.turn) & (Seat.bot != "")
        return self.tables(select(Table).where(Table.turn >= 0, Table.seats.any(at_turn)))

    def tables(self, wanted: Any) -> list[Table]:
        with self.sessions() as session:
            return list(session.scalars(wanted))

    def count(self) -> int:
        with self.sessions() as session:
            return session.scalar(select(func.count()).select_from(Table)) or 0


def now() -> int:
    return int(time.time())
