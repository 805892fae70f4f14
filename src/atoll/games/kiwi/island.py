"""The island: its hexes and how they lie to each other. Never changed, so all positions share it."""

from typing import Final

from atoll.engine import hexes

# KI-22.25: the six directions clockwise from the north, for hexes with a flat top.
COMPASS: Final[list[tuple[int, int]]] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
SIDE_NAMES: Final = ("n", "ne", "se", "s", "sw", "nw")

# The hexes of a section around its middle, in the order of every table: c, n, ne, se, s, sw, nw, ss, ssw.
CELLS: Final[list[tuple[int, int]]] = [(0, 0), *COMPASS, (0, 2), (-1, 2)]
SECTION: Final = 9  # hexes of a section

OFF: Final = 9998  # not a hex: off the island


class Island:
    """Hexes by number: those of the first slot, then of the second, and so on."""

    __slots__ = (
        "around",
        "beside",
        "distance",
        "exits",
        "hexes",
        "looks",
        "names",
        "near",
        "outer",
        "shore",
        "size",
    )

    def __init__(self, places: list[tuple[int, int]]) -> None:
        codes = [hexes.code(q, r) for q, r in places]
        self.size = len(places)
        self.hexes = codes
        # In the order of reading: from top to bottom, and from left to right.
        order = sorted(places, key=lambda place: (2 * place[1] + place[0], place[0]))
        self.names = [str(order.index(place) + 1) for place in places]
        # The hex in each of the six directions, or -1 for the sea.
        self.around: list[list[int]] = [
            [
                codes.index(hexes.code(q + dq, r + dr)) if (q + dq, r + dr) in places else -1
                for dq, dr in COMPASS
            ]
            for q, r in places
        ]
        self.near: list[list[int]] = [[h for h in ring if h >= 0] for ring in self.around]
        self.outer: list[bool] = [-1 in ring for ring in self.around]
        # Where a piece can be pushed to.
        self.exits: list[list[int]] = [
            [*self.near[h], OFF] if self.outer[h] else self.near[h] for h in range(len(places))
        ]
        self.shore: list[int] = [h for h in range(len(places)) if self.outer[h]]
        self.distance: list[list[int]] = [
            [hexes.distance(one, other) for other in codes] for one in codes
        ]
        self.looks: list[list[int]] = [look_around(place, places) for place in places]
        # KI-22.24: what is adjacent to a hex in the order in which it is seen from another.
        self.beside: list[list[list[int]]] = [
            [sorted(near, key=order.index) for near in self.near] for order in self.looks
        ]

    def line(self, start: int, direction: int, steps: int) -> list[int]:
        """The hexes entered on a straight way; empty if it leaves the island."""
        way: list[int] = []
        here = start
        for _ in range(steps):
            here = self.around[here][direction]
            if here < 0:
                return []
            way.append(here)
        return way


def look_around(origin: tuple[int, int], places: list[tuple[int, int]]) -> list[int]:
    """KI-22.25: the origin, then ring by ring outward, each clockwise from its northern hex."""
    found = [places.index(origin)]
    radius = 0
    while len(found) < len(places):
        radius += 1
        q, r = origin[0], origin[1] - radius
        for dq, dr in COMPASS[2:] + COMPASS[:2]:
            for _ in range(radius):
                if (q, r) in places:
                    found.append(places.index((q, r)))
                q, r = q + dq, r + dr
    return found


def turned(q: int, r: int, turns: int) -> tuple[int, int]:
    """A hex turned about the origin by so many times 60 degrees clockwise."""
    for _ in range(turns):
        q, r = -r, q + r
    return q, r
