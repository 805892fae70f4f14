"""How a report speaks: in one language, with numbers as that language writes them."""

from collections.abc import Sequence
from dataclasses import dataclass

from babel.numbers import format_decimal

from atoll.arena.standings import Rate
from atoll.engine.game import Game
from atoll.engine.words import Fact, Words
from atoll.lab.named import unwritten
from atoll.lab.statistics import Mean
from atoll.text import has, say

QUOTES = {"en": ("“”", "‘’"), "de": ("„“", "‚‘"), "it": ("«»", "“”")}


@dataclass(frozen=True)
class Voice:
    """Speaks of a game in a language."""

    game: Game
    language: str

    def __call__(self, key: str, **facts: Fact) -> str:
        return say(self.game.name, Words(f"lab-{key}", facts), self.language)

    def number(self, value: float, digits: int = 1, sign: bool = False) -> str:
        """A number with so many digits behind the point; nothing has no sign."""
        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        value = round(value, digits) or 0.0
        return format_decimal(
            value, f"{'+' * (sign and value > 0)}{pattern};−{pattern}", self.language
        )

    def percent(self, value: float, digits: int = 0) -> str:
        return self("percent", figure=self.number(100 * value, digits))

    def interval(self, low: float, high: float) -> str:
        """Shares from and to, in percent."""
        return self("percent", figure=self.span(100 * low, 100 * high, 0))

    def span(self, low: float, high: float, digits: int = 1) -> str:
        return f"{self.number(low, digits)} – {self.number(high, digits)}"

    def rate(self, rate: Rate) -> str:
        return f"{self.percent(rate.rate)} ({self.interval(rate.low, rate.high)})"

    def estimate(self, found: Mean, digits: int = 1, sign: bool = False) -> str:
        """A mean with its interval. Where all numbers were equal nothing tells how far off it may be."""
        middle = self.number(found.mean, digits, sign)
        if found.low == found.high:
            return middle
        return f"{middle} ({self.span(found.low, found.high, digits)})"

    def quoted(self, text: str) -> str:
        """What the rules say, in quotation marks; marks within them are single ones."""
        outer, inner = QUOTES[self.language]
        within = text.removesuffix(".").translate(str.maketrans(outer, inner))
        return f"{outer[0]}{within}{outer[1]}"

    def of_game(self, key: str, plain: str, **facts: Fact) -> str:
        """What the game itself calls something; else its plain name."""
        return say(self.game.name, Words(key, facts), self.language) if self.has(key) else plain

    def has(self, key: str) -> bool:
        return has(self.game.name, key, self.language)

    def source(self, name: str) -> str:
        return self.of_game(f"breakdown-{name}", name)

    def unit(self, name: str, count: float) -> str:
        """What the stretches of a game are called, one or several."""
        key = f"unit-{name}"
        return self(key, count=1 if count == 1 else 2) if self.has(f"lab-{key}") else name

    def option(self, name: str, value: object) -> str:
        """An option with its value, as the game's texts call them."""
        key = f"option-{name}"
        chosen = self.of_game(f"{key}-{str(value).lower()}", str(value))
        return f"{self.of_game(key, name)}: {chosen}"

    def part(self, part: str) -> str:
        """A part as the game's texts call it; where a name alone would say too little, with its kind."""
        words = unwritten(part)
        try:
            said = say(self.game.name, words, self.language)
        except (KeyError, ValueError):
            said = words.key
        kind = f"noted-{words.key.partition('-')[0]}"
        if self.has(kind):
            said = say(self.game.name, Words(kind, {"name": said}), self.language)
        return said[:1].upper() + said[1:]

    def several(self, names: Sequence[str]) -> str:
        """Names one after another."""
        *first, last = names
        return self("and", first=", ".join(first), final=last) if first else last
