"""The lobby's shelf: every game as a card, and the tables of the house in short."""

import logging
import re
from dataclasses import dataclass
from functools import cache
from typing import Any

from atoll.door import broken, brought_by
from atoll.door import game as find_game
from atoll.door import shelf as all_games
from atoll.engine.chance import seeded
from atoll.engine.game import Game
from atoll.engine.setting import Option
from atoll.engine.state import State
from atoll.lessons.course import lessons
from atoll.puzzles.collection import puzzles
from atoll.table.models import Table
from atoll.table.render import Speaker
from atoll.table.scene import seat_name

log = logging.getLogger("atoll.table")

SEED = 7  # of the game that the pictures on the shelf show
PLAYED = 0.3  # how far that game has come


@cache
def shown_position(name: str) -> State:
    """A position in the middle of a game between quick players."""
    game = find_game(name)
    positions = played_through(game, game.new(game.seats[-1], SEED))
    return positions[int(len(positions) * PLAYED)]


def played_through(game: Game, state: State) -> list[State]:
    positions = []
    chance = seeded(SEED)
    while not state.over:
        positions.append(state.copy())
        state.play(game.judge.rollout(state, chance))
    return positions


@cache
def picture(name: str, language: str, theme: str) -> str:
    """A game's board in play, as a picture that browsers keep."""
    view = shown_position(name).view(None)
    return find_game(name).draw(view, language=language, theme=theme, shape="wide")


def sizes(drawn: str) -> tuple[str, str]:
    """How wide and how high a picture is, so that a page knows it before it comes."""
    found = re.search(r'width="([^"]+)" height="([^"]+)"', drawn)
    assert found is not None
    return found[1], found[2]


@dataclass(frozen=True)
class Row:
    """A table in a list of the lobby."""

    id: str
    game: str
    title: str
    names: list[str]
    turn: str  # the name of whose turn it is; empty when the game is over
    yours: bool
    open: int
    touched: int
    standing: list[tuple[str, int | None, bool]]  # when it is over: names, scores, who has won


def rows(tables: list[Table], holder: str, t: Speaker) -> list[Row]:
    """Tables in a list; not those of games that are no longer installed, nor broken ones."""
    known = {game.name for game in all_games()}
    return [row(table, holder, t) for table in tables if table.game in known and table.whole]


def row(table: Table, holder: str, t: Speaker) -> Row:
    names = [seat_name(table.game, seat, t.language) for seat in table.seats]
    at_turn = table.seats[table.turn] if table.turn >= 0 else None
    return Row(
        id=table.id,
        game=table.game,
        title=t.of(table.game)("game-title"),
        names=[
            t("page-seat-open") if seat.open and table.turn >= 0 else names[seat.number]
            for seat in table.seats
        ],
        turn="" if at_turn is None else names[at_turn.number],
        yours=at_turn is not None and at_turn.holder == holder and not at_turn.bot,
        open=sum(seat.open for seat in table.seats),
        touched=table.touched,
        standing=standing(table, names),
    )


def standing(table: Table, names: list[str]) -> list[tuple[str, int | None, bool]]:
    """Who had how many points in the end; empty if it is not over or not known."""
    if table.turn >= 0 or not table.result:
        return []
    scores, winners = table.result["scores"], table.result["winners"]
    return [
        (name, score, n in winners)
        for n, (name, score) in enumerate(zip(names, scores, strict=False))
    ]


def ways(game: Game, held: list[Table], t: Speaker) -> list[dict[str, Any]]:
    """The games to learn by, then the whole one; the first that the viewer has not finished is next.

    A game without games to learn by has no ways to choose from.
    """
    if not game.learning_games:
        return []
    own = t.of(game.name)
    over = [each.options for each in held if each.game == game.name and each.turn < 0]
    finished = [options for options in over if isinstance(options, dict)]
    found = [
        {
            "options": dict(lesson),
            "title": own(f"learning-game-{number}"),
            "about": own(f"learning-game-{number}-about"),
            "seats": game.seats_for(lesson),
            "done": any(lesson.items() <= options.items() for options in finished),
            "next": False,
        }
        for number, lesson in enumerate(game.learning_games, 1)
    ]
    whole = {"title": t("page-whole-game"), "about": own("whole-game-about"), "done": False}
    found.append({"options": {}, "seats": game.seats, "next": False, **whole})
    next(way for way in found if not way["done"])["next"] = True
    return found


def cards(held: list[Table], t: Speaker) -> tuple[list[dict[str, Any]], list[dict[str, str]]]:
    """The games that can be shown, and those that cannot, with the packages that bring them."""
    shown = []
    missing = [{"name": each.name, "package": each.package} for each in broken()]
    for game in all_games():
        try:
            shown.append(card(game, held, t))
        except Exception:
            log.exception("the game %s cannot be shown", game.name)
            missing.append({"name": game.name, "package": brought_by(game.name)})
    return shown, missing


def card(game: Game, held: list[Table], t: Speaker) -> dict[str, Any]:
    """What the shelf says of a game."""
    own = t.of(game.name)
    return {
        "name": game.name,
        "title": own("game-title"),
        "blurb": own("game-blurb"),
        "length": own("game-length"),
        "weight": own("game-weight"),
        "fewest": game.seats[0],
        "most": game.seats[-1],
        "options": [option_card(option, own) for option in free_options(game)],
        "ways": ways(game, held, t),
        "lessons": len(lessons(game)),
        "puzzles": len(puzzles(game)),
        "size": sizes(picture(game.name, t.language, "light")),
    }


def free_options(game: Game) -> list[Option]:
    """The options of the whole game: not those that only learning games set, nor what belongs to them."""
    taught = (
        set.intersection(*(set(lesson) for lesson in game.learning_games))
        if game.learning_games
        else set()
    )
    return [
        option
        for option in game.options
        if option.name not in taught and (option.needs is None or option.needs[0] not in taught)
    ]


def option_card(option: Option, t: Speaker) -> dict[str, Any]:
    """An option with its words; a game that has none for it shows its plain name."""
    name = option.name
    return {
        "name": name,
        "label": t(f"option-{name}") if t.knows(f"option-{name}") else name,
        "seats": option.seats,
        "needs": option.needs,
        "values": [
            (
                value,
                t(key)
                if t.knows(key := f"option-{name}-{str(value).lower()}")
                else plain(value, t),
                t(f"{key}-about") if t.knows(f"{key}-about") else "",
            )
            for value in option.values
        ],
    }


def plain(value: Any, t: Speaker) -> str:
    if isinstance(value, bool):
        return t("yes" if value else "no")
    return str(value)
