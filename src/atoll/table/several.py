"""Several web processes behind one door: started, kept alive, and told of each other's changes."""

import asyncio
import logging
import multiprocessing
import signal
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

from atoll.table.neighbours import NEWS

log = logging.getLogger("atoll.table")

LOOK = 0.5  # seconds between looks whether all are alive
SHORT = 10.0  # seconds: who lives no longer
TRIES = 3  # so often in a row is not started again
BEHIND = 2**20  # bytes of news that a process may be behind; then it reads everything anew
FAREWELL = 15.0  # seconds for a process to end

Serve = Callable[..., None]


class CannotGoOn(ValueError):
    """Web processes end as soon as they begin."""


class Several:
    """The process in front: it answers nobody itself."""

    def __init__(self, count: int, serve: Serve, *about: Any) -> None:
        self.count = count
        self.serve = serve
        self.about = about
        self.context = multiprocessing.get_context("spawn")
        self.processes: dict[int, tuple[SpawnProcess, float]] = {}  # by their slots, and since when
        self.lines: set[asyncio.StreamWriter] = set()
        self.met = asyncio.Event()  # have all of them come?
        self.ended = asyncio.Event()  # by Ctrl-C, or by the system
        self.failed = 0

    def run(self, ready: Callable[[], None]) -> None:
        """Serve until somebody ends it; `ready` is called when all processes are there."""
        with tempfile.TemporaryDirectory(prefix="atoll-") as folder:
            try:
                asyncio.run(self.keep_up(Path(folder), ready))
            finally:
                self.end()

    async def keep_up(self, folder: Path, ready: Callable[[], None]) -> None:
        for each in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(each, self.ended.set)
        server = await asyncio.start_unix_server(self.meet, folder / NEWS)
        told = False
        while not self.ended.is_set():
            self.look_after(folder)
            if self.met.is_set() and not told:
                told = True
                ready()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.ended.wait(), LOOK)
        server.close()
        for line in self.lines:
            line.close()

    def look_after(self, folder: Path) -> None:
        """Start whoever is missing."""
        for slot, (process, since) in list(self.processes.items()):
            if not process.is_alive():
                del self.processes[slot]
                self.failed = self.failed + 1 if time.monotonic() - since < SHORT else 0
                log.warning("a web process ended (%s)", process.exitcode)
        if self.failed >= TRIES:
            raise CannotGoOn("the web processes end as soon as they begin")
        for slot in set(range(self.count)) - set(self.processes):
            about = (folder, slot, self.count, *self.about)
            process = self.context.Process(target=self.serve, args=about)
            process.start()
            self.processes[slot] = process, time.monotonic()

    async def meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass the news of one process on to all others."""
        self.lines.add(writer)
        if len(self.lines) >= self.count:
            self.met.set()
        try:
            while news := await reader.readline():
                for other in self.lines - {writer}:
                    other.write(news)
                    if other.transport.get_write_buffer_size() > BEHIND:
                        other.transport.abort()
        except (ConnectionError, asyncio.CancelledError):
            pass  # it was killed, or all end
        finally:
            self.lines.discard(writer)
            writer.close()

    def end(self) -> None:
        for process, _ in self.processes.values():
            process.terminate()
        for process, _ in self.processes.values():
            process.join(FAREWELL)
            if process.is_alive():
                process.kill()
