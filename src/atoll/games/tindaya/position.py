"""A whole position of Tindaya as plain data, and back: for tests, puzzles and sharing."""

from typing import Any

from atoll.engine.chance import Chance
from atoll.engine.decision import Task
from atoll.engine.field import Field
from atoll.games.tindaya.decisions.catastrophe import SEAT
from atoll.games.tindaya.decisions.matters import MATTERS
from atoll.games.tindaya.land import survey
from atoll.games.tindaya.mode import LAYOUTS, MODES, RED, SURVIVORS, Mode, mode_of
from atoll.games.tindaya.names import (
    BASES,
    CATASTROPHES,
    COMMON,
    DESTRUCTION,
    EVENTS,
    GOODS,
    GROUNDS,
    HEXES,
    IDOLS,
    INVENTIONS,
    LEVELS,
    MARKER_FORT,
    MARKET,
    MISSIONS,
    NOWHERE,
    SECRETS,
    SHORE,
    TOKENS,
    TRADES,
    TRAITORS,
    TRIBES,
    VOLCANO,
)
from atoll.games.tindaya.parts import Parts
from atoll.games.tindaya.state import BUILDING, PHASES, SETUP, Tindaya
from atoll.games.tindaya.tribe import Tribe, new_tribe

Data = dict[str, Any]

MOST = 250
SITES = ("", *TRADES, *[f"fort-{trade}" for trade in TRADES], "fort")
SMALL = ("cave", "cubes", "cylinders", "spent_cubes", "spent_cylinders", "used", "prison")
SMALL_TOO = ("canoe", "turned", "passed", "waste")
BAGS = ("faces", "idols", "secrets", "offering_deck", "prophecies", "catastrophes", "tiles", "wild")
COUNTS = ("reserve", "covered", "kidnapped", "doom", "steps", "again", "lords", "folk")
PLACES = ("leader", "first_fort", "origin", "boat")
LAYERS = ("villagers_moved", "nobles_moved", "saved")


def to_dict(s: Tindaya) -> Data:
    data: Data = {
        "game": "tindaya",
        "options": s.mode.options(),
        "era": int(s.era),
        "phase": PHASES[s.phase],
        "hexes": [hex_data(s, place) for place in range(HEXES) if has_something(s, place)],
        "volcanoes": [int(place) for place in s.volcanoes[1:]],
        "chasms": [int(place) for place in s.chasms[1:]],
        "tribes": [tribe_data(tribe) for tribe in s.tribes],
        "order": s.order.copy(),
        "priority": s.priority.copy(),
        "wrath": list(s.wrath),
        "offerings": list(s.offerings),
        "offered": list(s.offered),
        "event": int(s.event),
        "standees": list(s.standees),
        "cards": list(s.cards),
        "prophecy": int(s.prophecy),
        "hand": s.hand.copy(),
        "mission": int(s.mission),
        "common": s.common.copy(),
        "score_tokens": s.score_tokens.copy(),
        "traitor": int(s.traitor),
        "traitor_card": int(s.traitor_card),
        "sent": list(s.sent),
        "deal": s.deal.copy(),
        "agenda": [[task.matter.name, task.seat, task.n, task.x] for task in s.agenda],
        "chance": s.chance.stream,
    }
    for name in BAGS + LAYERS:
        data[name] = list(getattr(s, name))
    for name in COUNTS + PLACES:
        data[name] = int(getattr(s, name))
    return data


def has_something(s: Tindaya, place: int) -> bool:
    return bool(s.ground[place] or s.canoes[place])


def hex_data(s: Tindaya, place: int) -> Data:
    rows = range(0, len(s.villagers), HEXES)
    return {
        "at": s.geography.names[place],
        "ground": GROUNDS[s.ground[place]],
        "token": TOKENS[s.token[place]],
        "site": SITES[s.site[place]],
        "animals": s.animals[place],
        "troops": s.troops[place],
        "walls": s.walls[place],
        "canoes": s.canoes[place],
        "villagers": [s.villagers[row + place] for row in rows],
        "nobles": [s.nobles[row + place] for row in rows],
    }


def tribe_data(tribe: Tribe) -> Data:
    data: Data = {
        "skill": TRIBES[tribe.skill],
        "trades": [name for number, name in enumerate(TRADES) if tribe.trades >> number & 1],
        "inventions": [
            name for number, name in enumerate(INVENTIONS) if tribe.inventions >> number & 1
        ],
        "market": [name for number, name in enumerate(MARKET) if tribe.market >> number & 1],
        "goods": dict(zip(GOODS, tribe.goods, strict=True)),
        "tokens": tribe.tokens.copy(),
        "idols": dict(zip(IDOLS, tribe.idols, strict=True)),
        "shown": dict(zip(IDOLS, tribe.shown, strict=True)),
        "secrets": [SECRETS[number] for number in tribe.secrets],
        "values": tribe.values.copy(),
        "seen": tribe.seen.copy(),
        "dealt": [SECRETS[number] for number in tribe.dealt],
        "discards": [SECRETS[number] for number in tribe.discards],
        "solidarity": int(tribe.solidarity),
    }
    for name in SMALL + SMALL_TOO:
        data[name] = int(getattr(tribe, name))
    return data


# Back again


def from_dict(p: Parts, data: Data) -> Tindaya:
    """The position of `to_dict`; what no game can come to raises `ValueError`."""
    field = Field("Tindaya", data)
    field["game"].index(["tindaya"])
    seats = len(field["tribes"].each(1, 4))
    s = Tindaya(
        p, read_mode(seats, field["options"]), Chance(field["chance"].number(1, 2**63 - 1)), seats
    )
    s.begin()
    read_board(s, field)
    s.tribes = [read_tribe(each) for each in field["tribes"].each(seats, seats)]
    read_mountain(s, field)
    read_rest(s, field)
    s.agenda = [read_task(s, each) for each in field["agenda"].each(0, 99)]
    count_natives(s, field)
    check_agenda(s, field)
    s.settle()
    return s


def read_mode(seats: int, field: Field) -> Mode:
    options = {
        "mode": MODES[field["mode"].index(MODES)],
        "difficulty": LEVELS[field["difficulty"].index(LEVELS)],
        "red": read_red(field["red"]),
        "layout": LAYOUTS[field["layout"].index(LAYOUTS)],
        "traitor": field["traitor"].flag(),
        "survivors": SURVIVORS[field["survivors"].index(SURVIVORS)],
        "dowry": field["dowry"].flag(),
        "lesson": field["lesson"].number(0, 3),
        "objectives": field["objectives"].flag(),
    }
    return mode_of(seats, options)


def read_red(field: Field) -> Any:
    """How many bases are red: a word or a number."""
    if field.value not in RED or isinstance(field.value, bool):
        raise field.wrong(f"one of {', '.join([str(each) for each in RED])}")
    return field.value


def read_board(s: Tindaya, field: Field) -> None:
    rows = len(s.villagers) // HEXES
    for each in field["hexes"].each(0, HEXES):
        place = each["at"].index(s.geography.names)
        s.ground[place] = each["ground"].index(GROUNDS)
        s.token[place] = each["token"].index(TOKENS)
        s.site[place] = each["site"].index(SITES)
        s.animals[place] = each["animals"].number(0, MOST)
        s.troops[place] = each["troops"].number(0, MOST)
        s.walls[place] = each["walls"].number(0, 1)
        s.canoes[place] = each["canoes"].number(0, MOST)
        for row, folk in enumerate(each["villagers"].each(rows, rows)):
            s.villagers[row * HEXES + place] = folk.number(0, s.parts.villagers)
        for row, lords in enumerate(each["nobles"].each(rows, rows)):
            s.nobles[row * HEXES + place] = lords.number(0, s.parts.nobles)
        check_hex(s, place, each)
    for number, each in enumerate(field["volcanoes"].each(BASES, BASES), 1):
        s.volcanoes[number] = each.number(0, NOWHERE)
        if s.volcanoes[number] != NOWHERE and (
            s.volcanoes[number] >= HEXES or s.ground[s.volcanoes[number]] != VOLCANO
        ):
            raise each.wrong("the number of a hex with a volcano")
    for number, each in enumerate(field["chasms"].each(BASES, BASES), 1):
        s.chasms[number] = card_number(each, HEXES)
    if s.ground.count(VOLCANO) != BASES - s.volcanoes[1:].count(NOWHERE):
        raise field["volcanoes"].wrong("all volcanoes on the board")
    survey(s)


def check_hex(s: Tindaya, place: int, field: Field) -> None:
    """Nothing stands in the sea, and conquistadors only in forts."""
    at_sea = s.ground[place] < VOLCANO
    natives = any([s.villagers[i] or s.nobles[i] for i in range(place, len(s.villagers), HEXES)])
    if at_sea and (natives or s.troops[place]):
        raise field.wrong("land where natives or conquistadors stand")
    if s.ground[place] < SHORE and (s.site[place] or s.token[place] or s.walls[place]):
        raise field.wrong("a terrain under a settlement, a fort, a token or a wall")
    if s.canoes[place] and not at_sea:
        raise field["canoes"].wrong("0 on land")
    if s.animals[place] and SITES[s.site[place]] not in ("pigs", "herd"):
        raise field["animals"].wrong("0 but on herds and pig farms")
    if s.site[place] > MARKER_FORT:
        raise field["site"].wrong("a settlement or a fort")


def read_tribe(field: Field) -> Tribe:
    tribe = new_tribe()
    tribe.skill = field["skill"].index(TRIBES)
    for name, names in (("trades", TRADES), ("inventions", INVENTIONS), ("market", MARKET)):
        bits = 0
        for each in field[name].each(0, len(names)):
            bits |= 1 << each.index(names)
        setattr(tribe, name, bits)
    tribe.goods = [field["goods"][good].number(0, 10**6) for good in GOODS]
    tribe.tokens = [each.number(0, MOST) for each in field["tokens"].each(3, 3)]
    tribe.idols = bytearray([field["idols"][idol].number(0, MOST) for idol in IDOLS])
    tribe.shown = bytearray([field["shown"][idol].number(0, MOST) for idol in IDOLS])
    for name in ("secrets", "dealt", "discards"):
        setattr(tribe, name, [each.index(SECRETS) for each in field[name].each(0, len(SECRETS))])
    count = len(tribe.secrets)
    tribe.values = [each.number(-9, 9) for each in field["values"].each(count, count)]
    tribe.seen = [each.number(0, 15) for each in field["seen"].each(count, count)]
    if len(tribe.dealt) not in (0, 2):
        raise field["dealt"].wrong("two objectives, or none")
    tribe.solidarity = field["solidarity"].number(-999, 999)
    for name in SMALL + SMALL_TOO:
        setattr(tribe, name, field[name].number(0, MOST + 5))
    return tribe


def count_natives(s: Tindaya, field: Field) -> None:
    """Natives on the board, and those who hide from the pirates."""
    hiding = any([task.matter.name == "aftermath" for task in s.agenda])
    aside = s.deal if hiding else []
    if any([each // SEAT >= s.seats or each % SEAT // 2 >= HEXES for each in aside]):
        raise field["deal"].wrong("natives saved from the pirates")
    for seat, tribe in enumerate(s.tribes):
        tribe.villagers = sum(s.villagers[seat * HEXES : (seat + 1) * HEXES])
        tribe.nobles = sum(s.nobles[seat * HEXES : (seat + 1) * HEXES])
        for native in aside:
            if native // SEAT == seat:
                tribe.villagers += 1 - native % 2
                tribe.nobles += native % 2
        if tribe.villagers > s.parts.villagers or tribe.nobles > s.parts.nobles:
            raise field["hexes"].wrong(f"with the natives a tribe has: too many of seat {seat}")


def read_mountain(s: Tindaya, field: Field) -> None:
    p, seats = s.parts, int(s.seats)
    s.era = field["era"].number(1, s.mode.eras)
    s.phase = field["phase"].index(PHASES)
    s.wrath = bytearray([each.number(0, DESTRUCTION) for each in field["wrath"].each(2, 2)])
    s.offerings = bytearray(
        [card_number(each, len(p.offerings)) for each in field["offerings"].each(2, 2)]
    )
    strips = 8 * seats
    s.offered = bytearray([each.number(0, seats) for each in field["offered"].each(strips, strips)])
    s.event = card_number(field["event"], len(p.events))
    count = len(EVENTS)
    s.standees = bytearray([each.number(0, BASES) for each in field["standees"].each(count, count)])
    s.cards = bytearray(
        [card_number(each, len(CATASTROPHES)) for each in field["cards"].each(2, 2)]
    )
    s.prophecy = card_number(field["prophecy"], len(p.prophecies))
    s.hand = [each.number(0, seats - 1) for each in field["hand"].each(0, 2)]
    s.mission = card_number(field["mission"], len(MISSIONS))
    s.common = [each.number(0, len(COMMON) - 1) for each in field["common"].each(0, 2)]
    s.score_tokens = [each.number(-9, 9) for each in field["score_tokens"].each(0, 12)]
    s.traitor = field["traitor"].number(-1, seats - 1)
    s.traitor_card = card_number(field["traitor_card"], len(TRAITORS))
    if (s.traitor >= 0) != (s.traitor_card != NOWHERE):
        raise field["traitor_card"].wrong("a card if there is a traitor, else none")


def card_number(field: Field, count: int) -> int:
    number = field.number(0, NOWHERE)
    if count <= number < NOWHERE:
        raise field.wrong(f"a number below {count}, or {NOWHERE} for none")
    return number


def read_rest(s: Tindaya, field: Field) -> None:
    seats = int(s.seats)
    for name in ("order", "priority"):
        left = seats - (name == "priority" and s.traitor >= 0)
        order = [each.number(0, seats - 1) for each in field[name].each(left, left)]
        if len(set(order)) < left or (name == "priority" and s.traitor in order):
            raise field[name].wrong("every seat once")
        setattr(s, name, order)
    for name in BAGS + LAYERS:
        size = len(getattr(s, name))
        bag = bytearray([each.number(0, MOST) for each in field[name].each(size, size)])
        setattr(s, name, bag)
    for name in COUNTS:
        setattr(s, name, field[name].number(0, MOST))
    for name in PLACES:
        setattr(s, name, card_number(field[name], HEXES + 1))
    s.sent = bytearray([each.number(0, MOST) for each in field["sent"].each(seats, seats)])
    s.deal = [each.number(0, 2047) for each in field["deal"].each(0, 999)]


def read_task(s: Tindaya, field: Field) -> Task:
    name, seat, n, x = field.each(4, 4)
    matter = MATTERS[list(MATTERS)[name.index(list(MATTERS))]]
    return Task(matter, seat.number(0, int(s.seats) - 1), n.number(0, 4095), x.number(0, 4095))


TALKS = ("barter-give", "barter-get", "barter-answer", "dowry-good", "give-away")
UNDER_WAY = ("party", "destination", "embark", "sail", "land", "squad")


def check_agenda(s: Tindaya, field: Field) -> None:
    """What the tasks rely on: cards on the table, an event, a list of swaps."""
    names = [task.matter.name for task in s.agenda]
    if not names:
        return
    early = s.phase in (SETUP, BUILDING) or names[-1] in ("begin-era",)
    if s.phase != BUILDING and NOWHERE in s.chasms[1:]:
        raise field["chasms"].wrong("all chasms on the board")
    if not early and NOWHERE in (*s.offerings, s.event):
        raise field["agenda"].wrong("after the cards of the era were drawn")
    if {"outcome", "arm", "repel"} & set(names) and len(s.deal) != s.seats:
        raise field["deal"].wrong("the weapons every tribe has spent")
    if "give-away" in names and len(s.deal) != 3:
        raise field["deal"].wrong("the three goods of a dowry")
    if set(UNDER_WAY) & set(names) and not 0 <= s.origin < HEXES:
        raise field["origin"].wrong("the hex from which a group goes")
    if names[-1] in ("sail", "land") and not 0 <= s.boat < HEXES:
        raise field["boat"].wrong("the hex of a canoe")
    late = {"event", "aftermath", "protect", "protect-next"} & set(names)
    if late and NOWHERE in s.cards and s.phase == 3:
        raise field["cards"].wrong("the catastrophes of the era")
