"""How well a seat stands in Tribes.

A position is judged in points: those a seat has, and what its members, land, shells, tracks and
the boards within its reach may still bring. All weights were tuned by play between bots.
"""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.engine.judge import outcome, shares
from atoll.games.tribes.decisions.achieve import (
    COMPLETE,
    EXHAUST_WILD,
    may_lay_arrow,
    slot_of,
    way_is_open,
)
from atoll.games.tribes.decisions.events import EXHAUST_EMPTY, LOSE_MEMBER
from atoll.games.tribes.decisions.explore import LAY_LAND, PICK_LAND
from atoll.games.tribes.decisions.move import MOVE_FROM, MOVE_TO
from atoll.games.tribes.decisions.procreate import PLACE_MEMBER
from atoll.games.tribes.decisions.tile import tile_left
from atoll.games.tribes.decisions.turn import USE_HAND
from atoll.games.tribes.parts import COLUMNS, SLOTS, SPACES, STRENGTH
from atoll.games.tribes.scoring import winners
from atoll.games.tribes.state import FACE_DOWN, NOBODY, UNUSED, Tribe, Tribes

# What things are worth in points while there is time left to use them.
SHELL: Final[float] = 0.35
MEMBER: Final[float] = 0.35
SPREAD: Final[float] = 0.3  # an active tile with members on it
NEAR_LAND: Final[float] = 0.3  # an active tile beside members
FAR_LAND: Final[float] = 0.15
KIND: Final[float] = 0.3  # the first tile of a kind with members on it
STEP: Final[float] = 1.3  # a step on a track that helps an action
STRONG: Final[float] = 0.8  # a step on the strength track
ABOVE: Final[float] = 0.6  # the way to the board above
ARROW: Final[float] = 1.0

# How much of a board's worth counts already.
HELD: Final[float] = 0.95  # it can be completed with the tile in hand
READY: Final[float] = 0.5  # it can be completed
CLOSE: Final[float] = 0.25  # it wants one more member on land nearby
REMOTE: Final[float] = 0.1
SECOND: Final[float] = 0.5  # of the second best board
WILD: Final[float] = 0.82  # the loss of a tile used up

# What is still to be done this turn.
NEW_MEMBER: Final[float] = 0.18
NEW_STEP: Final[float] = 0.47
NEW_LAND: Final[float] = 0.4

BONUS_SLOPE: Final[float] = 0.11
COLD: Final[float] = 2.0  # points that make a difference at the end
WARM: Final[float] = 6.0  # and how many more at the beginning
LAST_STONE: Final[float] = 12.0  # stones of a tribe after which no time is left


def evaluate(s: Tribes) -> list[float]:
    """How well every seat stands, from 0 to 1; the sum is 1."""
    if not s.agenda:
        return outcome(s.scores(), winners(s), COLD)
    left = time_left(s)
    top = s.agenda[-1]
    worths: list[float] = []
    for seat in range(len(s.tribes)):
        ready = HELD if top.seat == seat and top.matter is USE_HAND else READY
        worths.append(worth(s, s.tribes[seat], left, ready))
    add_bonuses(s, worths)
    for task in s.agenda:
        worths[task.seat] += pending(s, task, left)
    return shares(worths, COLD + WARM * left)


def time_left(s: Tribes) -> float:
    """How much of the game is still to come, from 1 to 0."""
    if s.ending:
        return 0.0
    most = 0
    for tribe in s.tribes:
        stones = int(tribe.done).bit_count()
        if stones > most:
            most = stones
    by_stones = 1.0 - most / LAST_STONE
    by_events = 1.0 - s.struck_in_last_epoch() / s.end_events()
    if by_stones > by_events:
        by_stones = by_events
    return by_stones if by_stones > 0.1 else 0.1


def worth(s: Tribes, tribe: Tribe, left: float, ready: float) -> float:
    """A tribe in points."""
    p = s.parts
    tracks = tribe.tracks
    points = float(tribe.points)
    steps = 0
    for track in range(STRENGTH):
        points += p.end_points[track][tracks[track]]
        steps += tracks[track]
    points += left * (STEP * steps + STRONG * tracks[STRENGTH] + SHELL * float(tribe.shells))
    if tribe.arrow == UNUSED:
        points += left * ARROW
    resources = [0, 0, 0, 0, 0]
    near = [0, 0, 0, 0, 0]
    points += left * land_worth(tribe, resources, near)
    points += left * MEMBER * float(p.members - tribe.reserve)
    return points + boards_worth(s, tribe, resources, near, left, ready)


def land_worth(tribe: Tribe, resources: list[int], near: list[int]) -> float:
    """The active land of a tribe; counts what is occupied and what lies beside members, by kind."""
    kinds, exhausted, members = tribe.lands.kinds, tribe.exhausted, tribe.members
    beside = tribe.lands.near
    total = 0.0
    for i in range(len(members)):
        if exhausted[i]:
            continue
        kind = kinds[i]
        if members[i]:
            total += SPREAD
            if not resources[kind]:
                total += KIND
            resources[kind] += 1
            continue
        for j in beside[i]:
            if members[j]:
                total += NEAR_LAND
                near[kind] += 1
                break
        else:
            total += FAR_LAND
    return total


def boards_worth(
    s: Tribes, tribe: Tribe, resources: list[int], near: list[int], left: float, ready: float
) -> float:
    """The two best boards within reach."""
    boards, land = s.boards, s.parts.board_land
    done = tribe.done
    total = sum(resources)
    best = 0.0
    second = 0.0
    for slot in range(SLOTS):
        board = boards[slot]
        if board == FACE_DOWN or done >> slot & 1:
            continue
        need = slot // COLUMNS + 1
        arrow = False
        if need > 1 and not way_is_open(s, tribe, slot):
            if not may_lay_arrow(tribe, slot):
                continue
            arrow = True
        kind = land[board]
        real = resources[kind]
        value = board_worth(s, tribe, slot, board, left)
        if arrow:
            value -= left * ARROW
        if total >= need and (need == 1 or real):
            if need > real:
                value -= left * WILD * (need - real)
            value *= ready
        elif total + 1 >= need and (near[kind] or (real and sum(near))):
            value *= CLOSE
        else:
            value *= REMOTE
        if value > best:
            second = best
            best = value
        elif value > second:
            second = value
    return best + SECOND * second


def board_worth(s: Tribes, tribe: Tribe, slot: int, board: int, left: float) -> float:
    """What completing a board brings: points, a step on a track, the way further up."""
    space = 0
    while space < SPACES - 1 and s.stones[slot * SPACES + space] != NOBODY:
        space += 1
    p = s.parts
    value = float(p.board_points[board][space])
    track = p.board_track[board]
    reached = tribe.tracks[track]
    ends = p.end_points[track]
    if reached + 1 < len(ends):
        value += left * (STRONG if track == STRENGTH else STEP)
        value += ends[reached + 1] - ends[reached]
    if slot < SLOTS - COLUMNS:
        value += left * ABOVE
    return value


def add_bonuses(s: Tribes, worths: list[float]) -> None:
    """TR-12.2, TR-12.4: most members and most active land, the surer the further ahead."""
    fewest: i64 = 99
    most: i64 = 0
    active: list[int] = []
    for tribe in s.tribes:
        if tribe.reserve < fewest:
            fewest = tribe.reserve
        land: i64 = tribe.exhausted.count(0)
        active.append(land)
        if land > most:
            most = land
    p = s.parts
    for seat in range(len(worths)):
        members = 1.0 - BONUS_SLOPE * float(s.tribes[seat].reserve - fewest)
        lands = 1.0 - BONUS_SLOPE * float(most - active[seat])
        if members > 0.0:
            worths[seat] += p.bonus_members * members
        if lands > 0.0:
            worths[seat] += p.bonus_land * lands


def pending(s: Tribes, task: Task, left: float) -> float:
    """What a task on the agenda will bring to its seat."""
    matter = task.matter
    n = float(task.n)
    if matter is COMPLETE:
        slot: int = slot_of(task)
        return board_worth(s, s.tribes[task.seat], slot, s.boards[slot], left)
    if matter is EXHAUST_WILD:
        return -WILD * left * n
    if matter is PLACE_MEMBER:
        return NEW_MEMBER * left * n
    if matter is MOVE_FROM:
        return NEW_STEP * left * n
    if matter is MOVE_TO:
        return left * (NEW_STEP * (n - 1.0) + best_step(s.tribes[task.seat], tile_left(task)))
    if matter is PICK_LAND:
        return NEW_LAND * left * sum(s.drawn)
    if matter is LAY_LAND:
        return NEW_LAND * left
    if matter is LOSE_MEMBER:
        return -MEMBER * left * n
    if matter is EXHAUST_EMPTY:
        return -FAR_LAND * left * n
    return 0.0


def best_step(tribe: Tribe, tile: int) -> float:
    """What a member of a tile can win by going one step."""
    best = -1.0
    for to in tribe.lands.near[tile]:
        gain = step_gain(tribe, tile, to)
        if gain > best:
            best = gain
    return best


def step_gain(tribe: Tribe, tile: int, to: int) -> float:
    """A new tile occupied, less the tile that is left empty."""
    gain = 0.0
    if not tribe.members[to] and not tribe.exhausted[to]:
        gain += 1.0
    if tribe.members[tile] == 1 and not tribe.exhausted[tile]:
        gain -= 1.0
    return gain
