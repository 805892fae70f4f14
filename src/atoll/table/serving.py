"""Running a server: its door, its database, its beginning and its end."""

import errno
import os
import signal
import socket
import sys
import webbrowser
from types import FrameType

import uvicorn
from fastapi import FastAPI

from atoll.door import broken
from atoll.table.guard import Buckets
from atoll.table.house import Settings, data_folder
from atoll.table.keeping import alone_on, opened
from atoll.table.listening import Door, log_to_stderr, room_for_connections
from atoll.table.pace import PAUSE
from atoll.table.pushes import PushSettings, keys_of
from atoll.table.render import STATIC
from atoll.table.server import create_app

PORT = 8000
TRIES = 20  # ports from the usual one on, when none was asked for


class CannotServe(ValueError):
    """Why no server can run; the message says what to mend."""


class Server(uvicorn.Server):
    """Says where it is once it is there, and lets go of open streams when it ends."""

    def __init__(self, app: FastAPI, address: str, browser: bool) -> None:
        super().__init__(
            uvicorn.Config(
                app, http=Door, log_config=None, access_log=False, timeout_graceful_shutdown=3
            )
        )
        self.app = app
        self.address = address
        self.browser = browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Atoll is at {self.address} (Ctrl-C ends it)", flush=True)
            if self.browser and has_screen():
                webbrowser.open(self.address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.app.state.house.let_go()
        await super().shutdown(sockets)


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
) -> None:
    """Serve until Ctrl-C; what stands in the way raises `ValueError`."""
    if not (STATIC / "page.js").exists():
        raise CannotServe("the page's script is missing; build it: python building/client.py")
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
        app = create_app(settings, Buckets(rate, 4 * rate))
        server = Server(app, address(host, door.getsockname()[1]), browser)
        Door.room, Door.patience = room_for_connections(), patience
        signal.signal(signal.SIGTERM, leave)
        try:
            server.run([door])
        except KeyboardInterrupt:
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


def family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def address(host: str, port: int) -> str:
    """What to type into a browser on this machine."""
    name = "127.0.0.1" if host in ("", "0.0.0.0", "::") else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}/"


def has_screen() -> bool:
    """Whether there is a desktop for a browser to open on."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def leave(_: int, __: FrameType | None) -> None:
    """Asked to end by the system: end as by Ctrl-C."""
    raise KeyboardInterrupt
