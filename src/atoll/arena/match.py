"""Games between bots, each reproducible by its seed, on as many cores as there are."""

import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from time import perf_counter
from typing import Any

import atoll
from atoll.bots import Bot, Spec, bot
from atoll.bots.bot import heard
from atoll.bots.spec import label
from atoll.engine.game import Game
from atoll.engine.state import State
from atoll.spread import Died, spread


class BotError(RuntimeError):
    """A bot failed; the message names the bot, its seat and the game's seed."""


@dataclass(frozen=True)
class GameResult:
    """How one game went; all lists are by seat."""

    number: int  # of the game within the match, from 0
    seed: int
    bots: list[str]
    scores: list[int]
    winners: list[int]
    breakdowns: list[dict[str, int]]
    decisions: list[int]
    rounds: int  # or what else the game counts its progress in
    seconds: list[float]  # how long each seat thought in all
    goal: list[dict[str, Any]] = field(default_factory=list)  # what a solo game asked for
    together: bool = False  # the seats win or lose together
    unit: str = "round"  # what `rounds` counts

    def to_dict(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True)
class Match:
    """What is played: plain data, so that every process can play any game of it."""

    game: str
    bots: tuple[Spec, ...]
    seats: int
    seed: int = 0
    parts: str | None = None
    code: str | None = None
    options: dict[str, Any] = field(default_factory=dict)

    def seed_of(self, number: int) -> int:
        """The seed of a game: alone, every bot plays the same games."""
        return self.seed + (number // len(self.bots) if self.seats == 1 else number)

    def seating(self, number: int) -> list[Spec]:
        """The bots of a game by seat: one seat further on in every game; alone, one after another."""
        if self.seats == 1:
            return [self.bots[number % len(self.bots)]]
        return [
            self.bots[(seat + number) % self.seats % len(self.bots)] for seat in range(self.seats)
        ]

    def play(self, number: int) -> GameResult:
        """The game of this number; the same wherever and whenever it is played."""
        game = atoll.game(self.game)
        seed = self.seed_of(number)
        parts = None if self.parts is None else game.parts(self.parts)
        state = game.new(self.seats, seed, parts, **self.options)
        seats = [
            bot(spec, game, seed * self.seats + seat, self.code)
            for seat, spec in enumerate(self.seating(number))
        ]
        asked, seconds = play_out(state, seats, seed)
        seen, progress = state.view(None), state.progress()
        return GameResult(
            number,
            seed,
            [each.spec for each in seats],
            state.scores(),
            state.winners(),
            [state.breakdown(seat) for seat in range(self.seats)],
            asked,
            int(progress.now),
            seconds,
            seen.get("goal", []) if self.seats == 1 else [],
            game.shared_fate(self.options),
            progress.name,
        )


def play_out(
    state: State, bots: Sequence[Bot], seed: int, look: Callable[[State, int], None] | None = None
) -> tuple[list[int], list[float]]:
    """Let the bots play a game to its end: how often each was asked, and how long it thought.

    `look` is shown every position with the move that is about to be played in it.
    """
    chance = atoll.seeded(seed).fork()
    asked = [0] * len(bots)
    seconds = [0.0] * len(bots)
    while not state.over:
        seat = state.seat
        start = perf_counter()
        with blame(bots[seat], seat, seed):
            move = bots[seat].choose(state.redeal(seat, chance.fork()))
            if not isinstance(move, int):
                raise TypeError(f"it chose {move!r}, which is not a move")
            if look is not None and move in state.legal:
                look(state, move)
            told = [heard(state, move, each) for each in range(len(bots))]
            state.play(move)
        seconds[seat] += perf_counter() - start
        asked[seat] += 1
        for watching, watcher in enumerate(bots):
            with blame(watcher, watching, seed):
                watcher.observe(told[watching], state.redeal(watching, chance.fork()))
    return asked, seconds


@contextmanager
def blame(bot: Bot, seat: int, seed: int) -> Iterator[None]:
    """Whatever goes wrong meanwhile is this bot's fault."""
    try:
        yield
    except Exception as error:
        who = f"bot {bot.spec!r} on seat {seat + 1} of the game with seed {seed}"
        raise BotError(f"{who}: {type(error).__name__}: {error}") from error


def match(
    game: str | Game,
    bots: Sequence[Spec],
    seats: int | None = None,
    seed: int = 0,
    parts: str | None = None,
    code: str | None = None,
    options: dict[str, Any] | None = None,
) -> Match:
    """A match, checked: whatever is wrong raises `ValueError` before the first game."""
    found = atoll.game(game)
    if not bots:
        raise ValueError("a match needs at least one bot")
    if seats is None:
        seats = min((count for count in found.seats if count >= len(bots)), default=len(bots))
    seats = found.check_seats(seats)
    if len(bots) > seats > 1:
        raise ValueError(f"{len(bots)} bots are too many for {seats} seats")
    found.check_options(seats, options or {}, None if parts is None else found.parts(parts))
    for spec in bots:
        bot(spec, found, 0, code)
    return Match(found.name, tuple(bots), seats, seed, parts, code, options or {})


def travels(spec: Spec) -> bool:
    """Can other processes find this bot? Not one that was written in a notebook or on the fly."""
    if isinstance(spec, str):
        return True
    where, name = getattr(spec, "__module__", "__main__"), getattr(spec, "__qualname__", "<")
    return where != "__main__" and "<" not in name


def play(
    game: str | Game,
    bots: Sequence[Spec],
    seats: int | None = None,
    games: int = 100,
    seed: int = 0,
    processes: int | None = None,
    parts: str | None = None,
    code: str | None = None,
    options: dict[str, Any] | None = None,
) -> Iterator[GameResult]:
    """Play games between bots and give every result as soon as it is known.

    `bots` are specs as for `atoll.bots.bot`: names, classes or functions; with fewer bots than seats they are repeated. The
    game number n has the seed `seed + n` and seats the bots n places further on, so that every
    bot sits in every seat equally often when `games` is a multiple of the seats. With one seat
    every bot plays so many games, all of them the same. `processes` are as many as there are
    cores; with 1, or with bots that only this process knows, the games are played in this one.
    """
    played = match(game, bots, seats, seed, parts, code, options)
    if played.seats == 1:
        games *= len(bots)
    processes = min(processes or os.cpu_count() or 1, games)
    if processes <= 1 or not all(map(travels, bots)):
        return (played.play(number) for number in range(games))
    return share(played, games, processes)


def share(match: Match, games: int, processes: int) -> Iterator[GameResult]:
    """The results in the order in which they are done. When the caller leaves, the workers die."""
    try:
        for _, result in spread(match.play, range(games), processes):
            yield result
    except Died as died:
        names = " and ".join(dict.fromkeys(map(label, match.seating(died.item))))
        seed = match.seed_of(died.item)
        raise BotError(f"the process playing {names} in the game with seed {seed} died") from None
