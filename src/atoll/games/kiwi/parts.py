"""The parts of Kiwi Chow Down, checked and turned into tables for the rules."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from atoll.engine.parts import Entry, PartsError, PartsFile, PrintedParts
from atoll.engine.words import Fact, Words
from atoll.games.kiwi.cards import Cell, Power, read_cell, read_power
from atoll.games.kiwi.island import CELLS, SECTION, Island, turned
from atoll.games.kiwi.kinds import (
    AMOUNTS,
    BONUS_BUILD,
    BONUS_FEED,
    BONUS_FRUIT,
    BONUS_INCREASE,
    BONUS_MARKER,
    BONUS_MOVE,
    BONUS_PLACE,
    BONUSES,
    CARDS,
    DECK,
    FLOCKS,
    FRUIT,
    MEASURES,
    NESTS,
    NO_POWER,
    POWERS,
    ROWS,
    SEATS,
    SIDES,
    SLOTS,
    TERRAIN,
    bonus_part,
)

# What bonuses can be made of: goods and tokens, and on tracks and nests actions too.
GOODS: Final = (BONUS_FRUIT, BONUS_MARKER, BONUS_PLACE, BONUS_INCREASE)
GAINS: Final = (*GOODS, BONUS_FEED, BONUS_MOVE, BONUS_BUILD)


@dataclass(frozen=True)
class Layout:
    """A slot of the island: where its section lies, and how its player begins there."""

    section: int
    leader: int
    size_1: list[int]
    size_2: list[int]


class Parts(PrintedParts):
    """Every number that is printed on a part of Kiwi Chow Down."""

    def read(self, file: PartsFile) -> None:
        self.read_numbers(file)
        self.read_kinds(file)
        self.read_sections(file)
        self.read_slots(file)
        self.read_turn_order(file)
        self.read_flocks(file)
        self.read_nests(file)
        self.read_action_cards(file)
        self.read_leader_cards(file)
        self.read_season_cards(file)
        self.read_solitaire_cards(file)

    def read_numbers(self, file: PartsFile) -> None:
        table = file.one("table")
        if table.numbers("seats", range(4, 5), 1, 4) != list(SEATS):
            raise table.fail("seats", "must be [1, 2, 3, 4]")
        self.seasons = table.number("seasons", 4, 4)
        self.hand = table.number("hand", 3, 3)
        self.plays = table.number("plays", 3, 3)
        self.fruit_limit = table.number("fruit_limit", 4, 14)
        self.tokens = table.number("tokens", 20, 40)
        self.track = table.number("track", 8, 8)
        self.keep("table", table)
        price = file.one("price")
        self.feed_price = price.numbers("feed", range(3, 4), 1, 4)
        self.build_price = price.numbers("build", range(2, 3), 1, 4)
        self.extra_move_price = price.number("extra_move", 1, 4)
        self.second_mark_price = price.number("second_mark", 1, 4)
        self.keep("price", price)
        gain = file.one("gain")
        self.feed_own = gain.number("feed_own", 0, 4)
        self.feed_rival = gain.number("feed_rival", 0, 4)
        self.face_down = gain.number("face_down", 0, 4)
        self.moves = gain.number("moves", 1, 4)
        self.pushes = gain.number("pushes", 0, 4)
        self.keep("gain", gain)
        strength = file.one("strength")
        strength.number("leader", 3, 3)
        self.lookout_strength = strength.number("lookout", 1, 5)
        self.keep("strength", strength)
        solo = file.one("solo")
        self.solo_markers = solo.number("extra_markers", 0, 6)
        self.solitaire_pile = solo.number("solitaire_cards", 4, 4)
        self.solo_seasons = solo.number("season_cards", 2, 2)
        self.markers_per_point = solo.number("markers_per_point", 1, 9)
        self.keep("solo", solo)

    def read_kinds(self, file: PartsFile) -> None:
        self.fruit_names: list[Fact] = []
        self.fruit_counts = self.kinds(file, "fruit", FRUIT, "counters", self.fruit_names)
        self.terrain_names: list[Fact] = []
        self.marker_counts = self.kinds(file, "terrain", TERRAIN, "markers", self.terrain_names)

    def kinds(
        self, file: PartsFile, table: str, known: Sequence[str], field: str, names: list[Fact]
    ) -> bytes:
        """The four kinds of fruit or terrain: how many of each there are."""
        counts = []
        found = []
        for entry in file.many(table):
            name = entry.text("id")
            found.append(name)
            names.append(self.named(table, entry, name))
            counts.append(entry.number(field, 10, 30))
            self.keep(table, entry, name)
        self.in_order(file, table, found, known)
        return bytes(counts)

    def read_sections(self, file: PartsFile) -> None:
        self.section_ids: list[str] = []
        self.section_terrain: list[bytes] = []
        for entry in file.many("section"):
            name = entry.text("id")
            self.named("section", entry, name)
            self.section_ids.append(name)
            self.section_terrain.append(bytes(entry.words("terrain", TERRAIN, SECTION)))
            self.keep("section", entry, name)
        if len(self.section_ids) != 4:
            raise PartsError(f"{file.file}: [[section]] must be 4 sections")

    def read_slots(self, file: PartsFile) -> None:
        """KI-1.1, KI-1.11: the three islands, and the beginner's setup on them."""
        entries = file.many("slot")
        players = [entry.number("players", 2, 4) for entry in entries]
        if players != [2, 2, 3, 3, 3, 4, 4, 4, 4]:
            raise PartsError(
                f"{file.file}: [[slot]] must be 2 for 2 players, then 3 for 3, 4 for 4"
            )
        self.islands: list[Island] = []
        self.layouts: list[list[Layout]] = []
        for count in (2, 3, 4):
            own = [entry for entry, n in zip(entries, players, strict=True) if n == count]
            places = [place for entry in own for place in self.slot_places(entry)]
            if len(set(places)) < len(places):
                raise own[-1].fail("centre", "makes this section lie on another")
            self.islands.append(Island(places))
            self.layouts.append([self.read_layout(entry, places) for entry in own])

    def slot_places(self, entry: Entry) -> list[tuple[int, int]]:
        q, r = self.place(entry, "centre", entry.get("centre"))
        turns = entry.number("turns", 0, 5)
        cells = [turned(cell[0], cell[1], turns) for cell in CELLS]
        return [(q + cell[0], r + cell[1]) for cell in cells]

    def place(self, entry: Entry, field: str, value: object) -> tuple[int, int]:
        if not isinstance(value, list) or len(value) != 2:
            raise entry.fail(field, f"must be a hex like [0, -1], not {value!r}")
        q, r = [entry.check_number(field, n, -20, 20) for n in value]
        return q, r

    def read_layout(self, entry: Entry, places: list[tuple[int, int]]) -> Layout:
        layout = Layout(
            self.section_ids.index(entry.choice("section", self.section_ids)),
            self.hex_number(entry, "leader", entry.get("leader"), places),
            self.hex_numbers(entry, "size_1", 8, places),
            self.hex_numbers(entry, "size_2", 2, places),
        )
        self.keep("slot", entry, entry.text("id"))
        return layout

    def hex_number(
        self, entry: Entry, field: str, value: object, places: list[tuple[int, int]]
    ) -> int:
        found = self.place(entry, field, value)
        if found not in places:
            raise entry.fail(field, f"{value!r} is not on the island")
        return places.index(found)

    def hex_numbers(
        self, entry: Entry, field: str, length: int, places: list[tuple[int, int]]
    ) -> list[int]:
        value = entry.get(field)
        if not isinstance(value, list) or len(value) != length:
            raise entry.fail(field, f"must be a list of {length} hexes, not {value!r}")
        return [self.hex_number(entry, field, each, places) for each in value]

    def read_turn_order(self, file: PartsFile) -> None:
        self.first_fruit: list[int] = []
        self.first_markers: list[int] = []
        for entry in file.many("turn_order_nest"):
            self.first_fruit.append(entry.number("fruit", 0, 8))
            self.first_markers.append(entry.number("markers", 0, 8))
            self.keep("turn_order_nest", entry, entry.text("id"))
        if len(self.first_fruit) != 4:
            raise PartsError(f"{file.file}: [[turn_order_nest]] must be 4 nests")
        self.slot_gain: list[list[int]] = []
        self.slot_fruit: list[int] = []
        self.slot_markers: list[int] = []
        for entry in file.many("turn_order_slot"):
            self.slot_gain.append(self.bonus(entry, "gain", (BONUS_FRUIT, BONUS_MARKER)))
            self.slot_fruit.append(entry.number("pay_fruit", 0, 3))
            self.slot_markers.append(entry.number("pay_markers", 0, 3))
            self.keep("turn_order_slot", entry, entry.text("id"))
        if len(self.slot_gain) != SLOTS:
            raise PartsError(f"{file.file}: [[turn_order_slot]] must be {SLOTS} slots")

    def bonus(self, entry: Entry, field: str, kinds: Sequence[int]) -> list[int]:
        return self.bonus_parts(entry, field, entry.get(field), kinds)

    def bonus_parts(
        self, entry: Entry, field: str, value: object, kinds: Sequence[int]
    ) -> list[int]:
        """A bonus: its parts from left to right, each `kind * AMOUNTS + amount`."""
        if not isinstance(value, list):
            raise entry.fail(field, f"must be a list like [{{ fruit = 2 }}], not {value!r}")
        parts: list[int] = []
        for part in value:
            if not isinstance(part, dict) or len(part) != 1:
                raise entry.fail(field, f"{part!r} must be one thing and a number")
            for name, amount in part.items():
                kind = entry.word(field, name, [BONUSES[each] for each in kinds])
                number = entry.check_number(field, amount, 1, AMOUNTS - 1)
                parts.append(int(bonus_part(kinds[kind], number)))
        return parts

    def read_flocks(self, file: PartsFile) -> None:
        self.flock_names: list[Fact] = []
        self.pairs: list[list[int]] = []
        self.tracks: list[list[list[int]]] = []  # side A, then side B of every flock
        self.powers: list[int] = [NO_POWER]
        names = []
        side = file.one("track_a")
        self.tracks.append(self.track_bonuses(side, "bonuses"))
        self.keep("track_a", side)
        for entry in file.many("flock"):
            name = entry.text("id")
            names.append(name)
            self.flock_names.append(self.named("flock", entry, name))
            self.pairs.append(sorted(entry.words("pair", FRUIT, 2)))
            self.tracks.append(self.track_bonuses(entry, "track_b"))
            self.powers.append(POWERS.index(entry.choice("power_b", POWERS)))
            self.keep("flock", entry, name)
        self.in_order(file, "flock", names, FLOCKS)

    def track_bonuses(self, entry: Entry, field: str) -> list[list[int]]:
        value = entry.get(field)
        if not isinstance(value, list) or len(value) != self.track:
            raise entry.fail(field, f"must be a list of {self.track} bonuses, not {value!r}")
        return [self.bonus_parts(entry, field, each, GAINS) for each in value]

    def read_nests(self, file: PartsFile) -> None:
        self.nest_names: list[Fact] = []
        self.nest_placement: list[list[int]] = []  # by kind * 2 + row
        self.nest_season: list[list[int]] = []
        self.nest_points: list[int] = []
        found = []
        for entry in file.many("nest"):
            name = entry.text("id")
            found.append((entry.choice("kind", NESTS), entry.number("row", 1, 2)))
            self.nest_names.append(self.named("nest", entry, name))
            self.nest_placement.append(self.bonus(entry, "placement", GAINS))
            self.nest_season.append(self.bonus(entry, "season", GOODS))
            self.nest_points.append(entry.number("points", 0, 5))
            self.keep("nest", entry, name)
        if found != [(kind, row) for kind in NESTS for row in (1, 2)]:
            raise PartsError(
                f"{file.file}: [[nest]] must be {', '.join(NESTS)} in this order, rows 1 and 2 of each"
            )

    def read_action_cards(self, file: PartsFile) -> None:
        self.card_names: list[Fact] = []
        self.card_bonus: list[list[int]] = []
        found = []
        counts = []
        for entry in file.many("action_card"):
            name = entry.text("id")
            found.append(name)
            self.card_names.append(self.named("card", entry, name))
            counts.append(entry.number("count", 1, 4))
            self.card_bonus.append(self.bonus(entry, "bonus", GOODS))
            self.keep("action_card", entry, name)
        if tuple(found) != CARDS or sum(counts) != DECK:
            raise PartsError(
                f"{file.file}: [[action_card]] must be {', '.join(CARDS)} in this order, {DECK} cards in all"
            )
        self.card_counts = bytes(counts)

    def read_leader_cards(self, file: PartsFile) -> None:
        self.leader_ids: list[str] = []
        self.leader_names: list[Fact] = []
        self.leader_cards: list[list[int]] = []  # of every Leader
        self.leader_card_ids: list[str] = []
        self.leader_card_names: list[Fact] = []
        self.leader_of: list[int] = []
        self.leader_powers: list[Power] = []
        for entry in file.many("leader_card"):
            name = entry.text("id")
            leader = entry.text("leader")
            if leader not in self.leader_ids:
                self.leader_ids.append(leader)
                self.leader_names.append(self.leader_name(entry, leader))
                self.leader_cards.append([])
            number = self.leader_ids.index(leader)
            self.leader_cards[number].append(len(self.leader_card_ids))
            self.leader_of.append(number)
            self.leader_card_ids.append(name)
            self.leader_card_names.append(self.named("leader-card", entry, name))
            self.leader_powers.append(read_power(entry))
            entry.text("leader_name", default="")
            self.keep("leader_card", entry, name)
        if len(self.leader_ids) < 4 or any(len(cards) < 2 for cards in self.leader_cards):
            raise PartsError(
                f"{file.file}: [[leader_card]] must be at least two cards for each of four Leaders"
            )

    def leader_name(self, entry: Entry, leader: str) -> Fact:
        """A Leader's name: the first of its cards may give it."""
        key = f"leader-{leader}"
        self.ids.add(key)
        own = entry.text("leader_name", default="")
        if own:
            return own
        if self.known is not None and key not in self.known:
            raise entry.fail("leader_name", f"is needed, because {leader!r} is not known")
        return Words(key)

    def read_season_cards(self, file: PartsFile) -> None:
        self.season_ids: list[str] = []
        self.season_names: list[Fact] = []
        self.season_fewest: list[bool] = []
        self.season_measure: list[int] = []
        self.season_winner: list[list[int]] = []
        self.season_others: list[list[int]] = []
        self.season_optional: list[bool] = []  # in play only if chosen
        every = range(len(BONUSES))
        for entry in file.many("season_card"):
            name = entry.text("id")
            self.season_ids.append(name)
            self.season_names.append(self.named("season", entry, name))
            self.season_fewest.append(entry.choice("rank", ("most", "fewest")) == "fewest")
            self.season_measure.append(MEASURES.index(entry.choice("measure", MEASURES)))
            self.season_winner.append(self.bonus(entry, "winner", every))
            self.season_others.append(self.bonus(entry, "others", every))
            self.season_optional.append(entry.flag("optional"))
            self.keep("season_card", entry, name)
        if not 8 <= sum(self.season_box(False)) <= len(self.season_ids) <= 40:
            raise PartsError(
                f"{file.file}: [[season_card]] must be 8 to 40 cards, 8 at least not optional"
            )

    def season_box(self, pollen: bool) -> bytearray:
        """KI-1.19: the season cards that can come up."""
        return bytearray([pollen or not optional for optional in self.season_optional])

    def read_solitaire_cards(self, file: PartsFile) -> None:
        self.solitaire_ids: list[str] = []
        self.solitaire_origins: list[int] = []  # KI-22.4: the side the marker is turned to
        self.cells: list[list[Cell]] = []  # by card, then row * 3 + column
        for entry in file.many("solitaire_card"):
            name = entry.text("id")
            self.solitaire_ids.append(name)
            self.solitaire_origins.append(SIDES.index(entry.choice("origin", SIDES)))
            cells: list[Cell] = []
            for row in ROWS:
                value = entry.get(row)
                if not isinstance(value, list) or len(value) != 3:
                    raise entry.fail(row, f"must be a list of 3 cells, not {value!r}")
                cells.extend([read_cell(entry, row, each) for each in value])
            self.cells.append(cells)
            self.keep("solitaire_card", entry, name)
        if not self.solitaire_pile <= len(self.cells) <= 20:
            raise PartsError(f"{file.file}: [[solitaire_card]] must be 4 to 20 cards")
