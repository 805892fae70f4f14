"""Who is told when a table changes: streams and bots here, and other servers by PostgreSQL."""

import asyncio
import contextlib
import threading
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable

import psycopg

from atoll.table.store import CHANNEL


class Hub:
    """Wakes whoever waits for a table. Changes may be reported from any thread."""

    def __init__(self) -> None:
        self.waiting: defaultdict[str, set[asyncio.Event]] = defaultdict(set)
        self.listeners: list[Callable[[str], None]] = []
        self.loop: asyncio.AbstractEventLoop | None = None
        self.closing = False

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop

    def changed(self, table_id: str) -> None:
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.wake, table_id)

    def wake(self, table_id: str) -> None:
        for event in self.waiting.get(table_id, ()):
            event.set()
        for listener in self.listeners:
            listener(table_id)

    def wake_all(self) -> None:
        for table_id in list(self.waiting):
            self.wake(table_id)

    def close(self) -> None:
        """Let every stream end: the server is going."""
        self.closing = True
        for events in self.waiting.values():
            for event in events:
                event.set()

    async def changes(self, table_id: str, heartbeat: float) -> AsyncIterator[bool]:
        """True at once and whenever the table changed, False after a while without a change."""
        event = asyncio.Event()
        event.set()
        self.waiting[table_id].add(event)
        try:
            while True:
                try:
                    await asyncio.wait_for(event.wait(), heartbeat)
                    if self.closing:
                        return
                    event.clear()
                    yield True
                except TimeoutError:
                    yield False
        finally:
            self.waiting[table_id].discard(event)
            if not self.waiting[table_id]:
                del self.waiting[table_id]


class Listener(threading.Thread):
    """Hears from PostgreSQL what other servers changed."""

    def __init__(self, url: str, hub: Hub) -> None:
        super().__init__(daemon=True, name="atoll-listen")
        self.url = url
        self.hub = hub
        self.stopped = threading.Event()

    def run(self) -> None:
        while not self.stopped.is_set():
            with contextlib.suppress(psycopg.OperationalError):
                self.listen()
            if not self.stopped.is_set():
                time.sleep(1)  # the database is away: try again, then everybody looks anew

    def listen(self) -> None:
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            loop = self.hub.loop
            if loop is not None:
                loop.call_soon_threadsafe(self.hub.wake_all)
            while not self.stopped.is_set():
                for notice in connection.notifies(timeout=0.5):
                    self.hub.changed(notice.payload)

    def stop(self) -> None:
        self.stopped.set()
