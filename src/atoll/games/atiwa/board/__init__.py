"""The picture of Atiwa: a view as SVG, wide for a desk or narrow for a hand."""

from collections.abc import Sequence

from atoll.draw.blocks import Block, heading, section
from atoll.draw.board import NARROW, WIDE, Board, Layout
from atoll.draw.elements import Content, at, g
from atoll.games.atiwa.board.actions import (
    CARD,
    TRACK,
    locations,
    other_spaces,
    terrain,
    track,
)
from atoll.games.atiwa.board.community import other_card, own_panel
from atoll.games.atiwa.board.scene import COLOURS, AtiwaScene
from atoll.games.atiwa.board.status import (
    goal_panel,
    narrow_result,
    result,
    status_line,
    staying_workers,
)
from atoll.games.atiwa.board.tableau import cards_in_pairs, plan, tableau

HEAD = 26.0  # a line of headings
PANEL = 296.0
GRID = (414.0, 414.0, 390.0, 360.0)  # the own tableau, by the number of seats
SIDE = 232.0  # the spaces that stand by themselves


def wide(scene: AtiwaScene) -> Layout:
    """The action board above; the own panel, the own tableau and the others below."""
    width, height = WIDE
    margin = 18.0
    inner = width - 2 * margin
    y = 16.0
    common, common_high = result(scene, inner) if scene.view["over"] else board(scene, inner)
    top = at(margin, y, status_line(scene, inner)[0], at(0, HEAD + 2, common))
    y += HEAD + 2 + common_high + 14
    panel, panel_high = own_panel(scene, PANEL)
    height = max(height, y + panel_high + 14)
    low = height - y - 14
    grid = GRID[scene.view["seats"] - 1]
    cards = tableau(scene, scene.own, grid, low).drawn
    beside = PANEL + 16 + grid + 16
    bottom = at(
        margin,
        y,
        panel,
        at(PANEL + 16, 0, cards),
        at(beside, 0, *others(scene, inner - beside, low)),
    )
    return (width, height), [section("board", 0, 0, width, y - 8, top), bottom]


def board(scene: AtiwaScene, width: float) -> Block:
    """Terrain, track and locations below each other, the other spaces at their right."""
    main = width - SIDE - 14
    parts = (
        terrain(scene, main, len(scene.view["open"]), CARD),
        track(scene, main, 7, TRACK),
        locations(scene, main, 4, 60),
    )
    contents: list[Content] = []
    y = 0.0
    for block, high in parts:
        contents.append(at(0, y, block))
        y += high + 10
    height = y - 10
    rows = 5 if scene.view["seats"] == 4 else 4
    spaces, _ = other_spaces(scene, SIDE, 2, (height - 8 * (rows - 1)) / rows)
    return g(*contents, at(main + 14, 0, spaces), id_="actions"), height


def others(scene: AtiwaScene, width: float, height: float) -> list[Content]:
    """The other players below each other; alone, the goal in their place."""
    found = scene.others
    if not found:
        return [stacked([goal_panel(scene, width), staying_workers(scene, width)], 16)[0]]
    gap = 10.0
    high = (height - gap * (len(found) - 1)) / len(found)
    return [stacked([other_card(scene, each, width, high) for each in found], gap)[0]]


def narrow(scene: AtiwaScene) -> Layout:
    """Everything below each other, in sections a page can show one at a time."""
    margin = 12.0
    inner = NARROW - 2 * margin
    y = 14.0
    parts: list[Content] = []
    for name, block, height in (
        ("board", *narrow_board(scene, inner)),
        ("mine", *narrow_own(scene, inner)),
        ("others", *narrow_others(scene, inner)),
    ):
        parts.append(section(name, 0, y - 8, NARROW, height + 16, at(margin, 8, block)))
        y += height + 18
    return (NARROW, y), parts


def stacked(blocks: Sequence[Block], gap: float) -> Block:
    """Blocks below each other."""
    contents: list[Content] = []
    y = 0.0
    for block, high in blocks:
        contents.append(at(0, y, block))
        y += high + gap
    return g(*contents), y - gap


def narrow_board(scene: AtiwaScene, width: float) -> Block:
    status = status_line(scene, width)
    goal = [goal_panel(scene, width)] if scene.alone else []
    if scene.view["over"]:
        return stacked([status, narrow_result(scene, width), *goal], 10)
    return stacked(
        [
            status,
            *goal,
            terrain(scene, width, 2, 32.0),
            track(scene, width, 4, (38.0, 46.0, 44.0)),
            locations(scene, width, 2, 93.0),
            other_spaces(scene, width, 3, 56.0),
        ],
        12,
    )


def narrow_own(scene: AtiwaScene, width: float) -> Block:
    where: Block = (heading(scene.say("board-plan"), width), 14.0)
    return stacked(
        [
            own_panel(scene, width, large=True),
            where,
            plan(scene, scene.own, width),
            cards_in_pairs(scene, scene.own, width),
        ],
        10,
    )


def narrow_others(scene: AtiwaScene, width: float) -> Block:
    """The other players; alone, the own workers that stay on the board."""
    if scene.alone:
        return staying_workers(scene, width)
    return stacked([other_card(scene, each, width, 420.0) for each in scene.others], 10)


BOARD = Board(AtiwaScene, COLOURS, wide, narrow)
