"""The store: SQLite or PostgreSQL, the same to everybody who uses it."""

import hashlib
import json
import secrets
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from alembic import command
from alembic.config import Config
from sqlalchemy import (
    JSON,
    Connection,
    Engine,
    TableClause,
    bindparam,
    case,
    create_engine,
    event,
    func,
    insert,
    make_url,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError, SQLAlchemyError, TimeoutError
from sqlalchemy.orm import Session as Transaction
from sqlalchemy.orm import sessionmaker

from atoll.extras import needed
from atoll.table.models import Act, Line, Seat, Setting, Table

CHANNEL = "atoll"
MIGRATIONS = Path(__file__).parent / "migrations"
PATIENCE = 5  # seconds to wait for somebody else's lock before the database counts as busy
QUEUE = 15  # seconds to wait for others of this server who write
WRITERS = 30  # who may wait to write at once; reading needs threads, too
SCHEMES = ("postgres", "postgresql", "postgresql+psycopg")  # what people call PostgreSQL


# What every move asks of the database, written once.
ROWS = cast("TableClause", Table.__table__)
COUNT = select(ROWS.c.changes).where(ROWS.c.id == bindparam("table"))
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


class Gone(LookupError):
    """The table is no longer there."""


def plain_address(url: str) -> str:
    """A PostgreSQL address as the database's own programs know it; others as they are."""
    scheme, colon, rest = url.partition("://")
    return f"postgresql{colon}{rest}" if scheme in SCHEMES else url


def forgiving(text: str) -> Any:
    """JSON out of the database; what is none stays a text, and only its own table is unreadable."""
    try:
        return json.loads(text)
    except ValueError:
        return text


def connect(url: str, writes: bool) -> Engine:
    """An engine for a database address; SQLite is told to write safely and share well.

    Reading and writing have connections of their own, so that who waits to write stops no reader.
    """
    name = make_url(plain_address(url)).get_backend_name()
    if name == "sqlite":
        room: dict[str, Any] = {"pool_size": 1 if writes else 10, "max_overflow": 0}
    else:
        waits = f"-c lock_timeout={PATIENCE}s -c statement_timeout=20s"
        room = {"pool_size": 5, "max_overflow": 5}
        room["connect_args"] = {"connect_timeout": PATIENCE + 1, "options": waits}
    if name == "postgresql":
        url = "postgresql+psycopg" + plain_address(url).removeprefix("postgresql")
    with needed("postgres"):
        engine = create_engine(
            url,
            pool_pre_ping=name != "sqlite",
            pool_timeout=QUEUE,
            json_deserializer=forgiving,
            **room,
        )
    if name == "sqlite":
        share_well(engine, "BEGIN IMMEDIATE" if writes else "BEGIN")
    return engine


def share_well(engine: Engine, begin: str) -> None:
    """SQLite: written to the disk before it is acknowledged, read while others write; who is going to
    write says so at once, for what was read before may no longer be true then."""

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # `begin` is said below, not by the driver
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={PATIENCE * 1000}")
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


class Claims:
    """Which tables this server thinks about. PostgreSQL gives a claim to one server at a time, and takes
    it back from a server that is gone."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.lock = threading.Lock()
        self.connection: Connection | None = None

    def take(self, table_id: str) -> bool:
        return bool(self.ask("SELECT pg_try_advisory_lock(:key)", table_id))

    def give_back(self, table_id: str) -> None:
        self.ask("SELECT pg_advisory_unlock(:key)", table_id)

    def ask(self, sql: str, table_id: str) -> Any:
        key = number_of(table_id) - 2**63
        with self.lock:
            if self.connection is None:
                fresh = self.engine.connect()
                self.connection = fresh.execution_options(isolation_level="AUTOCOMMIT")
            try:
                return self.connection.scalar(text(sql), {"key": key})
            except SQLAlchemyError:
                self.drop()
                raise

    def drop(self) -> None:
        if self.connection is not None:
            with suppress(SQLAlchemyError):
                self.connection.detach()  # closed for good: only that gives the claims back
            self.connection.close()
            self.connection = None

    def close(self) -> None:
        with self.lock:
            self.drop()


class Locks:
    """Which tables this process thinks about, where several share a file: a table is a byte of a file that
    one process at a time may lock. A process that is gone holds none."""

    def __init__(self, folder: Path) -> None:
        self.file = (folder / "claims").open("wb")

    def take(self, table_id: str) -> bool:
        import fcntl

        try:
            fcntl.lockf(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, number_of(table_id) >> 2)
        except BlockingIOError:
            return False
        return True

    def give_back(self, table_id: str) -> None:
        import fcntl

        fcntl.lockf(self.file, fcntl.LOCK_UN, 1, number_of(table_id) >> 2)

    def close(self) -> None:
        self.file.close()


def number_of(table_id: str) -> int:
    """A number of 64 bits for a table."""
    return int.from_bytes(hashlib.blake2b(table_id.encode(), digest_size=8).digest())


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
        if count is None:
            self.error = Stale(self.table)
        else:
            self.count = count
            connection.execute(ADDED, self.added)


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
        self.postgres = self.engine.dialect.name == "postgresql"
        self.sessions = sessionmaker(self.engine, expire_on_commit=False)
        self.writers = threading.BoundedSemaphore(WRITERS)
        self.waiting: deque[Entries] = deque()  # to be written
        self.front = threading.Lock()
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
            self.notify(connection, table_id, count)
        self.report(table_id, count)

    def notify(self, connection: Connection, table_id: str, count: int) -> None:
        """Let PostgreSQL tell other servers, once the transaction is written."""
        if self.postgres:
            connection.execute(
                text("SELECT pg_notify(:channel, :news)"),
                {"channel": CHANNEL, "news": f"{table_id} {count}"},
            )

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
            self.notify(connection, table.id, 0)
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
            self.notify(connection, table_id, count)
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

    def append(
        self,
        table_id: str,
        number: int,
        entries: Sequence[tuple[int, str]],
        turn: int,
        written: Callable[[int], None] | None = None,
        result: dict[str, Any] | None = None,
    ) -> None:
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
        with self.in_line():
            if self.postgres:
                self.write([asked])
            else:
                self.write_in_turn(asked)
        if asked.error is not None:
            raise asked.error
        if not asked.done:
            raise TimeoutError("whoever was to write it could not")
        if written is not None:
            written(asked.count)
        self.report(table_id, asked.count)

    def write_in_turn(self, asked: Entries) -> None:
        """Write entries with all others that wait: the disk takes as long for many as for one, and whoever
        is in front writes for those behind."""
        self.waiting.append(asked)
        with self.front:
            if not asked.done:
                self.write([self.waiting.popleft() for _ in range(len(self.waiting))])

    def write(self, batch: list[Entries]) -> None:
        """Write what several ask for in one transaction; each is told for itself how it went."""
        try:
            with self.writer.begin() as connection:
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
