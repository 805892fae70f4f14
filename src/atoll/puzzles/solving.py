"""A puzzle as far as somebody has come. All of it follows from the way they took: nothing is kept."""

from collections.abc import Sequence

from atoll.engine.session import Session
from atoll.engine.words import IllegalMove
from atoll.puzzles.collection import Puzzle

SHOW = "?"  # at the beginning of a way: the solution was shown


class NotBest(Exception):
    """A move that the rules allow and that gives something away; it is not played."""

    def __init__(self, move: str, cost: int, known: bool) -> None:
        super().__init__(move)
        self.move = move
        self.cost = cost  # in percent of the chance to win
        self.known = known  # else it costs at least so much


class Solving:
    """Somebody at a puzzle. `way` is what they did so far, move by move."""

    def __init__(self, puzzle: Puzzle, way: Sequence[str] = ()) -> None:
        self.puzzle = puzzle
        self.session: Session = puzzle.begin()
        self.seat = puzzle.seat
        self.way: list[str] = []
        self.shown = False
        for move in way[: 1 if way[:1] == [SHOW] else None]:
            self.take(move)

    @property
    def moves(self) -> tuple[str, ...]:
        """What was played."""
        return tuple(self.way[1:] if self.shown else self.way)

    @property
    def done(self) -> bool:
        return self.moves in self.puzzle.lines

    @property
    def solved(self) -> bool:
        return self.done and not self.shown

    @property
    def left(self) -> int:
        """How many moves are still to be found."""
        return min(len(line) for line in self.open_lines()) - len(self.moves)

    def open_lines(self) -> list[tuple[str, ...]]:
        """The ways to the solution that begin with what was played, the best first."""
        return [line for line in self.puzzle.lines if line[: len(self.moves)] == self.moves]

    def next(self) -> str:
        """The move that leads on best."""
        return self.open_lines()[0][len(self.moves)]

    def take(self, move: str) -> None:
        """Play a move, or have the solution shown. What is not best raises `NotBest`, what the rules
        refuse `IllegalMove`, and what is no move `ValueError`; then nothing has changed."""
        if self.done:
            raise ValueError(f"no move {move!r} here")
        if move == SHOW:
            self.show()
            return
        state = self.session.state
        number = state.parse(move)
        refusal = state.refusal(number)
        if refusal is not None:
            raise IllegalMove(refusal, state.say(refusal.words))
        if move not in [line[len(self.moves)] for line in self.open_lines()]:
            raise self.not_best(move)
        self.session.play(number)
        self.way.append(move)

    def not_best(self, move: str) -> NotBest:
        """What a move costs, as far as that was looked at."""
        if self.moves != self.puzzle.solution[: len(self.moves)]:
            return NotBest(move, self.puzzle.margin, known=False)
        costs = self.puzzle.rivals[len(self.moves)]
        known = move in costs
        return NotBest(move, costs[move] if known else max(costs.values()), known)

    def show(self) -> None:
        """Play the solution, whatever was played before."""
        self.session = self.puzzle.begin()
        for move in self.puzzle.solution:
            self.session.play(move)
        self.way = [SHOW, *self.puzzle.solution]
        self.shown = True
