"""Which tasks can wait on the agenda of a position that is read back."""

from collections.abc import Callable

from atoll.engine.decision import Decision, Task
from atoll.engine.field import Field
from atoll.games.kiwi.decisions.names import HEX, OWNER, is_piece
from atoll.games.kiwi.decisions.power import power_of
from atoll.games.kiwi.decisions.push import CHARGE, NO_PUSHER, pushed_off
from atoll.games.kiwi.flock import EMPTY, LEADER, MOVED, NOBODY, SIZES
from atoll.games.kiwi.kinds import ALL, AMOUNTS, BONUSES, DO_PULL, DO_REPEL, NESTS
from atoll.games.kiwi.state import (
    ACTIONS_PHASE,
    AWAKENING_PHASE,
    CHANGE_PHASE,
    MARK_PHASE,
    SEASON_CARD_PHASE,
    SETUP_PHASE,
    Kiwi,
)

# What waits in every phase, before the tasks of its players.
PHASE_TASKS = {
    SETUP_PHASE: [],
    AWAKENING_PHASE: ["marking", "season-end", "actions", "season-change"],
    CHANGE_PHASE: ["marking", "season-end", "actions"],
    ACTIONS_PHASE: ["marking", "season-end", "actions"],
    SEASON_CARD_PHASE: ["marking"],
    MARK_PHASE: [],
}
# The tasks of the players that can begin a phase.
QUEUES = {
    SETUP_PHASE: {
        "deal-cards",
        "set-grown",
        "set-kiwi",
        "set-leader",
        "deal-resources",
        "choose-leader",
        "choose-side",
        "choose-flock",
        "take-slot",
    },
    AWAKENING_PHASE: {"take-slot"},
    CHANGE_PHASE: {"nest-bonus"},
    ACTIONS_PHASE: {"play-card", "card-done", "kiwibot-done"},
    SEASON_CARD_PHASE: {"season-bonus", "rest", "choose-prize"},
    MARK_PHASE: {"mark", "mark-turn", "kiwibot-marks"},
}
# The decisions of the Kiwibot that can wait while a person decides.
KIWIBOTS = {"increase", "nest-bonus", "set-grown", "set-kiwi", "set-leader"}
# What only its own phase knows.
STEADY = {name for names in (*PHASE_TASKS.values(), *QUEUES.values()) for name in names} - {"rest"}
STEADY |= {"season", "game-end"}


def check_agenda(s: Kiwi, data: Field) -> None:
    """The phase's own tasks at the bottom, what its players wait for, and the chain on top."""
    place = data["agenda"]
    names = [task.matter.name for task in s.agenda]
    if not names:
        if s.phase != MARK_PHASE or s.season < s.parts.seasons:
            raise place.wrong("a list of tasks, before the last season is over")
        return
    last = s.phase != SETUP_PHASE and s.season == s.parts.seasons
    bottom = ["game-end"] if last else ["season"]
    bottom += PHASE_TASKS[int(s.phase)]
    if names[: len(bottom)] != bottom:
        raise place.wrong(f"tasks that begin with {', '.join(bottom)}")
    if bottom[:1] == ["season"] and s.agenda[0].n != s.season + (s.phase != SETUP_PHASE):
        raise place.wrong("followed by the next season")
    check_turns(s, place)
    queue = QUEUES[int(s.phase)]
    for name in names[len(bottom) :]:
        if name in STEADY and name not in queue:
            raise place.broken(f"agenda: {name} cannot wait here")
    if s.phase == ACTIONS_PHASE and not queue.intersection(names[len(bottom) : len(bottom) + 1]):
        raise place.broken("agenda: somebody must be at a card")
    for number, task in enumerate(s.agenda):
        if not fits(s, task):
            raise place.broken(
                f"agenda[{number}]: {task.matter.name} {task.n} {task.x} is impossible"
            )


def check_turns(s: Kiwi, place: Field) -> None:
    """As many cards lie on the boards as turns have begun, and the order of play is known."""
    for task in s.agenda:
        if task.matter.name == "actions" and s.phase == ACTIONS_PHASE:
            waiting = any(other.matter.name == "play-card" for other in s.agenda)
            if task.n != sum(flock.played() for flock in s.flocks) + waiting:
                raise place.wrong("as far as the cards on the boards")
        elif task.matter.name == "actions" and task.n:
            raise place.wrong("at the first turn")
    if s.variable and s.phase not in (SETUP_PHASE, AWAKENING_PHASE) and EMPTY in s.places:
        raise place.broken("every flock needs a turn-order slot")


def fits(s: Kiwi, task: Task) -> bool:
    """Whether the numbers of a task mean something on this table."""
    name = task.matter.name
    if task.seat == s.bot and isinstance(task.matter, Decision) and name not in KIWIBOTS:
        return False
    least, most, most_x = RANGES.get(name, (0, task.n, task.x))
    if not least <= task.n <= most or task.x > most_x:
        return False
    check = CHECKS.get(name)
    return check is None or check(s, task)


def own_piece(s: Kiwi, task: Task, piece: int, largest: int = LEADER) -> bool:
    return is_piece(s, piece) and piece % HEX // OWNER == task.seat and piece % OWNER <= largest


def is_bonus(s: Kiwi, task: Task) -> bool:
    kind, number = divmod(int(task.n), AMOUNTS)
    return kind < len(BONUSES) and number > 0 and s.flocks[task.seat].leader != NOBODY


def pushing(s: Kiwi, task: Task) -> bool:
    return (
        task.n in (1, 2, 3, 4, ALL)
        and pushed_off(task.x) < s.island.size
        and charging(s, task, int(task.x // CHARGE))
        and (task.x % 8 <= LEADER or task.x % 8 == NO_PUSHER)
    )


def charging(s: Kiwi, task: Task, charge: int) -> bool:
    """Whether a push is none of a charge's, or of one that can have begun on this island."""
    return not charge or (charge <= s.island.size and s.flocks[task.seat].leader != NOBODY)


def has_power(s: Kiwi, task: Task) -> bool:
    flock = s.flocks[task.seat]
    return flock.leader_card != NOBODY and flock.leader != NOBODY and task.x < s.island.size


def pulling(s: Kiwi, task: Task) -> bool:
    if not has_power(s, task):
        return False
    effects = power_of(s, task.seat).effects
    return 1 <= task.n <= 3 and task.x < len(effects) and effects[task.x].do == DO_PULL


def repelling(s: Kiwi, task: Task) -> bool:
    if s.flocks[task.seat].leader_card == NOBODY:
        return False
    effects = power_of(s, task.seat).effects
    return 1 <= task.n <= 3 and task.x < 64 and any(effect.do == DO_REPEL for effect in effects)


def growing(s: Kiwi, task: Task) -> bool:
    purpose = task.n % 4
    if purpose in (1, 2):
        return (
            task.x > 0
            and own_piece(s, task, int(task.x - 1))
            and (SIZES[int(task.x - 1) % OWNER] < 3)
        )
    return task.x == 0 and task.n < 32


def unmoved_piece(s: Kiwi, task: Task) -> bool:
    piece = int(task.n)
    kind = piece % OWNER
    return own_piece(s, task, piece) and (kind < MOVED or kind == LEADER)


# The least and the most `n`, and the most `x`, of tasks that need nothing else.
RANGES: dict[str, tuple[int, int, int]] = {
    "set-kiwi": (1, 8, 0),
    "set-grown": (1, 2, 0),
    "nest-bonus": (1, 63, 0),
    "season": (1, 4, 0),
    "actions": (0, 12, 0),
    "feed": (0, 7, 7),
    "build": (0, 7, 7),
    "move": (1, 8, 8),
    "extra-move": (1, 4, 0),
    "pay-different": (1, 4, 0),
    "pay-same": (1, 4, 0),
    "pay-any": (1, 4, 0),
    "pay-marker": (1, 8, 0),
    "choose-marker": (1, 8, 0),
    "return-marker": (1, 8, 0),
    "return-fruit": (1, 30, 0),
    "place-tokens": (1, 8, 0),
    "place-token": (1, 8, 1),
    "increase": (1, 8, 1),
    "remove-token": (1, 8, 0),
    "mark": (0, 2, 0),
    "mark-turn": (0, 1, 0),
    "kiwibot-marks": (0, 1, 0),
}

CHECKS: dict[str, Callable[[Kiwi, Task], bool]] = {
    "choose-flock": lambda s, task: task.n in (task.seat, s.bot),
    "choose-side": lambda s, task: s.flocks[task.seat].side == 0,
    "choose-leader": lambda s, task: task.n < len(s.parts.leader_ids),
    "choose-prize": lambda s, task: s.solo is not None and len(s.season_cards) == 2 + task.n,
    "season-bonus": lambda s, task: task.n < len(s.parts.season_ids) and task.x <= 1,
    "fed": lambda s, task: is_piece(s, int(task.x)) and int(task.x) % OWNER != LEADER,
    "feeding-done": lambda s, task: task.n < len(s.flocks),
    "move-to": unmoved_piece,
    "push": pushing,
    "push-to": lambda s, task: is_piece(s, int(task.n)) and charging(s, task, int(task.x // 2)),
    "set-back": lambda s, task: (
        task.n < len(s.flocks)
        and s.flocks[task.n].leader != NOBODY
        and charging(s, task, int(task.x // 2))
    ),
    "travel": lambda s, task: has_power(s, task) and task.n < power_of(s, task.seat).most,
    "arrive": has_power,
    "swap-with": has_power,
    "carry-kiwi": lambda s, task: has_power(s, task) and 1 <= task.n <= 3,
    "pull-kiwi": pulling,
    "repel-piece": repelling,
    "build-nest": lambda s, task: task.x < s.island.size and not s.nests[task.x],
    "built": lambda s, task: (
        task.n < len(NESTS)
        and task.x < s.island.size
        and not s.nests[task.x]
        and s.flocks[task.seat].nests[task.n] < 2
    ),
    "bonus": is_bonus,
    "take-token": growing,
}
