"""Small signs: what is counted, with its number; prices and gains in coconuts."""

from atoll.draw.blocks import Sign
from atoll.draw.elements import Element, at, circle, g, rect, stamped, title
from atoll.draw.icons import icon
from atoll.draw.lettering import label, measure
from atoll.engine.words import signed
from atoll.games.atua.board.face import SIZE, symbol
from atoll.games.atua.board.scene import AtuaScene


@stamped
def thing(kind: str, size: float) -> Element:
    """Whatever is counted, around (0, 0)."""
    if kind == "coconut":
        return icon("coconut", 0, 0, size, "atua-coconut")
    if kind == "beach":
        return plate(kind, size, "atua-sand", "dark")
    if kind == "volcano":
        return plate(kind, size, "atua-rock", "atua-plate")
    if kind == "totem":
        return g(
            rect(-size / 2, -size / 2, size, size, "fill-atua-totem", rx=size * 0.2),
            icon("totem", 0, 0, size * 0.75, "atua-plate"),
        )
    return g(symbol(kind), transform=f"scale({size / (SIZE - 4):.4f})")


def plate(kind: str, size: float, ground: str, ink: str) -> Element:
    sign = "shore" if kind == "beach" else kind
    return g(circle(0, 0, size / 2, f"fill-{ground}"), icon(sign, 0, 0, size * 0.68, ink))


def counted(kind: str, text: str, said: str, size: float = 18, colour: str = "ink") -> Sign:
    """A sign and a number from (0, 0) on, around the line y = 0."""
    wide = measure(text, 13, True)
    return g(
        title(said),
        at(size / 2, 0, thing(kind, size)),
        label(text, size + 4, 4.6, wide, size=13, bold=True, class_=f"fill-{colour}"),
    ), size + 4 + wide


def coconuts(n: int, said: str, colour: str = "ink") -> Sign:
    """Coconuts to pay (−) or to get (+)."""
    text = signed(n)
    wide = measure(text, 13, True)
    return g(
        title(said),
        label(text, 0, 4.6, wide, size=13, bold=True, class_=f"fill-{colour}"),
        icon("coconut", wide + 11, 0, 15, "atua-coconut"),
    ), wide + 19


def source_words(scene: AtuaScene, source: str) -> str:
    """What a source counts."""
    if source in scene.view["rates"]:
        return scene.say(f"board-about-{source}", n=scene.view["rates"][source])
    key = (
        "board-about-totem-alone" if source == "totem" and scene.alone else f"board-about-{source}"
    )
    return scene.say(key)
