"""Small signs: fruit, markers, actions, and bonuses made of them."""

from atoll.draw.blocks import Sign
from atoll.draw.elements import Content, Element, at, circle, g, path, rect, title
from atoll.draw.icons import icon
from atoll.draw.lettering import SMALLEST, label, measure
from atoll.draw.pieces import piece, ringed
from atoll.draw.scene import Data
from atoll.games.kiwi.board.scene import KiwiScene

FRUITS = {"red": "cherries", "green": "pear", "yellow": "banana", "blue": "grapes"}
ACTIONS = {"feed": "food", "move": "footprint", "build": "nest"}
CARD_SIGNS = ACTIONS | {"wild-fruit": "joker", "wild-kiwis": "joker", "wild-marker": "joker"}
NEST_SIGNS = {"tree": "tree", "lookout": "lookout", "cave": "cave"}

# How a bonus is drawn: a stroke before its number, and its sign with its colour.
PLUS = "M0 0H7M3.5 -3.5V3.5"
MINUS = "M0 0H7"
DRAWN = {
    "fruit": ("", "fruit", "kiwi-any"),
    "marker": ("", "marker", "accent"),
    "place": (PLUS, "kiwi", "ink"),
    "increase": ("", "kiwi", "ink"),
    "vp": ("", "star", "kiwi-star"),
    "return-marker": (MINUS, "marker", "accent"),
    "remove-token": (MINUS, "kiwi", "ink"),
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
    """One part of a bonus on its middle line: a stroke, a number where it is needed, a sign."""
    what, number = part["what"], part["number"]
    stroke, sign, colour = DRAWN.get(what, ("", what, ""))
    contents: list[Content] = []
    x = 0.0
    if stroke:
        contents.append(path(stroke, "none stroke-ink", stroke_width=1.8))
        x += 9
    if number > 1 or what in ALWAYS:
        letters = max(SMALLEST, size * 0.8)
        wide = measure(str(number), letters, True)
        contents.append(label(str(number), x, letters * 0.36, wide, size=letters, bold=True))
        x += wide + 1.5
    drawn = action(what, size) if what in ACTIONS else icon(sign, 0, 0, size, colour)
    contents.append(at(x + size / 2, 0, drawn))
    x += size
    if what == "increase":
        contents.append(icon("up", x + 4, 0, 9, "accent"))
        x += 9
    return g(*contents), x


def bonus_sign(scene: KiwiScene, bonus: list[Data], size: float, named: bool = True) -> Sign:
    """All parts of a bonus side by side on their middle line; a dash if it gives nothing.

    On a button that has a name of its own, the sign has none.
    """
    contents: list[Content] = [title(scene.bonus(bonus)) if named else None]
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


def pressable(
    scene: KiwiScene,
    target: str,
    size: tuple[float, float],
    face: list[Content],
    *,
    class_: str,
    name: str,
) -> Element:
    """Something full of words that is chosen as a whole: its button, with its own, lies over it."""
    width, height = size
    choice = scene.picks.get(target)
    button = piece(
        0,
        0,
        rect(0, 0, width, height, "none", rx=9, pointer_events="all"),
        *ringed(width, height, choice, 9),
        id_=target,
        class_=class_,
        name=name,
        choice=choice,
    )
    refused = choice is not None and choice.refusal is not None
    return g(g(*face, opacity=0.7 if refused else None), button)
