"""Cards: a name, a value, nature, and eight cells, empty on offer or with tokens in a tableau."""

from typing import NamedTuple

from atoll.draw.elements import Content, Element, at, g, line, path, rect, title
from atoll.draw.icons import icon
from atoll.draw.lettering import SMALLEST, TIGHTEST, label, measure, paragraph, wrap
from atoll.draw.pieces import RING, Choosable, badge, piece
from atoll.draw.pieces import card as plain_card
from atoll.draw.scene import Data
from atoll.engine.words import numeral
from atoll.games.atiwa.board.scene import AtiwaScene
from atoll.games.atiwa.board.tokens import carried, ground, pollution, print_on, stack, token

LEADING = 13.0
LEGIBLE = 21.0  # cells below this show neither numbers nor names
ROOMY = 23.5  # cells below this mark danger by a corner alone
SPOTS = ("", "tm", "tr", "ml", "mm", "mr", "bl", "bm", "br")  # of the grid, the first for the value


class Form(NamedTuple):
    """How large cards are drawn: the side of a cell, and how many lines their names take."""

    cell: float
    lines: int

    @property
    def pad(self) -> float:
        return 3.0 if self.cell >= LEGIBLE else 1.5

    @property
    def gap(self) -> float:
        return 2.0 if self.cell >= LEGIBLE else 1.0

    @property
    def width(self) -> float:
        return 3 * self.cell + 2 * self.gap + 2 * self.pad

    @property
    def head(self) -> float:
        return 4 + LEADING * self.lines if self.lines else 0.0

    @property
    def height(self) -> float:
        return self.head + self.width

    def centre(self, spot: int) -> tuple[float, float]:
        """Where the middle of a cell lies on the card."""
        row, column = divmod(spot, 3)
        step = self.cell + self.gap
        return (
            self.pad + self.cell / 2 + column * step,
            self.head + self.pad + self.cell / 2 + row * step,
        )


def cell_for(side: float) -> float:
    """The cells of a card of three by three that is so wide."""
    large = (side - 10) / 3
    return large if large >= LEGIBLE else min((side - 5) / 3, LEGIBLE - 0.01)


def name_lines(name: str, cell: float) -> list[str]:
    """A card's name as it fits over its cells."""
    room = Form(cell, 1).width - 8
    if measure(name, SMALLEST, True) * TIGHTEST <= room:
        return [name]
    return wrap(name, room, SMALLEST, bold=True)


def lines_needed(scene: AtiwaScene, cards: list[Data], cell: float) -> int:
    """How many lines the longest of the names takes."""
    return max((len(name_lines(scene.card_name(card), cell)) for card in cards), default=1)


def face(scene: AtiwaScene, card: Data, form: Form) -> list[Content]:
    """The card without its cells: name, value, nature."""
    colour = "location" if card["location"] else "terrain"
    width, head = form.width, form.head
    x, y = form.centre(0)
    contents: list[Content] = [plain_card(width, form.height, rx=8)]
    if form.lines:
        name = name_lines(scene.card_name(card), form.cell)
        if len(name) > form.lines:
            name = [scene.card_name(card)]
        top = head / 2 - LEADING * (len(name) - 1) / 2 + 4.6
        contents += [
            path(
                f"M0 {head}V8A8 8 0 0 1 8 0H{width - 8:g}A8 8 0 0 1 {width:g} 8V{head}Z",
                f"fill-{colour}",
            ),
            *paragraph(
                name, width / 2, top, width - 8, LEADING, size=SMALLEST, bold=True,
                anchor="middle", class_="fill-pale",
            ),
        ]  # fmt: skip
    return [*contents, at(x, y, *corner(scene, card, form))]


def corner(scene: AtiwaScene, card: Data, form: Form) -> list[Content]:
    """The first place of the grid: the card's points and its nature icons."""
    value, nature, cell = card["value"], card["nature"], form.cell
    said = scene.say("board-value", card=scene.card_name(card), n=value, nature=nature)
    colour = "location" if card["location"] else "terrain"
    half = cell / 2
    plate = rect(-half, -half, cell, cell, f"fill-{colour}", rx=cell * 0.18)
    if cell < LEGIBLE:
        return [title(said), plate]
    named = form.lines > 0
    ink = "loss" if value < 0 else "ink"
    return [
        title(said),
        None if named else plate,
        label(
            numeral(value),
            0,
            4.5 - (cell * 0.18 if nature else 0.0),
            cell,
            size=min(15, max(12, cell * 0.56)),
            bold=True,
            anchor="middle",
            class_=f"fill-{ink if named else 'pale'}",
        ),
        *leaves(nature, cell, "leaf" if named else "pale"),
    ]


def leaves(nature: int, cell: float, colour: str) -> list[Content]:
    """The nature icons below the points."""
    return [
        icon("leaf", (k - (nature - 1) / 2) * cell * 0.42, cell * 0.33, cell * 0.34, colour)
        for k in range(nature)
    ]


def offered(scene: AtiwaScene, card: Data, form: Form, id_: str) -> Element:
    """A card nobody has: its cells are empty."""
    cells: list[Content] = []
    for spot, code in enumerate(card["layout"], 1):
        x, y = form.centre(spot)
        cells.append(at(x, y, ground(code, form.cell), *print_on(code, form.cell)))
    return g(
        title(scene.card_name(card)),
        *face(scene, card, form),
        *cells,
        id_=id_,
        class_="card",
        data_piece=f"card-{card['id']}",
    )


def laid(scene: AtiwaScene, seat: int, card: Data, form: Form) -> Element:
    """A card of a tableau, with everything that lies on its cells."""
    return g(
        *face(scene, card, form),
        *(cell_piece(scene, seat, card, cell, form) for cell in card["cells"]),
        id_=f"card-{seat}-{card['place']}",
        class_="card",
        data_piece=f"card-{card['id']}",
    )


def cell_piece(scene: AtiwaScene, seat: int, card: Data, cell: Data, form: Form) -> Element:
    target = f"cell-{seat}-{cell['id']}"
    choice = scene.picks.get(target)
    size = form.cell
    polluted = cell["content"] == "polluted"
    x, y = form.centre(SPOTS.index(cell["cell"]))
    contents: list[Content] = [ground(cell["code"], size, polluted)]
    if polluted:
        sign = g(*pollution(size), id_=f"pollution-{seat}-{cell['id']}", data_piece="pollution")
        contents.append(sign)
    elif cell["content"] == "empty" or cell["code"] in "HU":
        contents += print_on(cell["code"], size)
    if "takes" in cell and size >= LEGIBLE:
        contents += taken_kinds(cell["takes"], size)
    contents += stack(seat, cell["id"], cell["content"], size * 0.84)
    if choice is not None and choice.suggested and scene.placing:
        contents.append(ghost(scene.placing, cell["content"], size * 0.84))
    contents += ring(size, choice)
    if cell["danger"] and not scene.view["over"]:
        contents.append(danger(scene, cell["danger"], size))
    return piece(
        x,
        y,
        *contents,
        id_=target,
        class_="cell polluted" if polluted else "cell",
        name=cell_words(scene, card, cell),
        choice=choice,
        dim=0.68,
    )


def ghost(kind: str, content: str, size: float) -> Element:
    """The token that is to be placed, where it is suggested."""
    if content == "empty":
        return g(token(kind, size), opacity=0.55, class_="ghost")
    above = "bat-home" if content == "trained" else kind
    return g(carried(above, size), opacity=0.7, class_="ghost")


def cell_words(scene: AtiwaScene, card: Data, cell: Data) -> str:
    """A cell in words: where it is, what it is for, what lies there, what threatens it."""
    content = scene.say(f"content-{cell['content'].replace('+', '-')}")
    said = scene.say(
        "board-cell",
        card=scene.card_name(card),
        cell=scene.say(f"cell-{cell['cell']}"),
        code=cell["code"] if cell["code"] != "." else "blank",
        content=content,
    )
    if cell.get("takes"):
        kinds = ", ".join(scene.say("token-plural", kind=kind) for kind in cell["takes"])
        said += f" {scene.say('board-takes', kinds=kinds)}"
    if cell["danger"] and not scene.view["over"]:
        said += f" {scene.say('board-danger', n=cell['danger'])}"
    return said


def taken_kinds(kinds: list[str], size: float) -> list[Content]:
    """The kinds a blank cell is open to at the moment, small in its middle."""
    small = size * (0.3 if len(kinds) > 1 else 0.36)
    across = 1 if len(kinds) == 1 else 2
    rows = (len(kinds) + across - 1) // across
    contents: list[Content] = []
    for k, kind in enumerate(kinds):
        x = (k % across - (across - 1) / 2) * small * 1.2
        y = (k // across - (rows - 1) / 2) * small * 1.2
        contents.append(icon(kind, x, y, small, f"print-{kind}", opacity=0.7))
    return contents


def danger(scene: AtiwaScene, n: int, size: float) -> Element:
    """Where the next markers would go, and in which order."""
    said = title(scene.say("board-danger", n=n))
    if size < ROOMY:
        corner_path = (
            f"M{-size / 2:.1f} {-size / 2:.1f}h{size * 0.4:.1f}l{-size * 0.4:.1f} {size * 0.4:.1f}z"
        )
        return g(said, path(corner_path, "fill-danger"), pointer_events="none")
    at_corner = 7.5 - size / 2
    return g(said, badge(str(n), at_corner, at_corner, "danger", "pale"), pointer_events="none")


def ring(size: float, choice: Choosable | None) -> list[Element]:
    """The sign of a choice around a cell."""
    if choice is None or choice.refusal is not None:
        return []
    thick = min(RING, size * 0.12)
    half, rx = size / 2, size * 0.18
    box = (-half, -half, size, size)
    return [
        rect(*box, "none stroke-glow", rx=rx, stroke_width=thick * 2, opacity=0.3),
        rect(*box, "none stroke-glow", rx=rx, stroke_width=thick),
    ]


def empty_place(width: float, height: float) -> list[Content]:
    """Where a card could lie."""
    return [
        rect(0.5, 0.5, width - 1, height - 1, "fill-card", rx=8, opacity=0.7),
        line(width / 2 - 8, height / 2, width / 2 + 8, height / 2, "stroke-soft", stroke_width=2),
        line(width / 2, height / 2 - 8, width / 2, height / 2 + 8, "stroke-soft", stroke_width=2),
    ]
