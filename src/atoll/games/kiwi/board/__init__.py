"""The picture of Kiwi Chow Down: a view as SVG, wide for a desk or narrow for a hand."""

from atoll.draw.blocks import Block, section, stacked
from atoll.draw.board import INNER, Board, Layout, in_sections
from atoll.draw.elements import at, g
from atoll.games.kiwi.board.flock import own_board
from atoll.games.kiwi.board.hand import hand, small_hand, tray
from atoll.games.kiwi.board.island import island, natural_height
from atoll.games.kiwi.board.kiwibot import kiwibot
from atoll.games.kiwi.board.legend import legend, signs
from atoll.games.kiwi.board.others import other_card
from atoll.games.kiwi.board.scene import COLOURS, KiwiScene
from atoll.games.kiwi.board.seasons import HIGH, ORDER, season_cards, turn_order
from atoll.games.kiwi.board.status import result, status_line

SIDE = 424.0  # the flock boards beside the island
LOWEST = 380.0  # the island is never lower
LOWEST_BESIDE = 340.0  # but on a low page
LOW = 760.0  # such a page
SLIM = 960.0  # a page without room for the flocks beside the island
CARD = 124.0  # the narrowest season card beside the turn-order track
BUTTON = 27.0
FINGER = 44.0


def wide(scene: KiwiScene) -> Layout:
    """Season cards above; the island and the hand at the left, the flocks at the right."""
    width, height = scene.page
    if width < SLIM:
        return upright(scene)
    margin, gap = 18.0, 16.0
    inner = width - 2 * margin
    main = inner - SIDE - gap
    status, status_high = status_line(scene, inner)
    beside = height < LOW and not scene.view["over"]  # the season cards stand over the island alone
    top, top_high = common(scene, main if beside else inner)
    start = 16 + status_high + 12
    y = start + top_high + 14
    flocks_y = start if beside else y
    flocks, flocks_high = stacked([own_board(scene, SIDE, False), *rivals(scene, SIDE)], 8)
    hidden, hidden_high = at_hand(scene, main)
    lowest = LOWEST_BESIDE if beside else LOWEST
    left_height = max(height, y + lowest + 12 + hidden_high + 14)
    height = max(left_height, flocks_y + flocks_high + 14)
    low = (left_height if beside else height) - y - 14
    signs, signs_high = legend(scene, SIDE)
    spare = flocks_y + flocks_high + 16 + signs_high + 14 <= height
    island_high = low - hidden_high - (12 if hidden_high else 0)
    left = g(island(scene, main, island_high), at(0, island_high + 12, hidden))
    return (width, height), [
        section(
            "board",
            0,
            0,
            width,
            height,
            at(margin, 16, status),
            at(margin, start, top),
            at(margin, y, left),
        ),
        at(margin + inner - SIDE, flocks_y, flocks),
        at(margin + inner - SIDE, height - 14 - signs_high, signs) if spare else None,
    ]


def upright(scene: KiwiScene) -> Layout:
    """On a slim page the island has the whole width, the flocks stand below it in two columns."""
    width, height = scene.page
    margin, gap = 18.0, 16.0
    inner = width - 2 * margin
    half = (inner - gap) / 2
    top, top_high = stacked([status_line(scene, inner), common(scene, inner)], 12)
    hidden, hidden_high = at_hand(scene, inner)
    y = 16 + top_high + 14
    high = max(LOWEST, min(height - y - hidden_high - 40, natural_height(scene, inner)))
    own, own_high = own_board(scene, half, False)
    others, others_high = stacked([*rivals(scene, half), legend(scene, half)], 8)
    end = y + high + 12 + hidden_high + (14 if hidden_high else 2)
    left = g(island(scene, inner, high), at(0, high + 12, hidden))
    return (width, end + max(own_high, others_high) + 14), [
        section("board", 0, 0, width, end, at(margin, 16, top), at(margin, y, left)),
        at(margin, end, own),
        at(margin + half + gap, end, others),
    ]


def common(scene: KiwiScene, width: float) -> Block:
    """The season cards and the turn-order track; at the end, the final score."""
    if scene.view["over"]:
        return result(scene, width, False)
    across = 2 if scene.alone else 4
    order = turn_order(scene, ORDER, HIGH)
    room = width - ORDER - 12 if order else width
    if order and room < across * CARD:
        return stacked(
            [turn_order(scene, width, HIGH) or order, season_cards(scene, width, across)], 10
        )
    cards, high = season_cards(scene, room, across)
    return g(cards, at(room + 12, 0, order[0]) if order else None), max(high, HIGH if order else 0)


def at_hand(scene: KiwiScene, width: float) -> Block:
    """The hand; while something is to be paid or can be ended, smaller, and the buttons for it. On a low
    page it is smaller whenever no card is chosen, so that the island has the height."""
    held, high = hand(scene, width, BUTTON)
    buttons = tray(scene, width, 34)
    if scene.page[1] < LOW and high and not any("card-" in target for target in scene.picks):
        return stacked([small_hand(scene, width), *([buttons] if buttons else [])], 10)
    if buttons is None:
        return held, high
    both, both_high = stacked([small_hand(scene, width), buttons], 10)
    return both, max(high, both_high)


def rivals(scene: KiwiScene, width: float) -> list[Block]:
    found = [other_card(scene, each, width) for each in scene.others]
    return [*found, kiwibot(scene, width)] if scene.alone else found


def narrow(scene: KiwiScene) -> Layout:
    """Everything below each other, in sections a page can show one at a time."""
    return in_sections(
        [
            ("board", narrow_board(scene, INNER)),
            ("mine", narrow_own(scene, INNER)),
            ("others", stacked(rivals(scene, INNER), 10)),
        ]
    )


def narrow_board(scene: KiwiScene, width: float) -> Block:
    high = natural_height(scene, width)
    land: Block = (island(scene, width, high), high)
    blocks: list[Block] = [status_line(scene, width)]
    if scene.view["over"]:
        blocks.append(result(scene, width, True))
    blocks.append(land)
    buttons = tray(scene, width, FINGER)
    if buttons:
        blocks.append(buttons)
    order = turn_order(scene, width, HIGH)
    if order:
        blocks.append(order)
    blocks.append(season_cards(scene, width, 2))
    return stacked(blocks, 12)


def narrow_own(scene: KiwiScene, width: float) -> Block:
    return stacked(
        [hand(scene, width, FINGER), own_board(scene, width, True), legend(scene, width)], 14
    )


BOARD = Board(KiwiScene, COLOURS, wide, narrow, signs)
