"""A position of Tindaya in numbers: what a seat knows, and what a careful player counts of it.

The map comes last, layer by layer: whoever learns from counts alone may leave off that end of a row.
"""

from typing import Final

from librt.strings import BytesWriter, read_i64_le
from mypy_extensions import i64

from atoll.engine.encoding import BYTE, Encoding, Row, put_one_of
from atoll.games.tindaya.decisions.choice import TindayaChoice
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
    TRADES,
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
    AT_TILES,
    AT_TROOPS,
    AT_VILLAGERS,
    AT_VOLCANOES,
    AT_WALLS,
    AT_WILD,
    AT_WRATHS,
    STRIPS,
    WORD,
    Board,
    People,
    Reach,
    demanded,
    missing,
    put_hits,
    put_payable,
    put_stores,
    threats,
)
from atoll.games.tindaya.scoring import breakdown, limit, progress, winners
from atoll.games.tindaya.state import BEATEN, ENDANGERED, NO_SWAPS, PHASES, Tindaya

VERSION: Final = 1


def bit_rows(count: int) -> list[bytes]:
    """The bits of numbers below 2 ** count, the lowest first."""
    return [bytes([number >> bit & 1 for bit in range(count)]) for number in range(1 << count)]


BITS: Final[list[list[bytes]]] = [bit_rows(count) for count in range(9)]


class TindayaEncoding(Encoding[Tindaya]):
    """Rows of Tindaya."""

    def __init__(self, parts: Parts, seats: int) -> None:
        fields = tribe_fields("own", seats) + own_fields()
        for who in names(seats)[1:]:
            fields += [*tribe_fields(who, seats), (f"{who}.known", (KEPT,), len(SECRETS))]
        fields += table_fields(parts) + map_fields(seats)
        super().__init__(VERSION, seats, MATTERS, fields)
        self.reach = Reach(parts.geography)
        self.events = len(parts.events)

    def put(self, s: Tindaya, seat: int, row: Row) -> None:
        board = Board(s)
        seats = s.people
        people = [People(board, each) for each in range(seats)]
        coming = threats(s, board, people, self.reach)
        goods, wanted = demanded(s), missing(s, board)
        own: i64 = seat
        further: i64
        for further in range(seats):
            other = (own + further) % seats
            tribe = people[other]
            put_tribe(row, s, other, board, tribe)
            put_payable(row, s.tribes[other], tribe, goods, wanted)
            put_people(row, s, other, tribe)
            put_hits(row, coming, board, other, tribe)
            put_danger(row, s, board, other, tribe)
            put_result(row, s, other)
            if further:
                put_known(row, s, other, own)
            else:
                put_own(row, s, own)
        put_table(row, s, board, self.events, goods, wanted)
        put_focus(row, s, board, own)
        put_map(row, s, board)
        for further in range(seats):
            put_natives(row, board, (own + further) % seats)
        if s.mode.solo:
            put_neutral(row, board)


def put_kind(row: Row, count: i64, number: i64) -> None:
    """One of so many kinds; NOWHERE, or another number beyond them, is none."""
    if number >= count:
        number = -1
    put_one_of(row, count, number)


def counted(place: i64) -> i64:
    """A hex by its number from 1; 0 is NOWHERE."""
    if place == NOWHERE:
        return 0
    return place + 1


# A tribe


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


# The table


def put_table(
    row: Row, s: Tindaya, board: Board, events: i64, goods: list[int], wanted: BytesWriter
) -> None:
    """What lies on the table, in the order of `table_fields`."""
    if not s.mode.chart:
        s.mode.chart = chart(s.mode)
    known = board.known
    row.extend(s.mode.chart)
    put_one_of(row, ERAS, s.era - 1)
    put_one_of(row, len(PHASES), s.phase)
    put_one_of(row, 3, s.doom)
    put_places(row, known, AT_VOLCANOES)
    put_places(row, known, AT_CHASMS)
    each: i64
    for each in range(2):
        put_one_of(row, DESTRUCTION + 1, known[AT_WRATHS + each])
    for each in range(2):
        put_kind(row, len(CATASTROPHES), known[AT_CARDS + each])
    start = row.blank(STRIPS * len(DEMANDS))
    for each in range(len(goods)):
        row[start + each * len(DEMANDS) + goods[each]] = 1
    for each in range(STRIPS):
        row.append(i64(wanted[each]))
    put_kind(row, events, s.event)
    start = row.blank(len(EVENTS) * BASES)
    for each in range(len(EVENTS)):
        if known[AT_STANDEES + each]:
            row[start + each * BASES + known[AT_STANDEES + each] - 1] = 1
    put_stocks(row, s, board)
    put_goals(row, s, board)


def put_places(row: Row, known: bytes, first: i64) -> None:
    """The hexes of volcanoes or chasms."""
    base: i64
    for base in range(first + 1, first + 1 + BASES):
        row.append(counted(known[base]))


def chart(mode: Mode) -> bytes:
    """What was agreed before the game: it never changes."""
    row = Row()
    for flag in (mode.dominion, mode.traitor, mode.dowry, mode.noble_needed, mode.objectives):
        row.append(1 if flag else 0)
    put_one_of(row, len(LEVELS), mode.level)
    put_one_of(row, len(RED), mode.red // 2 + 1)
    put_one_of(row, len(LAYOUTS), LAYOUTS.index(mode.layout))
    put_one_of(row, 4, mode.lesson)
    return row.numbers()


def put_stocks(row: Row, s: Tindaya, board: Board) -> None:
    known = board.known
    place: i64
    for place in range(AT_WILD, AT_WILD + 2):
        row.put(known[place], 60)
    for place in range(AT_TILES, AT_TILES + len(TRADES)):
        row.put(known[place], 99)
    row.put(s.reserve, 112)
    row.put(board.idols_of(0), 80)


def put_goals(row: Row, s: Tindaya, board: Board) -> None:
    """Missions and objectives, the traitor, and the conquistadors against their limit."""
    put_kind(row, len(MISSIONS), s.mission)
    no_mission = s.mission == NOWHERE
    row.append(0 if no_mission else s.parts.missions[s.mission][s.people - 1][s.mode.level])
    common = row.blank(len(COMMON))
    for goal in s.common:
        row[common + goal] = 1
    put_counts(row, s.score_tokens, TOKEN, 2 * TOKEN, 12)
    put_kind(row, len(TRAITORS), s.traitor_card)
    row.append(counted(s.leader))
    row.put(s.kidnapped, CAPTIVES)
    put_conquistadors(row, s, board)
    row.append(1 if s.first_fort == BEATEN else 0)


def put_counts(row: Row, found: list[int], more: i64, kinds: i64, most: i64) -> None:
    """How often every kind is found, the kinds counted from so many more."""
    if not found:
        row.blank(kinds)
        return
    kind: i64
    for kind in range(kinds):
        row.put(count_in(found, kind - more), most)


def put_conquistadors(row: Row, s: Tindaya, board: Board) -> None:
    """All there are, how many there may be at the end, forts, and those that grow by one."""
    known = board.known
    soldiers: i64 = 0
    forts: i64 = 0
    growing: i64 = 0
    word: i64
    place: i64
    for word in range(AT_TROOPS, AT_TROOPS + HEXES, WORD):
        if read_i64_le(known, word):
            for place in range(word, word + WORD):
                here: i64 = known[place]
                if here:
                    soldiers += here
                    forts += 1
                    if here > 1:
                        growing += 1
    row.put(soldiers, 100)
    row.put(limit(s) - 1, 100)
    row.put(forts, 100)
    row.put(growing, 100)


def put_focus(row: Row, s: Tindaya, board: Board, seat: i64) -> None:
    """What is under way, and how it stands on the hex that the decision is about."""
    row.put(s.steps, HEXES + 1)
    row.put(s.lords, HEXES + 1)
    row.put(s.folk, HEXES + 1)
    row.put(s.betrays, HEXES + 1)
    row.put(counted(s.boat), HEXES + 1)
    place: i64 = NOWHERE
    if s.agenda:
        matter = s.agenda[-1].matter
        assert isinstance(matter, TindayaChoice)
        place = matter.about(s, s.agenda[-1])
    if place == NOWHERE:
        row.blank(1 + len(GROUNDS) + FORT + 6)
    else:
        site: i64 = board.known[AT_SITE + place]
        if site > FORT:
            site = FORT
        row.append(place + 1)
        put_one_of(row, len(GROUNDS), board.known[AT_GROUND + place])
        put_one_of(row, FORT, site - 1)
        put_presence(row, board, seat, place)
    if s.swaps is NO_SWAPS:
        row.blank(2 * len(GOODS))
    else:
        row.put_all(s.swaps, 120)
    put_counts(row, s.dowry, 0, len(GOODS), 3)


def put_presence(row: Row, board: Board, seat: i64, place: i64) -> None:
    """Own villagers and nobles, other natives, soldiers, animals and a wall."""
    others: i64 = 0
    each: i64
    for each in range(board.rows):
        if each != seat:
            others += board.natives(each, place)
    known, here = board.known, seat * HEXES + place
    row.put(known[AT_VILLAGERS + here], GARRISON)
    row.put(known[board.nobles + here], GARRISON)
    row.put(others, GARRISON)
    row.put(known[AT_TROOPS + place], GARRISON)
    row.put(known[AT_ANIMALS + place], GARRISON)
    row.put(known[AT_WALLS + place], GARRISON)


def encoding(parts: Parts, seats: int) -> TindayaEncoding:
    """How positions with these parts and so many seats become rows."""
    return TindayaEncoding(parts, seats)
