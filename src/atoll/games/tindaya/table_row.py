"""What a row of Tindaya tells of the table, in the order of `table_fields`."""

from librt.strings import BytesWriter, read_i64_le
from mypy_extensions import i64

from atoll.engine.encoding import Row, put_one_of
from atoll.games.tindaya.decisions.choice import TindayaChoice
from atoll.games.tindaya.fields import (
    GARRISON,
    TOKEN,
)
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
    TRADES,
    TRAITORS,
)
from atoll.games.tindaya.reckoning import (
    AT_ANIMALS,
    AT_CARDS,
    AT_CHASMS,
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
)
from atoll.games.tindaya.scoring import limit
from atoll.games.tindaya.state import BEATEN, NO_SWAPS, PHASES, Tindaya
from atoll.games.tindaya.tribe_row import count_in


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
