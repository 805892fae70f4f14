"""Games that minds play to learn from, and the lesson of each: what every position came to."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from atoll.bots.greedy import best_of
from atoll.bots.learned import MARGIN, Learned, ended, wins
from atoll.door import game as find_game
from atoll.engine.chance import Chance, seeded
from atoll.engine.encoding import Row
from atoll.engine.game import Game
from atoll.engine.judge import Judge
from atoll.engine.state import State
from atoll.learn.mind import Floats, Mind, Net

LAMBDA = 0.85  # how far a position is taught by the end, and not by the position after it
SLIPS = (0.0, 0.0, 0.03, 0.1)  # how often any move is tried; half the games go without
OPENING = 8  # decisions made by lot, at most, where all games would begin alike
FORMER = 0.25  # the share of games in which the other seats play as they formerly did


@dataclass(frozen=True)
class Lesson:
    """Positions of one number of seats, seen by who decided last, and what came of them."""

    seats: int
    rows: NDArray[np.uint8]
    by_hand: Floats  # as logits; empty if nothing is asked of it
    ends: Floats  # shares in the win and margins, the own seat first


@dataclass(frozen=True)
class Homework:
    """Games to be played by one process: plain data."""

    game: str
    mind: bytes
    former: bytes | None  # None: the judgement by hand
    seats: int
    seeds: tuple[int, ...]
    options: dict[str, Any]  # those that are settled; the others are chosen by lot

    def play(self) -> Lesson:
        game = find_game(self.game)
        mind = Learned(game, Mind.read(self.mind, game))
        former = game.judge if self.former is None else Learned(game, Mind.read(self.former, game))
        played = [Played(game, mind, former, self, seed) for seed in self.seeds]
        while going := [each for each in played if each.state.agenda]:
            decide(going, mind.mind.nets[self.seats])
        return together([each.lesson() for each in played])


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
    """One decision in each of the games; all that minds look at is judged in one call."""
    rows = Row()
    by_hand: list[float] = []
    looking = [each for each in going if each.look(rows, by_hand)]
    thought: list[float] = []
    if len(rows):
        ends = net.foresee(rows.numbers(), by_hand)
        thought = ((1 - MARGIN) * ends[:, 0] + MARGIN * ends[:, net.seats]).tolist()
    judged = iter(thought)
    for each in looking:
        values = [next(judged) if value is None else value for value in each.values]
        each.play(each.state.legal[best(values, each.chance)])


def best(values: list[float], chance: Chance) -> int:
    """The place of the highest value, ties by lot."""
    highest = max(values)
    return chance.pick([place for place, value in enumerate(values) if value == highest])


class Played:
    """One game, and what was seen in it."""

    def __init__(
        self, game: Game, mind: Learned, former: Judge[Any], homework: Homework, seed: int
    ) -> None:
        self.mind = mind
        self.chance = seeded(seed).fork()
        self.seats = homework.seats
        options = setup(game, self.seats, self.chance, homework.options)
        self.state = game.new(self.seats, seed, **options)
        self.rows = Row()
        self.by_hand: list[float] = []
        self.deciders: list[int] = []
        self.cuts: set[int] = set()  # positions after which a move was only tried
        self.judges: list[Judge[Any]] = [mind] * self.seats
        if self.chance.share() < FORMER:
            self.judges = [former] * self.seats
            self.judges[self.chance.below(self.seats)] = mind
        self.slips = SLIPS[self.chance.below(len(SLIPS))]
        self.opening = 0 if game.luck else self.chance.below(OPENING + 1)
        self.values: list[float | None] = []  # of the moves; None where the mind is asked

    def look(self, rows: Row, by_hand: list[float]) -> bool:
        """Write down where the moves lead, for the mind to judge; False if the game has gone on
        without it: by lot, or by a former self."""
        state = self.state
        seat, legal = state.seat, state.legal
        slips = 1.0 if self.opening > 0 else self.slips
        self.opening -= 1
        if slips > 0 and self.chance.share() < slips:
            self.play(self.chance.pick(legal), slip=True)
            return False
        if self.judges[seat] is not self.mind:
            self.play(best_of(self.judges[seat], state, self.chance))
            return False
        redealt = state.redeal(seat, self.chance.fork())
        self.values = []
        for move in legal:
            after = self.mind.foreseen(redealt, move)
            if after.agenda:
                self.mind.write(after, seat, rows, by_hand)
                self.values.append(None)
            else:
                self.values.append(ended(self.mind.by_hand, after)[seat])
        return True

    def play(self, move: int, slip: bool = False) -> None:
        """Play a move, and remember the position after it as the seat sees it: as it is foreseen when
        moves are compared, and where the game has gone on from there, as a search comes to it, too."""
        state = self.state
        seat = state.seat
        after = self.mind.foreseen(state, move)
        state.advance(move)
        if slip:
            self.cuts.add(len(self.deciders) - 1)
        if not after.agenda:
            return
        self.remember(after, seat)
        if state.agenda and state.agenda[-1].matter is not after.agenda[-1].matter:
            self.remember(state, seat)

    def remember(self, seen: State, seat: int) -> None:
        self.mind.write(seen, seat, self.rows, self.by_hand)
        self.deciders.append(seat)

    def lesson(self) -> Lesson:
        """What every position came to: a mixture of all that was thought later, and of the end.

        What comes of a move that was only tried teaches nothing to the positions before it.
        """
        seats, count = self.seats, len(self.deciders)
        net: Net = self.mind.mind.nets[seats]
        numbers = self.rows.numbers()
        own_first = net.foresee(numbers, self.by_hand).reshape(count, 2, seats)
        thought = round_the_table(own_first, self.deciders, -1)
        after = np.array([wins(self.state), self.mind.by_hand.evaluate(self.state)], np.float32)
        ends = np.empty_like(thought)
        for i in range(count - 1, -1, -1):
            if i in self.cuts:
                after = thought[i]
            ends[i] = after
            after = LAMBDA * after + (1 - LAMBDA) * thought[i]
        ends = round_the_table(ends, self.deciders, 1)
        return Lesson(
            seats,
            np.frombuffer(numbers, np.uint8).reshape(count, net.size),
            net.believed(self.by_hand) if net.by_hand else np.zeros((count, seats), np.float32),
            ends.reshape(count, 2 * seats),
        )


def round_the_table(values: Floats, deciders: list[int], way: int) -> Floats:
    """Values by seat as each decider sees them, its own first; or, the other way, back again."""
    seats = values.shape[2]
    turns = (np.arange(seats)[None, :] + way * np.array(deciders, int)[:, None]) % seats
    found: Floats = np.take_along_axis(values, turns[:, None, :].repeat(2, 1), 2)
    return found
