"""The parts of Atiwa, checked and turned into tables for the rules."""

from dataclasses import dataclass
from typing import Final

from atoll.engine.parts import Entry, PartsError, PartsFile, PrintedParts
from atoll.engine.words import Fact
from atoll.games.atiwa.spaces import (
    BAT,
    DECK,
    FAMILY,
    FRUIT,
    GAIN,
    GOAT,
    KINDS,
    LOCATION,
    LOCATION_IDS,
    OPEN,
    ROW_LENGTHS,
    ROWS,
    WILD,
    Item,
    Space,
    read_items,
)

# Cells of a card, as a layout writes them.
CODES: Final = "TwbFBWGHU."
TREE_CELL: Final = 0
WILD_TREE_CELL: Final = 1
BAT_TREE_CELL: Final = 2
FRUIT_CELL: Final = 3
BAT_CELL: Final = 4
WILD_CELL: Final = 5
GOAT_CELL: Final = 6
HOUSE: Final = 7
UNINHABITABLE: Final = 8
BLANK: Final = 9
CELLS: Final = ("tm", "tr", "ml", "mm", "mr", "bl", "bm", "br")
CELL_COUNT: Final = 8
CARD_OF: Final = -CELL_COUNT  # cells & CARD_OF: the first cell of the same card

CARDS: Final = 31  # in a tableau at most, so that the number of a cell is a byte
LOCATIONS: Final = 4  # a card is a location below this number, else terrain
TERRAINS: Final = 36

ROUNDS: Final = 7
TILES: Final = 6
COLOURS: Final = ("red", "yellow", "blue")
SEATS: Final = (1, 2, 3, 4)
MARKERS: Final = 3  # kinds of pollution markers: those with 0, 1 and 2 gold

# What a challenge may ask for.
LOCATION_GOALS: Final = ("farmsteads", "settlements", "villages", "towns")
GOALS: Final = (
    *LOCATION_GOALS,
    "families",
    "bats",
    "gold",
    "pollution",
    "points",
)


@dataclass(frozen=True)
class Challenge:
    """A solo game's change of the rules and its goal."""

    name: str
    title: Fact
    terrain: bool
    training: bool
    emigrants: int
    goal: list[tuple[str, int]]


class Parts(PrintedParts):
    """Every number that is printed on a part of Atiwa."""

    def read(self, file: PartsFile) -> None:
        self.read_players(file)
        self.read_rows(file)
        self.read_cards(file)
        self.read_start(file)
        self.read_tiles(file)
        self.read_rounds(file)
        self.read_spaces(file)
        self.read_challenges(file)

    def read_players(self, file: PartsFile) -> None:
        players = file.one("players")
        if players.numbers("seats", range(4, 5), 1, 4) != list(SEATS):
            raise players.fail("seats", "must be [1, 2, 3, 4]")
        self.workers = players.number("workers", 1, 6)
        self.bonus_terrain = players.number("bonus_terrain", 0, 36)
        self.free_bats = players.number("free_bats", 0, 96)
        self.missing_food = players.number("missing_food", 0, 10)
        self.compensation = [self.read_compensation(players, seats) for seats in SEATS]
        self.keep("players", players)
        food = file.one("food")
        self.food = [0] * len(KINDS)
        for kind in (GOAT, WILD, FRUIT, BAT):
            self.food[kind] = food.number(KINDS[kind], 1, 9)
        if not self.food[GOAT] > self.food[WILD] > self.food[FRUIT] == self.food[BAT] == 1:
            raise food.fail("goat", "must be more than wild, wild more than 1, fruit and bat 1")
        self.keep("food", food)
        bag = file.one("bag")
        self.markers = bytes(bag.numbers("markers", range(MARKERS, MARKERS + 1), 0, 99))
        self.keep("bag", bag)

    def read_compensation(self, entry: Entry, seats: int) -> list[int]:
        """AT-2.6: a kind of token for every player after the first, or -1."""
        names = entry.table("compensation").get(str(seats))
        allowed = ("", "wild", "goat", "bat")
        if (
            not isinstance(names, list)
            or len(names) != seats
            or any(name not in allowed for name in names)
        ):
            raise entry.fail(
                "compensation", f"needs {seats} of wild, goat, bat or nothing, not {names!r}"
            )
        return [KINDS.index(name) if name else -1 for name in names]

    def read_rows(self, file: PartsFile) -> None:
        """AT-2.1: the number in force when so many tokens of a row are gone, none included."""
        self.rows: list[list[int]] = []
        ids: list[str] = []
        for kind, entry in enumerate(file.many("row")):
            ids.append(entry.text("id"))
            length = ROW_LENGTHS[kind] if kind < ROWS else 0
            numbers = entry.numbers("numbers", range(length, length + 1), 0, 99)
            if sorted(numbers) != numbers:
                raise entry.fail("numbers", "must not fall from left to right")
            self.rows.append([0, *numbers])
            self.keep("row", entry, ids[-1])
        self.in_order(file, "row", ids, list(KINDS[:ROWS]))

    def read_cards(self, file: PartsFile) -> None:
        self.card_ids: list[str] = []
        self.card_names: list[Fact] = []
        self.values: list[int] = []
        self.nature: list[int] = []
        self.layouts: list[bytes] = []
        self.copies: list[int] = []
        self.trees: list[int] = []
        self.prices: list[int] = []
        for entry in file.many("location"):
            self.copies.append(entry.number("copies", 1, 99))
            self.trees.append(entry.number("trees", 0, 13))
            self.prices.append(entry.number("gold", 0, 50))
            self.read_card("location", entry, 0)
        self.in_order(file, "location", self.card_ids, list(LOCATION_IDS))
        for entry in file.many("terrain"):
            self.read_card("terrain", entry, entry.number("nature", 0, 9))
        wanted = [f"{number:02}" for number in range(1, TERRAINS + 1)]
        self.in_order(file, "terrain", self.card_ids[LOCATIONS:], wanted)

    def read_card(self, table: str, entry: Entry, nature: int) -> None:
        name = entry.text("id")
        self.card_ids.append(name)
        self.card_names.append(self.named(table, entry, name))
        self.values.append(entry.number("value", -20, 50))
        self.nature.append(nature)
        layout = entry.text("layout")
        if len(layout) != CELL_COUNT or any([code not in CODES for code in layout]):
            raise entry.fail("layout", f"must be {CELL_COUNT} of {CODES}, not {layout!r}")
        self.layouts.append(bytes([CODES.index(code) for code in layout]))
        if table == "terrain" and (nature == 0) != ("H" in layout):
            raise entry.fail("nature", "must be 0 exactly when the card has a house (AT-7.8)")
        self.keep(table, entry, name)

    def read_start(self, file: PartsFile) -> None:
        start = file.one("start")
        self.first_card = LOCATION_IDS.index(start.choice("location", LOCATION_IDS))
        self.first_place = start.number("place", 1, 4) - 1
        self.first_cell = start.number("family", 1, CELL_COUNT) - 1
        layout = self.layouts[self.first_card]
        if layout[self.first_cell] != HOUSE:
            raise start.fail("family", "must be a house of the first card")
        if self.copies[self.first_card] < len(SEATS):
            raise start.fail("location", f"needs a card for each of {len(SEATS)} players")
        for kind, code in ((WILD, WILD_CELL), (GOAT, GOAT_CELL), (BAT, BAT_CELL)):
            wanted = any([kind in each for each in self.compensation])
            if wanted and code not in layout:
                raise start.fail("location", f"has no cell for the {KINDS[kind]} given to a player")
        self.keep("start", start)

    def read_tiles(self, file: PartsFile) -> None:
        self.tile_ids: list[str] = []
        self.tile_items: list[list[Item]] = []
        for entry in file.many("tile"):
            self.tile_ids.append(entry.text("id"))
            self.tile_items.append(read_items(entry))
            self.keep("tile", entry, self.tile_ids[-1])
        if len(self.tile_ids) != TILES or len(set(self.tile_ids)) < TILES:
            raise PartsError(f"{file.file}: [[tile]] must be {TILES} tiles of different ids")

    def read_rounds(self, file: PartsFile) -> None:
        self.lower_items: list[list[Item]] = []
        self.breeding: list[list[int]] = []  # the number needed of every kind, 0: no breeding
        self.colours: list[int] = []
        ids: list[str] = []
        for entry in file.many("round"):
            ids.append(entry.text("id"))
            self.lower_items.append(read_items(entry))
            needs = entry.table("breeding")
            for kind in needs:
                if kind not in ("wild", "family", "goat", "bat"):
                    raise entry.fail(
                        "breeding", f"must be of wild, family, goat, bat, not {kind!r}"
                    )
            self.breeding.append(
                [
                    entry.check_number("breeding", needs[kind], 1, 40) if kind in needs else 0
                    for kind in KINDS
                ]
            )
            self.colours.append(COLOURS.index(entry.choice("colour", COLOURS)))
            self.keep("round", entry, ids[-1])
        self.in_order(file, "round", ids, [str(n + 1) for n in range(ROUNDS)])
        if self.colours != [n % len(COLOURS) for n in range(ROUNDS)]:
            raise PartsError(f"{file.file}: [[round]] colours must be red, yellow, blue in turn")

    def read_spaces(self, file: PartsFile) -> None:
        self.spaces: list[Space] = []
        names: list[str] = []
        apart: list[tuple[int, str, Entry]] = []
        for entry in file.many("space"):
            name = entry.text("id")
            if name in names:
                raise entry.fail("id", f"{name!r} is used twice")
            seats = entry.numbers("seats", range(1, 5), 1, 4)
            track = entry.number("track", 1, ROUNDS) - 1 if "track" in entry.fields else -1
            items = [] if track >= 0 else read_items(entry)
            if "apart" in entry.fields:
                apart.append((len(names), entry.text("apart"), entry))
            names.append(name)
            title = self.named("space", entry, name)
            self.spaces.append(Space(name, title, seats, items, track))
            self.keep("space", entry, name)
        for space, other, entry in apart:
            if other not in names or other == names[space]:
                raise entry.fail("apart", f"must be another space, not {other!r}")
            self.spaces[space].apart = names.index(other)
            self.spaces[names.index(other)].apart = space
        self.check_spaces(file)
        # AT-6.1, AT-6.2: what every position of the track offers under every tile, and without.
        family = [Item(GAIN, 1, FAMILY)]
        self.track_items = [
            [*[tile + lower for tile in self.tile_items], family + lower]
            for lower in self.lower_items
        ]
        self.spaces_for = [
            [number for number, space in enumerate(self.spaces) if seats in space.seats]
            for seats in SEATS
        ]
        self.pairs = [
            [
                (one, self.spaces[one].apart)
                for one in spaces
                if seats > 1 and self.spaces[one].apart in spaces
            ]
            for seats, spaces in zip(SEATS, self.spaces_for, strict=True)
        ]
        self.measure(file)
        self.open_places = [
            sum([item.op == OPEN for number in spaces for item in self.spaces[number].items])
            for spaces in self.spaces_for
        ]

    def measure(self, file: PartsFile) -> None:
        """How much there can be: items of a space, and cards and cells of a tableau."""
        offers = [space.items for space in self.spaces if space.track < 0]
        offers += [items for position in self.track_items for items in position]
        self.most_items = max([len(items) for items in offers])
        cards = max([sum([i.op in (DECK, OPEN, LOCATION) for i in items]) for items in offers])
        self.most_cards = 1 + ROUNDS * self.workers * cards
        self.most_cells = self.most_cards * CELL_COUNT
        if self.most_cards > CARDS:
            raise PartsError(
                f"{file.file}: {self.workers} workers can take {self.most_cards - 1} cards,"
                f" more than the {CARDS - 1} there is room for: fewer workers, or fewer cards a space"
            )

    def check_spaces(self, file: PartsFile) -> None:
        tracks = [space.track for space in self.spaces if space.track >= 0]
        if tracks != list(range(ROUNDS)):
            raise PartsError(f"{file.file}: [[space]] needs the tracks 1 to {ROUNDS} in order")
        for seats in SEATS:
            here = [space for space in self.spaces if seats in space.seats]
            places = sorted([i.n for space in here for i in space.items if i.op == OPEN])
            if places != list(range(len(places))):
                raise PartsError(
                    f"{file.file}: [[space]] for {seats} seats: open terrain must be 1, 2, 3 ..."
                )
            if len(here) <= max(self.workers * seats, 3 * self.workers):
                raise PartsError(f"{file.file}: [[space]] for {seats} seats: too few spaces")
            if any([space.track >= 0 for space in self.spaces if space not in here]):
                raise PartsError(f"{file.file}: [[space]] tracks are for all seat counts")

    def read_challenges(self, file: PartsFile) -> None:
        """AT-30.1, AT-30.10: those of the box, and any that an owner adds."""
        self.challenges: list[Challenge] = []
        for entry in file.many("challenge"):
            name = entry.text("id")
            self.challenges.append(
                Challenge(
                    name,
                    self.named("challenge", entry, name),
                    entry.flag("terrain"),
                    entry.flag("training"),
                    entry.number("emigrants", 0, ROW_LENGTHS[FAMILY]),
                    self.read_goal(entry),
                )
            )
            if len(self.challenges) == 1:
                self.check_unchanged(entry, self.challenges[0])
            self.keep("challenge", entry, name)

    def check_unchanged(self, entry: Entry, first: Challenge) -> None:
        """All games but the solo ones are played by the rules of the first challenge."""
        if first.name != CHALLENGES[0]:
            raise entry.fail("id", f"the first challenge must be {CHALLENGES[0]!r}: the plain game")
        for field, right in (
            ("terrain", first.terrain),
            ("training", first.training),
            ("emigrants", first.emigrants == 0),
        ):
            if not right:
                raise entry.fail(field, "must not change the plain game")

    def read_goal(self, entry: Entry) -> list[tuple[str, int]]:
        goal = entry.table("goal")
        if not goal:
            raise entry.fail("goal", f"must ask for something: {', '.join(GOALS)}")
        for what in goal:
            if what not in GOALS:
                raise entry.fail("goal", f"must be of {', '.join(GOALS)}, not {what!r}")
        found: list[tuple[str, int]] = []
        for what in GOALS:
            if what in goal:
                least = 0 if what == "pollution" else 1
                field = f"goal: {what}"
                found.append((what, entry.check_number(field, goal[what], least, self.most(what))))
        return found

    def most(self, what: str) -> int:
        """How much of something there can be at the end of a game."""
        if what == "families":
            return ROW_LENGTHS[FAMILY]
        if what == "pollution":
            return sum(self.markers)
        if what in LOCATION_GOALS:
            return self.copies[LOCATION_GOALS.index(what)]
        return 999


# The challenges of the box.
CHALLENGES: Final = (
    "none",
    "colony",
    "commonwealth",
    "investor",
    "metropolis",
    "migration",
    "no-pollution",
    "prosperity",
    "untrained",
)
