"""A position of Tindaya in numbers: what a seat knows, and what a careful player counts of it.

The map comes last, layer by layer: whoever learns from counts alone may leave off that end of a row.
"""

from typing import Final

from mypy_extensions import i64

from atoll.engine.encoding import BYTE, Encoding, Row
from atoll.games.tindaya.decisions.choice import Choice
from atoll.games.tindaya.decisions.matters import MATTERS
from atoll.games.tindaya.fields import (
    GARRISON,
    KEPT,
    LIVESTOCK,
    TOKEN,
    ZERO,
    map_fields,
    names,
    own_fields,
    table_fields,
    tribe_fields,
)
from atoll.games.tindaya.layers import put_map, put_natives, put_neutral
from atoll.games.tindaya.mode import LAYOUTS, RED, Mode
from atoll.games.tindaya.names import (
    BASES,
    CAPTIVES,
    CATASTROPHES,
    COMMON,
    DEMANDS,
    DESTRUCTION,
    ERAS,
    EVENTS,
    FORT,
    GOODS,
    GROUNDS,
    HEXES,
    LEVELS,
    MISSIONS,
    NOWHERE,
    SECRETS,
    TRAITORS,
    TRIBES,
)
from atoll.games.tindaya.parts import Parts
from atoll.games.tindaya.reckoning import (
    AT_ANIMALS,
    AT_CARDS,
    AT_CHASMS,
    AT_DANGER,
    AT_GROUND,
    AT_SITE,
    AT_STANDEES,
    AT_TROOPS,
    AT_VILLAGERS,
    AT_VOLCANOES,
    AT_WALLS,
    AT_WRATHS,
    STRIPS,
    Board,
    People,
    Threats,
    areas,
    demanded,
    missing,
    payable,
    stores,
)
from atoll.games.tindaya.scoring import breakdown, limit, progress, winners
from atoll.games.tindaya.state import BEATEN, ENDANGERED, NO_SWAPS, PHASES, Tindaya
from atoll.games.tindaya.tribe import Tribe

VERSION: Final = 1


def one_hots(count: int) -> list[bytes]:
    """One of so many kinds, and at the end none of them."""
    found = [bytes([int(each == kind) for each in range(count)]) for kind in range(count)]
    return [*found, bytes(count)]


def bit_rows(count: int) -> list[bytes]:
    """The bits of numbers below 2 ** count, the lowest first."""
    return [bytes([number >> bit & 1 for bit in range(count)]) for number in range(1 << count)]


KIND: Final[list[list[bytes]]] = [one_hots(count) for count in range(27)]
BITS: Final[list[list[bytes]]] = [bit_rows(count) for count in range(9)]


class TindayaEncoding(Encoding[Tindaya]):
    """Rows of Tindaya."""

    def __init__(self, parts: Parts, seats: int) -> None:
        fields = tribe_fields("own", seats) + own_fields()
        for who in names(seats)[1:]:
            fields += [*tribe_fields(who, seats), (f"{who}.known", (KEPT,), len(SECRETS))]
        fields += table_fields(parts) + map_fields(seats)
        super().__init__(VERSION, seats, MATTERS, fields)
        self.reach = areas(parts.geography)
        self.events = one_hots(len(parts.events))

    def put(self, s: Tindaya, seat: int, row: Row) -> None:
        board = Board(s)
        people = [People(board, each) for each in range(self.seats)]
        threats = Threats(s, board, people, self.reach)
        goods, wanted = demanded(s), missing(s, board)
        for further in range(self.seats):
            other = (seat + further) % self.seats
            put_tribe(row, s, other, board, people[other])
            put_numbers(row, payable(s.tribes[other], people[other], goods, wanted), 4)
            put_people(row, s, other, people[other])
            put_numbers(row, threats.natives(board, other, people[other]), 9)
            put_danger(row, s, board, other, people[other])
            put_result(row, s, other)
            if further:
                put_known(row, s, other, seat)
            else:
                put_own(row, s, seat)
        put_table(row, s, board, self.events[-1 if s.event == NOWHERE else s.event], goods, wanted)
        put_focus(row, s, board, seat)
        put_map(row, s, board)
        for further in range(self.seats):
            put_natives(
                row, board, people[(seat + further) % self.seats], (seat + further) % self.seats
            )
        if s.mode.solo:
            put_neutral(row, board)


def put_number(row: Row, number: i64, most: i64) -> None:
    """A number within its bound."""
    row.append(0 if number < 0 else number if number < most else most)


def put_numbers(row: Row, numbers: list[int], most: i64) -> None:
    """Numbers within their bound."""
    for n in numbers:
        number: i64 = n
        row.append(0 if number < 0 else number if number < most else most)


def chosen(count: i64, number: i64) -> bytes:
    """One of so many kinds; NOWHERE is none."""
    return KIND[count][count if number >= count else number]


# A tribe


def put_tribe(row: Row, s: Tindaya, seat: int, board: Board, people: People) -> None:
    """What everybody knows of a tribe, in the order of `tribe_fields`, up to its stores."""
    tribe = s.tribes[seat]
    row.extend(KIND[len(TRIBES)][tribe.skill])
    row.extend(BITS[4][tribe.trades])
    row.extend(BITS[8][tribe.inventions])
    row.extend(BITS[7][tribe.market])
    row.extend(BITS[8][tribe.used & BYTE])
    row.extend(tribe.shown)
    put_numbers(row, tribe.goods, 120)
    put_numbers(row, tribe.tokens, 40)
    put_number(row, tribe.cubes, 15)
    put_number(row, tribe.cylinders, 15)
    put_number(row, tribe.spent_cubes, 15)
    put_number(row, tribe.spent_cylinders, 15)
    row.append(tribe.villagers)
    row.append(tribe.nobles)
    put_number(row, tribe.prison, 40)
    put_number(row, tribe.waste, 60)
    put_number(row, board.idols_of(seat + 1), 40)
    put_number(row, tribe.cave, 1)
    put_number(row, tribe.canoe, 1)
    put_number(row, tribe.turned, 1)
    put_number(row, tribe.passed, 1)
    put_number(row, ZERO + tribe.solidarity, BYTE)
    row.append(s.order.index(seat))
    row.append(s.priority.index(seat) + 1 if seat in s.priority else 0)
    row.append(s.hand.count(seat))
    row.append(1 if seat == s.traitor else 0)
    put_number(row, s.spent[seat], 20)
    row.append(set_aside(s, seat) if s.aside else 0)
    put_slots(row, [value + TOKEN for value in tribe.values])
    for strip in range(STRIPS):
        row.append(i64(board.known[board.offered + strip * s.people + seat]))
    put_numbers(row, stores(s, tribe, people), 60)


def put_people(row: Row, s: Tindaya, seat: int, people: People) -> None:
    """Where the natives of a tribe are, in the order of `tribe_fields`."""
    put_numbers(row, people.settlements, 12)
    put_numbers(row, people.workers, 7)
    put_number(row, people.pigs, 60)
    put_number(row, people.goats, 60)
    row.append(people.broods)
    row.append(people.on_volcanoes)
    put_number(row, missioned(s, seat, people), 60)


def missioned(s: Tindaya, seat: int, people: People) -> int:
    """How much of the mission a tribe has; livestock is already counted."""
    if s.mission == NOWHERE:
        return 0
    if s.mission == LIVESTOCK:
        return int(people.pigs + people.goats)
    return progress(s, seat, s.mission)


def set_aside(s: Tindaya, seat: i64) -> int:
    """Natives of a tribe who hide from the pirates."""
    return sum([1 for native in s.aside if native // 2 // HEXES == seat])


def put_slots(row: Row, numbers: list[int]) -> None:
    """A number for each secret objective that is kept; 0 where there is none."""
    start = row.blank(KEPT)
    for place in range(min(KEPT, len(numbers))):
        row[start + place] = numbers[place]


def put_danger(row: Row, s: Tindaya, board: Board, seat: i64, people: People) -> None:
    """Natives where a catastrophe or a ship will strike next, and nobody has decided yet."""
    endangered: i64 = 0
    attacked: i64 = 0
    for place in people.places:
        if board.known[AT_DANGER + place] == ENDANGERED:
            endangered += board.natives(seat, place)
        if s.attacked and place in s.attacked:
            attacked += board.natives(seat, place)
    row.append(endangered)
    row.append(attacked)


def put_result(row: Row, s: Tindaya, seat: int) -> None:
    """At the end: a win, and in the Dominion the sources of the points."""
    if not s.over:
        row.blank(7)
        return
    row.append(1 if seat in winners(s) else 0)
    points = list(breakdown(s, seat).values()) if s.mode.dominion else [0] * 6
    put_numbers(row, [ZERO + n for n in points], BYTE)


def put_own(row: Row, s: Tindaya, seat: int) -> None:
    """What only the tribe itself knows, in the order of `own_fields`."""
    tribe = s.tribes[seat]
    row.extend(tribe.idols)
    held = row.blank(len(SECRETS))
    for place in range(len(tribe.secrets)):
        row[held + tribe.secrets[place]] = tribe.values[place] + TOKEN
    put_slots(row, [turned(s, seat, bits) for bits in tribe.seen])
    for place in range(2):
        dealt = tribe.dealt[place] if place < len(tribe.dealt) else len(SECRETS)
        row.extend(KIND[len(SECRETS)][dealt])
    gone = row.blank(len(SECRETS))
    for objective in tribe.discards:
        row[gone + objective] = 1


def turned(s: Tindaya, seat: int, bits: int) -> int:
    """Seats, bit by bit, counted from this one."""
    found = 0
    for further in range(s.people):
        if bits >> (seat + further) % s.people & 1:
            found |= 1 << further
    return found


def put_known(row: Row, s: Tindaya, other: int, seat: int) -> None:
    """Which secret objectives of another tribe a seat has looked at; at the end all are turned up."""
    tribe = s.tribes[other]
    put_slots(row, [known_as(s, tribe, number, seat) for number in range(len(tribe.secrets))])


def known_as(s: Tindaya, tribe: Tribe, number: int, seat: int) -> int:
    if s.over or tribe.seen[number] >> seat & 1:
        return tribe.secrets[number] + 1
    return 0


# The table


def put_table(
    row: Row, s: Tindaya, board: Board, event: bytes, goods: list[int], wanted: list[int]
) -> None:
    """What lies on the table, in the order of `table_fields`."""
    if not s.mode.chart:
        s.mode.chart = chart(s.mode)
    row.extend(s.mode.chart)
    row.extend(KIND[ERAS][s.era - 1])
    row.extend(KIND[len(PHASES)][s.phase])
    row.extend(KIND[3][s.doom])
    known = board.known
    for base in range(1, BASES + 1):
        place = i64(known[AT_VOLCANOES + base])
        row.append(0 if place == NOWHERE else place + 1)
    for base in range(1, BASES + 1):
        place = i64(known[AT_CHASMS + base])
        row.append(0 if place == NOWHERE else place + 1)
    for god in range(2):
        row.extend(KIND[DESTRUCTION + 1][i64(known[AT_WRATHS + god])])
    for god in range(2):
        row.extend(chosen(len(CATASTROPHES), i64(known[AT_CARDS + god])))
    for strip in range(STRIPS):
        row.extend(KIND[len(DEMANDS)][goods[strip] if goods else len(DEMANDS)])
    put_numbers(row, wanted, 4)
    row.extend(event)
    for each in range(len(EVENTS)):
        row.extend(KIND[BASES][i64(known[AT_STANDEES + each]) - 1])
    put_stocks(row, s, board)
    put_goals(row, s, board)


def chart(mode: Mode) -> bytes:
    """What was agreed before the game: it never changes."""
    flags = [mode.dominion, mode.traitor, mode.dowry, mode.noble_needed, mode.objectives]
    found = bytes([int(flag) for flag in flags]) + KIND[len(LEVELS)][mode.level]
    found += KIND[len(RED)][mode.red // 2 + 1] + KIND[len(LAYOUTS)][LAYOUTS.index(mode.layout)]
    return found + KIND[4][mode.lesson]


def put_stocks(row: Row, s: Tindaya, board: Board) -> None:
    put_numbers(row, list(s.wild), 60)
    put_numbers(row, list(s.tiles), 99)
    put_number(row, s.reserve, 112)
    put_number(row, board.idols_of(0), 80)


def put_goals(row: Row, s: Tindaya, board: Board) -> None:
    """Missions and objectives, the traitor, and the conquistadors against their limit."""
    row.extend(chosen(len(MISSIONS), s.mission))
    no_mission = s.mission == NOWHERE
    row.append(0 if no_mission else s.parts.missions[s.mission][s.people - 1][s.mode.level])
    common = row.blank(len(COMMON))
    for goal in s.common:
        row[common + goal] = 1
    put_counts(row, [value + TOKEN for value in s.score_tokens], 2 * TOKEN, 12)
    row.extend(chosen(len(TRAITORS), s.traitor_card))
    row.append(0 if s.leader == NOWHERE else s.leader + 1)
    put_number(row, s.kidnapped, CAPTIVES)
    put_conquistadors(row, s, board)
    row.append(1 if s.first_fort == BEATEN else 0)


def put_counts(row: Row, found: list[int], kinds: i64, most: i64) -> None:
    """How often every kind is found."""
    if not found:
        row.blank(kinds)
        return
    for kind in range(kinds):
        put_number(row, found.count(int(kind)), most)


def put_conquistadors(row: Row, s: Tindaya, board: Board) -> None:
    """All there are, how many there may be at the end, forts, and those that grow by one."""
    known = board.known
    soldiers: i64 = 0
    forts: i64 = 0
    growing: i64 = 0
    for place in board.land:
        here = i64(known[AT_TROOPS + place])
        if here:
            soldiers += here
            forts += 1
            if here > 1:
                growing += 1
    put_number(row, soldiers, 100)
    put_number(row, limit(s) - 1, 100)
    put_number(row, forts, 100)
    put_number(row, growing, 100)


def put_focus(row: Row, s: Tindaya, board: Board, seat: int) -> None:
    """What is under way, and how it stands on the hex that the decision is about."""
    for n in (s.steps, s.lords, s.folk, s.betrays):
        put_number(row, n, HEXES + 1)
    put_number(row, 0 if s.boat == NOWHERE else s.boat + 1, HEXES + 1)
    place: i64 = NOWHERE
    if s.agenda:
        matter = s.agenda[-1].matter
        assert isinstance(matter, Choice)
        place = matter.about(s, s.agenda[-1])
    if place == NOWHERE:
        row.blank(1 + len(GROUNDS) + FORT + 6)
    else:
        site = i64(board.known[AT_SITE + place])
        row.append(place + 1)
        row.extend(KIND[len(GROUNDS)][i64(board.known[AT_GROUND + place])])
        row.extend(KIND[FORT][(site if site < FORT else FORT) - 1])
        put_presence(row, board, seat, place)
    if s.swaps is NO_SWAPS:
        row.blank(2 * len(GOODS))
    else:
        put_numbers(row, s.swaps, 120)
    put_counts(row, s.dowry, len(GOODS), 3)


def put_presence(row: Row, board: Board, seat: int, place: i64) -> None:
    """Own villagers and nobles, other natives, soldiers, animals and a wall."""
    others: i64 = 0
    for each in range(board.rows):
        if each != seat:
            others += board.natives(each, place)
    known, here = board.known, seat * HEXES + place
    put_number(row, i64(known[AT_VILLAGERS + here]), GARRISON)
    put_number(row, i64(known[board.nobles + here]), GARRISON)
    put_number(row, others, GARRISON)
    put_number(row, i64(known[AT_TROOPS + place]), GARRISON)
    put_number(row, i64(known[AT_ANIMALS + place]), GARRISON)
    put_number(row, i64(known[AT_WALLS + place]), GARRISON)


def encoding(parts: Parts, seats: int) -> TindayaEncoding:
    """How positions with these parts and so many seats become rows."""
    return TindayaEncoding(parts, seats)
