"""The picture of Tindaya: a view as SVG, wide for a desk or narrow for a hand."""

from atoll.draw.blocks import Block, stacked
from atoll.draw.board import INNER, WIDE, Board, Layout, in_sections
from atoll.draw.elements import at
from atoll.games.tindaya.board.archipelago import archipelago
from atoll.games.tindaya.board.buttons import buttons
from atoll.games.tindaya.board.scene import COLOURS, TindayaScene
from atoll.games.tindaya.board.status import status_line

MARGIN = 18.0


def wide(scene: TindayaScene) -> Layout:
    """The archipelago above, what may be done below it."""
    width, height = WIDE
    room = width - 2 * MARGIN
    drawn, high = stacked(board_blocks(scene, room), 12)
    return (width, max(height, high + 30)), [at(MARGIN, 16, drawn)]


def board_blocks(scene: TindayaScene, width: float) -> list[Block]:
    return [
        status_line(scene, width),
        archipelago(scene, width, 620.0),
        buttons(scene, width),
    ]


def narrow(scene: TindayaScene) -> Layout:
    """Everything below each other."""
    return in_sections([("board", stacked(board_blocks(scene, INNER), 12))])


BOARD = Board(TindayaScene, COLOURS, wide, narrow)
