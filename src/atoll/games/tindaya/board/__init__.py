"""The picture of Tindaya: a view as SVG, wide for a desk or narrow for a hand."""

from atoll.draw.blocks import Block, section, stacked
from atoll.draw.board import INNER, Board, Layout, in_sections
from atoll.draw.elements import at, g
from atoll.games.tindaya.board.archipelago import archipelago, corners
from atoll.games.tindaya.board.building import builders, supply
from atoll.games.tindaya.board.buttons import buttons
from atoll.games.tindaya.board.legend import signs
from atoll.games.tindaya.board.mountain import event_line, mountain
from atoll.games.tindaya.board.plan import plan
from atoll.games.tindaya.board.scene import COLOURS, TindayaScene
from atoll.games.tindaya.board.status import result, status_line
from atoll.games.tindaya.board.stores import cards, goals, store_signs, stores
from atoll.games.tindaya.board.talks import talks
from atoll.games.tindaya.board.tribe import other_card, own_panel

MARGIN = 18.0
GAP = 16.0
SIDE = (272.0, 330.0)  # the column at the right, at least and at most
SLIM = 980.0  # a page on which what is one's own needs the room below it, too
MAP = (330.0, 640.0)  # the height of the archipelago, at least and at most
LOW = 760.0  # a page on which the map shrinks, and the others stand beside it
LOWEST = 304.0  # the height of the archipelago there, at least
GLANCE = (220.0, 244.0)  # how wide the others are beside it, up to two of them and more
LEAST = 132.0  # how wide its lower right corner is then, at least
STEP = 20.0  # in which it grows, so that the map seldom changes size
LATER = 44.0  # room for buttons, which come and go
CORNER = (190.0, 340.0)  # how wide a corner of the map is, at least and at most


def wide(scene: TindayaScene) -> Layout:
    """The archipelago above the own tribe; at the right Mount Tindaya, goals and the others."""
    if scene.page[0] < SLIM:
        return upright(scene)
    laid = side_by_side(scene, False)
    return laid if laid[0][1] <= scene.page[1] + 1 else side_by_side(scene, True)


def side_by_side(scene: TindayaScene, reserved: bool) -> Layout:
    """The map takes the room of buttons that may come, if the column at the right has room for them
    and it is not reserved."""
    width, height = scene.page
    inner = width - 2 * MARGIN
    column = min(max(SIDE[0], inner * 0.27), SIDE[1])
    main = inner - column - GAP
    beside = others_beside(scene, column)
    mine, aside = beside_map(scene, main, column, beside)
    left, left_high = filled(mine, 6)
    right, right_high = filled(aside, 12)
    later = LATER if reserved or spare(height, right_high) < LATER else 0.0
    room = height - left_high - later - 16 - 18 - 16
    least = MAP[0] if height >= LOW else LOWEST
    islands, high = (among_others if beside else top)(
        scene, main, max(least, min(room // STEP * STEP, MAP[1]))
    )
    y = 16 + high + 18
    free = height - y - left_high - 14, spare(height, right_high)
    low, low_high = doing(scene, main)
    beyond = False
    if low_high > free[0] < free[1]:  # the column at the right has more room
        slim, slim_high = doing(scene, column)
        beyond = slim_high - free[1] < low_high - free[0]
    if beyond:
        low, low_high = slim, slim_high
        right_high += 12 + low_high
    else:
        left_high += low_high
    height = max(height, y + left_high + 12, right_high + 26)
    return (width, height), [
        section("board", 0, 0, MARGIN + main, y - 4, at(MARGIN, 16, islands)),
        at(MARGIN, y, left),
        at(MARGIN + main + GAP, 16, right),
        at(MARGIN + main + GAP, 16 + right_high - low_high, low)
        if beyond
        else at(MARGIN, y + left_high - low_high + 2, low),
    ]


def upright(scene: TindayaScene) -> Layout:
    """On a slim page only the gods stand beside the archipelago; what comes and the others are last."""
    width, height = scene.page
    inner = width - 2 * MARGIN
    main = inner - SIDE[0] - GAP
    islands, high = top(scene, main, MAP[0])
    if scene.view["building"]:
        aside, mine, rest = [builders(scene, SIDE[0])], [supply(scene, inner)], []
    else:
        half = (inner - GAP) / 2
        aside = [mountain(scene, SIDE[0]), goals(scene, SIDE[0])]
        mine = [own_panel(scene, inner), cards(scene, inner)]
        rest = [plan(scene, half), *each_other(scene, half)]
    right, right_high = filled(aside, 12)
    above = g(islands, at(main + GAP, 0, right)), max(high, right_high)
    low, low_high = in_two_columns(rest, inner)
    both, y = filled([result(scene, inner), above], 12)  # the result is seen first
    own, own_high = filled([*mine, doing(scene, inner)], 6)
    end = 16 + y + 14 + own_high + 12
    return (width, max(height, end + low_high + 14)), [
        section("board", 0, 0, width, 16 + y + 10, at(MARGIN, 16, both)),
        at(MARGIN, 16 + y + 14, own),
        at(MARGIN, end, low),
    ]


def in_two_columns(blocks: list[Block], width: float) -> Block:
    """Blocks in the order they have, half of their height in each column."""
    shown = [(block, high) for block, high in blocks if high]
    half = sum(high for _, high in shown) / 2
    columns: tuple[list[Block], list[Block]] = ([], [])
    y = 0.0
    for block, high in shown:
        columns[y + high / 2 > half].append((block, high))
        y += high
    (left, left_high), (right, right_high) = (stacked(each, 12) for each in columns)
    return g(left, at((width + GAP) / 2, 0, right)), max(left_high, right_high)


def spare(height: float, right_high: float) -> float:
    """The room that the column at the right leaves below itself."""
    return height - right_high - 26 - 12


def beside_map(
    scene: TindayaScene, main: float, column: float, beside: bool
) -> tuple[list[Block], list[Block]]:
    """What lies below the map and at its right."""
    if scene.view["building"]:
        return [supply(scene, main)], [builders(scene, column)]
    mine, aside = [own_panel(scene, main), cards(scene, main)], side(scene, column)
    if len(scene.others) > 1 and not beside:
        mine.append(in_a_row(scene, main))  # the column has no room for them
    elif not beside:
        aside += each_other(scene, column)
    return mine, [result(scene, column), *aside]


def others_beside(scene: TindayaScene, column: float) -> bool:
    """Do the others stand between the map and the column, since elsewhere there is no room?"""
    height = scene.page[1]
    if height >= LOW or not scene.others or scene.view["building"]:
        return False
    if len(scene.others) > 1:
        return True
    aside = [result(scene, column), *side(scene, column), *each_other(scene, column)]
    return spare(height, filled(aside, 12)[1]) < LATER


def in_a_row(scene: TindayaScene, width: float) -> Block:
    """The others side by side."""
    count = len(scene.others)
    step = (width + 10) / count
    found = each_other(scene, step - 10)
    return g(*(at(i * step, 4, each) for i, (each, _) in enumerate(found))), 4 + max(
        high for _, high in found
    )


def top(scene: TindayaScene, width: float, height: float) -> Block:
    """The archipelago; the corners it leaves free hold the events and what belongs to nobody."""
    islands, high = archipelago(scene, width, height)
    if scene.view["building"]:
        return g(islands, status_line(scene, CORNER[1])[0]), high
    left, right = (max(CORNER[0], min(each, CORNER[1])) for each in corners(scene, width, height))
    corner, _ = stacked([status_line(scene, left), event_line(scene, left)], 8)
    common, common_high = stores(scene, right)
    return g(islands, corner, at(width - right, high - common_high + 4, common)), high + 4


def among_others(scene: TindayaScene, width: float, height: float) -> Block:
    """The archipelago with the events and what belongs to nobody in its corners; beside it the others."""
    glance = GLANCE[len(scene.others) > 2]
    rest, rest_high = stacked(each_other(scene, glance), 8)
    room = width - glance - GAP
    line, line_high = status_line(scene, room)
    islands, high = archipelago(scene, room, max(height, rest_high - line_high - 4))
    left, right = corners(scene, room, high)
    events, _ = event_line(scene, max(CORNER[0], left))
    common, common_high = store_signs(scene, max(LEAST, right))
    lower = at(room - max(LEAST, right), high - common_high, common)
    return g(
        line, at(0, line_high + 4, islands, events, lower), at(room + GAP, 0, rest)
    ), max(line_high + 4 + high, rest_high)  # fmt: skip


def side(scene: TindayaScene, width: float) -> list[Block]:
    """The gods, the goals and what comes."""
    return [mountain(scene, width), goals(scene, width), plan(scene, width)]


def filled(blocks: list[Block], gap: float) -> Block:
    """Blocks below each other, without those that have nothing to say."""
    return stacked([(block, high) for block, high in blocks if high], gap)


def doing(scene: TindayaScene, width: float) -> Block:
    """The barter on the table and the buttons, once all pieces are drawn."""
    return filled([talks(scene, width), buttons(scene, width)], 2)


def each_other(scene: TindayaScene, width: float) -> list[Block]:
    return [other_card(scene, each, width) for each in scene.others]


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
    rivals = stacked(each_other(scene, INNER), 10)
    return in_sections(
        [
            ("board", filled(board, 12)),
            ("mine", filled([doing(scene, INNER), *mine], 10)),
            ("others", rivals),
        ]
    )


BOARD = Board(TindayaScene, COLOURS, wide, narrow, signs)
