"""Quick moves of Tribes, for playing games out."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.chance import Chance
from atoll.games.tribes.bot.evaluate import MEMBER, NEAR_LAND, SHELL, SPREAD
from atoll.games.tribes.decisions.achieve import may_lay_arrow, way_is_open
from atoll.games.tribes.decisions.events import strikes
from atoll.games.tribes.decisions.move import MOVE_FROM, MOVE_TO
from atoll.games.tribes.decisions.tile import STOP, tile_left
from atoll.games.tribes.decisions.turn import CHOOSE_TILE, USE_HAND
from atoll.games.tribes.parts import (
    ACTIONS,
    COLUMNS,
    EXPLORATION,
    EXPLORE_LAND,
    GAIN_MEMBERS,
    GAIN_POINTS,
    LOSE_MEMBERS,
    LOSE_POINTS,
    PROCREATION,
    SLOTS,
    TAKE_SHELLS,
)
from atoll.games.tribes.state import FACE_DOWN, Tribe, Tribes

WHIM: Final[float] = 1.0  # how much of a quick choice of a tile is left to chance


def rollout(s: Tribes, chance: Chance) -> int:
    """A quick move that is not foolish."""
    task = s.agenda[-1]
    matter = task.matter
    if matter is CHOOSE_TILE:
        return quick_tile(s, task.seat, chance)
    if matter is USE_HAND:
        return s.legal[-2]  # the board of the latest epoch
    if matter is MOVE_FROM:
        return quick_start(s.tribes[task.seat], chance)
    if matter is MOVE_TO:
        return quick_goal(s, s.tribes[task.seat], tile_left(task), chance)
    return chance.pick(s.legal)


def quick_tile(s: Tribes, seat: i64, chance: Chance) -> int:
    """A hand for a board that is ready, else a useful action that costs few shells."""
    tribe = s.tribes[seat]
    ready = any_ready(s, tribe)
    best = 0
    highest = -99.0
    for i in s.legal:
        tile = s.row[i]
        value: float = SHELL * (s.shells[i] - i) + WHIM * chance.share()
        if tile >= ACTIONS:
            value += event_gain(s, seat, tile - ACTIONS)
        elif ready and s.parts.action_hand[tile]:
            value += 3.0
        else:
            value += action_gain(s, tribe, s.parts.action_track[tile])
        if value > highest:
            highest = value
            best = i
    return best


def any_ready(s: Tribes, tribe: Tribe) -> bool:
    """Is there a board that the tribe could complete?"""
    resources = tribe.resources()
    total = sum(resources)
    done = tribe.done
    boards, land = s.boards, s.parts.board_land
    for slot in range(SLOTS):
        board = boards[slot]
        if board == FACE_DOWN or done >> slot & 1 or total <= slot // COLUMNS:
            continue
        if slot < COLUMNS:
            return True
        if resources[land[board]] and (way_is_open(s, tribe, slot) or may_lay_arrow(tribe, slot)):
            return True
    return False


def action_gain(s: Tribes, tribe: Tribe, track: int) -> float:
    n = s.parts.values[track][tribe.tracks[track]]
    if track == PROCREATION:
        return MEMBER * n if tribe.reserve else 0.0
    if track == EXPLORATION:
        return NEAR_LAND * n
    return SPREAD * n


def event_gain(s: Tribes, seat: i64, event: i64) -> float:
    """What taking an event does to its taker."""
    if not strikes(s, seat, event):
        return 0.0
    p = s.parts
    n = float(p.event_number[event])
    effect = p.event_effect[event]
    if effect == GAIN_POINTS:
        return n
    if effect == LOSE_POINTS:
        return -n
    if effect == TAKE_SHELLS:
        return SHELL * n
    if p.event_all[event]:
        return 0.0
    if effect == GAIN_MEMBERS:
        return MEMBER * n
    if effect == LOSE_MEMBERS:
        return -MEMBER * n
    return NEAR_LAND * n if effect == EXPLORE_LAND else -NEAR_LAND * n


def quick_start(tribe: Tribe, chance: Chance) -> int:
    """A member that can go to an active tile where nobody stands, and is not missed."""
    members, exhausted = tribe.members, tribe.exhausted
    found: list[int] = []
    for tile in range(len(members)):
        if members[tile] > 1 or (members[tile] and exhausted[tile]):
            for to in tribe.lands.near[tile]:
                if not members[to] and not exhausted[to]:
                    found.append(tile)
                    break
    return chance.pick(found) if found else STOP


def quick_goal(s: Tribes, tribe: Tribe, tile: int, chance: Chance) -> int:
    members, exhausted = tribe.members, tribe.exhausted
    found = [to for to in tribe.lands.near[tile] if not members[to] and not exhausted[to]]
    return chance.pick(found) if found else chance.pick(s.legal)
