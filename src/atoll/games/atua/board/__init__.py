"""The picture of Atua: a view as SVG, wide for a desk or narrow for a hand."""

from atoll.draw.blocks import Block, section, stacked
from atoll.draw.board import INNER, Board, Layout, in_sections
from atoll.draw.elements import Element, at, g
from atoll.games.atua.board.island import held_card, large_island
from atoll.games.atua.board.legend import signs
from atoll.games.atua.board.player import name_of, other_card, own_panel
from atoll.games.atua.board.row import card_row, stacks
from atoll.games.atua.board.scene import COLOURS, AtuaScene
from atoll.games.atua.board.status import score_sheet, status_line
from atoll.games.atua.board.tahuma import tahuma_panel
from atoll.games.atua.board.tiles import fate_tiles

ROW = (386.0, 16.0)  # four cards, and a cell of them
LARGE_ROW = (458.0, 19.0)
FATES = 370.0
LAST_FATES = 250.0  # beside the score sheet
SHEET = 560.0
PLAYER = 82.0  # a column of the score sheet in which all names have room
PANEL = 236.0  # the sources beside the island
OTHERS = 236.0
TALLEST = 420.0  # of another player


def wide(scene: AtuaScene) -> Layout:
    """The row above, the own island with its sources below, the others at the right."""
    width, height = scene.page
    margin, gap = 18.0, 16.0
    main = width - 2 * margin - OTHERS - gap
    top, top_high = stacked([status_line(scene, main), common(scene, main)], 12)
    y = 16 + top_high + 14
    low, low_high = (finished if scene.view["over"] else running)(scene, main, height - y - 14)
    height = y + low_high + 14
    return (width, height), [
        held_card(scene),
        section("board", 0, 0, width - OTHERS - margin, y - 8, at(margin, 16, top)),
        at(margin, y, low),
        at(margin + main + gap, 16, others(scene, OTHERS, height - 30)),
    ]


def running(scene: AtuaScene, width: float, height: float) -> Block:
    """The island shown large, and what lies beside it."""
    panel, panel_high = own_panel(scene, PANEL)
    high = max(height, panel_high)
    room = width - PANEL - 16
    return g(large_island(scene, room, high), at(room + 16, 0, panel)), high


def finished(scene: AtuaScene, width: float, height: float) -> Block:
    """At the end: whose island is shown large, and the island; the sheet says the rest."""
    name = g(name_of(scene, scene.own, 260, 15), id_=f"player-{scene.seat}", class_="player")
    return stacked([(name, 22.0), (large_island(scene, width, height - 30), height - 30)], 8)


def common(scene: AtuaScene, width: float) -> Block:
    """The row with the fate tiles beside it; at the end the score sheet."""
    tiles = len(scene.view["fates"])
    if scene.view["over"]:
        room, columns = (LAST_FATES, 2) if tiles else (0.0, 1)
        left, left_high = score_sheet(scene, width - room - 16 if tiles else sheet(scene, width))
    else:
        room, columns = FATES, 4 if tiles > 6 else 3
        left, left_high = card_row(scene, *(ROW if tiles else LARGE_ROW))
    fates, fates_high = fate_tiles(scene, room, columns)
    return g(left, at(width - room, 0, fates)), max(left_high, fates_high)


def sheet(scene: AtuaScene, width: float) -> float:
    """How wide the score sheet is: with many players more, as far as there is room."""
    seats: int = scene.view["seats"]
    return min(width, max(SHEET, 200 + PLAYER * seats))


def others(scene: AtuaScene, width: float, height: float) -> Element:
    """The other players below each other; alone, Tahuma in their place."""
    if scene.alone:
        return tahuma_panel(scene, width)[0]
    gap = 10.0
    found = scene.others
    high = min((height - gap * (len(found) - 1)) / len(found), TALLEST)
    return stacked([other_card(scene, each, width, high) for each in found], gap)[0]


def narrow(scene: AtuaScene) -> Layout:
    """Everything below each other: the board, one's own, the others."""
    size, parts = in_sections(
        [
            ("board", narrow_board(scene, INNER)),
            ("mine", own_panel(scene, INNER)),
            ("others", narrow_others(scene, INNER)),
        ]
    )
    return size, [held_card(scene), *parts]


def narrow_board(scene: AtuaScene, width: float) -> Block:
    """The row and the island; while a card is laid, the island comes first."""
    island: Block = (large_island(scene, width, width), width)
    if scene.view["over"]:
        blocks = [score_sheet(scene, width), island]
    else:
        row = card_row(scene, width, 16.0)
        blocks = [island, row] if scene.places else [row, island]
        blocks.append(stacks(scene, width))
    if scene.view["fates"]:
        blocks.append(fate_tiles(scene, width, 3))
    return stacked([status_line(scene, width), *blocks], 12)


def narrow_others(scene: AtuaScene, width: float) -> Block:
    if scene.alone:
        return tahuma_panel(scene, width)
    return stacked([other_card(scene, each, width, 400.0) for each in scene.others], 10)


BOARD = Board(AtuaScene, COLOURS, wide, narrow, signs)
