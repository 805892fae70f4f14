"""A game's puzzles, read from `puzzles.toml` in its folder and written there; errors name file, puzzle and
field. A puzzle's words are made of what is noted here, so that there are no texts to be translated.
"""

import json
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any

from atoll.engine.game import Game
from atoll.engine.parts import Fields
from atoll.engine.record import Record
from atoll.engine.session import Session
from atoll.engine.state import State
from atoll.lessons.course import read_toml, rows

FILE = "puzzles.toml"
LEVELS = ("easy", "medium", "hard")
LONG = 4000  # letters of a position that is packed
PERCENT = range(101)

Line = tuple[str, ...]  # moves in notation, one after the other


@dataclass(frozen=True)
class Puzzle:
    """A position, and what is best in it. The position is dealt anew out of what its seat knows: what is
    hidden from the seat was never in a game."""

    game: Game
    id: str
    seats: int
    options: Mapping[str, Any]
    position: str  # as `State.to_dict` writes it: JSON, or packed if it is long
    lines: tuple[Line, ...]  # what solves it, the best first
    rivals: tuple[Mapping[str, int], ...]  # for every move of the best line, what others cost
    worth: int  # the chance of the solving seat after the solution, in percent
    level: str
    missed: int  # of the tries of weak players
    line: Line = ()  # what may follow the solution
    reply: Line = ()  # what may follow the best of the other moves
    gains: Mapping[str, float] = field(default_factory=dict)  # what it brings more, by source
    others: float = 0.0  # what it brings more to the best of the others

    @property
    def solution(self) -> Line:
        return self.lines[0]

    @property
    def margin(self) -> int:
        """What the best of the other moves costs at least, in percent of the chance to win."""
        return min(min(costs.values()) for costs in self.rivals)

    @cached_property
    def state(self) -> State:
        """The position; whoever plays in it takes a copy."""
        return self.game.from_dict(unpacked(self.position))

    @property
    def seat(self) -> int:
        """Who solves it."""
        return self.state.seat

    def begin(self) -> Session:
        return Session(
            Record(
                self.game,
                self.seats,
                seed=0,
                options=dict(self.options),
                position=unpacked(self.position),
                source=f"puzzle {self.id}",
            )
        )


@cache
def puzzles(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first; a broken file raises `ValueError`."""
    tables = read_toml(game, FILE)
    return () if tables is None else in_order(read_puzzles(game, tables))


def in_order(found: list[Puzzle]) -> tuple[Puzzle, ...]:
    """The easiest first; those equally easy by how clear they are."""
    return tuple(
        sorted(found, key=lambda each: (LEVELS.index(each.level), each.missed, -each.margin))
    )


def puzzle(game: Game, name: str) -> Puzzle:
    """A puzzle by its id."""
    for each in puzzles(game):
        if each.id == name:
            return each
    raise ValueError(f"{game.title} has no puzzle {name!r}")


def read_puzzles(game: Game, tables: dict[str, Any]) -> list[Puzzle]:
    whole = Fields(FILE, game.name, {"puzzle": []} | tables)
    whole.asked.add("search")
    found = [read_puzzle(game, each) for each in rows(whole, "puzzle")]
    whole.close()
    return found


def read_puzzle(game: Game, fields: Fields) -> Puzzle:
    seats = fields.number("seats", 1, 9)
    try:
        options = game.check_options(game.check_seats(seats), fields.table("options"))
    except ValueError as error:
        raise fields.fail("options", str(error)) from None
    lines = tuple(map(tuple, read_lists(fields, "lines")))
    rivals = read_costs(fields, len(lines[0]))
    found = Puzzle(
        game=game,
        id=fields.text("id"),
        seats=seats,
        options=options,
        position=fields.text("position"),
        lines=lines,
        rivals=rivals,
        worth=fields.number("worth", 0, 100),
        level=fields.choice("level", LEVELS),
        missed=fields.number("missed", 0, 100),
        line=tuple(fields.texts("line")),
        reply=tuple(fields.texts("reply")),
        gains=read_gains(fields),
        others=read_number(fields, "others"),
    )
    fields.close()
    return found


def read_lists(fields: Fields, name: str) -> list[list[str]]:
    """Lists of texts, none of them empty."""
    found = fields.get(name)
    good = isinstance(found, list) and all(
        isinstance(each, list) and each and all(isinstance(text, str) for text in each)
        for each in found
    )
    if not good or not found:
        raise fields.fail(name, f"must be lists of texts, not {found!r}")
    return [list(each) for each in found]


def read_costs(fields: Fields, length: int) -> tuple[Mapping[str, int], ...]:
    found = fields.get("rivals")
    good = isinstance(found, list) and all(
        isinstance(each, dict) and each and all(cost in PERCENT for cost in each.values())
        for each in found
    )
    if not good or len(found) != length:
        raise fields.fail("rivals", f"must be {length} tables of moves and their costs in percent")
    return tuple(found)


def read_gains(fields: Fields) -> Mapping[str, float]:
    fields.asked.add("gains")
    if "gains" not in fields.fields:
        return {}
    found = Fields(fields.file, f"{fields.label}: gains", fields.table("gains"))
    return {source: read_number(found, source) for source in found.fields}


def read_number(fields: Fields, name: str) -> float:
    fields.asked.add(name)
    found = fields.fields.get(name, 0.0)
    if isinstance(found, bool) or not isinstance(found, int | float):
        raise fields.fail(name, f"must be a number, not {found!r}")
    return float(found)


# Writing


def packed(position: dict[str, Any]) -> str:
    """A position as text: one that is long is pressed together."""
    plain = json.dumps(position, separators=(",", ":"))
    return plain if len(plain) < LONG else b64encode(zlib.compress(plain.encode(), 9)).decode()


def unpacked(text: str) -> dict[str, Any]:
    """The position that is in a text; what is none raises `ValueError`."""
    try:
        plain = text if text.startswith("{") else zlib.decompress(b64decode(text, validate=True))
    except zlib.error as error:
        raise ValueError(f"not a position: {error}") from None
    found = json.loads(plain)
    if not isinstance(found, dict):
        raise ValueError("not a position")
    return found


def written(search: Mapping[str, Any], found: list[Puzzle]) -> str:
    """A file of puzzles: how they were looked for, and each in a few lines."""
    parts = ["\n".join(["[search]", *pairs(search)])]
    parts += ["\n".join(["[[puzzle]]", *pairs(as_table(each))]) for each in found]
    return "\n\n".join(parts) + "\n"


def as_table(each: Puzzle) -> dict[str, Any]:
    return {
        "id": each.id,
        "level": each.level,
        "missed": each.missed,
        "seats": each.seats,
        "options": each.options,
        "lines": each.lines,
        "rivals": each.rivals,
        "worth": each.worth,
        "line": each.line,
        "reply": each.reply,
        "gains": each.gains,
        "others": each.others,
        "position": each.position,
    }


def pairs(table: Mapping[str, Any]) -> Iterator[str]:
    for name, value in table.items():
        yield f"{name} = {as_toml(value, name == 'position')}"


def as_toml(value: Any, literal: bool = False) -> str:
    """Plain data in one line; texts full of quotation marks as they are."""
    if literal:
        return f"'{value.replace(chr(39), chr(92) + 'u0027')}'"
    if isinstance(value, Mapping):
        inner = ", ".join(f"{json.dumps(name)} = {as_toml(each)}" for name, each in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(as_toml, value))}]"
    return json.dumps(value)
