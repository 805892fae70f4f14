"""What was drawn once is not drawn again while all that its drawing looked at is the same.

A drawing notes what it reads. Of the same values the same would be drawn, whoever looks: a part holds
nothing that its reader could not have read, so those who look at one table share its parts and no secrets.
"""

import marshal
from collections.abc import Callable, Hashable, Iterator, Mapping
from typing import Any, Generic, TypeVar, overload

MOST = 200  # parts: when there are more, those that were not used since the last time are forgotten
FEW = 3  # looks of one part that are kept: for several viewers, before and after a move

ALL = "*"  # the name of all entries together
MISSING = object()

T = TypeVar("T")
U = TypeVar("U")
Name = Hashable  # of something that can be read


class Reading:
    """One look at something: notes by their names what is read of it."""

    def __init__(self, find: Callable[[Name], Any]) -> None:
        self.find = find
        self.noted: set[Name] = set()
        self.values: dict[Name, Any] = {}

    def value(self, name: Name) -> Any:
        """What is read under a name, in a form that is quickly compared."""
        try:
            return self.values[name]
        except KeyError:
            found = self.values[name] = plain(self.find(name))
            return found


def plain(value: Any) -> Any:
    """Data as bytes, which are the same for the same data; anything else as it is."""
    if type(value) in (dict, list):
        return marshal.dumps(value, 2)
    return plain(value.entries) if type(value) is Seen else value


class Seen(Mapping[str, T], Generic[T]):
    """Entries that note which of them are read: each by its key, after the name they have together."""

    def __init__(self, entries: Mapping[str, T], reading: Reading, name: str = "") -> None:
        self.entries = entries
        self.reading = reading
        self.name = name

    def note(self, key: str) -> None:
        self.reading.noted.add((self.name, key) if self.name else key)

    def __getitem__(self, key: str) -> T:
        self.note(key)
        return self.entries[key]

    def __contains__(self, key: object) -> bool:
        self.note(str(key))
        return key in self.entries

    @overload
    def get(self, key: str, /) -> T | None: ...
    @overload
    def get(self, key: str, /, default: T | U) -> T | U: ...
    def get(self, key: str, /, default: Any = None) -> Any:
        self.note(key)
        return self.entries.get(key, default)

    def __iter__(self) -> Iterator[str]:
        self.note(ALL)
        return iter(self.entries)

    def __len__(self) -> int:
        self.note(ALL)
        return len(self.entries)


class Memory:
    """Parts of what is drawn of one table, each with what was read for it."""

    def __init__(self) -> None:
        self.now: dict[Hashable, list[tuple[dict[Name, Any], Any]]] = {}
        self.before: dict[Hashable, list[tuple[dict[Name, Any], Any]]] = {}

    def recall(self, key: Hashable, reading: Reading, draw: Callable[[], T]) -> T:
        """What was drawn under this key when all was as it is now; else it is drawn."""
        looks = self.looks(key)
        for read, drawn in looks:
            for name in read:
                if reading.value(name) != read[name]:
                    break
            else:
                reading.noted.update(read)
                found: T = drawn
                return found
        outer, reading.noted = reading.noted, set()
        try:
            found = draw()
            looks.insert(0, ({name: reading.value(name) for name in reading.noted}, found))
            del looks[FEW:]
        finally:
            outer |= reading.noted
            reading.noted = outer
        return found

    def keep(self, draw: Callable[..., T], *about: Any) -> T:
        """What is made of these facts and nothing else."""
        looks = self.looks((draw, *map(plain, about)))
        if not looks:
            looks.append(({}, draw(*about)))
        found: T = looks[0][1]
        return found

    def looks(self, key: Hashable) -> list[tuple[dict[Name, Any], Any]]:
        found = self.now.get(key)
        if found is None:
            if len(self.now) >= MOST:
                self.now, self.before = {}, self.now
            found = self.now[key] = self.before.get(key, [])
        return found
