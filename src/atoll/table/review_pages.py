"""Reviews to be read: what is known of a finished game so far, for pages and for programs.

A finished game is open to whoever may see its replay, its record included; so is its review. What is said of
a decision, and the board beside it, is what the seat that decided could know.
"""

import asyncio
from collections.abc import AsyncIterable
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import HTMLResponse
from fastapi.sse import EventSourceResponse, ServerSentEvent
from markupsafe import Markup

from atoll.bots.levels import LEVELS
from atoll.review.page import GRADES, SIGNS, Speaker, chart, told
from atoll.review.reviewer import Judged, Review, far
from atoll.table.api import HEARTBEAT
from atoll.table.house import House, TheHouse, TheViewer, Viewer
from atoll.table.live import Live
from atoll.table.refused import Refused
from atoll.table.render import fragment, page
from atoll.table.scene import names
from atoll.table.window import TheWindow, Window

CHART = (312.0, 150.0)

router = APIRouter(include_in_schema=False)
api = APIRouter(prefix="/api")


class Reading:
    """A review as a viewer reads it: that of one seat, their own if nothing else is asked for."""

    def __init__(self, house: House, live: Live, viewer: Viewer, seat: int | None = None) -> None:
        self.live = live
        self.found: Review = house.reviews.of(live)
        self.speaker = Speaker(self.found, viewer.language, names(live, viewer.language))
        self.mine = live.seats_of(viewer.holder)
        known = seat is not None and 0 <= seat < len(live.table.seats)
        self.seat: int = seat if seat is not None and known else (self.mine or [0])[0]
        self.asked = self.mine or [self.seat]  # whose decisions are looked at for long
        self.hues = live.session.state.hues()

    def first(self) -> int:
        """The decision to begin with: the dearest one of the seat, else its first."""
        own = [each for each in self.found.decisions if each.seat == self.seat]
        if own:
            return max(own, key=lambda each: each.cost).ply
        plies = enumerate(self.live.session.plies)
        return next((number for number, ply in plies if ply.seat == self.seat), 0)

    def findings(self) -> dict[str, Any]:
        """What the page says of the whole game."""
        decisions = self.found.decisions
        done, wanted = far(self.found, self.asked)
        return {
            "id": self.live.table.id,
            "game": self.live.game,
            "done": done,
            "of": wanted,
            "seen": len(decisions),
            "plies": len(self.live.session.plies),
            "honest": self.speaker.honest(),
            "chart": Markup(chart(self.speaker, CHART, steered=True)),
            "points": [self.row(each) for each in self.found.turning_points()],
            "seats": [self.seat_row(number) for number in range(len(self.hues))],
            "chosen": self.seat_row(self.seat),
            "rows": [self.row(each) for each in decisions if each.seat == self.seat],
        }

    def row(self, judged: Judged) -> dict[str, Any]:
        key = ("review", self.speaker.language, judged.ply)
        (text,) = self.live.remembered(key, lambda: [self.speaker.played(judged.ply)])
        return {
            "ply": judged.ply,
            "hue": self.hues[judged.seat],
            "name": self.speaker.names[judged.seat],
            "text": text,
            "grade": judged.grade,
            "long": judged.long,
            "sign": SIGNS.get(judged.grade, ""),
            "cost": self.speaker.percent(judged.cost),
        }

    def seat_row(self, seat: int) -> dict[str, Any]:
        grades = [each.grade for each in self.found.decisions if each.seat == seat]
        return {
            "number": seat,
            "hue": self.hues[seat],
            "name": self.speaker.names[seat],
            "you": seat in self.mine,
            "cost": self.speaker.mean_cost(seat),
            "grades": [(grade, grades.count(grade)) for grade in GRADES],
        }

    def moment(self, ply: int, window: Window) -> dict[str, Any]:
        """A decision: the board as its player saw it, what was played, and what is said of it."""
        live, speaker = self.live, self.speaker
        before = live.position(ply)
        judged = next((each for each in self.found.decisions if each.ply == ply), None)
        drawn = live.game.draw(
            before.view(before.seat),
            seat=before.seat,
            language=speaker.language,
            shape=window.shape,
            room=window.room,
            names=speaker.names,
            style=False,
        )
        return {
            "id": live.table.id,
            "game": live.game,
            "ply": ply,
            "window": window,
            "picture": Markup(drawn),
            "hue": self.hues[before.seat],
            "judged": "no" if judged is None else "long" if judged.long else "yes",
            "said": Markup("").join(Markup(part) for part in told(speaker, judged))
            if judged
            else speaker.unjudged(ply),
            "chances": self.standing(judged.chances) if judged else [],
            "played": before.target(live.session.plies[ply].move),
            "better": before.target(before.parse(judged.best))
            if judged and judged.grade != "best"
            else "",
            "levels": LEVELS,
        }

    def standing(self, chances: list[float]) -> list[dict[str, Any]]:
        return [
            {"hue": hue, "name": name, "chance": self.speaker.percent(chance)}
            for hue, name, chance in zip(self.hues, self.speaker.names, chances, strict=True)
        ]

    def json(self) -> dict[str, Any]:
        found = self.found
        done, wanted = far(found, self.asked)
        return {
            "done": done,
            "of": wanted,
            "chances": [{"ply": ply, "seats": each} for ply, each in found.chances().items()],
            "decisions": [self.spoken(each) for each in found.decisions],
            "turning_points": [each.ply for each in found.turning_points()],
        }

    def spoken(self, judged: Judged) -> dict[str, Any]:
        return {
            "ply": judged.ply,
            "seat": judged.seat,
            "move": judged.move,
            "text": self.speaker.played(judged.ply),
            "grade": judged.grade,
            "cost": judged.cost,
            "long": judged.long,
            "best": judged.best,
            "best_text": self.speaker.best(judged),
            "line": self.speaker.way(judged),
        }


@router.get("/tables/{table_id}/review")
def review(
    request: Request,
    table_id: str,
    house: TheHouse,
    viewer: TheViewer,
    window: TheWindow,
    seat: int | None = None,
    ply: int | None = None,
) -> HTMLResponse:
    with house.tables.at(table_id) as live:
        reading = Reading(house, live, viewer, seat)
        if not live.session.plies:
            raise Refused(409, "table-review-nothing")
        at = reading.first() if ply is None else min(max(ply, 0), len(live.session.plies) - 1)
        shown = reading.findings() | reading.moment(at, window)
    return page(request, "review.html", live.game.name, **shown)


@router.get("/tables/{table_id}/review/findings")
def review_findings(
    request: Request, table_id: str, house: TheHouse, viewer: TheViewer, seat: int | None = None
) -> HTMLResponse:
    """What is known of the whole game, without the page around it."""
    with house.tables.at(table_id) as live:
        shown = Reading(house, live, viewer, seat).findings()
    return HTMLResponse(fragment(request, "findings.html", live.game.name, **shown))


@router.get("/tables/{table_id}/review/moment")
def review_moment(
    request: Request,
    table_id: str,
    house: TheHouse,
    viewer: TheViewer,
    window: TheWindow,
    ply: Annotated[int, Query(ge=0)],
) -> HTMLResponse:
    """A decision and what is said of it, without the page around it."""
    with house.tables.at(table_id) as live:
        reading = Reading(house, live, viewer)
        if ply >= len(live.session.plies):
            raise Refused(404, "table-no-such-position")
        shown = reading.moment(ply, window)
    return HTMLResponse(fragment(request, "moment.html", live.game.name, **shown))


@api.get("/tables/{table_id}/review")
def see_review(table_id: str, house: TheHouse, viewer: TheViewer) -> dict[str, Any]:
    """What is known so far of how a finished game was played: the chances of every seat before each
    decision, what the decision cost, and what would have been better. It is worked out while somebody
    listens to its stream."""
    with house.tables.at(table_id) as live:
        return Reading(house, live, viewer).json()


def over(table_id: str, house: TheHouse) -> None:
    """Refuse what cannot be reviewed before a stream begins."""
    house.reviews.progress(table_id, "")


@api.get(
    "/tables/{table_id}/review/stream",
    response_class=EventSourceResponse,
    dependencies=[Depends(over)],
)
async def stream(
    table_id: str,
    house: TheHouse,
    viewer: TheViewer,
    request: Request,
    seat: Annotated[int, Query(ge=0)] = 0,
) -> AsyncIterable[ServerSentEvent]:
    """An event whenever more of a review is known: how many looks at decisions were done, and of how many.
    The review goes on while somebody listens, and the stream ends with it. Who did not play says by `seat`
    whose decisions the strongest bot shall think about."""
    asked = (table_id, viewer.holder)
    house.reviews.chosen[asked] = seat
    try:
        async for event in progress(table_id, house, viewer, request):
            yield event
    finally:
        house.reviews.chosen.pop(asked, None)


async def progress(
    table_id: str, house: House, viewer: Viewer, request: Request
) -> AsyncIterable[ServerSentEvent]:
    async for changed in house.reviews.hub.changes(table_id, viewer.holder, HEARTBEAT):
        if await request.is_disconnected():
            return
        if not changed:
            yield ServerSentEvent(comment="still here")
            continue
        try:
            done, every = await asyncio.to_thread(house.reviews.progress, table_id, viewer.holder)
        except Refused:
            return  # its last move was taken back
        yield ServerSentEvent(data={"done": done, "of": every}, event="progress")
        if done == every:
            return
