"""Nothing that comes in from outside breaks the house, and every answer carries its headers."""

import itertools
import json
import logging
import socket
from typing import Any

import pytest
from fastapi.routing import iter_route_contexts
from fastapi.testclient import TestClient

from atoll.table.guard import HEADERS, POLICY
from atoll.table.identity import COOKIE
from atoll.table.listening import REPEATS, Door, Seldom
from atoll.table.reference import calls
from tests.table.apart import run_apart
from tests.table.people import Person
from tests.table.servers import serving

# JSON as no honest client writes it. Fields that are asked for get each of these values.
VALUES = [
    "NaN",
    "Infinity",
    "-1e999",
    '"\\ud800"',
    '"\\u0000"',
    '"' + "x" * 5000 + '"',
    "1" * 400,
    '{"a": NaN}',
    "[" * 5000,
    "null",
    "true",
    '"wizard"',
]
SEATS = '"game": "tribes", "seats": [{"kind": "you"}, {"kind": "bot", "level": %s}]'
TEXTS = ["%00", "%ed%a0%80", "x" * 3000, "..%2f..", "%ff", "-1", "9" * 400, "NaN"]
QUERIES = ["look", "ply", "move", "version", "shape", "language"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    from atoll.table.guard import Buckets
    from atoll.table.house import Settings
    from atoll.table.server import create_app

    folder = tmp_path_factory.mktemp("edge")
    app = create_app(Settings(f"sqlite:///{folder}/atoll.db"), Buckets(rate=1e6, burst=1e6))
    with TestClient(app, base_url="http://atoll.test", raise_server_exceptions=False) as client:
        yield client


@pytest.fixture
def asked(server: TestClient) -> TestClient:
    """A server that knows nobody yet."""
    server.cookies.clear()
    return server


def ways(client: TestClient) -> list[tuple[str, str]]:
    app: Any = client.app
    return [
        (method, str(route.path))
        for route in iter_route_contexts(app.routes)
        for method in sorted(getattr(route, "methods", None) or ["GET"])
        if not str(route.path).endswith("/stream")
    ]


def sound(answer: Any, asked: str) -> None:
    assert answer.status_code < 500, asked
    for name, value in HEADERS.items():
        assert answer.headers[name] == value, asked


def test_no_body_breaks_the_house(asked: TestClient) -> None:
    ann = Person(asked)
    table = ann.new_table("you", "open")
    headers = ann.headers | {"content-type": "application/json"}
    tables = ["{" + SEATS % value + "}" for value in VALUES]
    tables += ["{" + SEATS % '"easy"' + f', "options": {{"totals": {value}}}}}' for value in VALUES]
    for call in calls(asked.get("/api/openapi.json").json()):
        path = call["path"].replace("{table_id}", table).replace("{seat}", "0")
        bodies = ["", "nonsense", "\ufeff{}", *(tables if path == "/api/tables" else [])]
        for name, value in itertools.product([each["name"] for each in call["body"]], VALUES):
            good = {"version": 0, "seat": 1, "ply": 0, "move": "0,0"} | {name: 0}
            bodies.append(json.dumps(good).replace(f'"{name}": 0', f'"{name}": {value}'))
        for body in bodies if call["method"] in ("POST", "PATCH") else []:
            answer = asked.request(call["method"], path, content=body.encode(), headers=headers)
            sound(answer, f"{path} {body[:80]}")


def test_no_address_breaks_the_house(asked: TestClient) -> None:
    ann = Person(asked)
    table = ann.new_table("you", "open")
    for method, way in ways(asked):
        for text in TEXTS:
            path = way.replace("{table_id}", text).replace("{seat}", text).replace("{name}", text)
            if path == way:
                path = f"{way}/{text}"
            sound(asked.request(method, path, headers=ann.headers), f"{method} {path}")
            if method == "GET" and "{table_id}" in way and not way.endswith("hint"):
                query = "&".join(f"{name}={text}" for name in QUERIES)
                here = way.replace("{table_id}", table)
                sound(asked.get(f"{here}?{query}", headers=ann.headers), f"{here}?{query}")


@pytest.mark.parametrize(
    "headers",
    [
        {"host": "["},
        {"host": "a b"},
        {"cookie": f"{COOKIE}=\xff; language=\xff; name=%ff%00"},
        {"authorization": "Bearer \xff.\xff"},
        {"authorization": "Bearer"},
        {"accept-language": "\xff,,,;q=x"},
        {"content-length": "9" * 30},
        {"content-length": "²"},
    ],
)
def test_no_header_breaks_the_house(asked: TestClient, headers: dict[str, str]) -> None:
    table = Person(asked).new_table("you", "open")
    raw = {name: value.encode("latin-1") for name, value in headers.items()}
    for path in ("/", f"/tables/{table}", f"/api/tables/{table}", "/nowhere"):
        sound(asked.get(path, headers=raw), f"{path} {headers}")  # type: ignore[arg-type]
        asked.cookies.clear()


def test_what_breaks_all_the_same_is_fenced(
    asked: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house: Any = asked.app.state.house  # type: ignore[attr-defined]
    monkeypatch.setattr(house.tables, "fetch", lambda _: 1 / 0)
    for path in ("/tables/none", "/api/tables/none"):
        answer = asked.get(path)
        assert answer.status_code == 500
        assert answer.headers["content-security-policy"] == POLICY
        assert "our fault" in answer.text
    assert "ZeroDivisionError" in caplog.text


@pytest.mark.parametrize("token", ["Bearer none", "Basic eDp5", "Bearer"])
def test_a_secret_that_names_nobody_lifts_no_origin_check(asked: TestClient, token: str) -> None:
    wish = {"game": "tribes", "seats": [{"kind": "you"}, {"kind": "open"}]}
    known = Person(asked).headers["authorization"].removeprefix("Bearer ")
    foreign = {"authorization": token, "origin": "http://evil.test"}
    assert asked.post("/api/tables", json=wish, headers=foreign).status_code == 403
    cookie = {"authorization": token, "cookie": f"{COOKIE}={known}"}
    assert asked.post("/api/tables", json=wish, headers=cookie).status_code == 403
    honest = foreign | {"authorization": f"Bearer {known}"}
    assert asked.post("/api/tables", json=wish, headers=honest).status_code == 201


def test_half_sent_requests_are_closed_and_nonsense_is_fenced(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(f"sqlite:///{tmp_path}/atoll.db", None, "--patience", "1") as server:
        halves = [b"", b"GET / HTTP/1.1\r\nHost: x\r\n"]
        halves.append(
            b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Content-Length: 9\r\n\r\n{"
        )
        for half in halves:
            with socket.create_connection(("127.0.0.1", server.port), timeout=30) as door:
                door.sendall(half)
                assert door.recv(100) == b""
        with socket.create_connection(("127.0.0.1", server.port), timeout=30) as door:
            door.sendall(b"\x00\x01\r\n\r\n")
            assert POLICY.encode() in door.recv(4000)


def test_nobody_takes_all_the_room(monkeypatch: pytest.MonkeyPatch) -> None:
    class Transport:
        aborted = 0

        def get_extra_info(self, _: str) -> None:
            return None

        def abort(self) -> None:
            self.aborted += 1

        def close(self) -> None:
            pass

    from uvicorn import Config
    from uvicorn.server import ServerState

    async def come_in() -> int:
        state, transport = ServerState(), Transport()
        config = Config(lambda: None, log_config=None, http=Door)
        for _ in range(5):
            Door(config, state, {}).connection_made(transport)  # type: ignore[arg-type]
        return transport.aborted

    monkeypatch.setattr(Door, "room", 3)
    assert run_apart(come_in()) == 2


def test_the_same_trouble_is_logged_a_few_times() -> None:
    seldom = Seldom()

    def logged(text: str, level: int = logging.ERROR) -> bool:
        return seldom.filter(logging.LogRecord("asyncio", level, "", 0, text, None, None))

    flood = [logged("socket.accept() out of system resource") for _ in range(1000)]
    assert flood.count(True) == REPEATS
    assert logged("something else")
    assert all(logged("GET /", logging.INFO) for _ in range(50))
