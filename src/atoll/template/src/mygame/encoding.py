"""A position of My Game in numbers, for learners."""

from typing import Final

from atoll.engine.encoding import BYTE, Encoding, Row, put_digits, put_one_of
from mygame.decisions.matters import MATTERS
from mygame.parts import GOALS, Parts
from mygame.state import MyGame

WIDTH: Final = 2  # bytes for what can be more than 255


class MyGameEncoding(Encoding[MyGame]):
    """The table first, then the points of the seat and of those after it."""

    def __init__(self, parts: Parts, seats: int) -> None:
        fields = [
            ("goal", (len(GOALS),), 1),
            ("face", (parts.faces + 1,), 1),
            ("pot", (WIDTH,), BYTE),
            ("round", (WIDTH,), BYTE),
            ("own.points", (WIDTH,), BYTE),
        ]
        fields += [(f"other{further}.points", (WIDTH,), BYTE) for further in range(1, seats)]
        super().__init__(1, seats, MATTERS, fields)

    def put(self, s: MyGame, seat: int, row: Row) -> None:
        put_one_of(row, len(GOALS), s.parts.goals.index(int(s.goal)))
        put_one_of(row, s.parts.faces + 1, s.face)
        put_digits(row, s.pot, WIDTH)
        put_digits(row, s.round, WIDTH)
        for further in range(self.seats):
            put_digits(row, s.points[(seat + further) % self.seats], WIDTH)


def encoding(parts: Parts, seats: int) -> MyGameEncoding:
    return MyGameEncoding(parts, seats)
