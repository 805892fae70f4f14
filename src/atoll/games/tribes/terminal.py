"""Tribes in the terminal: a view as text, for Rich to print."""

from collections.abc import Iterator, Sequence

from rich.box import ROUNDED
from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from atoll.draw.terminal import GLOW, HEAD, SEAT_SHAPES, TerminalTable, View, in_columns
from atoll.engine.words import Fact
from atoll.games.tribes.parts import TRACKS

LAND_COLOURS = {
    "goat": "#b9a68c",
    "horse": "#c07f54",
    "wheat": "#e0b64a",
    "gold": "#e6c229",
    "incense": "#a99bd0",
}
TRACK_SIGNS = dict(zip(TRACKS, "♥✦»♜", strict=True))
SHELL = "@"
LABEL = 16  # the names of the lines beside the tribes
SEAT_COLOURS = ("#4a95e8", "#e0566f", "#e79ac4", "#a66cf0")  # as in the picture
EPOCH_COLOURS = ("#b08a66", "#6fae75", "#e8964a")

# Half the width of a hex, from the handsomest to the least that can be read.
BESIDE = (6, 5, 4)
ALONE = (*BESIDE, 3)


class Terminal(TerminalTable):
    """Tribes, as wide as it is allowed to be."""

    seat_colours = SEAT_COLOURS

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        yield self.heading()
        yield self.row(width)
        yield from self.events()
        yield self.boards()
        tribes = self.tribes(width)
        land = self.land(width - console.measure(tribes).maximum - 3, BESIDE)
        if land:
            beside = Table.grid(padding=(0, 3, 0, 0))
            beside.add_row(Group(self.whose(self.own, HEAD), *land), tribes)
            yield beside
        else:
            yield tribes
            yield Group(self.whose(self.own), *(self.land(width, ALONE) or [self.land_list()]))
        for tribe in self.view["tribes"]:
            if tribe["seat"] != self.own:
                yield self.summary(tribe)

    # The middle of the table

    def heading(self) -> Text:
        view = self.view
        facts: dict[str, Fact] = {"struck": view["end"]["struck"], "needed": view["end"]["needed"]}
        line = Text.assemble(
            ("Tribes", "bold"),
            f" · {self.word('terminal-round', round=view['progress']['now'])}",
            f" · {self.word('terminal-last-round' if view['ending'] else 'terminal-end', **facts)}",
            f" · {self.word('terminal-bag', n=sum(view['bag'].values()))}",
        )
        if view["held"] is not None:
            held = self.word("terminal-held", tile=self.tile_name(view["held"]))
            line.append(f" · {held}", "#4cc7b8")
        if view["drawn"]:
            drawn = ", ".join(self.word(f"land-{kind}") for kind in view["drawn"])
            line.append(f" · {self.word('terminal-drawn', lands=drawn)}", "#4cc7b8")
        return line

    def tile_name(self, tile: View) -> str:
        return tile.get("name") or self.word(f"tile-{tile['id']}")

    def row(self, width: int) -> Table:
        """The action sequence, six tiles to a line; a tile's place is what it costs."""
        across = 6 if len(self.view["row"]) <= 6 else min(len(self.view["row"]), width // 13)
        grid = Table.grid(expand=True)
        for _ in range(across):
            grid.add_column(ratio=1)
        tiles = [self.tile(place, tile) for place, tile in enumerate(self.view["row"])]
        for start in range(0, len(tiles), across):
            grid.add_row(*tiles[start : start + across])
        return grid

    def tile(self, place: int, tile: View) -> Panel:
        cost = f"−{place}" if place else "0"
        colour = EPOCH_COLOURS[tile["epoch"] - 1] if tile["event"] else "default"
        name = Text(self.tile_name(tile), colour if tile["event"] else "bold", overflow="fold")
        if tile["event"]:
            name.append(" ϟ")
        number = self.number(f"tile-{tile['id']}")
        return Panel(
            name,
            title=Text.assemble(number, " " if number else "", (cost, "dim")),
            title_align="left",
            subtitle=self.shells(tile["shells"]),
            subtitle_align="right",
            padding=0,
            height=4,
            border_style="#f5b453" if number else colour,
        )

    def events(self) -> Iterator[Text]:
        """What the events in the row say, and what they would do to one's own tribe."""
        for tile in self.view["row"]:
            if tile["event"]:
                colour = EPOCH_COLOURS[tile["epoch"] - 1]
                n = tile["shares"][self.own]
                comes = self.word("board-comes", effect=tile["effect"], n=n)
                yield Text.assemble(
                    (f"ϟ {self.tile_name(tile)}: ", colour),
                    self.effect(tile),
                    (f" {comes if n else self.word('board-misses')}", "dim"),
                )

    def effect(self, tile: View) -> str:
        whom = "all" if tile["all"] else "taker"
        facts: dict[str, Fact] = {"whom": whom, "when": tile["when"], "number": tile["number"]}
        return self.word(f"effect-{tile['effect']}", **facts)

    def shells(self, count: int) -> Text | None:
        if not count:
            return None
        return Text(SHELL * count if count <= 5 else f"{SHELL}×{count}", "#f0d9a8")

    def boards(self) -> Table:
        """The achievements, the oldest epoch at the bottom."""
        table = Table(box=ROUNDED, show_header=False, expand=True, show_lines=True, padding=(0, 1))
        for _ in range(4):
            table.add_column(ratio=1)
        table.add_column(justify="right", no_wrap=True)
        for epoch in (2, 1, 0):
            cells = [self.board(place) for place in self.view["boards"][epoch * 4 : epoch * 4 + 4]]
            stack = Text(f"ϟ {self.view['stacks'][epoch]}", EPOCH_COLOURS[epoch])
            table.add_row(*cells, stack)
        return table

    def board(self, place: View) -> Text:
        """Its name, what it needs and advances, and its spaces: stones, then points to be had."""
        if not place["up"]:
            return Text(self.word("terminal-face-down"), "dim")
        number = self.number(f"board-{place['slot']}")
        name = place["name"] or self.word(f"achievement-{place['id']}")
        cell = Text.assemble(
            number, " " if number else "", (name, f"bold {EPOCH_COLOURS[place['epoch'] - 1]}")
        )
        for arrow in self.view["arrows"]:
            if arrow["target"] == place["slot"]:
                lean = "↗" if arrow["source"] % 4 < arrow["target"] % 4 else "↖"
                cell.append_text(Text.assemble(" ", (lean, self.seat_colours[arrow["owner"]])))
        land = self.word(f"land-{place['land']}")
        cell.append_text(
            Text.assemble("\n", (f"{place['need']} {land}", LAND_COLOURS[place["land"]]))
        )
        cell.append(f" › {TRACK_SIGNS[place['track']]}")
        cell.append("\n")
        for space in range(self.view["seats"]):
            bolt = "ϟ" if place["bolts"][space] else ""
            if space < len(place["stones"]):
                cell.append_text(self.seat_mark(place["stones"][space]))
                cell.append("  ")
            else:
                cell.append(f"{place['points'][space]}{bolt} ")
        return cell

    # The tribes

    def tribes(self, width: int) -> Table:
        """A column for every tribe: score, goods, and how far it has come on the tracks."""
        tribes = self.view["tribes"]
        rows: dict[str, list[str | Text]] = {
            self.word("terminal-score"): [
                Text(shown(score), "bold") for score in self.view["scores"]
            ],
            self.word("terminal-teeth"): [shown(tribe["points"]) for tribe in tribes],
            f"{SHELL} {self.word('terminal-shells')}": [str(tribe["shells"]) for tribe in tribes],
            self.word("terminal-members"): [
                f"{tribe['members']} + {tribe['reserve']}" for tribe in tribes
            ],
            self.word("terminal-land"): [
                f"{tribe['active']} + {tribe['exhausted']}✗" for tribe in tribes
            ],
            self.word("terminal-arrow"): ["↗" if tribe["arrow"] else "–" for tribe in tribes],
        }
        for track, name in enumerate(TRACKS):
            title = f"{TRACK_SIGNS[name]} {self.word(f'track-{name}')}"
            rows[title] = [self.track(tribe, track) for tribe in tribes]
        wide = min(HEAD, (width - LABEL) // self.view["seats"] - 3)
        return in_columns([self.head(tribe["seat"], wide=wide) for tribe in tribes], rows)

    def track(self, tribe: View, track: int) -> Text:
        """The spaces reached, what the last one is worth now, and its points at the end."""
        printed = self.view["tracks"][track]
        space = tribe["tracks"][printed["id"]]
        values, points = printed["values"], printed["end_points"][space]
        bar = Text("▰" * (space + 1), self.seat_colours[tribe["seat"]])
        bar.append("▱" * (len(values) - space - 1), "dim")
        bar.append(f" {values[space]}", "bold")
        if points:
            bar.append(f" +{points}", "dim")
        if printed["id"] == "strength" and not (tribe["strongest"] and tribe["weakest"]):
            bar.append(" ↑" if tribe["strongest"] else " ↓" if tribe["weakest"] else "")
        return bar

    def summary(self, tribe: View) -> Text:
        """Another tribe's land in one line: members on it, and what is exhausted."""
        line = Text.assemble(self.whose(tribe["seat"]), ":")
        for land in tribe["land"]:
            style = "dim" if land["exhausted"] else LAND_COLOURS[land["kind"]]
            line.append(f" {self.word('land-' + land['kind'])}", style)
            line.append("✗" if land["exhausted"] else "", "dim")
            line.append_text(self.members(tribe["seat"], land["members"]))
        return line

    # One's own land, as hexes

    def land(self, width: int, halves: Sequence[int]) -> list[Text]:
        """The territory: two lines to a row of hexes, every second row half a hex aside.

        As large as fits, in steps of half a hex's width; empty when nothing fits.
        """
        places = self.places()
        left = min(2 * q + r for q, r in places)
        across = max(2 * q + r for q, r in places) - left + 2
        fitting = [half for half in halves if across * half <= width]
        if not fitting:
            return []
        half = fitting[0]
        top = min(r for _, r in places)
        lines = [Text() for _ in range(2 * (max(r for _, r in places) - top + 1))]
        for q, r in sorted(places, key=lambda place: (place[1], place[0])):
            upper, lower = self.hex(q, r, places[q, r], 2 * half - 2)
            for line, part in ((2 * (r - top), upper), (2 * (r - top) + 1, lower)):
                gap = (2 * q + r - left) * half - lines[line].cell_len
                lines[line].append(" " * gap)
                lines[line].append_text(part)
        return lines

    def places(self) -> dict[tuple[int, int], View | None]:
        """The own tiles, and the free places where one can be laid now."""
        tribe = self.view["tribes"][self.own]
        places: dict[tuple[int, int], View | None] = {
            (land["q"], land["r"]): land for land in tribe["land"]
        }
        for q, r in tribe["free"]:
            if f"free-{self.own}-{q},{r}" in self.numbers:
                places[q, r] = None
        return places

    def land_list(self) -> Text:
        """A territory too wide for a map, tile by tile."""
        parts = []
        for (q, r), land in self.places().items():
            kind, members, name = self.tile_words(q, r, land)
            parts.append(Text(" ").join(part for part in (kind, name, members) if part))
        return Text(" · ", "dim").join(parts)

    def hex(self, q: int, r: int, land: View | None, inner: int) -> tuple[Text, Text]:
        """The two lines of a hex: its kind; its members and its number or its name."""
        kind, members, name = self.tile_words(q, r, land)
        edge = GLOW if name.style == GLOW else "dim"
        kind.truncate(inner)
        kind.align("center", inner)
        gap = max(inner - members.cell_len - name.cell_len, 0)
        lower = Text.assemble(members, " " * gap, name)
        lower.truncate(inner)
        return (
            Text.assemble(("╱", edge), kind, ("╲", edge)),
            Text.assemble(("╲", edge), lower, ("╱", edge)),
        )

    def tile_words(self, q: int, r: int, land: View | None) -> tuple[Text, Text, Text]:
        """A place's kind of land, its members, and its number if it can be chosen, else its name."""
        piece = "free" if land is None else "land"
        name = self.number(f"{piece}-{self.own}-{q},{r}") or Text(f"{q},{r}", "dim")
        if land is None:
            return Text(), Text(), name
        kind = Text(self.word(f"land-{land['kind']}"), f"bold {LAND_COLOURS[land['kind']]}")
        if land["exhausted"]:
            kind = Text(f"✗{kind.plain}", "dim")
        return kind, self.members(self.own, land["members"]), name

    def members(self, seat: int, count: int) -> Text:
        shape = SEAT_SHAPES[seat]
        return Text(shape * count if count <= 3 else f"{shape}×{count}", self.seat_colours[seat])


def shown(number: int | None) -> str:
    """A number, or that it is secret."""
    return "?" if number is None else str(number)
