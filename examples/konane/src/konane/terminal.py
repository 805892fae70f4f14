"""Konane in the terminal: a view as text, for Rich to print."""

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from atoll.draw.terminal import GLOW, SEAT_SHAPES, TerminalTable

STYLES = ("bold #8e99a8", "bold #f4e9d8")


class Terminal(TerminalTable):
    """The board row by row, and a line for each player."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view = self.view
        across = view["columns"]
        names = list(view["squares"])
        yield self.word("board-picture", turn=view["progress"]["now"])
        for start in range(len(names) - across, -1, -across):
            row = names[start : start + across]
            yield Text.assemble((f"{row[0][1:]:>3} ", "dim"), *map(self.square, row))
        yield Text("    " + "".join(f"{name[0]:<4}" for name in names[:across]), "dim")
        for player in view["players"]:
            yield self.player(player["seat"], player["jumps"], player["taken"])

    def square(self, name: str) -> Text:
        """A stone or a free square; with its number if it can be chosen."""
        owner = self.view["squares"][name]
        sign = "·" if owner is None else SEAT_SHAPES[owner]
        number = self.numbers.get(f"square-{name}", "")
        style = GLOW if self.view["lifted"] == name else "dim" if owner is None else STYLES[owner]
        return Text.assemble((sign, style), (f"{number:<3}", GLOW))

    def player(self, seat: int, jumps: int, taken: int) -> Text:
        turn = "▸" if self.view["seat"] == seat else " "
        said = [self.word("board-jumps", n=jumps), self.word("board-taken", n=taken)]
        mark = (SEAT_SHAPES[seat], STYLES[seat])
        name = (self.names[seat], "bold")
        return Text.assemble((turn, GLOW), " ", mark, " ", name, f": {' · '.join(said)}")
