"""A game at a glance: a position to be drawn, and the pieces of the drawing that each part of the page
speaks of. `glance.toml` in the game's folder names them; what is said is `glance-PART` in `text/glance.*.ftl`.

Every kind of part in `parts.toml` has a picture there, too: a piece of that drawing, a piece of a further one
(a `[[sheet]]`), or a sign of the game's legend. A part is called by the message `KIND-NAME`; where the game's own
words for a kind begin otherwise, `[names]` says how.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from atoll.engine.game import Game
from atoll.engine.parts import Fields
from atoll.engine.record import Record
from atoll.lessons.course import read_record, read_toml, rows

FILE = "glance.toml"
PARTS = ("aim", "turn", "score", "end")


@dataclass(frozen=True)
class Sheet:
    """A position that is drawn, and what the drawing shows of the game's parts."""

    record: Record
    seat: int  # who sits in front of it
    shown: Mapping[str, str]  # for kinds of parts, a piece of the drawing that is one


@dataclass(frozen=True)
class Glance:
    """What a reader sees first of a game's rules."""

    sheets: tuple[Sheet, ...]  # the first is the page's picture; of the others pieces are cut
    points: Mapping[str, tuple[str, ...]]  # for every part of the page, pieces of its picture
    signs: Mapping[str, str]  # for kinds of parts, a sign of the legend that stands for one
    names: Mapping[str, str]  # for kinds of parts, how the messages that name them begin

    @property
    def pictured(self) -> list[str]:
        """The kinds of parts that have a picture."""
        return [*self.signs, *(kind for sheet in self.sheets for kind in sheet.shown)]

    def called(self, kind: str, name: str) -> str:
        """The message that names a part."""
        return f"{self.names.get(kind, kind)}-{name}"


@cache
def glance_of(game: Game) -> Glance | None:
    """A game's page, if it brings one; a broken file raises `ValueError`."""
    tables = read_toml(game, FILE)
    if tables is None:
        return None
    fields = Fields(FILE, game.name, tables)
    points = Fields(FILE, "[points]", fields.table("points"))
    found = {part: tuple(points.texts(part)) for part in PARTS}
    points.close()
    signs, names = pieces(fields, "signs"), pieces(fields, "names")
    further = rows(fields, "sheet") if "sheet" in fields.fields else []
    sheets = tuple(read_sheet(game, each) for each in (fields, *further))
    return Glance(sheets, found, signs, names)


def read_sheet(game: Game, fields: Fields) -> Sheet:
    record = read_record(game, fields)
    seat = fields.number("seat", 0, record.seats - 1) if "seat" in fields.fields else 0
    shown = pieces(fields, "parts")
    fields.close()
    try:
        record.replay()
    except ValueError as error:
        raise fields.fail("moves" if record.moves else "position", str(error)) from None
    return Sheet(record, seat, shown)


def pieces(fields: Fields, name: str) -> dict[str, str]:
    """A table of names by kinds of parts; none if it is not there."""
    kinds = fields.table(name) if name in fields.fields else {}
    texts = Fields(FILE, f"[{name}]", kinds)
    return {kind: texts.text(kind) for kind in kinds}
