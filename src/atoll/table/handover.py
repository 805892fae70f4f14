"""Several web processes of one server: whoever comes for a table is handed over to the process that has it.

So a table is read, drawn and thought about once. It is the connection itself that goes, with what was read of
it; from then on nobody stands between. Where that does not succeed the guest is answered where they came in:
any process can show any table, only at a higher price.
"""

import asyncio
import re
import socket
import zlib
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Final

TABLE: Final = re.compile(rb"[A-Z]+ (?:/api)?/tables/([\w-]+)[/? ]")
COUNTED: Final = re.compile(rb"[A-Z]+ /api/(?:me|records)[/? ]")  # what one process counts for all
FIRST: Final = 0  # and which one
LARGEST: Final = 2**18  # bytes that were read of a connection

Greet = Callable[[bytes], asyncio.Protocol]


class Handover:
    """One of several processes: gives connections to others, and takes theirs."""

    def __init__(self, folder: Path, slot: int, count: int) -> None:
        self.folder = folder
        self.slot = slot
        self.count = count
        self.line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.line.setblocking(False)
        self.welcomed: set[asyncio.Task[object]] = set()

    def place(self, slot: int) -> Path:
        return self.folder / f"door-{slot}"

    def open(self, greet: Greet) -> None:
        """Take what others give; `greet` makes the protocol of a connection of which something was read."""
        self.place(self.slot).unlink(missing_ok=True)  # of one that was killed
        self.line.bind(str(self.place(self.slot)))
        asyncio.get_running_loop().add_reader(self.line, self.take, greet)

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self.line)
        self.line.close()

    def home(self, request: bytes) -> int:
        """The process that has the table a request is about, or counts how often somebody asks; other
        requests stay here."""
        found = TABLE.match(request)
        if found:
            return zlib.crc32(found[1]) % self.count
        return FIRST if COUNTED.match(request) else self.slot

    def gives(self, transport: asyncio.Transport, request: bytes) -> bool:
        """Give a connection to where its request belongs; False if it stays here."""
        home = self.home(request)
        if home == self.slot:
            return False
        held = array("i", [transport.get_extra_info("socket").fileno()])
        with_it = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, held)]
        try:
            self.line.sendmsg([request], with_it, 0, str(self.place(home)))
        except OSError:
            return False  # nobody is there, or there is no room
        return True

    def take(self, greet: Greet) -> None:
        try:
            request, held, _, _ = socket.recv_fds(self.line, LARGEST, 1)
        except OSError:
            return
        for each in held:
            self.welcome(socket.socket(fileno=each), request, greet)

    def welcome(self, guest: socket.socket, request: bytes, greet: Greet) -> None:
        guest.setblocking(False)
        loop = asyncio.get_running_loop()
        task: asyncio.Task[object] = loop.create_task(
            loop.connect_accepted_socket(lambda: greet(request), guest)
        )
        self.welcomed.add(task)
        task.add_done_callback(self.welcomed.discard)
