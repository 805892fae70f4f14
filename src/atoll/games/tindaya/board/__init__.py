"""The picture of Tindaya: a view as SVG, wide for a desk or narrow for a hand."""

from atoll.draw.blocks import Block, section, stacked
from atoll.draw.board import INNER, WIDE, Board, Layout, in_sections
from atoll.draw.elements import at, g
from atoll.games.tindaya.board.archipelago import archipelago
from atoll.games.tindaya.board.building import builders, supply
from atoll.games.tindaya.board.buttons import buttons
from atoll.games.tindaya.board.mountain import event_line, mountain
from atoll.games.tindaya.board.plan import plan
from atoll.games.tindaya.board.scene import COLOURS, TindayaScene
from atoll.games.tindaya.board.status import result, status_line
from atoll.games.tindaya.board.stores import cards, goals, stores
from atoll.games.tindaya.board.talks import talks
from atoll.games.tindaya.board.tribe import other_card, own_panel

MARGIN = 18.0
SIDE = 272.0  # the column at the right
HEIGHTS = {1: 820.0, 2: 846.0, 3: 882.0, 4: 882.0}  # by seats, so that the map seldom changes size
CORNER = 340.0  # of the map that the sea leaves free


def wide(scene: TindayaScene) -> Layout:
    """The archipelago above the own tribe; at the right Mount Tindaya, goals and the others."""
    width, height = WIDE[0], HEIGHTS[scene.view["seats"]]
    main = width - 2 * MARGIN - SIDE - 16
    islands, y = top(scene, main)
    if scene.view["building"]:
        mine, aside = [supply(scene, main)], [builders(scene, SIDE)]
        height = 0.0  # it is built for a while only
    else:
        mine, aside = beside_map(scene, main)
    left, left_high = filled(mine, 6)
    right, right_high = filled(aside, 12)
    low, low_high = doing(scene, main)
    y += 18
    height = max(height, y + left_high + low_high + 12, right_high + 26)
    return (width, height), [
        section("board", 0, 0, width - SIDE - MARGIN, y - 4, at(MARGIN, 16, islands)),
        at(MARGIN, y, left),
        at(MARGIN, y + left_high + 2, low),
        at(MARGIN + main + 16, 16, right),
    ]


def beside_map(scene: TindayaScene, main: float) -> tuple[list[Block], list[Block]]:
    """What lies below the map and at its right, once the game has begun."""
    mine, aside = [own_panel(scene, main), cards(scene, main)], side(scene, SIDE)
    if scene.view["seats"] > 3:  # the cards of the others need the column
        aside = [mountain(scene, SIDE), plan(scene, SIDE)]
        mine.append(goals(scene, main))
    return mine, [result(scene, SIDE), *aside, others(scene, SIDE)]


def top(scene: TindayaScene, width: float) -> Block:
    """The archipelago; the corners it leaves free hold the events and what belongs to nobody."""
    islands, high = archipelago(scene, width, 520.0)
    if scene.view["building"]:
        return g(islands, status_line(scene, CORNER)[0]), high
    corner, _ = stacked([status_line(scene, CORNER), event_line(scene, CORNER)], 8)
    common, common_high = stores(scene, CORNER)
    return g(islands, corner, at(width - CORNER, high - common_high, common)), high


def side(scene: TindayaScene, width: float) -> list[Block]:
    """The gods, the goals and what comes."""
    return [mountain(scene, width), goals(scene, width), plan(scene, width)]


def filled(blocks: list[Block], gap: float) -> Block:
    """Blocks below each other, without those that have nothing to say."""
    return stacked([(block, high) for block, high in blocks if high], gap)


def doing(scene: TindayaScene, width: float) -> Block:
    """The barter on the table and the buttons, once all pieces are drawn."""
    return filled([talks(scene, width), buttons(scene, width)], 2)


def others(scene: TindayaScene, width: float) -> Block:
    return stacked([other_card(scene, each, width) for each in scene.others], 10)


def narrow(scene: TindayaScene) -> Layout:
    """Everything below each other: the board, one's own, the others."""
    if scene.view["building"]:
        return in_sections(
            [
                (
                    "board",
                    filled([status_line(scene, INNER), archipelago(scene, INNER, 800.0)], 12),
                ),
                ("mine", filled([supply(scene, INNER), doing(scene, INNER)], 10)),
                ("others", builders(scene, INNER)),
            ]
        )
    board = [
        status_line(scene, INNER),
        result(scene, INNER),
        event_line(scene, INNER),
        archipelago(scene, INNER, 800.0),
        stores(scene, INNER),
        *side(scene, INNER),
    ]
    mine = [own_panel(scene, INNER), cards(scene, INNER)]
    rivals = others(scene, INNER)
    return in_sections(
        [
            ("board", filled(board, 12)),
            ("mine", filled([doing(scene, INNER), *mine], 10)),
            ("others", rivals),
        ]
    )


BOARD = Board(TindayaScene, COLOURS, wide, narrow)
