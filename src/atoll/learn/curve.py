"""The learning curve as a picture."""

from collections.abc import Callable, Sequence

from atoll.draw.elements import Element, circle, g, line, path
from atoll.learn.exam import Mark

WIDTH, HEIGHT = 720, 400
LEFT, RIGHT, TOP, BOTTOM = 64, 700, 40, 350
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
STYLE = (
    "text{font:13px sans-serif;fill:#333}.axis{stroke:#999}.even{stroke:#333;stroke-dasharray:4 4}"
)


def curve(title: str, marks: Sequence[Mark]) -> str:
    """The gain over who reigned in the beginning, by the games that were learned from."""
    most = max([1, *(mark.games for mark in marks)])
    ends = [mark.gain + way * mark.reach for mark in marks for way in (-1, 1)]
    low, high = min([-0.1, *ends]), max([0.1, *ends])

    def x(games: float) -> float:
        return LEFT + (RIGHT - LEFT) * games / most

    def y(gain: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * (gain - low) / (high - low)

    drawn = [
        Element("style", STYLE),
        Element("rect", width=WIDTH, height=HEIGHT, fill="#fff"),
        label(LEFT, 22, title, "start"),
        line(LEFT, TOP, LEFT, BOTTOM, "axis"),
        line(LEFT, BOTTOM, RIGHT, BOTTOM, "axis"),
        line(LEFT, y(0), RIGHT, y(0), "even"),
        *(label(LEFT - 8, y(each) + 4, f"{each:+.2f}", "end") for each in (low, 0.0, high)),
        label(RIGHT, BOTTOM + 20, f"{most:,} games", "end"),
    ]
    for i, seats in enumerate(sorted({mark.seats for mark in marks})):
        own = [mark for mark in marks if mark.seats == seats]
        colour = COLOURS[i % len(COLOURS)]
        steps = " ".join(f"{x(mark.games):.1f},{y(mark.gain):.1f}" for mark in own)
        drawn.append(path(f"M{steps}", "", fill="none", stroke=colour, stroke_width=2))
        drawn += [spot(x(mark.games), y, mark, colour) for mark in own]
        drawn.append(label(LEFT + 90 * i, BOTTOM + 40, f"● {seats} seats", "start", colour))
    size = f"0 0 {WIDTH} {HEIGHT}"
    return str(Element("svg", *drawn, xmlns="http://www.w3.org/2000/svg", viewBox=size))


def spot(x: float, y: Callable[[float], float], mark: Mark, colour: str) -> Element:
    """A mark with its interval; filled where the mind was promoted."""
    low, high = y(mark.gain - mark.reach), y(mark.gain + mark.reach)
    fill = colour if mark.promoted else "#fff"
    return g(
        line(x, low, x, high, "", stroke=colour),
        circle(x, y(mark.gain), 4, "", fill=fill, stroke=colour),
    )


def label(x: float, y: float, text: str, anchor: str, colour: str | None = None) -> Element:
    style = None if colour is None else f"fill:{colour}"
    return Element("text", text, x=x, y=y, text_anchor=anchor, style=style)
