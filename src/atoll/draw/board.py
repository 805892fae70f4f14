"""The frame of every game's picture: its two shapes, its colours, its stylesheet."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from atoll.draw.blocks import Block, section
from atoll.draw.elements import Content, at, rect
from atoll.draw.picture import svg
from atoll.draw.scene import Data, Scene
from atoll.draw.themes import colours, stylesheet

SHAPES = ("wide", "narrow")
WIDE = (1060.0, 820.0)  # a desk; a picture with more to show grows downwards
NARROW = 390.0  # a hand
MARGIN = 12.0  # at its sides
INNER = NARROW - 2 * MARGIN

Layout = tuple[tuple[float, float], list[Content]]  # width and height, and what stands in them
S = TypeVar("S", bound=Scene)


@dataclass(frozen=True)
class Board(Generic[S]):
    """How a game is drawn: its scene, the colours it adds to each theme, and its layouts."""

    scene: Callable[..., S]
    colours: Mapping[str, Mapping[str, str]]
    wide: Callable[[S], Layout]
    narrow: Callable[[S], Layout]

    def draw(
        self,
        view: Data,
        *,
        choices: Sequence[Any] = (),
        seat: int | None = None,
        language: str = "en",
        theme: str = "light",
        shape: str = "wide",
        names: Sequence[str] | None = None,
        style: bool = True,
    ) -> str:
        """The position as a picture.

        `choices` come from `atoll.engine.session.choices`; `seat` is the one whose part of the
        table is shown large (else the one to decide). Without `style` the colours are left to
        the page's stylesheet.
        """
        if shape not in SHAPES:
            raise ValueError(f"no shape {shape!r}; there are: {', '.join(SHAPES)}")
        sheet = stylesheet(colours(theme, self.colours))
        scene = self.scene(view, choices, seat, language, names, shape == "wide")
        layout = self.wide if scene.wide else self.narrow
        (width, height), contents = layout(scene)
        return svg(
            width,
            height,
            scene.title(),
            sheet if style else "",
            rect(0, 0, width, height, "fill-paper", rx=18),
            *contents,
        )


def in_sections(parts: Sequence[tuple[str, Block]]) -> Layout:
    """Blocks as wide as a hand below each other, in sections a page can show one at a time."""
    contents: list[Content] = []
    y = 14.0
    for name, (block, height) in parts:
        contents.append(section(name, 0, y - 8, NARROW, height + 16, at(MARGIN, 8, block)))
        y += height + 18
    return (NARROW, y), contents
