"""What the pictures for the terminal share: seats by colour and shape, numbers of choices."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from atoll.engine.words import Fact, Words
from atoll.text import say

SEAT_COLOURS = ("#3a9bdc", "#e8762c", "#1fb58a", "#d98cb8", "#e6c229", "#a78bfa")
SEAT_SHAPES = ("●", "■", "▲", "◆", "★", "▼")
GLOW = "bold #f5b453"
HEAD = 20  # how wide the name over a column is at most

View = dict[str, Any]


def fits(table: Table, console: Console, options: ConsoleOptions) -> bool:
    """Is there room for all of a table, with nothing cut or broken?"""
    width = options.max_width
    return console.measure(table, options=options.update(width=4 * width)).maximum <= width


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
        self.names = self.called_by(names)
        self.own = seat if seat is not None else max(view["seat"], 0)
        legal = [choice for choice in choices if choice.refusal is None]
        self.numbers = {
            target: n for n, choice in enumerate(legal, 1) for target in choice.target.split()
        }

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        raise NotImplementedError

    def word(self, key: str, **facts: Fact) -> str:
        return say(self.view["game"], Words(key, facts), self.language)

    def called_by(self, names: Sequence[str]) -> list[str]:
        """What everybody is called: by their names, else by their colours."""
        return [*(names or [self.word(f"seat-{self.hue(n)}") for n in range(self.view["seats"])])]

    def hue(self, seat: int) -> int:
        """The number of a seat's colour, and of its shape."""
        return seat

    def seat_mark(self, seat: int) -> Text:
        return Text(SEAT_SHAPES[seat], self.seat_colours[seat])

    def whose(self, seat: int, wide: int | None = None) -> Text:
        """A seat's mark and name, cut where they would be wider."""
        found = Text.assemble(self.seat_mark(seat), " ", (self.names[seat], "bold"))
        if wide is not None:
            found.truncate(wide, overflow="ellipsis")
        return found

    def head(self, seat: int, *flags: str, wide: int = HEAD) -> Text:
        """Who it is, with marks for whose turn it is and what else is so."""
        turn = "▸" if seat == self.view["seat"] else ""
        return Text.assemble((turn, GLOW), self.whose(seat, wide), *flags)

    def number(self, target: str) -> Text:
        """The number of the choice that a piece stands for; empty if it stands for none."""
        n = self.numbers.get(target)
        return Text(f"[{n}]", GLOW) if n else Text()


def in_columns(heads: Sequence[Text], rows: Mapping[str, Sequence[str | Text]]) -> Table:
    """A column for everybody, below their heads."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1), show_edge=False)
    table.add_column("", no_wrap=True)
    for head in heads:
        table.add_column(head, no_wrap=True)
    for name, cells in rows.items():
        table.add_row(name, *cells)
    return table


def in_a_line(head: Text, rows: Mapping[str, Sequence[Text]]) -> Text:
    """The same of one of them in a few lines, where columns find no room."""
    parts = [Text.assemble((f"{name} ", "dim"), cells[0]) for name, cells in rows.items()]
    return Text(" │ ", "dim").join([head, *parts])
