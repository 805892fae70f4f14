"""What a spectator sees change in a game, and the lines of the story that speak of it.

A game's tests bring a table: `told`, from a pattern of paths in `view(None)` to the lines of which
at least one must be told when something there changes; and `untold`, from a pattern to the reason
why a change there is no event, besides `SHARED`. In a pattern `*` stands for any index or key,
`{seat}` for an index that must be the seat of the line or of one of its facts. A pattern speaks for
all that lies below it, unless a longer one, or one with more names in it, speaks for that.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from atoll.engine.words import Fact, Told, Words

Path = tuple[str, ...]

SEAT = "{seat}"
# What no game need tell of what all views share.
SHARED = {
    "seat": "who is asked",
    "pending": "what is asked",
    "scores": "derived: what they would be if the game ended now",
}
NAMES_A_SEAT = re.compile(r"(?:seat|owner)-(\d+)")  # the words for a seat, or for its pieces


@dataclass(frozen=True)
class Change:
    """A value of the view that a move has changed; None is nothing, as are empty lists."""

    path: Path
    old: Any
    new: Any

    def __str__(self) -> str:
        return f"{'.'.join(self.path)}: {self.old!r} -> {self.new!r}"


@dataclass(frozen=True)
class Silence:
    """Which lines tell of which changes."""

    told: Mapping[str, tuple[str, ...]]
    untold: Mapping[str, str]

    def missing(self, changed: list[Change], lines: list[Told]) -> list[str]:
        """What was not told as the table wants it."""
        said = [self.silence(change, lines) for change in changed]
        return [each for each in said if each is not None]

    def silence(self, change: Change, lines: list[Told]) -> str | None:
        """What is wrong with so much being told of a change; None if nothing is."""
        pattern = closest([*self.told, *self.untold, *SHARED], change.path)
        if pattern is None:
            return f"{change}: the table knows no such path"
        if pattern not in self.told:
            return None
        speaking = [line for line in lines if line.words.key in self.told[pattern]]
        if SEAT in pattern:
            seat = int(change.path[pattern.split(".").index(SEAT)])
            speaking = [line for line in speaking if seat in seats_of(line)]
        if speaking:
            return None
        return f"{change}: {pattern} must be told by one of {', '.join(self.told[pattern])}"


def changes(old: Any, new: Any, path: Path = ()) -> Iterator[Change]:
    """Every value that is not what it was."""
    if old == new:
        return
    before, after = entries(old), entries(new)
    if before is None and after is None:
        yield Change(path, old, new)
        return
    if before is None and old is not None:
        yield Change(path, old, None)
    if after is None and new is not None:
        yield Change(path, None, new)
    before, after = before or {}, after or {}
    for step in {**before, **after}:
        yield from changes(before.get(step), after.get(step), (*path, step))


def entries(value: Any) -> dict[str, Any] | None:
    """What a value of the view holds by index or key; None if it is no list or table."""
    if isinstance(value, list | tuple):
        return {str(index): entry for index, entry in enumerate(value)}
    return {str(key): entry for key, entry in value.items()} if isinstance(value, dict) else None


def closest(patterns: list[str], path: Path) -> str | None:
    """The pattern that speaks for a path."""
    found = [pattern for pattern in patterns if speaks_for(pattern.split("."), path)]
    return max(found, key=closeness, default=None)


def speaks_for(steps: list[str], path: Path) -> bool:
    if len(steps) > len(path):
        return False
    return all(
        step in ("*", there) or (step == SEAT and there.isdigit())
        for step, there in zip(steps, path, strict=False)
    )


def closeness(pattern: str) -> tuple[int, int]:
    steps = pattern.split(".")
    return len(steps), sum(step not in ("*", SEAT) for step in steps)


def seats_of(line: Told) -> set[int]:
    """The seat of a line, and those its facts name."""
    return {int(line.seat), *named_seats(line.words)}


def named_seats(words: Words) -> Iterator[int]:
    for name, fact in words.facts.items():
        yield from seats_in(name, fact)


def seats_in(name: str, fact: Fact) -> Iterator[int]:
    if isinstance(fact, Words):
        if named := NAMES_A_SEAT.fullmatch(fact.key):
            yield int(named[1])
        yield from named_seats(fact)
    elif isinstance(fact, int) and name in ("seat", "owner"):
        yield fact
