"""What is too large, too fast or foreign is refused before anybody reads it."""

from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from atoll.table.guard import MOST_BYTES, POLICY, Buckets
from atoll.table.house import Settings
from atoll.table.identity import COOKIE, Identities, holder_of
from atoll.table.server import create_app

WISH = {"public": True, "game": "tribes", "seats": [{"kind": "you"}, {"kind": "open"}]}
HOME = {"origin": "http://atoll.test", "sec-fetch-site": "same-origin"}


@pytest.fixture
def seated(client: TestClient) -> TestClient:
    """A browser with the cookie of somebody known."""
    secret = client.post("/api/people", json={}, headers=HOME).json()["secret"]
    client.cookies.set(COOKIE, secret)
    return client


def tables(client: TestClient) -> int:
    return int(client.app.state.house.store.count())  # type: ignore[attr-defined]


def test_the_own_page_may_post(seated: TestClient) -> None:
    assert seated.post("/api/tables", json=WISH, headers=HOME).status_code == 201


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "http://evil.test"},
        {"origin": "http://evil.test", "sec-fetch-site": "cross-site"},
        {"origin": "http://atoll.test", "sec-fetch-site": "same-site"},
        {"origin": "null"},
        {"sec-fetch-site": "none"},
        {},
    ],
)
def test_foreign_pages_may_not(seated: TestClient, headers: dict[str, str]) -> None:
    assert seated.post("/api/tables", json=WISH, headers=headers).status_code == 403
    assert tables(seated) == 0


def test_a_form_post_is_not_json(seated: TestClient) -> None:
    headers = HOME | {"content-type": "text/plain"}
    assert seated.post("/api/tables", content=b"{}", headers=headers).status_code == 415
    assert tables(seated) == 0


@pytest.mark.parametrize("chunked", [False, True])
def test_oversized_bodies_are_refused(seated: TestClient, chunked: bool) -> None:
    body = b'{"game": "' + b"x" * MOST_BYTES + b'"}'
    pieces = iter([body[:1000], body[1000:]])
    content = pieces if chunked else body
    headers = HOME | {"content-type": "application/json"}
    assert seated.post("/api/tables", content=content, headers=headers).status_code == 413
    assert tables(seated) == 0


def test_a_flood_is_slowed(tmp_path: Path) -> None:
    app = create_app(Settings(f"sqlite:///{tmp_path}/atoll.db"), Buckets(rate=0.1, burst=5))
    with TestClient(app) as client:
        answers = [client.get("/api/games").status_code for _ in range(8)]
    assert answers[0] == 200
    assert 429 in answers


def test_buckets_fill_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr("atoll.table.guard.time.monotonic", lambda: clock[0])
    buckets = Buckets(rate=2, burst=3)
    assert [buckets.allows("a") for _ in range(4)] == [True, True, True, False]
    assert buckets.allows("b")
    clock[0] = 0.5
    assert [buckets.allows("a") for _ in range(2)] == [True, False]


def test_every_answer_is_fenced(client: TestClient) -> None:
    for path in ("/api/games", "/api/tables/none", "/nowhere"):
        headers = client.get(path).headers
        assert headers["content-security-policy"] == POLICY
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_secrets_are_signed_and_only_their_hash_is_kept() -> None:
    identities = Identities("key", lambda _: "")
    secret = identities.new()
    assert identities.holder(secret) == holder_of(secret.rpartition(".")[0])
    assert identities.holder(secret + "x") == ""
    assert identities.holder("unsigned") == ""
    assert Identities("other key", lambda _: "").holder(secret) == ""


def test_the_store_never_sees_a_secret(seated: TestClient) -> None:
    seated.post("/api/tables", json=WISH, headers=HOME)
    house = seated.app.state.house  # type: ignore[attr-defined]
    secret = seated.cookies[COOKIE]
    table = house.store.with_open_seats()[0]
    assert table.seats[0].holder == house.identities.holder(secret)
    assert secret.rpartition(".")[0] not in table.seats[0].holder
