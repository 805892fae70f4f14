"""The house's door: half-sent requests are not waited for, and nobody takes all the room."""

import asyncio
import logging
import sys
import time
from collections import OrderedDict
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from atoll.table.guard import FENCE
from atoll.table.handover import Handover

RESERVED: Final = 128  # file descriptors for the database, workers and files
REPEATS: Final = 5  # times the same trouble is logged in a while
WHILE: Final = 60.0


def room_for_connections() -> int:
    """How many connections there may be; the system's limit is raised as far as it goes."""
    if sys.platform == "win32":
        return 1024
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        soft = min(hard, 65536) if hard != resource.RLIM_INFINITY else 65536
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return max(soft - RESERVED, RESERVED)


class Door(HttpToolsProtocol):
    """A connection. It is closed when its request does not arrive whole in time."""

    room = 1024
    patience = 20.0  # seconds for a request to arrive whole
    handover: Handover | None = None  # where several processes share the house
    first = b""  # what another process read already
    waiting: asyncio.TimerHandle | None = None
    inside = False  # has a request begun that is not whole yet?

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if len(self.connections) > self.room:
            transport.abort()
            return
        self.wait()
        if self.first:
            super().data_received(self.first)

    def data_received(self, data: bytes) -> None:
        if self.handover is None or self.inside or not self.idle():
            super().data_received(data)
        elif self.handover.gives(self.transport, data):
            self.transport.pause_reading()
            self.transport.abort()  # here alone: the connection goes on elsewhere
        else:
            super().data_received(data)

    def idle(self) -> bool:
        """Has everything been answered?"""
        return self.cycle is None or (self.cycle.response_complete and not self.pipeline)

    def connection_lost(self, exc: Exception | None) -> None:
        self.arrived()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.inside = True
        self.wait()

    def on_message_complete(self) -> None:
        self.arrived()
        self.inside = False
        super().on_message_complete()

    def wait(self) -> None:
        if self.waiting is None:
            self.waiting = self.loop.call_later(self.patience, self.transport.close)

    def arrived(self) -> None:
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    def send_400_response(self, msg: str) -> None:
        """What is no HTTP is answered with the same headers as everything else."""
        usual = self.server_state.default_headers
        self.server_state.default_headers = [*usual, *FENCE]
        try:
            super().send_400_response(msg)
        finally:
            self.server_state.default_headers = usual


class Seldom(logging.Filter):
    """Lets the same trouble into the log a few times a minute, however often it comes."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: OrderedDict[tuple[str, str], tuple[float, int]] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        key = (record.name, str(record.msg)[:60])
        now = time.monotonic()
        since, times = self.seen.pop(key, (now, 0))
        if now - since > WHILE:
            since, times = now, 0
        self.seen[key] = (since, times + 1)
        if len(self.seen) > 1000:
            self.seen.popitem(last=False)
        return times < REPEATS


def log_to_stderr(level: str) -> None:
    """One line for everything; requests are logged from `info` on."""
    handler: logging.StreamHandler[Any] = logging.StreamHandler()
    handler.addFilter(Seldom())
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
