"""The parts of Tribes, checked and turned into tables for the rules."""

from typing import Any, Final

from atoll.engine.parts import Entry, PartsError, PartsFile, PrintedParts
from atoll.engine.words import Fact, Words

LANDS: Final = ("goat", "horse", "wheat", "gold", "incense")

# The four tracks, in the order of every table.
PROCREATION: Final = 0
EXPLORATION: Final = 1
MOVEMENT: Final = 2
STRENGTH: Final = 3
TRACKS: Final = ("procreation", "exploration", "movement", "strength")

FIRST_LANDS: Final = 3  # tiles that every tribe begins with
EPOCHS: Final = 3
COLUMNS: Final = 4
SLOTS: Final = 12  # places for achievement boards: epoch * COLUMNS + column, oldest epoch first
SPACES: Final = 4  # places for marking stones on a board
DECK: Final = 5  # achievement boards of an epoch in the box
STACK: Final = 8  # event tiles of an epoch
ACTIONS: Final = 6  # action tiles; a tile of the row is an action below this number, else an event

# When an event strikes its taker.
ALWAYS: Final = 0
STRONGEST: Final = 1
WEAKEST: Final = 2
WHEN: Final = ("always", "strongest", "weakest")

# What an event does.
GAIN_POINTS: Final = 0
LOSE_POINTS: Final = 1
GAIN_MEMBERS: Final = 2
LOSE_MEMBERS: Final = 3
EXHAUST_LAND: Final = 4
EXPLORE_LAND: Final = 5
TAKE_SHELLS: Final = 6
EFFECTS: Final = (
    "gain-points",
    "lose-points",
    "gain-members",
    "lose-members",
    "exhaust-land",
    "explore",
    "take-shells",
)

TOTALS: Final = ("open", "secret")  # TR-16.2: may everybody see how many points the others have?
SEATS: Final = (2, 3, 4)


class Parts(PrintedParts):
    """Every number that is printed on a part of Tribes."""

    def read(self, file: PartsFile) -> None:
        self.spoken: set[str] = set()  # ids that stand in moves, where no table tells them apart
        self.read_players(file)
        self.read_land(file)
        self.read_tracks(file)
        self.read_actions(file)
        self.read_achievements(file)
        self.read_events(file)
        self.read_teeth(file)

    def named(self, table: str, entry: Entry, name: str) -> Fact:
        if name in self.spoken:
            raise entry.fail("id", f"{name!r} is used twice")
        if name == "act" or name.startswith("hidden-"):
            raise entry.fail("id", f"{name!r} means something else in moves")
        self.spoken.add(name)
        return super().named(table, entry, name)

    def read_players(self, file: PartsFile) -> None:
        players = file.one("players")
        if players.numbers("seats", range(3, 4), 2, 4) != list(SEATS):
            raise players.fail("seats", "must be [2, 3, 4]")
        self.members = players.number("members", 1, 40)
        self.stones = players.number("stones", SLOTS, 40)
        self.shells = players.number("shells", 0, 40)
        players.number("lands", FIRST_LANDS, FIRST_LANDS)
        points = self.by_seats(players, "first_points")
        self.first_points = [
            self.per_seat(players, "first_points", *pair)
            for pair in zip(SEATS, points, strict=True)
        ]
        self.keep("players", players)
        end = file.one("end")
        self.end_events = [
            end.check_number("events", needed, 1, STACK) for needed in self.by_seats(end, "events")
        ]
        self.keep("end", end)
        bonus = file.one("bonus")
        self.bonus_members = bonus.number("members", 0, 20)
        self.bonus_land = bonus.number("land", 0, 20)
        self.keep("bonus", bonus)

    def by_seats(self, entry: Entry, field: str) -> list[Any]:
        """What a table says for every number of players."""
        table = entry.table(field)
        if sorted(table) != [str(seats) for seats in SEATS]:
            raise entry.fail(field, f"must be for 2, 3 and 4 players, not for {', '.join(table)}")
        return [table[str(seats)] for seats in SEATS]

    def per_seat(self, entry: Entry, field: str, seats: int, values: Any) -> list[int]:
        if not isinstance(values, list) or len(values) != seats:
            raise entry.fail(field, f"needs {seats} numbers for {seats} players, not {values!r}")
        return [entry.check_number(field, value, 0, 20) for value in values]

    def read_land(self, file: PartsFile) -> None:
        self.lands: list[str] = []
        self.land_names: list[Fact] = []
        counts: list[int] = []
        for entry in file.many("land"):
            name = entry.text("id")
            self.lands.append(name)
            self.land_names.append(self.named("land", entry, name))
            counts.append(entry.number("tiles", max(SEATS), 12))
            self.keep("land", entry, name)
        self.in_order(file, "land", self.lands, LANDS)
        self.land_tiles = bytes(counts)
        self.all_land = sum(counts)

    def most_land(self, seats: int) -> int:
        """No tribe can have more tiles: every other keeps its first ones."""
        return self.all_land - FIRST_LANDS * (seats - 1)

    def read_tracks(self, file: PartsFile) -> None:
        self.values: list[list[int]] = []
        self.end_points: list[list[int]] = []
        names = []
        for entry in file.many("track"):
            name = entry.text("id")
            names.append(name)
            # Only strength may be nothing: an action always does something.
            values = entry.numbers("values", range(2, 9), int(name != TRACKS[STRENGTH]), 10)
            if sorted(set(values)) != values:
                raise entry.fail("values", "must rise from space to space")
            self.values.append(values)
            self.end_points.append(
                entry.numbers("end_points", range(len(values), len(values) + 1), 0, 20)
            )
            self.keep("track", entry, name)
        self.in_order(file, "track", names, TRACKS)

    def read_actions(self, file: PartsFile) -> None:
        self.tile_ids: list[str] = []
        self.tile_names: list[Fact] = []
        self.action_track: list[int] = []
        self.action_hand: list[bool] = []
        for entry in file.many("action"):
            name = entry.text("id")
            self.tile_ids.append(name)
            self.tile_names.append(self.named("tile", entry, name))
            self.action_track.append(TRACKS.index(entry.choice("track", TRACKS[:STRENGTH])))
            self.action_hand.append(entry.flag("hand"))
            self.keep("action", entry, name)
        faces = sorted(zip(self.action_track, self.action_hand, strict=True))
        if faces != [(track, hand) for track in range(STRENGTH) for hand in (False, True)]:
            raise PartsError(
                f"{file.file}: [[action]] must be six tiles: every action once with and once without a hand"
            )

    def read_achievements(self, file: PartsFile) -> None:
        self.board_ids: list[str] = []
        self.board_names: list[Fact] = []
        self.board_land: list[int] = []
        self.board_points: list[list[int]] = []
        self.board_bolts: list[int] = []  # a bit for every space with a bolt
        self.board_track: list[int] = []
        epochs = []
        for entry in file.many("achievement"):
            name = entry.text("id")
            epochs.append(entry.number("epoch", 1, EPOCHS))
            self.board_ids.append(name)
            self.board_names.append(self.named("achievement", entry, name))
            self.board_land.append(self.lands.index(entry.choice("land", self.lands)))
            self.board_points.append(entry.numbers("points", range(SPACES, SPACES + 1), 0, 20))
            bolts = entry.numbers("bolts", range(SPACES + 1), 1, SPACES)
            self.board_bolts.append(sum({1 << (space - 1) for space in bolts}))
            self.board_track.append(TRACKS.index(entry.choice("track", TRACKS)))
            self.keep("achievement", entry, name)
        if epochs != [epoch for epoch in range(1, EPOCHS + 1) for _ in range(DECK)]:
            raise PartsError(
                f"{file.file}: [[achievement]] must be {DECK} boards of epoch 1, then of 2, then of 3"
            )

    def read_events(self, file: PartsFile) -> None:
        self.event_all: list[bool] = []
        self.event_when: list[int] = []
        self.event_effect: list[int] = []
        self.event_number: list[int] = []
        epochs = []
        for entry in file.many("event"):
            name = entry.text("id")
            epochs.append(entry.number("epoch", 1, EPOCHS))
            self.tile_ids.append(name)
            self.tile_names.append(self.named("tile", entry, name))
            self.event_all.append(entry.choice("who", ("taker", "all")) == "all")
            self.event_when.append(WHEN.index(entry.choice("when", WHEN)))
            self.event_effect.append(EFFECTS.index(entry.choice("effect", EFFECTS)))
            self.event_number.append(entry.number("number", 1, 9))
            if self.event_all[-1] and self.event_effect[-1] == TAKE_SHELLS:
                raise entry.fail("who", "must be taker: shells cannot all go to all")
            self.keep("event", entry, name)
        if epochs != [epoch for epoch in range(1, EPOCHS + 1) for _ in range(STACK)]:
            raise PartsError(
                f"{file.file}: [[event]] must be {STACK} tiles of epoch 1, then of 2, then of 3"
            )

    def event_words(self, event: int) -> Words:
        """What an event tile says."""
        facts: dict[str, Fact] = {
            "whom": "all" if self.event_all[event] else "taker",
            "when": WHEN[self.event_when[event]],
            "number": self.event_number[event],
        }
        return Words(f"effect-{EFFECTS[self.event_effect[event]]}", facts)

    def read_teeth(self, file: PartsFile) -> None:
        self.teeth: dict[int, int] = {}
        for entry in file.many("tooth"):
            value = entry.number("value", 1, 20)
            if value in self.teeth:
                raise entry.fail("value", f"{value} is used twice")
            self.teeth[value] = entry.number("tokens", 1, 99)
            self.keep("tooth", entry, str(value))


def event_epoch(event: int) -> int:
    """The epoch of an event tile, from 0."""
    return event // STACK
