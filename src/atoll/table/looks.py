"""How the pages look: what a viewer likes, and the colours of the drawings as a stylesheet."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache

from starlette.requests import Request

from atoll.draw.themes import THEMES, stylesheet
from atoll.games import games

# The seats are told apart by everybody; this palette parts land and goods by lightness as well.
PALETTES = {
    "distinct": {
        "goat": "#8f9a9b",
        "horse": "#5f3a22",
        "wheat": "#f3e46b",
        "gold": "#d48a00",
        "incense": "#5a58a8",
    },
}

CHOICES = {
    "theme": ("system", "light", "dark"),
    "palette": ("natural", *PALETTES),
    "speed": ("normal", "quick", "off"),
    "sound": ("on", "off"),
    "guide": ("on", "off"),
}
NAME = "name"


@dataclass(frozen=True)
class Tastes:
    """What a viewer chose in the settings; the first of each is the default."""

    theme: str
    palette: str
    speed: str
    sound: str
    guide: str

    @classmethod
    def of(cls, request: Request) -> "Tastes":
        wishes = {field.name: request.cookies.get(field.name, "") for field in fields(cls)}
        return cls(
            **{
                name: wish if wish in CHOICES[name] else CHOICES[name][0]
                for name, wish in wishes.items()
            }
        )


@cache
def colours_css() -> str:
    """Every colour as a variable, by theme and palette, and the drawings' classes that use them."""
    light, dark = (with_games(theme) for theme in ("light", "dark"))
    night = {name: colour for name, colour in dark.items() if light.get(name) != colour}
    blocks = [
        rule(":root", light | {"color-scheme": "light"}),
        rule(":root[data-theme=dark]", night | {"color-scheme": "dark"}),
        "@media (prefers-color-scheme: dark) {",
        rule(":root[data-theme=system]", night | {"color-scheme": "dark"}),
        "}",
        *(rule(f":root[data-palette={name}]", palette) for name, palette in PALETTES.items()),
        stylesheet({name: f"var(--{name})" for name in light}),
    ]
    return "\n".join(blocks) + "\n"


def with_games(theme: str) -> dict[str, str]:
    """A theme's colours and those the games add to it."""
    found = dict(THEMES[theme])
    for game in games():
        found |= game.colours.get(theme, {})
    return found


def rule(selector: str, colours: Mapping[str, str]) -> str:
    lines = [
        f"  {name if name == 'color-scheme' else f'--{name}'}: {colour};"
        for name, colour in colours.items()
    ]
    return "\n".join([f"{selector} {{", *lines, "}"])
