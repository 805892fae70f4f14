"""Atua in the terminal: a view as text, for Rich to print."""

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from atoll.draw.terminal import GLOW, TerminalTable, View, fits, in_a_line, in_columns
from atoll.engine.words import signed
from atoll.games.atua.cards import KINDS, TOTEMS
from atoll.games.atua.grid import HEIGHT, WIDTH, height, turned, width
from atoll.games.atua.parts import SOURCES
from atoll.games.atua.view import challenge

COCONUT = "¤"
LEFT = 4  # letters before the island, for the numbers of its rows

# The ground: a letter and a colour.
GROUND = {".": ("·", "#6f8a45"), "b": ("░", "#d9c07a"), "~": ("~", "#4f9fc0")}
# The colours of the symbols; their letters are words of a language.
PURPLE = "bold white on #6a4f8f"
COLOURS = {
    "fisher": "bold white on #1f5f8f",
    "fish": "#1f5f8f on #e8f1f6",
    "huntress": "bold white on #9c3b2e",
    "bird": "#9c3b2e on #f6e9e6",
    "canoe": "bold white on #3f6b2f",
    "palm": "#3f6b2f on #ebf3e6",
} | dict.fromkeys(KINDS[TOTEMS:], PURPLE)
STAR = ("✦", "bold #f5d060")

Cells = dict[tuple[int, int], tuple[str, str]]  # what stands on a cell, two letters, and its colour


def ground_cells(card: View, x: int, y: int, turn: int) -> Cells:
    """The ground of a card that lies at (x, y), and its star."""
    found: Cells = {}
    for row in range(HEIGHT):
        for column in range(WIDTH):
            across, down = turned(column, row, turn)
            sign, colour = GROUND[card["rows"][row][column]]
            found[x + across, y + down] = (sign * 2, colour)
    if card["star"]:
        across, down = turned(card["star"][0], card["star"][1], turn)
        found[x + across, y + down] = (STAR[0] + " ", STAR[1])
    return found


def symbol_cells(letters: str, colour: str, x: int, y: int) -> Cells:
    return {
        (x, y): (f" {letters[0]}", colour),
        (x + 1, y): (f"{letters[1]} ", colour),
        (x, y + 1): ("  ", colour),
        (x + 1, y + 1): ("  ", colour),
    }


def squeezed(text: str) -> str:
    """The one letter of two that matters."""
    return text.strip()[:1] or " "


def lines_of(cells: Cells, box: tuple[int, int, int, int], wide: bool) -> list[Text]:
    """The cells from left to right and from top to bottom; bare table is empty."""
    left, top, right, bottom = box
    lines = []
    for y in range(top, bottom):
        line = Text()
        for x in range(left, right):
            text, style = cells.get((x, y), ("  ", ""))
            line.append(text if wide else squeezed(text), style)
        lines.append(line)
    return lines


class Terminal(TerminalTable):
    """The whole table: row, tiles, the own island, everybody's sources, Tahuma."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wide = options.max_width
        yield self.heading()
        if self.view["row"] or self.view["card"]:
            yield from self.row(wide)
        yield from (self.fate(tile) for tile in self.view["fates"])
        yield self.whose(self.own)
        yield from self.island(wide)
        yield Text(self.legend(), "dim", overflow="fold")
        players = self.view["players"]
        table = in_columns([self.player(player) for player in players], self.rows(players))
        if fits(table, console, options):
            yield table
        else:
            yield from (in_a_line(self.player(player), self.rows([player])) for player in players)
        yield from self.tahuma()

    def named(self, table: str, own: str, name: str) -> str:
        return own or self.word(f"{table}-{name}")

    def letters(self, kind: str) -> str:
        return self.word(f"letters-{kind}")

    def symbols(self, symbols: list[View]) -> Cells:
        """What the symbols of a card or an island cover."""
        found: Cells = {}
        for each in symbols:
            kind = each["kind"]
            found |= symbol_cells(self.letters(kind), COLOURS[kind], each["x"], each["y"])
        return found

    def legend(self) -> str:
        """What letters and signs mean: in pairs those who need something, with what they need."""
        named = [f"{self.letters(kind)} {self.word(f'board-{kind}')}" for kind in KINDS]
        pairs = [", ".join(named[i : i + 2]) for i in range(0, TOTEMS, 2)]
        return " · ".join([*pairs, ", ".join(named[TOTEMS:]), self.word("terminal-ground")])

    # The middle of the table

    def heading(self) -> Text:
        view = self.view
        found = view["progress"]
        running = self.word(f"progress-{found['name']}", now=found["now"], last=found["last"])
        line = Text.assemble(
            ("Atua", "bold"), f" · {self.word('board-game-over') if view['over'] else running}"
        )
        for stack in view["stacks"]:
            sources = self.word("board-sources", n=stack["sources"])
            line.append(f" · {stack['name'].upper()} ", "dim")
            line.append(str(stack["left"]), "bold")
            line.append(f" › {sources}", "dim")
        return line

    def row(self, wide: int) -> list[Text]:
        """The cards side by side, as many as there is room for, then the rest below them."""
        drawn = [self.card(card) for card in self.view["row"]]
        if self.view["card"]:
            drawn.append(self.card(self.view["card"]))
        step = 2 * WIDTH + 4
        fitting = max(1, (wide + 4) // step)
        lines: list[Text] = []
        for start in range(0, len(drawn), fitting):
            some = drawn[start : start + fitting]
            for parts in zip(*some, strict=True):
                line = Text()
                for i, part in enumerate(parts):
                    line.append(" " * (i * step - line.cell_len))
                    line.append_text(part)
                lines.append(line)
        return lines

    def card(self, card: View) -> list[Text]:
        """A card: its number, price and coconuts above its face."""
        cells = ground_cells(card, 0, 0, 0)
        cells |= self.symbols(card["symbols"])
        head = self.number(f"card-{card['id']}")
        if "position" in card:
            head.append_text(self.price(card))
        else:
            head.append(self.word("terminal-lay"), GLOW)
        return [head, *lines_of(cells, (0, 0, WIDTH, HEIGHT), True)]

    def price(self, card: View) -> Text:
        place = card["position"]
        if self.view["tahuma"]:
            price = ("−1", "+1")[place - 1] if self.view["pending"] == "pick" else ""
        else:
            price = f"−{place - 1}" if place > 1 else "0"
        line = Text(f"{price}{COCONUT}" if price else "")
        if card["coconuts"]:
            line.append(f" +{card['coconuts']}{COCONUT}", "bold")
        return line

    def fate(self, tile: View) -> Text:
        """A fate tile: cost or owner, stakes, and how everybody stands."""
        line = Text.assemble(
            self.number(f"fate-{tile['id']}"),
            (self.named("fate", tile["name"], tile["id"]), "bold"),
            f" +{tile['gain']}{'' if tile['one'] is None else '/+' + str(tile['one'])}"
            f"/−{tile['loss']} ",
        )
        if tile["owner"] is None:
            line.append(f"−{tile['cost']}{COCONUT} ")
        else:
            line.append_text(self.seat_mark(tile["owner"]))
            line.append(f" ({signed(tile['points'][tile['owner']])}) ", "bold")
        for i, category in enumerate(tile["categories"]):
            line.append(" /" if i else "·", "dim")
            for seat, n in enumerate(category["amounts"]):
                line.append(" ")
                line.append_text(self.seat_mark(seat))
                line.append(str(n), "bold" if n == max(category["amounts"]) else "dim")
        return line

    # The island

    def island(self, wide: int) -> list[Text]:
        """The own island with the numbers of its columns and rows, by which cards are laid."""
        player = self.view["players"][self.own]
        cells: Cells = {}
        for card in player["island"]:
            cells |= ground_cells(card, card["x"], card["y"], card["turn"])
        cells |= self.symbols(player["symbols"])
        cards = player["island"]
        box = (
            min(card["x"] for card in cards),
            min(card["y"] for card in cards),
            max(card["x"] + width(card["turn"]) for card in cards),
            max(card["y"] + height(card["turn"]) for card in cards),
        )
        size = 2 if LEFT + 2 * (box[2] - box[0]) <= wide else 1
        if LEFT + box[2] - box[0] > wide:
            return [self.card_line(card) for card in cards]
        lines = [self.columns(box, size)]
        for y, line in zip(range(box[1], box[3]), lines_of(cells, box, size == 2), strict=True):
            lines.append(Text.assemble((f"{y:>{LEFT - 1}} ", "dim"), line))
        return lines

    def columns(self, box: tuple[int, int, int, int], size: int) -> Text:
        """The number of every fifth column above its first letter."""
        line = Text(" " * LEFT, "dim")
        for x in range(box[0], box[2]):
            at = LEFT + (x - box[0]) * size
            shown = str(x)
            if x % 5 == 0 and line.cell_len <= at and x + len(shown) <= box[2]:
                line.append(" " * (at - line.cell_len) + shown, "dim")
        return line

    def card_line(self, card: View) -> Text:
        """A card of an island too wide to be drawn."""
        symbols = " ".join(self.letters(each["kind"]) for each in card["symbols"])
        return Text(f"{card['x']},{card['y']},{card['turn']} {card['terrain']} {symbols}")

    # The players

    def player(self, player: View) -> Text:
        """A name, with marks for whose turn it is and who begins."""
        seat = player["seat"]
        begins = seat == self.view["first"] and not self.view["tahuma"]
        return self.head(seat, " ⚐" if begins else "")

    def rows(self, players: list[View]) -> dict[str, list[Text]]:
        found = {
            self.word("score"): [
                Text(str(self.view["scores"][player["seat"]]), "bold") for player in players
            ],
        }
        for i, source in enumerate(SOURCES):
            name = self.word(f"breakdown-{source}")
            found[name] = [self.source(player, player["sources"][i]) for player in players]
        found[self.word("breakdown-beach-bonus")] = [self.beach(player) for player in players]
        if not self.view["tahuma"]:
            found[self.word("breakdown-coconut-bonus")] = [
                self.bonus(player, "coconut") for player in players
            ]
        if self.view["inhabitants"]:
            found[self.word("breakdown-inhabitant")] = [
                self.inhabitant(player) for player in players
            ]
        return found

    def source(self, player: View, source: View) -> Text:
        """What is counted, and what it is worth; a tick and the stack if it was scored."""
        name = source["source"]
        line = self.number(f"source-{player['seat']}-{name}")
        if "pair" in source:
            line.append(f"{source['pair'][0]}/{source['pair'][1]} ", "dim")
        elif name == "coconut":
            line.append(f"{player['coconuts']}{COCONUT} ", "dim")
        elif name == "totem":
            counts = player["counts"]
            shown = [
                self.letters(kind) + (f"×{counts[kind]}" if counts[kind] > 1 else "")
                for kind in KINDS[TOTEMS:]
                if counts[kind]
            ]
            line.append("".join(f"{each} " for each in shown), "dim")
        elif player["volcanoes"]:
            line.append("+".join(str(each["points"]) for each in player["volcanoes"]) + " ", "dim")
        if source["scored"]:
            stack = self.view["stacks"][source["scored"] - 1]["name"].upper()
            line.append(f"= {source['points']} ✓{stack}", "bold")
        else:
            line.append(f"= {source['worth']}")
            if source["source"] in player["chosen"]:
                line.append(" ?", GLOW)
        return line

    def beach(self, player: View) -> Text:
        return Text.assemble((f"{player['beach']} ", "dim"), self.bonus(player, "beach"))

    def bonus(self, player: View, what: str) -> Text:
        return Text(f"= {player['breakdown'].get(f'{what}-bonus', '?')}")

    def inhabitant(self, player: View) -> Text:
        tile = player["inhabitant"]
        if tile["id"] is None:
            return Text("▒", "dim")
        line = self.number(f"inhabitant-{player['seat']}")
        line.append(self.named("inhabitant", tile["name"], tile["id"]))
        n = tile["scored"] if tile["revealed"] else tile["now"]
        line.append(f" = {n}" if tile["revealed"] else f" ({n})", "" if tile["revealed"] else "dim")
        return line

    def tahuma(self) -> list[Text]:
        """Alone: Tahuma's sheet, his hut and his pile."""
        tahuma = self.view["tahuma"]
        if tahuma is None:
            return []
        shut = tahuma["breakdown"] is None
        known = {"start": tahuma["start"], "coconut": tahuma["hut"]}
        lines = " + ".join(
            f"{n} {self.word(f'breakdown-{name}')}"
            for name, n in (known if shut else tahuma["breakdown"]).items()
        )
        level = self.word(f"board-level-{tahuma['level']}")
        pile = self.word("board-pile-hidden" if shut else "board-pile", n=tahuma["cards"])
        head = Text.assemble(
            self.number("tahuma"),
            (self.word("board-tahuma"), "bold"),
            f" ({level}): ",
            ("?" if shut else str(tahuma["score"]), "bold"),
            f" · {pile} · {self.word('board-hut', n=tahuma['hut'])}",
        )
        found = [head, Text(f"= {lines}{' + ?' if shut else ''}", "dim")]
        dare = challenge(self.view)
        if dare:
            found.append(Text(self.word(dare[0], level=self.word(f"board-level-{dare[1]}")), GLOW))
        return found
