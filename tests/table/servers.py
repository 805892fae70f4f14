"""Real servers in processes of their own, for tests that kill them or run several.

They speak no TLS, so nobody reads certificates for every request (`verify=False`): that takes forty times as long.
"""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx2

from tests.table.postgres import free_port


class Server:
    """`atoll serve` on a free port."""

    def __init__(self, database: str, port: int | None = None, *options: str) -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        command = [sys.executable, "-m", "atoll", "serve", "--no-browser"]
        command += ["--port", str(self.port), "--database", database, *options]
        self.process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )
        self.wait()

    def wait(self) -> None:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            assert self.process.poll() is None, "the server ended at once"
            try:
                httpx2.get(f"{self.address}/api/games", verify=False)
            except httpx2.TransportError:
                time.sleep(0.1)
            else:
                return
        raise AssertionError("the server did not answer within a minute")

    def kill(self) -> None:
        """End it without warning, its workers too."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """End it as Ctrl-C does; the exit code."""
        self.process.send_signal(signal.SIGINT)
        try:
            return self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()
            raise


@contextmanager
def serving(database: str, port: int | None = None, *options: str) -> Iterator[Server]:
    server = Server(database, port, *options)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


class Guest:
    """Somebody who plays over the network, with a new connection for every request."""

    def __init__(self, address: str, secret: str | None = None) -> None:
        self.address = address
        self.secret = secret or "none"
        if secret is None:
            self.secret = self.post("/api/people", {}).json()["secret"]

    def ask(self, method: str, path: str, wish: object = None) -> httpx2.Response:
        headers = {"authorization": f"Bearer {self.secret}"}
        return httpx2.request(
            method, self.address + path, json=wish, headers=headers, timeout=30, verify=False
        )

    def post(self, path: str, wish: object) -> httpx2.Response:
        return self.ask("POST", path, wish)

    def new_table(self, *kinds: str) -> str:
        seats = [{"kind": kind} for kind in kinds]
        wish = {"game": "tribes", "seats": seats, "seed": 7}
        return str(self.post("/api/tables", wish).json()["id"])

    def see(self, table: str) -> dict[str, Any]:
        answer = self.ask("GET", f"/api/tables/{table}")
        while answer.status_code == 429:
            time.sleep(0.5)
            answer = self.ask("GET", f"/api/tables/{table}")
        seen: dict[str, Any] = answer.json()
        return seen

    def play(self, table: str) -> int:
        """Play the first legal move; the version that was acknowledged."""
        seen = self.see(table)
        move = next(choice["move"] for choice in seen["choices"] if not choice["refusal"])
        wish = {"version": seen["version"], "move": move}
        answer = self.post(f"/api/tables/{table}/moves", wish)
        assert answer.status_code == 200, answer.text
        return int(answer.json()["version"])
