"""TI-4.2 to TI-4.7, TI-4.33: the players build the archipelago, base by base, terrain by terrain."""

from typing import Final

from atoll.engine.decision import Task
from atoll.engine.field import Field
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.tindaya.decisions.choice import HexChoice, TindayaChoice
from atoll.games.tindaya.decisions.numbers import Data, bits
from atoll.games.tindaya.land import survey
from atoll.games.tindaya.layout import BACKS, COLUMNS, lay_base, red_bases
from atoll.games.tindaya.names import BASES, CHASM, GROUNDS, NOWHERE, TERRAINS
from atoll.games.tindaya.sites import (
    bare_volcanoes,
    coast,
    free,
    lacking,
    leaves_room,
    left,
    rings,
)
from atoll.games.tindaya.state import BUILDING, Tindaya
from atoll.games.tindaya.words import hex_name, hex_words

# How a base lies; a red one is turned in the lower row, so that the half shipwrecks meet.
TURNED: Final = 1
RED_UP: Final = 2
SIDES: Final = ("", ":turned", ":red", ":red")
LIES: Final = ("upright", "turned", "red", "red-turned")


class LayBase(TindayaChoice):
    """TI-4.2, TI-4.3, TI-4.5: a base for the slot `n`, as base * 4 + how it lies.

    `x` holds bit by bit the columns that are red.
    """

    def write(self, s: Tindaya, task: Task) -> Data:
        red = [column for column in range(COLUMNS) if task.x >> column & 1]
        return {"slot": int(task.n), "red": red}

    def read(self, s: Tindaya, data: Field) -> tuple[int, int]:
        columns = [each.number(0, COLUMNS - 1) for each in data["red"].each(0, COLUMNS)]
        return data["slot"].number(0, BASES - 1), bits(columns)

    def fits(self, s: Tindaya, task: Task) -> bool:
        return s.phase == BUILDING and bool(self.moves(s, task))

    def kinds(self, s: Tindaya) -> int:
        return 4 * BASES

    def number(self, s: Tindaya, task: Task, move: int) -> int:
        return move - 4

    def numbered(self, s: Tindaya, task: Task, number: int) -> int:
        return number + 4

    def called(self, s: Tindaya, number: int) -> str:
        return f"base-{number // 4 + 1}:{LIES[number % 4]}"

    def red(self, task: Task) -> int:
        """How a red base would lie in this slot."""
        return RED_UP + TURNED if task.n >= COLUMNS else RED_UP

    def sides(self, s: Tindaya, task: Task) -> list[int]:
        """TI-4.3, TI-4.5: the ways that leave as many red pairs as were agreed."""
        slot = int(task.n)
        if slot >= COLUMNS:
            return [self.red(task)] if task.x >> (slot - COLUMNS) & 1 else [0, TURNED]
        wanted = red_bases(s) // 2 - bin(task.x).count("1")
        found = [] if wanted == COLUMNS - slot else [0, TURNED]
        return [*found, self.red(task)] if wanted else found

    def unlaid(self, s: Tindaya) -> list[int]:
        return [base for base in range(1, BASES + 1) if s.volcanoes[base] == NOWHERE]

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        sides = self.sides(s, task)
        return [base * 4 + side for base in self.unlaid(s) for side in sides]

    def way(self, move: int) -> tuple[int, bool, bool]:
        """A base, whether its red side is up, and whether it is turned."""
        return move // 4, move & RED_UP > 0, move & TURNED > 0

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        slot = int(task.n)
        base, red, turned = self.way(move)
        lay_base(s, base, slot, red, turned)
        survey(s)
        columns = task.x | 1 << slot if red and slot < COLUMNS else task.x
        if slot + 1 < BASES:
            s.ask(self, s.order[(slot + 1) % s.seats], slot + 1, columns)
        else:
            s.ask(TAKE_TERRAIN, s.order[0])

    def candidates(self, s: Tindaya, task: Task) -> list[int]:
        return [base * 4 + side for base in self.unlaid(s) for side in (0, TURNED, self.red(task))]

    def why(self, s: Tindaya, task: Task, move: int) -> Refusal:
        if task.n >= COLUMNS:
            return Refusal("TI-4.3", "refused-shipwreck")
        return Refusal("TI-4.5", "refused-red-bases", {"n": red_bases(s)})

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        return f"base-{move // 4}{SIDES[move % 4]}"

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        side = ("upright", "turned", "red", "red")[move % 4]
        return Words("lay-base", {"base": str(move // 4), "side": side})

    def facts(self, s: Tindaya, task: Task) -> dict[str, Fact]:
        return {"slot": int(task.n) + 1}

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        return self.notation(s, task, move).replace(":", "-")


class TakeTerrain(TindayaChoice):
    """TI-4.6, TI-4.33: the kind of terrain that is laid next, after `n` others."""

    def numbers(self) -> tuple[str, ...]:
        return ("laid",)

    def kinds(self, s: Tindaya) -> int:
        return len(TERRAINS)

    def number(self, s: Tindaya, task: Task, move: int) -> int:
        return move - TERRAINS[0]

    def numbered(self, s: Tindaya, task: Task, number: int) -> int:
        return number + TERRAINS[0]

    def called(self, s: Tindaya, number: int) -> str:
        return GROUNDS[number + TERRAINS[0]]

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        needy = bare_volcanoes(s)
        if needy:
            return [kind for kind in TERRAINS if any([kind in lacking(s, base) for base in needy])]
        return [kind for kind in TERRAINS if left(s, kind) > 0] if free(s) else []

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        s.ask(LAY_TERRAIN, task.seat, task.n, move)

    def candidates(self, s: Tindaya, task: Task) -> list[int]:
        return list(TERRAINS)

    def why(self, s: Tindaya, task: Task, move: int) -> Refusal:
        if left(s, move) > 0:
            return Refusal("TI-4.33", "refused-volcanoes-first")
        return Refusal("TI-4.6", "refused-no-terrain-left")

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        return GROUNDS[move]

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        return Words(f"take-{GROUNDS[move]}")

    def facts(self, s: Tindaya, task: Task) -> dict[str, Fact]:
        return {"left": sum([left(s, kind) for kind in TERRAINS])}

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        return f"terrain-{GROUNDS[move]}"


class LayTerrain(HexChoice):
    """TI-4.6, TI-4.7, TI-4.33: where the terrain `x` is laid."""

    def numbers(self) -> tuple[str, ...]:
        return ("laid", "ground")

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        needy = bare_volcanoes(s)
        if not needy:
            return free(s)
        room = rings(s)
        return sorted(
            [
                place
                for base in needy
                if int(task.x) in lacking(s, base)
                for place in room[base]
                if leaves_room(s, room, base, place)
            ]
        )

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        s.ground[move] = task.x
        s.token[move] = BACKS[int(task.x)]
        s.reserve -= 1
        survey(s)
        laid = int(task.n) + 1
        if any([left(s, kind) > 0 for kind in TERRAINS]):
            s.ask(TAKE_TERRAIN, s.order[laid % s.seats], laid)

    def candidates(self, s: Tindaya, task: Task) -> list[int]:
        return coast(s, bool(bare_volcanoes(s)))

    def why(self, s: Tindaya, task: Task, move: int) -> Refusal:
        facts: dict[str, Fact] = {"hex": hex_words(s, move)}
        if s.ground[move] == CHASM:
            return Refusal("TI-4.6", "refused-chasm", facts)
        shores = {s.island[near] for near in s.geography.neighbours[move] if s.island[near]}
        if len(shores) > 1:
            return Refusal("TI-4.7", "refused-two-islands", facts)
        for base in range(1, BASES + 1):
            if s.volcanoes[base] in s.geography.neighbours[move] and int(task.x) not in lacking(
                s, base
            ):
                return Refusal("TI-4.33", "refused-volcanoes-first")
        return Refusal("TI-4.33", "refused-no-room", facts)

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        if s.ground[move] == CHASM:
            return Words("lay-on-chasm", {"hex": hex_words(s, move)})
        laid = Words(f"ground-{int(task.x)}", {"at": hex_name(s, move)})
        return Words("lay-terrain", {"hex": laid})

    def facts(self, s: Tindaya, task: Task) -> dict[str, Fact]:
        return {"kind": GROUNDS[task.x]}


LAY_BASE: Final[LayBase] = LayBase("lay-base", "TI-4.3")
TAKE_TERRAIN: Final[TakeTerrain] = TakeTerrain("take-terrain", "TI-4.6")
LAY_TERRAIN: Final[LayTerrain] = LayTerrain("lay-terrain", "TI-4.7")
