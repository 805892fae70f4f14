"""Small signs: goods, trades, natives, and numbers beside them."""

from atoll.draw.blocks import Sign
from atoll.draw.elements import Content, Element, at, circle, g, rect, stamped, title
from atoll.draw.icons import icon
from atoll.draw.lettering import label, measure
from atoll.draw.pieces import Choosable, figure, ringed
from atoll.engine.words import numeral

# An icon and a colour for everything a god may ask for.
GOOD_SIGNS = {
    "fish": ("fish", "ti-food"),
    "salt": ("salt", "ti-stone"),
    "smoked-fish": ("smoked-fish", "ti-dry"),
    "manure": ("manure", "ti-wood"),
    "pork-leg": ("leg", "ti-food"),
    "salted-meat": ("trough", "ti-dry"),
    "milk": ("milk", "ti-food"),
    "horns": ("horns", "ti-stone"),
    "goat-meat": ("meat", "ti-food"),
    "cheese": ("cheese", "ti-dry"),
    "fig": ("pear", "ti-food"),
    "straw": ("straw", "ti-gold"),
    "cereals": ("wheat", "ti-gold"),
    "roasted-flour": ("bag", "ti-dry"),
    "wood": ("wood", "ti-wood"),
    "clay": ("clay", "ti-clay"),
    "stone": ("gold", "ti-stone"),
    "obsidian": ("arrowhead", "ti-obsidian"),
    "pig": ("pig", "ti-clay"),
    "goat": ("goat", "goat"),
}
TRADE_SIGNS = {"fishing": "fish", "pigs": "pig", "herd": "goat", "crops": "wheat"}
TOKEN_SIGNS = {
    "clay": ("clay", "ti-clay"),
    "wood": ("wood", "ti-wood"),
    "initial": ("arrowhead", "ti-obsidian"),
    "volcanic": ("flame", "ti-obsidian"),
    "mineral": ("arrowhead", "ti-obsidian"),
}
EVENT_SIGNS = {
    "acoran": "sun",
    "moneiba": "moon",
    "tsunami": "wave",
    "eruption": "flame",
    "white": "ship",
    "grey": "ship",
    "black": "ship",
}
ON_VOLCANOES = ("acoran", "moneiba", "eruption")  # the other events come from chasms
SHIP_COLOURS = {"white": ("pale", "dark"), "grey": ("ti-stone", "pale"), "black": ("dark", "pale")}
NEUTRAL = 5  # the seat whose shape the neutral tribe of the solo game has


@stamped
def good(name: str, size: float) -> Element:
    """A good on its plate, around (0, 0)."""
    sign, colour = GOOD_SIGNS[name]
    return g(
        rect(-size / 2, -size / 2, size, size, f"fill-{colour}", rx=size * 0.25),
        icon(sign, 0, 0, size * 0.74, "pale", lines="dark" if sign == "gold" else None),
    )


@stamped
def token(name: str, size: float) -> Element:
    """A raw material token."""
    sign, colour = TOKEN_SIGNS[name]
    return g(
        circle(0, 0, size / 2, f"fill-{colour} stroke-pale", stroke_width=1.2),
        icon(sign, 0, 0, size * 0.62, "pale"),
    )


@stamped
def native(seat: int, noble: bool, size: float) -> Element:
    """A villager; a noble wears a crown."""
    if not noble:
        return figure(seat, size)
    return g(
        figure(seat, size * 1.12),
        icon("crown", 0, -size * 0.5, size * 0.62, "dark"),
        icon("crown", 0, -size * 0.5, size * 0.48, "ti-gold"),
    )


@stamped
def standee(event: str, size: float) -> Element:
    """A god, a tsunami, an eruption or a ship on its base."""
    ground, colour = SHIP_COLOURS.get(event, (f"ti-{event}", "paper"))
    return g(
        circle(0, 0, size / 2, f"fill-{ground} stroke-{colour}", stroke_width=1.4),
        icon(EVENT_SIGNS[event], 0, 0, size * 0.66, colour),
    )


def marker(seat: int, cylinder: bool, size: float, spent: bool = False) -> Element:
    """An action marker: a cylinder is round and acts twice; one that is spent is only an outline."""
    look = f"none stroke-seat-{seat}" if spent else f"fill-seat-{seat}"
    if cylinder:
        return g(
            circle(0, 0, size / 2, look, stroke_width=1.6),
            None if spent else circle(0, 0, size / 4.5, "none stroke-pale", stroke_width=1.4),
        )
    return rect(-size / 2, -size / 2, size, size, look, rx=2, stroke_width=1.6)


def counted(sign: Element, n: int | str, said: str, size: float, colour: str = "ink") -> Sign:
    """A sign and a number from (0, 0) on, around the line y = 0."""
    text = n if isinstance(n, str) else numeral(n)
    wide = measure(text, 13, True)
    contents: list[Content] = [
        title(said) if said else None,
        at(size / 2, 0, sign),
        label(text, size + 4, 4.6, wide, size=13, bold=True, class_=f"fill-{colour}"),
    ]
    return g(*contents), size + 4 + wide


def around(wide: float, high: float, choice: Choosable | None) -> list[Element]:
    """The ring of a sign that may be chosen, and the ground that a pointer hits."""
    if choice is None:
        return []
    ground = rect(0, 0, wide + 10, high, "fill-glow", rx=8, opacity=0)
    return [at(-5, -high / 2, part) for part in [ground, *ringed(wide + 10, high, choice, rx=8)]]
