"""Which parts of a game words speak of, whatever the game."""

import json
from collections.abc import Iterator
from typing import Any

from atoll.engine.parts import SOURCES, PrintedParts
from atoll.engine.words import Fact, Words

LOOSE = {"card", "tile"}  # what games call parts that have no name of their own
DEEP = 3  # how far into a view the parts of a seat are looked for


class Named:
    """Knows a game's parts by what the rules call them.

    A part is known by the key of its message (`achievement-riding`); one without a key of its own, by
    all that is said of it, where a fact is called like a table of the parts (`card`).
    """

    def __init__(self, parts: Any) -> None:
        own = parts if isinstance(parts, PrintedParts) else None
        self.ids: set[str] = set() if own is None else own.ids
        self.called: dict[str, str] = {} if own is None else own.called
        entries = [] if own is None else own.entries
        self.tables = {table for table, *_ in entries}
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
                if name in self.tables | LOOSE and fact.facts and fact.key not in self.ids:
                    yield written(fact)
                else:
                    yield from self.search(fact)
            elif isinstance(fact, str) and fact in self.called:
                yield self.called[fact]

    def dealt(self, view: dict[str, Any], seats: int) -> list[set[str]]:
        """The parts that lie before every seat in a view."""
        found: list[set[str]] = [set() for _ in range(seats)]
        for name, each in view.items():
            if isinstance(each, list) and len(each) >= seats > 1:
                for seat in range(seats):
                    if isinstance(each[seat], dict):
                        found[seat] |= set(self.lying(name, each[seat], DEEP))
        return found

    def lying(self, name: str, thing: Any, deep: int) -> Iterator[str]:
        if isinstance(thing, str):
            tables = [table for table in self.tables if f"{table}-{thing}" in self.ids]
            alike = [table for table in tables if name.startswith(table)]
            if len(tables) == 1 or alike:
                yield f"{(alike or tables)[0]}-{thing}"
        elif deep and isinstance(thing, list):
            for each in thing:
                yield from self.lying(name, each, deep - 1)
        elif deep and isinstance(thing, dict):
            for key, each in thing.items():
                yield from self.lying(key, each, deep - 1)

    def source(self, part: str) -> str:
        """Where a part is known from. Messages and tables may call a kind of parts otherwise (an event is a
        tile): then its own name counts. Of several, and of parts without a name, the least certain."""
        key = unwritten(part).key
        alike = [each for each in self.entries if f"{each[0]}-{each[1]}" == key]
        named = alike or [each for each in self.entries if key.endswith(f"-{each[1]}")]
        found = {source for *_, source in named or self.entries}
        return max(found, key=SOURCES.index, default="")


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
