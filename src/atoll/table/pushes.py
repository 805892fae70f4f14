"""Notices that reach a closed tab, by web push, where the operator gave a key.

A browser names an endpoint of its maker's push service. Only known services and those the operator names are
written to, by https and without following anybody elsewhere, so that nobody makes the house call strangers.
"""

import base64
import hashlib
import json
import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from atoll.engine.words import Words
from atoll.extras import needed
from atoll.table.guard import Buckets
from atoll.table.models import Push
from atoll.table.refused import Refused
from atoll.table.store import Store
from atoll.text import say

log = logging.getLogger("atoll.table")

SERVICES: Final = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "push.apple.com",
    "notify.windows.com",
)
BROWSERS: Final = 20  # of one person
PATIENCE: Final = 10  # seconds for a push service to answer
LASTING: Final = 24 * 3600  # seconds for which a service keeps a notice for a browser that is off
GONE: Final = (404, 410)  # the browser wants no more of it


@dataclass(frozen=True)
class PushSettings:
    """What an operator gives: a private key, a way to be reached, and services of their own."""

    key: Path
    contact: str
    services: tuple[str, ...] = ()  # origins beside the known ones


class Pushes:
    """The browsers that want to hear of turns."""

    def __init__(self, store: Store, settings: PushSettings | None) -> None:
        self.store = store
        self.settings = settings
        self.vapid: Any = None
        self.public_key = ""
        if settings is not None:
            self.vapid, self.public_key = keys_of(settings)
        self.workers = ThreadPoolExecutor(2, "atoll-push")
        self.rate = Buckets(rate=1 / 30, burst=2)  # by person and table

    def stop(self) -> None:
        self.workers.shutdown(wait=False, cancel_futures=True)

    def allowed(self, endpoint: str) -> bool:
        """Is this an address of a push service?"""
        try:
            parts = urlsplit(endpoint)
            host, port = parts.hostname or "", parts.port
        except ValueError:
            return False
        if "@" in parts.netloc or self.settings is None:
            return False
        if f"{parts.scheme}://{parts.netloc}" in self.settings.services:
            return True
        known = any(host == each or host.endswith(f".{each}") for each in SERVICES)
        return parts.scheme == "https" and port in (None, 443) and known

    def keep(self, person: str, endpoint: str, p256dh: str, auth: str, language: str) -> None:
        """Let a browser hear of this person's turns."""
        if not self.allowed(endpoint):
            raise Refused(422, "me-push-refused")
        row = {"hash": hashed(endpoint), "person": person, "endpoint": endpoint}
        row |= {"p256dh": p256dh, "auth": auth, "language": language}
        with self.store.writing() as connection:
            connection.execute(delete(Push).where(Push.hash == row["hash"]))
            own = select(func.count()).select_from(Push).where(Push.person == person)
            if (connection.scalar(own) or 0) >= BROWSERS:
                raise Refused(429, "me-too-many-tries")
            connection.execute(insert(Push).values(row))

    def drop(self, person: str, endpoint: str) -> None:
        own = (Push.hash == hashed(endpoint)) & (Push.person == person)
        with self.store.writing() as connection:
            connection.execute(delete(Push).where(own))

    def tell(self, person: str, table_id: str, game: str, key: str) -> None:
        """Tell somebody about a table, soon and elsewhere; not too often."""
        if self.vapid is not None and person and self.rate.allows(f"{person} {table_id}"):
            self.workers.submit(self.send_all, person, table_id, game, key)

    def send_all(self, person: str, table_id: str, game: str, key: str) -> None:
        try:
            with self.store.sessions() as session:
                browsers = list(session.scalars(select(Push).where(Push.person == person)))
            for browser in browsers:
                self.send(browser, table_id, game, key)
        except SQLAlchemyError as error:
            log.warning("a notice was not sent: %s", type(error).__name__)

    def send(self, browser: Push, table_id: str, game: str, key: str) -> None:
        from pywebpush import WebPushException, webpush
        from requests import RequestException, Session

        assert self.settings is not None
        words = {
            "title": say(game, Words("game-title"), browser.language),
            "text": say("", Words(key), browser.language),
            "page": f"/tables/{table_id}",
        }
        session = Session()
        session.max_redirects = 0
        try:
            webpush(
                {
                    "endpoint": browser.endpoint,
                    "keys": {"p256dh": browser.p256dh, "auth": browser.auth},
                },
                json.dumps(words),
                vapid_private_key=self.vapid,
                vapid_claims={"sub": self.settings.contact},
                timeout=PATIENCE,
                ttl=LASTING,
                headers={"topic": topic(table_id)},
                requests_session=session,
            )
        except WebPushException as error:
            status = getattr(error.response, "status_code", 0)
            if status in GONE:
                self.drop(browser.person, browser.endpoint)
            else:
                log.warning("a push service answered %s", status)
        except (RequestException, ValueError) as error:
            log.warning("a push service did not answer: %s", type(error).__name__)


def keys_of(settings: PushSettings) -> tuple[Any, str]:
    """The operator's key, and its public half as browsers want it; `ValueError` if there is none."""
    with needed("push"):
        import pywebpush  # noqa: F401  # heavy, and only where an operator wants it
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid import Vapid02
    try:
        vapid = Vapid02.from_pem(settings.key.read_bytes())
    except (OSError, ValueError) as error:
        raise ValueError(f"--push-key {settings.key}: no private key: {error}") from None
    if not settings.contact.startswith(("mailto:", "https:")):
        raise ValueError("--push-contact: push services want a mailto: or https: address")
    point = vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return vapid, base64.urlsafe_b64encode(point).rstrip(b"=").decode()


def topic(table_id: str) -> str:
    """Of notices about one table that wait for a browser, the service keeps the last; it does not learn
    which table they are about."""
    return hashlib.sha256(table_id.encode()).hexdigest()[:32]


def hashed(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()
