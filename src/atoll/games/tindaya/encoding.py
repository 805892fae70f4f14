"""A position of Tindaya in numbers: what a seat knows, and what a careful player counts of it.

The map comes last, layer by layer: whoever learns from counts alone may leave off that end of a row.
"""

from typing import Final

from mypy_extensions import i64

from atoll.engine.encoding import Encoding, Row
from atoll.games.tindaya.decisions.matters import MATTERS
from atoll.games.tindaya.fields import (
    KEPT,
    map_fields,
    names,
    own_fields,
    table_fields,
    tribe_fields,
)
from atoll.games.tindaya.layers import put_map, put_natives, put_neutral
from atoll.games.tindaya.names import (
    SECRETS,
)
from atoll.games.tindaya.parts import Parts
from atoll.games.tindaya.reckoning import (
    Board,
    People,
    Reach,
    demanded,
    missing,
    put_hits,
    put_payable,
    threats,
)
from atoll.games.tindaya.state import Tindaya
from atoll.games.tindaya.table_row import put_focus, put_table
from atoll.games.tindaya.tribe_row import (
    put_danger,
    put_known,
    put_own,
    put_people,
    put_result,
    put_tribe,
)

VERSION: Final = 2


class TindayaEncoding(Encoding[Tindaya]):
    """Rows of Tindaya."""

    def __init__(self, parts: Parts, seats: int) -> None:
        fields = tribe_fields("own", seats) + own_fields()
        for who in names(seats)[1:]:
            fields += [*tribe_fields(who, seats), (f"{who}.known", (KEPT,), len(SECRETS))]
        fields += table_fields(parts) + map_fields(seats)
        super().__init__(VERSION, seats, MATTERS, fields)
        self.reach = Reach(parts.geography)
        self.events = len(parts.events)

    def put(self, s: Tindaya, seat: int, row: Row) -> None:
        board = Board(s)
        seats = s.people
        people = [People(board, each) for each in range(seats)]
        coming = threats(s, board, people, self.reach)
        goods, wanted = demanded(s), missing(s, board)
        own: i64 = seat
        further: i64
        for further in range(seats):
            other = (own + further) % seats
            tribe = people[other]
            put_tribe(row, s, other, board, tribe)
            put_payable(row, s.tribes[other], tribe, goods, wanted)
            put_people(row, s, other, tribe)
            put_hits(row, coming, board, other, tribe)
            put_danger(row, s, board, other, tribe)
            put_result(row, s, other)
            if further:
                put_known(row, s, other, own)
            else:
                put_own(row, s, own)
        put_table(row, s, board, self.events, goods, wanted)
        put_focus(row, s, board, own)
        put_map(row, s, board)
        for further in range(seats):
            put_natives(row, board, (own + further) % seats)
        if s.mode.solo:
            put_neutral(row, board)


def encoding(parts: Parts, seats: int) -> TindayaEncoding:
    """How positions with these parts and so many seats become rows."""
    return TindayaEncoding(parts, seats)
