"""The picture of Atiwa: a view as SVG, wide for a desk or narrow for a hand."""

from atoll.draw.blocks import Block, heading, section, stacked
from atoll.draw.board import INNER, Board, Layout, in_sections
from atoll.draw.elements import Content, Element, at, g
from atoll.games.atiwa.board.actions import (
    CARD,
    SLIM_CARD,
    TRACK,
    locations,
    other_spaces,
    terrain,
    track,
)
from atoll.games.atiwa.board.community import other_card, own_panel
from atoll.games.atiwa.board.legend import signs
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
MARGIN = 18.0
PANEL = 296.0
SIDE = 232.0  # the spaces that stand by themselves, or what the solo game is played for
SLIM_SIDE = 212.0  # the same on a slim page
GAP = 16.0
LOW = 760.0  # a page that has no room for the own panel below the action board
SLIM = 980.0  # a page that has no room for the others beside the own cards
OWN = {1: 1.0, 2: 0.6, 3: 0.56, 4: 0.54}  # the most the own cards take of their line, by seats
LOWEST = 280.0  # the own cards above them, at least
SIGN = 36.0  # where a page says that there is more below
GLANCE = 170.0  # another player below the own cards


def wide(scene: AtiwaScene) -> Layout:
    """The action board above; the own panel, the own tableau and the others below."""
    width, height = scene.page
    if height < LOW and width >= SLIM and not scene.view["over"]:
        return low(scene)
    inner = width - 2 * MARGIN
    y = 16.0
    common, common_high = result(scene, inner) if scene.view["over"] else board(scene, inner)
    top = at(MARGIN, y, status_line(scene, inner)[0], at(0, HEAD + 2, common))
    y += HEAD + 2 + common_high + 14
    panel, panel_high = own_panel(scene, PANEL)
    below = GLANCE + GAP if width < SLIM and not scene.alone else 0.0
    height = max(height, y + panel_high + below + 14)
    seen = max(scene.page[1] - y - SIGN, LOWEST)  # the own cards are above the fold
    room = min(height - y - below - 14, seen) if below else height - y - 14
    cards = table_of(scene, inner - PANEL - GAP, room, bool(below))
    bottom = at(
        MARGIN,
        y,
        panel,
        at(PANEL + GAP, 0, cards),
        at(0, height - y - GLANCE - 14, in_a_row(scene, inner, GLANCE)) if below else None,
    )
    return (width, height), [section("board", 0, 0, width, y - 8, top), bottom]


def low(scene: AtiwaScene) -> Layout:
    """On a low page the own panel stands beside the action board, some spaces of it below the panel."""
    width, height = scene.page
    inner = width - 2 * MARGIN
    main = inner - PANEL - GAP
    panel, panel_high = own_panel(scene, PANEL)
    spaces, spaces_high = other_spaces(scene, PANEL, 3, 44.0)
    common, common_high = stacked(offers(scene, main), 10)
    y = 16 + HEAD + 2
    height = max(height, y + panel_high + 12 + spaces_high + 14)
    rest = height - y - common_high - 14 - 14
    return (width, height), [
        section(
            "board",
            0,
            0,
            width,
            height,
            at(MARGIN, 16, status_line(scene, inner)[0]),
            g(
                at(MARGIN + PANEL + GAP, y, common),
                at(MARGIN, y + panel_high + 12, spaces),
                id_="actions",
            ),
        ),
        at(MARGIN, y, panel),
        at(MARGIN + PANEL + GAP, y + common_high + 14, table_of(scene, main, rest, False)),
    ]


def table_of(scene: AtiwaScene, width: float, height: float, by_itself: bool) -> Element:
    """The own cards as large as they can be, and the others in the room that is left."""
    seats = scene.view["seats"]
    most = width if by_itself else width - SIDE - GAP if scene.alone else width * OWN[seats]
    cards = tableau(scene, scene.own, most, height)
    if by_itself:
        return cards.drawn
    beside = min(cards.width, most) + GAP
    return g(cards.drawn, at(beside, 0, *others(scene, width - beside, height)))


def in_a_row(scene: AtiwaScene, width: float, height: float) -> Element:
    """The other players side by side."""
    found = scene.others
    wide = (width - 10 * (len(found) - 1)) / len(found)
    return g(
        *(
            at(i * (wide + 10), 0, other_card(scene, each, wide, height)[0])
            for i, each in enumerate(found)
        )
    )


def offers(scene: AtiwaScene, width: float) -> list[Block]:
    """Terrain, track and locations."""
    cell = CARD if scene.page[0] >= SLIM else SLIM_CARD
    return [
        terrain(scene, width, len(scene.view["open"]), cell),
        track(scene, width, 7, TRACK),
        locations(scene, width, 4, 60),
    ]


def board(scene: AtiwaScene, width: float) -> Block:
    """Terrain, track and locations below each other, the other spaces at their right."""
    side = SIDE if scene.page[0] >= SLIM else SLIM_SIDE
    main = width - side - 14
    parts, height = stacked(offers(scene, main), 10)
    rows = 5 if scene.view["seats"] == 4 else 4
    spaces, _ = other_spaces(scene, side, 2, (height - 8 * (rows - 1)) / rows)
    return g(parts, at(main + 14, 0, spaces), id_="actions"), height


def others(scene: AtiwaScene, width: float, height: float) -> list[Content]:
    """The other players below each other; alone, the goal in their place."""
    found = scene.others
    if not found:
        room = min(width, 1.4 * SIDE)
        return [stacked([goal_panel(scene, room), staying_workers(scene, room)], 16)[0]]
    gap = 10.0
    high = (height - gap * (len(found) - 1)) / len(found)
    return [stacked([other_card(scene, each, width, high) for each in found], gap)[0]]


def narrow(scene: AtiwaScene) -> Layout:
    """Everything below each other, in sections a page can show one at a time."""
    return in_sections(
        [
            ("board", narrow_board(scene, INNER)),
            ("mine", narrow_own(scene, INNER)),
            ("others", narrow_others(scene, INNER)),
        ]
    )


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


BOARD = Board(AtiwaScene, COLOURS, wide, narrow, signs)
