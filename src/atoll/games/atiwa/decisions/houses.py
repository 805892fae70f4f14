"""AT-14, AT-15: families are trained, and bats move into empty houses."""

from typing import Final

from atoll.engine.decision import Task
from atoll.engine.words import Refusal, Words
from atoll.games.atiwa.community import EMPTY, POLLUTED, TRAINED, TRAINED_BAT, UNTRAINED, Community
from atoll.games.atiwa.decisions.cell import (
    ALL,
    STOP,
    CellDecision,
    FreeDecision,
    ask_for_rest,
    cell_facts,
    left_of,
)
from atoll.games.atiwa.parts import HOUSE, UNINHABITABLE
from atoll.games.atiwa.spaces import BAT
from atoll.games.atiwa.state import Atiwa

MOST_TRAININGS: Final = 99  # at once; nobody has as many icons of nature
STOP_OR_ALL: Final[list[int]] = [STOP, ALL]


class Train(FreeDecision):
    """AT-5.9, AT-14.1: an untrained family is turned to its trained side, or not."""

    def fits(self, s: Atiwa, task: Task) -> bool:
        return 1 <= left_of(task) <= MOST_TRAININGS

    def moves(self, s: Atiwa, task: Task) -> list[int]:
        found = s.communities[task.seat].untrained_cells()
        if found:
            found.append(STOP)
        return found

    def go_on(self, s: Atiwa, task: Task, community: Community, move: int) -> None:
        community.train(move)
        ask_for_rest(s, self, task)
        if s.story is not None and left_of(task) > 1 and community.untrained() == 0:
            s.tell(task.seat, Words("refused-all-trained"), "AT-5.9")

    def refuses(self, s: Atiwa, task: Task, cell: int) -> Refusal | None:
        content = s.communities[task.seat].cells[cell]
        facts = cell_facts(s, task.seat, cell)
        if content in (TRAINED, TRAINED_BAT):
            return Refusal("AT-14.1", "refused-trained-already", facts)
        if content != UNTRAINED:
            return Refusal("AT-5.9", "refused-no-family", facts)
        return None


class HouseBats(FreeDecision):
    """AT-15.1, AT-15.6: a bat for every unoccupied house, or for those one likes."""

    def numbers(self) -> tuple[str, ...]:
        return ()

    def beside(self) -> list[int]:
        return STOP_OR_ALL

    def moves(self, s: Atiwa, task: Task) -> list[int]:
        found = s.communities[task.seat].empty_houses()
        return [ALL, *found, STOP] if found else found

    def go_on(self, s: Atiwa, task: Task, community: Community, move: int) -> None:
        if move == ALL:
            for cell in community.empty_houses():
                community.put(cell, BAT)
        else:
            community.put(move, BAT)
            s.ask(self, task.seat)

    def refusal(self, s: Atiwa, task: Task, move: int) -> Refusal | None:
        return None if move == ALL else CellDecision.refusal(self, s, task, move)

    def refuses(self, s: Atiwa, task: Task, cell: int) -> Refusal | None:
        community = s.communities[task.seat]
        facts = cell_facts(s, task.seat, cell)
        if community.cells[cell] == POLLUTED:
            return Refusal("AT-31.4", "refused-polluted", facts)
        if community.tableau.codes[cell] not in (HOUSE, UNINHABITABLE):
            return Refusal("AT-15.1", "refused-no-house", facts)
        if community.cells[cell] != EMPTY:
            return Refusal("AT-15.6", "refused-house-occupied", facts)
        return None

    def candidates(self, s: Atiwa, task: Task) -> list[int]:
        return [ALL, *CellDecision.candidates(self, s, task)]

    def words(self, s: Atiwa, task: Task, move: int) -> Words:
        if move == ALL:
            houses = len(s.communities[task.seat].empty_houses())
            return Words("house-bats-all", {"n": houses})
        return CellDecision.words(self, s, task, move)


TRAIN_FAMILY: Final[Train] = Train("train", "AT-5.9")
FILL_HOUSES: Final[HouseBats] = HouseBats("house-bats", "AT-15.1")
