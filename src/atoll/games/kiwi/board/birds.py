"""Kiwis and Leaders: a bird whose body has the shape of its flock, with its size on it."""

from atoll.draw.elements import Content, Element, circle, g, path
from atoll.draw.icons import icon
from atoll.draw.pieces import scaled
from atoll.games.kiwi.kinds import HUES

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
LOW = (0.0, 0.0, 0.1, 0.0)  # how far below the middle its number stands, in sizes
# Numerals as lines about the middle: a bird is read out by its name, not by its number.
NUMERALS = {
    1: "M-2 -3 .9 -5.2V5.2",
    2: "M-3 -2.6C-3 -6.4 3.2 -6.4 3 -2.4 2.8 .2 -2.4 2.2 -3 5.2H3.3",
    3: "M-2.9 -5.2H2.9L-.3 -1.2C2.6 -1.4 3.8 .8 3.1 2.8 2.2 5.9 -2 6 -3.2 3.4",
}
CROWD = 15.0  # smaller birds show their size by dots

SCALE = {1: 0.8, 2: 0.92, 3: 1.06}  # of birds by their size
LEADER_SCALE = 1.12


def bird(hue: int, size: int, leader: bool, wide: float) -> Element:
    """A piece in a square so wide: larger kiwis are larger, and carry their number."""
    shape = hue - HUES
    span = wide * (LEADER_SCALE if leader else SCALE[size]) * 0.94
    shift = span * 1.2 / 24
    contents: list[Content] = [
        path(
            BODIES[shape] + HEAD + LEGS,
            f"fill-seat-{hue} stroke-pale",
            stroke_width=2.4,
            stroke_linejoin="round",
            paint_order="stroke",
            transform=scaled(shift, 0, span),
        )
    ]
    y = LOW[shape] * span
    if leader:
        contents.append(icon("crown", 0, y, span * 0.44, "pale"))
    elif span >= CROWD:
        contents.append(
            path(
                NUMERALS[size],
                "none stroke-pale",
                stroke_width=2.3,
                stroke_linecap="round",
                stroke_linejoin="round",
                transform=f"translate(0 {y:.1f}) scale({span / 27:.3f})",
            )
        )
    else:
        step = span * 0.19
        contents += [
            circle((i - (size - 1) / 2) * step, y, span * 0.085, "fill-pale") for i in range(size)
        ]
    return g(*contents)
