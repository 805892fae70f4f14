"""The picture of Tindaya: a view as SVG, wide for a desk or narrow for a hand."""

from atoll.draw.blocks import Block, section, stacked
from atoll.draw.board import INNER, WIDE, Board, Layout, in_sections
from atoll.draw.elements import at, g
from atoll.games.tindaya.board.archipelago import archipelago
from atoll.games.tindaya.board.buttons import buttons
from atoll.games.tindaya.board.scene import COLOURS, TindayaScene
from atoll.games.tindaya.board.status import status_line
from atoll.games.tindaya.board.tribe import other_card, own_panel

MARGIN = 18.0
SIDE = 272.0  # the column at the right
CORNER = 340.0  # of the map that the sea leaves free


def wide(scene: TindayaScene) -> Layout:
    """The archipelago above the own tribe; at the right the others."""
    width, height = WIDE
    main = width - 2 * MARGIN - SIDE - 16
    left, left_high = stacked([top(scene, main), own_panel(scene, main)], 10)
    right, right_high = others(scene, SIDE)
    low, low_high = buttons(scene, main)
    height = max(height, left_high + low_high + 36, right_high + 32)
    return (width, height), [
        section("board", 0, 0, width - SIDE - MARGIN, left_high + low_high + 20),
        at(MARGIN, 16, left),
        at(MARGIN, 16 + left_high + 6, low),
        at(MARGIN + main + 16, 16, right),
    ]


def top(scene: TindayaScene, width: float) -> Block:
    """The archipelago; how far the game is stands in the corner it leaves free."""
    islands, high = archipelago(scene, width, 520.0)
    return g(islands, status_line(scene, CORNER)[0]), high


def others(scene: TindayaScene, width: float) -> Block:
    return stacked([other_card(scene, each, width) for each in scene.others], 10)


def narrow(scene: TindayaScene) -> Layout:
    """Everything below each other: the board, one's own, the others."""
    board = [status_line(scene, INNER), archipelago(scene, INNER, 800.0)]
    mine = own_panel(scene, INNER)
    low = buttons(scene, INNER)
    return in_sections(
        [
            ("board", stacked(board, 12)),
            ("mine", stacked([low, mine] if low[1] else [mine], 10)),
            ("others", others(scene, INNER)),
        ]
    )


BOARD = Board(TindayaScene, COLOURS, wide, narrow)
