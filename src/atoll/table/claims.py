"""Which tables a server thinks about, where several share a database."""

import hashlib
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError


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
