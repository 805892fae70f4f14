"""Runs commands as a person would: in this process for speed, in one of their own for signals."""

import subprocess
import sys
import threading
from contextlib import suppress
from dataclasses import dataclass

from typer.testing import CliRunner

from atoll.cli.commands import app


@dataclass
class Shown:
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    @property
    def flat(self) -> str:
        """The output with its line breaks taken out."""
        return " ".join(self.out.split())


class Terminal:
    """Types commands."""

    def run(self, *words: str, typed: str = "") -> Shown:
        result = CliRunner().invoke(app, list(words), input=typed)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        assert "Traceback" not in result.stdout + result.stderr
        return Shown(result.exit_code, result.stdout, result.stderr)


class Running:
    """A command in a process of its own."""

    def __init__(self, *words: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "atoll", *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.watchdog = threading.Timer(60, self.process.kill)
        self.watchdog.start()

    def type(self, text: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(text)
        self.process.stdin.flush()

    def wait_for(self, text: str) -> str:
        """Read until the text has been printed."""
        assert self.process.stdout is not None
        read = ""
        while text not in read:
            letter = self.process.stdout.read(1)
            assert letter, f"the end came before {text!r}: {read}"
            read += letter
        return read

    def send(self, signal: int) -> None:
        """Signal until it ends, as people do: what comes just before it reads waits for its input."""
        while self.process.poll() is None:
            self.process.send_signal(signal)
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(5)

    def end(self) -> Shown:
        out, err = self.process.communicate()
        self.watchdog.cancel()
        assert "Traceback" not in out + err
        return Shown(self.process.returncode, out, err)
