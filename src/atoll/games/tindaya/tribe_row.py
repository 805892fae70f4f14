"""What a row of Tindaya tells of a tribe, in the order of `tribe_fields` and `own_fields`."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.encoding import BYTE, Row, put_one_of
from atoll.games.tindaya.fields import (
    KEPT,
    LIVESTOCK,
    TOKEN,
    ZERO,
)
from atoll.games.tindaya.names import (
    HEXES,
    NOWHERE,
    SECRETS,
    TRADES,
    TRIBES,
)
from atoll.games.tindaya.reckoning import (
    AT_DANGER,
    STRIPS,
    Board,
    People,
    put_stores,
)
from atoll.games.tindaya.scoring import breakdown, progress, winners
from atoll.games.tindaya.state import ENDANGERED, Tindaya


def bit_rows(count: int) -> list[bytes]:
    """The bits of numbers below 2 ** count, the lowest first."""
    return [bytes([number >> bit & 1 for bit in range(count)]) for number in range(1 << count)]


BITS: Final[list[list[bytes]]] = [bit_rows(count) for count in range(9)]


def put_tribe(row: Row, s: Tindaya, seat: i64, board: Board, people: People) -> None:
    """What everybody knows of a tribe, in the order of `tribe_fields`, up to its stores."""
    tribe = s.tribes[seat]
    put_one_of(row, len(TRIBES), tribe.skill)
    row.extend(BITS[4][tribe.trades])
    row.extend(BITS[8][tribe.inventions])
    row.extend(BITS[7][tribe.market])
    row.extend(BITS[8][tribe.used & BYTE])
    row.extend(tribe.shown)
    row.put_all(tribe.goods, 120)
    row.put_all(tribe.tokens, 40)
    row.put(tribe.cubes, 15)
    row.put(tribe.cylinders, 15)
    row.put(tribe.spent_cubes, 15)
    row.put(tribe.spent_cylinders, 15)
    row.append(tribe.villagers)
    row.append(tribe.nobles)
    row.put(tribe.prison, 40)
    row.put(tribe.waste, 60)
    row.put(board.idols_of(seat + 1), 40)
    row.put(tribe.cave, 1)
    row.put(tribe.canoe, 1)
    row.put(tribe.turned, 1)
    row.put(tribe.passed, 1)
    row.put(ZERO + tribe.solidarity, BYTE)
    row.append(rank_in(s.order, seat) - 1)
    row.append(rank_in(s.priority, seat))
    row.append(count_in(s.hand, seat))
    row.append(1 if seat == s.traitor else 0)
    row.put(s.spent[seat], 20)
    row.append(set_aside(s, seat))
    put_slots(row, tribe.values, TOKEN)
    strip: i64
    for strip in range(STRIPS):
        row.append(board.known[board.offered + strip * s.people + seat])
    put_stores(row, s, tribe, people.broods)


def rank_in(seats: list[int], seat: i64) -> i64:
    """The place of a seat, from 1; 0 if it has none."""
    place: i64
    for place in range(len(seats)):
        if seats[place] == seat:
            return place + 1
    return 0


def count_in(numbers: list[int], wanted: i64) -> i64:
    found: i64 = 0
    for each in numbers:
        if each == wanted:
            found += 1
    return found


def put_people(row: Row, s: Tindaya, seat: i64, people: People) -> None:
    """Where the natives of a tribe are, in the order of `tribe_fields`."""
    trade: i64
    for trade in range(len(TRADES)):
        row.append(i64(people.settlements[trade]))
    for trade in range(len(TRADES)):
        row.append(i64(people.workers[trade]))
    row.put(people.pigs, 60)
    row.put(people.goats, 60)
    row.append(people.broods)
    row.append(people.on_volcanoes)
    row.put(missioned(s, seat, people), 60)


def missioned(s: Tindaya, seat: i64, people: People) -> i64:
    """How much of the mission a tribe has; livestock is already counted."""
    if s.mission == NOWHERE:
        return 0
    if s.mission == LIVESTOCK:
        return people.pigs + people.goats
    return progress(s, seat, s.mission)


def set_aside(s: Tindaya, seat: i64) -> i64:
    """Natives of a tribe who hide from the pirates."""
    found: i64 = 0
    for native in s.aside:
        if native // 2 // HEXES == seat:
            found += 1
    return found


def put_slots(row: Row, numbers: list[int], more: i64 = 0) -> None:
    """A number for each secret objective that is kept, so much more; 0 where there is none."""
    start = row.blank(KEPT)
    place: i64
    for place in range(min(KEPT, len(numbers))):
        row[start + place] = more + numbers[place]


def put_danger(row: Row, s: Tindaya, board: Board, seat: i64, people: People) -> None:
    """Natives where a catastrophe or a ship will strike next, and nobody has decided yet."""
    endangered: i64 = 0
    attacked: i64 = 0
    each: i64
    for each in range(len(people.places)):
        place = i64(people.places[each])
        if board.known[AT_DANGER + place] == ENDANGERED:
            endangered += board.natives(seat, place)
        if s.attacked and int(place) in s.attacked:
            attacked += board.natives(seat, place)
    row.append(endangered)
    row.append(attacked)


def put_result(row: Row, s: Tindaya, seat: i64) -> None:
    """At the end: a win, and in the Dominion the sources of the points."""
    if not s.over:
        row.blank(7)
        return
    row.append(1 if int(seat) in winners(s) else 0)
    points = list(breakdown(s, int(seat)).values()) if s.mode.dominion else [0] * 6
    row.put_all([ZERO + n for n in points], BYTE)


def put_own(row: Row, s: Tindaya, seat: i64) -> None:
    """What only the tribe itself knows, in the order of `own_fields`."""
    tribe = s.tribes[seat]
    row.extend(tribe.idols)
    held = row.blank(len(SECRETS))
    for place in range(len(tribe.secrets)):
        row[held + tribe.secrets[place]] = tribe.values[place] + TOKEN
    put_slots(row, [turned(s, seat, bits) for bits in tribe.seen])
    for place in range(2):
        put_one_of(row, len(SECRETS), tribe.dealt[place] if place < len(tribe.dealt) else -1)
    gone = row.blank(len(SECRETS))
    for objective in tribe.discards:
        row[gone + objective] = 1


def turned(s: Tindaya, seat: i64, bits: int) -> int:
    """Seats, bit by bit, counted from this one."""
    found = 0
    for further in range(s.people):
        if bits >> int((seat + further) % s.people) & 1:
            found |= 1 << further
    return found


def put_known(row: Row, s: Tindaya, other: i64, seat: i64) -> None:
    """Which secret objectives of another tribe a seat has looked at; at the end all are turned up."""
    tribe = s.tribes[other]
    start = row.blank(KEPT)
    for place in range(min(KEPT, len(tribe.secrets))):
        if s.over or tribe.seen[place] >> int(seat) & 1:
            row[start + place] = tribe.secrets[place] + 1
