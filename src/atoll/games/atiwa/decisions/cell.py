"""What all decisions about one's own cells have in common."""

from abc import abstractmethod
from typing import Final

from atoll.engine.decision import Decision, Task
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.atiwa.community import COLUMNS, CONTENTS, Community, Tableau
from atoll.games.atiwa.parts import CELL_COUNT, CELLS
from atoll.games.atiwa.state import Atiwa

# Moves beside the numbers of cells, of which there are CARDS * CELL_COUNT.
STOP: Final = 248  # leave the rest
IN_GOLD: Final = 249  # pay the rest in gold
ALL: Final = 250  # every house
OTHERWISE: Final = 256  # added to a cell: the other way of doing it there

STOPS: Final[list[int]] = [STOP]
NOTHING_ELSE: Final[list[int]] = []
BESIDE: Final[dict[int, str]] = {STOP: "stop", IN_GOLD: "gold", ALL: "all"}


def left_of(task: Task) -> int:
    """How many cells are still to be pointed at: the first number of the task."""
    return int(task.n)


def ask_for_rest(s: Atiwa, matter: "CellDecision", task: Task) -> None:
    """The same again, if this was not the last one."""
    if task.n > 1:
        s.ask(matter, task.seat, task.n - 1, task.x)


class CellDecision(Decision[Atiwa]):
    """The seat points at one of its cells, or stops where it may. Moves are cell numbers."""

    __slots__ = ()

    def numbers(self) -> tuple[str, ...]:
        return ("left",)

    def may_stop(self, task: Task) -> bool:
        return False

    @abstractmethod
    def refuses(self, s: Atiwa, task: Task, cell: int) -> Refusal | None:
        """Why an own cell is refused."""

    def refusal(self, s: Atiwa, task: Task, move: int) -> Refusal | None:
        if move == STOP and self.may_stop(task):
            return None
        if not 0 <= move < len(s.communities[task.seat].cells):
            return Refusal(self.rule, "refused-no-such-cell")
        return self.refuses(s, task, move)

    def candidates(self, s: Atiwa, task: Task) -> list[int]:
        cells = list(range(len(s.communities[task.seat].cells)))
        return [*cells, STOP] if self.may_stop(task) else cells

    def notation(self, s: Atiwa, task: Task, move: int) -> str:
        return BESIDE[move] if move in BESIDE else cell_name(s.communities[task.seat], move)

    def target(self, s: Atiwa, task: Task, move: int) -> str:
        return "" if move in BESIDE else f"cell-{task.seat}-{self.notation(s, task, move)}"

    def words(self, s: Atiwa, task: Task, move: int) -> Words:
        if move == STOP:
            return Words(f"{self.name}-stop", {"left": left_of(task)})
        return Words(self.name, cell_facts(s, task.seat, move))

    def prompt(self, s: Atiwa, task: Task) -> Words:
        return Words(f"{self.name}-prompt", {"left": left_of(task)})

    def suggestion(self, s: Atiwa, task: Task) -> int:
        """The moves hold the best first."""
        return self.moves(s, task)[0]

    # Actions: cells, numbered card by card as the cards came, then the moves beside them.

    def beside(self) -> list[int]:
        """The moves that are no cells."""
        return NOTHING_ELSE

    def reach(self, s: Atiwa) -> int:
        return s.parts.most_cells + len(self.beside())

    def action(self, s: Atiwa, task: Task, move: int) -> int:
        return move if move < STOP else s.parts.most_cells + self.beside().index(move)

    def move_at(self, s: Atiwa, task: Task, action: int) -> int:
        cells = s.parts.most_cells
        return action if action < cells else self.beside()[action - cells]

    def action_name(self, s: Atiwa, action: int) -> str:
        if action < s.parts.most_cells:
            card, k = divmod(action, CELL_COUNT)
            return f"card{card + 1}.{CELLS[k]}"
        return BESIDE[self.beside()[action - s.parts.most_cells]]


class FreeDecision(CellDecision):
    """The seat may leave the rest."""

    __slots__ = ()

    @abstractmethod
    def go_on(self, s: Atiwa, task: Task, community: Community, move: int) -> None:
        """What a move does that does not stop."""

    def play(self, s: Atiwa, task: Task, move: int) -> None:
        if move != STOP:
            self.go_on(s, task, s.communities[task.seat], move)

    def may_stop(self, task: Task) -> bool:
        return True

    def beside(self) -> list[int]:
        return STOPS


def place_name(place: int) -> str:
    """A place of the grid: columns a to d, rows from 1; the first Village lies on c1."""
    row, column = divmod(place, COLUMNS)
    return f"{'abcd'[column]}{row + 1}"


def cell_name(community: Community, cell: int) -> str:
    """A cell in notation: the card's place and the cell on the card."""
    card, k = divmod(cell, CELL_COUNT)
    return f"{place_name(community.tableau.places[card])}.{CELLS[k]}"


def cell_facts(s: Atiwa, seat: int, cell: int) -> dict[str, Fact]:
    """What the texts say of a cell."""
    community = s.communities[seat]
    return {
        "cell": Words(f"cell-{CELLS[cell % CELL_COUNT]}"),
        "card": card_fact(s, seat, cell // CELL_COUNT),
        "content": Words(f"content-{CONTENTS[community.cells[cell]]}".replace("+", "-")),
    }


def card_fact(s: Atiwa, seat: int, number: int) -> Fact:
    """What the texts call a card of a tableau."""
    tableau = s.communities[seat].tableau
    name = s.parts.card_names[tableau.cards[number]]
    copy = copy_number(tableau, number)
    return Words("card-copy", {"card": name, "n": copy}) if copy else name


def copy_number(tableau: Tableau, number: int) -> int:
    """Of cards with the same name, the how manieth came; 0 if there is only one."""
    card = tableau.cards[number]
    if tableau.cards.count(card) == 1:
        return 0
    return tableau.cards[: number + 1].count(card)
