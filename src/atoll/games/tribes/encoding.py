"""A position of Tribes in numbers.

Land is told tile by tile in the order in which it was laid: the first three tiles are alike in all
games, and a tile keeps its number. Kinds of land are told apart in counts: what is occupied, what lies
beside members, what is exhausted.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from atoll.engine import hexes
from atoll.engine.encoding import BYTE, ZEROS, Encoding, Row, put_digits, put_one_of
from atoll.games.tribes.decisions.achieve import (
    COMPLETE,
    is_enough,
    may_lay_arrow,
    slot_of,
    way_is_open,
)
from atoll.games.tribes.decisions.explore import LAY_LAND, kind_of
from atoll.games.tribes.decisions.matters import MATTERS
from atoll.games.tribes.parts import (
    ACTIONS,
    DECK,
    EPOCHS,
    LANDS,
    SLOTS,
    SPACES,
    STACK,
    STRENGTH,
    TRACKS,
    Parts,
)
from atoll.games.tribes.scoring import extra_points
from atoll.games.tribes.state import (
    FACE_DOWN,
    LINKS,
    NOBODY,
    UNUSED,
    Territory,
    Tribe,
    Tribes,
)

VERSION: Final = 1
KINDS: Final = len(LANDS)
EVENTS: Final = EPOCHS * STACK
TILES: Final = ACTIONS + EVENTS

# What a tribe can do with a board.
NO_WAY: Final = 0  # or it is face down, or completed
WANTING: Final = 1  # too little land is occupied
COMPLETABLE: Final = 2

# How a tribe's tiles of a kind are counted.
OCCUPIED: Final = 0  # active, with members: a resource
BESIDE: Final = 1  # active and empty, beside members
OUTLYING: Final = 2  # active and empty, further away
SPENT: Final = 3  # exhausted, with members
FALLOW: Final = 4  # exhausted and empty
COUNTED: Final = ("occupied", "beside", "remote", "spent", "fallow")
COUNTS: Final = 5 * KINDS

# What a row is worked out from, copied into one piece (see `gathered`): boards, stones, and for every
# tribe its tracks and the counts of its land.
STONES: Final = SLOTS
FIRST_TRIBE: Final = SLOTS + SLOTS * SPACES
LAND: Final = len(TRACKS)  # where the counts begin in the part of a tribe
PART: Final = LAND + COUNTS

Fields = list[tuple[str, tuple[int, ...], int]]


def encoding(parts: Parts, seats: int) -> "TribesEncoding":
    return TribesEncoding(parts, seats)


def table_fields(p: Parts, seats: int) -> Fields:
    """What lies in the middle of the table."""
    return [
        ("first", (seats,), 1),  # who began, and so who ends a round
        ("turn", (seats,), 1),
        ("round", (2,), BYTE),  # in bytes, the lowest first
        ("ending", (), 1),
        ("secret", (), 1),
        ("end.struck", (), STACK),
        ("end.needed", (), STACK),
        ("row.place", (TILES,), TILES),  # from 1; 0 is not in the row
        ("row.shells", (TILES,), min(BYTE, p.shells * seats)),
        ("held", (TILES,), 1),
        ("struck", (EVENTS,), 1),
        ("stacks", (EPOCHS,), STACK),
        ("boards", (SLOTS, DECK), 1),
        ("boards.points", (SLOTS,), 20),  # what the next stone brings
        ("boards.event", (SLOTS,), 1),  # does the next stone bring an event?
        ("boards.coming", (SLOTS,), 1),  # it is being completed
        ("bag", (KINDS,), 12),
        ("drawn", (KINDS,), 12),
        ("laying", (KINDS,), 1),
    ]


def tribe_fields(p: Parts, seats: int, who: str, teeth: str) -> Fields:
    """What lies in front of a player."""
    land = p.most_land(seats)
    return [
        (f"{who}.{teeth}", (), BYTE),
        (f"{who}.counted", (), BYTE),  # the points everybody can count
        (f"{who}.extra", (), BYTE),  # the points of tracks and bonuses
        (f"{who}.shells", (), min(BYTE, p.shells * seats)),
        (f"{who}.reserve", (), p.members),
        (f"{who}.land", (), land),
        (f"{who}.active", (), land),
        (f"{who}.strongest", (), 1),
        (f"{who}.weakest", (), 1),
        *[(f"{who}.{track}", (len(p.values[number]),), 1) for number, track in enumerate(TRACKS)],
        (f"{who}.stones", (SLOTS,), SPACES),  # on which space, from 1
        (f"{who}.boards", (SLOTS,), COMPLETABLE),
        (f"{who}.arrow", (len(LINKS),), 1),
        *[(f"{who}.{state}", (KINDS,), 12) for state in COUNTED],
        (f"{who}.members", (land,), p.members),
        (f"{who}.exhausted", (land,), 1),
        (f"{who}.kind", (land,), KINDS),  # from 1; 0 is no tile
        (f"{who}.q", (land,), 2 * hexes.MIDDLE),  # MIDDLE is 0
        (f"{who}.r", (land,), 2 * hexes.MIDDLE),
    ]


class TribesEncoding(Encoding[Tribes]):
    """The table, then own things, then those of the others in turn order."""

    def __init__(self, parts: Parts, seats: int) -> None:
        fields = table_fields(parts, seats) + tribe_fields(parts, seats, "own", "teeth")
        for further in range(1, seats):
            # TR-16.2: what others have may be secret, so it is no mirror of one's own.
            fields += tribe_fields(parts, seats, f"other{further}", "teeth-shown")
        super().__init__(VERSION, seats, MATTERS, fields)
        self.land: i64 = parts.most_land(seats)

    def put(self, s: Tribes, seat: int, row: Row) -> None:
        known = gathered(s)
        self.put_turn(s, seat, row)
        put_row(s, row)
        put_boards(s, known, row)
        put_land(s, row)
        active = [active_in(known, part_of(who)) for who in range(self.seats)]
        extra = extra_points(s, active)
        for further in range(self.seats):
            who = (seat + further) % self.seats
            tribe = s.tribes[who]
            counted = put_standing(s, seat, who, extra[who], active[who], known, row)
            put_stones(s, who, known, counted, row)
            put_ways(s, tribe, known, part_of(who), row)
            put_one_of(row, len(LINKS), -1 if tribe.arrow == UNUSED else LINKS.index(tribe.arrow))
            start = part_of(who) + LAND
            for place in range(start, start + COUNTS):
                row.append(i64(known[place]))
            self.put_tiles(tribe, row)

    def put_turn(self, s: Tribes, seat: i64, row: Row) -> None:
        """Whose turn it is, and how far the game has come."""
        seats: i64 = self.seats
        put_one_of(row, seats, (seats - seat) % seats)
        put_one_of(row, seats, (s.agenda[0].seat - seat) % seats if s.agenda else -1)
        put_digits(row, s.round, 2)
        row.append(1 if s.ending else 0)
        row.append(1 if s.secret else 0)
        row.append(s.struck_in_last_epoch())
        row.append(s.end_events())

    def put_tiles(self, tribe: Tribe, row: Row) -> None:
        """A player's land, tile by tile."""
        lands = tribe.lands
        if not lands.chart:
            lands.chart = self.chart(lands)
        left = self.land - len(tribe.members)
        row.extend(tribe.members)
        row.blank(left)
        row.extend(tribe.exhausted)
        row.blank(left)
        row.extend(lands.chart)

    def chart(self, lands: Territory) -> bytes:
        """What never changes in a territory: kinds of land and where they lie."""
        row = Row()
        left = self.land - len(lands.hexes)
        row.extend(bytes([kind + 1 for kind in lands.kinds]))
        row.blank(left)
        for axis in range(2):
            for place in lands.hexes:
                row.append(hexes.axial(place)[axis] + hexes.MIDDLE)
            row.blank(left)
        return row.numbers()


def gathered(s: Tribes) -> BytesWriter:
    """What is read again and again, in one piece: there it is quick to read."""
    known = BytesWriter()
    known.write(s.boards)
    known.write(s.stones)
    for tribe in s.tribes:
        known.write(tribe.tracks)
        start: i64 = len(known)
        known.write(ZEROS[COUNTS])
        tiles: i64 = len(known)
        known.write(tribe.members)
        known.write(tribe.exhausted)
        count_land(tribe.lands, known, start, tiles)
        known.truncate(tiles)
    return known


def count_land(lands: Territory, known: BytesWriter, start: i64, tiles: i64) -> None:
    """How many tiles of every kind a tribe has in every state of COUNTED."""
    kinds, near = lands.kinds, lands.near
    turned: i64 = tiles + len(kinds)
    for tile in range(len(kinds)):
        state: i64 = OUTLYING
        if known[turned + tile]:
            state = SPENT if known[tiles + tile] else FALLOW
        elif known[tiles + tile]:
            state = OCCUPIED
        else:
            for other in near[tile]:
                if known[tiles + other]:
                    state = BESIDE
                    break
        place: i64 = start + state * KINDS + kinds[tile]
        known[place] = known[place] + 1


def part_of(who: i64) -> i64:
    """Where the part of a tribe begins."""
    return FIRST_TRIBE + who * PART


def put_standing(
    s: Tribes, seat: int, who: i64, extra: i64, active: i64, known: BytesWriter, row: Row
) -> i64:
    """Points and what can be counted at a glance; says where the points of stones are to stand."""
    p, tribe = s.parts, s.tribes[who]
    tracks = part_of(who)
    own = known[tracks + STRENGTH]
    strongest: i64 = 1
    weakest: i64 = 1
    for other in range(s.seats):
        strength = known[part_of(other) + STRENGTH]
        if strength > own:
            strongest = 0
        elif strength < own:
            weakest = 0
    teeth = tribe.points if s.knows(seat, who) else 0
    row.append(teeth if teeth < BYTE else BYTE)
    counted = row.blank(1)
    row.append(extra)
    row.append(tribe.shells)
    row.append(tribe.reserve)
    row.append(len(tribe.members))
    row.append(active)
    row.append(strongest)
    row.append(weakest)
    for track in range(len(TRACKS)):
        put_one_of(row, len(p.values[track]), i64(known[tracks + track]))
    return counted


def put_row(s: Tribes, row: Row) -> None:
    """The action sequence, the tile in use, and the events that are over or to come."""
    places = row.blank(TILES)
    shells = row.blank(TILES)
    for place in range(len(s.row)):
        tile = s.row[place]
        row[places + tile] = place + 1
        row[shells + tile] = s.shells[place]
    put_one_of(row, TILES, s.held)
    row.extend(s.struck)
    stack = bytes(s.stack)
    for epoch in range(EPOCHS):
        left: i64 = 0
        for event in range(epoch * STACK, (epoch + 1) * STACK):
            left += stack[event]
        row.append(left)


def put_boards(s: Tribes, known: BytesWriter, row: Row) -> None:
    """The boards that are face up, and what the next stone on each of them brings."""
    p = s.parts
    faces = row.blank(SLOTS * DECK)
    points = row.blank(SLOTS)
    events = row.blank(SLOTS)
    seats: i64 = s.seats
    for slot in range(SLOTS):
        board = i64(known[slot])
        if board == FACE_DOWN:
            continue
        row[faces + slot * DECK + board % DECK] = 1
        space: i64 = 0
        while space < seats and known[STONES + slot * SPACES + space] != NOBODY:
            space += 1
        if space < seats:
            row[points + slot] = p.board_points[board][space]
            row[events + slot] = p.board_bolts[board] >> space & 1
    coming: i64 = -1
    for task in s.agenda:
        if task.matter is COMPLETE:
            coming = slot_of(task)
    put_one_of(row, SLOTS, coming)


def put_land(s: Tribes, row: Row) -> None:
    """Land that lies nowhere yet."""
    row.extend(s.land)
    row.extend(s.drawn)
    laying: i64 = -1
    if s.agenda and s.agenda[-1].matter is LAY_LAND:
        laying = kind_of(s.agenda[-1])
    put_one_of(row, KINDS, laying)


def put_stones(s: Tribes, who: i64, known: BytesWriter, counted: i64, row: Row) -> None:
    """On which space of every board a seat has its stone; and the points everybody can count."""
    p = s.parts
    start = row.blank(SLOTS)
    points: i64 = p.first_points[s.seats - 2][who]
    seats: i64 = s.seats
    for slot in range(SLOTS):
        if s.tribes[who].done >> slot & 1:
            space: i64 = 0
            while space < seats and known[STONES + slot * SPACES + space] != who:
                space += 1
            row[start + slot] = space + 1
            points += p.board_points[i64(known[slot])][space]
    row[counted] = points if points < BYTE else BYTE


def put_ways(s: Tribes, tribe: Tribe, known: BytesWriter, part: i64, row: Row) -> None:
    """What a tribe can do with every board."""
    start = row.blank(SLOTS)
    occupied: i64 = part + LAND + OCCUPIED * KINDS
    total: i64 = 0
    for kind in range(KINDS):
        total += i64(known[occupied + kind])
    for slot in range(SLOTS):
        board = i64(known[slot])
        if board == FACE_DOWN or tribe.done >> slot & 1:
            continue
        if way_is_open(s, tribe, slot) or may_lay_arrow(tribe, slot):
            real = i64(known[occupied + s.parts.board_land[board]])
            row[start + slot] = COMPLETABLE if is_enough(slot, real, total) else WANTING


def active_in(known: BytesWriter, part: i64) -> int:
    """TR-12.4: the land tiles that are not exhausted."""
    active: i64 = 0
    for place in range(part + LAND, part + LAND + SPENT * KINDS):
        active += i64(known[place])
    return int(active)
