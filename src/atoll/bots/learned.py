"""What a mind makes of positions: the judgement of a game that was learned by playing it.

NumPy does the sums; where it is missing, or where a game has no mind that can be used, its judgement by
hand plays on.
"""

import warnings
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from atoll.engine.chance import Chance
from atoll.engine.encoding import Encoding, Row
from atoll.engine.game import Game
from atoll.engine.judge import Judge
from atoll.engine.state import State

FILE: Final = "mind.npz"
MARGIN: Final[float] = 0.3  # how much the margin counts beside winning


class NoMind(UserWarning):
    """A game's mind cannot be used; its bots judge by hand."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Learned(Judge[State]):
    """Judges by a mind where it has learned to, else by hand.

    A position is seen by the seat that decided last, from what that seat knows; one call judges all
    moves of a decision.
    """

    def __init__(self, game: Game, mind: Any) -> None:
        self.by_hand: Judge[Any] = game.judge
        self.mind = mind
        self.parts: Any = game.printed
        self.encodings: dict[int, Encoding[Any]] = {}
        for seats in mind.nets:
            self.encodings[seats] = game.encoding(seats)

    def knows(self, s: State) -> bool:
        """Were such games learned? Not with an owner's parts."""
        return s.seats in self.encodings and s.parts_used() is self.parts

    def evaluate(self, s: State) -> list[float]:
        return self.worth(s, s.seat if s.agenda else 0)

    def worth(self, s: State, seat: int) -> list[float]:
        if not self.knows(s):
            return self.by_hand.evaluate(s)
        s = self.by_hand.quiet(s)
        return ended(self.by_hand, s) if not s.agenda else self.judged(s.seats, seat, [s])[0]

    def guesses(self, s: State, moves: list[int]) -> list[list[float]]:
        if not self.knows(s):
            return self.by_hand.guesses(s, moves)
        found: list[list[float]] = []
        open_ends: list[State] = []
        places: list[int] = []
        for move in moves:
            after = self.by_hand.quiet(self.by_hand.foreseen(s, move))
            if after.agenda:
                places.append(len(found))
                open_ends.append(after)
                found.append([])
            else:
                found.append(ended(self.by_hand, after))
        if places:
            values = self.judged(s.seats, s.seat, open_ends)
            for i in range(len(places)):
                found[places[i]] = values[i]
        return found

    def judged(self, seats: int, seat: int, positions: list[State]) -> list[list[float]]:
        """All these positions in one call."""
        rows = Row()
        by_hand: list[float] = []
        for s in positions:
            self.write(s, seat, rows, by_hand)
        values: list[list[float]] = self.mind.nets[seats].judge(rows.numbers(), by_hand)
        return values if seat == 0 else [turned(each, seats - seat) for each in values]

    def write(self, s: State, seat: int, rows: Row, by_hand: list[float]) -> None:
        """Append what the seat knows, and what is thought of it by hand if the mind asks for that; both
        with the seat's own first."""
        seats = s.seats
        self.encodings[seats].write(s, seat, rows)
        if self.mind.nets[seats].by_hand:
            by_hand.extend(turned(self.by_hand.evaluate(s), seat))

    def lead(self, s: State) -> float:
        return self.by_hand.lead(s)

    def rollout(self, s: State, chance: Chance) -> int:
        return self.by_hand.rollout(s, chance)

    def plays_lines(self, s: State) -> bool:
        return self.by_hand.plays_lines(s)

    def grows(self, s: State) -> int:
        return 0 if self.knows(s) else self.by_hand.grows(s)

    def plays_on(self, s: State) -> int:
        return 0 if self.knows(s) else self.by_hand.playout

    def foreseen(self, s: State, move: int) -> State:
        return self.by_hand.foreseen(s, move)

    def quiet(self, s: State) -> State:
        return self.by_hand.quiet(s)

    def margins(self, s: State) -> list[float]:
        return self.by_hand.margins(s)

    def routine(self, s: State) -> bool:
        return self.by_hand.routine(s)

    def promising(self, s: State) -> list[int]:
        return self.by_hand.promising(s)

    def slips(self, s: State) -> list[int]:
        return self.by_hand.slips(s)


def turned(values: list[float], seat: int) -> list[float]:
    """The same round the table, beginning with a seat."""
    return values[seat:] + values[:seat]


def wins(s: State) -> list[float]:
    """Every seat's share in the win of a game that is over."""
    winners = s.winners()
    share = 1.0 if s.together() else 1.0 / max(1, len(winners))
    return [share if seat in winners else 0.0 for seat in range(s.seats)]


def ended(judge: Judge[Any], s: State) -> list[float]:
    """A game that is over, as a mind is taught to value it."""
    margins = judge.margins(s)
    won = wins(s)
    return [(1.0 - MARGIN) * won[seat] + MARGIN * margins[seat] for seat in range(len(won))]


@cache
def judge_of(game: Game) -> Judge[Any]:
    """The best judgement there is of a game: its mind, or else by hand, which is said once."""
    file = game.file(FILE)
    if file is None:
        return game.judge
    try:
        return judge_by(file, game)
    except ValueError as error:
        why = f"the mind of {game.title} is not used, its bots judge by hand: {error}"
        warnings.warn(NoMind(why), stacklevel=2)
        return game.judge


def judge_by(mind: bytes, game: Game) -> Learned:
    """The judgement of a mind; one that cannot be used raises `ValueError`."""
    if find_spec("numpy") is None:
        raise ValueError("NumPy is not installed: pip install numpy brings it back")
    from atoll.learn.mind import Mind

    return Learned(game, Mind.read(mind, game))


def judge_in(path: str, game: Game) -> Learned:
    """The judgement of the mind in a file."""
    try:
        mind = Path(path).read_bytes()
    except OSError as error:
        raise ValueError(f"{path}: {error.strerror}") from None
    return judge_by(mind, game)
