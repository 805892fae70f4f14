"""A full house, for measuring: many tables, two people at each, a move now and then at every table.

It does what browsers do, with as little effort as possible: every person keeps a stream open, takes the
pieces of the page that it brings, and plays a move that the page offers.
"""

import asyncio
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from html import unescape
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from pydantic_core import from_json

CHOICE, SCENE = 'class="choice" data-move="', '<div id="scene"'
OFFERED = re.compile(rf'{CHOICE}([^"]+)"')
VERSION = re.compile(rf'{SCENE}[^>]* data-version="(\d+)"')
OVER = 'data-over="yes"'
LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)
SHARE = re.compile(r"^Pss: +(\d+) kB", re.MULTILINE)
PATIENCE = 60.0
EASY = 4  # people who play against an easy bot while others think


class Line(asyncio.Protocol):
    """A connection to the house, asked one thing after the other."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port
        self.transport: asyncio.Transport | None = None
        self.answer: asyncio.Future[Any] = asyncio.Future()
        self.said = b""

    async def ask(self, method: str, path: str, secret: str, wish: Any = None) -> Any:
        body = b"" if wish is None else json.dumps(wish).encode()
        asked = head(method, path, secret, len(body)) + body
        try:
            status, text = await self.answer_to(asked)
        except ConnectionResetError:  # it was closed while nobody spoke
            status, text = await self.answer_to(asked)
        if status >= 400:
            raise ConnectionError(f"{method} {path}: {status} {text[:200]!r}")
        return json.loads(text)

    async def answer_to(self, asked: bytes) -> tuple[int, bytes]:
        loop = asyncio.get_running_loop()
        self.answer, self.said = loop.create_future(), b""
        if self.transport is None:
            self.transport, _ = await loop.create_connection(lambda: self, self.host, self.port)
        self.transport.write(asked)
        status, text = await self.answer
        return status, text

    def data_received(self, data: bytes) -> None:
        self.said += data
        begun, found, text = self.said.partition(b"\r\n\r\n")
        if found and len(text) >= length_of(begun) and not self.answer.done():
            self.answer.set_result((int(begun[9:12]), text))

    def connection_lost(self, exc: Exception | None) -> None:
        self.transport = None
        if not self.answer.done():
            self.answer.set_exception(ConnectionResetError())


class Stream(asyncio.Protocol):
    """What is sent to an open page, for whoever takes it."""

    def __init__(self, take: Callable[[bytes], None]) -> None:
        self.take = take
        self.said = b""

    def data_received(self, data: bytes) -> None:
        *events, self.said = (self.said + data).split(b"\n\n")
        for event in events:
            _, found, said = event.partition(b"\ndata: ")
            if found:
                self.take(said)


def head(method: str, path: str, secret: str, length: int) -> bytes:
    return (
        f"{method} {path} HTTP/1.1\r\nHost: atoll\r\nAuthorization: Bearer {secret}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n"
    ).encode()


def length_of(begun: bytes) -> int:
    """How long an answer is, by how it begins."""
    found = LENGTH.search(begun)
    return int(found[1]) if found else 0


class Mark(NamedTuple):
    """What a piece of a page means for who plays there: a move, the table's version, or the end."""

    move: str = ""
    version: int = -1
    over: bool = False


def mark_of(piece: str) -> Mark | None:
    """Most pieces mean nothing."""
    if CHOICE not in piece and SCENE not in piece:
        return None
    move, version = OFFERED.search(piece), VERSION.search(piece)
    return Mark(
        unescape(move[1]) if move else "", int(version[1]) if version else -1, OVER in piece
    )


@dataclass
class Person:
    """Somebody at a table: what the pieces of their page mean, and when it last changed."""

    secret: str
    marks: list[Mark | None] = field(default_factory=list)
    changes: int = -1
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def take(self, said: bytes) -> None:
        count, parts = from_json(said)
        marks: list[Mark | None] = []
        for part in parts:
            if type(part) is str:
                marks.append(mark_of(part))
            else:
                marks += self.marks[part[0] : part[0] + part[1]]
        self.marks, self.changes = marks, count
        self.news.set()

    def offered(self) -> list[str]:
        return [mark.move for mark in self.marks if mark and mark.move]

    def over(self) -> bool:
        return any(mark.over for mark in self.marks if mark)

    def version(self) -> int:
        return next(mark.version for mark in self.marks if mark and mark.version >= 0)

    async def shows(self, changes: int) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.changes < changes:
                self.news.clear()
                await self.news.wait()


@dataclass
class Course:
    """What is measured."""

    waits: list[float] = field(default_factory=list)  # seconds from a move to a page that shows it
    moves: int = 0
    over: int = 0
    failed: int = 0
    answers: list[float] = field(default_factory=list)  # seconds until an easy bot has moved


class Crowd:
    """Tables, and the people who play at them."""

    def __init__(self, url: str, game: str, lines: int = 32) -> None:
        parts = urlsplit(url)
        self.host, self.port = parts.hostname or "127.0.0.1", parts.port or 80
        self.game = game
        self.lines: asyncio.Queue[Line] = asyncio.Queue()
        for _ in range(lines):
            self.lines.put_nowait(Line(self.host, self.port))
        self.streams: list[asyncio.Transport] = []
        self.course = Course()

    async def ask(self, method: str, path: str, secret: str, wish: Any = None) -> Any:
        line = await self.lines.get()
        try:
            return await line.ask(method, path, secret, wish)
        finally:
            self.lines.put_nowait(line)

    async def person(self) -> Person:
        return Person((await self.ask("POST", "/api/people", "", {}))["secret"])

    async def lay(self, host: Person, *seats: dict[str, str]) -> str:
        """A new table of somebody's."""
        wish = {"game": self.game, "seats": seats}
        return str((await self.ask("POST", "/api/tables", host.secret, wish))["id"])

    async def watch(self, person: Person, table: str) -> None:
        """Let somebody keep a table's page open for as long as the house does."""
        loop = asyncio.get_running_loop()
        stream, _ = await loop.create_connection(lambda: Stream(person.take), self.host, self.port)
        stream.write(head("GET", f"/tables/{table}/stream", person.secret, 0))
        self.streams.append(stream)

    def leave(self) -> None:
        for stream in self.streams:
            stream.close()

    async def open_table(self) -> tuple[str, list[Person]]:
        people = [await self.person(), await self.person()]
        table = await self.lay(people[0], {"kind": "you"}, {"kind": "open"})
        await self.ask("POST", f"/api/tables/{table}/sit", people[1].secret, {"seat": 1})
        for person in people:
            await self.watch(person, table)
        for person in people:
            await person.shows(1)
        return table, people

    async def open_hard_table(self) -> None:
        """Two hard bots, and somebody who watches them."""
        person = await self.person()
        table = await self.lay(person, *[{"kind": "bot", "level": "hard"}] * 2)
        await self.watch(person, table)
        await person.shows(0)

    async def play_easy(self, until: float) -> None:
        """Somebody plays against an easy bot and notes how long it takes to make its first move."""
        person = await self.person()
        table = await self.lay(person, {"kind": "you"}, {"kind": "bot", "level": "easy"})
        await self.watch(person, table)
        await person.shows(0)
        while time.monotonic() < until and not person.over():
            moves, asked = person.offered(), person.changes + 1
            began = time.monotonic()
            if moves:
                wish = {"version": person.version(), "move": random.choice(moves)}
                await self.ask("POST", f"/api/tables/{table}/moves", person.secret, wish)
            await person.shows(asked)
            if not moves:
                self.course.answers.append(time.monotonic() - began)
                await self.until_asked(person)

    async def until_asked(self, person: Person) -> None:
        """A bot's further moves of the same turn are not waited for by the clock."""
        while not person.offered() and not person.over():
            await person.shows(person.changes + 1)

    async def play(self, table: str, people: list[Person], every: float, until: float) -> None:
        """A move every so often, until the time or the game is over."""
        due = time.monotonic() + random.random() * every
        while due < until:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            due += every
            try:
                if not await self.move(table, people):
                    self.course.over += 1
                    return
            except (ConnectionError, TimeoutError, StopIteration) as error:
                self.course.failed += 1
                print(f"table {table}: {error!r}", file=sys.stderr)

    async def move(self, table: str, people: list[Person]) -> bool:
        """Play one move and wait until both pages show it; False if nobody has one."""
        for person in people:
            moves = person.offered()
            if moves:
                began, wanted = time.monotonic(), person.changes + 1
                wish = {"version": person.version(), "move": random.choice(moves)}
                await self.ask("POST", f"/api/tables/{table}/moves", person.secret, wish)
                for each in people:
                    await each.shows(wanted)
                    self.course.waits.append(time.monotonic() - began)
                self.course.moves += 1
                return True
        return False


class Meter:
    """CPU seconds and memory of a server and everything it started."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def processes(self) -> Iterator[int]:
        waiting = [self.pid]
        while waiting:
            pid = waiting.pop()
            yield pid
            children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
            waiting += map(int, children.split())

    def cpu(self) -> float:
        ticks = 0
        for pid in self.processes():
            fields = (
                Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
            )
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")

    def megabytes(self) -> float:
        """What all of them take; what several share is counted once."""
        kilobytes = 0
        for pid in self.processes():
            found = SHARE.search(Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii"))
            kilobytes += int(found[1]) if found else 0
        return kilobytes / 2**10


@contextmanager
def own_server(options: list[str]) -> Iterator[tuple[str, int]]:
    """A server on an empty file, for as long as it is measured: its address and its process."""
    with tempfile.TemporaryDirectory(prefix="atoll-load-") as folder:
        command = [sys.executable, "-m", "atoll", "serve", "--no-browser", "--port", "0"]
        command += ["--database", f"sqlite:///{folder}/tables.db", "--rate", "1000000", *options]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout is not None
                said = server.stdout.readline()
                if "http://" not in said:
                    raise ValueError("the server did not start")
                yield said[said.index("http://") :].split()[0], server.pid
            finally:
                server.terminate()
                server.communicate()


def form() -> str:
    """Which form of the rules is measured."""
    from atoll.engine import state

    return "interpreted" if str(state.__file__).endswith(".py") else "compiled"


async def answered(url: str, game: str, hard: int, seconds: float) -> list[tuple[str, str]]:
    """How long an easy bot takes while others think at hard."""
    house = Crowd(url, game)
    for first in range(0, hard, 10):
        some = range(first, min(first + 10, hard))
        await asyncio.gather(*(house.open_hard_table() for _ in some))
    until = time.monotonic() + seconds
    await asyncio.gather(*(house.play_easy(until) for _ in range(EASY)))
    answers = sorted(house.course.answers) or [0.0]
    house.leave()
    return [
        ("tables of two hard bots", f"{hard}, each watched by somebody; {game}, {form()}"),
        ("easy bots asked", f"{len(house.course.answers)} times at {EASY} tables"),
        ("first move, median", f"{statistics.median(answers):.2f} s"),
        ("first move, 99 of 100", f"{answers[int(len(answers) * 0.99) - 1]:.2f} s"),
        ("first move, slowest", f"{answers[-1]:.2f} s"),
    ]


async def measured(
    url: str, pid: int, game: str, tables: int, every: float, seconds: float
) -> list[tuple[str, str]]:
    """What a full house costs: figures with their names."""
    house, meter = Crowd(url, game), Meter(pid)
    began = time.monotonic()
    places = []
    for first in range(0, tables, 16):
        some = range(first, min(first + 16, tables))
        places += await asyncio.gather(*(house.open_table() for _ in some))
    opened = time.monotonic() - began
    cpu, own = meter.cpu(), time.process_time()
    until = time.monotonic() + seconds
    await asyncio.gather(*(house.play(*place, every, until) for place in places))
    spent, mine = meter.cpu() - cpu, time.process_time() - own
    course = house.course
    waits = sorted(course.waits) or [0.0]
    per = 1000 / max(course.moves, 1)
    figures = [
        ("tables, people, game", f"{tables}, {2 * tables}, {game}"),
        ("form", form()),
        ("set up in", f"{opened:.0f} s"),
        ("moves played", f"{course.moves} in {seconds:.0f} s, {course.failed} failed"),
        ("games that ended", str(course.over)),
        ("CPU per move, the server", f"{spent * per:.2f} ms"),
        ("CPU per move, this program", f"{mine * per:.2f} ms"),
        ("CPU per move, together", f"{(spent + mine) * per:.2f} ms"),
        ("page update, median", f"{statistics.median(waits) * 1000:.0f} ms"),
        ("page update, 99 of 100", f"{waits[int(len(waits) * 0.99) - 1] * 1000:.0f} ms"),
        ("memory of the server", f"{meter.megabytes():.0f} MB"),
    ]
    house.leave()
    return figures
