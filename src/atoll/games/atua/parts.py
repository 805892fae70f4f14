"""The parts of Atua, checked and turned into tables for the rules."""

from dataclasses import dataclass
from typing import Final

from atoll.engine.parts import Entry, PartsError, PartsFile, PrintedParts
from atoll.engine.words import Fact
from atoll.games.atua.cards import (
    BEACH,
    COCONUT,
    KINDS,
    LAND,
    SEA,
    SYMBOL,
    TERRAIN,
    THINGS,
    TOTEMS,
    VOLCANO,
    Card,
    Outline,
    Run,
    Terrain,
    beach_chain,
)
from atoll.games.atua.grid import HEIGHT, TURNS, WIDTH

SEATS: Final = (1, 2, 3, 4, 5, 6)
LEVELS: Final = ("easy", "medium", "hard", "legendary")
PILES: Final = ("open", "hidden")  # may Tahuma's pile be looked through before the end?
ISLANDS: Final = 58  # island cards; the villages come after them
VILLAGES: Final = 6
INHABITANTS: Final = 6
FATES: Final = 10
STACKS: Final = ("a", "b", "c")
SOURCES: Final = ("fisher", "huntress", "canoe", "coconut", "totem", "volcano")
PAIRS: Final = 3  # the sources that are pairs come first; source k joins kinds 2k and 2k + 1
ADDED: Final = 9  # symbols and coconuts of an inhabitant, at most
BYTE: Final = 255
CONSUMERS: Final = (KINDS[0], KINDS[2], KINDS[4])


@dataclass(frozen=True)
class Inhabitant:
    """A tile with what it adds to the island and what it scores in the row."""

    name: str
    title: Fact
    adds: list[int]  # by thing
    pairs: int  # the thing of which every two in the row bring the points
    points: int


@dataclass(frozen=True)
class Fate:
    """A bet on having the most of one or two things at the end."""

    name: str
    title: Fact
    categories: list[int]
    gain: int
    one: int  # for the most of only one of two things
    loss: int
    cost: int


class Parts(PrintedParts):
    """Every number that is printed on a part of Atua."""

    def read(self, file: PartsFile) -> None:
        self.read_players(file)
        self.read_solo(file)
        self.read_scoring(file)
        self.read_totems(file)
        self.read_terrains(file)
        self.read_cards(file)
        self.read_inhabitants(file)
        self.read_fates(file)
        self.bound()

    def read_players(self, file: PartsFile) -> None:
        players = file.one("players")
        if players.numbers("seats", range(6, 7), 1, 6) != list(SEATS):
            raise players.fail("seats", "must be [1, 2, 3, 4, 5, 6]")
        self.coconuts = players.number("coconuts", 0, 6)
        self.rounds = players.numbers("rounds", range(3, 4), 1, 9)
        self.scored = players.numbers("sources", range(3, 4), 1, 6)
        if sum(self.scored) != len(SOURCES):
            raise players.fail("sources", f"must be {len(SOURCES)} in all")
        self.keep("players", players)
        row = file.one("row")
        self.row = row.number("cards", 1, 8)
        if self.row + sum(self.rounds) * max(SEATS) > ISLANDS:
            raise row.fail("cards", f"and the stacks of {max(SEATS)} are more than {ISLANDS} cards")
        self.keep("row", row)

    def read_solo(self, file: PartsFile) -> None:
        solo = file.one("solo")
        self.solo_coconuts = solo.number("coconuts", 0, 30)
        self.hut = solo.number("hut", 0, 30)
        self.solo_stacks = solo.numbers("stacks", range(3, 4), 2, 40)
        if any([size % 2 for size in self.solo_stacks]) or sum(self.solo_stacks) > 36:
            raise solo.fail("stacks", "must be even and no more than 36 in all")
        self.discard_price = solo.number("discard", 1, 30)
        self.more_volcanoes = solo.number("volcanoes", 0, 99)
        levels = solo.table("levels")
        if sorted(levels) != sorted(LEVELS):
            raise solo.fail("levels", f"must be {', '.join(LEVELS)}")
        self.levels = [solo.check_number("levels", levels[name], 0, 999) for name in LEVELS]
        self.keep("solo", solo)

    def read_scoring(self, file: PartsFile) -> None:
        pairs = file.one("pairs")
        self.rates = [pairs.number(name, 1, 9) for name in CONSUMERS]
        self.keep("pairs", pairs)
        totems = file.one("totems")
        points = totems.numbers("points", range(7, 8), 0, 99)
        if sorted(points) != points:
            raise totems.fail("points", "must not fall")
        self.totem_points = [0, *points]
        self.keep("totems", totems)
        ruler = file.one("ruler")
        self.bands = ruler.numbers("bands", range(1, 10), 1, 90)
        self.reach = ruler.number("reach", 1, 99)
        if sorted({*self.bands, self.reach}) != [*self.bands, self.reach]:
            raise ruler.fail("bands", "must rise, up to the reach")
        self.keep("ruler", ruler)
        bonus = file.one("bonus")
        self.beach_bonus = bonus.number("beach", 0, 99)
        self.coconut_bonus = bonus.number("coconut", 0, 99)
        self.keep("bonus", bonus)

    def read_totems(self, file: PartsFile) -> None:
        ids = []
        for entry in file.many("totem"):
            ids.append(entry.text("id"))
            self.keep("totem", entry, ids[-1])
        self.in_order(file, "totem", ids, KINDS[TOTEMS:])

    # Cards

    def read_terrains(self, file: PartsFile) -> None:
        self.terrains: list[Terrain] = []
        self.outlines: list[Outline] = []
        self.runs: list[tuple[int, bool, int]] = []
        for entry in file.many("terrain"):
            name = entry.text("id")
            if name in [terrain.name for terrain in self.terrains]:
                raise entry.fail("id", f"{name!r} is used twice")
            rows = self.read_rows(entry)
            try:
                chain = beach_chain(rows)
            except ValueError as error:
                raise entry.fail("rows", str(error)) from None
            terrain = Terrain(len(self.terrains), name, rows, chain)
            terrain.outlines = [self.outline(turn, terrain.runs(turn)) for turn in range(TURNS)]
            self.terrains.append(terrain)
            self.keep("terrain", entry, name)

    def read_rows(self, entry: Entry) -> list[str]:
        """The picture of a terrain, on which sea and land never meet."""
        rows = entry.get("rows")
        if (
            not isinstance(rows, list)
            or len(rows) != HEIGHT
            or not all([isinstance(row, str) and len(row) == WIDTH for row in rows])
            or any([cell not in TERRAIN for row in rows for cell in row])
        ):
            raise entry.fail("rows", f"must be {HEIGHT} rows of {WIDTH} of {TERRAIN}, not {rows!r}")
        columns = ["".join(column) for column in zip(*rows, strict=True)]
        for line in (*rows, *columns):
            if LAND + SEA in line or SEA + LAND in line:
                raise entry.fail("rows", f"sea meets land in {line!r}")
        return [str(row) for row in rows]

    def outline(self, turn: int, runs: list[Run]) -> Outline:
        """The outline of these demands; equal ones are one."""
        tall = turn % 2 == 0
        for known in self.outlines:
            if known.tall == tall and [run.key() for run in known.runs] == [
                run.key() for run in runs
            ]:
                return known
        for run in runs:
            kind = (run.hostile, run.down, run.length)
            if kind not in self.runs:
                self.runs.append(kind)
            run.kind = self.runs.index(kind)
        self.outlines.append(Outline(len(self.outlines), tall, runs))
        return self.outlines[-1]

    def read_cards(self, file: PartsFile) -> None:
        self.cards: list[Card] = []
        for table, count in (("island", ISLANDS), ("village", VILLAGES)):
            entries = file.many(table)
            if len(entries) != count:
                raise PartsError(f"{file.file}: [[{table}]] must be {count} cards")
            for entry in entries:
                self.read_card(table, entry)
        self.card_ids = [card.name for card in self.cards]
        self.slots = max([len(card.symbols) for card in self.cards])  # the most on one card

    def read_card(self, table: str, entry: Entry) -> None:
        name = entry.text("id")
        if name in [card.name for card in self.cards]:
            raise entry.fail("id", f"{name!r} is used twice")
        found = entry.choice("terrain", [terrain.name for terrain in self.terrains])
        terrain = next(each for each in self.terrains if each.name == found)
        star = None
        if table == "village" or "star" in entry.fields:
            star = self.read_cell(entry, "star", entry.text("star"), 1)
        symbols = self.read_symbols(entry, terrain, star)
        if table == "village" and not symbols:
            raise entry.fail("symbols", "must be one at least, or nothing can be laid on it")
        self.cards.append(Card(name, terrain, symbols, star))
        self.keep(table, entry, name)

    def read_cell(self, entry: Entry, field: str, text: str, size: int) -> tuple[int, int]:
        """A column and a row, as in `23`, from which a square of this size lies on the card."""
        if len(text) == 2 and text.isascii() and text.isdigit():
            x, y = int(text[0]), int(text[1])
            if x <= WIDTH - size and y <= HEIGHT - size:
                return x, y
        raise entry.fail(field, f"must be a column and a row on the card, not {text!r}")

    def read_symbols(
        self, entry: Entry, terrain: Terrain, star: tuple[int, int] | None
    ) -> list[tuple[int, int, int]]:
        """Kinds with column and row: none on the beach, on the star or on another."""
        taken = [star] if star else []
        if star and terrain.rows[star[1]][star[0]] != LAND:
            raise entry.fail("star", "must lie on land")
        symbols: list[tuple[int, int, int]] = []
        for word in entry.text("symbols").split():
            kind, _, cell = word.partition("@")
            if kind not in KINDS:
                raise entry.fail("symbols", f"must be of {', '.join(KINDS)}, not {kind!r}")
            x, y = self.read_cell(entry, "symbols", cell, SYMBOL)
            cells = [(x + i, y + j) for j in range(SYMBOL) for i in range(SYMBOL)]
            ground = {terrain.rows[row][column] for column, row in cells}
            if BEACH in ground or len(ground) > 1:
                raise entry.fail("symbols", f"{word} must lie on land alone or on sea alone")
            if any([cell in taken for cell in cells]):
                raise entry.fail("symbols", f"{word} lies on something else")
            taken += cells
            symbols.append((KINDS.index(kind), x, y))
        return symbols

    # Tiles

    def read_things(self, entry: Entry, field: str, most: int) -> list[int]:
        """One or more things by name."""
        words = entry.text(field).split()
        if not 1 <= len(words) <= most or any([word not in THINGS for word in words]):
            raise entry.fail(field, f"must be 1 to {most} of {', '.join(THINGS)}, not {words!r}")
        return [THINGS.index(word) for word in words]

    def read_inhabitants(self, file: PartsFile) -> None:
        self.inhabitants: list[Inhabitant] = []
        for entry in file.many("inhabitant"):
            name = entry.text("id")
            title = self.named("inhabitant", entry, name)
            adds = [0] * len(THINGS)
            for thing in self.read_things(entry, "adds", ADDED):
                adds[thing] += 1
            if any([adds[thing] for thing in range(TOTEMS, COCONUT)]):
                raise entry.fail("adds", "must be symbols of pairs, or coconuts")
            pairs = self.read_things(entry, "pairs", 1)[0]
            if pairs == COCONUT:
                raise entry.fail("pairs", "must be printed on cards")
            points = entry.number("points", 1, 99)
            self.inhabitants.append(Inhabitant(name, title, adds, pairs, points))
            self.keep("inhabitant", entry, name)
        if len(self.inhabitants) != INHABITANTS:
            raise PartsError(f"{file.file}: [[inhabitant]] must be {INHABITANTS} tiles")

    def read_fates(self, file: PartsFile) -> None:
        self.fates: list[Fate] = []
        for entry in file.many("fate"):
            name = entry.text("id")
            title = self.named("fate", entry, name)
            categories = self.read_things(entry, "categories", 2)
            one = entry.number("one", 0, 99) if len(categories) == 2 else 0
            self.fates.append(
                Fate(
                    name,
                    title,
                    categories,
                    entry.number("gain", 0, 99),
                    one,
                    entry.number("loss", 0, 99),
                    entry.number("cost", 0, 30),
                )
            )
            self.keep("fate", entry, name)
        if len(self.fates) != FATES:
            raise PartsError(f"{file.file}: [[fate]] must be {FATES} tiles")

    # Bounds

    def bound(self) -> None:
        """What no source and no inhabitant can bring more of, nor a byte tell."""
        printed = [sum([card.things[thing] for card in self.cards]) for thing in range(len(THINGS))]
        pairs = [self.rates[k] * (printed[2 * k] + ADDED) for k in range(PAIRS)]
        volcanoes = printed[VOLCANO] * len(self.bands)
        coconuts = max(self.solo_coconuts + self.hut, self.coconuts * max(SEATS)) + ADDED
        points = max(*pairs, volcanoes, coconuts, self.totem_points[-1])
        self.most_points = min(BYTE, points)
        tributes = [self.row * self.slots // 2 * tile.points for tile in self.inhabitants]
        self.most_tribute = min(BYTE, max(tributes))

    # Tables

    def stacks(self, seats: int) -> list[int]:
        """AU-1.5, AU-12.3: how many cards each stack has."""
        return self.solo_stacks if seats == 1 else [rounds * seats for rounds in self.rounds]

    def turns(self, seats: int) -> int:
        """AU-2.1, AU-12.3: how many cards everybody takes in a game."""
        return sum(self.solo_stacks) // 2 if seats == 1 else sum(self.rounds)

    def volcano(self, square: int) -> int:
        """AU-9.8 to AU-9.10: the points of a volcano, by the square of its distance."""
        if square > self.reach * self.reach:
            return 0
        return sum([square >= band * band for band in self.bands])
