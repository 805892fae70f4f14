"""Lessons at the table: the table's own page, with a position of the lesson's and what is said about it.

The house keeps nothing of a lesson but that it was done. The page knows the way that was taken and sends it
along; every position follows from it.
"""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request
from fastapi.responses import HTMLResponse

from atoll.bots.levels import LEVELS
from atoll.engine.game import Game
from atoll.engine.words import IllegalMove, Words
from atoll.lessons.attempt import Attempt, NotWelcome
from atoll.lessons.course import lesson, lessons
from atoll.table.house import House, TheHouse, TheViewer, Viewer
from atoll.table.live import no_such_move
from atoll.table.offers import Move, previewed
from atoll.table.pages import known_game, sight
from atoll.table.prepared import LEARNER, Prepared, Taken, Way, known
from atoll.table.refused import Refused
from atoll.table.render import Speaker, fragment, page
from atoll.table.window import TheWindow, Window
from atoll.text import say

router = APIRouter(include_in_schema=False)


def attempt_at(name: str, own: str, way: Way = "") -> Attempt:
    """A lesson as far as a way leads; a way that is none is refused."""
    found = known(lesson, name, own)
    try:
        return Attempt(found, way.split())
    except (ValueError, NotWelcome):
        raise Refused(409, "page-lesson-lost") from None


TheAttempt = Annotated[Attempt, Depends(attempt_at)]


@router.get("/learn/{name}")
def course(request: Request, name: str, house: TheHouse, viewer: TheViewer) -> HTMLResponse:
    """The lessons of a game, and which of them the viewer has done."""
    game = known_game(name)
    rows, first = listed(game, house, viewer), first_game(game)
    return page(request, "learn.html", name, game=game, lessons=rows, first=first)


@router.get("/learn/{name}/{own}")
def lesson_page(
    request: Request, name: str, own: str, viewer: TheViewer, window: TheWindow
) -> HTMLResponse:
    seen = lesson_sight(attempt_at(name, own), viewer, window)
    return page(request, "lesson.html", name, link="", place=f"/learn/{name}/{own}", **seen)


@router.get("/learn/{name}/{own}/fragment")
def lesson_fragment(
    request: Request,
    name: str,
    attempt: TheAttempt,
    viewer: TheViewer,
    window: TheWindow,
    look: int | None = None,
) -> HTMLResponse:
    """The lesson as far as a way leads, without the page around it."""
    seen = lesson_sight(attempt, viewer, window, look)
    return HTMLResponse(fragment(request, "scene.html", name, link="", **seen))


@router.post("/api/learn/{name}/{own}/moves")
def take(name: str, own: str, wish: Taken, house: TheHouse, viewer: TheViewer) -> dict[str, str]:
    """Try a move in a lesson: the way with it; without it, and a word, if it is not welcome."""
    attempt = attempt_at(name, own, wish.way)
    words, form, rule = None, "", ""
    try:
        attempt.take(wish.move)
    except NotWelcome as error:
        words, form = Words(error.step.key), error.form
    except IllegalMove as error:
        words, rule = error.refusal.words, error.refusal.rule
    except ValueError:
        raise no_such_move(wish.move) from None
    if attempt.step is None:
        house.deeds.did(viewer.holder, "lesson", name, own)
    word = "" if words is None else say(name, words, viewer.language, form)
    return {"way": " ".join(attempt.way), "word": word, "rule": rule}


@router.get("/api/learn/{name}/{own}/hint")
def show(attempt: TheAttempt, viewer: TheViewer) -> dict[str, Any]:
    """A move that leads on."""
    best = attempt.welcome()
    if not best:
        raise Refused(409, "table-not-your-turn")
    state = attempt.session.state
    text = state.describe(state.parse(best[0]), viewer.language)
    return {"version": len(attempt.way), "move": best[0], "text": text}


@router.get("/api/learn/{name}/{own}/try")
def try_move(attempt: TheAttempt, viewer: TheViewer, move: Move, version: int) -> dict[str, Any]:
    if version != len(attempt.way) or not attempt.asked:
        raise Refused(409, "table-stale")
    return previewed(attempt.lesson.game, attempt.session.state, move, viewer.language)


def lesson_sight(
    attempt: Attempt, viewer: Viewer, window: Window, look: int | None = None
) -> dict[str, Any]:
    """What the table's page shows of a lesson."""
    name, way = attempt.lesson.id, attempt.way
    live = Prepared(name, attempt.session, attempt.seat, len(way), attempt.asked)
    seen = sight(live, Viewer(LEARNER, viewer.language), window, look)
    said = spoken(attempt, viewer.language)
    return seen | {
        "prepared": "step.html",
        "lesson": said,
        "points": said["points"],
        "way": " ".join(way),
    }


def spoken(attempt: Attempt, language: str) -> dict[str, Any]:
    """What is said now, what it points at, and where one is."""
    found, step = attempt.lesson, attempt.step
    t = Speaker(language, found.game.name)
    every = lessons(found.game)
    words = Words(found.key if step is None else step.key)
    after = every[found.number : found.number + 1]
    return {
        "id": found.id,
        "number": found.number,
        "count": len(every),
        "title": t(found.key),
        "says": say(t.game, words, language, "done" if step is None else ""),
        "points": [] if step is None else step.points,
        "step": attempt.number,
        "steps": len(found.steps),
        "done": step is None,
        "reading": step is not None and not attempt.asked,
        "next": {"id": after[0].id, "title": t(after[0].key)} if after else None,
        "first": first_game(found.game),
    }


def first_game(game: Game) -> dict[str, Any]:
    """What to play after the lessons: the first game to learn by, or else two seats, with the easiest bots."""
    options = dict(next(iter(game.learning_games), {}))
    counts = game.seats_for(options)
    count = counts[0] if options or 2 not in counts else 2
    return {"options": options, "count": count, "level": next(iter(LEVELS))}


def listed(game: Game, house: House, viewer: Viewer) -> list[dict[str, Any]]:
    """The lessons of a game, as a list to choose from; the first that is not done is next."""
    done = house.deeds.of(viewer.holder, "lesson", game.name)
    found = [
        {
            "id": each.id,
            "title": say(game.name, Words(each.key), viewer.language),
            "about": say(game.name, Words(each.key), viewer.language, "about"),
            "done": each.id in done,
            "next": False,
        }
        for each in lessons(game)
    ]
    for each in [row for row in found if not row["done"]][:1]:
        each["next"] = True
    return found
