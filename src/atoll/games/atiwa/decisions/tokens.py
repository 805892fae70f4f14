"""AT-8, AT-10, AT-12, AT-14, AT-15: tokens come to cards, families are trained."""

from typing import Any, Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.engine.field import Field
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.atiwa.community import A_BAT, BRED, GROWN, RETURNED, Community
from atoll.games.atiwa.decisions.cell import (
    OTHERWISE,
    STOP,
    STOPS,
    CellDecision,
    FreeDecision,
    ask_for_rest,
    cell_facts,
    left_of,
)
from atoll.games.atiwa.decisions.rooms import COLLECTED, refusal_to_place
from atoll.games.atiwa.decisions.several import without
from atoll.games.atiwa.parts import (
    HOUSE,
)
from atoll.games.atiwa.spaces import BAT, FAMILY, FRUIT, GOAT, KINDS, TRAIN, TREE, WILD
from atoll.games.atiwa.state import PLENTY, Atiwa

# Why a token comes: the second number of a task.
ACTION: Final = 0
GROWTH: Final = 1  # AT-20: step 2
NIGHT: Final = 2  # AT-21: step 3, as many as fit
BREEDING: Final = 3  # AT-24: step 5
FLIGHT: Final = 4  # AT-16.8: the tree of the fruit bat action is not declined
WITH_TRAINING: Final = 5  # AT-14.3: a family that may be trained at once
REASONS: Final = ("action", "growth", "night", "breeding", "flight", "with-training")


def collect(s: Atiwa, seat: i64, kind: int, n: i64, reason: i64) -> None:
    """Ask for the cells of up to n tokens, as many as the supply board holds."""
    left = s.supply(seat, kind)
    if n > left:
        tell_short(s, seat, kind, n - left, "supply", "AT-11.1")
        n = left
    if n > 0:
        s.ask(PLACE[kind], seat, n, reason)


def reason_of(task: Task) -> int:
    """Why the token comes: the second number of the task."""
    return int(task.x)


def reason_name(task: Task) -> str:
    """What is told and shown of the reason."""
    return REASONS[ACTION if reason_of(task) == WITH_TRAINING else reason_of(task)]


def tell_short(s: Atiwa, seat: i64, kind: int, n: i64, lacks: str, rule: str) -> None:
    """So many tokens do not come: the supply board has none left, or the cards have no room."""
    if s.story is not None:
        s.tell(seat, Words("short", {"n": n, "kind": KINDS[kind], "lacks": lacks}), rule)


def go_on_placing(s: Atiwa, matter: "PlaceToken", task: Task) -> None:
    """The next of several tokens. What strays for want of room at night is told by step 3."""
    ask_for_rest(s, matter, task)
    told = s.story is not None and left_of(task) > 1 and reason_of(task) != NIGHT
    if told and not s.communities[task.seat].rooms(matter.kind):
        tell_short(s, task.seat, matter.kind, left_of(task) - 1, "room", "AT-11.3")


def plain_cell(move: int) -> int:
    """The cell of a move that may be meant otherwise."""
    return move - OTHERWISE if move >= OTHERWISE else move


def must(task: Task) -> bool:
    return reason_of(task) in (NIGHT, FLIGHT)


class PlaceToken(FreeDecision):
    """AT-10, AT-11.3: a token comes to a cell that takes it, or is not collected."""

    __slots__ = ("kind",)

    def __init__(self, kind: int, rule: str) -> None:
        super().__init__(f"place-{KINDS[kind]}", rule)
        self.kind = kind

    def write(self, s: Atiwa, task: Task) -> dict[str, Any]:
        return {"left": left_of(task), "reason": REASONS[reason_of(task)]}

    def read(self, s: Atiwa, data: Field) -> tuple[int, int]:
        return data["left"].number(1, PLENTY), data["reason"].index(REASONS)

    def fits(self, s: Atiwa, task: Task) -> bool:
        reason = reason_of(task)
        if reason == NIGHT:
            bats = self.kind == BAT and left_of(task) == s.communities[task.seat].night
            return bats and left_of(task) > 0
        if reason == WITH_TRAINING and (self.kind != FAMILY or not waits_to_train(s)):
            return False
        return left_of(task) <= s.supply(task.seat, self.kind)

    def may_stop(self, task: Task) -> bool:
        return not must(task)

    def moves(self, s: Atiwa, task: Task) -> list[int]:
        found = s.communities[task.seat].rooms(self.kind)
        if found and not must(task):
            found.append(STOP)
        return found

    def go_on(self, s: Atiwa, task: Task, community: Community, move: int) -> None:
        community.put(move, self.kind)
        self.note(s, task)
        go_on_placing(s, self, task)

    def note(self, s: Atiwa, task: Task) -> None:
        """What the maintenance phase gave goes into its report."""
        community = s.communities[task.seat]
        reason = reason_of(task)
        if reason == GROWTH:
            community.report[GROWN + self.kind] += 1
        elif reason == BREEDING:
            community.report[BRED + self.kind] += 1
        elif reason == NIGHT:
            community.report[RETURNED] += 1
            community.night -= 1

    def refuses(self, s: Atiwa, task: Task, cell: int) -> Refusal | None:
        return refusal_to_place(s, task.seat, self.kind, cell)

    def words(self, s: Atiwa, task: Task, move: int) -> Words:
        if move == STOP:
            return Words("place-stop", {"left": left_of(task), "kind": KINDS[self.kind]})
        return Words(self.name, token_facts(s, task, move))

    def prompt(self, s: Atiwa, task: Task) -> Words:
        return Words(f"{self.name}-prompt", {"left": left_of(task), "reason": reason_name(task)})


def places_token(task: Task) -> bool:
    """Is a token to be placed? Asked here, for only compiled code can tell compiled classes apart."""
    return isinstance(task.matter, PlaceToken)


def token_facts(s: Atiwa, task: Task, cell: int) -> dict[str, Fact]:
    facts = cell_facts(s, task.seat, cell)
    facts["reason"] = reason_name(task)
    return facts


class PlaceEitherWay(PlaceToken):
    """A token that comes in one of two ways. Moves are cells; OTHERWISE added means the second way."""

    __slots__ = ("second",)

    def __init__(self, kind: int, rule: str, second: str) -> None:
        super().__init__(kind, rule)
        self.second = second  # what the second way is called

    def refuses_way(self, s: Atiwa, task: Task, otherwise: bool) -> Refusal | None:
        """Why one of the ways is not open, whatever the cell."""
        return None

    def refusal(self, s: Atiwa, task: Task, move: int) -> Refusal | None:
        if move == STOP:
            return None
        cell = plain_cell(move)
        if not 0 <= cell < len(s.communities[task.seat].cells):
            return Refusal(self.rule, "refused-no-such-cell")
        return self.refuses_way(s, task, move >= OTHERWISE) or self.refuses(s, task, cell)

    def notation(self, s: Atiwa, task: Task, move: int) -> str:
        found = CellDecision.notation(self, s, task, plain_cell(move))
        return f"{found}-{self.second}" if move >= OTHERWISE else found

    def clicked(self, s: Atiwa, task: Task, cell: int) -> bool:
        """Does a click on the cell mean the second way?"""
        return False

    def target(self, s: Atiwa, task: Task, move: int) -> str:
        cell = plain_cell(move)
        meant = move == STOP or self.clicked(s, task, cell) == (move >= OTHERWISE)
        return CellDecision.target(self, s, task, cell) if meant else ""

    # Actions: those of all cell decisions, then the cells once more, for the second way.

    def reach(self, s: Atiwa) -> int:
        return 2 * s.parts.most_cells + len(STOPS)

    def action(self, s: Atiwa, task: Task, move: int) -> int:
        if move < OTHERWISE:
            return CellDecision.action(self, s, task, move)
        return s.parts.most_cells + len(STOPS) + move - OTHERWISE

    def move_at(self, s: Atiwa, task: Task, action: int) -> int:
        again = s.parts.most_cells + len(STOPS)
        if action < again:
            return CellDecision.move_at(self, s, task, action)
        return action - again + OTHERWISE

    def action_name(self, s: Atiwa, action: int) -> str:
        again = s.parts.most_cells + len(STOPS)
        if action < again:
            return CellDecision.action_name(self, s, action)
        return f"{CellDecision.action_name(self, s, action - again)}-{self.second}"


class PlaceFamily(PlaceEitherWay):
    """AT-10.7, AT-10.8: a family enters a house; a bat there leaves unless it is trained at once.

    The second way is trained at once (AT-14.3).
    """

    __slots__ = ()

    def moves(self, s: Atiwa, task: Task) -> list[int]:
        found = s.communities[task.seat].rooms(FAMILY)
        if not found:
            return found
        if reason_of(task) == WITH_TRAINING:
            found += [cell + OTHERWISE for cell in found]
        found.append(STOP)
        return found

    def go_on(self, s: Atiwa, task: Task, community: Community, move: int) -> None:
        cell = plain_cell(move)
        trained = move >= OTHERWISE
        if s.story is not None and not trained and community.cells[cell] == A_BAT:
            s.tell(task.seat, Words("bat-driven-out", cell_facts(s, task.seat, cell)), "AT-15.5")
        community.settle_family(cell, trained)
        self.note(s, task)
        if trained:
            spend_training(s)
        go_on_placing(s, self, task)

    def refuses_way(self, s: Atiwa, task: Task, otherwise: bool) -> Refusal | None:
        if otherwise and reason_of(task) != WITH_TRAINING:
            return Refusal("AT-14.3", "refused-not-trained-at-once")
        return None

    def candidates(self, s: Atiwa, task: Task) -> list[int]:
        cells = CellDecision.candidates(self, s, task)
        houses = s.communities[task.seat].tableau.by_code[HOUSE]
        return cells + [cell + OTHERWISE for cell in sorted(houses)]

    def clicked(self, s: Atiwa, task: Task, cell: int) -> bool:
        """A click means the plain way, but keeps a bat that can be kept."""
        return reason_of(task) == WITH_TRAINING and s.communities[task.seat].cells[cell] == A_BAT

    def words(self, s: Atiwa, task: Task, move: int) -> Words:
        if move == STOP:
            return PlaceToken.words(self, s, task, move)
        facts = token_facts(s, task, plain_cell(move))
        bat = s.communities[task.seat].cells[plain_cell(move)] == A_BAT
        facts["bat"] = "no" if not bat else "stays" if move >= OTHERWISE else "leaves"
        return Words("place-family-trained" if move >= OTHERWISE else "place-family", facts)


def waits_to_train(s: Atiwa) -> bool:
    """AT-14.3: do other items of the space wait below the family that is placed?"""
    return len(s.agenda) > 1 and s.agenda[-2].matter.name == "act"


def spend_training(s: Atiwa) -> None:
    """AT-14.3: the training of this space is used. It waits on top of the agenda with what else is
    left of the space; that task is replaced by one without it."""
    waiting = s.agenda.pop()
    left = waiting.x
    for i, item in enumerate(s.items(waiting.n)):
        if item.op == TRAIN:
            left = without(left, i)
    s.ask(waiting.matter, waiting.seat, waiting.n, left)


class PlaceTreeWithFruit(PlaceEitherWay):
    """AT-5.6, AT-5.7: a tree with a fruit on it; the second way is without fruit."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(TREE, "AT-5.6", "bare")
        self.name = "place-tree-fruit"

    def fits(self, s: Atiwa, task: Task) -> bool:
        plain = left_of(task) == 1 and reason_of(task) == ACTION
        return plain and s.supply(task.seat, TREE) > 0

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

    def go_on(self, s: Atiwa, task: Task, community: Community, move: int) -> None:
        community.put(plain_cell(move), TREE)
        if move < OTHERWISE:
            community.put(move, FRUIT)
        elif s.supply(task.seat, FRUIT) == 0:
            tell_short(s, task.seat, FRUIT, 1, "supply", "AT-5.7")

    def refuses_way(self, s: Atiwa, task: Task, otherwise: bool) -> Refusal | None:
        if not otherwise and s.supply(task.seat, FRUIT) == 0:
            return Refusal("AT-5.7", "refused-none-left", {"kind": KINDS[FRUIT]})
        return None

    def candidates(self, s: Atiwa, task: Task) -> list[int]:
        cells = CellDecision.candidates(self, s, task)
        return cells + [cell + OTHERWISE for cell in cells if cell != STOP]

    def clicked(self, s: Atiwa, task: Task, cell: int) -> bool:
        """A click means with fruit, as long as there is fruit."""
        return s.supply(task.seat, FRUIT) == 0

    def words(self, s: Atiwa, task: Task, move: int) -> Words:
        if move == STOP:
            return PlaceToken.words(self, s, task, move)
        facts = token_facts(s, task, plain_cell(move))
        return Words("place-tree" if move >= OTHERWISE else "place-tree-fruit", facts)


PLACE: Final[list[PlaceToken]] = [
    PlaceToken(WILD, COLLECTED[WILD]),
    PlaceToken(TREE, COLLECTED[TREE]),
    PlaceToken(FRUIT, COLLECTED[FRUIT]),
    PlaceFamily(FAMILY, COLLECTED[FAMILY], "trained"),
    PlaceToken(GOAT, COLLECTED[GOAT]),
    PlaceToken(BAT, COLLECTED[BAT]),
]
PLACE_TREE_FRUIT: Final[PlaceTreeWithFruit] = PlaceTreeWithFruit()
