"""Buttons for whatever may be done that no piece on the table stands for."""

from atoll.draw.blocks import Block, Sign
from atoll.draw.elements import Content, Element, at, g
from atoll.draw.lettering import label, measure
from atoll.draw.pieces import Choosable, card, piece, ringed
from atoll.games.tindaya.board.scene import TindayaScene
from atoll.games.tindaya.board.signs import GOOD_SIGNS, good, native

HIGH = 30.0
GAP = 12.0
EDGE = 11.0  # between a button's border and its face
LONGEST = 320.0


def buttons(scene: TindayaScene, width: float) -> Block:
    """One for every target without a piece."""
    high = scene.reach(HIGH)
    contents: list[Content] = []
    x, y = 4.0, 6.0
    for target in scene.unseen():
        choice = scene.picks[target]
        if choice.refusal is not None:
            continue
        content, inner = face(scene, target, choice)
        wide = max(inner + 2 * EDGE, high)
        if x + wide > width - 4 and x > 4:
            x, y = 4.0, y + high + GAP
        contents.append(at(x, y, button(target, choice, content, wide, high)))
        x += wide + GAP
    if not contents:
        return g(), 0.0
    return g(*contents, id_="buttons"), y + high + 6


def face(scene: TindayaScene, target: str, choice: Choosable) -> Sign:
    """What is on a button: a number, who goes, a good, or else the words of the choice."""
    kind, _, rest = target.partition("-")
    if kind == "count":
        return written(rest)
    if kind == "party":
        return party(scene.seat, *map(int, rest.split("-")))
    if kind == "barter" and rest in GOOD_SIGNS:
        return at(10, 0, good(rest, 20)), 20.0
    return written(choice.text)


def written(text: str) -> Sign:
    wide = min(measure(text, 13, True), LONGEST)
    return g(label(text, 0, 4.6, wide, size=13, bold=True)), wide


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
