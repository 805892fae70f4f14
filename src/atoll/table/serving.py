"""Running a server: its door, its database, its beginning and its end."""

import asyncio
import errno
import gc
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from types import FrameType

import uvicorn
from fastapi import FastAPI

from atoll.door import broken
from atoll.spread import end_with_parent
from atoll.table.guard import Buckets
from atoll.table.handover import Handover
from atoll.table.house import Settings, data_folder
from atoll.table.keeping import alone_on, opened
from atoll.table.listening import Door, log_to_stderr, room_for_connections
from atoll.table.pace import PAUSE
from atoll.table.pushes import PushSettings, keys_of
from atoll.table.render import STATIC
from atoll.table.server import create_app
from atoll.table.several import Several
from atoll.table.whereabouts import address, address_for_friends, family, greeting

PORT = 8000
YOUNG = 20_000  # objects made since they were last looked through
NEVER = 1_000_000_000
WHOLE = 600.0  # seconds after which all of them are looked through
TRIES = 20  # ports from the usual one on, when none was asked for


class CannotServe(ValueError):
    """Why no server can run; the message says what to mend."""


@dataclass(frozen=True)
class Terms:
    """What a web process has to know to answer guests."""

    host: str
    port: int
    log_level: str
    patience: float
    rate: float


class Server(uvicorn.Server):
    """Says where it is once it is there, and lets go of open streams when it ends."""

    def __init__(self, app: FastAPI, ready: Callable[[], None]) -> None:
        super().__init__(
            uvicorn.Config(
                app, http=Door, log_config=None, access_log=False, timeout_graceful_shutdown=3
            )
        )
        self.app = app
        self.ready = ready
        self.collecting: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            collect_seldom()
            self.collecting = asyncio.create_task(collect_now_and_then())
            self.ready()

    def greet(self, request: bytes) -> Door:
        """A connection that another process accepted, and what was read of it."""
        found = Door(self.config, self.server_state, self.lifespan.state)
        found.first = request
        return found

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.collecting is not None:
            self.collecting.cancel()
        if Door.handover is not None:
            Door.handover.close()
        self.app.state.house.let_go()
        await super().shutdown(sockets)


def collect_seldom() -> None:
    """Rings of objects that nobody uses are looked for among the young ones alone. Python would go through
    all tables again and again, for a second in a full house, while everybody waits."""
    gc.collect()
    gc.freeze()  # what is there now, stays
    gc.set_threshold(YOUNG, NEVER, NEVER)


async def collect_now_and_then() -> None:
    while True:
        await asyncio.sleep(WHOLE)
        gc.collect()


def run(
    host: str,
    port: int | None,
    database: str | None,
    workers: int | None,
    browser: bool,
    pause: float | None,
    log_level: str,
    patience: float,
    rate: float,
    push: PushSettings | None = None,
    web: int = 1,
) -> None:
    """Serve until Ctrl-C; what stands in the way raises `ValueError`."""
    if not (STATIC / "page.js").exists():
        raise CannotServe("the page's script is missing; build it: python building/client.py")
    if web > 1 and sys.platform == "win32":
        raise CannotServe("--web: several web processes need Linux or macOS")
    url = database or own_database()
    log_to_stderr(log_level)
    if push is not None:
        keys_of(push)  # a key that is none is said before anything starts
    with opened(url):
        pass  # a database that cannot be used is said before anything starts
    with alone_on(url):
        broken()  # a package that brings a broken game is named before the first guest comes
        door = listen(host, port)
        thinking = workers or max(1, (os.cpu_count() or 2) - 1)
        settings = Settings(url, thinking, PAUSE if pause is None else pause, push)
        terms = Terms(host, door.getsockname()[1], log_level, patience, rate)
        signal.signal(signal.SIGTERM, leave)
        if web == 1:
            serve_here(door, settings, terms, browser)
        else:
            settings = replace(settings, workers=max(1, thinking // web))
            several = Several(web, serve_as_one_of_several, door, settings, terms)
            several.run(lambda: greet(terms, browser))
            farewell()


def serve_here(door: socket.socket, settings: Settings, terms: Terms, browser: bool) -> None:
    """Serve in this process."""
    app = create_app(settings, Buckets(terms.rate, 4 * terms.rate))
    Door.room, Door.patience = room_for_connections(), terms.patience
    try:
        Server(app, lambda: greet(terms, browser)).run([door])
    except KeyboardInterrupt:
        farewell()


def serve_as_one_of_several(
    folder: Path, slot: int, count: int, door: socket.socket, settings: Settings, terms: Terms
) -> None:
    """Serve beside others; the process in front speaks for all."""
    end_with_parent()
    log_to_stderr(terms.log_level)
    app = create_app(
        replace(settings, together=folder, slot=slot), Buckets(terms.rate, 4 * terms.rate)
    )
    Door.room, Door.patience = room_for_connections(), terms.patience
    Door.handover = handover = Handover(folder, slot, count)
    server = Server(app, lambda: handover.open(server.greet))
    with suppress(KeyboardInterrupt):
        server.run([door])


def greet(terms: Terms, browser: bool) -> None:
    print(greeting(terms.host, terms.port), flush=True)
    if browser and has_screen():
        # Links that are sent begin like the page they are copied from.
        shown = address_for_friends(terms.host, terms.port) or address(terms.host, terms.port)
        webbrowser.open(shown)


def farewell() -> None:
    print("Goodbye. Every game is kept.")


def own_database() -> str:
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotServe(f"{folder}: cannot be made: {error.strerror}") from None
    return f"sqlite:///{(folder / 'tables.db').absolute()}"


def listen(host: str, port: int | None) -> socket.socket:
    """The port asked for, or the first free one from the usual one on."""
    wishes = list(range(PORT, PORT + TRIES)) if port is None else [port]
    for wish in wishes:
        try:
            return socket.create_server((host, wish), family=family(host), backlog=2048)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or wish == wishes[-1]:
                number = error.errno or 0  # below 0: the host's name is not known
                why = os.strerror(number) if number > 0 else "no such host"
                raise CannotServe(f"cannot listen at {host}, port {wish}: {why}") from None
    raise AssertionError("the last wish is granted or refused")


def has_screen() -> bool:
    """Whether there is a desktop for a browser to open on."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def leave(_: int, __: FrameType | None) -> None:
    """Asked to end by the system: end as by Ctrl-C."""
    raise KeyboardInterrupt
