"""How fast a game is played, beside how fast this machine runs plain Python."""

from dataclasses import asdict, dataclass
from time import process_time
from typing import Any

import atoll
from atoll.bots import bench
from atoll.bots.learned import judge_of
from atoll.engine import state as rules
from atoll.engine.game import Game

SKIPPED = 5  # decisions from one that is judged to the next
LAP = 200_000  # steps of the calibration loop between two looks at the clock


@dataclass(frozen=True)
class Speed:
    """What was measured, on one core; seconds are those that the processor worked."""

    game: str
    seats: int
    decisions: float  # per second, in random play
    games: float  # per second, in random play
    copy: float  # microseconds
    judging: float  # microseconds to foresee and judge a move, as bots without search do
    calibration: float  # million steps per second of a fixed loop of plain Python
    compiled: bool

    @property
    def ratio(self) -> float:
        """Decisions per thousand steps of the calibration loop: comparable between machines."""
        return self.decisions / (self.calibration * 1000)

    def to_dict(self) -> dict[str, Any]:
        return asdict(self) | {"ratio": self.ratio}


def measure(game: Game, seats: int | None = None, seconds: float = 1.0) -> Speed:
    """Play random games for about so many seconds, then copy positions, then calibrate."""
    seats = game.check_seats(seats)
    decisions, games, played = random_games(game, seats, seconds)
    return Speed(
        game.name,
        seats,
        decisions / played,
        games / played,
        copy_time(game, seats, seconds / 4),
        judging_time(game, seats, seconds / 4),
        calibrate(seconds / 4),
        compiled=not str(rules.__file__).endswith(".py"),
    )


def random_games(game: Game, seats: int, seconds: float) -> tuple[int, int, float]:
    """How many decisions and games, and the time they took."""
    decisions = games = 0
    start = process_time()
    while (played := process_time() - start) < seconds or games == 0:
        decisions += bench.play_random(game.new(seats, games), atoll.seeded(-1 - games))
        games += 1
    return decisions, games, played


def copy_time(game: Game, seats: int, seconds: float) -> float:
    """Microseconds for a copy of a position from the middle of a game."""
    length = bench.play_random(game.new(seats, 0), atoll.seeded(-1))
    state, chance = game.new(seats, 0), atoll.seeded(-1)
    for _ in range(length // 2):
        state.advance(chance.pick(state.legal))
    copies = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or copies == 0:
        bench.copy_often(state, 1000)
        copies += 1000
    return spent / copies * 1e6


def judging_time(game: Game, seats: int, seconds: float) -> float:
    """Microseconds for a move, when all moves of a decision are judged by the game's best judgement."""
    judge = judge_of(game)
    state, chance = game.new(seats, 0), atoll.seeded(-1)
    moves = 0
    spent = 0.0
    while spent < seconds:
        if not state.agenda:
            state = game.new(seats, moves)
        start = process_time()
        judge.guesses(state, state.legal)
        spent += process_time() - start
        moves += len(state.legal)
        for _ in range(SKIPPED):
            if state.agenda:
                state.advance(chance.pick(state.legal))
    return spent / moves * 1e6


def calibrate(seconds: float) -> float:
    """Million steps per second of a loop that is never compiled: a sum, a list, a call."""
    steps = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or steps == 0:
        lap()
        steps += LAP
    return spent and steps / spent / 1e6


def lap() -> int:
    cells = [0] * 64
    total = 0
    for i in range(LAP):
        total += cells[i & 63]
        cells[i & 63] = total & 255 ^ i
    return total
