"""A position of Tindaya: fields and copies."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.chance import Chance
from atoll.engine.state import State
from atoll.engine.words import Progress, Reason
from atoll.games.tindaya.geography import Geography
from atoll.games.tindaya.mode import Mode
from atoll.games.tindaya.names import BASES, CANCELLATION, EVENTS, GOODS, HEXES, NOWHERE, VISIONS
from atoll.games.tindaya.parts import Parts
from atoll.games.tindaya.tribe import new_tribe

SETUP: Final = 0
STRATEGY: Final = 1
ACTIONS: Final = 2
END: Final = 3
BUILDING: Final = 4  # before the setup, if the players build the archipelago
PHASES: Final = ("setup", "strategy", "actions", "end-of-era", "building")

# Why everybody has lost before the last era was over.
NO_NOBLE: Final = 1
DESTROYED: Final = 2

BEATEN: Final = HEXES  # TI-34.7: where the first fort is once it was reconquered

# How a terrain stands in the catastrophe under way.
SAFE: Final = 0
ENDANGERED: Final = 1
DECIDED: Final = 2  # its natives were asked
SPARED: Final = 3  # somebody has paid

NO_SWAPS: Final[list[int]] = [0] * (2 * len(GOODS))
DEMANDED: Final = [[], [0, 1], [0, 1, 2], [1, 2, 3]]  # strips of a god's card, by era

# Where the faces of the tokens lie in their bag.
FACES: Final = (0, 0, 0, 3, 7, 11)


class Tindaya(State):
    """The whole table. The natives of a seat stand in rows of `HEXES`, one row after another."""

    __slots__ = (
        "animals",
        "aside",
        "attacked",
        "betrays",
        "boat",
        "broods",
        "canoes",
        "cards",
        "catastrophes",
        "chasms",
        "common",
        "covered",
        "danger",
        "doom",
        "dowry",
        "era",
        "event",
        "faces",
        "first_fort",
        "folk",
        "fought",
        "geography",
        "ground",
        "hand",
        "home",
        "idols",
        "island",
        "kidnapped",
        "land",
        "leader",
        "leader_fought",
        "lords",
        "mission",
        "mode",
        "nobles",
        "nobles_moved",
        "offered",
        "offering_deck",
        "offerings",
        "order",
        "origin",
        "parts",
        "people",
        "phase",
        "priority",
        "prophecies",
        "prophecy",
        "reserve",
        "score_tokens",
        "secrets",
        "sent",
        "site",
        "spent",
        "standees",
        "steps",
        "swaps",
        "tiles",
        "token",
        "traitor",
        "traitor_card",
        "tribes",
        "troops",
        "villagers",
        "villagers_moved",
        "volcanoes",
        "walls",
        "wild",
        "wrath",
    )

    def __init__(self, parts: Parts, mode: Mode, chance: Chance, seats: i64) -> None:
        super().__init__(chance, [], [])
        self.parts = parts
        self.mode = mode
        self.people: i64 = seats
        self.geography: Geography = parts.geography

    def begin(self) -> None:
        """Every field as it is before anything was laid out."""
        p, seats = self.parts, self.people
        rows = seats + 1 if self.mode.solo else seats
        self.ground = bytearray(HEXES)
        self.token = bytearray(HEXES)  # backs of raw material tokens
        self.site = bytearray(HEXES)  # settlements and forts
        self.animals = bytearray(HEXES)
        self.troops = bytearray(HEXES)  # conquistadors
        self.walls = bytearray(HEXES)
        self.canoes = bytearray(HEXES)
        self.villagers = bytearray(HEXES * rows)
        self.nobles = bytearray(HEXES * rows)
        self.volcanoes = bytearray([NOWHERE] * (BASES + 1))  # their hexes by number
        self.chasms = bytearray([NOWHERE] * (BASES + 1))
        self.land: list[int] = []  # all hexes of land
        self.island = bytes(HEXES)  # the island of every hex, from 1; 0 at sea
        self.faces = bytearray([n for counts in p.token_counts[2:] for n in counts])
        self.idols = bytearray(
            [n if self.in_deck(idol) else 0 for idol, n in enumerate(p.idol_counts)]
        )
        self.secrets = bytearray(18)
        self.offering_deck = bytearray([1] * len(p.offerings))
        self.prophecies = bytearray([1] * len(p.prophecies))
        self.catastrophes = bytearray([1] * 10)
        self.tiles = bytearray([p.settlement_tiles] * 4)
        self.reserve: i64 = p.terrain_tiles
        self.covered: i64 = 0  # tiles that lie on vanished volcanoes
        self.wild = bytearray(2)  # pigs and goats in the wilderness
        self.tribes = [new_tribe() for _ in range(seats)]
        self.order: list[int] = list(range(seats))
        self.priority: list[int] = list(range(seats))
        self.era: i64 = 1
        self.phase: i64 = SETUP
        self.wrath = bytearray([p.start_wrath] * 2)
        self.offerings = bytearray([NOWHERE] * 2)
        self.offered = bytearray(8 * seats)  # resources by god, strip and seat
        self.event: i64 = NOWHERE
        self.standees = bytearray(len(EVENTS))  # numbers of volcanoes and chasms; 0: not there
        self.cards = bytearray([NOWHERE] * 2)  # the gods' catastrophes; hidden: NOWHERE
        self.prophecy: i64 = NOWHERE
        self.hand: list[int] = []  # who brought fire to the seers
        self.mission: i64 = NOWHERE
        self.common: list[int] = []
        self.score_tokens: list[int] = []
        self.traitor: i64 = -1
        self.traitor_card: i64 = NOWHERE
        self.leader: i64 = NOWHERE
        self.kidnapped: i64 = 0
        self.doom: i64 = 0
        self.first_fort: i64 = NOWHERE  # where the first fort stands; BEATEN: reconquered
        self.rest()

    def in_deck(self, idol: i64) -> bool:
        """TI-4.29, TI-34.5: idols of the Dominion, and those that need secret objectives."""
        if idol in (CANCELLATION, VISIONS):
            return self.mode.objectives
        return self.mode.dominion or not self.parts.idol_dominion[idol]

    def unveil(self) -> None:
        """What others hold in secret shows from here on: no move before is taken back."""
        if self.people > 1:
            self.seal()

    def rest(self) -> None:
        """Nothing is under way: no exploration, no talks, no battle, no catastrophe."""
        self.steps: i64 = 0  # movements left
        self.betrays: i64 = 0  # this exploration must end with a noble in a fort
        self.origin: i64 = NOWHERE  # where the group that moves stands
        self.home: i64 = NOWHERE  # the terrain from which soldiers set out
        self.lords: i64 = 0  # nobles of the group that moves
        self.folk: i64 = 0  # villagers of the group, or conquistadors
        self.boat: i64 = NOWHERE
        self.villagers_moved = bytearray(HEXES)  # natives who have ended a movement here
        self.nobles_moved = bytearray(HEXES)
        self.fought = bytearray(HEXES)  # soldiers who have come upon natives here
        self.leader_fought: i64 = 0
        self.sent = bytearray(self.people)  # talks with each seat, for who tires of them
        self.swaps = NO_SWAPS  # how much of every good is given, then how much is wanted
        self.dowry: list[int] = []  # goods, in their order
        self.spent = bytearray(self.people)  # weapons of every tribe in the battle under way
        self.broods: list[int] = []  # where one of the last villagers can still be born
        self.attacked: list[int] = []  # settlements that the ship has still to attack
        self.danger = bytearray(HEXES)  # SAFE to SPARED in the catastrophe under way
        self.aside: list[int] = []  # natives armed against the pirates, each an `armed_native`

    def copy(self) -> "Tindaya":
        s = Tindaya(self.parts, self.mode, self.chance.copy(), self.people)
        s.agenda = self.agenda.copy()
        s.legal = self.legal
        self.copy_map(s)
        self.copy_table(s)
        self.copy_course(s)
        return s

    def copy_map(self, s: "Tindaya") -> None:
        """What lies and stands on the hexes."""
        s.ground = self.ground.copy()
        s.token = self.token.copy()
        s.site = self.site.copy()
        s.animals = self.animals.copy()
        s.troops = self.troops.copy()
        s.walls = self.walls.copy()
        s.canoes = self.canoes.copy()
        s.villagers = self.villagers.copy()
        s.nobles = self.nobles.copy()
        s.volcanoes = self.volcanoes.copy()
        s.chasms = self.chasms  # replaced, never changed
        s.land = self.land
        s.island = self.island

    def copy_table(self, s: "Tindaya") -> None:
        """What lies beside the map."""
        s.faces = self.faces.copy()
        s.idols = self.idols.copy()
        s.secrets = self.secrets.copy()
        s.offering_deck = self.offering_deck.copy()
        s.prophecies = self.prophecies.copy()
        s.catastrophes = self.catastrophes.copy()
        s.tiles = self.tiles.copy()
        s.reserve = self.reserve
        s.covered = self.covered
        s.wild = self.wild.copy()
        s.tribes = [tribe.copy() for tribe in self.tribes]
        s.order = self.order.copy()
        s.priority = self.priority.copy()
        s.era = self.era
        s.phase = self.phase
        s.wrath = self.wrath.copy()
        s.offerings = self.offerings.copy()
        s.offered = self.offered.copy()
        s.event = self.event
        s.standees = self.standees.copy()
        s.cards = self.cards.copy()
        s.prophecy = self.prophecy
        s.hand = self.hand.copy()
        s.mission = self.mission
        s.common = self.common
        s.score_tokens = self.score_tokens.copy()
        s.traitor = self.traitor
        s.traitor_card = self.traitor_card
        s.leader = self.leader
        s.kidnapped = self.kidnapped
        s.doom = self.doom
        s.first_fort = self.first_fort

    def copy_course(self, s: "Tindaya") -> None:
        """What is under way: see `rest`."""
        s.steps = self.steps
        s.betrays = self.betrays
        s.origin = self.origin
        s.home = self.home
        s.lords = self.lords
        s.folk = self.folk
        s.boat = self.boat
        s.villagers_moved = self.villagers_moved.copy()
        s.nobles_moved = self.nobles_moved.copy()
        s.fought = self.fought.copy()
        s.leader_fought = self.leader_fought
        s.sent = self.sent.copy()
        s.swaps = self.swaps  # replaced, never changed, like the lists that follow
        s.dowry = self.dowry
        s.spent = self.spent.copy()
        s.broods = self.broods
        s.attacked = self.attacked
        s.danger = self.danger.copy()
        s.aside = self.aside

    # What the rules read again and again

    def demands(self, god: i64) -> list[int]:
        """TI-12.9: the strips of a god's card that are wanted in this era."""
        return DEMANDED[self.era]

    def demand(self, strip: i64) -> int:
        """What is wanted on a strip, counted over both gods' cards."""
        return self.parts.offerings[self.offerings[strip // 4]][strip % 4]

    def on_strip(self, strip: i64) -> int:
        total = 0
        for at in range(strip * self.people, (strip + 1) * self.people):
            total += self.offered[at]
        return total

    def given(self, god: i64, seat: i64) -> int:
        """How many resources a seat has on a god's card."""
        total = 0
        for strip in range(god * 4, god * 4 + 4):
            total += self.offered[strip * self.people + seat]
        return total

    def first(self) -> int:
        """TI-1.8: the player with priority."""
        return self.priority[0]

    def tribes_left(self) -> list[int]:
        """The seats that play for themselves: all but a traitor."""
        return [seat for seat in range(self.people) if seat != self.traitor]

    # The rest of the contract

    def game_name(self) -> str:
        return "tindaya"

    @property
    def seats(self) -> int:
        return self.people

    def progress(self) -> Progress:
        return Progress("era", int(self.era), self.mode.eras)

    def end_rule(self) -> str:
        return "TI-22.1" if self.mode.dominion else "TI-21.1"

    def redeal(self, seat: int, chance: Chance) -> "Tindaya":
        found: Tindaya = self.room("hidden").redeal(self, seat, chance)
        return found

    def known_scores(self, viewer: int | None) -> list[int | None]:
        """TI-22.7: in the Dominion idols in hand and secret objectives count; nobody knows all of them."""
        if self.mode.dominion and not self.over:
            return [None] * self.people
        return [*self.scores()]

    def together(self) -> bool:
        return not self.mode.dominion

    def reasons(self) -> list[Reason]:
        found: list[Reason] = self.room("scoring").reasons(self)
        return found
