"""One's seats survive a lost cookie and a second device; codes are single, short-lived, hashed."""

from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import update

from atoll.table.guard import Buckets
from atoll.table.keys import LINK, RECOVERY, Keys, hashed
from atoll.table.models import Code
from atoll.table.store import Store, now
from tests.table.people import Person


@pytest.fixture
def patient(client: TestClient) -> TestClient:
    """A house that does not mind how often it is asked."""
    house: Any = client.app.state.house  # type: ignore[attr-defined]
    house.attempts = house.issuing = Buckets(1e6, 1e6)
    return client


class Browser:
    """A browser with cookies of its own, which it says where requests come from."""

    def __init__(self, client: TestClient) -> None:
        self.asked = TestClient(client.app, base_url="http://atoll.test")
        self.asked.get("/settings")

    def post(self, path: str, **wish: Any) -> Any:
        return self.asked.post(path, json=wish, headers={"origin": "http://atoll.test"})

    def mine(self, table: str) -> Any:
        return self.asked.get(f"/api/tables/{table}").json()["mine"]


def new_table(browser: Browser) -> str:
    seats = [{"kind": "you"}, {"kind": "open"}]
    return str(browser.post("/api/tables", game="tribes", seats=seats).json()["id"])


def test_a_code_and_a_link_bring_a_person_back_once(patient: TestClient) -> None:
    desk, phone, later = Browser(patient), Browser(patient), Browser(patient)
    table = new_table(desk)
    on_phone = new_table(phone)
    link = desk.post("/api/me/link").json()
    assert link["link"].startswith("http://atoll.test/come#")
    assert link["picture"].startswith("data:image/svg+xml")
    code = link["link"].partition("#")[2]
    assert phone.post("/api/me/enter", code=code.lower().replace("-", " ")).json() == {"games": 2}
    assert phone.mine(table) == desk.mine(table) == [0]
    assert desk.mine(on_phone) == [0]  # what was played on the phone came along
    assert later.post("/api/me/enter", code=code).status_code == 403

    first = desk.post("/api/me/recovery").json()["code"]
    second = phone.post("/api/me/recovery").json()["code"]
    assert later.post("/api/me/enter", code=first).status_code == 403
    assert later.mine(table) == []
    assert later.post("/api/me/enter", code=second).status_code == 200
    assert later.mine(table) == [0]
    assert later.post("/api/me/enter", code=second).status_code == 403


def test_whoever_signs_out_elsewhere_is_known_here_alone(patient: TestClient) -> None:
    desk, phone, thief = Browser(patient), Browser(patient), Browser(patient)
    table = new_table(desk)
    for other in (phone, thief):
        code = desk.post("/api/me/link").json()["link"].partition("#")[2]
        assert other.post("/api/me/enter", code=code).status_code == 200
    recovery = desk.post("/api/me/recovery").json()["code"]
    assert phone.post("/api/me/sign-out-elsewhere").status_code == 200
    assert phone.mine(table) == [0]
    assert desk.mine(table) == thief.mine(table) == []  # the first device, too
    assert thief.post("/api/me/enter", code=recovery).status_code == 403
    fresh = phone.post("/api/me/recovery").json()["code"]
    assert desk.post("/api/me/enter", code=fresh).status_code == 200
    assert desk.mine(table) == [0]


def test_codes_are_hashed_and_end(store: Store, tmp_path: Path) -> None:
    keys = Keys(store)
    code = keys.issue(LINK, "ann")
    with store.writing() as connection:
        connection.execute(update(Code).values(until=now() - 1))
    assert keys.redeem(code, LINK) is None
    code = keys.issue(RECOVERY, "ann")
    assert keys.redeem(code, LINK) is None  # of another kind
    assert keys.has_recovery("ann")
    for file in tmp_path.glob("atoll.db*"):
        assert code.encode() not in file.read_bytes()
    assert hashed(code.lower().replace("0", "o").replace("1", "l")) == hashed(code)
    assert keys.redeem(code, RECOVERY) == "ann"
    assert not keys.has_recovery("ann")


def test_nobody_may_guess_for_long(client: TestClient) -> None:
    guesser = Browser(client)
    answers = [guesser.post("/api/me/enter", code="0000").status_code for _ in range(12)]
    assert set(answers) == {403, 429}
    assert answers[-1] == 429
    ann = Person(client)
    assert [ann.post("/api/me/recovery").status_code for _ in range(12)][-1] == 429


def test_a_foreign_page_can_make_nobody_somebody_else(patient: TestClient) -> None:
    victim, wicked = Browser(patient), Browser(patient)
    code = wicked.post("/api/me/link").json()["link"].partition("#")[2]
    answer = victim.asked.post(
        "/api/me/enter", json={"code": code}, headers={"origin": "http://evil.test"}
    )
    assert answer.status_code == 403
    assert patient.post("/api/me/recovery", json={}).status_code == 401  # a stranger has no seats


def test_a_passkey_that_proves_nothing_opens_nothing(patient: TestClient) -> None:
    ann = Browser(patient)
    for credential in ({}, {"id": "x", "response": {"clientDataJSON": "e30"}}, {"response": 3}):
        for path in ("/api/me/passkeys", "/api/me/passkeys/enter"):
            assert ann.post(path, credential=credential).status_code == 403, credential
