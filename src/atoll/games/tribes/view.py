"""A position of Tribes as plain data: what everybody sees, and the whole of it."""

from typing import Any

from atoll.engine import hexes
from atoll.engine.chance import Chance
from atoll.engine.decision import Task
from atoll.games.tribes.decisions.achieve import stones_on
from atoll.games.tribes.decisions.events import strikes
from atoll.games.tribes.decisions.matters import MATTERS
from atoll.games.tribes.parts import (
    ACTIONS,
    COLUMNS,
    DECK,
    EFFECTS,
    EPOCHS,
    SLOTS,
    SPACES,
    STACK,
    STRENGTH,
    TRACKS,
    WHEN,
    Parts,
    event_epoch,
)
from atoll.games.tribes.scoring import active_land
from atoll.games.tribes.state import (
    FACE_DOWN,
    NO_TILE,
    NOBODY,
    UNUSED,
    Tribe,
    Tribes,
    link,
    link_ends,
    territory,
)

Data = dict[str, Any]


def view(s: Tribes) -> Data:
    """TR-16.3, TR-16.4: everything but the order of what is still to be drawn."""
    p = s.parts
    return {
        "game": "tribes",
        "seats": len(s.tribes),
        "seat": s.seat,
        "round": s.round,
        "over": s.over,
        "ending": s.ending,
        "winners": s.winners() if s.over else [],
        "row": [
            tile_view(s, tile) | {"shells": shells}
            for tile, shells in zip(s.row, s.shells, strict=True)
        ],
        "held": None if s.held == NO_TILE else tile_view(s, s.held) | {"shells": 0},
        "boards": [board_view(s, slot) for slot in range(SLOTS)],
        "arrows": [
            {"owner": seat, "source": ends[0], "target": ends[1]} for seat, ends in arrows(s)
        ],
        "stacks": [sum(s.stack[e * STACK : (e + 1) * STACK]) for e in range(EPOCHS)],
        "struck": [tile_view(s, ACTIONS + e) for e in range(EPOCHS * STACK) if s.struck[e]],
        "end": {"struck": s.struck_in_last_epoch(), "needed": s.end_events()},
        "bag": {name: s.land[kind] for kind, name in enumerate(p.lands)},
        "drawn": [name for kind, name in enumerate(p.lands) for _ in range(s.drawn[kind])],
        "tracks": [
            {"id": name, "values": p.values[track], "end_points": p.end_points[track]}
            for track, name in enumerate(TRACKS)
        ],
        "tribes": [tribe_view(s, seat) for seat in range(len(s.tribes))],
    }


def tile_view(s: Tribes, tile: int) -> Data:
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
        "strikes": [strikes(s, seat, event) for seat in range(len(s.tribes))],
    }


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


def tribe_view(s: Tribes, seat: int) -> Data:
    """What lies in front of one player."""
    tribe = s.tribes[seat]
    return {
        "seat": seat,
        "points": tribe.points,
        "score": sum(s.breakdown(seat).values()),
        "breakdown": s.breakdown(seat),
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


def to_dict(s: Tribes) -> Data:
    """The whole position; what follows from the rest is left out."""
    p = s.parts
    return {
        "game": "tribes",
        "round": s.round,
        "ending": s.ending,
        "row": [
            {"tile": p.tile_ids[tile], "shells": shells}
            for tile, shells in zip(s.row, s.shells, strict=True)
        ],
        "held": None if s.held == NO_TILE else p.tile_ids[s.held],
        "boards": [None if board == FACE_DOWN else p.board_ids[board] for board in s.boards],
        "stones": [
            list(s.stones[slot * SPACES : slot * SPACES + stones_on(s, slot)])
            for slot in range(SLOTS)
        ],
        "struck": [p.tile_ids[ACTIONS + e] for e in range(EPOCHS * STACK) if s.struck[e]],
        "drawn": {name: s.drawn[kind] for kind, name in enumerate(p.lands)},
        "tribes": [
            {
                "land": land_view(p, tribe),
                "tracks": {name: tribe.tracks[track] for track, name in enumerate(TRACKS)},
                "shells": tribe.shells,
                "points": tribe.points,
                "arrow": None if tribe.arrow == UNUSED else list(link_ends(tribe.arrow)),
            }
            for tribe in s.tribes
        ],
        "agenda": [[task.matter.name, task.seat, task.n, task.x] for task in s.agenda],
        "chance": s.chance.stream,
    }


def from_dict(p: Parts, data: Data) -> Tribes:
    """The position of `to_dict`. What is not on the table is in bag, deck and stacks."""
    try:
        s = read(p, data)
    except (KeyError, IndexError, TypeError, AttributeError) as error:
        raise ValueError(f"not a position of Tribes: {type(error).__name__} {error}") from None
    check(s)
    s.settle()
    return s


def read(p: Parts, data: Data) -> Tribes:
    tribes = [read_tribe(p, entry) for entry in data["tribes"]]
    stones = bytearray([NOBODY] * (SLOTS * SPACES))
    for slot, seats in enumerate(data["stones"]):
        for space, seat in enumerate(seats):
            stones[slot * SPACES + space] = seat
            tribes[seat].done |= 1 << slot
    struck = bytearray(EPOCHS * STACK)
    for name in data["struck"]:
        struck[index(p.tile_ids, name, "event") - ACTIONS] = 1
    s = Tribes(
        p,
        Chance(data["chance"]),
        agenda=[Task(matter(name), seat, n, x) for name, seat, n, x in data["agenda"]],
        legal=[],
        tribes=tribes,
        row=[index(p.tile_ids, entry["tile"], "tile") for entry in data["row"]],
        shells=[entry["shells"] for entry in data["row"]],
        held=NO_TILE if data["held"] is None else index(p.tile_ids, data["held"], "tile"),
        boards=bytearray(
            FACE_DOWN if name is None else index(p.board_ids, name, "board")
            for name in data["boards"]
        ),
        stones=stones,
        arrows=sum({1 << tribe.arrow for tribe in tribes if tribe.arrow != UNUSED}),
        deck=bytearray(),
        stack=bytearray(),
        struck=struck,
        land=bytearray(),
        drawn=bytearray(data["drawn"].get(name, 0) for name in p.lands),
        turn_round=data["round"],
        ending=data["ending"],
    )
    put_back(s)
    return s


def read_tribe(p: Parts, entry: Data) -> Tribe:
    tiles = [
        (hexes.code(tile["q"], tile["r"]), index(p.lands, tile["kind"], "land"))
        for tile in entry["land"]
    ]
    members = bytearray(tile["members"] for tile in entry["land"])
    arrow = UNUSED if entry["arrow"] is None else link(*entry["arrow"])
    if entry["arrow"] is not None and arrow < 0:
        raise ValueError(f"not a position of Tribes: no arrow can lie at {entry['arrow']}")
    return Tribe(
        territory(tiles),
        members,
        bytearray(1 if tile["exhausted"] else 0 for tile in entry["land"]),
        bytearray(entry["tracks"][name] for name in TRACKS),
        p.members - sum(members),
        entry["shells"],
        entry["points"],
        0,
        arrow,
    )


def put_back(s: Tribes) -> None:
    """Fill bag, deck and stacks with what lies nowhere else."""
    p = s.parts
    land = [count - s.drawn[kind] for kind, count in enumerate(p.land_tiles)]
    for tribe in s.tribes:
        for kind in tribe.lands.kinds:
            land[kind] -= 1
    # Land picked from the hand but not yet laid is on the agenda.
    for task in s.agenda:
        if task.matter.name == "lay-land":
            land[task.n] -= 1
    if min(land) < 0:
        raise ValueError("not a position of Tribes: more land than the box holds")
    s.land = bytearray(land)
    s.deck = bytearray(0 if board in s.boards else 1 for board in range(EPOCHS * DECK))
    in_row = [*s.row, s.held]
    s.stack = bytearray(
        0 if s.struck[event] or ACTIONS + event in in_row else 1 for event in range(EPOCHS * STACK)
    )


def index(names: list[str], name: object, what: str) -> int:
    if name not in names:
        raise ValueError(
            f"not a position of Tribes: no {what} {name!r}; there are {', '.join(names)}"
        )
    return names.index(str(name))


def matter(name: str) -> Any:
    if name not in MATTERS:
        raise ValueError(f"not a position of Tribes: nothing called {name!r} is ever on the agenda")
    return MATTERS[name]


def check(s: Tribes) -> None:
    """The invariants every position keeps; a position that breaks one is refused."""
    seats = len(s.tribes)
    faults = {
        "2 to 4 tribes are needed": 2 <= seats <= 4,
        "a tribe has more members than the box": all(tribe.reserve >= 0 for tribe in s.tribes),
        "a track ends lower": all(
            tribe.tracks[track] < len(s.parts.values[track])
            for tribe in s.tribes
            for track in range(STRENGTH + 1)
        ),
        "shells are lost or gained": sum(s.shells) + sum(tribe.shells for tribe in s.tribes)
        == s.parts.shells * seats,
        "there must be twelve places for boards": len(s.boards) == SLOTS,
        "an action tile or event lies twice": len({*s.row, s.held}) == len(s.row) + 1,
        "action tiles are missing": sum(tile < ACTIONS for tile in s.row)
        + (NO_TILE < s.held < ACTIONS)
        == ACTIONS,
        "something must be on the agenda": bool(s.agenda),
    }
    for fault, fine in faults.items():
        if not fine:
            raise ValueError(f"not a position of Tribes: {fault}")
