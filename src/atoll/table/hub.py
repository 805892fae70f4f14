"""Who is told when a table changes: streams and bots here, and other servers by PostgreSQL."""

import asyncio
import contextlib
import threading
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Callable

from atoll.table.database import plain_address
from atoll.table.scribe import CHANNEL


class Watcher:
    """Somebody whose page is open at a table."""

    def __init__(self, holder: str, speed: str) -> None:
        self.holder = holder
        self.speed = speed  # what they chose in the settings
        self.news = True  # is there something they were not told?
        self.waiting: asyncio.Future[None] | None = None

    def wake(self) -> None:
        self.news = True
        self.beat()

    def beat(self) -> None:
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    async def changed(self, heartbeat: float) -> bool:
        """Wait for news; False after a while without."""
        if not self.news:
            loop = asyncio.get_running_loop()
            self.waiting = loop.create_future()
            end = loop.call_later(heartbeat, self.beat)
            try:
                await self.waiting
            finally:
                end.cancel()
        found, self.news = self.news, False
        return found


class Hub:
    """Wakes whoever waits for a table. Changes may be reported from any thread."""

    def __init__(self) -> None:
        self.watching: defaultdict[str, set[Watcher]] = defaultdict(set)
        self.listeners: list[Callable[[str], None]] = []
        self.loop: asyncio.AbstractEventLoop | None = None
        self.closing = False

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop

    def changed(self, table_id: str) -> None:
        if self.loop is not None and not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.wake, table_id)

    def changed_elsewhere(self, table_id: str) -> None:
        """Another process of this server changed a table, and sees to its bots; who watches it here is
        woken."""
        if self.loop is not None and not self.loop.is_closed() and table_id in self.watching:
            self.loop.call_soon_threadsafe(self.wake, table_id)

    def wake(self, table_id: str) -> None:
        for watcher in self.watching.get(table_id, ()):
            watcher.wake()
        self.tell(table_id)

    def tell(self, table_id: str) -> None:
        for listener in self.listeners:
            listener(table_id)

    def wake_all(self) -> None:
        for table_id in list(self.watching):
            self.wake(table_id)

    def watchers(self, table_id: str) -> list[str]:
        """Who watches a table: their holders, empty ones of strangers included."""
        return [watcher.holder for watcher in self.watching.get(table_id, ())]

    def speeds(self, table_id: str) -> list[str]:
        """How fast things shall move for those who watch a table."""
        return [watcher.speed for watcher in self.watching.get(table_id, ())]

    def streams(self) -> int:
        return sum(map(len, self.watching.values()))

    def close(self) -> None:
        """Let every stream end: the server is going."""
        self.closing = True
        for watchers in self.watching.values():
            for watcher in watchers:
                watcher.wake()

    async def changes(
        self, table_id: str, holder: str, heartbeat: float, speed: str = "normal"
    ) -> AsyncIterator[bool]:
        """True at once and whenever the table changed, False after a while without a change."""
        watcher = Watcher(holder, speed)
        self.watching[table_id].add(watcher)
        self.tell(table_id)  # bots that play among themselves go on while somebody watches
        try:
            while True:
                changed = await watcher.changed(heartbeat)
                if self.closing:
                    return
                yield changed
        finally:
            self.watching[table_id].discard(watcher)
            if not self.watching[table_id]:
                del self.watching[table_id]


class Listener(threading.Thread):
    """Hears from PostgreSQL what other servers changed."""

    def __init__(
        self, url: str, heard: Callable[[str, int], None], missed: Callable[[], None]
    ) -> None:
        super().__init__(daemon=True, name="atoll-listen")
        self.url = plain_address(url)
        self.heard = heard
        self.missed = missed
        self.stopped = threading.Event()

    def run(self) -> None:
        import psycopg  # the store has seen that it is there

        while not self.stopped.is_set():
            with contextlib.suppress(psycopg.Error):
                self.listen()
            if not self.stopped.is_set():
                time.sleep(1)  # the database is away: try again, then everybody looks anew

    def listen(self) -> None:
        import psycopg

        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.missed()
            while not self.stopped.is_set():
                for notice in connection.notifies(timeout=0.5):
                    table_id, _, count = notice.payload.partition(" ")
                    self.heard(table_id, int(count))

    def stop(self) -> None:
        self.stopped.set()
