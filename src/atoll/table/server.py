"""The web server: the API and the pages on one house."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import JSONResponse, Response
from fastapi.staticfiles import StaticFiles
from sqlalchemy.exc import InterfaceError, OperationalError, TimeoutError
from starlette.exceptions import HTTPException

from atoll.engine.words import Words
from atoll.table import (
    api,
    company_api,
    lessons,
    me_api,
    pages,
    puzzles,
    review_pages,
    streams,
    watch,
)
from atoll.table.app import router as on_phones
from atoll.table.guard import Buckets, Guard
from atoll.table.house import House, Settings, language_of
from atoll.table.refused import Refused, Unreadable
from atoll.table.render import STATIC
from atoll.table.store import Gone
from atoll.text import say
from atoll.version import VERSION

log = logging.getLogger("atoll.table")


class Static(StaticFiles):
    """Files that browsers keep and ask about, so that a new version is seen at once."""

    def file_response(self, *args: Any, **how: Any) -> Response:
        answer = super().file_response(*args, **how)
        answer.headers["cache-control"] = "no-cache"
        return answer


ROUTERS = (
    api.router,
    company_api.router,
    me_api.router,
    me_api.records_router,
    on_phones,
    pages.router,
    lessons.router,
    puzzles.router,
    review_pages.router,
    review_pages.api,
    streams.router,
    watch.router,
)


@asynccontextmanager
async def lifespan(app: FastAPI) -> AsyncIterator[None]:
    """The house is open while the server runs."""
    house = await asyncio.to_thread(House, app.state.settings)
    app.state.house = house
    house.start(asyncio.get_running_loop())
    yield
    house.close()


def create_app(settings: Settings, buckets: Buckets | None = None) -> FastAPI:
    """A server on a database; `buckets` say how many requests a client may make."""
    app = FastAPI(
        title="Atoll",
        version=VERSION,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        exception_handlers=HANDLERS,
    )
    app.state.settings = settings
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=5)
    app.add_middleware(
        Guard,
        knows=lambda token: bool(app.state.house.identities.holder(token)),
        answered=lambda *what: app.state.house.metrics.answered(*what),
        broken=lambda scope: broken(Request(scope)),
        buckets=buckets,
    )
    for router in ROUTERS:
        app.include_router(router)
    app.mount("/static", Static(directory=STATIC), name="static")
    return app


class Told(JSONResponse):
    """JSON that repeats what somebody sent, which need not be text that can be sent back."""

    def render(self, content: Any) -> bytes:
        return json.dumps(content, default=str).encode("ascii")


def refuse(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    if isinstance(error, Unreadable) and for_people(request):
        return pages.relic_page(request, error)
    if for_people(request):
        return pages.error_page(request, error.status, error.words, error.game)
    sentence = say(error.game, error.words, language_of(request))
    return Told({"error": sentence, "rule": error.rule}, error.status)


def lost(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if for_people(request):
        return pages.error_page(request, error.status_code, Words("page-error-lost"))
    return Told({"error": error.detail}, error.status_code)


def misread(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    if for_people(request):
        return pages.error_page(request, 422, Words("page-error-wrong"))
    detail = [{"loc": each["loc"], "msg": each["msg"]} for each in error.errors()]
    return Told({"error": "the request is not what is asked for here", "detail": detail}, 422)


def busy(request: Request, error: Exception) -> Response:
    """The database is away or busy: it is said so, and asked again with the next request."""
    log.warning("the database does not answer: %s", str(error).splitlines()[0])
    return said(request, 503, Words("page-error-busy"), {"retry-after": "2"})


def lost_table(request: Request, _: Exception) -> Response:
    return said(request, 404, Words("table-unknown"))


def broken(request: Request) -> Response:
    return said(request, 500, Words("page-error-broken"))


def said(
    request: Request, status: int, words: Words, headers: dict[str, str] | None = None
) -> Response:
    """An error in words: as a page for people, as JSON for programs."""
    if for_people(request):
        answer: Response = pages.error_page(request, status, words)
        answer.headers.update(headers or {})
        return answer
    return JSONResponse({"error": say("", words, language_of(request))}, status, headers)


def for_people(request: Request) -> bool:
    """Whether a page was asked for, not an answer of the API or a file."""
    return not request.scope["path"].startswith(("/api/", "/static/", "/health", "/metrics"))


# What goes wrong, and who answers for it.
HANDLERS: dict[int | type[Exception], Any] = {
    Refused: refuse,
    HTTPException: lost,
    RequestValidationError: misread,
    **dict.fromkeys((OperationalError, InterfaceError, TimeoutError), busy),
    Gone: lost_table,
}
