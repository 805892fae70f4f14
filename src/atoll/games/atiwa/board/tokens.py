"""Tokens and what is printed for them: known by their shape first, by their colour second."""

from atoll.draw.elements import Content, Element, at, circle, g, path, rect, stamped
from atoll.draw.icons import icon
from atoll.draw.pieces import RING, Choosable, figure
from atoll.draw.scene import Data

CARDBOARD = ("tree", "family", "trained")  # square; all other tokens are round
LIFTED = 0.16  # how far a laden token makes room for what it carries

# What is printed on a cell: its ground, its icon, and what its tree may carry beside fruit.
PRINTED = {
    "T": ("tree", "tree", ""),
    "w": ("tree", "tree", "wild"),
    "b": ("tree", "tree", "bat"),
    "F": ("fruit", "fruit", ""),
    "B": ("bat", "bat", ""),
    "W": ("wild", "wild", ""),
    "G": ("goat", "goat", ""),
    "H": ("house", "house", ""),
    "U": ("ruin", "ruin", ""),
    ".": ("blank", "", ""),
}

# The tokens that lie on a cell: first what stands on the ground, then what that carries.
LYING = {
    "empty": (),
    "tree": ("tree",),
    "tree+fruit": ("tree", "fruit"),
    "tree+wild": ("tree", "wild"),
    "tree+bat": ("tree", "bat"),
    "fruit": ("fruit",),
    "wild": ("wild",),
    "goat": ("goat",),
    "bat": ("bat",),
    "family": ("family",),
    "trained": ("trained",),
    "trained+bat": ("trained", "bat"),
    "polluted": (),
}


@stamped
def token(kind: str, size: float, *, laden: bool = False) -> Element:
    """A token centred on its place; one that carries another is drawn to leave room for it."""
    shift = -size * LIFTED if laden else 0.0
    if kind == "gold":
        return icon("coin", 0, 0, size, "gold", lines="pale")
    if kind in CARDBOARD:
        ground = rect(-size / 2, -size / 2, size, size, f"fill-{kind}", rx=size * 0.2)
    else:
        ground = circle(0, 0, size / 2, f"fill-{kind}")
    if kind == "trained":
        return g(ground, *trained_face(size, laden))
    scale = 0.82 if kind in ("bat", "tree", "family") else 0.68
    face = icon(kind, shift, shift, size * scale * (0.86 if laden else 1), "pale")
    return g(ground, face)


def trained_face(size: float, laden: bool) -> list[Content]:
    """The family, and the bat printed on its trained side."""
    return [
        icon("family", -size * 0.13, size * 0.12, size * 0.62, "pale"),
        None if laden else icon("bat", size * 0.24, -size * 0.24, size * 0.5, "pale", opacity=0.8),
    ]


@stamped
def carried(kind: str, size: float) -> Element:
    """A token on another one, outlined so that it stands out."""
    x, y = (size * 0.2, -size * 0.2) if kind == "bat-home" else (size * 0.22, size * 0.2)
    own = "bat" if kind == "bat-home" else kind
    return at(
        x,
        y,
        circle(0, 0, size * 0.31 + 1.2, "fill-pale"),
        token(own, size * 0.62),
        class_="carried",
    )


def stack(seat: int, cell: str, content: str, size: float) -> list[Content]:
    """What lies on a cell, every token a piece of its own."""
    lying = LYING[content]
    if not lying:
        return []
    laden = len(lying) > 1
    first = lying[0]
    kind = "family" if first == "trained" else first
    pieces: list[Content] = [
        g(
            token(first, size, laden=laden),
            id_=f"{kind}-{seat}-{cell}",
            class_=f"token {first}",
            data_piece=f"{kind}-{seat}",
        )
    ]
    if laden:
        above = "bat-home" if first == "trained" else lying[1]
        pieces.append(
            g(
                carried(above, size),
                id_=f"{lying[1]}-{seat}-{cell}",
                class_=f"token {lying[1]}",
                data_piece=f"{lying[1]}-{seat}",
            )
        )
    return pieces


@stamped
def ground(code: str, size: float, polluted: bool = False) -> Element:
    """The place of a cell on its card."""
    name = "polluted" if polluted else PRINTED[code][0]
    edge = " stroke-line" if name == "blank" else ""
    inset = 0.5 if edge else 0.0
    return rect(
        inset - size / 2,
        inset - size / 2,
        size - 2 * inset,
        size - 2 * inset,
        f"fill-ground-{name}{edge}",
        rx=size * 0.18,
    )


def print_on(code: str, size: float) -> list[Content]:
    """What an empty cell is for."""
    _, name, carries = PRINTED[code]
    if not name:
        return []
    if not carries:
        return [icon(name, 0, 0, size * 0.66, f"print-{name}")]
    return [
        icon(name, -size * 0.13, -size * 0.1, size * 0.58, f"print-{name}"),
        icon(carries, size * 0.24, size * 0.24, size * 0.44, f"print-{carries}"),
    ]


def pollution(size: float) -> list[Content]:
    """A polluted cell: hatched, with the sign of pollution."""
    half = size * 0.42
    strokes = "".join(
        f"M{-half:.1f} {y:.1f} {half:.1f} {y - size * 0.5:.1f}"
        for y in (size * 0.02, size * 0.27, size * 0.46)
    )
    return [
        path(strokes, "none stroke-spent-ink", opacity=0.4, stroke_width=1.2),
        icon("pollution", 0, 0, size * 0.62, "pollution"),
    ]


def worker(space: Data, size: float) -> Element:
    """The worker on a space: of a seat, or in the solo game of a colour."""
    if space["colour"] is None:
        return worker_of(space["worker"], f"seat-{space['worker']}", size)
    return coloured_worker(space["colour"], size)


def coloured_worker(colour: str, size: float) -> Element:
    """A worker of the solo game; every colour has a head of its own."""
    return worker_of(("red", "yellow", "blue").index(colour), f"worker-{colour}", size)


@stamped
def worker_of(head: int, fill: str, size: float) -> Element:
    return figure(head, size, fill)


def glow(
    width: float, height: float, choice: Choosable | None, *, rx: float = 10, faint: bool = False
) -> list[Element]:
    """The sign of a choice around a box from (0, 0), narrow enough for close neighbours.

    `faint` is for what may be chosen but would bring nothing.
    """
    if choice is None:
        return []
    if choice.refusal is not None:
        dashed = rect(
            1, 1, width - 2, height - 2, "none stroke-soft", rx=rx, stroke_dasharray="4 4"
        )
        return [dashed]
    ring = rect(
        1, 1, width - 2, height - 2, "none stroke-glow", rx=rx, stroke_width=1.8 if faint else RING
    )
    halo = rect(0, 0, width, height, "none stroke-glow", rx=rx, stroke_width=7, opacity=0.25)
    return [ring] if faint else [halo, ring]
