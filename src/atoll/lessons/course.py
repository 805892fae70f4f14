"""A game's lessons, read from `lessons.toml` in its folder; errors name file, lesson, step and field.

What is said stands in `text/lessons.*.ftl`: `lesson-ID` is a lesson's title, with `.about` for the list of
lessons and `.done` for its end; `lesson-ID-STEP` is the sentence of a step, with `.wrong` for moves that are
not welcome, and a form for every other word that the step has for them.
"""

import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from atoll.engine.game import Game
from atoll.engine.parts import Fields, PartsError
from atoll.engine.record import Record
from atoll.engine.session import Session

FILE = "lessons.toml"
NAME = re.compile("[a-z][a-z0-9-]*")
SEEDS = 2**53
TIMES = 20  # moves that one step may ask for
WRONG = "wrong"  # the form of a step's sentence for moves that have no word of their own


@dataclass(frozen=True)
class Step:
    """One sentence of a lesson, and what is to be done about it: nothing but to read on, if no move is
    welcome."""

    id: str
    key: str  # of its sentence
    points: tuple[str, ...]  # pieces of the drawing that the sentence speaks of
    welcome: tuple[str, ...]  # moves by their notation; * stands for any letters
    wrong: Mapping[
        str, str
    ]  # other moves, likewise, with the form of the sentence that answers them
    times: int  # how many welcome moves the step takes
    then: tuple[str, ...]  # moves that follow by themselves, whoever's they are

    def word(self, move: str) -> str:
        """The form of the sentence that answers a move that is not welcome."""
        return next((form for each, form in self.wrong.items() if fits(each, move)), WRONG)


@dataclass(frozen=True)
class Lesson:
    """A position to begin at, and steps from there."""

    game: Game
    id: str
    number: int  # of the game's lessons, from 1
    record: Record
    seat: int | None  # whose part the learner plays; None: whoever decides first
    steps: tuple[Step, ...]

    @property
    def key(self) -> str:
        return f"lesson-{self.id}"

    def begin(self) -> Session:
        return Session(self.record)


def fits(pattern: str, move: str) -> bool:
    """Does a pattern stand for a move? `*` stands for any letters."""
    return re.fullmatch(".*".join(map(re.escape, pattern.split("*"))), move) is not None


@cache
def lessons(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; a broken file raises `ValueError`."""
    tables = read_toml(game, FILE)
    if tables is None:
        return ()
    whole = Fields(FILE, game.name, tables)
    found = [
        read_lesson(game, number, each) for number, each in enumerate(rows(whole, "lesson"), 1)
    ]
    whole.close()
    return tuple(found)


def read_toml(game: Game, name: str) -> dict[str, Any] | None:
    """What is in a TOML file of the game's folder; None if there is none."""
    file = game.file(name)
    if file is None:
        return None
    try:
        return tomllib.loads(file.decode("utf-8"))
    except ValueError as error:
        raise PartsError(f"{name}: not a TOML file: {error}") from None


def lesson(game: Game, name: str) -> Lesson:
    """A lesson by its id."""
    for each in lessons(game):
        if each.id == name:
            return each
    known = ", ".join(each.id for each in lessons(game)) or "none"
    raise ValueError(f"{game.title} has no lesson {name!r}; its lessons: {known}")


def rows(fields: Fields, name: str, within: str = "") -> list[Fields]:
    """The tables of a list, each called by its id; no two have the same."""
    listed = fields.get(name)
    if not isinstance(listed, list) or not all(isinstance(each, dict) for each in listed):
        raise fields.fail(name, f"must be a list of tables, [[{within}{name}]]")
    found = []
    for number, each in enumerate(listed, 1):
        label = f"{name} {each.get('id', number)}"
        found.append(Fields(fields.file, f"{fields.label}: {label}" if within else label, each))
        own = found[-1].text("id")
        if not NAME.fullmatch(own) or own in [other.get("id") for other in found[:-1]]:
            raise found[-1].fail("id", f"must be a name of its own in a-z, 0-9 and -, not {own!r}")
    return found


def read_lesson(game: Game, number: int, fields: Fields) -> Lesson:
    name = fields.text("id")
    record = read_record(game, fields)
    seat = None if "seat" not in fields.fields else fields.number("seat", 0, record.seats - 1)
    steps = tuple(read_step(name, each) for each in rows(fields, "step", "lesson."))
    fields.close()
    found = Lesson(game, name, number, record, seat, steps)
    try:
        found.begin()
    except ValueError as error:
        raise fields.fail("moves" if record.moves else "position", str(error)) from None
    return found


def read_record(game: Game, fields: Fields) -> Record:
    """Where a lesson begins: a position, or a seed with options, and moves from there."""
    position = read_position(game, fields)
    seats = game.seats[0] if "seats" not in fields.fields else fields.number("seats", 1, 9)
    seed = 0 if "seed" not in fields.fields else fields.number("seed", 0, SEEDS)
    options = {} if "options" not in fields.fields else fields.table("options")
    fields.asked |= {"seats", "seed", "options", "seat"}
    try:
        options = game.check_options(game.check_seats(seats), options)
    except ValueError as error:
        raise fields.fail("options", str(error)) from None
    moves = fields.texts("moves")
    return Record(game, seats, seed, options, moves, position=position, source="its beginning")


def read_position(game: Game, fields: Fields) -> dict[str, Any] | None:
    """A position as `to_dict` gives it: a table, or the name of a JSON file in the game's folder."""
    fields.asked.add("position")
    wish = fields.fields.get("position")
    if not isinstance(wish, str):
        return None if wish is None else fields.table("position")
    file = game.file(wish)
    if file is None:
        raise fields.fail("position", f"there is no file {wish!r} in the game's folder")
    try:
        found = json.loads(file)
    except ValueError as error:
        raise fields.fail("position", f"{wish}: not a JSON file: {error}") from None
    if not isinstance(found, dict):
        raise fields.fail("position", f"{wish}: must be a table")
    return found


def read_step(lesson: str, fields: Fields) -> Step:
    wrong = fields.table("wrong") if "wrong" in fields.fields else {}
    for form in wrong.values():
        if not isinstance(form, str) or not NAME.fullmatch(form):
            raise fields.fail("wrong", f"must name a form of the sentence, not {form!r}")
    welcome = fields.texts("welcome")
    times = fields.number("times", 1, TIMES) if "times" in fields.fields else 1
    name = fields.text("id")
    found = Step(
        id=name,
        key=f"lesson-{lesson}-{name}",
        points=tuple(fields.texts("points")),
        welcome=tuple(welcome),
        wrong=wrong,
        times=times,
        then=tuple(fields.texts("then")),
    )
    fields.asked |= {"wrong", "times"}
    if not welcome and (wrong or times > 1):
        raise fields.fail("welcome", "is needed where moves are to be tried")
    fields.close()
    return found
