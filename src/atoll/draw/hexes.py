"""Hexagons with a point at the top: where they lie and how they look."""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from atoll.draw.elements import Element, Value, path, short, stamped

HALF = sqrt(3) / 2  # half the width of a hex of radius 1


def centre(q: float, r: float, radius: float) -> tuple[float, float]:
    """Where the hex (q, r) lies when the hex (0, 0) lies at the origin."""
    return radius * 2 * HALF * (q + r / 2), radius * 1.5 * r


def outline(radius: float) -> str:
    w, h = HALF * radius, radius / 2
    points = [(0, -radius), (w, -h), (w, h), (0, radius), (-w, h), (-w, -h)]
    return "M" + " ".join(f"{short(x)} {short(y)}" for x, y in points) + "Z"


@stamped
def hexagon(radius: float, class_: str, **more: Value) -> Element:
    return path(outline(radius), class_, **more)


@stamped
def hatching(radius: float, lines: int = 5) -> str:
    """Slanted strokes across a hex: what is used up is seen without its colour."""
    reach = radius * (HALF + 0.5)  # where a slanted line touches a corner only
    strokes = []
    for i in range(lines):
        shift = reach * (2 * (i + 1) / (lines + 1) - 1)
        x1, x2 = inside(shift, radius)
        strokes.append(f"M{short(x1)} {short(shift - x1)} {short(x2)} {short(shift - x2)}")
    return "".join(strokes)


def inside(shift: float, radius: float) -> tuple[float, float]:
    """From where to where the line y = shift - x runs inside the hex, a crossing of three strips."""
    w = HALF * radius
    low, high = -w, w
    for slope, offset in ((0.5 - HALF, HALF * shift), (0.5 + HALF, -HALF * shift)):
        ends = sorted(((-w - offset) / slope, (w - offset) / slope))
        low, high = max(low, ends[0]), min(high, ends[1])
    return low, high


class Frame(NamedTuple):
    """How hexes are laid into a box: their radius, and where the hex (0, 0) lies."""

    radius: float
    x: float
    y: float

    def place(self, q: float, r: float) -> tuple[float, float]:
        x, y = centre(q, r, self.radius)
        return self.x + x, self.y + y


class Extent(NamedTuple):
    """How far hexes of radius 1 reach."""

    left: float
    right: float
    top: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top


def extent(places: Sequence[tuple[int, int]], dots: Sequence[tuple[int, int]] = ()) -> Extent:
    """How far the hexes reach; of `dots` only the middle third of each hex counts."""
    spots = [(*centre(q, r, 1.0), 1.0) for q, r in places]
    spots += [(*centre(q, r, 1.0), 1 / 3) for q, r in dots]
    return Extent(
        min(x - HALF * size for x, _, size in spots),
        max(x + HALF * size for x, _, size in spots),
        min(y - size for _, y, size in spots),
        max(y + size for _, y, size in spots),
    )


def frame(reach: Extent, width: float, height: float, largest: float) -> Frame:
    """The largest hexes that fit into a box from (0, 0), up to a limit, and in its middle."""
    radius = min(width / reach.width, height / reach.height, largest)
    return Frame(
        radius,
        width / 2 - radius * (reach.left + reach.right) / 2,
        height / 2 - radius * (reach.top + reach.bottom) / 2,
    )
