"""Atiwa in the terminal: a view as text, for Rich to print."""

from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.table import Table
from rich.text import Text

from atoll.draw.terminal import (
    GLOW,
    SEAT_COLOURS,
    SEAT_SHAPES,
    TerminalTable,
    View,
    fits,
    in_columns,
)

WORKER_COLOURS = {"red": "#e0655b", "yellow": "#e3b93a", "blue": "#5b9be0"}
ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII")

# The colour of every kind of token; their letters are words of a language.
COLOURS = {
    "wild": "#c39a6c",
    "tree": "#7fb877",
    "fruit": "#e8964a",
    "family": "#e0856b",
    "trained": "#4cc7b8",
    "goat": "#cbbca4",
    "bat": "#a99bd0",
    "gold": "#e6c229",
}
# What is printed on a cell: tokens by their small letters, so that one is seen to lie there or not.
PRINTED = {
    "T": ("tree",),
    "w": ("tree", "wild"),
    "b": ("tree", "bat"),
    "F": ("fruit",),
    "B": ("bat",),
    "W": ("wild",),
    "G": ("goat",),
}
GOLD = "$"
BARE = {"H": "⌂", "U": "∩", ".": "·"}
CELL = 6  # letters of a cell
CARD = 3 * CELL


class Terminal(TerminalTable):
    """Atiwa, as wide as it is allowed to be."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        yield self.heading()
        yield self.spaces(width)
        if any(self.view["open"]):
            yield self.cards_side_by_side([card for card in self.view["open"] if card], width)
        laying = self.view["doing"].get("card")
        if laying:
            yield Text(self.word("terminal-lay"), GLOW)
            yield self.cards_side_by_side([laying], width)
        yield Group(self.whose(self.own), *self.tableau(self.own))
        yield Text(self.word("terminal-legend"), "dim", overflow="fold")
        yield self.supply()
        table = self.communities()
        if fits(table, console, options):
            yield table
        else:
            yield from (self.summary(community) for community in self.view["communities"])
        for entry in self.view["goal"]:
            yield self.condition(entry)

    def card_name(self, card: View) -> str:
        table = "location" if card["location"] else "terrain"
        name = str(card["name"] or self.word(f"{table}-{card['id']}"))
        return self.word("card-copy", card=name, n=card["copy"]) if card.get("copy") else name

    # The middle of the table

    def heading(self) -> Text:
        view = self.view
        step = view["step"]
        phase = self.word(f"board-step-{step}" if step else "board-work")
        if view["over"]:
            phase = self.word("board-game-over")
        bag = "/".join(str(count) for count in view["bag"])
        return Text.assemble(
            ("Atiwa", "bold"),
            f" · {self.word('board-round', round=ROMAN[view['progress']['now']], rounds=ROMAN[-1])}",
            f" · {phase}",
            f" · {self.word('terminal-bag', n=bag)}",
            f" · {self.word('terminal-deck', n=view['deck'])}",
        )

    def spaces(self, width: int) -> Table:
        """All spaces in columns, read downwards: number, name, worker, and what they give."""
        lines = [self.space(space) for space in self.view["spaces"]]
        longest = max(line.cell_len for line in lines)
        across = max(1, min(4, width // (longest + 1)))
        rows = -(-len(lines) // across)
        grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
        for _ in range(across):
            grid.add_column(ratio=1, no_wrap=True)
        for row in range(rows):
            cells = [lines[i] for i in range(row, len(lines), rows)]
            grid.add_row(*cells)
        return grid

    def space(self, space: View) -> Text:
        line = Text()
        line.append_text(self.number(f"space-{space['id']}"))
        current = "track" in space and space["track"]["current"]
        line.append(f"{space['id']} ", "bold #4cc7b8" if current else "bold")
        taken = space["worker"] is not None
        if taken and space["colour"]:
            line.append("● ", WORKER_COLOURS[space["colour"]])
        elif taken:
            line.append(f"{SEAT_SHAPES[space['worker']]} ", SEAT_COLOURS[space["worker"]])
        for i, item in enumerate(space["items"]):
            if i:
                line.append("+", "dim")
            target = f"item-{space['id']}-{i + 1}"
            line.append_text(self.item(item))
            for name in (target, f"{target}-bat", f"{target}-wild"):
                line.append_text(self.number(name))
        if taken:
            line.stylize("dim")
        return line

    def item(self, item: View) -> Text:
        """What an item gives, in letters."""
        op, n, gold = item["op"], item["n"], item.get("gold", 0)
        bonus = f"({self.view['bonus_terrain']}□)" if item["bonus"] else ""
        if op == "gold":
            return Text.assemble(bonus, self.many(n, "gold"))
        if op == "gain":
            return self.many(n, item["kind"])
        if op == "tree-with-fruit":
            return Text.assemble(self.many(1, "tree"), self.many(1, "fruit"))
        if op == "choice":
            return Text.assemble(self.many(n, "bat"), "/", self.many(1, "wild"))
        if op == "train":
            return Text.assemble(bonus, self.many(n, "trained"))
        if op == "paid-train":
            return Text.assemble(self.many(gold, "gold"), "›", self.many(n, "trained"))
        if op == "exchange":
            return Text.assemble(self.many(gold, "gold"), "›", self.many(n, item["kind"]))
        if op == "nature-gold":
            return Text.assemble(self.many(n, "gold"), "×♣")
        if op == "nature-train":
            return Text.assemble(self.many(n, "trained"), "×♣")
        if op == "house-bats":
            return Text.assemble(self.many(1, "bat"), "×⌂")
        if op == "location":
            price = Text.assemble(self.many(item["trees"], "tree"), self.many(gold, "gold"))
            return Text.assemble(price, "›", self.word(f"location-{item['location']}"))
        card = self.view["open"][item["place"]] if op == "open" else None
        return Text(f"□{card['id']}" if card else "□")

    def many(self, n: int, kind: str) -> Text:
        return Text(f"{n if n > 1 else ''}{self.letter(kind)}", COLOURS[kind])

    def letter(self, kind: str) -> str:
        return GOLD if kind == "gold" else self.word(f"letters-{kind}")

    def cell_sign(self, code: str) -> str:
        """What is printed on a cell."""
        return BARE.get(code) or "/".join(self.letter(kind).lower() for kind in PRINTED[code])

    def cards_side_by_side(self, cards: list[View], width: int) -> Table:
        grid = Table.grid(padding=(0, 1, 0, 0))
        across = max(1, min(len(cards), width // (CARD + 1)))
        for start in range(0, len(cards), across):
            grid.add_row(*(self.printed(card) for card in cards[start : start + across]))
        return grid

    def printed(self, card: View) -> Text:
        """A card on offer: its cells are empty."""
        cells = [Text(self.cell_sign(code), "dim") for code in card["layout"]]
        return self.card(card, cells, f"□{card['id']} {self.card_name(card)}")

    def card(self, card: View, cells: list[Text], name: str) -> Text:
        """Name and three lines of cells; the first place holds points and nature."""
        corner = Text(f"{card['value']}{'♣' * card['nature']}", "bold")
        title = Text(name, "#b08a66" if card["location"] else "#7fb877")
        title.truncate(CARD, overflow="ellipsis", pad=True)
        lines = [title]
        places = [corner, *cells]
        for row in range(3):
            line = Text()
            for cell in places[row * 3 : row * 3 + 3]:
                cell.truncate(CELL, pad=True)
                line.append_text(cell)
            lines.append(line)
        return Text("\n").join(lines)

    # The own tableau

    def tableau(self, seat: int) -> list[Table]:
        """The cards in their grid, and the places where a card can be laid."""
        cards = {card["place"]: card for card in self.view["communities"][seat]["cards"]}
        free = [
            target.removeprefix(f"place-{seat}-")
            for target in self.numbers
            if target.startswith(f"place-{seat}-")
        ]
        used = [*cards, *free]
        columns = [column for column in "abcd" if any(place[0] == column for place in used)]
        grids = []
        for row in range(max(int(place[1:]) for place in used)):
            grid = Table.grid(padding=(0, 1, 0, 0))
            for _ in columns:
                grid.add_column(width=CARD)
            places = [f"{column}{row + 1}" for column in columns]
            grid.add_row(*(self.place(seat, place, cards.get(place)) for place in places))
            grids.append(grid)
        return grids

    def place(self, seat: int, place: str, card: View | None) -> Text:
        if card is None:
            return Text.assemble(self.number(f"place-{seat}-{place}"))
        cells = [self.cell(seat, cell) for cell in card["cells"]]
        return self.card(card, cells, f"{place} {self.card_name(card)}")

    def cell(self, seat: int, cell: View) -> Text:
        """What lies there, or what could; then its number, or the danger of pollution."""
        text = self.content(cell)
        number = self.number(f"cell-{seat}-{cell['id']}")
        if number:
            text.append_text(number)
        elif cell["danger"]:
            text.append(f"!{cell['danger']}", "#ec8a6b")
        return text

    def content(self, cell: View) -> Text:
        content: str = cell["content"]
        if content == "polluted":
            return Text("▒▒", "dim")
        text = Text()
        if content == "empty":
            return Text(self.cell_sign(cell["code"]), "dim")
        if content == "bat" and cell["code"] in "HU":
            text.append(self.cell_sign(cell["code"]), "dim")
        for kind in content.split("+"):
            text.append_text(self.many(1, kind))
        return text

    # The numbers

    def supply(self) -> Text:
        """The five rows: how many tokens are out, the number in force, and the next one."""
        line = Text(f"{self.word('terminal-supply')}: ", "dim")
        rows = self.view["communities"][self.own]["supply"]
        for kind, row in rows.items():
            line.append_text(self.many(1, kind))
            line.append(f" {row['empty']}/{len(self.view['rows'][kind])}=", "dim")
            line.append(str(row["number"]), "bold")
            line.append(f"→{row['next']}  " if row["next"] is not None else "  ", "dim")
        return line

    def communities(self) -> Table:
        """A column for every player: score by source, goods, and the next maintenance phase."""
        communities = self.view["communities"]
        flagged = self.view["marker"] if len(communities) > 1 else None
        heads = [
            self.head(seat, " ⚑" if seat == flagged else "") for seat in range(len(communities))
        ]
        cells = {
            "score": self.score,
            "goods": self.goods,
            "cards": self.lands,
            "income": self.income,
            "food": self.food,
            "breeding": self.breeding,
        }
        rows = {
            self.word(f"terminal-{name}"): [cell(each) for each in communities]
            for name, cell in cells.items()
        }
        return in_columns(heads, rows)

    def summary(self, community: View) -> Text:
        """The same of one player in a line or two, where columns find no room."""
        seat = community["seat"]
        turn = ("▸" if seat == self.view["seat"] else " ", GLOW)
        flag = " ⚑" if seat == self.view["marker"] else ""
        parts = [
            Text.assemble(turn, self.whose(seat), flag, " ", self.score(community)),
            self.goods(community),
            self.lands(community),
            Text.assemble(f"{self.word('terminal-income')}: ", self.income(community)),
            Text.assemble(f"{self.word('terminal-food')}: ", self.food(community)),
            Text.assemble(f"{self.word('terminal-breeding')}: ", self.breeding(community)),
        ]
        return Text(" │ ", "dim").join(parts)

    def score(self, community: View) -> Text:
        parts = "/".join(str(n) for n in community["breakdown"].values())
        return Text.assemble((str(community["score"]), "bold"), (f" {parts}", "dim"))

    def goods(self, community: View) -> Text:
        line = Text.assemble(
            *self.gold(community),
            self.counted(community["untrained"], "family"),
            self.counted(community["trained"], "trained"),
        )
        for kind in ("tree", "fruit", "wild", "goat", "bat"):
            line.append_text(self.counted(community["counts"][kind], kind))
        if community["night"]:
            line.append(f"☾{community['night']}")
        return line

    def gold(self, community: View) -> tuple[Text, Text, str]:
        number = self.number(f"gold-{community['seat']}")
        return Text(f"{community['gold']}{GOLD}", COLOURS["gold"]), number, " "

    def counted(self, n: int, kind: str) -> Text:
        return Text(f"{n}{self.letter(kind)} ", COLOURS[kind] if n else "dim")

    def lands(self, community: View) -> Text:
        return Text(
            f"{len(community['cards'])} · {community['terrains']} □ · {community['nature']} ♣"
            f" · {community['pollution']} ▒"
        )

    def income(self, community: View) -> Text:
        """Steps 1 and 2: gold, markers, and what grows."""
        forecast = community["forecast"]
        line = Text(f"+{forecast['gold']}{GOLD} +{forecast['markers']}▒ ")
        for kind, n in forecast["grows"].items():
            line.append("+")
            line.append_text(self.counted(n, kind))
        return line

    def food(self, community: View) -> Text:
        forecast = community["forecast"]
        need, have = max(forecast["demand"], 0), sum(forecast["food"].values())
        return Text(f"{need} ≤ {have}" if need <= have else f"{need} > {have}!")

    def breeding(self, community: View) -> Text:
        line = Text()
        for entry in community["forecast"]["breeding"]:
            letter, colour = self.letter(entry["kind"]), COLOURS[entry["kind"]]
            met = "✓" if entry["state"] == "met" else "✗"
            line.append(f"{entry['have']}/{entry['need']}{letter}{met}", colour)
            if community["seat"] == self.view["seat"]:
                line.append_text(self.number(f"breed-{entry['kind']}"))
            line.append(" ")
        return line

    def condition(self, entry: View) -> Text:
        """A condition of the solo game."""
        words = self.word(
            f"goal-{entry['what']}",
            wanted=entry["wanted"],
            have=entry["have"],
            met="yes" if entry["met"] else "no",
        )
        return Text.assemble(
            ("✓ " if entry["met"] else "✗ ", "#4cc7b8" if entry["met"] else "dim"), words
        )
