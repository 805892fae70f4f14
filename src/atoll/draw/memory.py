"""What was drawn once is not drawn again while all that its drawing looked at is the same.

A drawing notes what it reads. Of the same values the same would be drawn, whoever looks: a part holds
nothing that its reader could not have read, so all who look share parts and no secrets.
"""

import marshal
from collections.abc import Callable, Hashable, Iterator, Mapping
from typing import Any, Generic, TypeVar, cast, overload

MOST = 50_000  # parts; beyond that, those not used since the last time are forgotten

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
    """Parts that were drawn, each under what was read for it. All tables of a house share one: of the same
    tile in the same place the same is drawn at each."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.now: dict[Hashable, Any] = {}
        self.before: dict[Hashable, Any] = {}

    def recall(self, key: Hashable, reading: Reading, draw: Callable[[], T]) -> T:
        """What was drawn under this key when all was as it is now; else it is drawn."""
        looks: tuple[tuple[Name, ...], ...] = self.get(key, ())  # what was read each time
        for names in looks:
            known = self.get((key, names, *map(reading.value, names)), MISSING)
            if known is not MISSING:
                reading.noted.update(names)
                return cast("T", known)
        outer, reading.noted = reading.noted, set()
        try:
            found = draw()
            names = next((each for each in looks if reading.noted == {*each}), tuple(reading.noted))
            if names not in looks:
                self.put(key, (*looks, names))
            self.put((key, names, *map(reading.value, names)), found)
        finally:
            outer |= reading.noted
            reading.noted = outer
        return found

    def keep(self, draw: Callable[..., T], *about: Any) -> T:
        """What is made of these facts and nothing else."""
        key = (draw, *map(plain, about))
        found = self.get(key, MISSING)
        if found is MISSING:
            found = draw(*about)
            self.put(key, found)
        return cast("T", found)

    def get(self, key: Hashable, default: Any) -> Any:
        found = self.now.get(key, MISSING)
        if found is MISSING:
            found = self.before.get(key, MISSING)
            if found is MISSING:
                return default
            self.put(key, found)
        return found

    def put(self, key: Hashable, value: Any) -> None:
        if len(self.now) >= self.most:
            self.now, self.before = {}, self.now
        self.now[key] = value
