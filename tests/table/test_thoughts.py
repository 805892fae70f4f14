"""Thinking is shared fairly: short and awaited thoughts first, nobody's many before another's one."""

import asyncio
import os
import signal
import sys
import time
from collections.abc import Callable
from typing import Any

import pytest
from fastapi.testclient import TestClient

from atoll.table.house import Settings
from atoll.table.store import Store
from atoll.table.thinkers import HINTS
from atoll.table.thoughts import REVIEW, Thought, Thoughts, Unwanted
from atoll.table.workers import SEARCHES, Course, Workers, think
from tests.table.apart import run_apart
from tests.table.people import Person
from tests.table.servers import Guest, serving
from tests.table.test_live import counts


class Desk:
    """A queue whose thoughts end when they are told to; what was begun, in order."""

    def __init__(self, long: int = 1) -> None:
        self.thoughts = Thoughts(long, lambda level, _: self.ended.append(level))
        self.begun: list[str] = []
        self.ended: list[str] = []
        self.gates: dict[str, asyncio.Event] = {}

    def ask(self, name: str, asker: str, level: str = "hard", **how: Any) -> asyncio.Task[str]:
        gate = self.gates.setdefault(name, asyncio.Event())

        async def work() -> str:
            self.begun.append(name)
            await gate.wait()
            return name

        thought = Thought(asker, level, work, **how)
        return asyncio.ensure_future(self.thoughts.ask(thought))

    async def end(self, *names: str) -> None:
        for name in names:
            self.gates[name].set()
            await settle()


async def settle() -> None:
    for _ in range(8):
        await asyncio.sleep(0)


def run(course: Callable[[Desk], Any], long: int = 1) -> Desk:
    async def whole() -> Desk:
        desk = Desk(long)
        await course(desk)
        desk.thoughts.stop()
        return desk

    return run_apart(whole())


def test_one_thought_of_anothers_comes_before_the_rest_of_many() -> None:
    async def course(desk: Desk) -> None:
        for number in range(50):
            desk.ask(f"eve {number}", "eve")
        await settle()
        desk.ask("ann", "ann")
        await desk.end("eve 0")

    assert run(course).begun == ["eve 0", "ann"]


@pytest.mark.parametrize("level", ["easy", "mind"])
def test_quick_thoughts_have_a_place_of_their_own(level: str) -> None:
    async def course(desk: Desk) -> None:
        for number in range(50):
            desk.ask(f"hard {number}", f"person {number}")
        await settle()
        quick = desk.ask("quick", "ann", level)
        await desk.end("quick")
        assert await quick == "quick"

    desk = run(course, long=2)
    assert desk.begun == ["hard 0", "hard 1", "quick"]
    assert desk.ended[0] == level


def test_what_people_wait_for_comes_first_and_short_before_long() -> None:
    async def course(desk: Desk) -> None:
        desk.ask("first", "eve")
        await settle()
        desk.ask("unseen", "ann", "medium", watched=lambda: False)
        desk.ask("long", "bob", "hard")
        desk.ask("short", "cid", "medium")
        await desk.end("first", "short", "long")

    assert run(course).begun == ["first", "short", "long", "unseen"]


def test_reviews_come_when_nothing_else_waits() -> None:
    async def course(desk: Desk) -> None:
        desk.ask("first", "eve")
        await settle()
        desk.ask("review", "ann", REVIEW)
        desk.ask("unseen", "eve", "master", watched=lambda: False)
        await desk.end("first", "unseen")

    assert run(course).begun == ["first", "unseen", "review"]


def test_what_nobody_waits_for_is_never_begun() -> None:
    async def course(desk: Desk) -> None:
        desk.ask("first", "eve")
        await settle()
        gone = desk.ask("gone", "eve")
        useless = desk.ask("useless", "ann", wanted=lambda: False)
        await settle()
        gone.cancel()
        await settle()
        assert desk.thoughts.waiting_for("eve") == 1
        await desk.end("first")
        with pytest.raises(Unwanted):
            await useless

    assert run(course).begun == ["first"]


def test_a_thought_that_fails_makes_room_for_the_next() -> None:
    async def course(desk: Desk) -> None:
        async def fail() -> str:
            raise ValueError("no idea")

        failed = asyncio.ensure_future(desk.thoughts.ask(Thought("eve", "hard", fail)))
        after = desk.ask("after", "ann")
        await desk.end("after")
        with pytest.raises(ValueError, match="no idea"):
            await failed
        assert await after == "after"

    run(course)


def test_many_hints_at_once_are_refused(client: TestClient) -> None:
    ann = Person(client)
    table = ann.new_table("you", "open")
    house: Any = client.app.state.house  # type: ignore[attr-defined]
    for _ in range(HINTS):
        holder = house.identities.holder(ann.headers["authorization"].removeprefix("Bearer "))
        house.thinkers.thoughts.going.append(Thought.__new__(Thought))
        house.thinkers.thoughts.going[-1].asker = holder
    answer = ann.get(f"/api/tables/{table}/hint")
    house.thinkers.thoughts.going.clear()
    assert answer.status_code == 429
    assert "still thinking" in answer.json()["error"]


def test_bots_alone_play_only_while_somebody_watches(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = Person(client)
    house: Any = client.app.state.house  # type: ignore[attr-defined]
    table = ann.new_table("easy", "easy")

    async def left_alone() -> bool:
        return not await house.thinkers.play_one(table)

    assert client.portal is not None
    assert client.portal.call(left_alone)
    assert ann.see(table)["version"] == 0
    monkeypatch.setattr(house.hub, "watchers", lambda _: ["somebody"])
    assert client.portal.call(house.thinkers.play_one, table)
    assert ann.see(table)["version"] >= 1  # the house may have driven them on meanwhile


def test_one_replacement_for_all_who_waited_for_a_broken_worker() -> None:
    from atoll.door import game

    position = game("tribes").new(2, 1).to_dict()

    async def course() -> tuple[list[str], int]:
        workers = Workers(1)
        made = []
        make = workers.new_pool
        workers.new_pool = lambda: made.append(1) or make()  # type: ignore[method-assign,func-returns-value]
        await workers.think("tribes", position, "easy", 1)
        for pid in list(workers.pools[0]._processes):
            os.kill(pid, signal.SIGKILL)
        asked = [workers.think("tribes", position, "easy", 1) for _ in range(6)]
        answers = await asyncio.gather(*asked)
        workers.stop()
        return answers, len(made)

    answers, made = run_apart(course())
    assert len(set(answers)) == 1
    assert made == 1


def knows(judge: str) -> bool:
    """Has the process that is asked loaded a judge?"""
    return judge in sys.modules


def test_every_process_has_a_game_loaded_before_it_is_asked() -> None:
    judge = "atoll.games.tribes.bot.judge"

    async def course() -> list[bool]:
        workers = Workers(2)
        workers.warm("tribes")
        workers.warm("tribes")
        known = [pool.submit(knows, judge).result() for pool in workers.pools]
        for pid in list(workers.pools[0]._processes):
            os.kill(pid, signal.SIGKILL)
        workers.busy[1] = 1  # so that it is the broken one who is asked
        known.append(await workers.ask(knows, judge))
        workers.stop()
        return known

    assert run_apart(course()) == [True, True, True]


def test_where_somebody_looks_on_processes_load_the_game(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = Person(client)
    house: Any = client.app.state.house  # type: ignore[attr-defined]
    loaded: list[str] = []
    monkeypatch.setattr(house.thinkers.workers, "warm", loaded.append)
    table = ann.new_table("you", "open")
    house.thinkers.turn(table)
    assert not loaded
    monkeypatch.setattr(house.hub, "watchers", lambda _: ["somebody"])
    house.thinkers.turn(table)
    assert set(loaded) == {"tribes"}  # the house itself may look after the table, too


def test_a_search_goes_on_where_it_was_unless_something_was_taken_back() -> None:
    from atoll.door import game

    def thought(table: str, moves: list[str]) -> int:
        """The visits that a search of 100 iterations knows of; its move is played."""
        seat = state.seat
        found = think("konane", state.to_dict(), "medium", 1, Course(table, tuple(moves)))
        search: Any = SEARCHES[table, seat, "medium"]
        visits: int = sum(search.bot.root.visits)
        state.play(state.parse(found))
        moves.append(found)
        return visits

    SEARCHES.clear()
    moves: list[str] = []
    state = game("konane").new(2, 1, board="small")
    assert thought("t", moves) == 100
    once, before = list(moves), state.copy()
    assert thought("t", moves) == 100
    assert state.seat == 1  # decides again, and remembers
    assert thought("t", moves) > 100
    state = before
    assert thought("t", once) == 100
    for table in range(9):
        state = game("konane").new(2, 1, board="small")
        thought(f"{table}", [])
    assert ("t", 1, "medium") not in SEARCHES
    assert ("8", 0, "medium") in SEARCHES


def children(pid: int) -> list[int]:
    with open(f"/proc/{pid}/task/{pid}/children", encoding="ascii") as file:
        return [int(each) for each in file.read().split()]


def alive(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii") as file:
            return file.read().rpartition(")")[2].split()[0] not in "ZX"
    except FileNotFoundError:
        return False


def test_a_killed_server_leaves_no_worker(tmp_path: Any) -> None:
    with serving(f"sqlite:///{tmp_path}/atoll.db", None, "--pause", "0") as server:
        guest = Guest(server.address)
        table = guest.new_table("you", "bot")
        guest.play(table)
        for _ in counts(server.address, table):
            if guest.see(table)["acting"] == 0:
                break
        workers = children(server.process.pid)
        assert workers
        os.kill(server.process.pid, signal.SIGKILL)
        server.process.wait()
        deadline = time.monotonic() + 30
        while any(map(alive, workers)) and time.monotonic() < deadline:
            time.sleep(0.1)
        assert not any(map(alive, workers))


def test_of_two_servers_one_thinks_about_a_table(postgres_url: str) -> None:
    here, there = Store(postgres_url), Store(postgres_url)
    assert here.claim("t")
    assert not there.claim("t")
    assert there.claim("other")
    here.release("t")
    assert there.claim("t")
    there.close()
    deadline = time.monotonic() + 20
    while not here.claim("t"):  # a server that is gone claims nothing, once PostgreSQL knows it
        assert time.monotonic() < deadline
    here.close()


def test_settings_keep_a_place_for_quick_thoughts(client: TestClient) -> None:
    house: Any = client.app.state.house  # type: ignore[attr-defined]
    assert house.thinkers.thoughts.long == Settings("").workers
    assert house.thinkers.workers.count == Settings("").workers + 1
