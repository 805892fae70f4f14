"""The picture of Konane: a view as SVG, wide for a desk or narrow for a hand."""

from atoll.draw.blocks import Block, heading, nameplate, section, stacked
from atoll.draw.board import INNER, Board, Layout, in_sections
from atoll.draw.elements import Content, Element, at, circle, g, path, rect
from atoll.draw.icons import icon
from atoll.draw.lettering import label
from atoll.draw.pieces import HALO, RING, Choosable, card, piece, scaled
from atoll.draw.scene import Data, Scene

# The colours Konane adds: a slab of grey rock with pits in it, and its two seats.
COLOURS = {
    "light": {
        "slab": "#a8b1ae",
        "slab-edge": "#8b9794",
        "pit": "#929e9b",
        "lava": "#2b2c30",
        "lava-edge": "#565a63",
        "coral": "#fcece2",
        "coral-edge": "#cf8a6e",
        "coral-pore": "#eec5b1",
        "seat-0": "#2b2c30",
        "seat-1": "#c2603f",
    },
    "dark": {
        "slab": "#5c6a6b",
        "slab-edge": "#46545a",
        "pit": "#4c595b",
        "lava": "#141619",
        "lava-edge": "#6b7480",
        "coral": "#f6e2d6",
        "coral-edge": "#c47f62",
        "coral-pore": "#e5b8a2",
        "seat-0": "#8e99a8",
        "seat-1": "#e58a67",
    },
}

MARGIN = 20.0
SIDE = 236.0  # the players beside the board
EDGE = 24.0  # the names of rows and columns

# On a grid of 24: lava is smooth and round, coral is broken and has pores.
LAVA = "M12 1A11 11 0 1 1 12 23 11 11 0 1 1 12 1Z"
SHINE = "M5.2 10C6.4 6.4 9.2 4.4 13 4.4"
CORAL = (
    "M7 2.6C10 .6 13.6 2 16.4 1.8 19.6 2 20.6 5 22 7.6 23.6 10.8 22.4 13 22.4 15.6 22 19.4 18.6 20.4"
    " 16 22 12.8 23.6 10.6 22.2 7.6 22.2 4.2 21.8 3 18.6 2 16 .6 12.8 1.8 10.6 1.8 8 2.2 4.8 4.6 3.8 7 2.6Z"
)
PORES = "M8.6 8.4h.1M15.2 7.4h.1M16.6 14.6h.1M9.6 16h.1M12.4 11.8h.1"


class KonaneScene(Scene):
    """A position of Konane, and how its squares are called."""

    def title(self) -> str:
        return self.say("board-picture", turn=self.view["progress"]["now"])

    def square(self, name: str) -> str:
        owner = self.view["squares"][name]
        return f"{name}: {self.say('board-free' if owner is None else f'seat-{owner}')}"


def stone(owner: int, size: float) -> Element:
    """A stone around (0, 0)."""
    shape, name, lines = (LAVA, "lava", SHINE) if owner == 0 else (CORAL, "coral", PORES)
    marks = "lava-edge" if owner == 0 else "coral-pore"
    return g(
        path(shape, f"fill-{name} stroke-{name}-edge", stroke_width=1),
        path(lines, f"none stroke-{marks}", stroke_width=1.8, stroke_linecap="round"),
        transform=scaled(0, 0, size),
    )


def ring(radius: float, choice: Choosable | None) -> list[Element]:
    """What can be chosen glows; what is refused answers when it is asked, and looks like the rest."""
    if choice is None or choice.refusal is not None:
        return []
    return [
        circle(0, 0, radius, "none stroke-glow", stroke_width=HALO, opacity=0.3),
        circle(0, 0, radius, "none stroke-glow", stroke_width=RING),
    ]


def square(scene: KonaneScene, name: str, x: float, y: float, size: float) -> Element:
    """A pit in the slab, and the stone in it; the one that is lifted is larger."""
    owner = scene.view["squares"][name]
    choice = scene.picks.get(f"square-{name}")
    lifted = scene.view["lifted"] == name
    contents: list[Content] = [
        rect(-size / 2, -size / 2, size, size, "none", pointer_events="all"),
        circle(0, 0, size * 0.36, "fill-pit"),
    ]
    if owner is not None:
        face = stone(owner, size * (0.86 if lifted else 0.76))
        contents.append(g(face, id_=f"stone-{name}", class_="stone", data_piece=f"stone-{owner}"))
    if lifted:
        contents.append(circle(0, 0, size * 0.45, "none stroke-accent", stroke_width=RING))
    return piece(
        x,
        y,
        *contents,
        *ring(size * 0.41, choice),
        id_=f"square-{name}",
        class_="square",
        name=scene.square(name),
        choice=choice,
        dim=1.0,
    )


def slab(scene: KonaneScene, width: float) -> Block:
    """The board, with the names of its rows and columns."""
    across, rows = scene.view["columns"], scene.view["rows"]
    size = (width - EDGE) / max(across, rows)
    names = list(scene.view["squares"])
    wide, high = size * across, size * rows
    contents: list[Content] = [
        rect(EDGE, 0, wide, high, "fill-slab stroke-slab-edge", rx=14, stroke_width=2)
    ]
    for number, name in enumerate(names):
        row, column = divmod(number, across)
        x, y = EDGE + size * (column + 0.5), high - size * (row + 0.5)
        contents.append(square(scene, name, x, y, size))
        if row == 0:
            contents.append(small(name[0], x, high + EDGE - 7))
        if column == 0:
            contents.append(small(name[1:], EDGE / 2 - 2, y + 4.5))
    return g(*contents), high + EDGE


def small(text: str, x: float, y: float) -> Element:
    return label(text, x, y, EDGE, size=13, anchor="middle", class_="fill-soft")


def status(scene: KonaneScene, width: float) -> Block:
    """The turn; at the end, who has won."""
    if not scene.view["over"]:
        return heading(scene.title(), width), 16
    winner = scene.view["winners"][0]
    text = scene.say("board-wins", winner=scene.names[winner])
    return g(
        icon("crown", 10, 9, 20, "accent"),
        label(text, 26, 16, width - 26, size=18, bold=True, class_="fill-accent"),
        id_="result",
    ), 24


def player(scene: KonaneScene, seat: Data, width: float) -> Block:
    """A seat: its name, how many jumps it has, and the stones it has taken."""
    number, taken = seat["seat"], seat["taken"]
    step, size = 17.0, 22.0
    inner = width - 28
    per_row = int((inner - size) // step) + 1
    lines = max(1, -(-taken // per_row))
    height = 86 + lines * (size + 3)
    jumps = scene.say("board-jumps", n=seat["jumps"])
    plate = nameplate(
        number,
        scene.names[number],
        str(seat["jumps"]),
        inner,
        15,
        said=jumps,
        turn=scene.say("board-turn") if scene.view["seat"] == number else "",
    )
    pile = [
        at(
            size / 2 + step * (i % per_row),
            size / 2 + (size + 3) * (i // per_row),
            stone(1 - number, size),
            id_=f"taken-{number}-{i}",
            class_="stone",
            data_piece=f"stone-{1 - number}",
        )
        for i in range(taken)
    ]
    said = scene.say("board-taken", n=taken)
    return g(
        card(width, height),
        at(14, 11, plate),
        label(jumps, 14, 52, inner, size=13, class_="fill-soft"),
        label(said, 14, 72, inner, size=13, class_="fill-soft"),
        at(14, 78, *pile),
        id_=f"player-{number}",
    ), height


def wide(scene: KonaneScene) -> Layout:
    """The board at the left, the players at the right."""
    width, height = scene.page
    board, high = slab(scene, min(width - 3 * MARGIN - SIDE, height - 2 * MARGIN))
    x = width - MARGIN - SIDE
    blocks = [status(scene, SIDE), *(player(scene, each, SIDE) for each in scene.view["players"])]
    side, _ = stacked(blocks, 12)
    y = (height - high) / 2
    return (width, height), [
        section("board", 0, 0, x - MARGIN / 2, height, at(MARGIN, y, board)),
        at(x, y, side),
    ]


def narrow(scene: KonaneScene) -> Layout:
    """Board, own stones and the other's below each other."""
    return in_sections(
        [
            ("board", stacked([status(scene, INNER), slab(scene, INNER)], 8)),
            ("mine", player(scene, scene.own, INNER)),
            ("others", player(scene, scene.others[0], INNER)),
        ]
    )


def signs() -> dict[str, Element]:
    """What the legend shows: the stones, and the one that is lifted."""
    ring = circle(0, 0, 10.5, "none stroke-accent", stroke_width=RING)
    return {
        "seat-0": at(12, 0, stone(0, 20)),
        "seat-1": at(12, 0, stone(1, 20)),
        "board-lifted": at(12, 0, stone(0, 17), ring),
    }


BOARD = Board(KonaneScene, COLOURS, wide, narrow, signs)
