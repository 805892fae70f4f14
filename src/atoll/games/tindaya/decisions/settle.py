"""TI-4.26 to TI-4.32, TI-32.2: the first settlements, natives, and the first fort."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.chance import draw
from atoll.engine.decision import Task
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.tindaya.decisions.choice import CountChoice, HexChoice, TindayaChoice
from atoll.games.tindaya.decisions.numbers import Happening
from atoll.games.tindaya.names import (
    BASES,
    FISHING,
    FOREST,
    HERD,
    HEXES,
    MOUNTAIN,
    PIG,
    PIGS,
    SHORE,
    TEDOTE,
    TRADES,
)
from atoll.games.tindaya.pieces import (
    add_villager,
    animal_kind,
    collect,
    collectable,
    raise_fort,
    takes_last,
    tell_loss,
)
from atoll.games.tindaya.state import Tindaya
from atoll.games.tindaya.words import hex_words, token_words, units

FORT_ORDER: Final = (FOREST, SHORE, MOUNTAIN)
FIRST_SOLDIERS: Final = 2
NEUTRAL: Final = 1  # the row of the solo game's other villagers


def trades_to_settle(s: Tindaya, seat: i64) -> list[int]:
    """TI-4.32: the known trades whose settlement is not yet on the board."""
    settled = [s.site[place] - 1 for place in own_settlements(s, seat)]
    position = s.order.index(seat)
    return [trade for trade in s.parts.aids[s.seats - 1][position].trades if trade not in settled]


def own_settlements(s: Tindaya, seat: i64) -> list[int]:
    """During the setup a noble marks whose settlement it is."""
    return [place for place in s.land if s.nobles[seat * HEXES + place]]


class Settle(TindayaChoice):
    """TI-4.26: a settlement of a known trade. Moves are trade * HEXES + hex."""

    def numbers(self) -> tuple[str, ...]:
        return ("round",)

    def kinds(self, s: Tindaya) -> int:
        return len(TRADES) * HEXES

    def called(self, s: Tindaya, number: int) -> str:
        return f"{TRADES[number // HEXES]}@{s.geography.names[number % HEXES]}"

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        ground, site = bytes(s.ground), bytes(s.site)
        found: list[int] = []
        for trade in trades_to_settle(s, task.seat):
            terrain = s.parts.trades[trade].terrain
            free = [place for place in s.land if ground[place] == terrain and not site[place]]
            found += [trade * HEXES + place for place in collectable(s, task.seat, free)]
        return found

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        trade, place = move // HEXES, move % HEXES
        collect(s, task.seat, place)
        s.site[place] = trade + 1
        s.tiles[trade] -= 1
        s.nobles[task.seat * HEXES + place] += 1
        s.tribes[task.seat].nobles += 1

    def candidates(self, s: Tindaya, task: Task) -> list[int]:
        return [
            trade * HEXES + place
            for trade in trades_to_settle(s, task.seat)
            for place in s.land
            if s.ground[place] == s.parts.trades[trade].terrain
        ]

    def why(self, s: Tindaya, task: Task, move: int) -> Refusal:
        place = move % HEXES
        facts: dict[str, Fact] = {"hex": hex_words(s, place)}
        if s.site[place]:
            return Refusal("TI-3.10", "refused-occupied", facts)
        assert takes_last(s, place)
        return Refusal("TI-4.28", "refused-last-token", facts)

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        return f"{TRADES[move // HEXES]}@{s.geography.names[move % HEXES]}"

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        facts: dict[str, Fact] = {
            "settlement": Words(f"settlement-{TRADES[move // HEXES]}"),
            "hex": hex_words(s, move % HEXES),
        }
        return Words("settle", facts)

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        return f"hex-{s.geography.names[move % HEXES]}"


class Split(CountChoice):
    """TI-4.27: how many of the first villagers go to the first of the two settlements."""

    def kinds(self, s: Tindaya) -> int:
        return 8

    def count(self, s: Tindaya, seat: i64) -> int:
        return 4 if s.tribes[seat].skill == TEDOTE else 3

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        return list(range(self.count(s, task.seat) + 1))

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        first, second = own_settlements(s, task.seat)
        for place, n in ((first, move), (second, self.count(s, task.seat) - move)):
            for _ in range(n):
                add_villager(s, task.seat, place)
            if s.site[place] - 1 in (PIGS, HERD):
                add_first_animals(s, task.seat, place)

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        facts = self.facts(s, task)
        return Words("split", {**facts, "n": move, "rest": self.count(s, task.seat) - move})

    def facts(self, s: Tindaya, task: Task) -> dict[str, Fact]:
        first, second = own_settlements(s, task.seat)
        return {
            "first": hex_words(s, first),
            "second": hex_words(s, second),
            "all": self.count(s, task.seat),
        }


def add_first_animals(s: Tindaya, seat: i64, place: i64) -> None:
    """TI-4.27: a farm or a herd begins with two animals of the reserve."""
    s.animals[place] = 2
    if s.story is not None:
        facts: dict[str, Fact] = {
            "animals": units(PIG + animal_kind(s, place), 2),
            "hex": hex_words(s, place),
        }
        s.tell(seat, Words("animals-placed", facts), "TI-4.27")


# The first fort


def free_terrains(s: Tindaya, base: i64, order: tuple[int, ...]) -> list[int]:
    """TI-4.30, TI-4.31: terrains without settlement, of the first kind of which there are any."""
    island = s.island[s.volcanoes[base]]
    for ground in order:
        found = [
            place
            for place in s.land
            if s.island[place] == island and s.ground[place] == ground and not s.site[place]
        ]
        if found:
            return found
    return []


class RollFort(Happening):
    """TI-4.30, TI-4.31: a die names the island of the first fort."""

    def run(self, s: Tindaya, task: Task) -> None:
        base: i64 = 0
        while base == 0 or not free_terrains(s, base, FORT_ORDER):
            base = s.chance.below(BASES) + 1
        s.ask(FIRST_FORT, s.order[0], base)


class FirstFort(HexChoice):
    """TI-4.30: the first player chooses the terrain."""

    def numbers(self) -> tuple[str, ...]:
        return ("island",)

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        return free_terrains(s, task.n, FORT_ORDER)

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        raise_fort(s, move, FIRST_SOLDIERS)
        s.first_fort = move

    def facts(self, s: Tindaya, task: Task) -> dict[str, Fact]:
        return {"island": int(task.n)}


# Solo


class Neighbours(Happening):
    """TI-32.2: a prophecy names the islands of two neutral settlements and of the fort."""

    def run(self, s: Tindaya, task: Task) -> None:
        card = draw(s.prophecies, s.chance)
        farm, fishing, fort = s.parts.prophecies[card][0][:3]
        s.ask(SOLO_FORT, task.seat, fort)
        s.ask(NEUTRAL_SETTLEMENT, task.seat, fishing, FISHING)
        s.ask(NEUTRAL_SETTLEMENT, task.seat, farm, PIGS)


def next_with_room(s: Tindaya, base: i64, order: tuple[int, ...]) -> i64:
    """TI-32.3: this island, or else the first after it that has such a terrain free."""
    for step in range(BASES):
        found = (base - 1 + step) % BASES + 1
        if free_terrains(s, found, order):
            return found
    return base


class NeutralSettlement(HexChoice):
    """TI-32.2, TI-32.3: where the neutral villager works; the token there is removed."""

    def numbers(self) -> tuple[str, ...]:
        return ("island", "trade")

    def island(self, s: Tindaya, task: Task) -> i64:
        return next_with_room(s, task.n, (s.parts.trades[task.x].terrain,))

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        return free_terrains(s, self.island(s, task), (s.parts.trades[task.x].terrain,))

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        if s.story is not None and s.token[move]:
            tell_loss(s, hex_words(s, move), [token_words(s.token[move])], "TI-32.2")
        s.token[move] = 0
        s.site[move] = task.x + 1
        s.tiles[task.x] -= 1
        add_villager(s, NEUTRAL, move)
        if task.x == PIGS:
            add_first_animals(s, task.seat, move)

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        facts: dict[str, Fact] = {
            "settlement": Words(f"settlement-{TRADES[task.x]}"),
            "hex": hex_words(s, move),
        }
        return Words("neutral-settlement", facts)

    def facts(self, s: Tindaya, task: Task) -> dict[str, Fact]:
        island = int(self.island(s, task))
        return {"island": island, "settlement": Words(f"settlement-{TRADES[task.x]}")}


class SoloFort(Happening):
    """TI-32.2, TI-32.3: the fort on the third island, or the next that has room."""

    def numbers(self) -> tuple[str, ...]:
        return ("island",)

    def run(self, s: Tindaya, task: Task) -> None:
        s.ask(FIRST_FORT, task.seat, next_with_room(s, task.n, FORT_ORDER))


SETTLE: Final[Settle] = Settle("settle", "TI-4.26")
SPLIT: Final[Split] = Split("split", "TI-4.27")
ROLL_FORT: Final[RollFort] = RollFort("roll-fort", "TI-4.30")
FIRST_FORT: Final[FirstFort] = FirstFort("first-fort", "TI-4.30")
NEIGHBOURS: Final[Neighbours] = Neighbours("neighbours", "TI-32.2")
NEUTRAL_SETTLEMENT: Final[NeutralSettlement] = NeutralSettlement("neutral-settlement", "TI-32.2")
SOLO_FORT: Final[SoloFort] = SoloFort("solo-fort", "TI-32.2")
