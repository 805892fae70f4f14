"""How the pages look: what a viewer likes, and the colours of the drawings as a stylesheet."""

import logging
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from functools import cache

from starlette.requests import Request

from atoll.door import shelf
from atoll.draw.themes import THEMES, stylesheet

log = logging.getLogger("atoll.table")

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
    "guide": ("first", "on", "off"),
    "confirm": ("off", "on"),
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
    confirm: str

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
    """Every colour as a variable, by theme and palette, and the drawings' classes that use them.

    What a game adds or changes holds for its own pages and pictures alone.
    """
    schemes = {theme: {"color-scheme": theme} for theme in THEMES}
    blocks = list(by_theme({theme: THEMES[theme] | schemes[theme] for theme in THEMES}))
    names = set(THEMES["light"])
    for game, own in games_colours():
        blocks += by_theme(own, f"[data-game={game}]")
        names |= set(own["light"])
    blocks += [rule(f":root[data-palette={name}]", palette) for name, palette in PALETTES.items()]
    blocks.append(stylesheet({name: f"var(--{name})" for name in sorted(names)}))
    return "\n".join(blocks) + "\n"


def games_colours() -> Iterator[tuple[str, Mapping[str, Mapping[str, str]]]]:
    """The colours that every game adds to the themes; a game that cannot be drawn adds none."""
    for game in shelf():
        try:
            yield game.name, game.board.colours
        except Exception:
            log.exception("the game %s has no board", game.name)


def by_theme(colours: Mapping[str, Mapping[str, str]], part: str = "") -> Iterator[str]:
    """Colours in light, and what is different in the dark; of whole pages, and of parts of pages."""
    light, dark = colours["light"], colours["dark"]
    night = {name: colour for name, colour in dark.items() if light.get(name) != colour}

    def of(page: str) -> str:
        return f"{page}{part}, {page} {part}" if part else page

    yield rule(of(":root"), light)
    yield rule(of(":root[data-theme=dark]"), night)
    yield "@media (prefers-color-scheme: dark) {"
    yield rule(of(":root[data-theme=system]"), night)
    yield "}"


def rule(selector: str, colours: Mapping[str, str]) -> str:
    lines = [
        f"  {name if name == 'color-scheme' else f'--{name}'}: {colour};"
        for name, colour in colours.items()
    ]
    return "\n".join([f"{selector} {{", *lines, "}"])
