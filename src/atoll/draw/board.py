"""The frame of every game's picture: its two shapes, its colours, its stylesheet."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from atoll.draw.blocks import Block, section
from atoll.draw.elements import Content, Element, at, rect
from atoll.draw.lettering import SMALLEST
from atoll.draw.memory import Memory, pieces
from atoll.draw.picture import svg
from atoll.draw.scene import WIDE, Data, Scene, Size
from atoll.draw.themes import colours, stylesheet

SHAPES = ("wide", "narrow")
NARROW = 390.0  # a hand
MARGIN = 12.0  # at its sides
INNER = NARROW - 2 * MARGIN

LEAST = 11 / SMALLEST  # how small a picture may be shown: its smallest letters have 11 pixels

Layout = tuple[Size, list[Content]]  # width and height, and what stands in them
S = TypeVar("S", bound=Scene)


@dataclass(frozen=True)
class Board(Generic[S]):
    """How a game is drawn: its scene, the colours it adds to each theme, its layouts, its legend."""

    scene: Callable[..., S]
    colours: Mapping[str, Mapping[str, str]]
    wide: Callable[[S], Layout]
    narrow: Callable[[S], Layout]
    signs: Callable[[], Mapping[str, Element]] = dict  # each by the key of what it means

    def draw(self, view: Data, **how: Any) -> str:
        """The position as a picture."""
        return "".join(self.pieces(view, **how))

    def pieces(
        self,
        view: Data,
        *,
        choices: Sequence[Any] = (),
        seat: int | None = None,
        language: str = "en",
        theme: str = "light",
        shape: str = "wide",
        room: Size | None = None,
        names: Sequence[str] | None = None,
        style: bool = True,
        memory: Memory | None = None,
    ) -> list[str]:
        """The position as a picture, in pieces that are likely to be in the next one, too.

        `choices` come from `atoll.engine.session.choices`; `seat` is the one whose part of the
        table is shown large (else the one to decide). A wide picture fills the `room` it will
        be shown in, in pixels of a page. Without `style` the colours are left to the page's
        stylesheet. Who draws a table again and again gives a `memory` of what was drawn of it.
        """
        if shape not in SHAPES:
            raise ValueError(f"no shape {shape!r}; there are: {', '.join(SHAPES)}")
        scene = self.scene(view, choices, seat, language, names, shape == "wide")
        if memory is not None:
            scene.remember(memory)
        if shape == "narrow":
            (width, height), contents = self.narrow(scene)
        elif room is None:
            (width, height), contents = self.wide(scene)
        else:
            (width, height), contents = self.filling(room, scene)
        drawn = svg(
            width,
            height,
            scene.title(),
            stylesheet(colours(theme, self.colours)) if style else "",
            rect(0, 0, width, height, "fill-paper", rx=18),
            *contents,
        )
        scene.reading.end()
        return pieces(drawn, scene.reading.parts)

    def filling(self, room: Size, scene: S) -> Layout:
        """A wide picture as large as its room allows, and never so small that it cannot be read:
        what then has no room is for the page to scroll to."""
        width, height = room
        scale = max(LEAST, min(width / WIDE[0], height / WIDE[1]))
        while True:
            laid = self.wide(scene.afresh((width / scale, height / scale)))
            if laid[0][1] <= height / scale + 1 or scale == LEAST:
                return laid
            scale = max(LEAST, min(scale * 0.96, height / laid[0][1]))


def sign_alone(sign: Element) -> Element:
    """A sign of a legend as a picture of its own: it is drawn around (12, 0), on a grid of 24."""
    return Element("svg", sign, viewBox="-3 -13 30 26", class_="sign", aria_hidden="true")


def in_sections(parts: Sequence[tuple[str, Block]]) -> Layout:
    """Blocks as wide as a hand below each other, in sections a page can show one at a time."""
    contents: list[Content] = []
    y = 14.0
    for name, (block, height) in parts:
        contents.append(section(name, 0, y - 8, NARROW, height + 16, at(MARGIN, 8, block)))
        y += height + 18
    return (NARROW, y), contents
