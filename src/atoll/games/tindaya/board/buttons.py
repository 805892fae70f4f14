"""Buttons for whatever may be done that no piece on the table stands for."""

from atoll.draw.blocks import Block, Sign
from atoll.draw.elements import Content, Element, at, g
from atoll.draw.lettering import measure, paragraph, wrap
from atoll.draw.pieces import Choosable, card, piece, ringed
from atoll.games.tindaya.board.scene import TindayaScene
from atoll.games.tindaya.board.signs import GOOD_SIGNS, good, native

HIGH = 30.0
GAP = 12.0
EDGE = 11.0  # between a button's border and its face
LONGEST = 320.0
LEADING = 16.0

Face = tuple[Element, float, int]  # with its width and how many lines it has


def buttons(scene: TindayaScene, width: float) -> Block:
    """One for every target without a piece."""
    least = scene.reach(HIGH)
    contents: list[Content] = []
    x, y, row = 4.0, 6.0, least
    for target in scene.unseen():
        choice = scene.picks[target]
        if choice.refusal is not None:
            continue
        content, inner, lines = face(scene, target, choice)
        wide, high = max(inner + 2 * EDGE, least), least + LEADING * (lines - 1)
        if x + wide > width - 4 and x > 4:
            x, y, row = 4.0, y + row + GAP, least
        contents.append(at(x, y, button(target, choice, content, wide, high)))
        x, row = x + wide + GAP, max(row, high)
    if not contents:
        return g(), 0.0
    return g(*contents, id_="buttons"), y + row + 6


def face(scene: TindayaScene, target: str, choice: Choosable) -> Face:
    """What is on a button: a number, who goes, a good, or else the words of the choice."""
    kind, _, rest = target.partition("-")
    if kind == "count":
        return written(rest)
    if kind == "party":
        return *party(scene.seat, *map(int, rest.split("-"))), 1
    if kind == "barter" and rest in GOOD_SIGNS:
        return at(10, 0, good(rest, 20)), 20.0, 1
    return written(choice.text)


def written(text: str) -> Face:
    lines = wrap(text, LONGEST, 13, bold=True)
    wide = min(max(measure(line, 13, True) for line in lines), LONGEST)
    first = 4.6 - LEADING * (len(lines) - 1) / 2
    return g(*paragraph(lines, 0, first, wide, LEADING, size=13, bold=True)), wide, len(lines)


def party(seat: int, nobles: int, villagers: int) -> Sign:
    """The natives who go together."""
    row = [True] * nobles + [False] * villagers
    figures = (at(7 + 12 * i, 1, native(seat, noble, 15)) for i, noble in enumerate(row))
    return g(*figures), 12.0 * len(row) + 2


def button(target: str, choice: Choosable, content: Element, width: float, high: float) -> Element:
    return piece(
        0,
        0,
        card(width, high, rx=10),
        at(EDGE, high / 2, content),
        *ringed(width, high, choice, rx=10),
        id_=target,
        class_="action",
        name=choice.text,
        choice=choice,
    )
