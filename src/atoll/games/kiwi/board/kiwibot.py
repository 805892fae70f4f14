"""The Kiwibot: its Solitaire card, its marker, and what it has kept."""

from atoll.draw.blocks import Block, heading
from atoll.draw.elements import Content, Element, at, g, rect, title
from atoll.draw.icons import icon
from atoll.draw.lettering import label, measure
from atoll.draw.pieces import mark
from atoll.draw.scene import Data, remembered
from atoll.games.kiwi.board.birds import bird
from atoll.games.kiwi.board.scene import TERRAIN, KiwiScene
from atoll.games.kiwi.board.signs import CARD_SIGNS, NEST_SIGNS, action

ROW = 33.0
HUMAN, KIWIBOT = 0, 1  # their places among the flocks
SIDES = {"human": HUMAN, "kiwibot": KIWIBOT}
CARDS = {"move": "move", "feed": "feed", "build": "build", "wild": "wild-fruit"}


@remembered
def kiwibot(scene: KiwiScene, width: float) -> Block:
    """The Solitaire card of the season: what every card does in every slot."""
    solo = scene.view["solo"]
    bot = scene.view["flocks"][KIWIBOT]
    played = sum(slot is not None for slot in bot["slots"])
    left = 34.0
    step = (width - left) / 3
    side, side_wide = marker_side(scene)
    contents: list[Content] = [
        heading(scene.say("board-solitaire", n=len(solo["pile"])), width - side_wide - 10),
        at(width - side_wide, 8.5, side),
    ]
    for i, (row, cells) in enumerate(solo["rows"].items()):
        y = 22 + i * ROW
        sign = CARD_SIGNS[CARDS[row]]
        named = scene.say(f"board-row-{row}")
        contents.append(icon(sign, 14, y + ROW / 2 - 2, 19, "accent", named=named))
        for k, cell in enumerate(cells):
            now = k == played and not scene.view["over"]
            box = cell_box(scene, cell, step - 4, now, f"cell-{row}-{k + 1}")
            contents.append(at(left + k * step, y, box))
    y = 22 + 4 * ROW
    said = scene.say("board-kept", n=solo["kept"], deck=solo["deck"])
    contents.append(label(said, 0, y + 13, width, size=12, class_="fill-soft"))
    return g(*contents, id_="solitaire"), y + 18


def marker_side(scene: KiwiScene) -> tuple[Element, float]:
    """From whose Leader the Kiwibot begins to look around."""
    side = SIDES[scene.view["solo"]["side"]]
    text = scene.say("board-looks-from")
    wide = measure(text, 12)
    return g(
        title(scene.say("board-looks", who=scene.names[side])),
        label(text, 0, 4.3, wide, size=12, class_="fill-soft"),
        at(wide + 14, 0, bird(scene.hue(side), 3, True, 21)),
        id_="solo-marker",
    ), wide + 26


def cell_box(scene: KiwiScene, cell: Data, width: float, now: bool, name: str) -> Element:
    """One cell; the column of the card that comes next stands out."""
    contents = {"move": move_cell, "feed": feed_cell, "build": build_cell, "place": place_cell}[
        cell["do"]
    ](scene, cell)
    drawn: list[Content] = []
    x = 8.0
    for sign, wide in contents:
        drawn.append(at(x + wide / 2, (ROW - 4) / 2, sign))
        x += wide + 2
    edge = "stroke-accent" if now else "stroke-line"
    return g(
        title(cell_words(scene, cell)),
        rect(0.5, 0.5, width - 1, ROW - 5, f"fill-card {edge}", rx=8, stroke_width=2 if now else 1),
        *drawn,
        id_=name,
        class_="cell now" if now else "cell",
    )


Cell = list[tuple[Element, float]]


def move_cell(scene: KiwiScene, cell: Data) -> Cell:
    """The sizes that move, whereto, and whom they push."""
    found: Cell = [(bird(scene.hue(KIWIBOT), size, False, 19), 18.0) for size in cell["sizes"]]
    found.append((icon("chevron", 0, 0, 9, "soft"), 9.0))
    found.append((goal(scene, cell["to"]), 17.0))
    if cell["push"]:
        found.append((icon("arrow", 0, 0, 11, "soft"), 11.0))
    return [*found, *((mark(scene.hue(SIDES[side]), 0, 0, 10), 10.0) for side in cell["push"])]


def goal(scene: KiwiScene, target: str) -> Element:
    if target in TERRAIN:
        return icon(target, 0, 0, 16, f"kiwi-{target}-ink")
    if target == "human-leader":
        return bird(scene.hue(HUMAN), 3, True, 19)
    owner = HUMAN if target == "human-most" else KIWIBOT
    return g(icon("land", 0, 0, 17, "back"), mark(scene.hue(owner), 0, 0, 10))


def feed_cell(scene: KiwiScene, cell: Data) -> Cell:
    owner = SIDES[cell["owner"]]
    return [(action("feed", 16), 17.0), (bird(scene.hue(owner), cell["size"], False, 21), 20.0)]


def build_cell(_scene: KiwiScene, cell: Data) -> Cell:
    return [(action("build", 16), 17.0), (icon(NEST_SIGNS[cell["nest"]], 0, 0, 17, "ink"), 18.0)]


def place_cell(_scene: KiwiScene, cell: Data) -> Cell:
    text = f"+{cell['number']}"
    return [
        (label(text, 0, 4.6, 20, size=13, bold=True, anchor="middle"), 18.0),
        (icon("kiwi", 0, 0, 17, "ink"), 17.0),
    ]


def cell_words(scene: KiwiScene, cell: Data) -> str:
    """A cell in words."""
    do = cell["do"]
    if do == "move":
        sizes = ", ".join(str(size) for size in cell["sizes"])
        pushes = len(cell["push"])
        whom = cell["push"][0] if pushes else "none"
        to = cell["to"]
        if to in TERRAIN:
            goal_words = scene.say("board-to-terrain", terrain=scene.say(f"terrain-{to}"))
        else:
            goal_words = scene.say(f"board-to-{to}")
        return scene.say(
            "board-cell-move", sizes=sizes, to=goal_words, group=cell["group"], pushes=pushes,
            whom=whom,
        )  # fmt: skip
    if do == "feed":
        return scene.say("board-cell-feed", owner=cell["owner"], size=cell["size"])
    if do == "build":
        return scene.say("board-cell-build", nest=scene.say(f"kind-{cell['nest']}"))
    return scene.say("board-cell-place", n=cell["number"])
