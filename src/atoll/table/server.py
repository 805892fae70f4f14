"""The web server: the API and the pages on one house."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import JSONResponse
from fastapi.staticfiles import StaticFiles

from atoll.table import api, pages
from atoll.table.guard import Buckets, Guard
from atoll.table.house import House, Settings, language_of
from atoll.table.tables import Refused
from atoll.text import say
from atoll.version import VERSION

STATIC = Path(__file__).parent / "static"


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
    app.add_middleware(Guard, buckets=buckets)
    app.include_router(api.router)
    app.include_router(pages.router)
    app.mount("/static", StaticFiles(directory=STATIC), name="static")

    @app.exception_handler(Refused)
    def refuse(request: Request, error: Exception) -> JSONResponse:
        assert isinstance(error, Refused)
        sentence = say(error.game, error.words, language_of(request))
        return JSONResponse({"error": sentence, "rule": error.rule}, error.status)

    return app
