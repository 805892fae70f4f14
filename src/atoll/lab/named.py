"""Which parts of a game words speak of, whatever the game."""

import json
from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from atoll.engine.game import Game
from atoll.engine.parts import SOURCES, PrintedParts
from atoll.engine.words import Fact, Words

LOOSE = {"card", "tile"}  # what games call parts that have no name of their own


class Named:
    """Knows a game's parts by what the rules call them.

    A part is known by the key of its message (`achievement-riding`); a card or tile without a key of its
    own, by all that is said of it.
    """

    def __init__(self, parts: Any) -> None:
        own = parts if isinstance(parts, PrintedParts) else None
        self.ids: set[str] = set() if own is None else own.ids
        self.called: dict[str, str] = {} if own is None else own.called
        self.ends: defaultdict[str, list[str]] = defaultdict(list)  # ids by how they may end
        for each in sorted(self.ids):
            words = each.split("-")
            for first in range(1, len(words)):
                self.ends["-".join(words[first:])].append(each)
        entries = [] if own is None else own.entries
        self.entries = [
            (table.replace("_", "-"), name, source) for table, name, source, _ in entries if name
        ]

    def within(self, words: Words) -> set[str]:
        """The parts that a sentence names."""
        return set(self.search(words))

    def search(self, words: Words) -> Iterator[str]:
        if words.key in self.ids:
            yield words.key
        for name, fact in words.facts.items():
            if isinstance(fact, Words):
                found = list(self.search(fact))
                yield from found
                if name in LOOSE and fact.facts and not found:
                    yield written(fact)
            elif isinstance(fact, str) and fact in self.called:
                yield self.called[fact]

    def lying(self, thing: Any, path: tuple[str, ...]) -> Iterator[str]:
        """The parts in a view, or in a place of it: what is called like their kind, and what has an id."""
        if isinstance(thing, str):
            found = self.ends.get(thing, [])
            alike = [each for each in found if called_like(each.removesuffix(f"-{thing}"), path)]
            if alike or (path[-1:] == ("id",) and len(found) == 1):
                yield (alike or found)[0]
        elif isinstance(thing, list):
            for each in thing:
                yield from self.lying(each, path)
        elif isinstance(thing, dict):
            for name, each in thing.items():
                yield from self.lying(each, (*path, name))

    def owned(self, view: dict[str, Any], areas: frozenset[str], seat: int) -> set[str]:
        """The parts that lie before a seat. What a seat is called, itself is: a tribe, a flock."""
        found: set[str] = set()
        for area in areas & view.keys():
            for name, thing in view[area][seat].items():
                path = (area, name) if isinstance(thing, str) else (name,)
                found |= set(self.lying(thing, path))
        return found

    def common(self, view: dict[str, Any], areas: frozenset[str]) -> set[str]:
        """The parts that lie before all."""
        rest = {name: thing for name, thing in view.items() if name not in areas}
        return set(self.lying(rest, ()))

    def source(self, part: str) -> str:
        """Where a part is known from. Messages and tables may call a kind of parts otherwise (an event is a
        tile): then its own name counts. Of several, and of parts without a name, the least certain."""
        key = unwritten(part).key
        alike = [each for each in self.entries if f"{each[0]}-{each[1]}" == key]
        named = alike or [each for each in self.entries if key.endswith(f"-{each[1]}")]
        found = {source for *_, source in named or self.entries}
        return max(found, key=SOURCES.index, default="")


def called_like(kind: str, path: tuple[str, ...]) -> bool:
    """Does a place in a view speak of this kind of parts? `season_cards` does of a season."""
    return any(f"{name.replace('_', '-')}-".startswith((f"{kind}-", f"{kind}s-")) for name in path)


@lru_cache
def areas_of(game: Game) -> frozenset[str]:
    """The lists of a view in which every seat has its own: they are as long as there are seats."""
    counts = [count for count in game.seats if count > 1] or game.seats
    views = [(count, game.new(count).view(None)) for count in counts]
    return frozenset(
        name
        for name in views[0][1]
        if all(
            isinstance(view[name], list)
            and len(view[name]) == count
            and all(isinstance(each, dict) for each in view[name])
            for count, view in views
        )
    )


def written(words: Words) -> str:
    """Words as a text: the key alone, or all of it."""
    return json.dumps(plain(words)) if words.facts else words.key


def plain(fact: Fact) -> Any:
    if isinstance(fact, Words):
        return [fact.key, {name: plain(each) for name, each in fact.facts.items()}]
    return fact


def unwritten(text: str) -> Words:
    """The words that were written."""
    if not text.startswith("["):
        return Words(text)
    found = spoken(json.loads(text))
    assert isinstance(found, Words)
    return found


def spoken(thing: Any) -> Fact:
    if isinstance(thing, list):
        return Words(thing[0], {name: spoken(each) for name, each in thing[1].items()})
    return thing if isinstance(thing, int) else str(thing)
