"""The picture of Atua: a view as SVG, wide for a desk or narrow for a hand."""

from collections.abc import Sequence
from typing import Any

from atoll.draw.elements import Content, at, g, rect
from atoll.draw.picture import svg
from atoll.draw.pieces import piece, ringed
from atoll.draw.themes import colours, stylesheet
from atoll.games.atua.board.face import face
from atoll.games.atua.board.island import held_card, large_island
from atoll.games.atua.board.scene import COLOURS, Data, Scene

__all__ = ["COLOURS", "SHAPES", "draw"]

WIDE = (1060.0, 820.0)
NARROW = 390.0
SHAPES = ("wide", "narrow")


def draw(
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

    `choices` come from `atoll.engine.session.choices`; `seat` is the one whose island is shown
    large (else the one to decide). Without `style` the colours are left to the page's stylesheet.
    """
    if shape not in SHAPES:
        raise ValueError(f"no shape {shape!r}; there are: {', '.join(SHAPES)}")
    sheet = stylesheet(colours(theme, COLOURS))
    scene = Scene(view, choices, seat, language, names, shape == "wide")
    (width, height), contents = wide(scene) if shape == "wide" else narrow(scene)
    return svg(
        width,
        height,
        scene.say("board-picture", round=view["round"]),
        sheet if style else "",
        held_card(scene),
        rect(0, 0, width, height, "fill-paper", rx=18),
        *contents,
    )


def wide(scene: Scene) -> tuple[tuple[float, float], list[Content]]:
    """The row above, the own island below."""
    contents: list[Content] = []
    for i, card in enumerate(scene.view["row"]):
        target = f"card-{card['id']}"
        choice = scene.picks.get(target)
        drawn = g(face(scene, card), transform="scale(16)")
        contents.append(
            piece(
                18 + i * 100,
                20,
                drawn,
                *ringed(80, 112, choice, rx=4),
                id_=target,
                class_="card",
                name=card["id"],
                choice=choice,
            )
        )
    contents.append(at(18, 160, large_island(scene, 640, 640)))
    others = sorted(target for target in scene.picks if not target.startswith("card-"))
    for i, target in enumerate(others):
        contents.append(at(700, 200 + 30 * i, rect(0, 0, 100, 26, "fill-card"), id_=target))
    return WIDE, contents


narrow = wide
