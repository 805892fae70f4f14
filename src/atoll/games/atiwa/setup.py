"""AT-1 and AT-2: a new game of Atiwa."""

from typing import Any

from atoll.engine.chance import Chance, draw
from atoll.games.atiwa.community import REPORT, Community, Tableau
from atoll.games.atiwa.decisions.upkeep import deal_open
from atoll.games.atiwa.decisions.work import PLACE_WORKER
from atoll.games.atiwa.parts import (
    BAT_CELL,
    CELL_COUNT,
    GOAT_CELL,
    TERRAINS,
    TILES,
    WILD_CELL,
    Parts,
)
from atoll.games.atiwa.spaces import BAT, GOAT, KINDS, OPEN_PLACES
from atoll.games.atiwa.state import FREE, NO_CARD, Atiwa


def deal(parts: Parts, seats: int, chance: Chance, options: dict[str, Any]) -> Atiwa:
    """AT-1.1 to AT-2.8."""
    challenge = [each.name for each in parts.challenges].index(options["challenge"])
    tiles = bytearray([1] * TILES)
    first = chance.below(seats) if seats > 1 else 0
    stacks = bytearray(parts.copies)
    stacks[parts.first_card] -= seats
    s = Atiwa(
        parts,
        chance,
        agenda=[],
        legal=[],
        communities=[first_community(parts) for _ in range(seats)],
        workers=bytearray([FREE] * len(parts.spaces)),
        track=bytearray([TILES]) + bytearray(draw(tiles, chance) for _ in range(TILES)),
        open_cards=bytearray([NO_CARD] * OPEN_PLACES),
        deck=bytearray([1 if parts.challenges[challenge].terrain else 0] * TERRAINS),
        discard=bytearray(TERRAINS),
        stacks=stacks,
        bag=bytearray(parts.markers),
        marker=first,
        first=first,
        game_round=1,
        challenge=challenge,
    )
    deal_open(s)
    compensate(s)
    s.ask(PLACE_WORKER, first)
    s.settle()
    return s


def first_community(parts: Parts) -> Community:
    """AT-2.3, AT-2.4, AT-2.7: a Village with an untrained family, and no gold."""
    community = Community(
        Tableau(parts, [parts.first_card], [parts.first_place]),
        cells=bytearray(CELL_COUNT),
        present=bytearray(CELL_COUNT),
        counts=bytearray(len(KINDS)),
        report=bytearray(len(REPORT)),
        trained=0,
        gold=0,
        night=0,
        missing=0,
        pollution=0,
        gone=0,
    )
    community.settle_family(parts.first_cell, False)
    return community


def compensate(s: Atiwa) -> None:
    """AT-2.6, AT-2.8: a token for those who come later, on the cell with its icon."""
    seats = len(s.communities)
    for place, kind in enumerate(s.parts.compensation[seats - 1]):
        if kind >= 0:
            community = s.communities[(s.first + place) % seats]
            code = BAT_CELL if kind == BAT else GOAT_CELL if kind == GOAT else WILD_CELL
            community.put(community.tableau.by_code[code][0], kind)
