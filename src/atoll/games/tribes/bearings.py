"""Which of a tribe's tiles is meant, and where a free place lies: by the compass, north at the top of the picture.

A tile that is the only one of its kind needs no more than its kind. Of several, one is the northern or
the south-western one, or the middle one between those; where that is not enough, its row says it.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from atoll.engine import hexes
from atoll.engine.words import Fact, Words
from atoll.games.tribes.state import Territory, Tribes

ONLY: Final = "only"
MIDDLE: Final = "middle"
ROW: Final = "row"

# The sides of a tile, in the order of hexes.DIRECTIONS; and where no tile can be laid.
BEARINGS: Final = ("east", "south-east", "south-west", "west", "north-west", "north-east")
ON: Final = "on"  # on a tile that lies there
OFF: Final = "off"  # beside no tile

# The points of the compass, by how far they lead to the right and downwards.
SLANT: Final = sqrt(0.5)
COMPASS: Final = {
    "north": (0.0, -1.0),
    "south": (0.0, 1.0),
    "west": (-1.0, 0.0),
    "east": (1.0, 0.0),
    "north-west": (-SLANT, -SLANT),
    "north-east": (SLANT, -SLANT),
    "south-west": (-SLANT, SLANT),
    "south-east": (SLANT, SLANT),
}
CLEARLY: Final = 0.01  # by less, none lies further than another


def tile_words(s: Tribes, seat: i64, tile: i64) -> Words:
    """A tile by its kind and, if there are several of it, by where it lies."""
    lands = s.tribes[seat].lands
    where = bearing(lands, tile)
    facts: dict[str, Fact] = {"land": s.parts.land_names[lands.kinds[tile]], "where": where}
    if where == ROW:
        facts["row"], facts["place"] = row_and_place(lands, tile)
    return Words("land-tile", facts)


def place_facts(s: Tribes, seat: i64, place: i64) -> dict[str, Fact]:
    """A place for a tile: on which side of which tile it lies, of one that is easily said if there is one."""
    lands = s.tribes[seat].lands
    if place in lands.hexes:
        return {"side": ON, "tile": tile_words(s, seat, lands.hexes.index(place))}
    around = [(place - step, side) for step, side in zip(hexes.DIRECTIONS, BEARINGS, strict=True)]
    beside = [(lands.hexes.index(other), side) for other, side in around if other in lands.hexes]
    if not beside:
        return {"side": OFF}
    tile, side = min(beside, key=lambda found: (effort(bearing(lands, found[0])), found[0]))
    return {"side": side, "tile": tile_words(s, seat, tile)}


def effort(where: str) -> int:
    """How much has to be said."""
    return 0 if where == ONLY else 2 if where == ROW else 1


def bearing(lands: Territory, tile: i64) -> str:
    """What tells a tile from the others of its kind."""
    kind = lands.kinds[tile]
    alike = [i for i in range(len(lands.kinds)) if lands.kinds[i] == kind]
    if len(alike) == 1:
        return ONLY
    spots = [spot(lands.hexes[i]) for i in alike]
    found = [furthest(spots, at) for at in range(len(alike))]
    where = found[alike.index(tile)]
    if where:
        return where
    return MIDDLE if found.count("") == 1 else ROW


def spot(place: i64) -> tuple[float, float]:
    """Where a hex lies in the picture: how far to the right and how far down."""
    q, r = hexes.axial(place)
    return (q + r / 2) * sqrt(3), r * 1.5


def furthest(spots: list[tuple[float, float]], at: int) -> str:
    """The point of the compass towards which one of the spots lies clearly further than all others."""
    best, where = CLEARLY, ""
    for point, (right, down) in COMPASS.items():
        reach = [x * right + y * down for x, y in spots]
        ahead = reach.pop(at) - max(reach)
        if ahead > best + CLEARLY:
            best, where = ahead, point
    return where


def row_and_place(lands: Territory, tile: i64) -> tuple[int, int]:
    """A tile's row, counted from the north, and which of its tiles it is, counted from the west."""
    q, r = hexes.axial(lands.hexes[tile])
    tiles = [hexes.axial(place) for place in lands.hexes]
    row = len({other for _, other in tiles if other <= r})
    return row, sum(1 for west, other in tiles if other == r and west <= q)
