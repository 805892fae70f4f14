"""What every request passes: size, rate, origin; and what every answer carries."""

import time
from collections import OrderedDict
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MOST_BYTES: Final = 16 * 1024
RATE: Final = 100.0  # requests per second and client, in the long run
BURST: Final = 400.0  # and at once
CLIENTS: Final = 10_000
READING: Final = ("GET", "HEAD", "OPTIONS")
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


class Guard:
    """Refuses what is too large, too fast or from a foreign page, before anybody reads it."""

    def __init__(self, app: ASGIApp, buckets: Buckets | None = None) -> None:
        self.app = app
        self.buckets = buckets or Buckets()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refusal = self.refusal(scope, headers)
        if refusal is not None:
            await refusal(scope, receive, with_headers(send))
            return
        if scope["method"] in READING:
            await self.app(scope, receive, with_headers(send))
            return
        body = await whole_body(receive)
        if body is None:
            await refused(413, TOO_LARGE)(scope, receive, with_headers(send))
            return
        await self.app(scope, replayed(body, receive), with_headers(send))

    def refusal(self, scope: Scope, headers: Headers) -> JSONResponse | None:
        client = scope["client"][0] if scope.get("client") else ""
        if not self.buckets.allows(client):
            return refused(429, "too many requests; wait a moment", {"retry-after": "2"})
        if int_or(headers.get("content-length"), 0) > MOST_BYTES:
            return refused(413, TOO_LARGE)
        if scope["method"] in READING:
            return None
        if "authorization" not in headers and not same_origin(headers):
            return refused(403, "the request comes from a foreign page")
        is_json = headers.get("content-type", "").startswith("application/json")
        if scope["method"] != "DELETE" and not is_json:
            return refused(415, "the request must be JSON")
        return None


async def whole_body(receive: Receive) -> bytes | None:
    """The body of a request; None if it is larger than any of ours."""
    body = bytearray()
    while True:
        message = await receive()
        body += message.get("body", b"")
        if len(body) > MOST_BYTES:
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


def with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", "no-store")
        await send(message)

    return sending


def refused(status: int, why: str, headers: dict[str, str] | None = None) -> JSONResponse:
    return JSONResponse({"error": why}, status, headers)


def int_or(text: str | None, other: int) -> int:
    return int(text) if text is not None and text.isdigit() else other
