"""Several web processes of one server on one SQLite file: each is told what the others changed.

The process that started them passes the news on (`several.py`). Nothing is in the news but a table's name and
its count of changes: what changed is in the store.
"""

import contextlib
import socket
import threading
from collections.abc import Callable
from pathlib import Path

NEWS = "news"  # where the line is, in the folder they share
AGAIN = 0.2  # seconds until a lost line is tried again


class Neighbours(threading.Thread):
    """The line of one web process to the others."""

    def __init__(
        self, line: Path, heard: Callable[[str, int], None], missed: Callable[[], None]
    ) -> None:
        super().__init__(daemon=True, name="atoll-neighbours")
        self.line = line
        self.heard = heard
        self.missed = missed
        self.stopped = threading.Event()
        self.lock = threading.Lock()
        self.open: socket.socket | None = None
        self.untold: list[bytes] = []  # news that could not be told yet

    def tell(self, table_id: str, count: int) -> None:
        """Say that a table has changed here; what cannot be said now is said later."""
        with self.lock:
            self.untold.append(f"{table_id} {count}\n".encode())
            self.speak()

    def speak(self) -> None:
        if self.open is not None:
            with contextlib.suppress(OSError):  # who listens notices that the line is lost
                self.open.sendall(b"".join(self.untold))
                self.untold.clear()

    def run(self) -> None:
        while not self.stopped.is_set():
            with contextlib.suppress(OSError):
                self.listen()
            self.stopped.wait(AGAIN)

    def listen(self) -> None:
        with socket.socket(socket.AF_UNIX) as line:
            line.connect(str(self.line))
            with self.lock:
                self.open = line
                self.speak()
            self.missed()
            try:
                for news in line.makefile("r", encoding="ascii"):
                    table_id, _, count = news.partition(" ")
                    self.heard(table_id, int(count))
            finally:
                with self.lock:
                    self.open = None

    def stop(self) -> None:
        self.stopped.set()
        with self.lock:
            if self.open is not None:
                with contextlib.suppress(OSError):
                    self.open.shutdown(socket.SHUT_RDWR)
