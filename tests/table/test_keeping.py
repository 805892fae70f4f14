"""For whoever runs the house: health, figures, copies, an end for old tables, errors in one line."""

import logging
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import update

from atoll.table.keeping import CannotKeep, alone_on, backup, opened, restore, tidy
from atoll.table.models import Table
from tests.cli.terminal import Running, Shown, Terminal
from tests.table.people import Person
from tests.table.test_store import new_table

ROOT = Path(__file__).parents[2]


def test_the_house_says_that_it_is_well(client: TestClient) -> None:
    assert client.get("/health").json()["status"] == "ok"


def test_figures_for_whoever_runs_it(client: TestClient) -> None:
    ann = Person(client)
    table = ann.new_table("you", "you")
    ann.play(table)
    said = client.get("/metrics").text
    assert 'atoll_moves_total{by="person"} 1.0' in said
    assert 'atoll_requests_total{method="POST",status="201"} 1.0' in said
    for name in (
        "atoll_tables",
        "atoll_streams",
        "atoll_thoughts_waiting",
        "atoll_thoughts_going",
        "atoll_thinking_seconds",
        "atoll_answer_seconds",
    ):
        assert f"# TYPE {name} " in said


def test_requests_are_logged_when_asked_for(
    client: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    client.get("/settings")
    assert "/settings" not in caplog.text
    with caplog.at_level(logging.INFO, "atoll.access"):
        client.get("/settings?name=secret")
    assert "testclient GET /settings 200" in caplog.text
    assert "secret" not in caplog.text


def test_a_copy_holds_everything_and_comes_back_anywhere(database: str, tmp_path: Path) -> None:
    with opened(database) as store:
        new_table(store, "a")
        new_table(store, "b", options={"totals": "open"})
        for number in range(40):
            store.append("a", number, [(number % 3, f"move {number}")], (number + 1) % 3)
        store.say("b", 0, "Ann", "hello")
        key = store.key()
        assert backup(database, tmp_path / "copy.db") == 2  # while somebody has it open
    assert [file.name for file in tmp_path.glob("copy*")] == ["copy.db"]
    with pytest.raises(CannotKeep, match="holds 2 tables; --replace"):
        restore(tmp_path / "copy.db", database, replace=False)
    elsewhere = f"sqlite:///{tmp_path}/elsewhere.db"
    for target, replace in ((elsewhere, False), (database, True)):
        assert restore(tmp_path / "copy.db", target, replace) == 2
        with opened(target) as store:
            assert [entry.move for entry in store.acts("a")] == [f"move {n}" for n in range(40)]
            assert [line.text for line in store.chat("b")] == ["hello"]
            table = store.table("b")
            assert table is not None
            assert (table.options, len(table.seats), store.key()) == ({"totals": "open"}, 3, key)
            store.say("b", 0, "Ann", "again")  # numbers of lines go on


def test_a_copy_that_is_none_is_refused(tmp_path: Path) -> None:
    (tmp_path / "nonsense.db").write_bytes(b"nonsense" * 1000)
    url = f"sqlite:///{tmp_path}/atoll.db"
    with pytest.raises(CannotKeep, match="not a database"):
        restore(tmp_path / "nonsense.db", url, replace=False)
    with pytest.raises(CannotKeep, match="no such file"):
        restore(tmp_path / "none.db", url, replace=False)
    with pytest.raises(CannotKeep, match="is a folder"):
        backup(url, tmp_path)


def test_nothing_is_restored_under_a_running_server(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/atoll.db"
    backup(url, tmp_path / "copy.db")
    with alone_on(url), pytest.raises(CannotKeep, match="uses this file"):
        restore(tmp_path / "copy.db", url, replace=True)


def test_old_tables_go(database: str) -> None:
    with opened(database) as store:
        for name, turn, touched in (("old", -1, 1), ("running", 0, 1), ("new", -1, 2**31 - 1)):
            new_table(store, name)
            store.append(name, 0, [(0, "move")], turn)
            store.say(name, 0, "Ann", "hello")
            with store.writing() as connection:
                row = update(Table).where(Table.id == name)
                connection.execute(row.values(touched=touched))
        assert tidy(database, days=30, unfinished=False, dry=True) == 1
        assert store.count() == 3
        assert tidy(database, days=30, unfinished=False, dry=False) == 1
        assert store.table("old") is None
        assert store.acts("old") == []
        assert store.chat("old") == []
        assert tidy(database, days=30, unfinished=True, dry=False) == 1
        assert store.table("new") is not None
        assert store.count() == 1


def test_nobody_sits_at_too_many_tables(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("atoll.table.tables.RUNNING", 2)
    ann = Person(client)
    ann.new_table("you", "open")
    ann.new_table("you", "open")
    wish: dict[str, Any] = {"game": "tribes", "seats": [{"kind": "you"}, {"kind": "open"}]}
    answer = ann.post("/api/tables", **wish)
    assert answer.status_code == 429
    assert "2 tables already" in answer.json()["error"]


def test_what_stands_in_the_way_is_said_in_one_line(tmp_path: Path) -> None:
    newer = tmp_path / "newer.db"
    with opened(f"sqlite:///{newer}"):
        pass
    with sqlite3.connect(newer) as plain:
        plain.execute("UPDATE alembic_version SET version_num = '9999'")
    plain.close()
    (tmp_path / "nonsense.db").write_bytes(b"nonsense" * 1000)
    causes = {
        f"sqlite:///{newer}": "9999",
        f"sqlite:///{tmp_path}/nonsense.db": "not a database",
        f"sqlite:///{tmp_path}/nowhere/x.db": "unable to open",
        "postgresql://u:hidden@127.0.0.1:1/x": "refused",
        "nonsense": "parse",
    }
    for url, why in causes.items():
        ended = Terminal().run("serve", "--no-browser", "--database", url, "--port", "0")
        said_in_one_line(ended, why)


def test_a_file_that_another_server_uses_is_said_to_be_so(tmp_path: Path) -> None:
    used = f"sqlite:///{tmp_path}/used.db"
    with alone_on(used):
        ended = Running("serve", "--no-browser", "--database", used, "--port", "0").end()
    said_in_one_line(ended, "uses this file")


def said_in_one_line(ended: Shown, why: str) -> None:
    assert ended.code == 2
    assert len(ended.err.strip().splitlines()) == 1, ended.err
    assert why in ended.err
    assert "hidden" not in ended.err


def test_what_is_deployed_names_what_there_is() -> None:
    """The examples start the command by options that it has, and keep its own pages inside."""
    unit = (ROOT / "deploy" / "atoll.service").read_text(encoding="utf-8")
    container = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
    told = subprocess.run(
        [sys.executable, "-m", "atoll", "serve", "--help"],
        capture_output=True,
        text=True,
        check=True,
        env={"COLUMNS": "200", "PATH": "", "TERM": "dumb"},
    ).stdout
    options = {word.strip('",') for word in (unit + container).split() if "--" in word}
    for option in ("--host", "--port", "--no-browser", "--log-level"):
        assert option in told
        assert option in options
    for proxy in ("Caddyfile", "nginx.conf"):
        assert "/metrics" in (ROOT / "deploy" / proxy).read_text(encoding="utf-8")
