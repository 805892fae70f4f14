"""Small signs: fruit, markers, actions, and bonuses made of them."""

from atoll.draw.blocks import Sign
from atoll.draw.elements import Content, Element, at, circle, g, rect, title
from atoll.draw.icons import icon
from atoll.draw.lettering import SMALLEST, label, measure
from atoll.games.kiwi.board.scene import Data, Scene

FRUITS = {"red": "cherries", "green": "pear", "yellow": "banana", "blue": "grapes"}
ACTIONS = {"feed": "food", "move": "footprint", "build": "nest"}
CARD_SIGNS = ACTIONS | {"wild-fruit": "joker", "wild-kiwis": "joker", "wild-marker": "joker"}
NEST_SIGNS = {"tree": "tree", "lookout": "lookout", "cave": "cave"}

# How a bonus is written: what stands before its number, and its sign with its colour.
WRITTEN = {
    "fruit": ("", "fruit", "kiwi-any"),
    "marker": ("", "marker", "accent"),
    "place": ("+", "kiwi", "ink"),
    "increase": ("", "kiwi", "ink"),
    "vp": ("", "star", "kiwi-star"),
    "return-marker": ("−", "marker", "accent"),
    "remove-token": ("−", "kiwi", "ink"),
}
ALWAYS = ("vp",)  # their number is written even if it is one


def fruit(colour: str, size: float) -> Element:
    return icon(FRUITS[colour], 0, 0, size, f"kiwi-{colour}")


def marker(terrain: str, size: float) -> Element:
    """A domain marker, its face up."""
    return g(
        circle(0, 0, size / 2, f"fill-kiwi-{terrain} stroke-kiwi-{terrain}-ink"),
        icon(terrain, 0, 0, size * 0.68, f"kiwi-{terrain}-ink"),
    )


def action(name: str, size: float) -> Element:
    """An action to be taken: its sign on a plate."""
    return g(
        rect(-size / 2, -size / 2, size, size, "fill-soft", rx=size * 0.28),
        icon(ACTIONS[name], 0, 0, size * 0.72, "paper"),
    )


def part_sign(part: Data, size: float) -> Sign:
    """One part of a bonus on its middle line: a number where it is needed, and a sign."""
    what, number = part["what"], part["number"]
    before, sign, colour = WRITTEN.get(what, ("", what, ""))
    count = str(number) if number > 1 or what in ALWAYS else ""
    text = before + count
    letters = max(SMALLEST, size * 0.8)
    wide = measure(text, letters, True)
    drawn = action(what, size) if what in ACTIONS else icon(sign, 0, 0, size, colour)
    gap = 1.5 if text else 0.0
    contents: list[Content] = [at(wide + gap + size / 2, 0, drawn)]
    if what == "increase":
        contents.append(icon("up", wide + gap + size + 4, 0, 9, "accent"))
        gap += 9
    if text:
        contents.append(label(text, 0, letters * 0.36, wide, size=letters, bold=True))
    return g(*contents), wide + gap + size


def bonus_sign(scene: Scene, bonus: list[Data], size: float) -> Sign:
    """All parts of a bonus side by side on their middle line; a dash if it gives nothing."""
    contents: list[Content] = [title(scene.bonus(bonus))]
    x = 0.0
    for part in bonus:
        sign, wide = part_sign(part, size)
        contents.append(at(x, 0, sign))
        x += wide + size * 0.35
    if not bonus:
        contents.append(label("–", 0, 4.5, 8, size=13, class_="fill-soft"))
        x = 8 + size * 0.35
    return g(*contents), x - size * 0.35


def in_middle(sign: Sign) -> Element:
    """A sign with its middle on the origin."""
    drawn, wide = sign
    return at(-wide / 2, 0, drawn)
