"""The supply board: five rows, what is still on them, and the numbers they uncover."""

from atoll.draw.blocks import Block
from atoll.draw.elements import Content, Element, at, g, rect, title
from atoll.draw.icons import icon
from atoll.draw.lettering import label
from atoll.draw.scene import Data
from atoll.games.atiwa.board.scene import ROWS, AtiwaScene
from atoll.games.atiwa.board.tokens import token

HIGH = 21.0
MEANS = {"wild": "tree", "tree": "fruit", "fruit": "bat", "family": "food", "goat": "food"}
RESULT = 46.0  # room for the number in force and what it means


def supply_board(scene: AtiwaScene, community: Data, width: float, high: float = HIGH) -> Block:
    longest = max(len(row) for row in scene.view["rows"].values())
    wide = (width - 24 - RESULT) / longest
    contents = [
        at(0, i * high, *row(scene, community, kind, wide, width, high))
        for i, kind in enumerate(ROWS)
    ]
    return g(*contents, id_=f"supply-{community['seat']}"), len(ROWS) * high


def row(
    scene: AtiwaScene, community: Data, kind: str, wide: float, width: float, high: float
) -> list[Content]:
    """A row: uncovered numbers at the left, tokens on those still covered, its value at the end."""
    seat, state = community["seat"], community["supply"][kind]
    numbers = scene.view["rows"][kind]
    contents: list[Content] = [
        title(row_words(scene, kind, state)),
        icon(kind, 9, high / 2 - 1, 15, f"print-{kind}"),
    ]
    for k, n in enumerate(numbers):
        x = 22 + k * wide
        contents.append(at(x, 0, *space(n, k, state, wide, high)))
        if k >= state["empty"]:
            contents.append(
                at(
                    x,
                    0,
                    rect(1, 1, wide - 2, high - 4, f"fill-{kind}", rx=4),
                    figure(n, wide, high, "fill-pale"),
                    id_=f"{kind}-{seat}-supply-{k}",
                    class_="token",
                    data_piece=f"{kind}-{seat}",
                )
            )
    return [*contents, at(width - RESULT + 2, 0, *result(kind, state, high))]


def space(n: int, k: int, state: Data, wide: float, high: float) -> list[Element]:
    """A space without its token: the last one is in force."""
    if k >= state["empty"]:
        return []
    in_force = k == state["empty"] - 1
    look = "fill-tint stroke-accent" if in_force else "none stroke-line"
    colour = "fill-ink" if in_force else "fill-soft"
    return [
        rect(1, 1, wide - 2, high - 4, look, rx=4, stroke_width=1.8 if in_force else None),
        figure(n, wide, high, colour, bold=in_force),
    ]


def figure(n: int, wide: float, high: float, colour: str, bold: bool = False) -> Element:
    return label(
        str(n), wide / 2, high / 2 + 3.4, wide - 1, size=12, bold=bold, anchor="middle",
        class_=colour,
    )  # fmt: skip


def result(kind: str, state: Data, high: float) -> list[Content]:
    """The number in force, and what it brings or asks for."""
    means = MEANS[kind]
    text = str(state["number"])
    if kind == "family":
        text = f"−{text}" if state["number"] else text
    elif state["number"]:
        text = f"+{text}"
    y = high / 2 - 1
    sign = (
        icon("food", RESULT - 10, y, 14, "soft")
        if means == "food"
        else at(RESULT - 10, y, token(means, 15))
    )
    faded = None if state["number"] else 0.4
    room = RESULT - 22
    return [
        label(text, RESULT - 20, y + 4.6, room, size=13, bold=True, anchor="end", opacity=faded),
        g(sign, opacity=faded),
    ]


def row_words(scene: AtiwaScene, kind: str, state: Data) -> str:
    """What a row is worth now, and what the next token would make of it."""
    said = scene.say(f"board-row-{kind}", n=state["number"])
    if state["next"] is not None and state["next"] != state["number"]:
        said += f" {scene.say('board-row-next', n=state['next'])}"
    return said
