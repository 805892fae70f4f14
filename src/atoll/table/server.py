"""The web server: the API and the pages on one house."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exception_handlers import request_validation_exception_handler
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import JSONResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException

from atoll.engine.words import Words
from atoll.table import api, pages
from atoll.table.guard import Buckets, Guard
from atoll.table.house import House, Settings, language_of
from atoll.table.tables import Refused
from atoll.text import say
from atoll.version import VERSION

STATIC = Path(__file__).parent / "static"


class Static(StaticFiles):
    """Files that browsers keep and ask about, so that a new version is seen at once."""

    def file_response(self, *args: Any, **how: Any) -> Response:
        answer = super().file_response(*args, **how)
        answer.headers["cache-control"] = "no-cache"
        return answer


def create_app(settings: Settings, buckets: Buckets | None = None) -> FastAPI:
    """A server on a database; `buckets` say how many requests a client may make."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        house = await asyncio.to_thread(House, settings)
        app.state.house = house
        house.hub.start(asyncio.get_running_loop())
        if house.listener is not None:
            house.listener.start()
        house.thinkers.start()
        yield
        house.close()

    app = FastAPI(
        title="Atoll",
        version=VERSION,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.add_middleware(GZipMiddleware, minimum_size=2000, compresslevel=5)
    app.add_middleware(Guard, buckets=buckets)
    app.include_router(api.router)
    app.include_router(pages.router)
    app.mount("/static", Static(directory=STATIC), name="static")

    @app.exception_handler(Refused)
    def refuse(request: Request, error: Exception) -> Response:
        assert isinstance(error, Refused)
        if for_people(request):
            return pages.error_page(request, error.status, error.words, error.game)
        sentence = say(error.game, error.words, language_of(request))
        return JSONResponse({"error": sentence, "rule": error.rule}, error.status)

    @app.exception_handler(HTTPException)
    def lost(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        if for_people(request):
            return pages.error_page(request, error.status_code, Words("page-error-lost"))
        return JSONResponse({"error": error.detail}, error.status_code)

    @app.exception_handler(RequestValidationError)
    async def misread(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        if for_people(request):
            return pages.error_page(request, 422, Words("page-error-wrong"))
        return await request_validation_exception_handler(request, error)

    @app.exception_handler(Exception)
    def broken(request: Request, _: Exception) -> Response:
        if for_people(request):
            return pages.error_page(request, 500, Words("page-error-broken"))
        sentence = say("", Words("page-error-broken"), language_of(request))
        return JSONResponse({"error": sentence}, 500)

    return app


def for_people(request: Request) -> bool:
    """Whether a page was asked for, not an answer of the API or a file."""
    return not request.url.path.startswith(("/api/", "/static/"))
