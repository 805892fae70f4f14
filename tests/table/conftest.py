"""Stores of both kinds, and a server that is asked directly."""

from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from fastapi.testclient import TestClient

from atoll.table.guard import Buckets
from atoll.table.house import Settings
from atoll.table.server import create_app
from atoll.table.store import Store


@pytest.fixture
def postgres_url(postgres_server: str) -> str:
    """A database of its own for every test."""
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute("DROP DATABASE IF EXISTS atoll_test WITH (FORCE)")
        connection.execute("CREATE DATABASE atoll_test")
    return postgres_server.rpartition("/")[0] + "/atoll_test"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgresql":
        return str(request.getfixturevalue("postgres_url"))
    return f"sqlite:///{tmp_path}/atoll.db"


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(database)
    opened.migrate()
    yield opened
    opened.close()


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """A server on SQLite, asked without a network; it knows nobody yet."""
    app = create_app(Settings(f"sqlite:///{tmp_path}/atoll.db"), Buckets(rate=1e6, burst=1e6))
    with TestClient(app, base_url="http://atoll.test") as asked:
        yield asked
