"""A position of Tindaya in numbers: what a seat knows, and what a careful player counts of it.

The map comes last, layer by layer: whoever learns from counts alone may leave off that end of a row.
"""

from typing import Final

from mypy_extensions import i64

from atoll.engine.encoding import BYTE, Encoding, Row
from atoll.games.tindaya.decisions.choice import Choice
from atoll.games.tindaya.decisions.matters import MATTERS
from atoll.games.tindaya.fields import (
    FLEET,
    GARRISON,
    HERDED,
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
from atoll.games.tindaya.mode import LAYOUTS, RED
from atoll.games.tindaya.names import (
    BASES,
    CAPTIVES,
    CATASTROPHES,
    COMMON,
    DEMANDS,
    DESTRUCTION,
    ERAS,
    FOREST,
    FORT,
    GOODS,
    GROUNDS,
    HEXES,
    LEVELS,
    MISSIONS,
    MOUNTAIN,
    NOWHERE,
    SECRETS,
    SHORE,
    TRADES,
    TRAITORS,
    TRIBES,
)
from atoll.games.tindaya.parts import Parts
from atoll.games.tindaya.reckoning import (
    STRIPS,
    Board,
    People,
    Threats,
    areas,
    missing,
    payable,
    stores,
)
from atoll.games.tindaya.scoring import breakdown, limit, progress, winners
from atoll.games.tindaya.state import BEATEN, ENDANGERED, PHASES, SAFE, Tindaya
from atoll.games.tindaya.tribe import Tribe

VERSION: Final = 1


def one_hots(count: int) -> list[bytes]:
    """One of so many kinds, and at the end none of them."""
    found = [bytes([int(each == kind) for each in range(count)]) for kind in range(count)]
    return [*found, bytes(count)]


def bit_rows(count: int) -> list[bytes]:
    """The bits of numbers below 2 ** count, the lowest first."""
    return [bytes([number >> bit & 1 for bit in range(count)]) for number in range(1 << count)]


def only(wanted: list[int]) -> bytes:
    """A table by which `translate` keeps the place of these numbers: 1, 2 and so on, else 0."""
    return bytes([wanted.index(n) + 1 if n in wanted else 0 for n in range(BYTE + 1)])


def up_to(most: int) -> bytes:
    """A table by which `translate` keeps numbers within a bound."""
    return bytes([min(n, most) for n in range(BYTE + 1)])


KIND: Final[list[list[bytes]]] = [one_hots(count) for count in range(27)]
BITS: Final[list[list[bytes]]] = [bit_rows(count) for count in range(9)]
GROUND_LAYERS: Final = [only([SHORE]), only([FOREST]), only([MOUNTAIN])]
TOKEN_LAYER: Final = bytes([0, 1, 1, 1, 2]) + bytes(BYTE + 1 - 5)  # 2: volcanic
SITE_LAYERS: Final = [only([trade + 1]) for trade in range(len(TRADES))]
FORT_LAYER: Final = only(list(range(FORT, FORT + len(TRADES) + 1)))
PLACED: Final = bytes([(place + 1) % (NOWHERE + 1) for place in range(NOWHERE + 1)])
CAPPED: Final = {most: up_to(most) for most in (1, HERDED, GARRISON, FLEET)}


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
        wanted = missing(s)
        for further in range(self.seats):
            other = (seat + further) % self.seats
            put_tribe(row, s, other, board, people[other], threats, wanted)
            if further:
                put_known(row, s, other, seat)
            else:
                put_own(row, s, seat)
        put_table(row, s, self.events[-1 if s.event == NOWHERE else s.event], wanted)
        put_focus(row, s, board, seat)
        put_map(row, s, board, seat)


def put_numbers(row: Row, numbers: list[int], most: int) -> None:
    """Numbers within their bound."""
    for n in numbers:
        row.append(0 if n < 0 else n if n <= most else most)


def chosen(count: int, number: i64) -> bytes:
    """One of so many kinds; NOWHERE is none."""
    return KIND[count][count if number >= count else number]


# A tribe


def put_tribe(
    row: Row,
    s: Tindaya,
    seat: int,
    board: Board,
    people: People,
    threats: Threats,
    wanted: list[int],
) -> None:
    """What everybody knows of a tribe, in the order of `tribe_fields`."""
    tribe = s.tribes[seat]
    row.extend(KIND[len(TRIBES)][tribe.skill])
    row.extend(BITS[4][tribe.trades])
    row.extend(BITS[8][tribe.inventions])
    row.extend(BITS[7][tribe.market])
    row.extend(BITS[8][tribe.used & BYTE])
    row.extend(tribe.shown)
    put_numbers(row, tribe.goods, 120)
    put_numbers(row, tribe.tokens, 40)
    markers = [tribe.cubes, tribe.cylinders, tribe.spent_cubes, tribe.spent_cylinders]
    put_numbers(row, [int(n) for n in markers], 15)
    row.append(tribe.villagers)
    row.append(tribe.nobles)
    row.append(min(tribe.prison, 40))
    row.append(min(tribe.waste, 60))
    row.append(min(sum(tribe.idols), 40))
    put_numbers(row, [int(tribe.cave), int(tribe.canoe), int(tribe.turned), int(tribe.passed)], 1)
    put_numbers(row, [ZERO + int(tribe.solidarity)], BYTE)
    row.append(s.order.index(seat))
    row.append(s.priority.index(seat) + 1 if seat in s.priority else 0)
    row.append(s.hand.count(seat))
    row.append(1 if seat == s.traitor else 0)
    row.append(min(s.spent[seat], 20))
    row.append(set_aside(s, seat))
    put_slots(row, [value + TOKEN for value in tribe.values])
    offered = bytes(s.offered)
    for strip in range(STRIPS):
        row.append(offered[strip * s.people + seat])
    put_numbers(row, stores(s, tribe, people), 60)
    put_numbers(row, payable(s, tribe, people, wanted), 4)
    put_numbers(row, people.settlements, 12)
    put_numbers(row, people.workers, 7)
    put_numbers(row, people.animals, 60)
    row.append(people.broods)
    row.append(people.on_volcanoes)
    row.append(min(60, missioned(s, seat, people)))
    put_numbers(row, threats.natives(board, seat, people), 9)
    put_danger(row, s, board, seat, people)
    put_result(row, s, seat)


def missioned(s: Tindaya, seat: int, people: People) -> int:
    """How much of the mission a tribe has; livestock is already counted."""
    if s.mission == NOWHERE:
        return 0
    return sum(people.animals) if s.mission == LIVESTOCK else progress(s, seat, s.mission)


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
    if s.attacked or s.danger.count(SAFE) < HEXES:
        start = seat * HEXES
        for place in people.places:
            natives = board.villagers[start + place] + board.nobles[start + place]
            if s.danger[place] == ENDANGERED:
                endangered += natives
            if place in s.attacked:
                attacked += natives
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
    for place in (0, 1):
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


def put_table(row: Row, s: Tindaya, event: bytes, wanted: list[int]) -> None:
    """What lies on the table, in the order of `table_fields`."""
    mode = s.mode
    flags = [mode.dominion, mode.traitor, mode.dowry, mode.noble_needed, mode.objectives]
    for flag in flags:
        row.append(1 if flag else 0)
    row.extend(KIND[len(LEVELS)][mode.level])
    row.extend(KIND[len(RED)][mode.red // 2 + 1])
    row.extend(KIND[len(LAYOUTS)][LAYOUTS.index(mode.layout)])
    row.extend(KIND[4][mode.lesson])
    row.extend(KIND[ERAS][s.era - 1])
    row.extend(KIND[len(PHASES)][s.phase])
    row.extend(KIND[3][s.doom])
    row.extend(s.volcanoes[1:].translate(PLACED))
    row.extend(s.chasms[1:].translate(PLACED))
    for god in (0, 1):
        row.extend(KIND[DESTRUCTION + 1][s.wrath[god]])
    for god in (0, 1):
        row.extend(chosen(len(CATASTROPHES), s.cards[god]))
    for strip in range(STRIPS):
        good = NOWHERE if s.offerings[strip // 4] == NOWHERE else s.demand(strip)
        row.extend(chosen(len(DEMANDS), good))
    put_numbers(row, wanted, 4)
    row.extend(event)
    standees = bytes(s.standees)
    for each in range(len(standees)):
        row.extend(KIND[BASES][standees[each] - 1])
    put_stocks(row, s)
    put_goals(row, s)


def put_stocks(row: Row, s: Tindaya) -> None:
    put_numbers(row, list(s.wild), 60)
    put_numbers(row, list(s.tiles), 99)
    row.append(min(s.reserve, 112))
    row.append(min(sum(s.idols), 80))


def put_goals(row: Row, s: Tindaya) -> None:
    """Missions and objectives, the traitor, and the conquistadors against their limit."""
    row.extend(chosen(len(MISSIONS), s.mission))
    no_mission = s.mission == NOWHERE
    row.append(0 if no_mission else s.parts.missions[s.mission][s.people - 1][s.mode.level])
    common = row.blank(len(COMMON))
    for goal in s.common:
        row[common + goal] = 1
    tokens = [0] * (2 * TOKEN)
    for value in s.score_tokens:
        tokens[value + TOKEN] += 1
    put_numbers(row, tokens, 12)
    row.extend(chosen(len(TRAITORS), s.traitor_card))
    row.append(0 if s.leader == NOWHERE else s.leader + 1)
    row.append(min(s.kidnapped, CAPTIVES))
    put_conquistadors(row, s)
    row.append(1 if s.first_fort == BEATEN else 0)


def put_conquistadors(row: Row, s: Tindaya) -> None:
    """All there are, how many there may be at the end, forts, and those that grow by one."""
    troops = bytes(s.troops)
    soldiers: i64 = 0
    forts: i64 = 0
    growing: i64 = 0
    for place in s.land:
        here: i64 = troops[place]
        if here:
            soldiers += here
            forts += 1
            if here > 1:
                growing += 1
    put_numbers(row, [int(soldiers), max(0, limit(s) - 1), int(forts), int(growing)], 100)


def put_focus(row: Row, s: Tindaya, board: Board, seat: int) -> None:
    """What is under way, and how it stands on the hex that the decision is about."""
    group = [int(s.steps), int(s.lords), int(s.folk), int(s.betrays)]
    put_numbers(row, [*group, 0 if s.boat == NOWHERE else int(s.boat) + 1], HEXES + 1)
    place: i64 = NOWHERE
    if s.agenda:
        matter = s.agenda[-1].matter
        assert isinstance(matter, Choice)
        place = matter.about(s, s.agenda[-1])
    if place == NOWHERE:
        row.blank(1 + len(GROUNDS) + FORT + 6)
    else:
        row.append(place + 1)
        row.extend(KIND[len(GROUNDS)][board.ground[place]])
        row.extend(KIND[FORT][min(FORT, board.site[place]) - 1])
        put_people(row, s, board, seat, place)
    put_numbers(row, s.swaps, 120)
    dowry = [0] * len(GOODS)
    for good in s.dowry:
        dowry[good] += 1
    put_numbers(row, dowry, 3)


def put_people(row: Row, s: Tindaya, board: Board, seat: int, place: i64) -> None:
    """Own villagers and nobles, other natives, soldiers, animals and a wall."""
    folk = board.villagers[seat * HEXES + place]
    lords = board.nobles[seat * HEXES + place]
    others = -folk - lords
    for here in range(place, len(board.villagers), HEXES):
        others += board.villagers[here] + board.nobles[here]
    troops, animals = s.troops[place], board.animals[place]
    put_numbers(row, [folk, lords, others, troops, animals, s.walls[place]], GARRISON)


def put_map(row: Row, s: Tindaya, board: Board, seat: int) -> None:
    """The layers of the map, in the order of `map_fields`."""
    for layer in GROUND_LAYERS:
        row.extend(board.ground.translate(layer))
    row.extend(s.token.translate(TOKEN_LAYER))
    for layer in SITE_LAYERS:
        row.extend(board.site.translate(layer))
    row.extend(board.site.translate(FORT_LAYER))
    row.extend(board.animals.translate(CAPPED[HERDED]))
    row.extend(s.troops.translate(CAPPED[GARRISON]))
    row.extend(s.walls)
    row.extend(s.canoes.translate(CAPPED[FLEET]))
    for further in range(s.people):
        start = (seat + further) % s.people * HEXES
        row.extend(board.villagers[start : start + HEXES])
        row.extend(board.nobles[start : start + HEXES])
    if s.mode.solo:
        row.extend(board.villagers[HEXES : 2 * HEXES])


def encoding(parts: Parts, seats: int) -> TindayaEncoding:
    """How positions with these parts and so many seats become rows."""
    return TindayaEncoding(parts, seats)
