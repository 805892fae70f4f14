"""Connections to the database: SQLite or PostgreSQL."""

import json
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url

from atoll.extras import needed

PATIENCE = 5  # seconds to wait for somebody else's lock before the database counts as busy
QUEUE = 15  # seconds to wait for others of this server who write
SCHEMES = ("postgres", "postgresql", "postgresql+psycopg")  # what people call PostgreSQL


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
