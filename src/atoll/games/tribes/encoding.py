"""A position of Tribes in numbers.

Land is told tile by tile in the order in which it was laid: the first three tiles are alike in all
games, and a tile keeps its number. Kinds of land are told apart in counts: what is occupied, what lies
beside members, what is exhausted.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

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
    NO_TILE,
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
        self.spaces: i64 = sum([len(values) for values in parts.values])  # of all tracks

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
            self.put_tracks(s.parts, known, part_of(who), row)
            put_stones(s, tribe, who, known, counted, row)
            put_ways(s, tribe, known, part_of(who), row)
            put_one_of(row, len(LINKS), -1 if tribe.arrow == UNUSED else LINKS.index(tribe.arrow))
            put_counts(known, part_of(who) + LAND, row)
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

    def put_tracks(self, p: Parts, known: BytesWriter, tracks: i64, row: Row) -> None:
        """The spaces that a player has reached."""
        start, written = row.blank(self.spaces), row.written
        for track in range(len(TRACKS)):
            written[start + i64(known[tracks + track])] = 1
            start += len(p.values[track])

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
    tribe = s.tribes[who]
    own = known[part_of(who) + STRENGTH]
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
    return counted


def put_row(s: Tribes, row: Row) -> None:
    """The action sequence, the tile in use, and the events that are over or to come."""
    places = row.blank(3 * TILES)
    shells = places + TILES
    written, tiles, lying = row.written, s.row, s.shells
    for place in range(len(tiles)):
        tile: i64 = tiles[place]
        written[places + tile] = u8(place + 1)
        row[shells + tile] = lying[place]
    if s.held != NO_TILE:
        written[shells + TILES + s.held] = 1
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
    faces, written = row.blank(SLOTS * DECK + 3 * SLOTS), row.written
    points = faces + SLOTS * DECK
    events = points + SLOTS
    seats: i64 = len(s.tribes)
    for slot in range(SLOTS):
        board = i64(known[slot])
        if board == FACE_DOWN:
            continue
        written[faces + slot * DECK + board % DECK] = 1
        space: i64 = 0
        while space < seats and known[STONES + slot * SPACES + space] != NOBODY:
            space += 1
        if space < seats:
            row[points + slot] = p.board_points[board][space]
            if p.board_bolts[board] >> space & 1:
                written[events + slot] = 1
    coming: i64 = -1
    for task in s.agenda:
        if task.matter is COMPLETE:
            coming = slot_of(task)
    if coming >= 0:
        written[events + SLOTS + coming] = 1


def put_land(s: Tribes, row: Row) -> None:
    """Land that lies nowhere yet."""
    row.extend(s.land)
    row.extend(s.drawn)
    laying: i64 = -1
    if s.agenda and s.agenda[-1].matter is LAY_LAND:
        laying = kind_of(s.agenda[-1])
    put_one_of(row, KINDS, laying)


def put_stones(
    s: Tribes, tribe: Tribe, who: i64, known: BytesWriter, counted: i64, row: Row
) -> None:
    """On which space of every board a seat has its stone; and the points everybody can count."""
    p, done = s.parts, tribe.done
    start, written = row.blank(SLOTS), row.written
    seats: i64 = len(s.tribes)
    points: i64 = p.first_points[seats - 2][who]
    for slot in range(SLOTS):
        if done >> slot & 1:
            space: i64 = 0
            while space < seats and i64(known[STONES + slot * SPACES + space]) != who:
                space += 1
            written[start + slot] = u8(space + 1)
            points += p.board_points[i64(known[slot])][space]
    row[counted] = points if points < BYTE else BYTE


def put_ways(s: Tribes, tribe: Tribe, known: BytesWriter, part: i64, row: Row) -> None:
    """What a tribe can do with every board."""
    start, written = row.blank(SLOTS), row.written
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
            written[start + slot] = COMPLETABLE if is_enough(slot, real, total) else WANTING


def put_counts(known: BytesWriter, start: i64, row: Row) -> None:
    """How many tiles of every kind there are in every state."""
    written = row.written
    for place in range(start, start + COUNTS):
        written.append(known[place])


def active_in(known: BytesWriter, part: i64) -> int:
    """TR-12.4: the land tiles that are not exhausted."""
    active: i64 = 0
    for place in range(part + LAND, part + LAND + SPENT * KINDS):
        active += i64(known[place])
    return int(active)
