"""AU-4: the taken card is laid on the island."""

from math import sqrt
from typing import Any, Final

from mypy_extensions import i64

from atoll.engine.decision import Decision, Task
from atoll.engine.field import Field
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.atua.cards import SYMBOL
from atoll.games.atua.decisions.names import card_words, kinds_words
from atoll.games.atua.grid import HEIGHT, ROW, TURNS, WIDTH, height, width
from atoll.games.atua.island import ORIGIN, Island, move_of
from atoll.games.atua.parts import ISLANDS
from atoll.games.atua.preview import faults, star_cells
from atoll.games.atua.state import Atua

CELLS: Final = (WIDTH - SYMBOL + 1) * (HEIGHT - SYMBOL + 1)  # where a symbol can lie under a card
WAYS: Final = TURNS * CELLS  # to cover it
SLANT: Final = sqrt(2) - 1  # the tangent of half the angle between north and north-east
NOWHERE: Final = 0  # a place so far up that it covers nothing


def tell_laid(s: Atua, seat: int, before: Island) -> None:
    """What a card just laid has changed beside the symbols."""
    after = s.islands[seat]
    if after.volcanoes > before.volcanoes:
        x, y = star_cells(after)[-1]
        points = after.glow - before.glow
        far = x * x + y * y > s.parts.reach * s.parts.reach
        facts: dict[str, Fact] = {"points": points, "why": "far" if far else "near"}
        s.tell(seat, Words("new-volcano", facts), "AU-9.10" if far else "AU-9.8")
    length = after.longest_beach()
    if length != before.longest_beach():
        s.tell(seat, Words("longest-beach", {"cards": length}), "AU-10.4")


def side_of(island: Island, x: int, y: int, turn: int) -> str:
    """Towards which point of the compass a card lies from the village, north at the top of the picture."""
    village_x, village_y = island.cell(island.codes[0])
    right = 2 * (x - village_x) + width(turn) - width(island.turns[0])
    down = 2 * (y - village_y) + height(turn) - height(island.turns[0])
    if not right and not down:
        return "on"
    north_or_south = "north" if down < 0 else "south"
    west_or_east = "west" if right < 0 else "east"
    if abs(right) < SLANT * abs(down):
        return north_or_south
    if abs(down) < SLANT * abs(right):
        return west_or_east
    return f"{north_or_south}-{west_or_east}"


def card_of(task: Task) -> int:
    """The card that is to be laid: the number of the task."""
    return int(task.n)


# Where the places of an island lie depends on all that was laid before, and nothing bounds them but the
# number of cards. So a place has the number of the first printed symbol that it covers (counted from the
# village on, card by card), of the card's turn, and of the symbol's cell on the turned card.


def number_of(island: Island, move: int) -> int:
    """The number of a legal place; -1 of one that covers no symbol."""
    code: i64 = (move >> 2) - ORIGIN
    turn = move & 3
    w: i64 = width(turn) - SYMBOL + 1
    depth: i64 = (height(turn) - SYMBOL + 1) * ROW
    symbols = island.symbols
    for i in range(len(symbols)):
        apart: i64 = (symbols[i] >> 4) - code
        if 0 <= apart < depth and apart & (ROW - 1) < w:
            cell = apart // ROW * w + (apart & (ROW - 1))
            return (island.slot(i) * TURNS + turn) * CELLS + int(cell)
    return -1


def parted(number: int) -> tuple[int, int, int, int]:
    """The printed symbol, the turn, and column and row of the symbol's cell on the turned card."""
    turn = number // CELLS % TURNS
    w = width(turn) - SYMBOL + 1
    return number // WAYS, turn, number % CELLS % w, number % CELLS // w


def numbered(island: Island, number: int) -> int:
    """The place with this number; NOWHERE if it has none or another one here."""
    symbol, turn, dx, dy = parted(number)
    for i in range(len(island.symbols)):
        if island.slot(i) == symbol:
            x, y = island.cell(island.symbols[i] >> 4)
            move = move_of(x - dx, y - dy, turn)
            return move if number_of(island, move) == number else NOWHERE
    return NOWHERE


class Place(Decision[Atua]):
    """AU-4.1: the card goes on top of one's island. Moves: see `Island.place`."""

    def write(self, s: Atua, task: Task) -> dict[str, Any]:
        return {"card": s.parts.card_ids[card_of(task)]}

    def read(self, s: Atua, data: Field) -> tuple[int, int]:
        return data["card"].index(s.parts.card_ids[:ISLANDS]), 0

    def fits(self, s: Atua, task: Task) -> bool:
        """AU-16.2: a card that fits nowhere is never laid."""
        return s.islands[task.seat].takes(card_of(task))

    def moves(self, s: Atua, task: Task) -> list[int]:
        return s.islands[task.seat].places(card_of(task))

    def play(self, s: Atua, task: Task, move: int) -> None:
        before = s.islands[task.seat]
        s.islands[task.seat] = before.lay(card_of(task), move)
        if s.story is not None:
            tell_laid(s, int(task.seat), before)

    def refusal(self, s: Atua, task: Task, move: int) -> Refusal | None:
        island = s.islands[task.seat]
        found = faults(island, card_of(task), *island.place(move))
        return found[0].refusal() if found else None

    def candidates(self, s: Atua, task: Task) -> list[int]:
        return s.islands[task.seat].tries()

    def notation(self, s: Atua, task: Task, move: int) -> str:
        x, y, turn = s.islands[task.seat].place(move)
        return f"{x},{y},{turn}"

    def reach(self, s: Atua) -> int:
        """Cards are laid on the village and on all cards but the last one."""
        return s.rounds() * s.parts.slots * WAYS

    def action(self, s: Atua, task: Task, move: int) -> int:
        return number_of(s.islands[task.seat], move)

    def move_at(self, s: Atua, task: Task, action: int) -> int:
        return numbered(s.islands[task.seat], action)

    def action_name(self, s: Atua, action: int) -> str:
        symbol, turn, dx, dy = parted(action)
        return f"{symbol // s.parts.slots}.{symbol % s.parts.slots} from {dx},{dy} turned {turn}"

    def words(self, s: Atua, task: Task, move: int) -> Words:
        island = s.islands[task.seat]
        x, y, turn = island.place(move)
        facts: dict[str, Fact] = {
            "side": side_of(island, x, y, turn),
            "turn": turn * 90,
            "covered": kinds_words([symbol & 15 for symbol in island.covered(move)]),
        }
        return Words("place", facts)

    def prompt(self, s: Atua, task: Task) -> Words:
        return Words("place-prompt", {"card": card_words(s.parts, card_of(task))})

    def target(self, s: Atua, task: Task, move: int) -> str:
        return ""

    def placing(self) -> bool:
        return True


PLACE: Final[Place] = Place("place", "AU-4.1")
