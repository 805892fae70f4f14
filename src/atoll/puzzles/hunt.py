"""A hunt for puzzles: games of strong bots, one after the other, until there are enough.

The same seed finds the same puzzles, on however many processes: every game is the same wherever it is
played, and what it brings is taken in the order of the games. All is kept in the file that is written;
the same hunt goes on from there.
"""

import os
import tempfile
import tomllib
from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

import atoll
from atoll.bots.greedy import Greedy
from atoll.engine.chance import seeded
from atoll.engine.game import Game
from atoll.engine.state import State
from atoll.puzzles.collection import LEVELS, Puzzle, in_order, packed, read_puzzles, written
from atoll.puzzles.finder import Finder, Solution, gains, level, missed, notations
from atoll.spread import spread

LOOKS = 100  # of the search that plays; that which confirms a puzzle has four times as many
MARGIN = 0.06  # of the chance to win, between the solution and everything else
OF_A_GAME = 3  # puzzles at most; one of them may be found at first sight
APART = 6  # decisions between two puzzles of a game
ALIKE = 3  # puzzles at most that begin with the same answer to the same question


@dataclass(frozen=True)
class Plan:
    """What is looked through: plain data, so that every process can play any game of it."""

    game: str
    seats: tuple[int, ...]
    options: dict[str, Any] = field(default_factory=dict)
    seed: int = 0
    looks: int = LOOKS
    margin: float = MARGIN
    begin: float = 0.0  # how far a game must have come, from 0 to 1

    def seats_of(self, number: int) -> int:
        return self.seats[number % len(self.seats)]

    def look_through(self, number: int) -> "Seen":
        """The game of this number, and the puzzles in it."""
        return Walk(self, number).look_through()


@dataclass
class Seen:
    """A game that was looked through."""

    number: int
    puzzles: list[Puzzle] = field(default_factory=list)
    decisions: int = 0
    candidates: int = 0
    refused: int = 0

    def __reduce__(self) -> tuple[Any, ...]:
        """Puzzles travel without their game, which every process has."""
        tables = [(each.game.name, unbound(each)) for each in self.puzzles]
        return rebuilt, (self.number, tables, self.decisions, self.candidates, self.refused)


def unbound(each: Puzzle) -> dict[str, Any]:
    return {name: getattr(each, name) for name in each.__dataclass_fields__ if name != "game"}


def rebuilt(
    number: int, tables: list[tuple[str, dict[str, Any]]], decisions: int, found: int, refused: int
) -> Seen:
    own = [Puzzle(game=atoll.game(name), **table) for name, table in tables]
    return Seen(number, own, decisions, found, refused)


class Walk:
    """One game, played by the same search that looks for puzzles."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.plan = plan
        self.seen = Seen(number)
        self.game: Game = atoll.game(plan.game)
        self.seed = plan.seed * 1_000_003 + number
        self.chance = seeded(self.seed).fork()
        self.finder = Finder(self.game, self.seed, plan.looks, plan.margin)
        self.glancer = Greedy(self.game, self.seed)
        self.last = -APART  # the decision of the last puzzle

    def look_through(self) -> Seen:
        """Play until the game is over, or has brought its share."""
        plan, seen = self.plan, self.seen
        state = self.game.new(plan.seats_of(seen.number), self.seed, **plan.options)
        while not state.over and len(seen.puzzles) < OF_A_GAME:
            state.advance(self.choose(state))
            seen.decisions += 1
        seen.candidates, seen.refused = self.finder.candidates, self.finder.refused
        return seen

    def choose(self, state: State) -> int:
        """The move to play; a decision that looks like a puzzle is looked at closely."""
        if not self.game.luck and self.seen.decisions < 4:
            return self.chance.pick(state.legal)  # else all games would begin the same
        quick = self.finder.quick
        found = quick.analyse(state)
        if not quick.judge.routine(state) and self.promises(state, found):
            self.look_at(state)
        return found[0][0]

    def promises(self, state: State, found: list[tuple[int, int, float]]) -> bool:
        """Is the move that was looked at most well ahead at first sight?"""
        if len(found) < 3 or self.seen.decisions - self.last < APART:
            return False
        if far(state) < self.plan.begin:
            return False
        if found[0][2] - max(value for _, _, value in found[1:]) < self.plan.margin:
            return False
        if all(each.level != LEVELS[0] for each in self.seen.puzzles):
            return True
        dealt = state.redeal(state.seat, self.chance.fork())
        return self.glancer.choose(dealt) != found[0][0]

    def look_at(self, state: State) -> None:
        """Make a puzzle of a position, if it is one. What is hidden is dealt anew first."""
        dealt = state.redeal(state.seat, self.chance.fork())
        found = self.finder.solution(dealt)
        if found is not None:
            self.seen.puzzles.append(self.puzzle(dealt, found))
            self.last = self.seen.decisions

    def puzzle(self, state: State, found: Solution) -> Puzzle:
        game, seat = self.game, state.seat
        failed = missed(game, state, found.lines, self.seed)
        best, steps = found.lines[0], found.steps
        ahead = led(state, best)
        rival = next(iter(steps[0].costs))
        more, others = gains(game, ahead, led(state, [rival]), seat, self.chance.fork())
        return Puzzle(
            game=game,
            id=f"s{self.plan.seed}-{self.seen.number}-{self.seen.decisions}",
            seats=state.seats,
            options=self.plan.options,
            position=packed(state.to_dict()),
            lines=tuple(notations(state, line) for line in found.lines),
            rivals=tuple(self.costs(state, best, steps, n) for n in range(len(best))),
            worth=round(100 * steps[-1].worth),
            level=level(failed),
            missed=failed,
            line=notations(ahead, found.line),
            reply=notations(led(state, [rival]), found.reply),
            gains=more,
            others=others,
        )

    def costs(self, state: State, best: list[int], steps: list[Any], n: int) -> dict[str, int]:
        before = led(state, best[:n])
        return {before.notation(move): round(100 * cost) for move, cost in steps[n].costs.items()}


def led(state: State, moves: list[int]) -> State:
    """Where moves lead."""
    ahead = state.copy()
    for move in moves:
        ahead.advance(move)
    return ahead


def far(state: State) -> float:
    """How far a game has come, from 0 to 1, where it is known how far it goes."""
    found = state.progress()
    return found.now / found.last if found.last else 1.0


class Hunt:
    """Puzzles so far, and the games they were found in."""

    def __init__(self, plan: Plan, wanted: int, out: Path) -> None:
        self.plan = plan
        self.wanted = wanted
        self.out = out
        self.games = self.decisions = self.candidates = self.refused = 0
        self.found: list[Puzzle] = []
        if out.exists():
            self.go_on()

    @property
    def done(self) -> bool:
        return len(self.found) >= self.wanted

    def of_level(self, name: str) -> int:
        return sum(each.level == name for each in self.found)

    def run(self, processes: int | None, show: Callable[["Hunt"], None]) -> None:
        """Look through one game after the other; `show` is called after every one."""
        waiting: dict[int, Seen] = {}
        if self.done:
            return
        for number, seen in spread(self.plan.look_through, count(self.games), processes):
            waiting[number] = seen
            while self.games in waiting and not self.done:
                self.take(waiting.pop(self.games))
                self.keep()
                show(self)
            if self.done:
                return

    def take(self, seen: Seen) -> None:
        """Keep what is welcome of a game."""
        self.games += 1
        self.decisions += seen.decisions
        self.candidates += seen.candidates
        self.refused += seen.refused
        for each in seen.puzzles:
            if not self.done and self.is_welcome(each):
                self.found.append(each)

    def is_welcome(self, new: Puzzle) -> bool:
        """No level has more than half of the puzzles, and they are not all about the same."""
        if self.of_level(new.level) >= (self.wanted + 1) // 2:
            return False
        if new.position in [each.position for each in self.found]:
            return False
        return Counter(map(theme, self.found))[theme(new)] < ALIKE

    # In its file

    def plain(self) -> dict[str, Any]:
        counted = ("games", "decisions", "candidates", "refused")
        return asdict(self.plan) | {name: getattr(self, name) for name in counted}

    def keep(self) -> None:
        """Write the file whole or not at all."""
        text = written(self.plain(), list(in_order(self.found)))
        handle, name = tempfile.mkstemp(dir=self.out.parent, prefix=self.out.name, suffix=".part")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(name, self.out)

    def go_on(self) -> None:
        """Take up a hunt where it stopped; that for other puzzles raises `ValueError`."""
        try:
            tables = tomllib.loads(self.out.read_text(encoding="utf-8"))
        except ValueError as error:
            raise ValueError(f"{self.out}: not a file of puzzles: {error}") from None
        search = tables.get("search", {})
        for name, value in asdict(self.plan).items():
            own = list(value) if isinstance(value, tuple) else value
            if search.get(name) != own:
                raise ValueError(
                    f"{self.out}: was looked for with {name} {search.get(name)!r}, not {own!r}; "
                    "name another file"
                )
        self.found = read_puzzles(atoll.game(self.plan.game), tables)
        for name in ("games", "decisions", "candidates", "refused"):
            setattr(self, name, int(search[name]))


def theme(each: Puzzle) -> tuple[str, str]:
    """What a puzzle is about: the first question, and the answer to it."""
    return each.state.task.matter.name, each.solution[0]
