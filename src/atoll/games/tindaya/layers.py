"""The layers of the map in numbers, hex by hex: nothing but canoes is ever at sea."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.encoding import BYTE, Row
from atoll.games.tindaya.fields import FLEET, GARRISON, HERDED
from atoll.games.tindaya.names import FORT, HEXES, SHORE, VOLCANIC
from atoll.games.tindaya.reckoning import (
    AT_ANIMALS,
    AT_GROUND,
    AT_SITE,
    AT_TOKENS,
    AT_TROOPS,
    AT_VILLAGERS,
    AT_WALLS,
    Board,
)
from atoll.games.tindaya.state import Tindaya

FLEETS: Final = bytes([min(n, FLEET) for n in range(BYTE + 1)])  # keeps canoes within their bound

# The layers of the map before those of the tribes, in the order of `map_fields`.
TOKEN_LAYER: Final = 3
SITE_LAYERS: Final = 4
FORT_LAYER: Final = SITE_LAYERS + 4
ANIMAL_LAYER: Final = FORT_LAYER + 1
TROOP_LAYER: Final = ANIMAL_LAYER + 1
WALL_LAYER: Final = TROOP_LAYER + 1
LAYERS_OF_ALL: Final = WALL_LAYER + 1
NO_LAYERS: Final = bytes(LAYERS_OF_ALL * HEXES)


def put_map(row: Row, s: Tindaya, board: Board) -> None:
    """The layers that are nobody's own, in the order of `map_fields`."""
    known, written = board.known, row.written
    start: i64 = len(written)
    written.write(NO_LAYERS)
    place: i64
    for place in range(HEXES):
        here = start + place
        ground: i64 = known[AT_GROUND + place]
        if ground >= SHORE:
            written[here + (ground - SHORE) * HEXES] = 1
            if known[AT_TOKENS + place]:
                volcanic = known[AT_TOKENS + place] == VOLCANIC
                written[here + TOKEN_LAYER * HEXES] = 2 if volcanic else 1
            site: i64 = known[AT_SITE + place]
            if site:
                put_site(row, known, place, here, site)
            if known[AT_WALLS + place]:
                row[here + WALL_LAYER * HEXES] = known[AT_WALLS + place]
        soldiers: i64 = known[AT_TROOPS + place]  # they march over any terrain
        if soldiers:
            if soldiers > GARRISON:
                soldiers = GARRISON
            row[here + TROOP_LAYER * HEXES] = soldiers
    row.extend(s.canoes.translate(FLEETS))


def put_site(row: Row, known: bytes, place: i64, here: i64, site: i64) -> None:
    """A settlement with its animals, or a fort."""
    if site < FORT:
        row[here + (SITE_LAYERS + site - 1) * HEXES] = 1
        animals: i64 = known[AT_ANIMALS + place]
        if animals > HERDED:
            animals = HERDED
        row[here + ANIMAL_LAYER * HEXES] = animals
    else:
        row[here + FORT_LAYER * HEXES] = site - FORT + 1


def put_natives(row: Row, board: Board, seat: i64) -> None:
    """Where the villagers and the nobles of a tribe stand."""
    folk, lords = AT_VILLAGERS + seat * HEXES, board.nobles + seat * HEXES
    row.extend(board.known[folk : folk + HEXES])
    row.extend(board.known[lords : lords + HEXES])


def put_neutral(row: Row, board: Board) -> None:
    """In the solo game, where the villagers of nobody's tribe stand."""
    folk: i64 = AT_VILLAGERS + HEXES
    row.extend(board.known[folk : folk + HEXES])
