"""Pages that keep up: a table's page is sent what changed, piece by piece, whenever something did."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Header, Query, Request
from fastapi.responses import StreamingResponse
from pydantic_core import to_json
from sqlalchemy.exc import SQLAlchemyError

from atoll.table.house import House, TheHouse, TheViewer, Viewer
from atoll.table.live import Live
from atoll.table.pages import sight
from atoll.table.refused import Refused
from atoll.table.render import TEMPLATE, surroundings
from atoll.table.scene import Picture
from atoll.table.tables import Busy
from atoll.table.window import TheWindow, Window
from atoll.version import VERSION

HEARTBEAT = 15.0
STAGE = "\0stage\0"  # where the picture stands in a page

Last = Annotated[int | None, Header(alias="last-event-id")]

router = APIRouter(include_in_schema=False)


class Stage(Picture):
    """Keeps the place of a picture in a page: what is in pieces already is not written into it."""

    def __html__(self) -> str:
        return STAGE


class Page:
    """What one viewer's page of a table shows; viewers who see the same share it."""

    def __init__(
        self, request: Request, table_id: str, viewer: Viewer, window: Window, look: int | None
    ) -> None:
        self.table = table_id
        self.viewer = viewer
        self.window = window
        self.look = look
        self.around = surroundings(request)
        self.link = str(request.url_for("table", table_id=table_id))
        self.known: list[str] = []  # the pieces the page has

    def pieces(self, live: Live) -> list[str]:
        """The page as it is now, in pieces."""
        viewer, around = self.viewer, self.around
        host = viewer.holder == live.table.host
        seen = (*live.seats_of(viewer.holder), -1, host, self.look, self.window, viewer.language)
        key = (*seen, around["tastes"], around["own_name"], self.link)
        return live.remembered(key, lambda: self.drawn(live))

    def drawn(self, live: Live) -> list[str]:
        """Lines of the template, and the pieces of the picture."""
        seen = sight(live, self.viewer, self.window, self.look)
        picture: Picture = seen["picture"]
        own = {
            "t": self.around["t"].of(live.game.name),
            "link": self.link,
            "picture": Stage(picture.pieces),
        }
        text = TEMPLATE.get_template("scene.html").render(self.around | seen | own)
        before, _, after = text.partition(STAGE)
        return [*before.splitlines(True), *picture.pieces, *after.splitlines(True)]

    def look_again(self, house: House) -> tuple[int, list[Any]]:
        """The table's count of changes, and what the page needs to show them."""
        with house.tables.at(self.table, trusting=True) as live:
            return self.news(live)

    def news(self, live: Live) -> tuple[int, list[Any]]:
        return live.table.changes, self.changed(self.pieces(live))

    def changed(self, pieces: list[str]) -> list[Any]:
        """New pieces as they are; those the page has by their places, as (first, how many). Of the same
        pieces the one is taken that comes next, so that long runs stay whole."""
        places = dict(zip(self.known, range(len(self.known)), strict=True))
        known: list[str | None] = [*self.known, None]
        self.known, end = pieces, len(self.known)
        parts: list[Any] = []
        first = after = 0  # a run goes from the first place to the one before `after`
        for piece in pieces:
            if known[after] == piece:
                after += 1
                continue
            if first < after:
                parts.append([first, after - first])
            place = places.get(piece)
            if place is None:
                parts.append(piece)
                first = after = min(after + 1, end)
            else:
                first, after = place, place + 1
        if first < after:
            parts.append([first, after - first])
        return parts


@router.get("/tables/{table_id}/stream")
async def stream(
    request: Request,
    table_id: str,
    house: TheHouse,
    viewer: TheViewer,
    window: TheWindow,
    look: int | None = None,
    have: int = -1,
    made: Annotated[str, Query(max_length=40)] = VERSION,
    last: Last = None,
) -> StreamingResponse:
    """An event for every change of a table: its count of changes, and the pieces of the page that are
    new. A page that says what it `have`s is sent nothing until that is old; one that was `made` by another
    version of the house is told so, for its script and colours are not those of the pieces."""
    count = await asyncio.to_thread(house.tables.count, table_id)
    page = Page(request, table_id, viewer, window, look)
    shown = have if last is None else last
    return StreamingResponse(
        told(house, page, shown if shown == count else -1, made),
        media_type="text/event-stream",
        headers={"x-accel-buffering": "no"},
    )


async def told(house: House, page: Page, shown: int, made: str = VERSION) -> AsyncIterator[bytes]:
    yield b"retry: 1000\n\n"
    if made != VERSION:
        yield b"event: renewed\ndata: %b\n\n" % VERSION.encode()
    speed = page.around["tastes"].speed
    async for changed in house.hub.changes(page.table, page.viewer.holder, HEARTBEAT, speed):
        if not changed:
            yield b": still here\n\n"
        elif house.tables.wanted(page.table) != shown:
            try:
                count, parts = await look(house, page)
            except Refused as refused:
                if refused.status == 404:
                    yield b"event: gone\ndata: gone\n\n"
                return  # else the page asks again, and is told what is wrong
            except SQLAlchemyError:
                return
            if count != shown:
                shown = count
                yield b"event: change\nid: %d\ndata: %b\n\n" % (count, to_json([count, parts]))


async def look(house: House, page: Page) -> tuple[int, list[Any]]:
    """Draw a page here and now if nothing has to be waited for, else in a thread."""
    try:
        with house.tables.at_once(page.table) as live:
            return page.news(live)
    except Busy:
        return await asyncio.to_thread(page.look_again, house)
