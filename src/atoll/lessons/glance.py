"""A game at a glance: a position to be drawn, and the pieces of the drawing that each part of the page
speaks of. `glance.toml` in the game's folder names them; what is said is `glance-PART` in `text/glance.*.ftl`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from atoll.engine.game import Game
from atoll.engine.parts import Fields
from atoll.engine.record import Record
from atoll.lessons.course import read_record, read_toml

FILE = "glance.toml"
PARTS = ("aim", "turn", "score", "end")


@dataclass(frozen=True)
class Glance:
    """What a reader sees first of a game's rules."""

    record: Record  # of the position that is drawn
    seat: int  # who sits in front of it
    points: Mapping[str, tuple[str, ...]]  # for every part of the page, pieces of the drawing
    shown: Mapping[str, str]  # for kinds of parts of the game, a piece that is one


@cache
def glance_of(game: Game) -> Glance | None:
    """A game's page, if it brings one; a broken file raises `ValueError`."""
    tables = read_toml(game, FILE)
    if tables is None:
        return None
    fields = Fields(FILE, game.name, tables)
    record = read_record(game, fields)
    seat = fields.number("seat", 0, record.seats - 1) if "seat" in fields.fields else 0
    points = Fields(FILE, "[points]", fields.table("points"))
    found = {part: tuple(points.texts(part)) for part in PARTS}
    points.close()
    kinds = fields.table("parts") if "parts" in fields.fields else {}
    pieces = Fields(FILE, "[parts]", kinds)
    shown = {kind: pieces.text(kind) for kind in kinds}
    fields.close()
    try:
        record.replay()
    except ValueError as error:
        raise fields.fail("moves" if record.moves else "position", str(error)) from None
    return Glance(record, seat, found, shown)
