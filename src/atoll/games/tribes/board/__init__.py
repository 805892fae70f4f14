"""The picture of Tribes: a view as SVG, wide for a desk or narrow for a hand."""

from atoll.draw.blocks import Block, heading, section
from atoll.draw.board import INNER, Board, Layout, in_sections
from atoll.draw.elements import Content, Element, at, g
from atoll.games.tribes.board.achievements import achievements
from atoll.games.tribes.board.land import natural_height, territory
from atoll.games.tribes.board.legend import signs
from atoll.games.tribes.board.row import row
from atoll.games.tribes.board.scene import COLOURS, TribesScene
from atoll.games.tribes.board.status import (
    bag_sign,
    end_sign,
    last_round_sign,
    result,
    round_sign,
)
from atoll.games.tribes.board.tracks import tracks
from atoll.games.tribes.board.tribe import other_card, own_panel

LOWEST = 224.0  # the own supply needs as much; a picture with a longer row grows
HEAD = 26.0  # a line of headings
SLIM = 960.0  # a page without room for several others beside the own land
GLANCE = 190.0  # another tribe below the own land
PANEL = 176.0  # the own supply
AIR = (12.0, 20.0)  # between the boards and the lands, at least and at most


def actions(scene: TribesScene, width: float, slim: bool) -> Block:
    """The action row, or when all is over the final score."""
    return result(scene, width, slim) if scene.view["over"] else row(scene, width)


def wide(scene: TribesScene) -> Layout:
    """Row above, boards and tracks in the middle, the own land and the others below."""
    width, height = scene.page
    margin = 20.0
    side, between = (212.0, 16.0) if width < SLIM else (236.0, 24.0)
    inner = width - 2 * margin
    main = inner - side - between
    y = 18.0
    line, line_height = actions(scene, inner, False)
    top = at(margin, y, status_line(scene, inner), at(0, HEAD, line))
    y += HEAD + line_height + 4
    boards, boards_height = achievements(scene, main, False)
    bag, bag_wide = bag_sign(scene, main / 2)
    progress, _ = tracks(scene, side)
    middle = at(
        margin,
        y,
        heading(scene.say("board-achievements"), main - bag_wide - 10),
        at(main - bag_wide, -1, bag),
        at(0, HEAD, boards),
        at(main + between, 0, heading(scene.say("board-tracks"), side), at(0, HEAD, progress)),
    )
    y += HEAD + boards_height
    below = width < SLIM and len(scene.others) > 1
    least = LOWEST + 16 + (GLANCE + 12 if below else 0)
    y += max(AIR[0], min(height - y - least, AIR[1]))
    height = max(height, y + least)
    low = height - y - 16
    bottom = at(margin, y, *(in_two_rows if below else tribes_side_by_side)(scene, inner, low))
    board = section("board", 0, 0, width, y - 10, at(0, 0, top, middle))
    return (width, height), [board, bottom]


def status_line(scene: TribesScene, width: float) -> Element:
    """Heading at the left; the round and the way to the end at the right."""
    over = scene.view["over"]
    title_key = "board-game-over" if over else "board-row"
    signs = [end_sign(scene, width / 2), round_sign(scene)]
    if scene.view["ending"] and not over:
        signs.insert(0, last_round_sign(scene, width / 2))
    x = width
    contents: list[Content] = []
    for sign, wide_sign in signs[::-1]:
        x -= wide_sign
        contents.append(at(x, 0, sign))
        x -= 22
    return g(heading(scene.say(title_key), max(x, 60)), *contents)


def tribes_side_by_side(scene: TribesScene, width: float, height: float) -> list[Content]:
    """The own supply and land, then a card for every other player."""
    others = scene.others
    card_wide = {1: 300.0, 2: 196.0, 3: 158.0}[len(others)]
    gap = 12.0
    own_wide = width - len(others) * (card_wide + gap)
    return [
        *own_land(scene, own_wide, height),
        at(own_wide + gap, 0, *in_a_row(scene, card_wide, height, gap)),
    ]


def in_two_rows(scene: TribesScene, width: float, height: float) -> list[Content]:
    """The own supply and land, below them a card for every other player."""
    gap = 12.0
    card_wide = (width + gap) / len(scene.others) - gap
    return [
        *own_land(scene, width, height - GLANCE - gap),
        at(0, height - GLANCE, *in_a_row(scene, card_wide, GLANCE, gap)),
    ]


def own_land(scene: TribesScene, width: float, height: float) -> list[Content]:
    land = territory(scene, scene.own, width - PANEL - 24, height)
    return [own_panel(scene, PANEL)[0], at(PANEL + 16, 0, land)]


def in_a_row(scene: TribesScene, width: float, height: float, gap: float) -> list[Content]:
    """The others side by side."""
    return [
        at(i * (width + gap), 0, other_card(scene, tribe, width, height))
        for i, tribe in enumerate(scene.others)
    ]


def narrow(scene: TribesScene) -> Layout:
    """Everything below each other, in sections a page can show one at a time."""
    return in_sections(
        [
            ("board", narrow_board(scene, INNER)),
            ("mine", narrow_own(scene, INNER)),
            ("others", narrow_others(scene, INNER)),
        ]
    )


def narrow_board(scene: TribesScene, width: float) -> Block:
    contents: list[Content] = []
    y = 0.0
    if scene.view["ending"] and not scene.view["over"]:
        contents.append(at(0, y + 3, last_round_sign(scene, width)[0]))
        y += HEAD + 6
    game_round, round_wide = round_sign(scene)
    key = "board-game-over" if scene.view["over"] else "board-row"
    line, line_height = actions(scene, width, True)
    contents += [
        at(0, y, heading(scene.say(key), width - round_wide - 10)),
        at(width - round_wide, y, game_round),
        at(0, y + HEAD, line),
    ]
    y += HEAD + line_height + 4
    boards, boards_height = achievements(scene, width, True)
    contents += [
        at(0, y, heading(scene.say("board-achievements"), width)),
        at(0, y + HEAD - 4, boards),
    ]
    y += HEAD - 4 + boards_height + 12
    contents += [at(0, y, end_sign(scene, width)[0]), at(0, y + 28, bag_sign(scene, width)[0])]
    y += 28 + 34
    progress, progress_height = tracks(scene, width)
    contents += [at(0, y, heading(scene.say("board-tracks"), width)), at(0, y + HEAD, progress)]
    return g(*contents), y + HEAD + progress_height


def narrow_own(scene: TribesScene, width: float) -> Block:
    panel, panel_height = own_panel(scene, width, large=True)
    map_height = min(360.0, natural_height(scene, scene.own, width))
    return (
        g(panel, at(0, panel_height + 6, territory(scene, scene.own, width, map_height))),
        panel_height + 6 + map_height,
    )


def narrow_others(scene: TribesScene, width: float) -> Block:
    height, gap = 160.0, 10.0
    cards = [
        at(0, i * (height + gap), other_card(scene, tribe, width, height))
        for i, tribe in enumerate(scene.others)
    ]
    return g(*cards), len(cards) * (height + gap) - gap


BOARD = Board(TribesScene, COLOURS, wide, narrow, signs)
