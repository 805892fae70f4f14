"""Tables set up by hand, written the way the rulebook's examples are told."""

from typing import Any

from atoll.games.atua import GAME
from atoll.games.atua.parts import FATES, ISLANDS, SOURCES
from atoll.games.atua.state import FORMS, NOBODY, ON_TABLE, Atua
from tests.atua.islands import PARTS, cards, island
from tests.positions import asked


def new(seats: int, seed: int = 0, **options: Any) -> Atua:
    s = GAME.new(seats, seed, **options)
    assert isinstance(s, Atua)
    return s


def table(
    seats: int = 2,
    row: str = "i04 b06 v06 i01",
    nuts: tuple[int, ...] = (0, 0, 0, 0),
    coconuts: int = 5,
    village_of: str = "d1",
    **options: Any,
) -> Atua:
    """A new game in which the first seat takes a card from this row; cards drawn are by lot."""
    s = new(seats, 1, **options)
    s.first = 0
    for task in s.agenda:
        task.seat = 0
    s.row = bytearray(cards(row))
    s.nuts = bytearray(nuts)
    s.bag = bytearray([each not in s.row for each in range(ISLANDS)])
    s.coconuts = bytearray([coconuts] * seats)
    s.islands = [island(village_of) for _ in range(seats)]
    s.settle()
    return s


def fates(s: Atua, *names: str) -> Atua:
    """These fate tiles, and no others, lie on the table."""
    ids = [fate.name for fate in PARTS.fates]
    s.fates = bytearray([NOBODY] * FATES)
    for name in names:
        s.fates[ids.index(name)] = ON_TABLE
    return s


def own(s: Atua, seat: int, name: str) -> Atua:
    """A seat has this fate tile."""
    s.fates[[fate.name for fate in PARTS.fates].index(name)] = seat
    return s


def holds(s: Atua, seat: int, name: str, revealed: bool = False) -> Atua:
    """A seat has this inhabitant."""
    s.inhabitants[seat] = [each.name for each in PARTS.inhabitants].index(name)
    s.revealed[seat] = revealed
    return s


def mark(s: Atua, seat: int, source: str, points: int, scoring: int = 1) -> Atua:
    """A seat has scored this source."""
    s.points[seat * FORMS + SOURCES.index(source)] = points
    s.scored[seat * FORMS + SOURCES.index(source)] = scoring
    return s


def finished(s: Atua) -> Atua:
    """The same table at the end of the game."""
    s.agenda = []
    s.settle()
    return s


def lay(s: Atua) -> Atua:
    """Lay the taken card in the first place there is."""
    assert asked(s) == "place"
    s.play(s.moves()[0])
    return s


def until(s: Atua, *names: str) -> Atua:
    """First moves until one of these is asked, or the game is over."""
    while not s.over and asked(s) not in names:
        s.play(s.moves()[0])
    return s


def told(s: Atua) -> list[str]:
    """The keys of the story so far."""
    assert s.story is not None
    return [each.words.key for each in s.story]
