"""A position of Konane in numbers."""

from mypy_extensions import i64

from atoll.engine.encoding import BYTE, DIGITS, Encoding, Row, put_digits, put_one_of
from konane.decisions.jump import JUMP_TO
from konane.decisions.matters import MATTERS
from konane.parts import BOARDS, Parts
from konane.state import Konane


class KonaneEncoding(Encoding[Konane]):
    """Boards of all sizes are told on the widest and highest of them."""

    def __init__(self, parts: Parts) -> None:
        self.places = parts.widest * parts.highest
        plane = (parts.highest, parts.widest)
        fields = [("board", (len(BOARDS),), 1), ("turn", (DIGITS,), BYTE), ("lifted", plane, 1)]
        for whose in ("own", "other1"):
            fields += [(f"{whose}.stones", plane, 1), (f"{whose}.jumps", (1,), BYTE)]
        super().__init__(1, 2, MATTERS, fields)

    def put(self, s: Konane, seat: int, row: Row) -> None:
        put_one_of(row, len(BOARDS), s.parts.grids.index(s.grid))
        put_digits(row, s.turn)
        lifted = bool(s.agenda) and s.agenda[-1].matter is JUMP_TO
        put_one_of(row, self.places, s.grid.places[s.agenda[-1].n] if lifted else -1)
        self.put_stones(s, seat, row)
        self.put_stones(s, 1 - seat, row)

    def put_stones(self, s: Konane, seat: i64, row: Row) -> None:
        """A seat's stones, and the jumps they have."""
        start = row.blank(self.places)
        stones = bytes(s.stones)
        for square in s.grid.own[seat]:
            if stones[square]:
                row[start + s.grid.places[square]] = 1
        row.append(min(s.jumps(seat), BYTE))


def encoding(parts: Parts, seats: int) -> KonaneEncoding:
    return KonaneEncoding(parts)
