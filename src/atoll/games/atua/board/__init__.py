"""The picture of Atua: a view as SVG, wide for a desk or narrow for a hand."""

from collections.abc import Sequence
from typing import Any

from atoll.draw.blocks import Block, section, stacked
from atoll.draw.elements import Content, Element, at, g, rect
from atoll.draw.picture import svg
from atoll.draw.themes import colours, stylesheet
from atoll.games.atua.board.island import held_card, large_island
from atoll.games.atua.board.player import other_card, own_panel
from atoll.games.atua.board.row import card_row, stacks
from atoll.games.atua.board.scene import COLOURS, Data, Scene
from atoll.games.atua.board.status import score_sheet, status_line
from atoll.games.atua.board.tahuma import tahuma_panel
from atoll.games.atua.board.tiles import fate_tiles

__all__ = ["COLOURS", "SHAPES", "draw"]

WIDE = (1060.0, 820.0)
NARROW = 390.0
ROW = 386.0  # four cards
CELL = 16.0  # of a card in the row
FATES = 370.0
SHEET = 560.0
PANEL = 236.0  # the sources beside the island
OTHERS = 236.0
TALLEST = 420.0  # of another player
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
    """The row above, the own island with its sources below, the others at the right."""
    width, height = WIDE
    margin, gap = 18.0, 16.0
    inner = width - 2 * margin
    main = inner - OTHERS - gap
    over = scene.view["over"]
    top, top_high = stacked([status_line(scene, main), common(scene, main)], 12)
    y = 16 + top_high + 14
    panel, panel_high = (g(), 0.0) if over else own_panel(scene, PANEL)
    height = max(height, y + panel_high + 14)
    low = height - y - 14
    room = main if over else main - PANEL - gap
    return (width, height), [
        section("board", 0, 0, width - OTHERS - margin, y - 8, at(margin, 16, top)),
        at(margin, y, large_island(scene, room, low), at(room + gap, 0, panel)),
        at(margin + main + gap, 16, others(scene, OTHERS, height - 30)),
    ]


def common(scene: Scene, width: float) -> Block:
    """The row with the fate tiles beside it; at the end the score sheet."""
    tiles = len(scene.view["fates"])
    fates, fates_high = fate_tiles(scene, FATES, 4 if tiles > 6 else 3)
    if scene.view["over"]:
        left, left_high = score_sheet(scene, width - FATES - 16 if tiles else SHEET)
    else:
        left, left_high = card_row(scene, ROW, CELL)
    return g(left, at(width - FATES, 0, fates)), max(left_high, fates_high)


def others(scene: Scene, width: float, height: float) -> Element:
    """The other players below each other; alone, Tahuma in their place."""
    if scene.alone:
        return tahuma_panel(scene, width)[0]
    gap = 10.0
    found = scene.others
    high = min((height - gap * (len(found) - 1)) / len(found), TALLEST)
    return stacked([other_card(scene, each, width, high) for each in found], gap)[0]


def narrow(scene: Scene) -> tuple[tuple[float, float], list[Content]]:
    """Everything below each other, in sections a page can show one at a time."""
    margin = 12.0
    inner = NARROW - 2 * margin
    y = 14.0
    parts: list[Content] = []
    for name, block, height in (
        ("board", *narrow_board(scene, inner)),
        ("mine", *own_panel(scene, inner)),
        ("others", *narrow_others(scene, inner)),
    ):
        parts.append(section(name, 0, y - 8, NARROW, height + 16, at(margin, 8, block)))
        y += height + 18
    return (NARROW, y), parts


def narrow_board(scene: Scene, width: float) -> Block:
    """The row and the island; while a card is laid, the island comes first."""
    island: Block = (large_island(scene, width, width), width)
    if scene.view["over"]:
        blocks = [score_sheet(scene, width), island]
    else:
        row = card_row(scene, width, CELL)
        blocks = [island, row] if scene.places else [row, island]
        blocks.append(stacks(scene, width))
    if scene.view["fates"]:
        blocks.append(fate_tiles(scene, width, 3))
    return stacked([status_line(scene, width), *blocks], 12)


def narrow_others(scene: Scene, width: float) -> Block:
    if scene.alone:
        return tahuma_panel(scene, width)
    return stacked([other_card(scene, each, width, 400.0) for each in scene.others], 10)
