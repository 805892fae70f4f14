"""The colours of the house, light and dark, and the stylesheet that brings them to the classes."""

from collections.abc import Mapping

LIGHT = {
    "sea": "#dfe9ea",
    "paper": "#fbf8f1",
    "card": "#ffffff",
    "ink": "#22302f",
    "soft": "#5e6d6b",
    "line": "#d5d2c6",
    "accent": "#0b7a75",
    "glow": "#f2a33a",
    "back": "#dedacd",
    "spent": "#cfccc2",
    "spent-ink": "#918e84",
}

DARK = {
    "sea": "#10191b",
    "paper": "#172224",
    "card": "#1f2d2f",
    "ink": "#e8efe9",
    "soft": "#9db0ac",
    "line": "#31444a",
    "accent": "#4cc7b8",
    "glow": "#f5b453",
    "back": "#2a3a3f",
    "spent": "#3b4546",
    "spent-ink": "#7f8c8b",
}

# Told apart by the colour-blind; the seats' shapes are in `pieces`.
SEATS = {
    "seat-0": "#0072b2",
    "seat-1": "#d55e00",
    "seat-2": "#009e73",
    "seat-3": "#cc79a7",
    "seat-4": "#e69f00",
    "seat-5": "#56b4e9",
}

# Land and goods: muted and natural, the same by day and by night.
GOODS = {
    "goat": "#b9a68c",
    "horse": "#a56a43",
    "wheat": "#e0b64a",
    "gold": "#c9952b",
    "incense": "#8c7fb0",
    "pale": "#fffaf0",
    "dark": "#3a2c14",
    "shell": "#f3c9a5",
    "shell-line": "#a4613a",
    "tooth": "#f4ecd8",
    "tooth-line": "#8d7a55",
}

THEMES: dict[str, dict[str, str]] = {
    "light": LIGHT | SEATS | GOODS,
    "dark": DARK | SEATS | GOODS,
}

SHEET = (
    ".none{fill:none}",
    ".choosable{cursor:pointer}",
    "text{font-variant-numeric:tabular-nums}",
)

FONT = (
    "Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'DejaVu Sans', "
    "'Liberation Sans', sans-serif"
)


def colours(theme: str, own: Mapping[str, Mapping[str, str]]) -> dict[str, str]:
    """The colours of a theme with a game's own added to them."""
    if theme not in THEMES:
        raise ValueError(f"no theme {theme!r}; there are: {', '.join(THEMES)}")
    return THEMES[theme] | dict(own[theme])


def stylesheet(table: Mapping[str, str]) -> str:
    """Rules for the classes `fill-<name>` and `stroke-<name>`.

    A picture by itself carries the colours; a page passes `var(--name)` for every name instead.
    """
    rules = [
        f".fill-{name}{{fill:{colour}}}.stroke-{name}{{stroke:{colour}}}"
        for name, colour in table.items()
    ]
    return "".join([*rules, *SHEET])
