"""What was drawn once is not drawn again while all that its drawing looked at is the same.

A drawing notes what it reads. Of the same values the same would be drawn, whoever looks: a part holds
nothing that its reader could not have read, so all who look share parts and no secrets.
"""

import marshal
import re
from collections.abc import Callable, Hashable, Iterator, Mapping
from itertools import count
from typing import Any, Final, Generic, NamedTuple, TypeVar, cast, overload

from atoll.draw.elements import Element

MOST = 50_000  # parts; beyond that, those not used since the last time are forgotten

SMALL: Final = 300  # letters; what is shorter is written where it stands
REFERENCE: Final = re.compile(
    "(\0\\d+\0)"
)  # to a part: no text of ours or of a guest has such a letter

ALL = "*"  # the name of all entries together
MISSING = object()

T = TypeVar("T")
U = TypeVar("U")
Name = Hashable  # of something that can be read


class Reading:
    """One look at something: notes by their names what is read of it."""

    def __init__(self, find: Callable[[Name], Any]) -> None:
        self.find = find
        self.noted: dict[Name, None] = {}  # in the order in which it was first read
        self.values: dict[Name, Any] = {}
        self.parts: Parts = {}  # what the drawing refers to

    def note(self, name: Name) -> None:
        self.noted[name] = None

    def end(self) -> None:
        """Nothing more is looked for. Who looks holds the one who finds, and the other way round: without
        that ring both are gone at once, and nobody has to search for them."""
        self.find = nothing

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
        self.reading.note((self.name, key) if self.name else key)

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


Parts = dict[str, list[str]]  # what is drawn, in pieces, by the references to it


class Leaf(NamedTuple):
    """A part that was drawn, and what was read for it, in this order."""

    names: dict[Name, None]
    drawn: Any
    parts: Parts


class Fork:
    """What is read next, and where each value leads."""

    __slots__ = ("name", "ways")

    def __init__(self, name: Name) -> None:
        self.name = name
        self.ways: Ways = {}


Ways = dict[Hashable, Fork | Leaf]


class Memory:
    """Parts that were drawn, each under what was read for it. All tables of a house share one: of the same
    tile in the same place the same is drawn at each.

    A drawing that has read the same so far reads the same next: so parts are found by reading on, however
    many there are.
    """

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.count = 0
        self.numbers = count()
        self.now: Ways = {}
        self.before: Ways = {}

    def recall(self, key: Hashable, reading: Reading, draw: Callable[[], T]) -> T:
        """What was drawn under this key when all was as it is now; else it is drawn."""
        leaf = self.find(key, reading)
        if leaf is None:
            outer, reading.noted = reading.noted, {}
            try:
                parts: Parts = {}
                drawn = self.laid_aside(draw(), reading.parts, parts)
                leaf = Leaf(reading.noted, drawn, parts)
                self.put(key, leaf, reading)
            finally:
                outer.update(reading.noted)
                reading.noted = outer
        else:
            reading.noted.update(leaf.names)
        reading.parts.update(leaf.parts)
        return cast("T", leaf.drawn)

    def laid_aside(self, drawn: Any, inner: Parts, parts: Parts) -> Any:
        """The same with references in the place of what is long, which is kept in pieces: so it is never
        copied into the whole that it is part of, nor looked through again."""
        if type(drawn) is Element:
            if len(drawn) < SMALL and "\0" not in drawn:
                return drawn
            seam = drawn[: drawn.startswith("\n")]  # the end of the line before
            reference = f"\0{next(self.numbers)}\0"
            parts[reference] = pieces(drawn[len(seam) :], inner)
            return str.__new__(Element, seam + reference)
        if isinstance(drawn, (list, tuple)):
            found = [self.laid_aside(each, inner, parts) for each in drawn]
            kind: Any = type(drawn)
            return kind(*found) if hasattr(drawn, "_fields") else kind(found)
        return drawn

    def keep(self, draw: Callable[..., T], *about: Any) -> T:
        """What is made of these facts and nothing else."""
        key = (draw, *map(plain, about))
        leaf = self.find(key, NOTHING)
        if leaf is None:
            leaf = Leaf({}, draw(*about), {})
            self.put(key, leaf, NOTHING)
        return cast("T", leaf.drawn)

    def find(self, key: Hashable, reading: Reading) -> Leaf | None:
        leaf = followed(self.now, key, reading)
        if leaf is None:
            leaf = followed(self.before, key, reading)
            if leaf is not None:
                self.put(key, leaf, reading)
        return leaf

    def put(self, key: Hashable, leaf: Leaf, reading: Reading) -> None:
        if self.count >= self.most:
            self.now, self.before, self.count = {}, self.now, 0
        self.count += 1
        ways, step = self.now, key
        for name in leaf.names:
            fork = ways.get(step)
            if type(fork) is not Fork or fork.name != name:
                fork = ways[step] = Fork(name)
            ways, step = fork.ways, reading.value(name)
        ways[step] = leaf


def pieces(drawn: str, parts: Parts) -> list[str]:
    """Lines, and in the place of references what they stand for."""
    found: list[str] = []
    for line in drawn.splitlines(keepends=True):
        if "\0" not in line:
            found.append(line)
            continue
        for piece in REFERENCE.split(line):
            found += parts.get(piece) or ([piece] if piece else [])
    return found


def followed(ways: Ways, key: Hashable, reading: Reading) -> Leaf | None:
    """Where reading on leads."""
    found = ways.get(key)
    while type(found) is Fork:
        found = found.ways.get(reading.value(found.name))
    return cast("Leaf | None", found)


def nothing(name: Name) -> Any:
    raise LookupError(name)


NOTHING = Reading(nothing)  # where all is known
