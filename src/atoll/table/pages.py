"""The pages: lobby, new table, table, replay, rules, settings, the API's own page."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, Response
from markupsafe import Markup

from atoll.bots.levels import LEVELS
from atoll.door import game as find_game
from atoll.engine.game import Game
from atoll.engine.words import Words
from atoll.lessons.course import lessons
from atoll.table import mine, reference, relics, replays, telling
from atoll.table.company import TURN_UNITS
from atoll.table.daily import of_today, streak_of
from atoll.table.house import (
    TheHouse,
    TheViewer,
    Viewer,
    house_of,
    viewer_of,
)
from atoll.table.live import Live, clean
from atoll.table.looks import CHOICES, colours_css
from atoll.table.offers import chain
from atoll.table.records import settle
from atoll.table.refused import Refused, Unreadable
from atoll.table.render import Speaker, fragment, page, told_signs
from atoll.table.scene import chat_scene, drawn_for, scene
from atoll.table.shelf import cards, free_options, option_card, picture, rows, ways
from atoll.table.window import TheWindow, Window, liked_shape
from atoll.text import LANGUAGES, say

LATEST = 5  # finished games that the lobby shows

router = APIRouter(include_in_schema=False)


@router.get("/")
def lobby(request: Request, house: TheHouse, viewer: TheViewer) -> HTMLResponse:
    t = Speaker(viewer.language)
    held = house.store.held_by(viewer.holder) if viewer.holder else []
    own = {table.id for table in held}
    settle(house.tables, held)
    shown, missing = cards(held, t)
    over = [table for table in held if table.turn < 0] or house.store.finished(LATEST)
    waiting = [table for table in house.store.with_open_seats() if table.id not in own]
    return page(
        request,
        "lobby.html",
        cards=shown,
        missing=missing,
        learn=[] if held else [card for card in shown if card["lessons"]],
        running=rows([table for table in held if table.turn >= 0], viewer.holder, t),
        finished=rows(over[:LATEST], viewer.holder, t),
        open=rows(waiting, viewer.holder, t),
        today=of_today(house, viewer),
    )


@router.get("/mine")
def my_games(
    request: Request,
    house: TheHouse,
    viewer: TheViewer,
    search: Annotated[str, Query(max_length=60)] = "",
    game: Annotated[str, Query(max_length=40)] = "",
    outcome: Annotated[str, Query(max_length=20)] = "",
) -> HTMLResponse:
    """Everything somebody has played here, by game, to be searched and replayed."""
    t = Speaker(viewer.language)
    held = house.store.held_by(viewer.holder, mine.MOST) if viewer.holder else []
    settle(house.tables, held)
    games = mine.played(held, viewer.holder, t)
    told = mine.summaries(house, held, viewer.holder, t)
    return page(
        request,
        "mine.html",
        told=[(each, mine.chart(each, t) if each.scores else "") for each in told],
        games=mine.wanted(games, game, outcome, search),
        titles=sorted({(each.row.game, each.row.title) for each in games}),
        outcomes=mine.OUTCOMES,
        search=search,
        game=game,
        outcome=outcome,
        streak=streak_of(house, viewer.holder),
    )


@router.get("/colours.css")
def colours() -> Response:
    return Response(colours_css(), media_type="text/css", headers={"cache-control": "no-cache"})


@router.get("/pictures/{name}/{language}/{theme}")
def game_picture(
    name: str, language: Literal["en", "de", "it"], theme: Literal["light", "dark"]
) -> Response:
    """A game's picture on the shelf; its address changes with the version of the house."""
    drawn = picture(known_game(name).name, language, theme)
    kept = {"cache-control": "public, max-age=31536000, immutable"}
    return Response(drawn, media_type="image/svg+xml", headers=kept)


@router.get("/new/{name}")
def new_table(request: Request, name: str, house: TheHouse, viewer: TheViewer) -> HTMLResponse:
    game = known_game(name)
    held = house.store.held_by(viewer.holder) if viewer.holder else []
    t = Speaker(viewer.language, name)
    return page(
        request,
        "new.html",
        name,
        game=game,
        levels=LEVELS,
        turn_units=TURN_UNITS,
        options=[option_card(option, t) for option in free_options(game)],
        ways=ways(game, held, t),
    )


@router.get("/tables/{table_id}")
def table(
    request: Request, table_id: str, house: TheHouse, viewer: TheViewer, window: TheWindow
) -> HTMLResponse:
    with house.tables.at(table_id) as live:
        seen = sight(live, viewer, window)
    link = str(request.url_for("table", table_id=table_id))
    place = f"/tables/{table_id}"
    return page(request, "table.html", live.game.name, link=link, place=place, **seen)


@router.get("/tables/{table_id}/fragment")
def table_fragment(
    request: Request,
    table_id: str,
    house: TheHouse,
    viewer: TheViewer,
    window: TheWindow,
    look: int | None = None,
) -> HTMLResponse:
    """The table without the page around it, for the script that keeps the page up to date."""
    link = str(request.url_for("table", table_id=table_id))
    with house.tables.at(table_id) as live:
        seen = sight(live, viewer, window, look)
    return HTMLResponse(fragment(request, "scene.html", live.game.name, link=link, **seen))


@router.get("/tables/{table_id}/suggested")
def preview(
    request: Request, table_id: str, house: TheHouse, viewer: TheViewer, window: TheWindow
) -> HTMLResponse:
    """What comes of all that is suggested to whoever decides: the moves in words, and the picture."""
    with house.tables.at(table_id) as live:
        seat = live.acts_for(viewer.holder)
        if seat < 0:
            raise Refused(409, "table-not-your-turn")
        found = chain(live.session.state, viewer.language)
        if found is None:
            raise Refused(409, "table-nothing-suggested")
        drawn = drawn_for(live, viewer, window, found["ahead"].view(seat), seat)
    shown = {"chain": found, "picture": drawn}
    return HTMLResponse(fragment(request, "preview.html", live.game.name, **shown))


def sight(live: Live, viewer: Viewer, window: Window, look: int | None = None) -> dict[str, Any]:
    """What the table's page shows this viewer; `look` names a seat to be shown large."""
    seen, offered = scene(live, viewer.holder, viewer.language)
    if look not in range(len(live.table.seats)):
        look = seen["eye"]
    view = seen["view"]
    if offered and offered.asked is not live.session.state:
        view = offered.asked.view(seen["eye"])
    drawn = drawn_for(live, viewer, window, view, look, offered.choices if offered else [])
    plies = live.session.plies
    own = telling.last_own(plies, seen["mine"])
    return {
        "scene": seen,
        "game": live.game,
        "picture": drawn,
        "window": window,
        "look": look,
        "plies": len(plies),
        "last": plies[-1].seat if plies else -1,
        "levels": LEVELS,
        "open": [seat for seat in seen["seats"] if seat["open"]],
        "refused": [choice for choice in seen["choices"] if choice["refusal"]],
        "chat": chat_scene(live, viewer.language),
        "fresh": own + 1 if seen["news"] else len(plies) + 1,
        "newcomer": live.newcomers.get(viewer.holder, False),
        "kept": live.memory.keep,
        "prepared": "",
        "points": [],
        "way": "",
    }


@router.get("/tables/{table_id}/replay")
def replay(
    request: Request,
    table_id: str,
    house: TheHouse,
    viewer: TheViewer,
    window: TheWindow,
    ply: int | None = None,
) -> HTMLResponse:
    with house.tables.at(table_id) as live:
        last = len(live.session.plies)
        at = last if ply is None else min(max(ply, 0), last)
        shown = replays.frame(live, viewer, at, window)
        chart = replays.chart(live, viewer)
        story = replays.story(live, viewer.language, 1, last)
    shown |= {"levels": LEVELS, "chart": chart, "story": story}
    return page(request, "replay.html", live.game.name, **shown)


@router.get("/tables/{table_id}/replay/fragment")
def replay_fragment(
    request: Request,
    table_id: str,
    house: TheHouse,
    viewer: TheViewer,
    ply: Annotated[int, Query(ge=0)],
    window: TheWindow,
) -> HTMLResponse:
    with house.tables.at(table_id) as live:
        if ply > len(live.session.plies):
            raise Refused(404, "table-no-such-position")
        shown = replays.frame(live, viewer, ply, window)
    return HTMLResponse(fragment(request, "frame.html", live.game.name, **shown))


@router.get("/rules/{name}")
def rules(request: Request, name: str, viewer: TheViewer) -> HTMLResponse:
    game = known_game(name)
    return page(
        request,
        "rules.html",
        name,
        game=game,
        glance=reference.glance(game, viewer.language, liked_shape(request)),
        lessons=len(lessons(game)),
        sections=reference.sections(game, viewer.language),
        origins=reference.origins(game),
        signs=told_signs(game.board.signs(), Speaker(viewer.language, name)),
        parts=reference.parts(game, viewer.language),
    )


@router.get("/rules/{name}/sheets")
def sheets(name: str, viewer: TheViewer) -> HTMLResponse:
    """The drawings of which the rules page cuts pictures of parts."""
    found = reference.sheets(known_game(name), viewer.language)
    return HTMLResponse(Markup("").join(found))


@router.get("/settings")
def settings(request: Request, house: TheHouse, viewer: TheViewer) -> HTMLResponse:
    return page(
        request,
        "settings.html",
        choices=CHOICES,
        all_languages=LANGUAGES,
        push_key=house.pushes.public_key,
        recovery=house.keys.has_recovery(viewer.holder),
        passkeys=len(house.keys.passkeys(viewer.holder)),
    )


@router.get("/come")
def come(request: Request, house: TheHouse, viewer: TheViewer) -> HTMLResponse:
    """Where a device becomes somebody's: by a code, which is never part of the address, or a passkey."""
    running = house.store.running_of(viewer.holder) if viewer.holder else 0
    return page(request, "come.html", running=running)


@router.get("/api")
def api_page(request: Request) -> HTMLResponse:
    return page(request, "api.html", calls=reference.calls(request.app.openapi()))


def known_game(name: str) -> Game:
    try:
        return find_game(name)
    except ValueError:
        raise Refused(404, "table-no-such-game", {"name": clean(name, 40)}) from None


def error_page(request: Request, status: int, words: Words, game: str = "") -> HTMLResponse:
    """An error a person can read, with a way on."""
    language = viewer_of(request).language
    return page(request, "error.html", game, status, code=status, why=say(game, words, language))


def relic_page(request: Request, error: Unreadable) -> HTMLResponse:
    """A table that cannot go on here: why, what was played at it, and its record."""
    table, t = error.table, Speaker(viewer_of(request).language)
    played = relics.played(table, house_of(request).store.acts(table.id), t)
    why = say(error.game, error.words, t.language)
    return page(request, "relic.html", status=410, code=410, why=why, relic=error, played=played)
