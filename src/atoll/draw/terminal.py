"""What the pictures for the terminal share: seats by colour and shape, numbers of choices."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from atoll.engine.words import Fact, Words
from atoll.text import say

SEAT_COLOURS = ("#3a9bdc", "#e8762c", "#1fb58a", "#d98cb8", "#e6c229", "#a78bfa")
SEAT_SHAPES = ("●", "■", "▲", "◆", "★", "▼")
GLOW = "bold #f5b453"

View = dict[str, Any]


class TerminalTable:
    """A view for Rich to print, as wide as it is allowed to be.

    What can be chosen carries its number in the list of choices.
    """

    seat_colours: Sequence[str] = SEAT_COLOURS

    def __init__(
        self,
        view: View,
        choices: Sequence[Any] = (),
        seat: int | None = None,
        language: str = "en",
        names: Sequence[str] = (),
    ) -> None:
        self.view = view
        self.language = language
        self.names = [*(names or [self.word(f"seat-{n}") for n in range(view["seats"])])]
        self.own = seat if seat is not None else max(view["seat"], 0)
        legal = [choice for choice in choices if choice.refusal is None]
        self.numbers = {choice.target: n for n, choice in enumerate(legal, 1) if choice.target}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        raise NotImplementedError

    def word(self, key: str, **facts: Fact) -> str:
        return say(self.view["game"], Words(key, facts), self.language)

    def seat_mark(self, seat: int) -> Text:
        return Text(SEAT_SHAPES[seat], self.seat_colours[seat])

    def whose(self, seat: int) -> Text:
        return Text.assemble(self.seat_mark(seat), " ", (self.names[seat], "bold"))

    def number(self, target: str) -> Text:
        """The number of the choice that a piece stands for; empty if it stands for none."""
        n = self.numbers.get(target)
        return Text(f"[{n}]", GLOW) if n else Text()
