"""The parts of Tindaya, checked and turned into tables for the rules."""

from typing import Final

from atoll.engine.parts import Entry, PartsError, PartsFile, PrintedParts
from atoll.games.tindaya.geography import Cell, Geography
from atoll.games.tindaya.names import (
    BASES,
    CATASTROPHES,
    COMMON,
    DEMANDS,
    ERAS,
    EVENTS,
    GODS,
    GOODS,
    GREEN,
    GROUNDS,
    IDOLS,
    INVENTIONS,
    LEVELS,
    MARKET,
    MARKET_KINDS,
    MISSIONS,
    PROTECTIONS,
    SECRETS,
    SHORE,
    TOKENS,
    TRADES,
    TRAITORS,
    TRIBES,
)
from atoll.games.tindaya.tribe import Price

SEATS: Final = (1, 2, 3, 4)


class Aid:
    """TI-4.12: what the player of one position starts with."""

    __slots__ = ("cubes", "cylinders", "invention", "trades")

    def __init__(self, entry: Entry) -> None:
        self.trades = entry.words("trades", TRADES, 2)
        self.invention = entry.word("invention", entry.get("invention"), INVENTIONS)
        self.cubes = entry.number("cubes", 0, 4)
        self.cylinders = entry.number("cylinders", 0, 11)


class Trade:
    """TI-8.3, TI-8.6: what a trade yields and what its second invention makes of it."""

    __slots__ = (
        "complex_settlement",
        "complex_villager",
        "payment",
        "per_settlement",
        "per_villager",
        "processed",
        "terrain",
        "vessel",
    )

    def __init__(self, entry: Entry) -> None:
        self.terrain = SHORE + entry.word("terrain", entry.get("terrain"), GROUNDS[SHORE:])
        self.per_villager = entry.words("per_villager", GOODS)
        self.per_settlement = entry.words("per_settlement", GOODS)
        self.complex_villager = entry.words("complex_villager", GOODS)
        self.complex_settlement = entry.words("complex_settlement", GOODS)
        self.processed = entry.word("processed", entry.get("processed"), GOODS)
        self.vessel = entry.word("vessel", entry.get("vessel"), GOODS)
        self.payment = entry.word("payment", entry.get("payment"), GOODS)


class Event:
    """TI-17.2: the events of an era in their order."""

    __slots__ = ("name", "objectives", "symbols")

    def __init__(self, entry: Entry) -> None:
        self.name = entry.text("id")
        self.symbols = entry.words("symbols", EVENTS)
        if len(set(self.symbols)) < len(self.symbols):
            raise entry.fail("symbols", "shows a symbol twice")
        self.objectives = entry.flag("objectives")


class Island:
    """TI-4.6: one island of a default layout."""

    __slots__ = ("forests", "mountain", "red", "shores", "turned")

    def __init__(self, entry: Entry) -> None:
        self.red = entry.flag("red")
        self.turned = entry.flag("turned")
        self.mountain = pairs(entry, "mountain")
        self.shores = pairs(entry, "shores")
        self.forests = [pairs(entry, f"forests_{n}") for n in SEATS]


def pairs(entry: Entry, field: str) -> list[Cell]:
    """A list of hexes, written as q, r, q, r and so on."""
    flat = entry.numbers(field, range(57), -9, 20)
    if len(flat) % 2:
        raise entry.fail(field, "must be pairs of q and r")
    return list(zip(flat[::2], flat[1::2], strict=True))


def pair(entry: Entry, field: str) -> Cell:
    q, r = entry.numbers(field, range(2, 3), -9, 20)
    return q, r


def cost(entry: Entry, field: str) -> Price:
    """So many units of each good that is named."""
    found: Price = []
    for name, count in entry.table(field).items():
        if name not in GOODS:
            raise entry.fail(field, f"{name!r} is none of {', '.join(GOODS)}")
        found.append((GOODS.index(name), entry.check_number(field, count, 1, 9)))
    return sorted(found)


class Parts(PrintedParts):
    """Every number that is printed on a part of Tindaya."""

    def read(self, file: PartsFile) -> None:
        self.read_table(file)
        self.read_board(file)
        self.read_islands(file)
        self.read_players(file)
        self.read_tokens(file)
        self.read_goods(file)
        self.read_trades(file)
        self.read_market(file)
        self.read_mountain(file)
        self.read_idols(file)
        self.read_goals(file)

    def entries_of(self, file: PartsFile, table: str, wanted: tuple[str, ...]) -> list[Entry]:
        """The entries of a table whose ids are fixed, in their order."""
        found = file.many(table)
        ids = [entry.text("id") for entry in found]
        self.in_order(file, table, ids, wanted)
        for entry, name in zip(found, ids, strict=True):
            self.named(table, entry, name)
        return found

    def read_table(self, file: PartsFile) -> None:
        table = file.one("table")
        self.terrain_tiles = table.number("terrain_tiles", 34, 112)
        self.settlement_tiles = table.number("settlement_tiles", 2, 99)
        self.villagers = table.number("villagers", 4, 7)
        self.nobles = table.number("nobles", 2, 2)
        self.start_wrath = table.number("start_wrath", 0, 3)
        self.start_solidarity = table.number("start_solidarity", 0, 99)
        self.awards = table.numbers("offering_awards", range(2, 3), 0, 9)
        self.capacity = table.numbers("capacity", range(3, 4), 0, 99)
        self.red_bases = table.numbers("red_bases", range(3, 4), 0, BASES)
        if any([n % 2 for n in self.red_bases]):
            raise table.fail("red_bases", "red bases come in pairs (TI-4.2)")
        self.keep("table", table)

    def read_board(self, file: PartsFile) -> None:
        board = file.one("board")
        self.cells = pairs(board, "cells")
        self.slots = pairs(board, "slots")
        try:
            self.geography = Geography(self.cells, self.slots)
        except ValueError as error:
            raise board.fail("cells", str(error)) from None
        self.keep("board", board)
        self.volcanoes: list[list[Cell]] = []  # on the black and on the red side
        self.chasms: list[list[Cell]] = []
        for entry in file.many("base"):
            number = entry.number("id", 1, BASES)
            if number != len(self.volcanoes) + 1:
                raise entry.fail("id", "the bases must be 1 to 8 in order")
            sides = ("black", "red")
            self.volcanoes.append([pair(entry, f"{side}_volcano") for side in sides])
            self.chasms.append([pair(entry, f"{side}_chasm") for side in sides])
            self.keep("base", entry, str(number))
        if len(self.volcanoes) != BASES:
            raise PartsError(f"{file.file}: [[base]] must stand {BASES} times")

    def read_islands(self, file: PartsFile) -> None:
        """The default boards, by half the number of their red bases; boards share islands."""
        found: list[dict[int, Island]] = [{} for _ in range(BASES // 2 + 1)]
        for entry in file.many("island"):
            base = entry.number("base", 1, BASES)
            boards = entry.numbers("boards", range(1, 6), 0, BASES)
            island = Island(entry)
            for red in boards:
                if red % 2 or base in found[red // 2]:
                    raise entry.fail("boards", f"must be even, and no other island {base} on them")
                found[red // 2][base] = island
            self.keep("island", entry, f"{base}, {'+'.join([str(red) for red in boards])} red")
        self.islands: list[list[Island]] = []
        for half, board in enumerate(found):
            islands = [board[base] for base in sorted(board)]
            if len(islands) != BASES or sum([island.red for island in islands]) != 2 * half:
                wrong = f"[[island]] must make a board of {BASES} bases, {2 * half} of them red"
                raise PartsError(f"{file.file}: {wrong}")
            self.islands.append(islands)

    def read_players(self, file: PartsFile) -> None:
        self.terrains: list[list[int]] = []  # shores, forests, mountains by number of players
        self.wild: list[int] = []
        self.natives: list[list[int]] = []
        for entry in file.many("players"):
            if entry.number("id", 1, 4) != len(self.terrains) + 1:
                raise entry.fail("id", "must be 1 to 4 in order")
            self.terrains.append(
                [entry.number(field, 8, 40) for field in ("shores", "forests", "mountains")]
            )
            self.wild.append(entry.number("animals", 0, 99))
            self.natives.append(entry.numbers("natives", range(4, 5), 0, 99))
            self.keep("players", entry, str(len(self.terrains)))
        if len(self.terrains) != len(SEATS):
            raise PartsError(f"{file.file}: [[players]] must stand for 1 to 4 players")
        archipelago = file.one("archipelago")
        self.limits = archipelago.numbers("conquistadors", range(5, 6), 0, 99)
        self.keep("archipelago", archipelago)
        self.aids: list[list[Aid]] = [[], [], [], []]
        for entry in file.many("aid"):
            seats = entry.number("players", 1, 4)
            if entry.number("position", 1, seats) != len(self.aids[seats - 1]) + 1:
                raise entry.fail("position", "must be 1 to the number of players in order")
            self.aids[seats - 1].append(Aid(entry))
            self.keep("aid", entry, f"{seats}-{len(self.aids[seats - 1])}")
        if [len(aids) for aids in self.aids] != list(SEATS):
            raise PartsError(f"{file.file}: [[aid]] must stand for every player of every number")

    def read_tokens(self, file: PartsFile) -> None:
        self.rewards: list[list[list[int]]] = [[]]  # by back and face: wood bonus, or goods
        self.token_counts: list[list[int]] = [[]]
        fields = {"clay": (), "wood": ("bonus",)}
        for entry in self.entries_of(file, "token", TOKENS[1:]):
            name = entry.text("id")
            counts = entry.numbers("count", range(1, 9), 1, 99)
            size = range(len(counts), len(counts) + 1)
            rows = [
                entry.numbers(field, size, 0, 9)
                for field in fields.get(name, ("stone", "obsidian"))
            ]
            self.token_counts.append(counts)
            self.rewards.append([list(face) for face in zip(*rows, strict=True)] or [[]])
            self.keep("token", entry, name)

    def read_goods(self, file: PartsFile) -> None:
        self.rations: list[int] = []
        self.perishable: list[bool] = []
        for entry in self.entries_of(file, "good", GOODS):
            self.rations.append(entry.number("rations", 0, 9))
            self.perishable.append(entry.flag("perishable"))
            burns, arms = entry.flag("fire"), entry.flag("weapon")
            name = entry.text("id")
            if burns != (name in ("manure", "straw", "wood")):
                raise entry.fail("fire", "fire is made of manure, straw and wood (TI-8.9)")
            if arms != (name in ("horns", "obsidian")):
                raise entry.fail("weapon", "weapons are horns and obsidian (TI-8.9)")
            self.keep("good", entry, name)
        # TI-16.9: perishable food with few rations first.
        self.menu = sorted(
            [good for good, rations in enumerate(self.rations) if rations],
            key=lambda good: (not self.perishable[good], self.rations[good], good),
        )

    def read_trades(self, file: PartsFile) -> None:
        self.trades: list[Trade] = []
        for entry in self.entries_of(file, "trade", TRADES):
            self.trades.append(Trade(entry))
            self.keep("trade", entry, entry.text("id"))
        self.invention_costs: list[Price] = []
        for entry in self.entries_of(file, "invention", INVENTIONS):
            self.invention_costs.append(cost(entry, "cost"))
            self.keep("invention", entry, entry.text("id"))
        cave = file.one("cave")
        self.cave_cost = cost(cave, "cost")
        self.keep("cave", cave)

    def read_market(self, file: PartsFile) -> None:
        self.market_costs: list[Price] = []
        self.market_kinds: list[int] = []
        for entry in self.entries_of(file, "market", MARKET):
            self.market_costs.append(cost(entry, "cost"))
            self.market_kinds.append(entry.word("kind", entry.get("kind"), MARKET_KINDS))
            self.keep("market", entry, entry.text("id"))
        self.resources: list[Price] = []
        for entry in self.entries_of(file, "tribe", TRIBES):
            self.resources.append(cost(entry, "resources"))
            self.keep("tribe", entry, entry.text("id"))

    def read_mountain(self, file: PartsFile) -> None:
        """Mount Tindaya: offerings, events, prophecies and catastrophes."""
        self.offerings: list[list[int]] = []
        self.offering_ids: list[str] = []
        for entry in file.many("offering"):
            self.offering_ids.append(entry.text("id"))
            self.offerings.append(entry.words("goods", DEMANDS, 4))
            self.keep("offering", entry, self.offering_ids[-1])
        if len(self.offerings) < 2 * ERAS or len(set(self.offering_ids)) < len(self.offerings):
            raise PartsError(f"{file.file}: [[offering]] must be six different cards or more")
        self.events: list[Event] = []
        self.event_sets: list[list[list[int]]] = [[[] for _ in range(ERAS)] for _ in LEVELS]
        for entry in file.many("event"):
            level = entry.word("level", entry.get("level"), LEVELS)
            self.event_sets[level][entry.number("era", 1, ERAS) - 1].append(len(self.events))
            self.events.append(Event(entry))
            self.keep("event", entry, self.events[-1].name)
        if not all([cards for level in self.event_sets for cards in level]):
            raise PartsError(f"{file.file}: [[event]] must stand for every level and era")
        self.prophecies: list[list[list[int]]] = []
        for entry in file.many("prophecy"):
            number = len(self.prophecies) + 1
            self.prophecies.append(
                [entry.numbers(f"era_{era}", range(4, 5), 1, BASES) for era in (1, 2, 3)]
            )
            self.keep("prophecy", entry, entry.text("id", default=str(number)))
        if len(self.prophecies) <= ERAS:
            raise PartsError(f"{file.file}: [[prophecy]] must stand four times or more")
        self.protections: list[list[bool]] = []
        for number, entry in enumerate(self.entries_of(file, "catastrophe", CATASTROPHES)):
            god = entry.word("god", entry.get("god"), GODS)
            if god != (1 if number < 5 else 0):
                raise entry.fail("god", "the first five are Moneiba's, the others Acoran's")
            shown = entry.words("protections", PROTECTIONS)
            self.protections.append([each in shown for each in range(len(PROTECTIONS))])
            self.keep("catastrophe", entry, CATASTROPHES[number])

    def read_idols(self, file: PartsFile) -> None:
        self.idol_counts: list[int] = []
        self.idol_dominion: list[bool] = []
        for entry in self.entries_of(file, "idol", IDOLS):
            self.idol_counts.append(entry.number("count", 0, 20))
            self.idol_dominion.append(entry.flag("dominion"))
            self.keep("idol", entry, entry.text("id"))

    def read_goals(self, file: PartsFile) -> None:
        """Missions, objectives, score tokens and the traitor's cards."""
        self.missions: list[list[list[int]]] = []
        self.mission_solo: list[bool] = []
        for entry in self.entries_of(file, "mission", MISSIONS):
            self.mission_solo.append(entry.flag("solo"))
            self.missions.append([entry.numbers(f"needs_{n}", range(3, 4), 0, 20) for n in SEATS])
            self.keep("mission", entry, entry.text("id"))
        for number, entry in enumerate(self.entries_of(file, "common", COMMON)):
            entry.choice("colour", ("green",) if number < GREEN else ("blue",))
            self.keep("common", entry, COMMON[number])
        for entry in self.entries_of(file, "secret", SECRETS):
            self.keep("secret", entry, entry.text("id"))
        self.scores: list[list[int]] = [[]]
        for entry in file.many("scores"):
            if entry.number("players", 2, 4) != len(self.scores) + 1:
                raise entry.fail("players", "must be 2 to 4 in order")
            self.scores.append(entry.numbers("values", range(4, 13), -9, 9))
            self.keep("scores", entry, str(len(self.scores)))
        self.traitors: list[int] = []
        for entry in self.entries_of(file, "traitor", TRAITORS):
            self.traitors.append(entry.number("conquistadors", 1, 99))
            self.keep("traitor", entry, entry.text("id"))
