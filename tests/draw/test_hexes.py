"""Hexes fit their box, and hatching stays inside."""

import re
from math import sqrt

import pytest

from atoll.draw.hexes import HALF, extent, frame, hatching


def test_neighbours_touch() -> None:
    layout = frame(extent([(0, 0), (1, 0), (0, 1)]), 300, 300, 40)
    (x, y), (east, _), (south, below) = (layout.place(*p) for p in ((0, 0), (1, 0), (0, 1)))
    assert east - x == pytest.approx(40 * sqrt(3))
    assert sqrt((south - x) ** 2 + (below - y) ** 2) == pytest.approx(40 * sqrt(3))


@pytest.mark.parametrize(
    "places", [[(0, 0)], [(q, 0) for q in range(9)], [(0, r) for r in range(-5, 6)]]
)
def test_all_hexes_lie_in_the_box_and_fill_it_or_have_the_largest_size(
    places: list[tuple[int, int]],
) -> None:
    layout = frame(extent(places), 300, 200, 50)
    for place in places:
        x, y = layout.place(*place)
        assert HALF * layout.radius - 0.01 <= x <= 300 - HALF * layout.radius + 0.01
        assert layout.radius - 0.01 <= y <= 200 - layout.radius + 0.01
    reach = extent(places)
    fills = (reach.width * layout.radius, reach.height * layout.radius)
    assert layout.radius == 50 or fills[0] == pytest.approx(300) or fills[1] == pytest.approx(200)


def test_hatching_ends_on_the_edge() -> None:
    numbers = [float(n) for n in re.findall(r"-?[\d.]+", hatching(40))]
    ends = list(zip(numbers[::2], numbers[1::2], strict=True))
    assert len(ends) == 10
    for x, y in ends:
        sides = (abs(x), abs(x / 2 + y * HALF), abs(x / 2 - y * HALF))
        assert max(sides) == pytest.approx(40 * HALF, abs=0.02)
