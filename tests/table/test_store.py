"""The store does the same on SQLite and on PostgreSQL."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import event, insert, inspect
from sqlalchemy.exc import OperationalError, TimeoutError

from atoll.engine.record import Record, RecordError
from atoll.table.house import Settings
from atoll.table.keeping import alone_on, opened
from atoll.table.models import Act, Base, Seat, Table
from atoll.table.scribe import Stale
from atoll.table.server import create_app
from atoll.table.store import WRITERS, Store
from atoll.table.tables import Tables
from tests.table.people import Person


def new_table(store: Store, table_id: str = "t", **fields: object) -> Table:
    table = Table(
        id=table_id,
        game="tribes",
        rules=1,
        options={},
        seed="7",
        created=1,
        touched=1,
        seats=[
            Seat(number=0, holder="ann", name="Ann"),
            Seat(number=1),
            Seat(number=2, bot="easy"),
        ],
    )
    for name, value in fields.items():
        setattr(table, name, value)
    store.create(table)
    return table


def test_a_table_is_kept_with_its_seats(store: Store) -> None:
    new_table(store)
    found = store.table("t")
    assert found is not None
    assert [(seat.number, seat.name, seat.open, seat.bot) for seat in found.seats] == [
        (0, "Ann", False, ""),
        (1, "", True, ""),
        (2, "", False, "easy"),
    ]
    assert (found.version, found.changes, found.turn) == (0, 0, 0)
    assert store.table("other") is None


def test_entries_come_back_in_order_and_from_a_number_on(store: Store) -> None:
    new_table(store)
    for number in range(12):
        store.append("t", number, [(number % 3, f"move {number}")], (number + 1) % 3)
    assert [entry.move for entry in store.acts("t", 9)] == ["move 9", "move 10", "move 11"]
    table = store.table("t")
    assert table is not None
    assert (table.version, table.changes, table.turn) == (12, 12, 0)


@pytest.mark.parametrize("number", [0, 2])
def test_an_entry_with_a_wrong_number_is_stale_and_changes_nothing(
    store: Store, number: int
) -> None:
    new_table(store)
    store.append("t", 0, [(0, "first")], 1)
    with pytest.raises(Stale):
        store.append("t", number, [(1, "second")], 2)
    assert [entry.move for entry in store.acts("t")] == ["first"]
    table = store.table("t")
    assert table is not None
    assert (table.version, table.changes, table.turn) == (1, 1, 1)


def test_of_many_at_once_exactly_one_is_taken(store: Store) -> None:
    new_table(store)
    gate = threading.Barrier(6)

    def try_it(name: int) -> bool:
        gate.wait()
        try:
            store.append("t", 0, [(0, f"from {name}")], 1)
        except Stale:
            return False
        return True

    with ThreadPoolExecutor(6) as pool:
        taken = list(pool.map(try_it, range(6)))
    assert taken.count(True) == 1
    assert [entry.move for entry in store.acts("t")] == [f"from {taken.index(True)}"]


Wish = tuple[str, int, list[tuple[int, str]], int]


def by_threads(store: Store, wishes: list[Wish]) -> list[object]:
    """Entries that several ask for at once, and what each is told."""
    with ThreadPoolExecutor(4) as pool:
        with store.scribe.front:
            asked = [pool.submit(store.append, *wish) for wish in wishes]
            while len(store.scribe.waiting) < len(wishes):
                time.sleep(0.01)
        return [each.exception() for each in asked]


def by_requests(store: Store, wishes: list[Wish]) -> list[object]:
    """The same, where nobody who asks has a thread."""

    async def all_of_them() -> list[object]:
        with store.scribe.front:
            asked = [asyncio.create_task(store.append_soon(*wish)) for wish in wishes]
            while len(store.scribe.waiting) < len(wishes):
                await asyncio.sleep(0)
        return [*await asyncio.gather(*asked, return_exceptions=True)]

    return asyncio.run(all_of_them())


@pytest.mark.parametrize("spoilt", [False, True])
@pytest.mark.parametrize("asked", [by_threads, by_requests])
def test_those_who_wait_to_write_are_written_together_and_told_apart(
    store: Store, spoilt: bool, asked: Callable[[Store, list[Wish]], list[object]]
) -> None:
    if store.postgres:
        pytest.skip("PostgreSQL sees to it itself")
    names = [f"t{n}" for n in range(4)]
    for name in names:
        new_table(store, name)
    if spoilt:  # an entry that no table knows of: its number is taken
        with store.writing() as connection:
            connection.execute(insert(Act).values(table_id="t1", number=0, seat=0, move="", at=0))
    written: list[object] = []
    event.listen(store.writer, "commit", written.append)
    numbers = {"t3": 7}  # which is wrong
    wishes: list[Wish] = [(name, numbers.get(name, 0), [(0, "move")], 1) for name in names]
    failed = [type(each) for each in asked(store, wishes)]
    nothing = type(None)
    assert failed == [nothing, Stale if spoilt else nothing, nothing, Stale]
    assert [store.count_of(name) for name in names] == [1, 0 if spoilt else 1, 1, 0]
    assert spoilt or len(written) == 1


def test_however_many_requests_wait_to_write_none_is_refused(store: Store) -> None:
    if store.postgres:
        pytest.skip("there a request that writes takes a thread")
    new_table(store)
    wishes: list[Wish] = [("t", number, [(0, "move")], 1) for number in range(2 * WRITERS)]
    assert by_requests(store, wishes) == [None] * len(wishes)


def test_a_seat_changes_only_for_whom_it_belongs_to(store: Store) -> None:
    new_table(store)
    assert store.set_seat("t", 1, "", holder="bob", name="Bob")
    assert not store.set_seat("t", 1, "", holder="eve", name="Eve")
    found = store.table("t")
    assert found is not None
    assert (found.seats[1].holder, found.seats[1].name) == ("bob", "Bob")


def test_lists_for_the_lobby(store: Store) -> None:
    new_table(store, "a", touched=5)
    new_table(store, "b", touched=9)
    new_table(store, "over", turn=-1, public=True)
    new_table(store, "bots", turn=2, public=True)
    new_table(store, "past", turn=-1)
    store.set_seat("b", 1, "", holder="bob")
    assert [table.id for table in store.held_by("bob")] == ["b"]
    assert {table.id for table in store.held_by("ann")} == {"a", "b", "over", "bots", "past"}
    assert {table.id for table in store.with_open_seats()} == {"bots"}
    assert [table.id for table in store.finished()] == ["over"]
    assert store.awaiting_bots() == ["bots"]


def test_chat_keeps_its_order(store: Store) -> None:
    new_table(store)
    for number in range(5):
        store.say("t", 0, "Ann", f"line {number}")
    assert [line.text for line in store.chat("t", 3)] == ["line 2", "line 3", "line 4"]


def test_changing_an_unknown_table_is_an_error(store: Store) -> None:
    with pytest.raises(LookupError):
        store.say("nowhere", 0, "Ann", "hello")


def test_every_change_is_reported_after_it_is_written(database: str) -> None:
    heard: list[tuple[str, int]] = []

    def hear(table_id: str, count: int) -> None:
        table = store.table(table_id)
        assert table is not None
        assert table.changes == count
        heard.append((table_id, count))

    store = Store(database, hear)
    store.migrate()
    new_table(store)
    store.append("t", 0, [(0, "move")], 1)
    store.say("t", 0, "Ann", "hello")
    assert heard == [("t", 0), ("t", 1), ("t", 2)]
    store.close()


def test_all_servers_on_a_database_share_the_key(database: str, store: Store) -> None:
    other = Store(database)
    with ThreadPoolExecutor(2) as pool:
        keys = list(pool.map(lambda each: each.key(), [store, other]))
    assert keys[0] == keys[1]
    assert len(keys[0]) == 64
    other.close()


def test_migrations_give_the_schema_of_the_models_and_run_twice(store: Store) -> None:
    store.migrate()
    seen = inspect(store.engine)
    for table in Base.metadata.sorted_tables:
        columns = {column["name"]: column for column in seen.get_columns(table.name)}
        assert set(columns) == set(table.columns.keys()), table.name
        for column in table.columns:
            assert columns[column.name]["nullable"] == column.nullable, column
        assert {index["name"] for index in seen.get_indexes(table.name)} == {
            index.name for index in table.indexes
        }


def test_no_change_goes_uncounted_however_many_come_at_once(store: Store) -> None:
    new_table(store)
    with ThreadPoolExecutor(16) as pool:
        list(pool.map(lambda number: store.say("t", 0, "Ann", f"line {number}"), range(16)))
    assert store.count_of("t") == 16


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_postgresql_is_known_by_all_its_names(postgres_url: str, scheme: str) -> None:
    with opened(postgres_url.replace("postgresql", scheme, 1)) as store:
        assert store.postgres
        assert store.count() == 0


@pytest.fixture
def locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[sqlite3.Connection]:
    """A foreign program that keeps the write lock of a file for itself."""
    monkeypatch.setattr("atoll.table.database.PATIENCE", 1)
    monkeypatch.setattr("atoll.table.database.QUEUE", 3)
    with opened(f"sqlite:///{tmp_path}/atoll.db") as store:
        new_table(store)
    foreign = sqlite3.connect(tmp_path / "atoll.db", isolation_level=None, check_same_thread=False)
    foreign.execute("BEGIN IMMEDIATE")
    yield foreign
    foreign.close()


def test_a_foreign_write_lock_stops_no_reader(locked: sqlite3.Connection, tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path}/atoll.db")
    with ThreadPoolExecutor(40) as pool:
        writers = [pool.submit(store.say, "t", 0, "Ann", "hello") for _ in range(30)]
        assert store.table("t") is not None
        assert store.chat("t") == []
        assert any(not writer.done() for writer in writers)
        errors = [writer.exception() for writer in writers]
    assert all(isinstance(error, (OperationalError, TimeoutError)) for error in errors)
    locked.execute("ROLLBACK")
    store.say("t", 0, "Ann", "hello again")
    assert store.count_of("t") == 1
    store.close()


def test_a_busy_database_is_said_and_waited_for(locked: sqlite3.Connection, tmp_path: Path) -> None:
    app = create_app(Settings(f"sqlite:///{tmp_path}/atoll.db"))
    locked.execute("ROLLBACK")
    with TestClient(app, base_url="http://atoll.test") as client:
        ann = Person(client)
        table = ann.new_table("you", "open")
        locked.execute("BEGIN IMMEDIATE")
        answer = ann.post(f"/api/tables/{table}/chat", text="hello")
        assert answer.status_code == 503
        assert answer.headers["retry-after"]
        assert "Nothing is lost" in answer.json()["error"]
        assert ann.get(f"/tables/{table}").status_code == 200
        assert client.get("/health").status_code == 200
        locked.execute("ROLLBACK")
        assert ann.post(f"/api/tables/{table}/chat", text="hello").status_code == 200


def test_an_absent_database_is_said_on_every_page(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = Person(client)
    table = ann.new_table("you", "open")
    house: Any = client.app.state.house  # type: ignore[attr-defined]
    house.tables.kept.clear()

    def away(*_: object, **__: object) -> None:
        raise OperationalError("connection refused", None, Exception())

    with monkeypatch.context() as outage:
        outage.setattr(house.store.engine, "connect", away)
        outage.setattr(house.store, "sessions", away)
        for path in ("/", f"/tables/{table}", f"/api/tables/{table}", "/health"):
            answer = ann.get(path)
            assert answer.status_code == 503, path
            assert "Nothing is lost" in answer.text
            assert "content-security-policy" in answer.headers
    assert ann.get(f"/tables/{table}").status_code == 200


BREAK = {
    "options": "UPDATE tables SET options = 'nonsense'",
    "position": "UPDATE tables SET position = '{\"a\": 1}'",
    "seed": "UPDATE tables SET seed = 'seven'",
    "game": "UPDATE tables SET game = 'gone'",
    "turn": "UPDATE tables SET turn = 9",
    "seats": "DELETE FROM seats WHERE number = 1",
    "rules": "UPDATE tables SET rules = 99",
    "move": "UPDATE entries SET move = 'nonsense'",
    "undo": "INSERT INTO entries VALUES ((SELECT id FROM tables), 1, 1, '', 0)",
}


@pytest.mark.parametrize("broken", BREAK)
def test_a_table_that_cannot_be_read_says_so_and_breaks_nothing_else(
    client: TestClient, tmp_path: Path, broken: str
) -> None:
    ann = Person(client)
    table = ann.new_table("you", "easy", "open")
    ann.play(table)
    house: Any = client.app.state.house  # type: ignore[attr-defined]
    with sqlite3.connect(tmp_path / "atoll.db", timeout=20) as foreign:
        foreign.execute(BREAK[broken])
        foreign.execute("UPDATE tables SET version = (SELECT count(*) FROM entries)")
    foreign.close()
    house.tables.kept.clear()
    page = ann.get(f"/tables/{table}")
    assert page.status_code == 410
    assert "played" in page.text
    assert ann.get(f"/api/tables/{table}").status_code == 410
    assert ann.get("/").status_code == 200
    assert ann.get("/new/tindaya").status_code == 200
    assert client.portal is not None
    assert not client.portal.call(driven_on, house, table)
    other = ann.new_table("you", "open")
    assert ann.play(other).status_code == 200
    record = ann.get(f"/api/tables/{table}/record")
    assert record.status_code == (200 if broken == "rules" else 409)


async def driven_on(house: Any, table: str) -> bool:
    """Whether bots still try to play at a table, once they had a look."""
    house.thinkers.drive(table)
    while table in house.thinkers.driven:
        await asyncio.sleep(0.01)
    return table in house.thinkers.called


def test_a_table_of_other_rules_shows_what_was_played_and_gives_its_record(
    client: TestClient, tmp_path: Path
) -> None:
    ann = Person(client)
    table = ann.new_table("you", "you")
    moves = [ann.legal(table)[0]]
    ann.play(table)
    moves.append(ann.legal(table)[0])
    ann.play(table)
    ann.post(f"/api/tables/{table}/undo", version=2)
    with sqlite3.connect(tmp_path / "atoll.db", timeout=20) as foreign:
        foreign.execute("UPDATE tables SET rules = 99, changes = changes + 1")
    foreign.close()
    client.app.state.house.tables.kept.clear()  # type: ignore[attr-defined]
    page = ann.get(f"/tables/{table}")
    assert "older version of the rules" in page.text
    assert moves[0] in page.text
    record = ann.get(f"/api/tables/{table}/record").json()
    assert (record["rules"], record["moves"]) == (99, moves[:1])
    with pytest.raises(RecordError, match="version 99"):
        Record.from_json(ann.get(f"/api/tables/{table}/record").text)


def test_a_table_is_not_read_outside_its_lock(client: TestClient) -> None:
    table = Person(client).new_table("you", "open")
    tables: Tables = client.app.state.house.tables  # type: ignore[attr-defined]
    with tables.at(table) as live:
        assert live.session.state.seat == 0
        with ThreadPoolExecutor(1) as pool:
            elsewhere = pool.submit(lambda: live.session)
            with pytest.raises(AssertionError, match="outside its lock"):
                elsewhere.result()
    with pytest.raises(AssertionError, match="outside its lock"):
        live.turn  # noqa: B018


def test_memory_asks_the_store_only_when_it_does_not_know(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = Person(client)
    table = ann.new_table("you", "you")
    ann.play(table)
    house: Any = client.app.state.house  # type: ignore[attr-defined]
    asked: list[object] = []
    for name in ("table", "acts", "chat"):
        monkeypatch.setattr(house.store, name, asked.append)
    for _ in range(3):
        assert ann.play(table).status_code == 200
        assert ann.get(f"/tables/{table}").status_code == 200
    monkeypatch.setattr(house.store, "count_of", asked.append)
    with house.tables.at(table, trusting=True) as live:
        assert live.version == 4
    assert not asked
    monkeypatch.undo()
    with opened(str(house.store.engine.url)) as foreign:
        foreign.say(table, 0, "Ann", "from elsewhere")
    house.tables.heard(table, house.store.count_of(table))
    assert ann.see(table)["chat"][0]["text"] == "from elsewhere"


def test_a_move_that_answers_what_memory_knows_is_not_looked_up_and_still_refused_if_it_is_old(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = Person(client)
    table = ann.new_table("you", "you")
    house: Any = client.app.state.house  # type: ignore[attr-defined]
    move, asked = ann.legal(table)[0], f"/api/tables/{table}/moves"
    with monkeypatch.context() as away:
        away.setattr(house.store, "count_of", None)
        assert ann.post(asked, version=0, move=move).json() == {"version": 1}
    move = ann.legal(table)[0]
    with opened(str(house.store.engine.url)) as foreign:  # tells nobody
        foreign.append(table, 1, [(ann.see(table)["turn"], move)], 0)
    assert ann.post(asked, version=1, move=move).status_code == 409
    assert ann.see(table)["version"] == 2


def test_two_servers_on_one_file_are_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/atoll.db"
    with alone_on(url):
        with pytest.raises(ValueError, match="uses this file"), alone_on(url):
            pass
        with alone_on(f"sqlite:///{tmp_path}/other.db"):
            pass
    with alone_on(url):
        pass
