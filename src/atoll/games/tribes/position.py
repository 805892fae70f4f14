"""A whole position of Tribes as plain data, and back: for tests, puzzles and sharing."""

from atoll.engine import hexes
from atoll.engine.field import Field
from atoll.engine.position import read_agenda, read_chance
from atoll.games.tribes.decisions.achieve import stones_on, way_is_open
from atoll.games.tribes.decisions.explore import LAY_LAND, kind_of
from atoll.games.tribes.decisions.matters import MATTERS
from atoll.games.tribes.parts import (
    ACTIONS,
    COLUMNS,
    DECK,
    EPOCHS,
    SLOTS,
    SPACES,
    STACK,
    TOTALS,
    TRACKS,
    Parts,
)
from atoll.games.tribes.setup import TRIANGLE
from atoll.games.tribes.state import (
    FACE_DOWN,
    NO_TILE,
    NOBODY,
    ROUND_LIMIT,
    UNUSED,
    Tribe,
    Tribes,
    link,
    link_ends,
    territory,
)
from atoll.games.tribes.view import Data, land_view

MOST = 9999  # points in teeth: TR-1.17 sets no limit, this only keeps nonsense out

# What can wait together in one turn, the last of them on top.
CHAINS = (
    ("use-hand",),
    ("strike",),
    ("relocate-from", "place-member"),
    ("relocate-to",),
    ("move-from",),
    ("move-to",),
    ("explore",),
    ("turn-back", "pick-land", "lay-land"),
    ("complete", "lay-arrow", "exhaust-wild"),
    ("lose-member",),
    ("exhaust-empty",),
)


def to_dict(s: Tribes) -> Data:
    """The whole position; bag, deck and stacks hold what lies nowhere else."""
    p = s.parts
    return {
        "round": s.round,
        "ending": s.ending,
        "totals": TOTALS[s.secret],
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
    }


def from_dict(p: Parts, field: Field) -> Tribes:
    """The position of `to_dict`; anything no game can come to raises `ValueError`."""
    s = read(p, field)
    read_agenda(s, field["agenda"], MATTERS)
    put_back(s, field)
    check_tribes(s, field)
    check_row(s, field)
    check_boards(s, field)
    check_agenda(s, field)
    return s


def read(p: Parts, data: Field) -> Tribes:
    tribes = [read_tribe(p, entry) for entry in data["tribes"].each(2, 4)]
    row = data["row"].each(ACTIONS - 1, len(p.tile_ids))
    held = data["held"]
    s = Tribes(
        p,
        read_chance(data["chance"]),
        agenda=[],
        legal=[],
        tribes=tribes,
        row=[entry["tile"].index(p.tile_ids) for entry in row],
        shells=[entry["shells"].number(0, p.shells * len(tribes)) for entry in row],
        held=NO_TILE if held.value is None else held.index(p.tile_ids),
        boards=bytearray(
            FACE_DOWN if board.value is None else read_board(p, slot, board)
            for slot, board in enumerate(data["boards"].each(SLOTS, SLOTS))
        ),
        stones=bytearray([NOBODY] * (SLOTS * SPACES)),
        arrows=sum({1 << tribe.arrow for tribe in tribes if tribe.arrow != UNUSED}),
        deck=bytearray(),
        stack=bytearray(),
        struck=bytearray(EPOCHS * STACK),
        land=bytearray(),
        drawn=bytearray(data["drawn"][name].number(0, 10) for name in p.lands),
        turn_round=data["round"].number(1, ROUND_LIMIT),
        ending=data["ending"].flag(),
        secret=bool(data["totals"].index(TOTALS)),
    )
    for event in data["struck"].each(0, EPOCHS * STACK):
        s.struck[event.index(p.tile_ids[ACTIONS:])] = 1
    read_stones(s, data["stones"])
    return s


def read_tribe(p: Parts, entry: Field) -> Tribe:
    land = entry["land"].each(len(TRIANGLE), sum(p.land_tiles))
    size = len(land)  # connected land that begins in the middle reaches no further
    tiles = [
        (
            hexes.code(tile["q"].number(-size, size), tile["r"].number(-size, size)),
            tile["kind"].index(p.lands),
        )
        for tile in land
    ]
    members = bytearray(tile["members"].number(0, p.members) for tile in land)
    return Tribe(
        territory(tiles),
        members,
        bytearray(tile["exhausted"].flag() for tile in land),
        bytearray(
            entry["tracks"][name].number(0, len(p.values[track]) - 1)
            for track, name in enumerate(TRACKS)
        ),
        p.members - sum(members),
        entry["shells"].number(0, p.shells * 4),
        entry["points"].number(0, MOST),
        0,
        UNUSED if entry["arrow"].value is None else read_arrow(entry["arrow"]),
    )


def read_arrow(arrow: Field) -> int:
    source, target = [slot.number(0, SLOTS - 1) for slot in arrow.each(2, 2)]
    number = link(source, target)
    if number < 0:
        raise arrow.wrong("a slot and one diagonally above it")
    return number


def read_board(p: Parts, slot: int, board: Field) -> int:
    first = slot // COLUMNS * DECK
    return first + board.index(p.board_ids[first : first + DECK])


def read_stones(s: Tribes, boards: Field) -> None:
    for slot, stones in enumerate(boards.each(SLOTS, SLOTS)):
        for space, stone in enumerate(stones.each(0, SPACES)):
            seat = stone.number(0, len(s.tribes) - 1)
            if s.tribes[seat].done >> slot & 1:
                raise stones.wrong("one stone of a seat")
            s.stones[slot * SPACES + space] = seat
            s.tribes[seat].done |= 1 << slot


def put_back(s: Tribes, field: Field) -> None:
    """Fill bag, deck and stacks with what lies nowhere else."""
    land = [count - s.drawn[kind] for kind, count in enumerate(s.parts.land_tiles)]
    for tribe in s.tribes:
        for kind in tribe.lands.kinds:
            land[kind] -= 1
    # Land picked from the hand but not yet laid is on the agenda.
    for task in s.agenda:
        if task.matter is LAY_LAND:
            land[kind_of(task)] -= 1
    if min(land) < 0:
        raise field.broken("there is more land than in the box")
    s.land = bytearray(land)
    s.deck = bytearray(0 if board in s.boards else 1 for board in range(EPOCHS * DECK))
    in_row = [*s.row, s.held]
    s.stack = bytearray(
        0 if s.struck[event] or ACTIONS + event in in_row else 1 for event in range(EPOCHS * STACK)
    )


def check_tribes(s: Tribes, field: Field) -> None:
    for seat, tribe in enumerate(s.tribes):
        places = tribe.lands.hexes
        if tribe.reserve < 0:
            raise field.broken(f"tribes[{seat}] has more members than the box")
        if places[0] != TRIANGLE[0] or len(set(places)) < len(places):
            raise field.broken(f"tribes[{seat}].land must begin at 0,0 and be on different hexes")
        for tile in range(1, len(places)):
            if tribe.lands.near[tile] == [] or tribe.lands.near[tile][0] > tile:
                raise field.broken(f"tribes[{seat}].land[{tile}] touches no land before it")
    if sum(s.shells) + sum([tribe.shells for tribe in s.tribes]) != s.parts.shells * len(s.tribes):
        raise field.broken(f"there must be {s.parts.shells} shells for every tribe in all")


def check_row(s: Tribes, field: Field) -> None:
    tiles = s.row if s.held == NO_TILE else [*s.row, s.held]
    if len(set(tiles)) < len(tiles) or any(s.struck[t - ACTIONS] for t in tiles if t >= ACTIONS):
        raise field.broken("a tile is in two places of row, held and struck")
    if sum(tile < ACTIONS for tile in tiles) < ACTIONS:
        raise field.broken("the six action tiles must be in row and held")
    check_ending(s, field)


def check_ending(s: Tribes, field: Field) -> None:
    """TR-11.1, TR-11.2: the last events needed were taken in this very round."""
    over = s.struck_in_last_epoch() - s.end_events()
    if s.ending != (over >= 0):
        raise field.broken("ending does not agree with the struck events of the last epoch")
    turns = int(s.agenda[0].seat) if s.agenda else len(s.tribes)
    if s.ending and turns <= over:
        raise field.broken("too few turns of this round are over to have brought the end")


def check_boards(s: Tribes, field: Field) -> None:
    up = [board for board in s.boards if board != FACE_DOWN]
    if len(set(up)) < len(up):
        raise field.broken("a board lies in two slots")
    for slot in range(SLOTS):
        turned = slot < COLUMNS or stones_on(s, slot - COLUMNS) > 0
        if turned != (s.boards[slot] != FACE_DOWN):
            raise field.broken(f"boards[{slot}] must be {'face up' if turned else 'face down'}")
        for tribe in s.tribes:
            if tribe.done >> slot & 1 and not way_is_open(s, tribe, slot):
                raise field.broken(f"stones[{slot}] has a stone without a way to it")
    links = [tribe.arrow for tribe in s.tribes if tribe.arrow != UNUSED]
    if len(set(links)) < len(links):
        raise field.broken("two arrows lie on one link")
    for seat, tribe in enumerate(s.tribes):
        if tribe.arrow != UNUSED and not all(
            tribe.done >> slot & 1 for slot in link_ends(int(tribe.arrow))
        ):
            raise field.broken(f"tribes[{seat}].arrow must lie between two stones of its tribe")


def check_agenda(s: Tribes, field: Field) -> None:
    names = [task.matter.name for task in s.agenda]
    if s.held == NO_TILE:
        check_between_turns(s, names, field)
        return
    suffering = names.count("suffer")
    chain = names[suffering + 1 :]
    if names[: suffering + 1] != ["end-turn"] + ["suffer"] * suffering:
        raise field.broken("agenda must begin with end-turn, then suffer, while a tile is held")
    if not any(chain == [name for name in known if name in chain] for known in CHAINS):
        raise field.broken(f"agenda: {', '.join(chain)} cannot wait together")
    seats = {task.seat for task in s.agenda[suffering + 1 :]}
    if len(seats) > 1 or (s.held < ACTIONS and seats - {s.agenda[0].seat}):
        raise field.broken("agenda: another seat cannot wait here")
    if any(s.drawn) != ("pick-land" in chain):
        raise field.broken("drawn land must wait for pick-land on the agenda")
    if not all(any(tribe.members) for tribe in s.tribes):
        raise field.broken("every tribe must have a member")


def check_between_turns(s: Tribes, names: list[str], field: Field) -> None:
    """No tile is held: a tile is to be chosen, after all first members; or the game is over."""
    waiting = [int(task.seat) for task in s.agenda[1:]]
    without = [seat for seat, tribe in enumerate(s.tribes) if not any(tribe.members)]
    if waiting != without[::-1] or names[1:] != ["first-member"] * len(waiting):
        raise field.broken(
            "agenda: first-member must wait for every tribe without members, and no other"
        )
    if waiting and (s.round > 1 or any(s.shells) or any(s.struck) or any(t.done for t in s.tribes)):
        raise field.broken("agenda: first members are placed before the first turn")
    if names[:1] != ["choose-tile"] and not (names == [] and (s.ending or s.round == ROUND_LIMIT)):
        raise field.broken("agenda must begin with choose-tile, while no tile is held")
    if any(s.drawn):
        raise field.broken("drawn land must wait for pick-land on the agenda")
