"""AT-16: the fruit bat action at the end of a turn."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.engine.words import Refusal
from atoll.games.atiwa.community import A_BAT, A_FRUIT, Community
from atoll.games.atiwa.decisions.cell import STOP, CellDecision, cell_facts
from atoll.games.atiwa.decisions.tokens import FLIGHT, PLACE
from atoll.games.atiwa.parts import BLANK
from atoll.games.atiwa.spaces import BAT, FRUIT, TREE
from atoll.games.atiwa.state import Atiwa

BATS: Final = 3  # that fly in one action


def frees_room(community: Community, cell: int, content: int) -> bool:
    """AT-16.7: a blank cell that takes a tree once this token has left it."""
    return (
        community.cells[cell] == content
        and community.tableau.codes[cell] == BLANK
        and community.present[(cell & 248) + TREE] > 0
    )


def freeing(community: Community, content: int) -> list[int]:
    return [c for c in community.tableau.blanks if frees_room(community, c, content)]


def flying_bats(s: Atiwa, seat: i64, left: i64) -> list[int]:
    """AT-16.2, AT-16.7: the bats that may fly next, so that a tree finds room in the end."""
    community = s.communities[seat]
    counts = community.counts
    if counts[BAT] < left or counts[FRUIT] == 0 or s.supply(seat, TREE) == 0:
        return []
    bats = community.holding(BAT)
    if community.rooms(TREE) or freeing(community, A_FRUIT):
        return bats
    helpful = freeing(community, A_BAT)
    return bats if helpful and left > 1 else helpful


class Fly(CellDecision):
    """AT-16.1 to AT-16.4, AT-16.9: three bats of one's choice move to the night card, or none."""

    def may_stop(self, task: Task) -> bool:
        return task.n == BATS

    def moves(self, s: Atiwa, task: Task) -> list[int]:
        found = flying_bats(s, task.seat, task.n)
        if found and task.n == BATS:
            found.append(STOP)
        return found

    def play(self, s: Atiwa, task: Task, move: int) -> None:
        if move == STOP:
            return
        community = s.communities[task.seat]
        community.take(move, BAT)
        community.night += 1
        if task.n > 1:
            s.ask(self, task.seat, task.n - 1)
        else:
            s.ask(SPEND_FRUIT, task.seat)

    def suggestion(self, s: Atiwa, task: Task) -> int:
        """Whether the bats fly at all is left to the player."""
        return -1 if task.n == BATS else CellDecision.suggestion(self, s, task)

    def refuses(self, s: Atiwa, task: Task, cell: int) -> Refusal | None:
        if cell in flying_bats(s, task.seat, task.n):
            return None
        facts = cell_facts(s, task.seat, cell)
        if cell not in s.communities[task.seat].holding(BAT):
            return Refusal("AT-16.3", "refused-no-bat", facts)
        return Refusal("AT-16.7", "refused-no-room-after", facts)


class SpendFruit(CellDecision):
    """AT-16.3: one fruit of one's choice is spent, then the tree is placed."""

    def moves(self, s: Atiwa, task: Task) -> list[int]:
        community = s.communities[task.seat]
        if community.rooms(TREE):
            return community.holding(FRUIT)
        return freeing(community, A_FRUIT)

    def play(self, s: Atiwa, task: Task, move: int) -> None:
        s.communities[task.seat].take(move, FRUIT)
        s.ask(PLACE[TREE], task.seat, 1, FLIGHT)

    def refuses(self, s: Atiwa, task: Task, cell: int) -> Refusal | None:
        if cell in self.moves(s, task):
            return None
        facts = cell_facts(s, task.seat, cell)
        if cell not in s.communities[task.seat].holding(FRUIT):
            return Refusal("AT-16.3", "refused-no-fruit", facts)
        return Refusal("AT-16.7", "refused-no-room-after", facts)


FLY: Final[Fly] = Fly("fly", "AT-16.1")
SPEND_FRUIT: Final[SpendFruit] = SpendFruit("spend-fruit", "AT-16.3")
