"""Several web processes of one server: what happens at one is seen at all, and none of them is missed."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx2
import pytest

from atoll.table.claims import Locks
from tests.table.servers import Guest, Server, serving

PATIENCE = 60.0


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("several")
    with serving(f"sqlite:///{folder}/atoll.db", None, "--web", "2", "--pause", "0") as server:
        yield server


def children(pid: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def web_processes(server: Server) -> list[int]:
    """Those that hold the door open beside the one in front."""
    return [pid for pid in children(server.process.pid) if is_web(pid)]


def is_web(pid: int) -> bool:
    return "resource_tracker" not in Path(f"/proc/{pid}/cmdline").read_text()


TABLES = "tables"
UNKNOWN = "%74ables"  # the same, spelt so that nobody is handed over


@contextmanager
def stream_at(
    server: Server, table: str, guest: Guest, spelt: str = TABLES
) -> Iterator[tuple[int, Iterator[str]]]:
    """A stream of a table: the process that keeps it, and its lines."""
    headers = {"authorization": f"Bearer {guest.secret}"}
    path = f"{server.address}/{spelt}/{table}/stream"
    with httpx2.stream("GET", path, headers=headers, timeout=PATIENCE) as answer:
        lines = answer.iter_lines()
        assert count_in(lines) >= 0
        yield keeper(server, answer), lines


def keeper(server: Server, answer: httpx2.Response) -> int:
    """The web process that holds a connection: the one whose sockets lead back to it."""
    port = answer.extensions["network_stream"].get_extra_info("client_addr")[1]
    wanted = f":{port:04X}"
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        if fields[2].endswith(wanted) and fields[1].endswith(f":{server.port:04X}"):
            inode = f"socket:[{fields[9]}]"
            for pid in web_processes(server):
                for each in Path(f"/proc/{pid}/fd").iterdir():
                    if each.exists() and os.readlink(each) == inode:
                        return pid
    raise AssertionError("nobody holds the connection")


def count_in(lines: Iterator[str]) -> int:
    """The count of changes that the next event tells, before the line is only kept open."""
    for line in lines:
        assert line != ": still here", "nothing was told"
        if line.startswith("id: "):
            return int(line[4:])
    raise AssertionError("the stream ended")


@contextmanager
def streams_at_all(server: Server, table: str, guest: Guest) -> Iterator[dict[int, Iterator[str]]]:
    """A stream at every process: connections are made until each of them has one."""
    with ExitStack() as stack:
        found: dict[int, Iterator[str]] = {}
        deadline = time.monotonic() + PATIENCE
        while len(found) < 2 and time.monotonic() < deadline:
            pid, lines = stack.enter_context(stream_at(server, table, guest, UNKNOWN))
            found[pid] = lines
        assert len(found) == 2
        yield found


def test_what_is_played_at_one_process_is_seen_at_all(house: Server) -> None:
    seen_at_all(house, 4)


def test_whoever_comes_for_a_table_is_handed_over_to_the_process_that_has_it(house: Server) -> None:
    ann = Guest(house.address)
    homes = {}
    for _ in range(20):  # until both have one
        table = ann.new_table("you", "you")
        keepers = set()
        for _ in range(4):
            with stream_at(house, table, ann) as (pid, _):
                keepers.add(pid)
        assert len(keepers) == 1
        homes[keepers.pop()] = table
        if len(homes) == 2:
            break
    assert len(homes) == 2
    headers = {"authorization": f"Bearer {ann.secret}"}
    with httpx2.Client(base_url=house.address, headers=headers, timeout=PATIENCE) as client:
        for pid, table in [*homes.items()] * 2:  # on one connection, which goes to and fro
            with client.stream("GET", f"/api/tables/{table}") as answer:
                assert keeper(house, answer) == pid
                assert f'"id":"{table}"'.encode() in answer.read()
            with client.stream("GET", "/api/games") as answer:
                assert keeper(house, answer) == pid  # what is about no table stays where it is
                answer.read()


@pytest.mark.parametrize("cuts", [(5,), (60,), (-3,), (5, 60, -3)])
def test_a_request_that_comes_in_parts_is_answered_wherever_it_goes(
    house: Server, cuts: tuple[int, ...]
) -> None:
    ann = Guest(house.address)
    table = ann.new_table("you", "you")
    move = next(choice["move"] for choice in ann.see(table)["choices"] if not choice["refusal"])
    body = f'{{"version": 0, "move": "{move}"}}'
    whole = (
        f"POST /api/tables/{table}/moves HTTP/1.1\r\nHost: atoll\r\nAuthorization: Bearer {ann.secret}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}"
    ).encode()
    ends = [cut % len(whole) for cut in cuts]
    for _ in range(3):  # some of them come to the process that has the table, others do not
        with socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as line:
            for start, end in zip([0, *ends], [*ends, len(whole)], strict=True):
                line.sendall(whole[start:end])
                time.sleep(0.05)
            assert line.recv(65536).split()[1] in (b"200", b"409")
    assert ann.see(table)["version"] == 1


def test_tries_are_counted_once_for_all_processes(house: Server) -> None:
    guest = Guest(house.address)
    wish, began = {"code": "nobody has this code"}, time.monotonic()
    found = [guest.post("/api/me/enter", wish).status_code for _ in range(16)]
    assert 503 not in found
    found += [guest.post("/api/%6de/enter", wish).status_code for _ in range(16)]
    assert 503 in found
    assert 429 in found
    assert found.count(403) <= 11 + (time.monotonic() - began) / 10  # who has no such code


def test_so_it_is_on_postgresql(postgres_url: str) -> None:
    with serving(postgres_url, None, "--web", "2") as house:
        seen_at_all(house, 1)


def seen_at_all(house: Server, moves: int) -> None:
    ann = Guest(house.address)
    table = ann.new_table("you", "you")
    with streams_at_all(house, table, ann) as streams:
        for number in range(1, moves + 1):
            assert ann.play(table) >= number
            counts = {count_in(lines) for lines in streams.values()}
            assert len(counts) == 1


def test_a_killed_process_loses_nothing_and_is_replaced(house: Server) -> None:
    ann = Guest(house.address)
    table = ann.new_table("you", "you")
    version = ann.play(table)
    before = web_processes(house)
    assert len(before) == 2
    with streams_at_all(house, table, ann) as streams:
        victim, other = streams
        os.kill(victim, signal.SIGKILL)
        deadline = time.monotonic() + PATIENCE
        version = play_on(ann, table, deadline)
        assert count_in(streams[other]) > 0
    while time.monotonic() < deadline and len(set(web_processes(house)) - {victim}) < 2:
        time.sleep(0.2)
    assert len(set(web_processes(house)) - {victim}) == 2
    assert ann.see(table)["version"] == version


def play_on(guest: Guest, table: str, deadline: float) -> int:
    """Play a move; whoever's connection was cut tries again."""
    while True:
        try:
            return guest.play(table)
        except (httpx2.TransportError, AssertionError):
            assert time.monotonic() < deadline
            time.sleep(0.2)


def counted(server: Server, name: str) -> float:
    """What all processes together count under a name."""
    found: dict[int, float] = {}
    deadline = time.monotonic() + PATIENCE
    while len(found) < 2 and time.monotonic() < deadline:
        with httpx2.stream("GET", f"{server.address}/metrics") as answer:
            pid = keeper(server, answer)
            lines = [line for line in answer.iter_lines() if line.startswith(name)]
            found[pid] = sum(float(line.rpartition(" ")[2]) for line in lines)
    return sum(found.values())


def test_bots_answer_once_wherever_the_move_was_made(house: Server) -> None:
    ann = Guest(house.address)
    seats = [{"kind": "you"}, {"kind": "bot", "level": "easy"}]
    wish = {"game": "tribes", "seats": seats, "seed": 7}
    table = ann.post("/api/tables", wish).json()["id"]
    with streams_at_all(house, table, ann):
        deadline = time.monotonic() + PATIENCE
        played = 0
        while played < 6 and time.monotonic() < deadline:
            if ann.see(table)["acting"] >= 0:
                ann.play(table)
                played += 1
            else:
                time.sleep(0.05)
        assert played == 6
        while ann.see(table)["acting"] < 0 and time.monotonic() < deadline:
            time.sleep(0.05)
    thoughts = counted(house, 'atoll_thinking_seconds_count{level="easy"}')
    assert thoughts == counted(house, 'atoll_moves_total{by="bot"}') > 0


def test_the_whole_house_ends_together(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/atoll.db", None, "--web", "2") as server:
        started = web_processes(server)
        assert len(started) == 2
        assert server.stop() == 0
        assert not any(Path(f"/proc/{pid}").exists() for pid in started)
        with socket.socket() as free:
            free.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            free.bind(("127.0.0.1", server.port))


def test_a_claim_belongs_to_one_process_at_a_time(tmp_path: Path) -> None:
    ask = "import sys; from atoll.table.claims import Locks; from pathlib import Path; "
    ask += "locks = Locks(Path(sys.argv[1])); print(locks.take('a'), locks.take('b'))"
    here = Locks(tmp_path)
    assert here.take("a")
    assert elsewhere(ask, tmp_path) == "False True"
    here.give_back("a")
    assert elsewhere(ask, tmp_path) == "True True"
    here.close()


def elsewhere(code: str, folder: Path) -> str:
    told = subprocess.run(
        [sys.executable, "-c", code, str(folder)], capture_output=True, text=True, check=True
    )
    return told.stdout.strip()
