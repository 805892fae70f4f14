"""AT-8, AT-10, AT-12, AT-14, AT-15: tokens come to cards, families are trained."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.atiwa.community import (
    A_BAT,
    A_TREE,
    BRED,
    EMPTY,
    GROWN,
    POLLUTED,
    RETURNED,
    TRAINED,
    UNTRAINED,
)
from atoll.games.atiwa.decisions.cell import OTHERWISE, STOP, CellDecision, cell_facts
from atoll.games.atiwa.parts import (
    BAT_CELL,
    BAT_TREE_CELL,
    BLANK,
    FRUIT_CELL,
    GOAT_CELL,
    HOUSE,
    TREE_CELL,
    UNINHABITABLE,
    WILD_CELL,
    WILD_TREE_CELL,
)
from atoll.games.atiwa.spaces import BAT, FAMILY, FRUIT, GOAT, KINDS, TRAIN, TREE, WILD
from atoll.games.atiwa.state import Atiwa

# Why a token comes: the second number of a task.
ACTION: Final = 0
GROWTH: Final = 1  # AT-20: step 2
NIGHT: Final = 2  # AT-21: step 3, as many as fit
BREEDING: Final = 3  # AT-24: step 5
FLIGHT: Final = 4  # AT-16.8: the tree of the fruit bat action is not declined
WITH_TRAINING: Final = 5  # AT-14.3: a family that may be trained at once
REASONS: Final = ("action", "growth", "night", "breeding", "flight", "action")

# The kinds of cells that are printed for a kind of token.
OWN_CELLS: Final[list[list[int]]] = [
    [WILD_CELL],
    [TREE_CELL, WILD_TREE_CELL, BAT_TREE_CELL],
    [FRUIT_CELL],
    [HOUSE],
    [GOAT_CELL],
    [BAT_CELL],
]


def collect(s: Atiwa, seat: i64, kind: int, n: i64, reason: i64) -> None:
    """Ask for the cells of up to n tokens, as many as the supply board holds."""
    left = s.supply(seat, kind)
    if n > left:
        tell_short(s, seat, kind, n - left, "supply", "AT-11.1")
        n = left
    if n > 0:
        s.ask(PLACE[kind], seat, n, reason)


def tell_short(s: Atiwa, seat: i64, kind: int, n: i64, lacks: str, rule: str) -> None:
    """So many tokens do not come: the supply board has none left, or the cards have no room."""
    if s.story is not None:
        s.tell(seat, Words("short", {"n": n, "kind": KINDS[kind], "lacks": lacks}), rule)


def go_on_placing(s: Atiwa, matter: "PlaceToken", task: Task) -> None:
    """The next of several tokens. What strays for want of room at night is told by step 3."""
    if task.n > 1:
        s.ask(matter, task.seat, task.n - 1, task.x)
        told = s.story is not None and task.x != NIGHT
        if told and not s.communities[task.seat].rooms(matter.kind):
            tell_short(s, task.seat, matter.kind, task.n - 1, "room", "AT-11.3")


def plain_cell(move: int) -> int:
    """The cell of a move that may be meant otherwise."""
    return move - OTHERWISE if move >= OTHERWISE else move


def must(task: Task) -> bool:
    return task.x == NIGHT or task.x == FLIGHT


class PlaceToken(CellDecision):
    """AT-10, AT-11.3: a token comes to a cell that takes it, or is not collected."""

    __slots__ = ("kind",)

    def __init__(self, kind: int, rule: str) -> None:
        super().__init__(f"place-{KINDS[kind]}", rule)
        self.kind = kind

    def may_stop(self, task: Task) -> bool:
        return not must(task)

    def moves(self, s: Atiwa, task: Task) -> list[int]:
        found = s.communities[task.seat].rooms(self.kind)
        if found and not must(task):
            found.append(STOP)
        return found

    def play(self, s: Atiwa, task: Task, move: int) -> None:
        if move == STOP:
            return
        community = s.communities[task.seat]
        community.put(move, self.kind)
        self.note(s, task)
        go_on_placing(s, self, task)

    def note(self, s: Atiwa, task: Task) -> None:
        """What the maintenance phase gave goes into its report."""
        community = s.communities[task.seat]
        if task.x == GROWTH:
            community.report[GROWN + self.kind] += 1
        elif task.x == BREEDING:
            community.report[BRED + self.kind] += 1
        elif task.x == NIGHT:
            community.report[RETURNED] += 1
            community.night -= 1

    def refuses(self, s: Atiwa, task: Task, cell: int) -> Refusal | None:
        return refusal_to_place(s, task.seat, self.kind, cell)

    def words(self, s: Atiwa, task: Task, move: int) -> Words:
        if move == STOP:
            return Words("place-stop", {"left": task.n, "kind": KINDS[self.kind]})
        return Words(self.name, token_facts(s, task, move))

    def prompt(self, s: Atiwa, task: Task) -> Words:
        return Words(f"{self.name}-prompt", {"left": task.n, "reason": REASONS[task.x]})


def token_facts(s: Atiwa, task: Task, cell: int) -> dict[str, Fact]:
    facts = cell_facts(s, task.seat, cell)
    facts["reason"] = REASONS[task.x]
    return facts


class PlaceFamily(PlaceToken):
    """AT-10.7, AT-10.8: a family enters a house; a bat there leaves unless it is trained at once.

    Moves are cells; OTHERWISE added means trained at once (AT-14.3).
    """

    __slots__ = ()

    def moves(self, s: Atiwa, task: Task) -> list[int]:
        found = s.communities[task.seat].rooms(FAMILY)
        if not found:
            return found
        if task.x == WITH_TRAINING:
            found += [cell + OTHERWISE for cell in found]
        found.append(STOP)
        return found

    def play(self, s: Atiwa, task: Task, move: int) -> None:
        if move == STOP:
            return
        community = s.communities[task.seat]
        cell = plain_cell(move)
        trained = move >= OTHERWISE
        if s.story is not None and not trained and community.cells[cell] == A_BAT:
            s.tell(task.seat, Words("bat-driven-out", cell_facts(s, task.seat, cell)), "AT-15.5")
        community.settle_family(cell, trained)
        self.note(s, task)
        if trained:
            spend_training(s)
        go_on_placing(s, self, task)

    def refusal(self, s: Atiwa, task: Task, move: int) -> Refusal | None:
        if move == STOP:
            return None
        cell = plain_cell(move)
        if not 0 <= cell < len(s.communities[task.seat].cells):
            return Refusal(self.rule, "refused-no-such-cell")
        if move >= OTHERWISE and task.x != WITH_TRAINING:
            return Refusal("AT-14.3", "refused-not-trained-at-once")
        return self.refuses(s, task, cell)

    def candidates(self, s: Atiwa, task: Task) -> list[int]:
        cells = CellDecision.candidates(self, s, task)
        houses = s.communities[task.seat].tableau.by_code[HOUSE]
        return cells + [cell + OTHERWISE for cell in sorted(houses)]

    def notation(self, s: Atiwa, task: Task, move: int) -> str:
        if move < OTHERWISE:
            return CellDecision.notation(self, s, task, move)
        return CellDecision.notation(self, s, task, move - OTHERWISE) + "-trained"

    def target(self, s: Atiwa, task: Task, move: int) -> str:
        """A click means the plain way, but keeps a bat that can be kept."""
        if move == STOP:
            return ""
        cell = plain_cell(move)
        keeps = task.x == WITH_TRAINING and s.communities[task.seat].cells[cell] == A_BAT
        return CellDecision.target(self, s, task, cell) if keeps == (move >= OTHERWISE) else ""

    def words(self, s: Atiwa, task: Task, move: int) -> Words:
        if move == STOP:
            return PlaceToken.words(self, s, task, move)
        facts = token_facts(s, task, plain_cell(move))
        bat = s.communities[task.seat].cells[plain_cell(move)] == A_BAT
        facts["bat"] = "no" if not bat else "stays" if move >= OTHERWISE else "leaves"
        return Words("place-family-trained" if move >= OTHERWISE else "place-family", facts)


def spend_training(s: Atiwa) -> None:
    """AT-14.3: the training of this space is used; it waits on the agenda with the other items."""
    waiting = s.agenda.pop()
    rest = waiting.x
    for i, item in enumerate(s.items(waiting.n)):
        if item.op == TRAIN:
            rest &= ~(1 << i)
    s.ask(waiting.matter, waiting.seat, waiting.n, rest)


class PlaceTreeWithFruit(PlaceToken):
    """AT-5.6, AT-5.7: a tree with a fruit on it. OTHERWISE added to a cell means without fruit."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(TREE, "AT-5.6")
        self.name = "place-tree-fruit"

    def moves(self, s: Atiwa, task: Task) -> list[int]:
        found = s.communities[task.seat].rooms(TREE)
        if not found:
            return found
        if s.supply(task.seat, FRUIT) == 0:
            found = [cell + OTHERWISE for cell in found]
        else:
            found += [cell + OTHERWISE for cell in found]
        found.append(STOP)
        return found

    def play(self, s: Atiwa, task: Task, move: int) -> None:
        if move == STOP:
            return
        community = s.communities[task.seat]
        community.put(plain_cell(move), TREE)
        if move < OTHERWISE:
            community.put(move, FRUIT)
        elif s.supply(task.seat, FRUIT) == 0:
            tell_short(s, task.seat, FRUIT, 1, "supply", "AT-5.7")

    def refusal(self, s: Atiwa, task: Task, move: int) -> Refusal | None:
        if move == STOP:
            return None
        cell = plain_cell(move)
        if not 0 <= cell < len(s.communities[task.seat].cells):
            return Refusal(self.rule, "refused-no-such-cell")
        if move < OTHERWISE and s.supply(task.seat, FRUIT) == 0:
            return Refusal("AT-5.7", "refused-none-left", {"kind": KINDS[FRUIT]})
        return self.refuses(s, task, cell)

    def candidates(self, s: Atiwa, task: Task) -> list[int]:
        cells = CellDecision.candidates(self, s, task)
        return cells + [cell + OTHERWISE for cell in cells if cell != STOP]

    def notation(self, s: Atiwa, task: Task, move: int) -> str:
        if move < OTHERWISE:
            return CellDecision.notation(self, s, task, move)
        return CellDecision.notation(self, s, task, move - OTHERWISE) + "-bare"

    def target(self, s: Atiwa, task: Task, move: int) -> str:
        """A click means with fruit, as long as there is fruit."""
        if move == STOP:
            return ""
        bare = s.supply(task.seat, FRUIT) == 0
        return (
            CellDecision.target(self, s, task, plain_cell(move))
            if bare == (move >= OTHERWISE)
            else ""
        )

    def words(self, s: Atiwa, task: Task, move: int) -> Words:
        if move == STOP:
            return PlaceToken.words(self, s, task, move)
        facts = token_facts(s, task, plain_cell(move))
        return Words("place-tree" if move >= OTHERWISE else "place-tree-fruit", facts)


def refusal_to_place(s: Atiwa, seat: i64, kind: int, cell: int) -> Refusal | None:
    """Why a cell does not take a token, rule by rule."""
    community = s.communities[seat]
    content, code = community.cells[cell], community.tableau.codes[cell]
    facts = cell_facts(s, seat, cell)
    facts["kind"] = KINDS[kind]
    if content == POLLUTED:
        return Refusal("AT-10.9", "refused-polluted", facts)
    if kind == FAMILY:
        return refusal_of_house(content, code, facts)
    if kind == BAT and code in (HOUSE, UNINHABITABLE):
        return refusal_of_bat_in_house(content, facts)
    if content == A_TREE and may_hold(kind, code):
        return None
    if content != EMPTY:
        key = "refused-tree-holds-no" if content == A_TREE and kind != TREE else "refused-occupied"
        return Refusal(PLACE[kind].rule, key, facts)
    if code == BLANK:
        if community.present[(cell & 248) + kind]:
            return None
        trained = kind == BAT and TRAINED in community.cells[cell & 248 : (cell & 248) + 8]
        return Refusal(
            "AT-12.4" if trained else "AT-12.1",
            "refused-family-without-bat" if trained else "refused-blank",
            facts,
        )
    if code in OWN_CELLS[kind]:
        return None
    if code in OWN_CELLS[TREE] and may_hold(kind, code):
        return Refusal("AT-8.4", "refused-needs-tree", facts)
    return Refusal(PLACE[kind].rule, "refused-wrong-cell", facts)


def may_hold(kind: int, code: int) -> bool:
    """AT-8.4 to AT-8.6, AT-8.10: what a tree on such a cell may carry."""
    if kind == FRUIT:
        return True
    if kind == WILD:
        return code == WILD_TREE_CELL
    return kind == BAT and code == BAT_TREE_CELL


def refusal_of_house(content: int, code: int, facts: dict[str, Fact]) -> Refusal | None:
    """Families live in houses, one in each."""
    if code == UNINHABITABLE:
        return Refusal("AT-8.2", "refused-uninhabitable", facts)
    if code != HOUSE:
        return Refusal("AT-10.7", "refused-no-house", facts)
    if content not in (EMPTY, A_BAT):
        return Refusal("AT-10.7", "refused-family-there", facts)
    return None


def refusal_of_bat_in_house(content: int, facts: dict[str, Fact]) -> Refusal | None:
    """Bats live with trained families, one with each."""
    if content == TRAINED:
        return None
    if content == UNTRAINED:
        return Refusal("AT-10.2", "refused-bat-untrained", facts)
    if content == EMPTY:
        return Refusal("AT-15.2", "refused-bat-empty-house", facts)
    return Refusal("AT-10.2", "refused-bat-there", facts)


PLACE: Final[list[PlaceToken]] = [
    PlaceToken(WILD, "AT-10.3"),
    PlaceToken(TREE, "AT-10.4"),
    PlaceToken(FRUIT, "AT-10.5"),
    PlaceFamily(FAMILY, "AT-10.7"),
    PlaceToken(GOAT, "AT-10.6"),
    PlaceToken(BAT, "AT-10.2"),
]
PLACE_TREE_FRUIT: Final[PlaceTreeWithFruit] = PlaceTreeWithFruit()
