"""The achievement boards in three epochs, arrows between them, and the event stacks beside them."""

from math import atan2, degrees
from typing import NamedTuple

from atoll.draw.blocks import Block
from atoll.draw.elements import Content, Element, at, circle, g, rect, title
from atoll.draw.icons import icon
from atoll.draw.lettering import label, measure, paragraph, wrap
from atoll.draw.pieces import card, piece, ringed, stone
from atoll.draw.scene import Data, remembered
from atoll.games.tribes.board.scene import ICON_COLOURS, TribesScene

COLUMNS, EPOCHS, SPACES = 4, 3, 4
ROOMY = 164.0  # a board as wide as this has room for needs and spaces side by side
TIGHT = 136.0  # and one that is less wide than this has the smallest spaces


class Grid(NamedTuple):
    """Sizes of boards, gaps and stacks; narrow boards stack what wide ones lay side by side."""

    width: float
    height: float
    gap: float
    stack: float
    narrow: bool

    @property
    def slim(self) -> bool:
        """Is a wide board so slim that what it needs would lie under its spaces?"""
        return not self.narrow and self.width < ROOMY

    def place(self, epoch: int, column: int) -> tuple[float, float]:
        """The upper left corner; the oldest epoch lies at the bottom."""
        return column * (self.width + self.gap), (EPOCHS - epoch) * (self.height + self.gap)


def grid(width: float, narrow: bool) -> Grid:
    """The boards over a width; where there is little of it, gaps and stacks give theirs."""
    usual = (width - 58.0 - COLUMNS * 14.0) / COLUMNS
    stack, gap, height = 58.0, 14.0, 72.0
    if narrow or usual < TIGHT:
        stack, gap, height = (24.0, 6.0, 118.0) if narrow else (40.0, 10.0, 72.0)
    return Grid((width - stack - COLUMNS * gap) / COLUMNS, height, gap, stack, narrow)


def space_size(layout: Grid) -> tuple[float, float, float]:
    """Of a board's spaces: how wide one is, the gap between two, and the air at the right."""
    if layout.narrow:
        return 17.0, (layout.width - 9 - SPACES * 17.0) / (SPACES - 1), 4.0
    if not layout.slim:
        return 22.0, 3.0, 9.0
    return (20.0, 2.0, 6.0) if layout.width >= TIGHT else (17.0, 1.5, 5.0)


@remembered
def achievements(scene: TribesScene, width: float, narrow: bool) -> Block:
    layout = grid(width, narrow)
    contents: list[Content] = [
        board_piece(scene, board, layout, scene.view["about"].get("board") == board["slot"])
        for board in scene.view["boards"]
    ]
    contents += [stack_piece(scene, epoch, layout) for epoch in range(1, EPOCHS + 1)]
    contents += [arrow_piece(scene, arrow, layout) for arrow in scene.view["arrows"]]
    height = EPOCHS * layout.height + (EPOCHS - 1) * layout.gap
    return g(*contents, id_="achievements"), height


@remembered
def board_piece(scene: TribesScene, board: Data, layout: Grid, doing: bool) -> Element:
    w, h = layout.width, layout.height
    x, y = layout.place(board["epoch"], board["column"])
    choice = scene.picks.get(f"board-{board['slot']}")
    face = up_face(scene, board, layout) if board["up"] else down_face(scene, board, layout)
    if doing:
        face.append(rect(1, 1, w - 2, h - 2, "none stroke-accent", rx=11, stroke_width=2))
    return piece(
        x,
        y,
        *face,
        *ringed(w, h, choice),
        id_=f"board-{board['slot']}",
        class_="board" if board["up"] else "board down",
        name=spoken(scene, board),
        choice=choice,
    )


def spoken(scene: TribesScene, board: Data) -> str:
    name = scene.board_name(board)
    if not board["up"]:
        return name
    land, taken = scene.say(f"land-{board['land']}"), len(board["stones"])
    if taken == SPACES:
        return scene.say("board-full", name=name, need=board["need"], land=land)
    return scene.say(
        "board-up",
        name=name,
        need=board["need"],
        land=land,
        points=board["points"][taken],
        track=scene.say(f"track-{board['track']}"),
    )


def down_face(scene: TribesScene, board: Data, layout: Grid) -> list[Element]:
    w, h = layout.width, layout.height
    lines = wrap(scene.epoch(board["epoch"]), w - 14, 12)
    y = h / 2 + 4 - 7 * (len(lines) - 1)
    return [
        rect(0.5, 0.5, w - 1, h - 1, "fill-back", rx=12),
        rect(6, 6, w - 12, h - 12, "none stroke-line", rx=8),
        *paragraph(lines, w / 2, y, w - 14, 14, size=12, anchor="middle", class_="fill-soft"),
    ]


def up_face(scene: TribesScene, board: Data, layout: Grid) -> list[Element]:
    """Name, need, the step it brings, and the spaces for stones."""
    w, h = layout.width, layout.height
    size, gap, edge = space_size(layout)
    left = w - edge - size * SPACES - gap * (SPACES - 1)
    right, middle = (w - 7, 63.0) if layout.narrow else (w - 9, 17.0)
    return [
        card(w, h),
        rect(0, 14, 4, h - 28, f"fill-epoch-{board['epoch']}", rx=2),
        *board_title(scene, board, layout),
        *needs(board, layout, left),
        *step_up(scene, board, right, middle, layout.narrow),
        *(
            space(scene, board, k, left + (size + gap) * k, h - size - 8, size)
            for k in range(SPACES)
        ),
    ]


def board_title(scene: TribesScene, board: Data, layout: Grid) -> list[Element]:
    """The name, on two lines where one would be squeezed."""
    name = scene.board_name(board)
    x, room = (7.0, layout.width - 12) if layout.narrow else (12.0, layout.width - 56)
    tight = measure(name, 12, True) * 0.88 > room
    lines = wrap(name, room, 12, bold=True) if tight else [name]
    size = 12.0 if tight or layout.narrow else 13.0
    top = 18.0 if layout.narrow or len(lines) > 1 else 22.0
    return paragraph(lines, x, top, room, 13, size=size, bold=True)


def needs(board: Data, layout: Grid, left: float) -> list[Element]:
    """The land a board needs, as often as it needs it; beside its spaces, which begin at `left`."""
    need, y = board["need"], layout.height - 19
    if layout.narrow:
        return [land(board, 16.0 + (9.5 if need > 2 else 14.0) * k, 63.0) for k in range(need)]
    if not layout.slim:
        return [land(board, 21.0 + (12.0 if need > 2 else 14.0) * k, y) for k in range(need)]
    if layout.width >= TIGHT:
        step = min(14.0, (left - 27.0) / max(1, need - 1))
        return [land(board, 16.0 + step * k, y) for k in range(need)]
    count = label(str(need), left - 22, y + 4.5, 10, size=12, bold=True, anchor="middle")
    return [*([count] if need > 1 else []), land(board, left - 8.5, y, 7.5)]


def land(board: Data, x: float, y: float, size: float = 10.0) -> Element:
    """The sign of the land that a board needs."""
    colour, lines = ICON_COLOURS[board["land"]]
    return g(
        circle(x, y, size, f"fill-{board['land']} stroke-card", stroke_width=1.5),
        icon(board["land"], x, y, 1.4 * size, colour, lines=lines),
    )


def step_up(scene: TribesScene, board: Data, right: float, y: float, narrow: bool) -> list[Element]:
    """The track on which the board brings a step."""
    name = scene.called(f"track-{board['track']}")
    size = 16.0 if narrow else 17.0
    return [
        icon("up", right - size - 7, y, 8, "soft"),
        icon(board["track"], right - size / 2, y, size, "ink", named=name),
    ]


def space(scene: TribesScene, board: Data, k: int, x: float, y: float, size: float) -> Element:
    """A space: its points, a bolt above it, or the stone that lies there."""
    taken = len(board["stones"])
    points = board["points"][k]
    contents: list[Content] = []
    if board["bolts"][k]:
        contents.append(icon("bolt", size / 2, -6, 10, "soft" if k < taken else "bolt"))
    if k < taken:
        seat = board["stones"][k]
        who = scene.say("board-stone", who=scene.names[seat], board=scene.board_name(board))
        contents.append(
            at(
                size / 2,
                size / 2,
                title(who),
                stone(seat, size),
                id_=f"stone-{board['slot']}-{k}",
                class_="stone",
                data_piece=f"stone-{seat}",
            )
        )
    else:
        bolt = "yes" if board["bolts"][k] else "no"
        following = k == taken
        contents += [
            title(scene.say("board-space", points=points, bolt=bolt)),
            rect(
                0.5,
                0.5,
                size - 1,
                size - 1,
                "fill-tint stroke-accent" if following else "fill-card stroke-line",
                rx=5,
                stroke_width=1.8 if following else 1,
            ),
            label(
                str(points), size / 2, size / 2 + 4.5, size, size=12, bold=True, anchor="middle",
                class_="fill-ink" if following else "fill-soft",
            ),
        ]  # fmt: skip
    return at(x, y, *contents)


def stack_piece(scene: TribesScene, epoch: int, layout: Grid) -> Element:
    """The events still to come: their backs and their number."""
    count = scene.view["stacks"][epoch - 1]
    w, h = layout.stack, layout.height
    x, y = layout.place(epoch, COLUMNS)
    fill = f"fill-epoch-{epoch} stroke-paper"
    depth = min(count, 3)
    cards = [rect(3.0 * k, 8 + 3.0 * k, w - 8, h - 22, fill, rx=8) for k in reversed(range(depth))]
    if not cards:
        cards = [rect(0.5, 8, w - 8, h - 22, "none stroke-line", rx=8, stroke_dasharray="4 4")]
    colour = "pale" if count else "soft"
    middle = 8 + (h - 22) / 2
    return at(
        x,
        y,
        title(scene.say("board-stack", epoch=scene.epoch(epoch), count=count)),
        *cards,
        icon("bolt", (w - 8) / 2, middle - 9, 15, colour),
        label(
            str(count), (w - 8) / 2, middle + 14, w - 8, size=14, bold=True, anchor="middle",
            class_=f"fill-{colour}",
        ),
        id_=f"stack-{epoch}",
        class_="stack",
    )  # fmt: skip


def arrow_piece(scene: TribesScene, arrow: Data, layout: Grid) -> Element:
    """An arrow from a board to the one diagonally above it, in the crossing of the gaps."""
    boards = scene.view["boards"]
    source, target = boards[arrow["source"]], boards[arrow["target"]]
    (x1, y1), (x2, y2) = (
        layout.place(board["epoch"], board["column"]) for board in (source, target)
    )
    x, y = (x1 + x2 + layout.width) / 2, (y1 + y2 + layout.height) / 2
    angle = degrees(atan2(-1, 1 if x2 > x1 else -1))
    who = scene.say(
        "board-arrow-lies",
        who=scene.names[arrow["owner"]],
        source=scene.board_name(source),
        target=scene.board_name(target),
    )
    owner = arrow["owner"]
    return at(
        x,
        y,
        title(who),
        g(
            icon("arrow", 0, 0, 36, "card"),
            icon("arrow", 0, 0, 30, f"seat-{owner}"),
            transform=f"rotate({angle:.0f})",
        ),
        id_=f"arrow-{owner}",
        class_="arrow",
        data_piece=f"arrow-{owner}",
    )
