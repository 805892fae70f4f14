"""Replays: any position of a game as a viewer may see it, and the scores over time as a chart."""

from typing import Any

from markupsafe import Markup

from atoll.draw.elements import Content, Element, at, g, line, path, title
from atoll.draw.lettering import label
from atoll.draw.pieces import mark
from atoll.engine.words import Words
from atoll.table.house import Viewer
from atoll.table.live import Live
from atoll.table.scene import names
from atoll.table.telling import Deed, entry
from atoll.table.window import Window
from atoll.text import say

WIDTH, HEIGHT = 312.0, 150.0
LEFT, RIGHT, TOP, BOTTOM = 26.0, 300.0, 12.0, 130.0
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)
DASHES = (None, "7 3", "2 3", "9 3 2 3", "4 2", "1 2")  # a seat's line is known without its colour


def frame(live: Live, viewer: Viewer, ply: int, window: Window) -> dict[str, Any]:
    """A position and what led to it, as the viewer may see them."""
    state = live.position(ply)
    mine = live.seats_of(viewer.holder)
    eye = mine[0] if mine else None
    called = names(live, viewer.language)
    plies = live.session.plies
    drawn = live.game.draw(
        state.view(eye),
        choices=[],
        seat=eye,
        language=viewer.language,
        shape=window.shape,
        room=window.room,
        names=called,
        style=False,
    )
    return {
        "id": live.table.id,
        "game": live.game,
        "ply": ply,
        "last": len(plies),
        "over": live.over,
        "window": window,
        "picture": Markup(drawn),
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
        entry(live, Deed(number, ply.seat, 0, ply.story), called, language)
        for number, ply in plies
        if ply.story
    ]


def known_scores(live: Live, ply: int, eye: int | None) -> list[int | None]:
    """The scores at a position as far as the viewer may know them: all, when the game is over."""
    state = live.position(ply)
    return [*state.scores()] if live.over else state.known_scores(eye)


def chart(live: Live, viewer: Viewer) -> Markup:
    """The scores over the game, one line with its own mark for every seat the viewer knows of."""
    language = viewer.language
    last = len(live.session.plies)
    mine = live.seats_of(viewer.holder)
    scores = [known_scores(live, ply, mine[0] if mine else None) for ply in range(last + 1)]
    curves = {
        seat: [score for score in column if score is not None]
        for seat, column in enumerate(zip(*scores, strict=True))
        if None not in column
    }
    low: int = min([0, *(min(curve) for curve in curves.values())])
    high: int = max([1, *(max(curve) for curve in curves.values())])
    step = next((each for each in STEPS if (high - low) / each <= 5), STEPS[-1])

    def x(ply: float) -> float:
        return LEFT + (RIGHT - LEFT) * ply / max(last, 1)

    def y(score: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * (score - low) / (high - low)

    grid: list[Content] = []
    for tick in range(-(-low // step) * step, high + 1, step):
        grid.append(line(LEFT, y(tick), RIGHT, y(tick), "stroke-line"))
        grid.append(
            label(str(tick), LEFT - 5, y(tick) + 4, 24, size=12, anchor="end", class_="fill-soft")
        )
    grid.append(label("0", LEFT, HEIGHT - 4, 30, size=12, anchor="middle", class_="fill-soft"))
    grid.append(
        label(str(last), WIDTH - 2, HEIGHT - 4, 60, size=12, anchor="end", class_="fill-soft")
    )
    called, hues = names(live, language), live.session.state.hues()
    lines = [
        g(
            title(f"{called[seat]}: {curve[-1]}"),
            path(
                steps([(x(ply), y(score)) for ply, score in enumerate(curve)]),
                f"none stroke-seat-{hues[seat]}",
                stroke_width=2,
                stroke_dasharray=DASHES[seat],
                stroke_linejoin="round",
            ),
            mark(hues[seat], x(last), y(curve[-1]), 10),
        )
        for seat, curve in curves.items()
    ]
    now = at(
        x(last), 0, line(0, TOP - 4, 0, BOTTOM, "stroke-accent", stroke_width=2), id_="chart-now"
    )
    return Markup(
        Element(
            "svg",
            title(say("", Words("page-score-chart"), language)),
            *grid,
            *lines,
            now,
            id_="chart",
            viewBox=f"0 0 {WIDTH:g} {HEIGHT:g}",
            role="img",
            data_left=LEFT,
            data_width=RIGHT - LEFT,
        )
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
