"""How pictures are put together: headings, pills, blocks below each other, sections of a page."""

from collections.abc import Sequence

from atoll.draw.elements import Content, Element, at, g, rect
from atoll.draw.lettering import label, measure

Block = tuple[Element, float]  # a part of a picture drawn from (0, 0), and its height
Sign = tuple[Element, float]  # something in a line, drawn from (0, 0), and its width


def heading(text: str, room: float) -> Element:
    return label(
        text, 0, 13, room, size=13, bold=True, class_="fill-soft", role="heading", aria_level=2
    )


def pill(text: str, room: float) -> Sign:
    """A few words in a coloured pill."""
    wide = min(measure(text, 12, True), room - 14)
    return g(
        rect(0, 0, wide + 14, 18, "fill-accent", rx=9),
        label(text, 7, 13.2, wide, size=12, bold=True, class_="fill-paper"),
    ), wide + 14


def stacked(blocks: Sequence[Block], gap: float) -> Block:
    """Blocks below each other."""
    contents: list[Content] = []
    y = 0.0
    for block, high in blocks:
        contents.append(at(0, y, block))
        y += high + gap
    return g(*contents), max(y - gap, 0.0)


def section(
    name: str, x: float, y: float, width: float, height: float, *contents: Content
) -> Element:
    """A part of the picture that a page may show by itself, cut out by its box."""
    box = f"{x:g} {y:g} {width:g} {height:g}"
    return at(x, y, *contents, id_=f"section-{name}", data_box=box)
