"""The JSON API: create a table, sit, view, moves, play, stream."""

import asyncio
from collections.abc import AsyncIterable, Coroutine
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response
from fastapi.sse import EventSourceResponse, ServerSentEvent
from pydantic import BaseModel, Field

from atoll.bots.levels import LEVELS
from atoll.door import game as find_game
from atoll.door import shelf
from atoll.table import hints, relics
from atoll.table.company import LONGEST_TURN
from atoll.table.house import House, TheHouse, TheViewer
from atoll.table.live import clean, no_such_move
from atoll.table.offers import Move, Offer, previewed, spoken_refusal
from atoll.table.refused import Refused, Unreadable
from atoll.table.scene import chat_scene, names, scene
from atoll.table.tables import SeatPlan
from atoll.table.thinkers import Question
from atoll.table.weighing import Advice

HEARTBEAT = 15.0
MOST_UNDONE = 100  # decisions at once
LOOK = 0.5  # seconds between looks whether somebody still waits

T = TypeVar("T")
Short = Annotated[str, Field(max_length=80)]

router = APIRouter(prefix="/api")


class NewSeat(BaseModel):
    """A seat of a new table."""

    kind: Short = Field("open", description="you, open or bot")
    name: Short = ""
    level: Short = Field("medium", description="of a bot: " + ", ".join(LEVELS))


class NewTable(BaseModel):
    """A table to be set up."""

    game: Short
    seats: list[NewSeat] = Field(max_length=8)
    options: dict[str, Any] = {}
    seed: int | None = Field(None, ge=0, lt=2**53)
    public: bool = Field(False, description="shown in the lobby; else only its link leads there")
    turn_time: int = Field(
        0, ge=0, le=LONGEST_TURN, description="seconds until a bot stands in; 0: never"
    )


class PlayMove(BaseModel):
    """A move, and the version of the table it answers."""

    version: int
    move: Short


class Version(BaseModel):
    """The version of the table a request answers."""

    version: int


class Undo(Version):
    """How many decisions are taken back."""

    steps: int = Field(1, ge=1, le=MOST_UNDONE)


class Sit(BaseModel):
    """A seat to take."""

    seat: int
    name: Short = ""


class ChangeSeat(BaseModel):
    """What changes at one's own seat; what is not said stays."""

    name: Short | None = None
    bot: Short | None = Field(
        None, description="a level lends the seat to a bot; empty takes it back"
    )


class Say(BaseModel):
    """A line of chat."""

    text: Annotated[str, Field(max_length=500)]


class Continue(BaseModel):
    """A position to go on from, and how well the others shall play."""

    ply: int
    level: Short = "medium"


@router.post("/people")
def new_person(house: TheHouse) -> dict[str, str]:
    """A secret for a client without cookies: send it as `Authorization: Bearer <secret>`."""
    return {"secret": house.identities.new()}


@router.get("/games")
def list_games() -> list[dict[str, Any]]:
    """The games of the house."""
    return [
        {
            "name": game.name,
            "title": game.title,
            "seats": list(game.seats),
            "options": {option.name: list(option.values) for option in game.options},
        }
        for game in shelf()
    ]


@router.post("/tables", status_code=201)
def new_table(wish: NewTable, house: TheHouse, viewer: TheViewer) -> dict[str, str]:
    """Set up a table; `you` sits down at the seats of kind `you`."""
    viewer.must_be_known()
    plans = [SeatPlan(seat.kind, seat.name, seat.level) for seat in wish.seats]
    try:
        game = find_game(wish.game)
        terms = {"public": wish.public, "turn_time": wish.turn_time}
        table_id = house.tables.new(game, plans, wish.options, wish.seed, viewer.holder, **terms)
    except ValueError as error:
        raise Refused(422, "table-bad-wish", {"why": clean(str(error), 200)}) from None
    return {"id": table_id, "page": f"/tables/{table_id}"}


@router.get("/tables/{table_id}")
def see_table(table_id: str, house: TheHouse, viewer: TheViewer) -> dict[str, Any]:
    """The table as you may see it: view, prompt, choices, log, chat."""
    with house.tables.at(table_id) as live:
        seen, _ = scene(live, viewer.holder, viewer.language)
        return seen | {"chat": chat_scene(live, viewer.language)}


@router.post("/tables/{table_id}/moves")
async def play_move(
    table_id: str, wish: PlayMove, house: TheHouse, viewer: TheViewer
) -> dict[str, int]:
    """Play a move of your seat whose turn it is."""
    version = await house.tables.play_soon(table_id, viewer.holder, wish.version, wish.move)
    house.metrics.moves.labels("person").inc()
    return {"version": version}


@router.post("/tables/{table_id}/suggested")
def play_suggested(
    table_id: str, wish: Version, house: TheHouse, viewer: TheViewer
) -> dict[str, int]:
    """Make all moves that are suggested to you one after the other, as far as nothing is revealed."""
    version = house.tables.play_suggested(table_id, viewer.holder, wish.version)
    house.metrics.moves.labels("person").inc(version - wish.version)
    return {"version": version}


@router.post("/tables/{table_id}/undo")
def undo_move(table_id: str, wish: Undo, house: TheHouse, viewer: TheViewer) -> dict[str, int]:
    """Take your last decisions back, if nothing was revealed and no other person decided since."""
    version = house.tables.undo(table_id, viewer.holder, wish.version, wish.steps)
    return {"version": version}


@router.get("/tables/{table_id}/why")
def why_not(table_id: str, house: TheHouse, viewer: TheViewer, move: Move) -> dict[str, Any]:
    """Why a move of yours is refused, with the rule's number; null if it is legal."""
    with house.tables.at(table_id) as live:
        if live.acts_for(viewer.holder) < 0:
            raise Refused(409, "table-not-your-turn")
        state = Offer(live.session.state, viewer.language).asked
        try:
            refusal = state.refusal(state.parse(move))
        except ValueError:
            raise no_such_move(move) from None
        return {"refusal": refusal and spoken_refusal(state, refusal, viewer.language)}


@router.get("/tables/{table_id}/try")
def try_move(
    table_id: str,
    house: TheHouse,
    viewer: TheViewer,
    move: Move,
    version: int,
) -> dict[str, Any]:
    """What a move of yours would do, legal or not, before you play it; null if nothing is laid."""
    with house.tables.at(table_id) as live:
        live.must_act(viewer.holder, version)
        return previewed(live.game, live.session.state, move, viewer.language)


@router.get("/tables/{table_id}/hint")
async def hint(
    table_id: str, house: TheHouse, viewer: TheViewer, request: Request
) -> dict[str, Any]:
    """What a bot would do in your place, and why."""
    question = await asyncio.to_thread(house.thinkers.hint, table_id, viewer.holder)
    advice = await while_connected(request, house.thinkers.advise(question))
    return await asyncio.to_thread(hinted, house, question, advice, viewer.language)


@router.post("/tables/{table_id}/skip")
async def skip(table_id: str, house: TheHouse, viewer: TheViewer) -> dict[str, str]:
    """Let bots play without a pause until a person decides, at a table where you sit."""
    await asyncio.to_thread(house.tables.must_sit, table_id, viewer.holder)
    house.thinkers.pace.hurry(table_id)
    return {"said": "yes"}


async def while_connected(request: Request, answer: Coroutine[Any, Any, T]) -> T:
    """An answer, unless whoever asked for it goes away: then nobody works on it any longer."""
    task = asyncio.create_task(answer)
    try:
        while not (await asyncio.wait([task], timeout=LOOK))[0]:
            if await request.is_disconnected():
                raise Refused(409, "table-stale")
        return await task
    finally:
        task.cancel()


def hinted(house: House, question: Question, advice: list[Advice], language: str) -> dict[str, Any]:
    """A move in words and what speaks for it, if the table is still where it was asked for."""
    with house.tables.at(question.table) as live:
        if live.version != question.version:
            raise Refused(409, "table-stale")
        said = hints.spoken(
            Offer(live.session.state, language, names=names(live, language)), advice
        )
    return {"version": question.version} | said


@router.post("/tables/{table_id}/sit")
def sit(table_id: str, wish: Sit, house: TheHouse, viewer: TheViewer) -> dict[str, int]:
    """Take an open seat."""
    viewer.must_be_known()
    house.tables.sit(table_id, viewer.holder, wish.seat, wish.name)
    return {"seat": wish.seat}


@router.patch("/tables/{table_id}/seats/{seat}")
def change_seat(
    table_id: str, seat: int, wish: ChangeSeat, house: TheHouse, viewer: TheViewer
) -> dict[str, int]:
    """Rename yourself, lend your seat to a bot, or take it back."""
    if wish.name is not None:
        house.tables.rename(table_id, viewer.holder, seat, wish.name)
    if wish.bot is not None:
        house.tables.lend(table_id, viewer.holder, seat, wish.bot)
    return {"seat": seat}


@router.delete("/tables/{table_id}/seats/{seat}")
def leave(table_id: str, seat: int, house: TheHouse, viewer: TheViewer) -> dict[str, int]:
    """Give your seat up; it is open to others then."""
    house.tables.leave(table_id, viewer.holder, seat)
    return {"seat": seat}


@router.post("/tables/{table_id}/chat")
def say_line(table_id: str, wish: Say, house: TheHouse, viewer: TheViewer) -> dict[str, str]:
    """Say something at a table where you sit."""
    if not house.chatter.allows(viewer.holder):
        raise Refused(429, "table-chat-slow")
    house.tables.say(table_id, viewer.holder, wish.text)
    return {"said": "yes"}


@router.post("/tables/{table_id}/continue", status_code=201)
def continue_from(
    table_id: str, wish: Continue, house: TheHouse, viewer: TheViewer
) -> dict[str, str]:
    """A new table that goes on from a position of this one, you against bots."""
    viewer.must_be_known()
    branched = house.tables.branch(table_id, viewer.holder, wish.ply, wish.level)
    return {"id": branched, "page": f"/tables/{branched}"}


@router.get("/tables/{table_id}/record")
def record(table_id: str, house: TheHouse) -> Response:
    """The record, as a file that `atoll replay` reads; not before the end, for it holds the seed."""
    try:
        with house.tables.at(table_id) as live:
            if not live.over:
                raise Refused(409, "table-record-later")
            game, text = live.game.name, live.session.record.to_json()
    except Unreadable as error:
        if not error.ended:
            raise Refused(409, "table-record-later") from None
        game, text = error.table.game, relics.record(error.table, house.store.acts(table_id))
    name = f"atoll-{game}-{table_id}.json"
    return Response(
        text,
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


def known(table_id: str, house: TheHouse) -> None:
    """Refuse an unknown table before a stream begins."""
    with house.tables.at(table_id):
        pass


@router.get(
    "/tables/{table_id}/stream", response_class=EventSourceResponse, dependencies=[Depends(known)]
)
async def stream(
    table_id: str, house: TheHouse, viewer: TheViewer, request: Request
) -> AsyncIterable[ServerSentEvent]:
    """An event for every change: its data is the table's count of changes, to fetch what is new."""
    async for changed in house.hub.changes(table_id, viewer.holder, HEARTBEAT):
        if await request.is_disconnected():
            return
        if not changed:
            yield ServerSentEvent(comment="still here")
            continue
        count = await asyncio.to_thread(house.tables.count, table_id)
        yield ServerSentEvent(data=count, event="change", id=str(count), retry=1000)
