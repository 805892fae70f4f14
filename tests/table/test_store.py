"""The store does the same on SQLite and on PostgreSQL."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import inspect

from atoll.table.models import Base, Seat, Table
from atoll.table.store import Stale, Store


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
        store.append("t", number, number % 3, f"move {number}", (number + 1) % 3)
    assert [entry.move for entry in store.acts("t", 9)] == ["move 9", "move 10", "move 11"]
    table = store.table("t")
    assert table is not None
    assert (table.version, table.changes, table.turn) == (12, 12, 0)


@pytest.mark.parametrize("number", [0, 2])
def test_an_entry_with_a_wrong_number_is_stale_and_changes_nothing(
    store: Store, number: int
) -> None:
    new_table(store)
    store.append("t", 0, 0, "first", 1)
    with pytest.raises(Stale):
        store.append("t", number, 1, "second", 2)
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
            store.append("t", 0, 0, f"from {name}", 1)
        except Stale:
            return False
        return True

    with ThreadPoolExecutor(6) as pool:
        taken = list(pool.map(try_it, range(6)))
    assert taken.count(True) == 1
    assert [entry.move for entry in store.acts("t")] == [f"from {taken.index(True)}"]


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
    new_table(store, "over", turn=-1)
    new_table(store, "bots", turn=2)
    store.set_seat("b", 1, "", holder="bob")
    assert [table.id for table in store.held_by("bob")] == ["b"]
    assert {table.id for table in store.held_by("ann")} == {"a", "b", "over", "bots"}
    assert {table.id for table in store.with_open_seats()} == {"a", "bots"}
    assert [table.id for table in store.finished()] == ["over"]
    assert [table.id for table in store.awaiting_bots()] == ["bots"]


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

    def hear(table_id: str) -> None:
        table = store.table(table_id)
        assert table is not None
        heard.append((table_id, table.changes))

    store = Store(database, hear)
    store.migrate()
    new_table(store)
    store.append("t", 0, 0, "move", 1)
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
