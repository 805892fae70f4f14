"""What lies on a table of Kiwi Chow Down, read as its tests write it."""

from atoll.games.kiwi.flock import LEADER, MOVED, SIZES, Flock
from atoll.games.kiwi.kinds import CARDS, FRUIT, TERRAIN
from atoll.games.kiwi.state import Kiwi
from tests.kiwi.positions import COLOURS, numbered


def place(s: Kiwi, at: str) -> int:
    return s.island.names.index(numbered(s.island, at))


def on(s: Kiwi, name: str) -> str:
    """The pieces on a hex, as in `"red1 red1 green-leader"`."""
    here = place(s, name)
    return " ".join(
        f"{COLOURS[each.colour]}-leader"
        if kind == LEADER
        else f"{COLOURS[each.colour]}{SIZES[kind]}{chr(39) if kind >= MOVED else ''}"
        for each in s.flocks
        for kind in each.kinds(here)
        for _ in range(int(each.count(here, kind)))
    )


def strengths(s: Kiwi, name: str) -> list[int]:
    return [each.strength[place(s, name)] for each in s.flocks]


def dominator(s: Kiwi, name: str) -> int:
    return int(s.dominator(place(s, name)))


def tokens(each: Flock) -> tuple[int, int]:
    """On the track and in the Reserve."""
    return int(each.track), int(each.reserve)


def fruit(s: Kiwi, seat: int = 0) -> dict[str, int]:
    return {
        name: s.flocks[seat].fruit[kind]
        for kind, name in enumerate(FRUIT)
        if s.flocks[seat].fruit[kind]
    }


def markers(s: Kiwi, seat: int = 0) -> dict[str, int]:
    return {
        name: s.flocks[seat].markers[kind]
        for kind, name in enumerate(TERRAIN)
        if s.flocks[seat].markers[kind]
    }


def hand(s: Kiwi, seat: int = 0) -> list[str]:
    return [card for kind, card in enumerate(CARDS) for _ in range(s.flocks[seat].cards[kind])]
