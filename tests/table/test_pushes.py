"""Notices by web push: they reach a push service, sealed for one browser; the house calls nobody else."""

import base64
import json
import os
import re
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)
from fastapi.testclient import TestClient
from sqlalchemy import select

from atoll.table.guard import Buckets
from atoll.table.house import Settings
from atoll.table.models import Push
from atoll.table.pushes import LASTING, Pushes, PushSettings, keys_of
from atoll.table.server import create_app
from atoll.table.store import Store
from tests.table.people import Person

PATIENCE = 20


class Service(ThreadingHTTPServer):
    """A push service on loopback; it answers as it is told to and keeps what it was sent."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Receiver)
        self.status = 201
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.came = threading.Event()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class Receiver(BaseHTTPRequestHandler):
    """Takes what is posted."""

    server: Service

    def do_POST(self) -> None:  # the library's name for it
        body = self.rfile.read(int(self.headers["content-length"]))
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.got.append((self.path, headers, body))
        self.send_response(self.server.status)
        self.send_header("location", f"{self.server.origin}/elsewhere")
        self.end_headers()
        self.server.came.set()

    def log_message(self, *_: Any) -> None:
        """In silence."""


@pytest.fixture
def service() -> Iterator[Service]:
    running = Service()
    thread = threading.Thread(target=running.serve_forever, daemon=True)
    thread.start()
    yield running
    running.shutdown()
    running.server_close()


@contextmanager
def house_with(folder: Path, *services: str) -> Iterator[TestClient]:
    key = ec.generate_private_key(ec.SECP256R1())
    file = folder / "push.pem"
    pem = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(pem)
    push = PushSettings(file, "mailto:host@atoll.test", services)
    app = create_app(Settings(f"sqlite:///{folder}/atoll.db", push=push), Buckets(1e6, 1e6))
    with TestClient(app, base_url="http://atoll.test") as client:
        yield client


def coded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def test_a_turn_reaches_a_closed_tab_sealed_for_it(tmp_path: Path, service: Service) -> None:
    browser, auth = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    point = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    with house_with(tmp_path, service.origin) as client:
        ann, bob = Person(client), Person(client)
        assert client.app.state.house.pushes.public_key in ann.get("/settings").text  # type: ignore[attr-defined]
        wish = {"p256dh": coded(point), "auth": coded(auth)}
        table = ann.new_table("you", "open")
        bob.post(f"/api/tables/{table}/sit", seat=1)
        told = bob.post("/api/me/pushes", endpoint=f"{service.origin}/bob", **wish)
        assert told.status_code == 201
        while ann.see(table)["acting"] == 0:
            ann.play(table)
        assert service.came.wait(PATIENCE)
        path, headers, body = service.got[0]
        assert path == "/bob"
        check_signed(headers, service.origin, client.app.state.house.pushes.public_key)  # type: ignore[attr-defined]
        assert headers["content-encoding"] == "aes128gcm"
        assert headers["ttl"] == str(LASTING)
        assert re.fullmatch("[A-Za-z0-9_-]{1,32}", headers["topic"])
        assert table not in str(headers)  # who knows it could look at the table
        assert b"Tribes" not in body
        opened = json.loads(http_ece.decrypt(body, private_key=browser, auth_secret=auth))
        assert opened == {"title": "Tribes", "text": "Your turn", "page": f"/tables/{table}"}

        service.came.clear()
        service.status = 410  # the browser wants no more
        store: Store = client.app.state.house.store  # type: ignore[attr-defined]
        pushes: Pushes = client.app.state.house.pushes  # type: ignore[attr-defined]
        with store.sessions() as session:
            kept = session.scalars(select(Push)).one()
        pushes.send(kept, table, "tribes", "page-your-turn")
        with store.sessions() as session:
            assert session.scalars(select(Push)).all() == []


def check_signed(headers: dict[str, str], origin: str, public_key: str) -> None:
    """RFC 8292: a token for this service and not for long, signed by the key the browser was given."""
    scheme, _, rest = headers["authorization"].partition(" ")
    said = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme.lower(), said["k"]) == ("vapid", public_key)
    signed, _, signature = said["t"].rpartition(".")
    raw, point = decoded(signature), decoded(public_key)
    pair = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    key.verify(pair, signed.encode(), ec.ECDSA(SHA256()))
    head, claims = (json.loads(decoded(part)) for part in signed.split("."))
    assert head["alg"] == "ES256"
    assert (claims["aud"], claims["sub"]) == (origin, "mailto:host@atoll.test")
    assert 0 < claims["exp"] - time.time() <= 24 * 3600


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_the_house_follows_nobody_elsewhere(tmp_path: Path, service: Service) -> None:
    service.status = 302
    point = (
        ec.generate_private_key(ec.SECP256R1())
        .public_key()
        .public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    )
    with house_with(tmp_path, service.origin) as client:
        pushes: Pushes = client.app.state.house.pushes  # type: ignore[attr-defined]
        row = {"p256dh": coded(point), "auth": coded(os.urandom(16)), "language": "en"}
        endpoint = f"{service.origin}/x"
        pushes.send(Push(hash="", person="ann", endpoint=endpoint, **row), "t", "tribes", "score")
    assert [path for path, _, _ in service.got] == ["/x"]


@pytest.mark.parametrize(
    ("endpoint", "allowed"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/abc", True),
        ("https://web.push.apple.com/abc", True),
        ("http://fcm.googleapis.com/abc", False),
        ("https://fcm.googleapis.com:8443/abc", False),
        ("https://fcm.googleapis.com@127.0.0.1/abc", False),
        ("https://evilfcm.googleapis.com.evil.test/abc", False),
        ("https://127.0.0.1/abc", False),
        ("http://169.254.169.254/latest", False),
        ("https://[::1", False),
        ("file:///etc/passwd", False),
    ],
)
def test_only_push_services_are_written_to(tmp_path: Path, endpoint: str, allowed: bool) -> None:
    with house_with(tmp_path) as client:
        ann = Person(client)
        answer = ann.post("/api/me/pushes", endpoint=endpoint, p256dh="x", auth="y")
        assert answer.status_code == (201 if allowed else 422)


def test_without_a_key_nothing_is_sent(client: TestClient) -> None:
    endpoint = "https://fcm.googleapis.com/x"
    answer = Person(client).post("/api/me/pushes", endpoint=endpoint, p256dh="x", auth="y")
    assert answer.status_code == 422


def test_a_bad_key_is_said_before_anything_starts(tmp_path: Path) -> None:
    file = tmp_path / "push.pem"
    with pytest.raises(ValueError, match="no private key"):
        keys_of(PushSettings(file, "mailto:a@b"))
    file.write_text("nonsense")
    with pytest.raises(ValueError, match="no private key"):
        keys_of(PushSettings(file, "mailto:a@b"))
    with house_with(tmp_path), pytest.raises(ValueError, match="mailto: or https:"):
        keys_of(PushSettings(file, "somebody"))
