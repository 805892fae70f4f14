"""A whole position of Tindaya as plain data, and back: for tests, puzzles and sharing."""

from collections.abc import Sequence
from typing import Any

from atoll.engine.field import Field
from atoll.engine.position import read_agenda, read_chance
from atoll.games.tindaya.decisions.dowry import PRICE
from atoll.games.tindaya.decisions.matters import MATTERS
from atoll.games.tindaya.decisions.protection import armed_native, native_parts
from atoll.games.tindaya.decisions.strategy import BEGIN_ERA
from atoll.games.tindaya.land import survey
from atoll.games.tindaya.mode import LAYOUTS, MODES, RED, SURVIVORS, Mode, mode_of
from atoll.games.tindaya.names import (
    ANIMALS,
    BASES,
    CAPTIVES,
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
from atoll.games.tindaya.state import BUILDING, NO_SWAPS, PHASES, SETUP, SPARED, Tindaya
from atoll.games.tindaya.tribe import Tribe, new_tribe

Data = dict[str, Any]

MOST = 250
MOST_SWAPS = 999  # units of a good on a list of swaps
SITES = ("", *TRADES, *[f"fort-{trade}" for trade in TRADES], "fort")
SMALL = ("cubes", "cylinders", "spent_cubes", "spent_cylinders", "used", "prison", "waste")
SIDES_UP = ("cave", "canoe", "turned", "passed")
BAGS = ("faces", "offering_deck", "prophecies", "sent", "spent")
NAMED = {
    "idols": IDOLS,
    "secrets": SECRETS,
    "catastrophes": CATASTROPHES,
    "tiles": TRADES,
    "wild": ANIMALS,
}
BOUNDS = {"reserve": 112, "covered": 112, "kidnapped": CAPTIVES, "doom": 2}
BOUNDS |= {"steps": MOST, "lords": MOST, "folk": MOST}
FLAGS = ("betrays", "leader_fought")
PLACES = {"leader": "under-way", "first_fort": "beaten", "origin": "", "home": "", "boat": ""}
LAYERS = ("villagers_moved", "nobles_moved", "fought", "danger")
LISTS = ("broods", "attacked")


def to_dict(s: Tindaya) -> Data:
    data: Data = {
        "options": s.mode.options(),
        "era": int(s.era),
        "phase": PHASES[s.phase],
        "hexes": [hex_data(s, place) for place in range(HEXES) if has_something(s, place)],
        "volcanoes": [word(s.geography.names, place) for place in s.volcanoes[1:]],
        "chasms": [word(s.geography.names, place) for place in s.chasms[1:]],
        "tribes": [tribe_data(tribe) for tribe in s.tribes],
        "order": s.order.copy(),
        "priority": s.priority.copy(),
        "wrath": list(s.wrath),
        "offerings": [word(s.parts.offering_ids, card) for card in s.offerings],
        "offered": [list(s.offered[i : i + s.seats]) for i in range(0, len(s.offered), s.seats)],
        "event": word([event.name for event in s.parts.events], s.event),
        "standees": dict(zip(EVENTS, s.standees, strict=True)),
        "cards": [word(CATASTROPHES, card) for card in s.cards],
        "prophecy": None if s.prophecy == NOWHERE else int(s.prophecy),
        "hand": s.hand.copy(),
        "mission": word(MISSIONS, s.mission),
        "common": [COMMON[goal] for goal in s.common],
        "score_tokens": s.score_tokens.copy(),
        "traitor": int(s.traitor),
        "traitor_card": word(TRAITORS, s.traitor_card),
        "swaps": {side: amounts(goods) for side, goods in sides(s).items()},
        "dowry": [GOODS[good] for good in s.dowry],
        "aside": [aside_data(s, native) for native in s.aside],
    }
    for name in BAGS:
        data[name] = list(getattr(s, name))
    for name, names in NAMED.items():
        data[name] = dict(zip(names, getattr(s, name), strict=True))
    for name in BOUNDS:
        data[name] = int(getattr(s, name))
    for name in FLAGS:
        data[name] = bool(getattr(s, name))
    for name, beyond in PLACES.items():
        data[name] = word([*s.geography.names, beyond], getattr(s, name))
    for name in LAYERS:
        data[name] = {s.geography.names[i]: n for i, n in enumerate(getattr(s, name)) if n}
    for name in LISTS:
        data[name] = [s.geography.names[place] for place in getattr(s, name)]
    return data


def word(names: Sequence[str], number: int) -> str | None:
    """What a number stands for; NOWHERE is nothing."""
    return None if number == NOWHERE else names[number]


def sides(s: Tindaya) -> dict[str, list[int]]:
    """What the list of a barter gives, and what it wants."""
    return {"give": s.swaps[: len(GOODS)], "get": s.swaps[len(GOODS) :]}


def amounts(goods: list[int]) -> dict[str, int]:
    """Units by the goods' names."""
    return {GOODS[good]: n for good, n in enumerate(goods) if n}


def aside_data(s: Tindaya, native: int) -> Data:
    """A native armed against the pirates."""
    seat, place, noble = native_parts(native)
    return {"seat": seat, "hex": s.geography.names[place], "noble": bool(noble)}


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
    for name in SMALL + SIDES_UP:
        data[name] = int(getattr(tribe, name))
    return data


# Back again


def from_dict(p: Parts, field: Field) -> Tindaya:
    """The position of `to_dict`; what no game can come to raises `ValueError`."""
    seats = len(field["tribes"].each(1, 4))
    s = Tindaya(p, read_mode(seats, field["options"]), read_chance(field["chance"]), seats)
    s.begin()
    read_board(s, field)
    s.tribes = [read_tribe(each, seats) for each in field["tribes"].each(seats, seats)]
    read_mountain(s, field)
    read_rest(s, field)
    count_natives(s, field)
    read_agenda(s, field["agenda"], MATTERS)
    check_cards(s, field)
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
            most = s.parts.nobles if row < s.seats else 0  # nobody's tribe has none
            s.nobles[row * HEXES + place] = lords.number(0, most)
        check_hex(s, place, each)
    names = s.geography.names
    for number, each in enumerate(field["volcanoes"].each(BASES, BASES), 1):
        s.volcanoes[number] = read_word(each, names)
        if s.volcanoes[number] != NOWHERE and s.ground[s.volcanoes[number]] != VOLCANO:
            raise each.wrong("a hex with a volcano")
    for number, each in enumerate(field["chasms"].each(BASES, BASES), 1):
        s.chasms[number] = read_word(each, names)
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


def read_tribe(field: Field, seats: int) -> Tribe:
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
    tribe.seen = [each.number(0, 2**seats - 1) for each in field["seen"].each(count, count)]
    if len(tribe.dealt) not in (0, 2):
        raise field["dealt"].wrong("two objectives, or none")
    tribe.solidarity = field["solidarity"].number(-999, 999)
    for name in SMALL:
        setattr(tribe, name, field[name].number(0, MOST + 5))
    for name in SIDES_UP:
        setattr(tribe, name, field[name].number(0, 1))
    return tribe


def count_natives(s: Tindaya, field: Field) -> None:
    """Natives on the board, and those who hide from the pirates."""
    for seat, tribe in enumerate(s.tribes):
        tribe.villagers = sum(s.villagers[seat * HEXES : (seat + 1) * HEXES])
        tribe.nobles = sum(s.nobles[seat * HEXES : (seat + 1) * HEXES])
        for native in s.aside:
            owner, _, noble = native_parts(native)
            if owner == seat:
                tribe.villagers += 1 - noble
                tribe.nobles += noble
        if tribe.villagers > s.parts.villagers or tribe.nobles > s.parts.nobles:
            raise field["hexes"].wrong(f"with the natives a tribe has: too many of seat {seat}")


def read_mountain(s: Tindaya, field: Field) -> None:
    p, seats = s.parts, int(s.seats)
    s.era = field["era"].number(1, s.mode.eras)
    s.phase = field["phase"].index(PHASES)
    s.wrath = bytearray([each.number(0, DESTRUCTION) for each in field["wrath"].each(2, 2)])
    s.offerings = read_cards(field["offerings"], p.offering_ids)
    s.offered = bytearray(
        [
            each.number(0, seats)
            for strip in field["offered"].each(8, 8)
            for each in strip.each(seats, seats)
        ]
    )
    s.event = read_word(field["event"], [event.name for event in p.events])
    s.standees = bytearray([field["standees"][event].number(0, BASES) for event in EVENTS])
    s.cards = read_cards(field["cards"], CATASTROPHES)
    prophecy = field["prophecy"]
    last = len(p.prophecies) - 1
    s.prophecy = NOWHERE if prophecy.value is None else prophecy.number(0, last)
    s.hand = [each.number(0, seats - 1) for each in field["hand"].each(0, 2)]
    s.mission = read_word(field["mission"], MISSIONS)
    s.common = [each.index(COMMON) for each in field["common"].each(0, 2)]
    s.score_tokens = [each.number(-9, 9) for each in field["score_tokens"].each(0, 12)]
    s.traitor = field["traitor"].number(-1, seats - 1)
    s.traitor_card = read_word(field["traitor_card"], TRAITORS)
    if (s.traitor >= 0) != (s.traitor_card != NOWHERE):
        raise field["traitor_card"].wrong("a card if there is a traitor, else none")


def read_word(field: Field, names: Sequence[str]) -> int:
    """The number that a word stands for; None is NOWHERE."""
    return NOWHERE if field.value is None else field.index(names)


def read_cards(field: Field, names: Sequence[str]) -> bytearray:
    """The cards of the two gods."""
    return bytearray([read_word(each, names) for each in field.each(2, 2)])


def read_rest(s: Tindaya, field: Field) -> None:
    seats = int(s.seats)
    for name in ("order", "priority"):
        left = seats - (name == "priority" and s.traitor >= 0)
        order = [each.number(0, seats - 1) for each in field[name].each(left, left)]
        if len(set(order)) < left or (name == "priority" and s.traitor in order):
            raise field[name].wrong("every seat once")
        setattr(s, name, order)
    for name in BAGS:
        size = len(getattr(s, name))
        setattr(s, name, bytearray([each.number(0, MOST) for each in field[name].each(size, size)]))
    for name, names in NAMED.items():
        setattr(s, name, bytearray([field[name][each].number(0, MOST) for each in names]))
    for name, most in BOUNDS.items():
        setattr(s, name, field[name].number(0, most))
    for name in FLAGS:
        setattr(s, name, int(field[name].flag()))
    read_places(s, field)
    swaps = [read_named(field["swaps"][side], GOODS, MOST_SWAPS) for side in ("give", "get")]
    if sum(swaps[0]) != sum(swaps[1]):
        raise field["swaps"].wrong("one unit for one")
    s.swaps = swaps[0] + swaps[1] if sum(swaps[0]) else NO_SWAPS
    s.dowry = [each.index(GOODS) for each in field["dowry"].each(0, PRICE)]
    s.aside = [read_aside(s, each) for each in field["aside"].each(0, HEXES)]


def read_places(s: Tindaya, field: Field) -> None:
    """What lies, stands or is marked on hexes while something is under way."""
    hexes = s.geography.names
    for name, beyond in PLACES.items():
        setattr(s, name, read_word(field[name], [*hexes, beyond] if beyond else hexes))
    for name in LAYERS:
        setattr(s, name, bytearray(read_named(field[name], hexes, MOST)))
    if max(s.danger) > SPARED:
        raise field["danger"].wrong(f"numbers up to {SPARED}")
    for name in LISTS:
        setattr(s, name, [each.index(hexes) for each in field[name].each(0, HEXES)])


def read_named(field: Field, names: Sequence[str], most: int) -> list[int]:
    """A number for each of these names; of those that are not there, none."""
    if not isinstance(field.value, dict):
        raise field.wrong("numbers by their names")
    field.only(*names)
    return [field[name].number(0, most) if name in field.value else 0 for name in names]


def read_aside(s: Tindaya, field: Field) -> int:
    seat, place = field["seat"].number(0, s.seats - 1), field["hex"].index(s.geography.names)
    return armed_native(seat, place, int(field["noble"].flag()))


def check_cards(s: Tindaya, field: Field) -> None:
    """What a position relies on: chasms on the board, and in an era its cards on the table."""
    if not s.agenda:
        return
    if s.phase != BUILDING and NOWHERE in s.chasms[1:]:
        raise field["chasms"].wrong("all chasms on the board")
    early = s.phase in (SETUP, BUILDING) or s.agenda[-1].matter is BEGIN_ERA
    if not early and NOWHERE in (*s.offerings, s.event):
        raise field["agenda"].wrong("after the cards of the era were drawn")
