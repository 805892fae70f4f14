"""A cluster of Ray on this machine, begun by the lines that the documentation tells."""

import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.docs.pages import lines
from tests.table.postgres import free_port

TOLD = [line for line in lines("docs/laboratory.md") if re.match(r"ray |export RAY", line)]
SETTING, TOKEN, HEAD, OTHER = TOLD
PLACE = "HEAD:6379"
QUIET = ("--node-ip-address=127.0.0.1", "--disable-usage-stats", "--block")


class Node:
    """A machine of the cluster, for as long as its command runs."""

    def __init__(self, line: str, *options: str) -> None:
        self.process = subprocess.Popen(
            [program(), *shlex.split(line)[1:], *QUIET, *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout is not None
        said = ""
        while "Ray runtime started" not in said:
            heard = self.process.stdout.readline()
            assert heard, f"{line}: {said}"
            said += heard

    def kill(self) -> None:
        """As a power cut does: nothing is said to anybody."""
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
        for each in (pid, *map(int, children.split())):
            with suppress(ProcessLookupError):
                os.kill(each, signal.SIGKILL)
        self.process.communicate()

    def end(self) -> None:
        if self.process.returncode is None:
            self.process.terminate()
            self.process.communicate()


def program() -> str:
    return str(Path(sys.executable).with_name("ray"))


@contextmanager
def cluster(machines: int, cores: int) -> Iterator[tuple[str, list[Node]]]:
    """The address of so many machines with so many cores each, and those that are not its head."""
    name, _, value = SETTING.removeprefix("export ").partition("=")
    assert os.environ[name] == value  # tests/conftest.py, before anybody asks for Ray
    subprocess.run([program(), *shlex.split(TOKEN)[1:]], check=True, capture_output=True)
    address = f"127.0.0.1:{free_port()}"
    port = address.partition(":")[2]
    each = f"--num-cpus={cores}"
    nodes = [Node(HEAD, each, f"--port={port}", "--include-dashboard=false")]
    try:
        nodes += [Node(OTHER.replace(PLACE, address), each) for _ in range(1, machines)]
        yield address, nodes[1:]
    finally:
        import ray

        ray.shutdown()
        for node in reversed(nodes):
            node.end()
