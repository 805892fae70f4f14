"""A real PostgreSQL server on loopback, started and stopped by the tests."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def program(name: str) -> str:
    """Where a program of PostgreSQL lies; Debian keeps them off the path."""
    places = [
        shutil.which(name) or "",
        *map(str, Path("/usr/lib/postgresql").glob(f"*/bin/{name}")),
    ]
    found = next((place for place in places if place), None)
    assert found is not None, f"the tests need PostgreSQL's {name}: install Debian's postgresql"
    return found


def free_port() -> int:
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


@contextmanager
def server() -> Iterator[str]:
    """The address of a new, empty server. PostgreSQL refuses to run as root, so root steps down."""
    owner = "nobody" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
    folder = Path(tempfile.mkdtemp(prefix="atoll-pg-"))
    shutil.chown(folder, owner)
    port = free_port()
    user = owner if os.geteuid() == 0 else None

    def run(*command: str) -> None:
        subprocess.run(
            command, check=True, cwd=folder, stdout=subprocess.DEVNULL, timeout=60, user=user
        )

    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c fsync=off"
    data = str(folder / "data")
    try:
        run(program("initdb"), "-D", data, "-A", "trust", "-U", "atoll", "--no-sync")
        run(program("pg_ctl"), "-D", data, "-o", options, "-l", str(folder / "log"), "-w", "start")
        try:
            yield f"postgresql://atoll@127.0.0.1:{port}/postgres"
        finally:
            run(program("pg_ctl"), "-D", data, "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
