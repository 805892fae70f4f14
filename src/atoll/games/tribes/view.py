"""What a seat sees of a position of Tribes, as plain data."""

from typing import Any

from atoll.engine import hexes
from atoll.engine.view import core
from atoll.games.tribes.decisions.achieve import EXHAUST_WILD, LAY_ARROW, slot_of, stones_on
from atoll.games.tribes.decisions.events import share, strikes
from atoll.games.tribes.decisions.explore import LAY_LAND, kind_of
from atoll.games.tribes.decisions.tile import FromTile, tile_left
from atoll.games.tribes.parts import (
    ACTIONS,
    COLUMNS,
    EFFECTS,
    EPOCHS,
    LOSE_POINTS,
    SLOTS,
    SPACES,
    STACK,
    TRACKS,
    WHEN,
    Parts,
    event_epoch,
)
from atoll.games.tribes.scoring import active_land
from atoll.games.tribes.state import (
    FACE_DOWN,
    NO_TILE,
    UNUSED,
    Tribe,
    Tribes,
    link_ends,
)

Data = dict[str, Any]


def view(s: Tribes, viewer: int | None = None) -> Data:
    """TR-16.3, TR-16.4: everything but the order of what is still to be drawn; TR-16.2: and points
    that are secret."""
    p = s.parts
    return core(s, viewer) | {
        "turn": s.agenda[0].seat if s.agenda else -1,
        "ending": s.ending,
        "row": [
            tile_view(s, tile, viewer) | {"shells": shells}
            for tile, shells in zip(s.row, s.shells, strict=True)
        ],
        "held": None if s.held == NO_TILE else tile_view(s, s.held, viewer) | {"shells": 0},
        "boards": [board_view(s, slot) for slot in range(SLOTS)],
        "arrows": [
            {"owner": seat, "source": ends[0], "target": ends[1]} for seat, ends in arrows(s)
        ],
        "stacks": [sum(s.stack[e * STACK : (e + 1) * STACK]) for e in range(EPOCHS)],
        "struck": [tile_view(s, ACTIONS + e, viewer) for e in range(EPOCHS * STACK) if s.struck[e]],
        "end": {"struck": s.struck_in_last_epoch(), "needed": s.end_events()},
        "bag": {name: s.land[kind] for kind, name in enumerate(p.lands)},
        "drawn": [name for kind, name in enumerate(p.lands) for _ in range(s.drawn[kind])],
        "laying": laying(s),
        "about": about(s),
        "tracks": [
            {"id": name, "values": p.values[track], "end_points": p.end_points[track]}
            for track, name in enumerate(TRACKS)
        ],
        "tribes": [tribe_view(s, seat, viewer) for seat in range(len(s.tribes))],
    }


def about(s: Tribes) -> Data:
    """What the decision that is asked began with: a member's tile, or a board."""
    if s.over:
        return {}
    task = s.task
    if isinstance(task.matter, FromTile):
        return {"from": list(hexes.axial(s.tribes[task.seat].lands.hexes[tile_left(task)]))}
    return {"board": slot_of(task)} if task.matter in (EXHAUST_WILD, LAY_ARROW) else {}


def laying(s: Tribes) -> str | None:
    """The kind of land that was picked and is to be laid now."""
    if s.over or s.task.matter is not LAY_LAND:
        return None
    return s.parts.lands[kind_of(s.task)]


def tile_view(s: Tribes, tile: int, viewer: int | None) -> Data:
    """A tile of the row, with all that is printed on it."""
    p = s.parts
    if tile < ACTIONS:
        return {
            "id": p.tile_ids[tile],
            "event": False,
            "action": TRACKS[p.action_track[tile]],
            "hand": p.action_hand[tile],
        }
    event = tile - ACTIONS
    return {
        "id": p.tile_ids[tile],
        "event": True,
        "name": own_name(p, tile),
        "epoch": event_epoch(event) + 1,
        "all": p.event_all[event],
        "when": WHEN[p.event_when[event]],
        "effect": EFFECTS[p.event_effect[event]],
        "number": p.event_number[event],
        "shares": [share_view(s, seat, event, viewer) for seat in range(len(s.tribes))],
    }


def share_view(s: Tribes, seat: int, event: int, viewer: int | None) -> int:
    """How much of an event would come to a seat that took it now, as far as a viewer can tell."""
    if not strikes(s, seat, event):
        return 0
    if s.parts.event_effect[event] == LOSE_POINTS and not s.knows(viewer, seat):
        return s.parts.event_number[event]
    return int(share(s, seat, event))


def own_name(p: Parts, tile: int) -> str:
    """The name an owner's parts file gives to a tile; empty for those the texts know."""
    name = p.tile_names[tile]
    return name if isinstance(name, str) else ""


def board_view(s: Tribes, slot: int) -> Data:
    """A slot with its board, if that is face up."""
    p = s.parts
    epoch, column = divmod(slot, COLUMNS)
    board = s.boards[slot]
    place: Data = {"slot": slot, "epoch": epoch + 1, "column": column, "up": board != FACE_DOWN}
    if board == FACE_DOWN:
        return place
    name = p.board_names[board]
    return place | {
        "id": p.board_ids[board],
        "name": name if isinstance(name, str) else "",
        "land": p.lands[p.board_land[board]],
        "need": epoch + 1,
        "points": p.board_points[board],
        "bolts": [bool(p.board_bolts[board] >> space & 1) for space in range(SPACES)],
        "track": TRACKS[p.board_track[board]],
        "stones": list(s.stones[slot * SPACES : slot * SPACES + stones_on(s, slot)]),
    }


def tribe_view(s: Tribes, seat: int, viewer: int | None) -> Data:
    """What lies in front of one player; None where it is secret."""
    tribe = s.tribes[seat]
    points = int(tribe.points) if s.knows(viewer, seat) else None
    return {
        "seat": seat,
        "points": points,
        "breakdown": s.breakdown(seat) | {"teeth": points},
        "shells": tribe.shells,
        "reserve": tribe.reserve,
        "members": sum(tribe.members),
        "active": active_land(tribe),
        "exhausted": sum(tribe.exhausted),
        "tracks": {name: tribe.tracks[track] for track, name in enumerate(TRACKS)},
        "values": {name: s.value(seat, track) for track, name in enumerate(TRACKS)},
        "strongest": s.is_strongest(seat),
        "weakest": s.is_weakest(seat),
        "arrow": tribe.arrow == UNUSED,
        "land": land_view(s.parts, tribe),
        "free": [list(hexes.axial(place)) for place in tribe.lands.frontier],
    }


def land_view(p: Parts, tribe: Tribe) -> list[Data]:
    return [
        {
            "q": hexes.axial(place)[0],
            "r": hexes.axial(place)[1],
            "kind": p.lands[tribe.lands.kinds[tile]],
            "members": tribe.members[tile],
            "exhausted": bool(tribe.exhausted[tile]),
        }
        for tile, place in enumerate(tribe.lands.hexes)
    ]


def arrows(s: Tribes) -> list[tuple[int, tuple[int, int]]]:
    """Whose arrows lie from which slot to which."""
    return [
        (seat, link_ends(tribe.arrow))
        for seat, tribe in enumerate(s.tribes)
        if tribe.arrow != UNUSED
    ]
