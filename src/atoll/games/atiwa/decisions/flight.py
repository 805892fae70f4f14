"""AT-16: the fruit bat action at the end of a turn."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.engine.words import Refusal, Words
from atoll.games.atiwa.community import TAKE, Community
from atoll.games.atiwa.decisions.cell import STOP, CellDecision, FreeDecision, cell_facts, left_of
from atoll.games.atiwa.decisions.tokens import FLIGHT, PLACE
from atoll.games.atiwa.spaces import BAT, FRUIT, TREE
from atoll.games.atiwa.state import Atiwa

BATS: Final = 3  # that fly in one action


def can_fly(s: Atiwa, seat: i64) -> bool:
    """AT-16.2, AT-16.7: all that is needed is there before the action begins."""
    counts = s.communities[seat].counts
    return counts[BAT] >= BATS and counts[FRUIT] > 0 and place_for_tree(s, seat)


def place_for_tree(s: Atiwa, seat: i64) -> bool:
    """A tree is left on the supply board, and it has room."""
    return s.supply(seat, TREE) > 0 and len(s.communities[seat].rooms(TREE)) > 0


def tell_grounded(s: Atiwa, seat: i64) -> None:
    """AT-16.2: bats and fruit are there, and still nobody flies."""
    counts = s.communities[seat].counts
    if s.story is not None and counts[BAT] >= BATS and counts[FRUIT] > 0:
        lacks = "room" if s.supply(seat, TREE) > 0 else "tree"
        s.tell(seat, Words("no-flight", {"lacks": lacks}), "AT-16.2")


def nobody_flies_yet(task: Task) -> bool:
    """Are all three bats still to be moved? Then the action may be left out."""
    return left_of(task) == BATS


class Fly(FreeDecision):
    """AT-16.1 to AT-16.4, AT-16.9: three bats of one's choice move to the night card, or none."""

    def fits(self, s: Atiwa, task: Task) -> bool:
        counts = s.communities[task.seat].counts
        enough = counts[BAT] >= left_of(task) and counts[FRUIT] > 0
        return 1 <= left_of(task) <= BATS and enough and place_for_tree(s, task.seat)

    def may_stop(self, task: Task) -> bool:
        return nobody_flies_yet(task)

    def moves(self, s: Atiwa, task: Task) -> list[int]:
        found = s.communities[task.seat].holding(BAT)
        if nobody_flies_yet(task):
            found.append(STOP)
        return found

    def go_on(self, s: Atiwa, task: Task, community: Community, move: int) -> None:
        community.take(move, BAT)
        community.night += 1
        if left_of(task) > 1:
            s.ask(self, task.seat, task.n - 1)
        else:
            s.ask(SPEND_FRUIT, task.seat)

    def suggestion(self, s: Atiwa, task: Task) -> int:
        """Whether the bats fly at all is left to the player."""
        return -1 if nobody_flies_yet(task) else CellDecision.suggestion(self, s, task)

    def refuses(self, s: Atiwa, task: Task, cell: int) -> Refusal | None:
        if s.communities[task.seat].cells[cell] in TAKE[BAT]:
            return None
        return Refusal("AT-16.3", "refused-no-bat", cell_facts(s, task.seat, cell))


class SpendFruit(CellDecision):
    """AT-16.3: one fruit of one's choice is spent, then the tree is placed."""

    def numbers(self) -> tuple[str, ...]:
        return ()

    def fits(self, s: Atiwa, task: Task) -> bool:
        return s.communities[task.seat].counts[FRUIT] > 0 and place_for_tree(s, task.seat)

    def moves(self, s: Atiwa, task: Task) -> list[int]:
        return s.communities[task.seat].holding(FRUIT)

    def play(self, s: Atiwa, task: Task, move: int) -> None:
        s.communities[task.seat].take(move, FRUIT)
        s.ask(PLACE[TREE], task.seat, 1, FLIGHT)

    def refuses(self, s: Atiwa, task: Task, cell: int) -> Refusal | None:
        if s.communities[task.seat].cells[cell] in TAKE[FRUIT]:
            return None
        return Refusal("AT-16.3", "refused-no-fruit", cell_facts(s, task.seat, cell))


FLY: Final[Fly] = Fly("fly", "AT-16.1")
SPEND_FRUIT: Final[SpendFruit] = SpendFruit("spend-fruit", "AT-16.3")
