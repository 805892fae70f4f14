"""What every request passes: size, rate, origin; and what every answer carries."""

import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from atoll.table.identity import COOKIE, token_of

MOST_BYTES: Final = 16 * 1024
LARGER: Final = {"/api/records": 512 * 1024}  # a whole game
RATE: Final = 100.0  # requests per second and client, in the long run
BURST: Final = 400.0  # and at once
CLIENTS: Final = 10_000
READING: Final = ("GET", "HEAD", "OPTIONS")
METHODS: Final = (*READING, "POST", "PATCH", "DELETE")
TOO_LARGE: Final = "the request is too large"

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
FENCE: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
NO_STORE: Final = (b"cache-control", b"no-store")

log = logging.getLogger("atoll.table")
access = logging.getLogger("atoll.access")

Answered = Callable[[str, int, float], None]
Broken = Callable[[Scope], ASGIApp]


class Buckets:
    """A bucket of requests per client that fills with time."""

    def __init__(self, rate: float = RATE, burst: float = BURST) -> None:
        self.rate = rate
        self.burst = burst
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, client: str) -> bool:
        now = time.monotonic()
        level, since = self.levels.pop(client, (self.burst, now))
        level = min(self.burst, level + (now - since) * self.rate)
        allowed = level >= 1
        self.levels[client] = (level - 1 if allowed else level, now)
        if len(self.levels) > CLIENTS:
            self.levels.popitem(last=False)
        return allowed


class Answer:
    """An answer on its way out: it gets its fence, and it is counted and logged when it begins."""

    def __init__(self, scope: Scope, send: Send, answered: Answered) -> None:
        self.scope = scope
        self.send = send
        self.answered = answered
        self.began = time.monotonic()
        self.started = False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.started = True
            headers = list(message.get("headers", ()))
            names = {name for name, _ in headers}
            headers += [each for each in (*FENCE, NO_STORE) if each[0] not in names]
            message = {**message, "headers": headers}
            self.note(message["status"])
        await self.send(message)

    def note(self, status: int) -> None:
        seconds = time.monotonic() - self.began
        method = self.scope["method"] if self.scope["method"] in METHODS else "OTHER"
        self.answered(method, status, seconds)
        if access.isEnabledFor(logging.INFO):
            client = self.scope["client"][0] if self.scope.get("client") else "-"
            path = self.scope.get("raw_path", b"").decode("ascii", "replace")
            access.info("%s %s %s %d %.0f ms", client, method, path, status, seconds * 1000)


class Guard:
    """Refuses what is too large, too fast or from a foreign page, before anybody reads it. What breaks
    behind it is answered here, so that no answer goes out without its headers."""

    def __init__(
        self,
        app: ASGIApp,
        knows: Callable[[str], bool],
        answered: Answered,
        broken: Broken,
        buckets: Buckets | None = None,
    ) -> None:
        self.app = app
        self.knows = knows
        self.answered = answered
        self.broken = broken
        self.buckets = buckets or Buckets()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        answer = Answer(scope, send, self.answered)
        try:
            await self.let_in(scope, receive, answer)
        except Exception:
            log.exception(
                "%s %s broke", scope["method"], scope.get("raw_path", b"").decode("latin-1")
            )
            if answer.started:
                raise
            await self.broken(scope)(scope, receive, answer)

    async def let_in(self, scope: Scope, receive: Receive, answer: Answer) -> None:
        headers = Headers(scope=scope)
        refusal = self.refusal(scope, headers)
        if refusal is not None:
            await refusal(scope, receive, answer)
            return
        if scope["method"] in READING:
            await self.app(scope, receive, answer)
            return
        body = await whole_body(receive, LARGER.get(scope["path"], MOST_BYTES))
        if body is None:
            await refused(413, TOO_LARGE)(scope, receive, answer)
            return
        await self.app(scope, replayed(body, receive), answer)

    def refusal(self, scope: Scope, headers: Headers) -> JSONResponse | None:
        client = scope["client"][0] if scope.get("client") else ""
        if not self.buckets.allows(client):
            return refused(429, "too many requests; wait a moment", {"retry-after": "2"})
        most = LARGER.get(scope["path"], MOST_BYTES)
        if int_or(headers.get("content-length"), 0) > most:
            return refused(413, TOO_LARGE)
        if "\x00" in scope["path"]:
            return refused(404, "there is no such address")
        if scope["method"] in READING:
            return None
        if not (self.by_program(headers) or same_origin(headers)):
            return refused(403, "the request comes from a foreign page")
        is_json = headers.get("content-type", "").startswith("application/json")
        if scope["method"] != "DELETE" and not is_json:
            return refused(415, "the request must be JSON")
        return None

    def by_program(self, headers: Headers) -> bool:
        """A browser adds cookies by itself and says where a request comes from. A secret that names
        somebody is added by a program; so is everything where there is neither cookie nor origin."""
        token = token_of(headers.get("authorization", ""))
        if token and self.knows(token):
            return True
        said = "origin" in headers or "sec-fetch-site" in headers
        return not said and f"{COOKIE}=" not in headers.get("cookie", "")


async def whole_body(receive: Receive, most: int) -> bytes | None:
    """The body of a request; None if it is larger than any of ours, or never came."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += message.get("body", b"")
        if len(body) > most:
            return None
        if not message.get("more_body"):
            return bytes(body)


def replayed(body: bytes, receive: Receive) -> Receive:
    """The same request, its body read already."""
    pending: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Message:
        return pending.pop() if pending else await receive()

    return again


def same_origin(headers: Headers) -> bool:
    """Browsers say where a request comes from; one that does not say is not trusted."""
    site = headers.get("sec-fetch-site")
    if site is not None and site != "same-origin":
        return False
    origin = headers.get("origin")
    if origin is None:
        return site == "same-origin"
    return origin.partition("://")[2] == headers.get("host", "")


def refused(status: int, why: str, headers: dict[str, str] | None = None) -> JSONResponse:
    return JSONResponse({"error": why}, status, headers)


def int_or(text: str | None, other: int) -> int:
    return int(text) if text is not None and text.isdecimal() and len(text) < 20 else other
