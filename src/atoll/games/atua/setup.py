"""AU-1 and AU-12: a new game of Atua."""

from typing import Any

from atoll.engine.chance import Chance, draw
from atoll.games.atua.decisions.turn import TURN
from atoll.games.atua.island import village
from atoll.games.atua.parts import FATES, INHABITANTS, ISLANDS, LEVELS, VILLAGES, Parts
from atoll.games.atua.state import FORMS, NOBODY, ON_TABLE, Atua


def deal(parts: Parts, seats: int, chance: Chance, options: dict[str, Any]) -> Atua:
    """AU-1.1 to AU-1.14, AU-12.1 to AU-12.5."""
    alone = seats == 1
    villages = bytearray([1] * VILLAGES)
    islands = [village(parts, ISLANDS + int(draw(villages, chance))) for _ in range(seats)]
    inhabitants = bytearray([NOBODY] * seats)
    if options["inhabitants"]:
        tiles = bytearray([1] * INHABITANTS)
        inhabitants = bytearray([draw(tiles, chance) for _ in range(seats)])
    fates = bytearray([NOBODY] * FATES)
    if options["fate"]:
        tiles = bytearray([1] * FATES)
        for _ in range(seats + 1):
            fates[draw(tiles, chance)] = ON_TABLE
    bag = bytearray([1] * ISLANDS)
    row = bytearray() if alone else bytearray([draw(bag, chance) for _ in range(parts.row)])
    s = Atua(
        parts,
        chance,
        agenda=[],
        legal=[],
        islands=islands,
        coconuts=bytearray([parts.solo_coconuts if alone else parts.coconuts] * seats),
        row=row,
        nuts=bytearray(len(row)),
        stacks=bytearray(parts.stacks(seats)),
        bag=bag,
        points=bytearray(seats * FORMS),
        scored=bytearray(seats * FORMS),
        choices=bytearray(seats),
        inhabitants=inhabitants,
        revealed=bytearray(seats),
        tributes=bytearray(seats),
        fates=fates,
        pile=bytearray(),
        gone=bytearray(),
        hut=parts.hut if alone else 0,
        level=LEVELS.index(options["level"]),
        secret=options["pile"] == "hidden",
        first=0 if alone else chance.below(seats),
        turn=0,
    )
    s.ask(TURN, s.first)
    s.settle()
    return s
