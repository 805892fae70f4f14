"""How pictures are put together: headings, pills, blocks below each other, sections of a page."""

from collections.abc import Sequence

from atoll.draw.elements import Content, Element, at, g, rect, title
from atoll.draw.icons import icon
from atoll.draw.lettering import label, measure
from atoll.draw.pieces import mark

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


def nameplate(
    seat: int,
    name: str,
    score: str,
    width: float,
    size: float,
    *,
    said: str,
    turn: str = "",
    flag: str = "",
) -> Element:
    """A seat's mark and name, whose turn it is, who begins, and the score at the right.

    `said` is the score in words; `turn` and `flag` are the words of these signs, or empty.
    """
    score_wide = measure(score, size + 3, True)
    room = width - 22 - score_wide - 8
    contents: list[Content] = [mark(seat, 8, 9, 15)]
    if flag:
        room -= 20
        sign = icon("flag", 0, 0, 15, "accent", named=flag)
        contents.append(at(width - score_wide - 14, 9, sign, id_="first", data_piece="first"))
    played, played_wide = pill(turn, room) if turn else (g(), 0.0)
    name_wide = min(measure(name, size, True), room)
    fits = bool(turn) and name_wide + 7 + played_wide <= room
    colour = "accent" if turn else "ink"
    contents += [
        label(name, 21, 14, name_wide, size=size, bold=True, class_=f"fill-{colour}"),
        at(28 + name_wide, 0, played) if fits else None,
        g(title(said), label(score, width, 15, score_wide, size=size + 3, bold=True, anchor="end")),
    ]
    return g(*contents)


def turn_marks(order: Sequence[int], now: int, said: str) -> Sign:
    """Seats in their order of play; the one whose turn it is stands on a plate."""
    contents: list[Content] = [title(said)]
    for i, seat in enumerate(order):
        if seat == now:
            contents.append(rect(i * 26, -3, 22, 22, "fill-card stroke-accent", rx=7))
        contents.append(mark(seat, i * 26 + 11, 8, 13))
        if i:
            contents.append(icon("chevron", i * 26 - 2, 8, 7, "soft"))
    return g(*contents, id_="order"), len(order) * 26 - 4


def side_by_side(signs: Sequence[Sign], gap: float) -> Sign:
    """Signs in a line."""
    contents: list[Content] = []
    x = 0.0
    for sign, wide in signs:
        contents.append(at(x, 0, sign))
        x += wide + gap
    return g(*contents), max(x - gap, 0.0)


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
