"""What is to be played, and by whom: plain data, so that any process can play any game of it."""

import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from hashlib import blake2b
from itertools import combinations
from pathlib import Path
from typing import Any

import atoll
from atoll.bots import bot
from atoll.bots.learned import FILE
from atoll.engine.game import Game
from atoll.engine.parts import PartsFile
from atoll.version import VERSION

FIRST = 10_000_000  # no game that is learned from, or that a mind is examined on, has such a seed
SPAN = 2**40  # seeds lie between these two
OURS, THEIRS = (
    "a",
    "b",
)  # the sides of a comparison; games with another option have its name and value


@dataclass(frozen=True)
class Lot:
    """Games that begin alike: so many seats, the same options and parts. The bots go round the table."""

    seats: int
    bots: tuple[str, ...]
    games: int
    options: dict[str, Any] = field(default_factory=dict)
    parts: str = ""  # the text of an owner's parts; empty: those of the game
    side: str = OURS

    @property
    def name(self) -> str:
        """What tells it from all others, however many games are played of it."""
        own = asdict(self) | {"games": 0}
        return blake2b(json.dumps(own, sort_keys=True).encode(), digest_size=6).hexdigest()

    @property
    def alike(self) -> bool:
        """Does the same bot sit on every seat? Then only seats, chance and choices make a difference."""
        return len(self.bots) == 1

    def seating(self, number: int) -> list[str]:
        """The bots of a game by seat: one seat further on in every game."""
        return [
            self.bots[(seat + number) % self.seats % len(self.bots)] for seat in range(self.seats)
        ]


@dataclass(frozen=True)
class Plan:
    """Lots of games, and what is looked at in each."""

    game: str
    lots: tuple[Lot, ...]
    seed: int = 0
    code: str | None = None  # a file with bots of one's own
    bots: str = ""  # what tells the bots from others of the same names
    moments: int = 10  # how often the chances of all seats are judged in a game
    looks: int = 8  # decisions of a game whose moves are all judged
    every: int = 2  # one game in so many is played on from its middle under other draws
    replays: int = 1  # ... so often from each place
    rules: int = 0  # the version of the rules that is played

    def seed_of(self, lot: Lot, number: int) -> int:
        """The seed of a game. Both sides of a comparison play the same seeds."""
        text = f"{self.seed} {self.game} {lot.seats} {','.join(lot.bots)} {number}"
        digest = blake2b(text.encode(), digest_size=8).digest()
        return FIRST + int.from_bytes(digest, "big") % SPAN

    def games(self) -> list[tuple[int, int]]:
        """All games as places of lots and numbers in them, all lots side by side."""
        found = [
            ((number + 0.5) / lot.games, place, number)
            for place, lot in enumerate(self.lots)
            for number in range(lot.games)
        ]
        return [(place, number) for _, place, number in sorted(found)]

    def to_dict(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(json.dumps(asdict(self)))
        return found

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> "Plan":
        lots = [Lot(**(lot | {"bots": tuple(lot["bots"])})) for lot in data["lots"]]
        return cls(**(data | {"lots": tuple(lots)}))

    def and_before(self, before: "Plan") -> "Plan":
        """All that was asked for: this, and what was before. Of a lot that is in both, the more games."""
        lots = {lot.name: lot for lot in before.lots}
        for lot in self.lots:
            if lot.name not in lots or lots[lot.name].games < lot.games:
                lots[lot.name] = lot
        return replace(self, lots=tuple(lots.values()))


def plan(
    game: str | Game,
    bots: Sequence[str] = (),
    seats: Sequence[int] = (),
    games: int = 200,
    seed: int = 0,
    options: dict[str, Any] | None = None,
    parts: str = "",
    against: tuple[dict[str, Any], str] | None = None,
    code: str | None = None,
    **looks: int,
) -> Plan:
    """A sensible plan, checked: whatever is wrong raises `ValueError` before the first game.

    The strongest bot that does not search plays so many games against itself at every number of
    seats; that tells of seats, length, scores, parts and choices. A quarter as many are played by bots of different
    strength, and, if no `options` are asked for, with every other value of every option. `parts` is the text
    of an owner's file; `against` are options and parts of another version.
    """
    found = atoll.game(game)
    chosen = options or {}
    counts = tuple(seats) or found.seats_for(chosen)
    own_parts = bool(parts or (against and against[1]))
    levels = list(dict.fromkeys(bots)) or ["random", "easy", best(found, own_parts)]
    for spec in levels:
        bot(spec, found, 0, code)
    sides = [(OURS, chosen, parts)]
    if against is not None:
        sides.append((THEIRS, chosen | against[0], against[1] or parts))
    lots = []
    for side, settled, text in sides:
        for count in counts:
            lots.append(checked(found, Lot(count, (levels[-1],), games, settled, text, side)))
        if against is None:
            some = max(1, games // 4)
            lots += [
                checked(found, Lot(count, who, some, settled, text))
                for count, who in mixed(counts, levels)
            ]
    if against is None and options is None:
        lots += varied(found, counts, Lot(0, (levels[-1],), max(1, games // 4), parts=parts))
    known = known_bots(found, code)
    return Plan(found.name, tuple(lots), seed, code, known, **looks, rules=found.rules_version)


def known_bots(game: Game, code: str | None) -> str:
    """Bots play alike while the house, the game's mind and one's own file stay as they are."""
    own = b"" if code is None else Path(code).read_bytes()
    read = blake2b(VERSION.encode(), digest_size=6)
    for each in (game.file(FILE) or b"", own):
        read.update(blake2b(each).digest())
    return read.hexdigest()


def best(game: Game, own_parts: bool = False) -> str:
    """The strongest bot that does not search; minds know the game's own parts alone."""
    return "greedy" if own_parts or game.file(FILE) is None else "mind"


def mixed(counts: Sequence[int], levels: list[str]) -> list[tuple[int, tuple[str, ...]]]:
    """Every two bots against each other at the fewest seats that are several; alone, each by itself."""
    several = [count for count in counts if count > 1]
    if several:
        return [(several[0], pair) for pair in combinations(levels, 2)]
    return [(1, (each,)) for each in levels[:-1]]


def varied(game: Game, counts: Sequence[int], like: Lot) -> Iterator[Lot]:
    """Every other value of every option, at the fewest seats that are several where there are such. What
    tells games to learn by is left out, and what does not go together."""
    own = parts_of(game, like.parts)
    taught = set.intersection(*map(set, game.learning_games)) if game.learning_games else set()
    for option in game.options if own is None else game.options_with(own):
        fitting = [count for count in counts if option.seats is None or count in option.seats]
        needed = {} if option.needs is None else dict([option.needs])
        if not fitting or taught & {option.name, *needed}:
            continue
        seats = next((count for count in fitting if count > 1), fitting[0])
        for value in option.values[1:]:
            chosen = {**needed, option.name: value}
            side = f"{option.name}={value}"
            with suppress(ValueError):
                yield checked(game, replace(like, seats=seats, options=chosen, side=side))


def checked(game: Game, lot: Lot) -> Lot:
    """The lot with all its options, the parts of its own side included."""
    game.check_seats(lot.seats)
    settled = game.check_options(lot.seats, lot.options, parts_of(game, lot.parts))
    return replace(lot, options=settled)


def parts_of(game: Game, text: str) -> Any:
    """An owner's parts; None for the game's own."""
    if not text:
        return None
    return game.read_parts(PartsFile("parts.toml", text), known=game.printed.ids)
