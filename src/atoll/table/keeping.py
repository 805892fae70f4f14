"""Keeping what was played: the one server of a file, copies of a database, and an end for old tables."""

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from alembic.util import CommandError
from sqlalchemy import Connection, delete, func, insert, make_url, select, text
from sqlalchemy.exc import SQLAlchemyError

from atoll.table.database import plain_address
from atoll.table.models import Act, Base, Line, Reviewed, Seat, Table
from atoll.table.store import Store, now

PIECE = 1000  # rows copied at a time
DAY = 24 * 3600


class CannotKeep(ValueError):
    """Why a database cannot be used; the message says what to mend."""


def shown(url: str) -> str:
    """An address without its password."""
    before, at, after = url.rpartition("@")
    scheme, slashes, account = before.partition("://")
    return f"{scheme}{slashes}{account.partition(':')[0]}{at}{after}"


@contextmanager
def opened(url: str) -> Iterator[Store]:
    """A database, brought to this version; what is wrong with it is said in one line."""
    store = None
    try:
        store = Store(url)
        store.migrate()
        yield store
    except (SQLAlchemyError, ImportError, CommandError, UnicodeError) as error:
        lines = str(getattr(error, "orig", None) or error).strip().splitlines()
        why = lines[0] if lines else type(error).__name__
        raise CannotKeep(f"--database {shown(url)}: {why}") from None
    finally:
        if store is not None:
            store.close()


@contextmanager
def alone_on(url: str) -> Iterator[None]:
    """Inside, no other server uses this SQLite file: they would not hear of each other's changes."""
    address = make_url(plain_address(url))
    if address.get_backend_name() != "sqlite" or not address.database:
        yield
        return
    claim = sqlite3.connect(f"{address.database}-serving", timeout=0, isolation_level=None)
    try:
        claim.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        claim.close()
        raise CannotKeep(
            f"{shown(url)}: Atoll runs already and uses this file; end it first, or name another file "
            "by --database (several servers share a PostgreSQL database)"
        ) from None
    try:
        yield
    finally:
        claim.close()
        with suppress(OSError):
            os.unlink(f"{address.database}-serving")


def backup(url: str, file: Path) -> int:
    """Copy a database to a file, while a server may go on; how many tables it holds. The file is
    there whole or not at all."""
    if file.is_dir():
        raise CannotKeep(f"{file}: is a folder")
    with tempfile.TemporaryDirectory(dir=file.absolute().parent, prefix=".atoll-") as folder:
        part = Path(folder) / "backup.db"
        with opened(url) as source, opened(f"sqlite:///{part}") as target:
            copy(source, target)
            count = target.count()
        with sqlite3.connect(part) as plain:
            plain.execute("PRAGMA journal_mode=DELETE")  # the copy is one file
        os.replace(part, file)
    return count


def restore(file: Path, url: str, replace: bool) -> int:
    """Bring a copy back into a database; one that holds tables is only replaced when asked to."""
    if not file.is_file():
        raise CannotKeep(f"{file}: there is no such file")
    with opened(f"sqlite:///{file}") as source, alone_on(url), opened(url) as target:
        if target.count() and not replace:
            raise CannotKeep(
                f"--database {shown(url)}: holds {target.count()} tables; --replace drops them"
            )
        copy(source, target)
        return target.count()


def copy(source: Store, target: Store) -> None:
    """All rows as they were at one moment; what the target held is gone."""
    isolation = "REPEATABLE READ" if source.postgres else "SERIALIZABLE"
    reader = source.engine.execution_options(isolation_level=isolation) if source.postgres else None
    with (reader or source.engine).begin() as old, target.writing() as new:
        for table in reversed(Base.metadata.sorted_tables):
            new.execute(delete(table))
        for table in Base.metadata.sorted_tables:
            for rows in old.execute(select(table)).mappings().partitions(PIECE):
                new.execute(insert(table), [dict(row) for row in rows])
        if target.postgres:
            following = "SELECT setval('chat_id_seq', coalesce(max(id), 0) + 1, false) FROM chat"
            new.execute(text(following))


def tidy(url: str, days: int, unfinished: bool, dry: bool) -> int:
    """Remove tables at which nothing happened for so many days; how many there were."""
    with opened(url) as store, store.writing() as connection:
        old = [Table.touched < now() - days * DAY]
        if not unfinished:
            old.append(Table.turn < 0)
        found = connection.scalar(select(func.count()).select_from(Table).where(*old)) or 0
        if not dry:
            remove(connection, old)
    return found


def remove(connection: Connection, old: list[Any]) -> None:
    wanted = select(Table.id).where(*old)
    for kind in (Act, Line, Reviewed, Seat):
        connection.execute(delete(kind).where(kind.table_id.in_(wanted)))
    connection.execute(delete(Table).where(*old))
