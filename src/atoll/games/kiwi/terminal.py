"""Kiwi Chow Down in the terminal: a view as text, for Rich to print."""

from collections import Counter
from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from atoll.draw.terminal import GLOW, SEAT_SHAPES, TerminalTable, View, fits, in_a_line, in_columns
from atoll.games.kiwi.kinds import FLOCKS, FRUIT, HUES, TERRAIN

TERRAIN_SIGNS = {
    "flower": ("✿", "#d98cb8"),
    "grass": ("ψ", "#8fbf4f"),
    "mountain": ("∧", "#b2b8b7"),
    "sand": ("∴", "#d9ba74"),
}
FLOCK_COLOURS = {"red": "#e5695d", "green": "#58b368", "purple": "#b98be0", "yellow": "#e6bb3c"}
FRUIT_COLOURS = {"red": "#e5695d", "green": "#8fbf4f", "yellow": "#e6bb3c", "blue": "#7f9fe8"}
LEADER = "♛"
MARKER = "⚑"
USES = ("feed", "move", "build", "bonus", "down")

WIDEST = 14  # letters of a hex, its gap included
LEAST = 9
DEEP = 4  # lines of a hex


class Terminal(TerminalTable):
    """Kiwi Chow Down, as wide as it is allowed to be."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width, flocks = options.max_width, self.view["flocks"]
        yield self.heading()
        yield from (self.season_card(card) for card in self.view["season_cards"])
        if self.view["turn_order"]:
            yield self.turn_order()
        yield from self.island(width)
        yield Text(self.word("terminal-legend"), "dim", overflow="fold")
        table = in_columns([self.head_of(flock) for flock in flocks], self.rows(flocks))
        if fits(table, console, options):
            yield table
        else:
            yield from (in_a_line(self.head_of(flock), self.rows([flock])) for flock in flocks)
        yield from self.solitaire()
        yield from self.at_hand()

    def called_by(self, names: Sequence[str]) -> list[str]:
        found = super().called_by(names)
        return found if self.view["solo"] is None else [*found, self.word("board-kiwibot")]

    def flock_colour(self, player: int) -> str:
        colour: str = self.view["flocks"][player]["colour"]
        return colour

    def hue(self, seat: int) -> int:
        return HUES + FLOCKS.index(self.flock_colour(seat))

    def shape(self, player: int) -> str:
        """The shape of a flock, the same at every table."""
        return SEAT_SHAPES[FLOCKS.index(self.flock_colour(player))]

    def colour(self, player: int) -> str:
        return FLOCK_COLOURS[self.flock_colour(player)]

    def seat_mark(self, seat: int) -> Text:
        return Text(self.shape(seat), self.colour(seat))

    def bonus(self, bonus: list[View]) -> str:
        parts = [self.word(f"bonus-{part['what']}", number=part["number"]) for part in bonus]
        return ", ".join(parts) or "–"

    def named(self, table: str, own: str, name: str) -> str:
        return own or self.word(f"{table}-{name}")

    # The middle of the table

    def heading(self) -> Text:
        view = self.view
        phase = "board-game-over" if view["over"] else f"board-phase-{view['phase']}"
        season = self.word(
            "board-season", season=view["progress"]["now"], seasons=view["progress"]["last"]
        )
        line = Text.assemble(("Kiwi Chow Down", "bold"), f" · {season} · {self.word(phase)} · ")
        for i, player in enumerate(view["order"]):
            line.append("›" if i else "", "dim")
            line.append_text(self.seat_mark(player))
        line.append(f" · {self.word('board-bags')}: ")
        line.append_text(self.fruit(view["bags"]["fruit"]))
        line.append(f" {MARKER}{view['bags']['markers']}")
        return line

    def fruit(self, counts: dict[str, int], seat: int = -1) -> Text:
        """Fruit by the first letters of its colour."""
        parts = []
        for colour in FRUIT:
            number = self.number(f"fruit-{seat}-{colour}")
            letters = self.word(f"fruit-{colour}")[:2]
            shown = Text(f"{counts[colour]}{letters}", FRUIT_COLOURS[colour])
            parts.append(Text.assemble(number, shown))
        return Text(" ").join(parts)

    def season_card(self, card: View) -> Text:
        """Its condition, what it brings, and how everybody stands."""
        now = card["season"] == self.view["progress"]["now"] and not self.view["over"]
        name = self.named("season", card["name"], card["id"])
        line = Text.assemble(
            self.number(f"season-{card['id']}"),
            ("▸" if now else " ", GLOW),
            f"{card['season']} ",
            (name, "bold" if now else "dim"),
            f": {self.condition(card)} ",
        )
        for player, value in enumerate(card["values"]):
            first = player in card["leaders"]
            line.append_text(self.seat_mark(player))
            line.append(f"{value} ", "bold" if first else "")
        line.append(
            f"· {LEADER} {self.bonus(card['winner'])} / {self.bonus(card['others'])}", "dim"
        )
        return line

    def condition(self, card: View) -> str:
        what = card["measure"]
        if what in TERRAIN:
            return self.word(f"board-{card['rank']}-on", terrain=self.word(f"terrain-{what}"))
        return self.word(f"board-most-{what}")

    def turn_order(self) -> Text:
        """The six slots: what they give or cost, who has them, and in brackets who had them."""
        parts = [Text(self.word("board-turn-order"), "bold")]
        for slot in self.view["turn_order"]:
            price = f"−{slot['pay_fruit'] + slot['pay_markers']}" if slot["pay_fruit"] else "–"
            line = Text.assemble(
                self.number(f"slot-{slot['slot']}"),
                f"{slot['slot']}: {self.bonus(slot['gain']) if slot['gain'] else price} ",
            )
            if slot["taken"] is not None:
                line.append_text(self.seat_mark(slot["taken"]))
            if slot["last"] is not None:
                line.append(f"({self.shape(slot['last'])})", "dim")
            parts.append(line)
        return Text(" │ ", "dim").join(parts)

    # The island

    def island(self, width: int) -> list[Text]:
        """The island as columns of hexes, each half a hex lower or higher than the next."""
        places: list[View] = self.view["island"]
        left = min(place["q"] for place in places)
        across = max(place["q"] for place in places) - left + 1
        wide = min(WIDEST, width // across)
        top = min(2 * place["r"] + place["q"] for place in places)
        if wide < LEAST:
            return [self.hex_line(place) for place in places]
        rows = max(2 * place["r"] + place["q"] for place in places) - top + 2
        lines = [Text() for _ in range(rows * DEEP // 2)]
        for place in sorted(places, key=lambda place: place["q"]):
            first = (2 * place["r"] + place["q"] - top) * DEEP // 2
            for i, part in enumerate(self.hex(place, wide - 1)):
                line = lines[first + i]
                line.append(" " * ((place["q"] - left) * wide - line.cell_len))
                line.append_text(part)
        while not lines[-1].plain.strip():
            lines.pop()
        crowded = [place for place in places if len(self.rows_of(place, wide - 1)) >= DEEP]
        return [*lines, *(self.hex_line(place) for place in crowded)]

    def hex(self, place: View, inner: int) -> list[Text]:
        """A hex in four lines: its head, then what is on it."""
        sign, colour = TERRAIN_SIGNS[place["terrain"]]
        head = self.ground(place)
        head.truncate(inner)
        head.append("┄" * (inner - head.cell_len), "dim")
        lines = [head, *self.rows_of(place, inner)][:DEEP]
        lines += [Text()] * (DEEP - len(lines))
        if not place["pieces"] and not place["nest"] and place["mark"] is None:
            lines[2] = Text(f"{sign:^{inner}}".rstrip(), f"dim {colour}")
        return lines

    def rows_of(self, place: View, inner: int) -> list[Text]:
        """What is on a hex, in as many lines as it takes."""
        rows = [Text()]
        for piece in self.standing(place):
            if rows[-1].cell_len + piece.cell_len > inner and rows[-1]:
                rows.append(Text())
            rows[-1].append_text(piece)
            rows[-1].append(" ")
        for row in rows:
            row.rstrip()
        return rows

    def ground(self, place: View) -> Text:
        """Number, terrain, name, and who dominates the hex with what strength."""
        sign, colour = TERRAIN_SIGNS[place["terrain"]]
        sea = self.number(f"sea-{place['at']}")
        head = Text.assemble(
            self.number(f"hex-{place['at']}"),
            (f"{sign}{place['at']} ", colour),
            Text.assemble(sea, "~ ") if sea else "",
        )
        lord = place["dominator"]
        if lord >= 0:
            head.append_text(self.seat_mark(lord))
            head.append(str(place["strength"][lord]), "bold")
        elif any(place["strength"]):
            head.append("=", "dim")
        return head

    def standing(self, place: View) -> list[Text]:
        """Pieces with their numbers, the nest, the marker."""
        parts = [self.piece(place["at"], piece) for piece in place["pieces"]]
        nest = place["nest"]
        if nest:
            shown = f"{self.shape(nest['owner'])}{self.nest_letter(nest)}{nest['row']}"
            parts.append(Text(shown, f"reverse {self.colour(nest['owner'])}"))
        if place["mark"] is not None:
            owner = place["mark"]
            parts.append(Text(f"{MARKER}{self.shape(owner)}", self.colour(owner)))
        return parts

    def piece(self, where: str, piece: View) -> Text:
        owner, size = piece["owner"], piece["size"]
        moved = piece["moved"]
        target = f"kiwi-{owner}-{where}-{size}{'-moved' if moved else ''}"
        if piece["leader"]:
            target = f"leader-{owner}"
        count = f"×{piece['count']}" if piece["count"] > 1 else ""
        shown = f"{self.shape(owner)}{LEADER if piece['leader'] else size}{count}"
        style = f"dim {self.colour(owner)}" if moved else self.colour(owner)
        return Text.assemble(self.number(target), (shown + ("’" if moved else ""), style))

    def hex_line(self, place: View) -> Text:
        """A hex where no map finds room."""
        return Text(" ").join([self.ground(place), *self.standing(place)])

    # The flocks

    def head_of(self, flock: View) -> Text:
        player = flock["player"]
        return self.head(player, " ⚐" if player == self.view["first"] else "")

    def rows(self, flocks: list[View]) -> dict[str, list[Text]]:
        rows = {
            "score": [self.score(flock) for flock in flocks],
            "fruit": [self.fruit(flock["fruit"], flock["player"]) for flock in flocks],
            "pair": [self.pair(flock) for flock in flocks],
            "markers": [self.markers(flock) for flock in flocks],
            "track": [self.track(flock) for flock in flocks],
            "nests": [self.nests(flock) for flock in flocks],
            "leader": [self.leader(flock) for flock in flocks],
            "played": [self.played(flock) for flock in flocks],
        }
        return {self.word(f"terminal-{key}"): cells for key, cells in rows.items()}

    def score(self, flock: View) -> Text:
        parts = "+".join(str(n) for n in flock["breakdown"].values())
        return Text.assemble((str(flock["score"]), "bold"), (f" = {parts}", "dim"))

    def pair(self, flock: View) -> Text:
        """KI-8.1: the two colours of fruit that buy an extra move; the Kiwibot buys none."""
        if flock["kiwibot"]:
            return Text("–")
        colours = [
            Text(self.word(f"fruit-{colour}"), FRUIT_COLOURS[colour]) for colour in flock["pair"]
        ]
        return Text.assemble("2 × ", Text("/").join(colours))

    def markers(self, flock: View) -> Text:
        types = flock["marker_types"]
        if not types:
            return Text(f"{flock['markers']} {MARKER}")
        parts = []
        for terrain in TERRAIN:
            sign, colour = TERRAIN_SIGNS[terrain]
            number = self.number(f"marker-{flock['player']}-{terrain}")
            parts.append(Text.assemble(number, (f"{types[terrain]}{sign}", colour)))
        return Text(" ").join(parts)

    def track(self, flock: View) -> Text:
        """Tokens on the track, the bonus that is uncovered next, and the Reserve."""
        player, left = flock["player"], flock["track"]
        size = len(flock["track_bonuses"])
        line = Text.assemble(
            self.number(f"track-{player}"),
            ("▱" * (size - left), "dim"),
            ("▰" * left, self.colour(player)),
        )
        if left and flock["track_bonuses"][size - left]:
            line.append(f" ›{self.bonus(flock['track_bonuses'][size - left])}", "dim")
        line.append(" +")
        line.append_text(self.number(f"reserve-{player}"))
        line.append(str(flock["reserve"]), "bold")
        return line

    def nests(self, flock: View) -> Text:
        parts = []
        for nest in flock["nests"]:
            number = self.number(f"nest-{flock['player']}-{nest['nest']}-{nest['row']}")
            letter = f"{self.nest_letter(nest)}{nest['row']}{'✓' if nest['built'] else ''}"
            style = self.colour(flock["player"]) if nest["built"] else "dim"
            parts.append(Text.assemble(number, (letter, style)))
        return Text(" ").join(parts)

    def nest_letter(self, nest: View) -> str:
        return self.word(f"letters-{nest['nest']}")

    def leader(self, flock: View) -> Text:
        leader = flock["leader"]
        if leader is None:
            return Text("–")
        name = self.named("leader", leader["name"], leader["id"])
        number = self.number(f"power-{flock['player']}")
        spent = " ✗" if leader["spent"] else ""
        return Text.assemble(number, (f"{name}{spent}", "dim" if spent else ""))

    def played(self, flock: View) -> Text:
        cards = []
        for slot in flock["slots"]:
            if slot is None:
                cards.append("·")
            else:
                cards.append("▒" if slot["down"] else self.word(f"card-{slot['card']}")[:3])
        return Text(f"{' '.join(cards)} ({flock['hand']})")

    # The Kiwibot, and what one holds

    def solitaire(self) -> list[Text]:
        """What the Kiwibot does with every card in every slot."""
        solo = self.view["solo"]
        if solo is None or self.view["over"]:
            return []
        lines = [Text(self.word("board-solitaire", n=len(solo["pile"])), "bold")]
        side = 0 if solo["side"] == "human" else 1
        lines[0].append(f" · {self.word('board-looks', who=self.names[side])}", "dim")
        for row, cells in solo["rows"].items():
            name = self.word(f"card-{row}" if row != "wild" else "card-wild-fruit").split(" (")[0]
            shown = [self.cell(cell) for cell in cells]
            lines.append(Text.assemble(f"  {name}: ", Text(" │ ", "dim").join(shown)))
        return lines

    def cell(self, cell: View) -> Text:
        do = cell["do"]
        human, kiwibot = self.shape(0), self.shape(1)
        sides = {"human": human, "kiwibot": kiwibot}
        if do == "move":
            sizes = " ".join(f"{kiwibot}{size}" for size in cell["sizes"])
            goals = {
                "human-most": f"{human}{human}",
                "kiwibot-most": f"{kiwibot}{kiwibot}",
                "human-leader": f"{human}{LEADER}",
            }
            goal = goals.get(cell["to"]) or TERRAIN_SIGNS[cell["to"]][0]
            pushed = "".join(sides[side] for side in cell["push"])
            return Text(f"{sizes} › {goal}{' → ' + pushed if pushed else ''}")
        if do == "feed":
            return Text(f"+ {sides[cell['owner']]}{cell['size']}")
        if do == "build":
            return Text(self.word(f"kind-{cell['nest']}"))
        return Text(f"+{cell['number']} {kiwibot}1")

    def at_hand(self) -> list[Text]:
        """The Leader cards to choose from, or the own power and hand."""
        doing = self.view["doing"]
        if self.view["pending"] == "choose-leader":
            return [
                Text.assemble(
                    self.number(f"leader-card-{card['id']}"),
                    (self.named("leader-card", card["name"], card["id"]), "bold"),
                    f": {self.word('power-' + card['id'])}",
                )
                for card in doing["cards"]
            ]
        own = self.view["flocks"][self.own]
        lines = []
        leader = own["leader"]
        if leader is not None:
            name = self.named("leader-card", leader["card_name"], leader["card"])
            text = Text.assemble((name, "bold"), f": {self.word('power-' + leader['card'])}")
            lines.append(Text.assemble(f"{LEADER} ", text))
        if own["hand_cards"] is not None:
            lines.append(self.hand(own["hand_cards"]))
        return lines

    def hand(self, cards: list[str]) -> Text:
        parts = [Text(self.word("board-hand", who=self.names[self.own]), "bold")]
        for name, count in Counter(cards).items():
            card = Text(self.word(f"card-{name}") + (f" ×{count}" if count > 1 else ""))
            for use in USES:
                card.append_text(self.number(f"card-{name}-{use}"))
            parts.append(card)
        return Text(" · ", "dim").join(parts)
