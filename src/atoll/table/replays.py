"""Replays: any position of a game as a viewer may see it, and the scores over time as a chart."""

from dataclasses import dataclass
from typing import Any

from markupsafe import Markup

from atoll.draw.elements import Content, Element, at, g, line, path, title
from atoll.draw.lettering import label
from atoll.draw.pieces import DASHES, mark
from atoll.engine.words import Words
from atoll.table.house import Viewer
from atoll.table.live import Live
from atoll.table.scene import drawn_for, names
from atoll.table.telling import Deed, by_seat, entry
from atoll.table.window import Window
from atoll.text import say

WIDTH, HEIGHT = 312.0, 150.0
LEFT, RIGHT, TOP, BOTTOM = 26.0, 300.0, 12.0, 130.0
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)


def frame(live: Live, viewer: Viewer, ply: int, window: Window) -> dict[str, Any]:
    """A position and what led to it, as the viewer may see them."""
    state = live.position(ply)
    mine = live.seats_of(viewer.holder)
    eye = mine[0] if mine else None
    called = names(live, viewer.language)
    plies = live.session.plies
    return {
        "id": live.table.id,
        "game": live.game,
        "ply": ply,
        "last": len(plies),
        "over": live.over,
        "window": window,
        "picture": drawn_for(live, viewer, window, state.view(eye), eye),
        "by": state.hues()[plies[ply - 1].seat] if ply else -1,
        "did": story(live, viewer.language, max(ply, 1), ply),
        "seats": [
            {"number": number, "hue": hue, "name": called[number], "score": score}
            for number, (hue, score) in enumerate(
                zip(state.hues(), known_scores(live, ply, eye), strict=True)
            )
        ],
        "turn": state.seat,
    }


def story(live: Live, language: str, first: int, last: int) -> list[dict[str, Any]]:
    """The moves from one to another in words, each with the position it led to."""
    called = names(live, language)
    plies = enumerate(live.session.plies[first - 1 : last], first)
    return [
        entry(live, deed, called, language)
        for number, ply in plies
        for deed in by_seat(Deed(number, ply.seat, 0), ply.story)
        if deed.lines
    ]


def known_scores(live: Live, ply: int, eye: int | None) -> list[int | None]:
    """The scores at a position as far as the viewer may know them: all, when the game is over."""
    state = live.position(ply)
    return [*state.scores()] if live.over else state.known_scores(eye)


@dataclass(frozen=True)
class Scale:
    """Where moves and scores lie in the chart."""

    last: int
    low: int
    high: int

    def x(self, ply: float) -> float:
        return LEFT + (RIGHT - LEFT) * ply / max(self.last, 1)

    def y(self, score: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * (score - self.low) / (self.high - self.low)


def chart(live: Live, viewer: Viewer) -> Markup:
    """The scores over the game, one line with its own mark for every seat the viewer knows of."""
    curves = known_curves(live, viewer)
    scale = Scale(
        len(live.session.plies),
        low=min([0, *(min(curve) for curve in curves.values())]),
        high=max([1, *(max(curve) for curve in curves.values())]),
    )
    called, hues = names(live, viewer.language), live.session.state.hues()
    now = line(0, TOP - 4, 0, BOTTOM, "stroke-accent", stroke_width=2)
    return Markup(
        Element(
            "svg",
            title(say("", Words("page-score-chart"), viewer.language)),
            *grid(scale),
            *(drawn(scale, each, seat, hues[seat], called[seat]) for seat, each in curves.items()),
            at(scale.x(scale.last), 0, now, id_="chart-now"),
            id_="chart",
            viewBox=f"0 0 {WIDTH:g} {HEIGHT:g}",
            role="img",
            data_left=LEFT,
            data_width=RIGHT - LEFT,
        )
    )


def known_curves(live: Live, viewer: Viewer) -> dict[int, list[int]]:
    """The scores after every move, of the seats of which the viewer always knows them."""
    mine = live.seats_of(viewer.holder)
    eye = mine[0] if mine else None
    scores = [known_scores(live, ply, eye) for ply in range(len(live.session.plies) + 1)]
    return {
        seat: [score for score in column if score is not None]
        for seat, column in enumerate(zip(*scores, strict=True))
        if None not in column
    }


def grid(scale: Scale) -> list[Content]:
    """Lines for some scores, the first and the last move."""
    low, high = scale.low, scale.high
    step = next((each for each in STEPS if (high - low) / each <= 5), STEPS[-1])
    found: list[Content] = []
    for tick in range(-(-low // step) * step, high + 1, step):
        y = scale.y(tick)
        found.append(line(LEFT, y, RIGHT, y, "stroke-line"))
        found.append(
            label(str(tick), LEFT - 5, y + 4, 24, size=12, anchor="end", class_="fill-soft")
        )
    found.append(label("0", LEFT, HEIGHT - 4, 30, size=12, anchor="middle", class_="fill-soft"))
    last = str(scale.last)
    found.append(label(last, WIDTH - 2, HEIGHT - 4, 60, size=12, anchor="end", class_="fill-soft"))
    return found


def drawn(scale: Scale, curve: list[int], seat: int, hue: int, name: str) -> Element:
    """The scores of a seat."""
    points = [(scale.x(ply), scale.y(score)) for ply, score in enumerate(curve)]
    return g(
        title(f"{name}: {curve[-1]}"),
        path(
            steps(points),
            f"none stroke-seat-{hue}",
            stroke_width=2,
            stroke_dasharray=DASHES[seat],
            stroke_linejoin="round",
        ),
        mark(hue, *points[-1], 10),
    )


def steps(points: list[tuple[float, float]]) -> str:
    """A line that stays level until the score changes."""
    drawn = [f"M{points[0][0]:.1f} {points[0][1]:.1f}"]
    height = points[0][1]
    for along, up in points[1:]:
        drawn.append(f"H{along:.1f}")
        if up != height:
            drawn.append(f"V{up:.1f}")
            height = up
    return "".join(drawn)
