"""Real servers: killed, restarted, several on one database; streams that resume."""

import json
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx2

from tests.table.servers import Guest, Server, serving


def counts(address: str, table: str, **headers: str) -> Iterator[int]:
    """The counts of changes a stream reports."""
    with httpx2.stream(
        "GET", f"{address}/api/tables/{table}/stream", headers=headers, timeout=30, verify=False
    ) as answer:
        for line in answer.iter_lines():
            if line.startswith("data:"):
                yield int(json.loads(line.removeprefix("data:")))


def test_a_killed_server_loses_no_acknowledged_move(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/atoll.db"
    with serving(database) as server:
        guest = Guest(server.address)
        table = guest.new_table("you", "you")
        acknowledged = 0
        for round_ in range(3):
            # Killed a moment after some moves are in, while the next one is on its way.
            killer = threading.Timer(0.02 * (round_ + 1), server.kill)
            enough = acknowledged + 4
            try:
                while True:
                    acknowledged = guest.play(table)
                    if acknowledged >= enough and killer.ident is None:
                        killer.start()
            except (httpx2.TransportError, json.JSONDecodeError):
                pass
            killer.join()
            server = Server(database, server.port)
            guest = Guest(server.address, guest.secret)
            seen = guest.see(table)
            # One move more may be there, and one that did not matter after it: written, but killed before it
            # was acknowledged.
            assert seen["version"] - acknowledged in (0, 1, 2)
            assert acknowledged >= enough
            acknowledged = seen["version"]
        guest.play(table)
        server.kill()


def test_a_bots_turn_is_taken_up_after_a_restart(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/atoll.db"
    with serving(database) as server:
        guest = Guest(server.address)
        table = guest.new_table("you", "bot")
        guest.play(table)
        server.kill()
    with serving(database) as server:
        guest = Guest(server.address, guest.secret)
        for count in counts(server.address, table):
            if guest.see(table)["acting"] == 0:
                break
            assert count < 20
        assert guest.see(table)["version"] >= 2


def test_two_servers_share_a_table_live(postgres_url: str) -> None:
    with serving(postgres_url) as here, serving(postgres_url) as there:
        ann = Guest(here.address)
        table = ann.new_table("you", "open")
        heard = counts(there.address, table)
        before = next(heard)
        ann.play(table)
        assert next(heard) == before + 1
        bob = Guest(there.address)
        bob.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Bob"})
        assert next(heard) == before + 2
        bob.play(table)
        assert ann.see(table)["version"] == 2
        assert ann.see(table)["seats"][1]["name"] == "Bob"
        assert Guest(there.address, ann.secret).see(table)["mine"] == [0]


def test_a_stream_resumes_where_the_table_is(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/atoll.db") as server:
        guest = Guest(server.address)
        table = guest.new_table("you", "you")
        first = next(counts(server.address, table))
        guest.play(table)
        guest.play(table)
        assert next(counts(server.address, table, **{"last-event-id": str(first)})) == first + 2


def test_the_server_stops_cleanly(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/atoll.db")
    table = Guest(server.address).new_table("you", "bot")
    stream = f"{server.address}/api/tables/{table}/stream"
    with httpx2.stream("GET", stream, timeout=30, verify=False):
        assert server.stop() in (0, 130)
