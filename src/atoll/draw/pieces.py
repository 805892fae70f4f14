"""What lies on a table: cards, seats' marks and stones, figures, and the signs of what may be chosen."""

import re
from collections.abc import Iterable
from html import unescape
from typing import Protocol

from atoll.draw.elements import Content, Element, Value, at, g, path, rect, stamped, title
from atoll.draw.hexes import hexagon
from atoll.draw.lettering import label, measure

RING = 3.5
HALO = 11.0

TEXT = re.compile(r"<text\b[^>]*>(.*?)</text>", re.DOTALL)
MARKUP = re.compile(r"<title>.*?</title>|<[^>]*>", re.DOTALL)
BRACKETS = re.compile(r"\([^()]*\)")
WORD = re.compile(r"\w+")


class Choosable(Protocol):
    """What a drawing needs to know of a choice: see `atoll.engine.session.Choice`."""

    @property
    def notation(self) -> str: ...
    @property
    def text(self) -> str: ...
    @property
    def detail(self) -> str: ...
    @property
    def refusal(self) -> object | None: ...
    @property
    def suggested(self) -> bool: ...


# One shape per seat, on a grid of 24, so that no seat is known by its colour alone.
SHAPES = (
    "M12 2.5A9.5 9.5 0 1 1 12 21.5 9.5 9.5 0 1 1 12 2.5Z",
    "M3.5 3.5H20.5V20.5H3.5Z",
    "M12 1.8 22.6 20.6H1.4Z",
    "M12 .8 23.2 12 12 23.2.8 12Z",
    "M12 1 23 9 18.8 22H5.2L1 9Z",
    "M7 2.5H17V7.5H22V16.5H17V21.5H7V16.5H2V7.5H7Z",
)

# And one kind of line, where seats are told apart in a chart.
DASHES = (None, "7 3", "2 3", "9 3 2 3", "4 2", "1 2")

# A figure's head has the shape of its seat; the body is the same for all.
HEADS = (
    "M12 1.2A5 5 0 1 1 12 11.2 5 5 0 1 1 12 1.2Z",
    "M7.4 1.8H16.6V11H7.4Z",
    "M12 .4 18 11.2H6Z",
    "M12 0 18 6 12 12 6 6Z",
    "M12 .8 17.6 4.8 15.4 11.2H8.6L6.4 4.8Z",
    "M9.4 1.2H14.6V3.6H17V8.8H14.6V11.2H9.4V8.8H7V3.6H9.4Z",
)
BODY = "M4 23C4 16.6 6.8 12.6 12 12.6 17.2 12.6 20 16.6 20 23Z"


def scaled(x: float, y: float, size: float) -> str:
    """The transform that centres a shape on a grid of 24 on (x, y)."""
    scale = size / 24
    return f"translate({x - size / 2:.2f} {y - size / 2:.2f}) scale({scale:.3f})"


@stamped
def mark(seat: int, x: float, y: float, size: float, **more: Value) -> Element:
    """A seat's shape in its colour: on tracks, beside names."""
    return path(
        SHAPES[seat % len(SHAPES)],
        f"fill-seat-{seat} stroke-card",
        stroke_width=2,
        paint_order="stroke",
        transform=scaled(x, y, size),
        **more,
    )


@stamped
def stone(seat: int, size: float) -> Element:
    """A seat's cube, with its shape cut into the top."""
    return g(
        rect(-size / 2, -size / 2, size, size, f"fill-seat-{seat}", rx=size * 0.2),
        path(SHAPES[seat], "fill-pale", transform=scaled(0, 0, size * 0.5)),
    )


@stamped
def figure(seat: int, size: float, colour: str = "", **more: Value) -> Element:
    """A tribe member, settler, worker: a body and a seat's head, outlined so that crowds stay readable;
    in the seat's colour, or in another."""
    return path(
        HEADS[seat] + BODY,
        f"fill-{colour or f'seat-{seat}'} stroke-pale",
        stroke_width=2.6,
        stroke_linejoin="round",
        paint_order="stroke",
        transform=scaled(0, 0, size),
        **more,
    )


@stamped
def badge(text: str, x: float, y: float, fill: str = "ink", colour: str = "paper") -> Element:
    """A number in a small disc, or in a pill if it is long."""
    wide = measure(text, 12, True)
    half = max(8.5, wide / 2 + 3.5)
    return at(
        x,
        y,
        rect(-half, -8.5, half * 2, 17, f"fill-{fill} stroke-{colour}", rx=8.5),
        label(text, 0, 4.3, wide, size=12, bold=True, anchor="middle", class_=f"fill-{colour}"),
    )


@stamped
def card(width: float, height: float, *, fill: str = "card", rx: float = 12) -> Element:
    return rect(0.5, 0.5, width - 1, height - 1, f"fill-{fill} stroke-line", rx=rx)


def ringed(width: float, height: float, choice: Choosable | None, rx: float = 12) -> list[Element]:
    """The sign of a choice around a card: glow if it may be chosen, dashes if it is refused."""
    if choice is None:
        return []
    if choice.refusal is not None:
        dashes: Value = "5 4"
        return [
            rect(1, 1, width - 2, height - 2, "none stroke-soft", rx=rx, stroke_dasharray=dashes)
        ]
    return [
        rect(0, 0, width, height, "none stroke-glow", rx=rx, stroke_width=HALO, opacity=0.25),
        rect(0, 0, width, height, "none stroke-glow", rx=rx, stroke_width=RING),
    ]


def ringed_hex(radius: float, choice: Choosable | None) -> list[Element]:
    """The sign of a choice around a hex, drawn just inside so that neighbours keep theirs."""
    if choice is None:
        return []
    if choice.refusal is not None:
        dashes = "5 4" if radius > 20 else "2 2"
        return [hexagon(radius - 3, "none stroke-soft", stroke_dasharray=dashes)]
    thick = min(RING, radius * 0.12)
    halo = thick * 2.6
    return [
        hexagon(radius - halo / 2, "none stroke-glow", stroke_width=halo, opacity=0.3),
        hexagon(radius - thick / 2, "none stroke-glow", stroke_width=thick),
        hexagon(radius - thick - 0.5, "none stroke-card", stroke_width=1.2),
    ]


def piece(
    x: float,
    y: float,
    *contents: Content,
    id_: str,
    class_: str,
    name: str,
    choice: Choosable | None = None,
    dim: float = 0.6,
    named: bool = False,
    **more: Value,
) -> Element:
    """A piece in its place. One that a choice speaks of can be pointed at, reached and read out.

    `dim` is how much of it stays visible when it is refused: what must be read needs more. A piece
    that is `named` tells its own name after the choice, for what is written on it.
    """
    if choice is None:
        return at(x, y, title(name), *contents, id_=id_, class_=class_, **more)
    said = f"{choice.text} ({choice.detail})" if choice.detail else choice.text
    if named:
        said = f"{said} · {name}"
    refused = choice.refusal is not None
    return at(
        x,
        y,
        title(said),
        *contents,
        id_=id_,
        class_=f"{class_} {'refused' if refused else 'choosable'}",
        data_move=None if refused else choice.notation,
        data_why=choice.notation if refused else None,
        opacity=dim if refused else None,
        tabindex=0,
        role="button",
        aria_disabled="true" if refused else None,
        aria_label=heard(said, written(contents)),
        **more,
    )


def written(contents: Iterable[Content]) -> str:
    """What is written on a piece, word for word."""
    texts = [text for each in contents if each for text in TEXT.findall(each)]
    return unescape(" ".join(" ".join(MARKUP.sub("", text) for text in texts).split()))


def heard(said: str, seen: str) -> str:
    """What a piece is called by those who hear it: by what they would see as well, so that both can be
    spoken of, and whoever speaks to the page can say what is written there."""
    name, words = words_of(said), words_of(seen)
    known = any(name[i : i + len(words)] == words for i in range(len(name) - len(words) + 1))
    return said if known else f"{said} · {seen}"


def words_of(text: str) -> list[str]:
    """The words that count: what stands in brackets explains others."""
    return WORD.findall(BRACKETS.sub("", text).lower())
