"""TR-1: a new game of Tribes."""

from typing import Any, Final

from atoll.engine import hexes
from atoll.engine.chance import Chance, draw
from atoll.games.tribes.decisions.procreate import FIRST_MEMBER
from atoll.games.tribes.decisions.turn import CHOOSE_TILE
from atoll.games.tribes.parts import ACTIONS, COLUMNS, DECK, EPOCHS, SLOTS, SPACES, STACK, Parts
from atoll.games.tribes.state import (
    FACE_DOWN,
    NO_TILE,
    NOBODY,
    UNUSED,
    Territory,
    Tribe,
    Tribes,
    territory,
)

# TR-1.9: all arrangements of the first three tiles are alike, so they are laid like this.
TRIANGLE: Final = (hexes.code(0, 0), hexes.code(1, 0), hexes.code(0, 1))


def deal(parts: Parts, seats: int, chance: Chance, options: dict[str, Any]) -> Tribes:
    """TR-1.1 to TR-1.17, up to the choice of the first members."""
    bag = bytearray(parts.land_tiles)
    tribes = [first_tribe(parts, bag, chance, seats, seat) for seat in range(seats)]
    tiles = bytearray([1] * ACTIONS)
    deck = bytearray([1] * (EPOCHS * DECK))
    s = Tribes(
        parts,
        chance,
        agenda=[],
        legal=[],
        tribes=tribes,
        row=[draw(tiles, chance) for _ in range(ACTIONS)],
        shells=[0] * ACTIONS,
        held=NO_TILE,
        boards=bytearray(draw(deck, chance, 0, DECK) for _ in range(COLUMNS))
        + bytearray([FACE_DOWN] * (SLOTS - COLUMNS)),
        stones=bytearray([NOBODY] * (SLOTS * SPACES)),
        arrows=0,
        deck=deck,
        stack=bytearray([1] * (EPOCHS * STACK)),
        struck=bytearray(EPOCHS * STACK),
        land=bag,
        drawn=bytearray(len(bag)),
        turn_round=1,
        ending=False,
        secret=options["totals"] == "secret",
    )
    s.ask(CHOOSE_TILE, 0)
    for seat in reversed(range(seats)):
        s.ask(FIRST_MEMBER, seat)
    s.settle()
    return s


def first_tribe(parts: Parts, bag: bytearray, chance: Chance, seats: int, seat: int) -> Tribe:
    """TR-1.2, TR-1.4, TR-1.16: what a player begins with."""
    return Tribe(
        first_lands(bag, chance),
        members=bytearray(3),
        exhausted=bytearray(3),
        tracks=bytearray(4),
        reserve=parts.members,
        shells=parts.shells,
        points=parts.first_points[seats - 2][seat],
        done=0,
        arrow=UNUSED,
    )


def first_lands(bag: bytearray, chance: Chance) -> Territory:
    """TR-1.6, TR-1.7: draw until three kinds are there, then put the surplus back."""
    drawn = bytearray(len(bag))
    kinds: list[int] = []
    while len(kinds) < len(TRIANGLE):
        kind = draw(bag, chance)
        if drawn[kind] == 0:
            kinds.append(kind)
        drawn[kind] += 1
    for kind in kinds:
        drawn[kind] -= 1
    for kind in range(len(bag)):
        bag[kind] += drawn[kind]
    return territory(list(zip(TRIANGLE, kinds, strict=True)))
