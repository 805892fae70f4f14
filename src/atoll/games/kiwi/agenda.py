"""Which tasks can wait together on the agenda of a position that is read back."""

from typing import Any

from atoll.engine.decision import Decision, Matter
from atoll.engine.field import Field
from atoll.games.kiwi.decisions.bonus import INCREASE, REST
from atoll.games.kiwi.decisions.card import ACTIONS_STEP, CARD_DONE, PLAY_CARD
from atoll.games.kiwi.decisions.kiwibot import KIWIBOT_DONE, KIWIBOT_MARKS
from atoll.games.kiwi.decisions.mark import MARK, MARK_TURN, MARKING
from atoll.games.kiwi.decisions.order import TAKE_SLOT
from atoll.games.kiwi.decisions.place import (
    CHOOSE_FLOCK,
    CHOOSE_LEADER,
    CHOOSE_SIDE,
    DEAL_CARDS,
    DEAL_RESOURCES,
    SET_GROWN,
    SET_KIWI,
    SET_LEADER,
)
from atoll.games.kiwi.decisions.season import (
    CHOOSE_PRIZE,
    GAME_END,
    NEST_BONUS,
    SEASON,
    SEASON_BONUS,
    SEASON_CHANGE,
    SEASON_END,
)
from atoll.games.kiwi.flock import EMPTY
from atoll.games.kiwi.state import (
    ACTIONS_PHASE,
    AWAKENING_PHASE,
    CHANGE_PHASE,
    MARK_PHASE,
    SEASON_CARD_PHASE,
    SETUP_PHASE,
    Kiwi,
)

Matters = list[Matter[Any]]

# What waits in every phase, before the tasks of its players.
PHASE_TASKS: dict[int, Matters] = {
    SETUP_PHASE: [],
    AWAKENING_PHASE: [MARKING, SEASON_END, ACTIONS_STEP, SEASON_CHANGE],
    CHANGE_PHASE: [MARKING, SEASON_END, ACTIONS_STEP],
    ACTIONS_PHASE: [MARKING, SEASON_END, ACTIONS_STEP],
    SEASON_CARD_PHASE: [MARKING],
    MARK_PHASE: [],
}
# The tasks of the players that can begin a phase.
QUEUES: dict[int, Matters] = {
    SETUP_PHASE: [
        DEAL_CARDS,
        SET_GROWN,
        SET_KIWI,
        SET_LEADER,
        DEAL_RESOURCES,
        CHOOSE_LEADER,
        CHOOSE_SIDE,
        CHOOSE_FLOCK,
        TAKE_SLOT,
    ],
    AWAKENING_PHASE: [TAKE_SLOT],
    CHANGE_PHASE: [NEST_BONUS],
    ACTIONS_PHASE: [PLAY_CARD, CARD_DONE, KIWIBOT_DONE],
    SEASON_CARD_PHASE: [SEASON_BONUS, REST, CHOOSE_PRIZE],
    MARK_PHASE: [MARK, MARK_TURN, KIWIBOT_MARKS],
}
# The decisions of the Kiwibot that can wait while a person decides.
KIWIBOTS: Matters = [INCREASE, NEST_BONUS, SET_GROWN, SET_KIWI, SET_LEADER]
# What only its own phase knows.
STEADY: Matters = [each for group in (*PHASE_TASKS.values(), *QUEUES.values()) for each in group]
STEADY += [SEASON, GAME_END]
STEADY.remove(REST)


def check_agenda(s: Kiwi, data: Field) -> None:
    """The phase's own tasks at the bottom, what its players wait for, and the chain on top."""
    place = data["agenda"]
    waiting = [task.matter for task in s.agenda]
    if not waiting:
        if s.phase != MARK_PHASE or s.season < s.parts.seasons:
            raise place.wrong("a list of tasks, before the last season is over")
        return
    last = s.phase != SETUP_PHASE and s.season == s.parts.seasons
    bottom = [GAME_END if last else SEASON, *PHASE_TASKS[int(s.phase)]]
    if waiting[: len(bottom)] != bottom:
        raise place.wrong(f"tasks that begin with {', '.join([each.name for each in bottom])}")
    queue = QUEUES[int(s.phase)]
    for number, task in enumerate(s.agenda[len(bottom) :], len(bottom)):
        matter = task.matter
        kiwibots = task.seat == s.bot and isinstance(matter, Decision)
        if (matter in STEADY and matter not in queue) or (kiwibots and matter not in KIWIBOTS):
            raise place.broken(f"agenda[{number}]: {matter.name} cannot wait here")
    if s.phase == ACTIONS_PHASE and not any(
        each in queue for each in waiting[len(bottom) : len(bottom) + 1]
    ):
        raise place.broken("agenda: somebody must be at a card")
    if s.variable and s.phase not in (SETUP_PHASE, AWAKENING_PHASE) and EMPTY in s.places:
        raise place.broken("every flock needs a turn-order slot")
