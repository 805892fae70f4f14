"""Reviews to be read: what is known of a finished game so far, for pages and for programs."""

import asyncio
from collections.abc import AsyncIterable
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from fastapi.sse import EventSourceResponse, ServerSentEvent

from atoll.review.page import Speaker
from atoll.review.reviewer import Judged
from atoll.table.api import HEARTBEAT
from atoll.table.house import House, Viewer, the_house, the_viewer
from atoll.table.refused import Refused
from atoll.table.scene import names

TheHouse = Annotated[House, Depends(the_house)]
TheViewer = Annotated[Viewer, Depends(the_viewer)]

api = APIRouter(prefix="/api")


@api.get("/tables/{table_id}/review")
def see_review(table_id: str, house: TheHouse, viewer: TheViewer) -> dict[str, Any]:
    """What is known so far of how a finished game was played: the chances of every seat before each
    decision, what the decision cost, and what would have been better. It is worked out while somebody
    listens to its stream."""
    with house.tables.at(table_id) as live:
        found = house.reviews.of(live)
        speaker = Speaker(found, viewer.language, names(live, viewer.language))
        return {
            "done": len(found.decisions),
            "of": len(live.session.plies),
            "chances": [{"ply": ply, "seats": each} for ply, each in found.chances().items()],
            "decisions": [spoken(speaker, each) for each in found.decisions],
            "turning_points": [each.ply for each in found.turning_points()],
        }


def spoken(speaker: Speaker, judged: Judged) -> dict[str, Any]:
    return {
        "ply": judged.ply,
        "seat": judged.seat,
        "move": judged.move,
        "text": speaker.move(judged, judged.move),
        "grade": judged.grade,
        "cost": judged.cost,
        "best": judged.best,
        "best_text": speaker.move(judged, judged.best),
        "line": speaker.way(judged),
    }


def over(table_id: str, house: TheHouse) -> None:
    """Refuse what cannot be reviewed before a stream begins."""
    house.reviews.progress(table_id)


@api.get(
    "/tables/{table_id}/review/stream",
    response_class=EventSourceResponse,
    dependencies=[Depends(over)],
)
async def stream(
    table_id: str, house: TheHouse, viewer: TheViewer, request: Request
) -> AsyncIterable[ServerSentEvent]:
    """An event whenever more of a review is known: how many decisions were looked at, and of how many.
    The review goes on while somebody listens, and the stream ends with it."""
    async for changed in house.reviews.hub.changes(table_id, viewer.holder, HEARTBEAT):
        if await request.is_disconnected():
            return
        if not changed:
            yield ServerSentEvent(comment="still here")
            continue
        try:
            done, every = await asyncio.to_thread(house.reviews.progress, table_id)
        except Refused:
            return  # its last move was taken back
        yield ServerSentEvent(data={"done": done, "of": every}, event="progress")
        if done == every:
            return
