"""Games that minds play to learn from, and the lesson of each: what every position came to."""

from bisect import bisect
from dataclasses import dataclass
from itertools import accumulate
from math import exp
from typing import Any

import numpy as np
from numpy.typing import NDArray

from atoll.bots.learned import MARGIN, Learned, ended, wins
from atoll.door import game as find_game
from atoll.engine.chance import Chance, seeded
from atoll.engine.decision import Matter
from atoll.engine.encoding import Row
from atoll.engine.game import Game
from atoll.engine.state import State
from atoll.learn.mind import Floats, Mind, Net

LAMBDA = 0.9  # how far a position is taught by the end, and not by the position after it
# How freely a game is played: a move that lies as much below the best as this share of what lies
# between the best and the mean is e times less likely. Half the games go without.
WHIMS = (0.0, 0.0, 0.1, 0.3)
OPENING = 8  # decisions made by lot, at most, where all games would begin alike
SLIPS = (0.0, 0.05, 0.2, 0.5)  # how often any move is played while the judgement by hand is learned


@dataclass(frozen=True)
class Lesson:
    """Positions of one number of seats, seen by who decided last, and what came of them."""

    seats: int
    rows: NDArray[np.uint8]
    by_hand: Floats  # as logits; zeros if nothing is asked of it
    ends: Floats  # shares in the win and margins, the own seat first


@dataclass(frozen=True)
class Homework:
    """Games to be played by one process: plain data."""

    game: str
    mind: bytes
    seats: int
    seeds: tuple[int, ...]
    options: dict[str, Any]  # those that are settled; the others are chosen by lot

    def play(self) -> Lesson:
        """Play against itself, all games side by side."""
        mind, games = self.begun()
        while going := [each for each in games if each.comes_to_choice()]:
            decide(going, mind.mind.nets[self.seats])
        return together([each.lesson() for each in games])

    def imitate(self) -> Lesson:
        """Look at the moves of games and write down what is thought of each by hand."""
        _, games = self.begun()
        for each in games:
            while each.comes_to_choice():
                each.imitate()
        return together([each.imitation() for each in games])

    def begun(self) -> tuple[Learned, list["Played"]]:
        game = find_game(self.game)
        mind = Learned(game, Mind.read(self.mind, game))
        return mind, [Played(game, mind, self, seed) for seed in self.seeds]


def together(lessons: list[Lesson]) -> Lesson:
    """Several lessons as one."""
    return Lesson(
        lessons[0].seats,
        np.concatenate([each.rows for each in lessons]),
        np.concatenate([each.by_hand for each in lessons]),
        np.concatenate([each.ends for each in lessons]),
    )


def setup(game: Game, seats: int, chance: Chance, settled: dict[str, Any]) -> dict[str, Any]:
    """Options by lot: half of them as usual, so that what is played most is learned most."""
    while True:
        options = {
            option.name: option.values[chance.below(len(option.values))]
            for option in game.options
            if chance.below(2) and (option.seats is None or seats in option.seats)
        }
        try:
            return game.check_options(seats, options | settled)
        except ValueError:
            continue  # these do not go together


def decide(going: list["Played"], net: Net) -> None:
    """One decision in each of the games; all that is looked at is judged in one call."""
    rows = Row()
    by_hand: list[float] = []
    for each in going:
        each.look(rows, by_hand)
    numbers = rows.numbers()
    seen = np.frombuffer(numbers, np.uint8).reshape(-1, net.size)
    ends = net.foresee(numbers, by_hand) if len(seen) else np.zeros((0, 2 * net.seats), np.float32)
    first = 0
    for each in going:
        after = first + each.values.count(None)
        each.choose(seen[first:after], by_hand[first * net.seats :], ends[first:after])
        first = after


class Played:
    """One game, and what was seen in it.

    Only what search would search is decided; what is routine goes by quick moves.
    """

    def __init__(self, game: Game, mind: Learned, homework: Homework, seed: int) -> None:
        self.mind = mind
        self.judge = mind.by_hand
        self.net: Net = mind.mind.nets[homework.seats]
        self.chance = seeded(seed).fork()
        self.seats = homework.seats
        options = setup(game, self.seats, self.chance, homework.options)
        self.state = game.new(self.seats, seed, **options)
        self.whim = WHIMS[self.chance.below(len(WHIMS))]
        self.slips = SLIPS[self.chance.below(len(SLIPS))]
        self.opening = 0 if game.luck else self.chance.below(OPENING + 1)
        self.moves: list[int] = []
        self.values: list[float | None] = []  # of the moves; None where the mind is asked
        self.matters: list[Matter[Any] | None] = []  # what is asked where the moves lead
        # What was seen: of every position a row, what is thought of it by hand, who decided.
        self.rows: list[NDArray[np.uint8]] = []
        self.by_hand: list[list[float]] = []
        self.deciders: list[int] = []
        self.cuts: set[int] = set()  # positions after which a move was only tried

    def comes_to_choice(self) -> bool:
        """Go on to the next decision that is more than routine; False at the end."""
        state = self.state
        while state.agenda and (self.opening > 0 or self.judge.routine(state)):
            by_lot = self.opening > 0
            self.opening -= 1
            state.advance(
                self.chance.pick(state.legal) if by_lot else self.judge.rollout(state, self.chance)
            )
        return bool(state.agenda)

    def afters(self) -> list[State]:
        """Where the promising moves lead, as far as who decides may know."""
        redealt = self.state.redeal(self.state.seat, self.chance.fork())
        self.moves = self.judge.promising(redealt)
        return [self.judge.quiet(self.judge.foreseen(redealt, move)) for move in self.moves]

    def look(self, rows: Row, by_hand: list[float]) -> None:
        """Write down where the moves lead, for the mind to judge."""
        seat = self.state.seat
        self.values, self.matters = [], []
        for after in self.afters():
            self.matters.append(after.agenda[-1].matter if after.agenda else None)
            if after.agenda:
                self.mind.write(after, seat, rows, by_hand)
                self.values.append(None)
            else:
                self.values.append(ended(self.judge, after)[seat])

    def choose(self, rows: NDArray[np.uint8], by_hand: list[float], ends: Floats) -> None:
        """Play one of the moves, of which the mind has judged those that do not end the game, and
        remember where it leads."""
        judged = iter((1 - MARGIN) * ends[:, 0] + MARGIN * ends[:, self.seats])
        values = [float(next(judged)) if each is None else each for each in self.values]
        place = self.pick(values)
        seat, seats = self.state.seat, self.seats
        if self.values[place] is None:
            row = self.values[:place].count(None)
            self.remember(rows[row], by_hand[row * seats : (row + 1) * seats], seat)
        self.state.advance(self.moves[place])
        reached = self.judge.quiet(self.state) if self.state.agenda else self.state
        if reached.agenda and reached.agenda[-1].matter is not self.matters[place]:
            # The game has gone on from what was foreseen: here a search comes to, too.
            now = Row()
            own: list[float] = []
            self.mind.write(reached, seat, now, own)
            self.remember(np.frombuffer(now.numbers(), np.uint8), own, seat)

    def remember(self, row: NDArray[np.uint8], by_hand: list[float], seat: int) -> None:
        self.rows.append(row)
        self.by_hand.append(by_hand or [0.5] * self.seats)
        self.deciders.append(seat)

    def pick(self, values: list[float]) -> int:
        """The best move, or by a whim one that is nearly as good; ties by lot."""
        best = max(values)
        reach = self.whim * (best - sum(values) / len(values))
        if reach <= 0:
            return self.chance.pick([i for i, value in enumerate(values) if value == best])
        sums = list(accumulate(exp((value - best) / reach) for value in values))
        place = bisect(sums, self.chance.share() * sums[-1])
        if values[place] < best - reach:
            self.cuts.add(len(self.deciders) - 1)
        return place

    def lesson(self) -> Lesson:
        """What every position came to: a mixture of all that was thought later, and of the end.

        What comes of a move that was only tried teaches nothing to the positions before it.
        """
        seats, count = self.seats, len(self.deciders)
        rows = np.array(self.rows, np.uint8).reshape(count, self.net.size)
        by_hand = [each for values in self.by_hand for each in values]
        own_first = self.net.foresee(rows.tobytes(), by_hand).reshape(count, 2, seats)
        thought = round_the_table(own_first, self.deciders, -1)
        after = np.array([wins(self.state), self.judge.margins(self.state)], np.float32)
        ends = np.empty_like(thought)
        for i in range(count - 1, -1, -1):
            if i in self.cuts:
                after = thought[i]
            ends[i] = after
            after = LAMBDA * after + (1 - LAMBDA) * thought[i]
        ends = round_the_table(ends, self.deciders, 1)
        return Lesson(seats, rows, self.net.believed(by_hand), ends.reshape(count, 2 * seats))

    def imitate(self) -> None:
        """What is thought by hand of every move; the best is played, or any."""
        state = self.state
        seat, row = state.seat, Row()
        values = []
        for after in self.afters():
            by_hand: list[float] = self.judge.evaluate(after)
            values.append(by_hand[seat])
            if after.agenda:
                self.mind.encodings[self.seats].write(after, seat, row)
                self.by_hand.append(by_hand[seat:] + by_hand[:seat])
        self.rows.append(np.frombuffer(row.numbers(), np.uint8))
        slip = self.chance.share() < self.slips
        state.advance(
            self.chance.pick(self.moves) if slip else self.moves[values.index(max(values))]
        )

    def imitation(self) -> Lesson:
        rows = np.concatenate(self.rows).reshape(-1, self.net.size)
        values = np.array(self.by_hand, np.float32)
        ends = np.tile(values, 2)
        return Lesson(self.seats, rows, np.zeros_like(values), ends)


def round_the_table(values: Floats, deciders: list[int], way: int) -> Floats:
    """Values by seat as each decider sees them, its own first; or, the other way, back again."""
    seats = values.shape[2]
    turns = (np.arange(seats)[None, :] + way * np.array(deciders, int)[:, None]) % seats
    found: Floats = np.take_along_axis(values, turns[:, None, :].repeat(2, 1), 2)
    return found
