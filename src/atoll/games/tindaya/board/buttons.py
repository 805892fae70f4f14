"""Buttons for whatever may be done that no piece on the table stands for."""

from atoll.draw.blocks import Block
from atoll.draw.elements import Content, Element, at, g
from atoll.draw.lettering import cut, label, measure
from atoll.draw.pieces import Choosable, card, piece, ringed
from atoll.games.tindaya.board.scene import TindayaScene
from atoll.games.tindaya.board.signs import GOOD_SIGNS, good

HIGH = 30.0
GAP = 12.0


def buttons(scene: TindayaScene, width: float) -> Block:
    """One for every target without a piece."""
    high = scene.reach(HIGH)
    contents: list[Content] = []
    x, y = 4.0, 6.0
    for target in scene.unseen():
        choice = scene.picks[target]
        if choice.refusal is not None:
            continue
        wide = min(button_width(target, choice), width - 8)
        if x + wide > width - 4 and x > 4:
            x, y = 4.0, y + high + GAP
        contents.append(at(x, y, button(target, choice, wide, high)))
        x += wide + GAP
    if not contents:
        return g(), 0.0
    return g(*contents, id_="buttons"), y + high + 6


def button_width(target: str, choice: Choosable) -> float:
    return measure(choice.text, 13, True) + (46 if named_good(target) else 26)


def named_good(target: str) -> str:
    """The good a button is about, if it is about one."""
    name = target.removeprefix("barter-")
    return name if name in GOOD_SIGNS else ""


def button(target: str, choice: Choosable, width: float, high: float) -> Element:
    name = named_good(target)
    left = 32.0 if name else 13.0
    room = width - left - 13
    middle = high / 2
    return piece(
        0,
        0,
        card(width, high, rx=10),
        at(18, middle, good(name, 20)) if name else None,
        label(cut(choice.text, room, 13, True), left, middle + 4.6, room, size=13, bold=True),
        *ringed(width, high, choice, rx=10),
        id_=target,
        class_="action",
        name=choice.text,
        choice=choice,
    )
