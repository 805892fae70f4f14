"""Puzzles at the table: the table's own page, with a position of the puzzle's and a solution to be found.

The house keeps what was solved and what was shown, and nothing of the tries. The page knows the way that
was taken and sends it along; every position follows from it.
"""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import HTMLResponse, RedirectResponse

from atoll.door import shelf
from atoll.engine.game import Game
from atoll.engine.words import IllegalMove
from atoll.puzzles.collection import puzzle, puzzles
from atoll.puzzles.day import of_day
from atoll.puzzles.reason import follows, hint, name, reason
from atoll.puzzles.solving import NotBest, Solving
from atoll.table.daily import of_today, place, streak_of, today
from atoll.table.house import House, TheHouse, TheViewer, Viewer
from atoll.table.live import no_such_move
from atoll.table.offers import Move, previewed
from atoll.table.pages import known_game, sight
from atoll.table.prepared import LEARNER, Prepared, Taken, Way, known
from atoll.table.refused import Refused
from atoll.table.render import Speaker, fragment, page
from atoll.table.window import TheWindow, Window
from atoll.text import seat_names

TELLING = 2  # the hint that points at a piece

router = APIRouter(include_in_schema=False)


def solving_at(name: str, own: str, way: Way = "") -> Solving:
    """A puzzle as far as a way leads; a way that is none is refused."""
    found = known(puzzle, name, own)
    try:
        return Solving(found, way.split())
    except (ValueError, NotBest):
        raise Refused(409, "page-puzzle-lost") from None


TheSolving = Annotated[Solving, Depends(solving_at)]


@router.get("/puzzles")
def all_puzzles(request: Request, house: TheHouse, viewer: TheViewer) -> HTMLResponse:
    """The puzzle of the day, and those of every game."""
    t = Speaker(viewer.language)
    done = solved_by(house, viewer.holder)
    games = [
        {
            "name": game.name,
            "title": t.of(game.name)("game-title"),
            "count": len(puzzles(game)),
            "solved": sum((game.name, each.id) in done for each in puzzles(game)),
        }
        for game in shelf()
        if puzzles(game)
    ]
    return page(request, "puzzles.html", today=of_today(house, viewer), games=games)


@router.get("/puzzles/today")
def puzzle_of_today() -> RedirectResponse:
    """Leads to the puzzle of the day."""
    found = of_day(today(), shelf())
    return RedirectResponse("/puzzles" if found is None else place(found), 307)


@router.get("/puzzles/{name}")
def puzzles_of(request: Request, name: str, house: TheHouse, viewer: TheViewer) -> HTMLResponse:
    """The puzzles of a game, the easiest first, and which of them the viewer has solved."""
    game = known_game(name)
    listed = rows(game, house, viewer)
    return page(request, "puzzles_of.html", name, game=game, puzzles=listed)


@router.get("/puzzles/{name}/{own}")
def puzzle_page(
    request: Request, name: str, own: str, house: TheHouse, viewer: TheViewer, window: TheWindow
) -> HTMLResponse:
    solving = solving_at(name, own)
    seen = puzzle_sight(solving, house, viewer, window)
    return page(request, "puzzle.html", name, link="", place=place(solving.puzzle), **seen)


@router.get("/puzzles/{name}/{own}/fragment")
def puzzle_fragment(
    request: Request,
    name: str,
    solving: TheSolving,
    house: TheHouse,
    viewer: TheViewer,
    window: TheWindow,
    look: int | None = None,
) -> HTMLResponse:
    """The puzzle as far as a way leads, without the page around it."""
    seen = puzzle_sight(solving, house, viewer, window, look)
    return HTMLResponse(fragment(request, "scene.html", name, link="", **seen))


@router.post("/api/puzzles/{name}/{own}/moves")
def take(name: str, own: str, wish: Taken, house: TheHouse, viewer: TheViewer) -> dict[str, str]:
    """Try a move in a puzzle: the way with it; without it, and a word, if it is not best. The move
    `?` has the solution shown; then the puzzle does not count as solved."""
    solving = solving_at(name, own, wish.way)
    word, rule = "", ""
    try:
        solving.take(wish.move)
    except NotBest as error:
        word = answer(solving, error, viewer.language)
    except IllegalMove as error:
        rule = error.refusal.rule
        word = solving.session.state.say(error.refusal.words, viewer.language)
    except ValueError:
        raise no_such_move(wish.move) from None
    if solving.done:
        keep(solving, house, viewer.holder)
    return {"way": " ".join(solving.way), "word": word, "rule": rule}


@router.get("/api/puzzles/{name}/{own}/hint")
def help_on(
    solving: TheSolving, viewer: TheViewer, number: Annotated[int, Query(ge=1, le=9)] = 1
) -> dict[str, Any]:
    """A word that helps; the second time, the piece that it is about, too."""
    if solving.done:
        raise Refused(409, "table-not-your-turn")
    state = solving.session.state
    target = state.target(state.parse(solving.next())) if number >= TELLING else ""
    text = hint(solving.puzzle, len(solving.moves), state, viewer.language)
    return {"version": len(solving.way), "text": text, "points": target.split()}


@router.get("/api/puzzles/{name}/{own}/try")
def try_move(solving: TheSolving, viewer: TheViewer, move: Move, version: int) -> dict[str, Any]:
    if version != len(solving.way) or solving.done:
        raise Refused(409, "table-stale")
    return previewed(solving.puzzle.game, solving.session.state, move, viewer.language)


# What is kept


def keep(solving: Solving, house: House, person: str) -> None:
    """Note that a puzzle was solved, or that its solution was shown: then it is not solved any more."""
    found, day = solving.puzzle, today()
    daily = found == of_day(day, shelf())
    game, kind = found.game.name, "shown" if solving.shown else "puzzle"
    shown = house.deeds.of(person, "shown", game)
    if found.id not in shown:
        house.deeds.did(person, kind, game, found.id)
    if daily and day.isoformat() not in shown:
        house.deeds.did(person, "shown" if solving.shown else "daily", game, day.isoformat())


def solved_by(house: House, person: str) -> set[tuple[str, str]]:
    return {(deed.game, deed.name) for deed in house.deeds.all_of(person) if deed.kind == "puzzle"}


# What is shown


def rows(game: Game, house: House, viewer: Viewer) -> list[dict[str, Any]]:
    """The puzzles of a game, as a list to choose from; the first that is not solved is next."""
    done = house.deeds.of(viewer.holder, "puzzle", game.name)
    shown = house.deeds.of(viewer.holder, "shown", game.name)
    t = Speaker(viewer.language, game.name)
    found = [
        {
            "number": number,
            "place": place(each),
            "group": each.level,
            "level": t(f"puzzle-level-{each.level}"),
            "seats": each.seats,
            "moves": len(each.solution),
            "solved": each.id in done,
            "shown": each.id in shown,
            "next": False,
        }
        for number, each in enumerate(puzzles(game), 1)
    ]
    for row in [row for row in found if not row["solved"] and not row["shown"]][:1]:
        row["next"] = True
    return found


def answer(solving: Solving, error: NotBest, language: str) -> str:
    """A word for a try that is not best: what it costs, and for the best of them, how it goes on."""
    found, state = solving.puzzle, solving.session.state
    t = Speaker(language, found.game.name)
    key = "puzzle-costs" if error.known else "puzzle-costs-more"
    said = t(key, move=name(state, error.move, language), cost=error.cost)
    if not solving.way and found.reply and error.move == next(iter(found.rivals[0])):
        said += " " + t("puzzle-goes-on", line=follows(found, [error.move], found.reply, language))
    return said


def puzzle_sight(
    solving: Solving, house: House, viewer: Viewer, window: Window, look: int | None = None
) -> dict[str, Any]:
    """What the table's page shows of a puzzle."""
    found, way = solving.puzzle, solving.way
    live = Prepared(found.id, solving.session, solving.seat, len(way), not solving.done)
    seen = sight(live, Viewer(LEARNER, viewer.language), window, look)
    return seen | {
        "prepared": "solving.html",
        "puzzle": spoken(solving, house, viewer),
        "way": " ".join(way),
    }


def spoken(solving: Solving, house: House, viewer: Viewer) -> dict[str, Any]:
    """What is asked, what came of it, and where one is."""
    found = solving.puzzle
    every = puzzles(found.game)
    number = every.index(found) + 1
    following = every[number : number + 1]
    t = Speaker(viewer.language, found.game.name)
    own = seat_names(found.state, viewer.language)[found.seat]
    daily = found == of_day(today(), shelf())
    return {
        "number": number,
        "count": len(every),
        "place": place(found),
        "level": t(f"puzzle-level-{found.level}"),
        "hue": found.state.hues()[found.seat],
        "who": own if found.seats > 1 else "",
        "left": 0 if solving.done else solving.left,
        "whole": len(found.solution),
        "done": solving.done,
        "solved": solving.solved,
        "shown": solving.shown,
        "reason": reason(found, viewer.language) if solving.done else [],
        "next": place(following[0]) if following else "",
        "today": daily,
        "streak": streak_of(house, viewer.holder) if daily and solving.done else None,
    }
