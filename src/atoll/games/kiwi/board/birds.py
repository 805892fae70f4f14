"""Kiwis and Leaders: a bird whose body has the shape of its owner, with its size on it."""

from atoll.draw.elements import Content, Element, circle, g, path
from atoll.draw.icons import icon
from atoll.draw.lettering import label
from atoll.draw.pieces import scaled

# On a grid of 24; the middle of the body is at (10.5, 12.5).
BODIES = (
    "M10.5 4.6A8 8 0 1 1 10.5 20.6 8 8 0 1 1 10.5 4.6Z",
    "M4.9 5.2H16.1A1.9 1.9 0 0 1 18 7.1V18.3A1.9 1.9 0 0 1 16.1 20.2H4.9A1.9 1.9 0 0 1 3 18.3V7.1A1.9 1.9 0"
    " 0 1 4.9 5.2Z",
    "M10.5 2.4 20.6 20.4H.4Z",
    "M10.5 2.4 20.6 12.5 10.5 22.6.4 12.5Z",
)  # fmt: skip
HEAD = "M17.2 1.4A3.6 3.6 0 0 1 20.7 4.2L24 10.6 19.2 7.8A3.6 3.6 0 1 1 17.2 1.4Z"
LEGS = "M6.6 18.6H8.6V23.6H6.6ZM12.4 18.6H14.4V23.6H12.4Z"
MIDDLE = ((0.0, 0.0), (0.0, 0.0), (0.0, 0.1), (0.0, 0.0))  # where the number stands, in sizes
LEGIBLE = 17.0  # smaller birds show their size by dots

SCALE = {1: 0.8, 2: 0.92, 3: 1.06}  # of birds by their size
LEADER_SCALE = 1.12


def bird(owner: int, size: int, leader: bool, wide: float) -> Element:
    """A piece in a square so wide: larger kiwis are larger, and carry their number."""
    span = wide * (LEADER_SCALE if leader else SCALE[size]) * 0.94
    shift = span * 1.2 / 24
    contents: list[Content] = [
        path(
            BODIES[owner] + HEAD + LEGS,
            f"fill-seat-{owner} stroke-pale",
            stroke_width=2.4,
            stroke_linejoin="round",
            paint_order="stroke",
            transform=scaled(shift, 0, span),
        )
    ]
    x, y = MIDDLE[owner][0] * span, MIDDLE[owner][1] * span
    if leader:
        contents.append(icon("crown", x, y, span * 0.44, "pale"))
    elif span >= LEGIBLE:
        letters = max(12.0, span * 0.46)
        contents.append(
            label(
                str(size), x, y + letters * 0.37, span, size=letters, bold=True,
                anchor="middle", class_="fill-pale",
            )
        )  # fmt: skip
    else:
        step = span * 0.19
        contents += [
            circle(x + (i - (size - 1) / 2) * step, y, span * 0.085, "fill-pale")
            for i in range(size)
        ]
    return g(*contents)
