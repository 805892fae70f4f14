"""A row of Tindaya counted plainly from the position, field by field: slowly, as a person would."""

from atoll.games.tindaya import GAME
from atoll.games.tindaya.decisions.choice import TindayaChoice
from atoll.games.tindaya.land import controlled, natives, presence, present
from atoll.games.tindaya.mode import LAYOUTS, RED
from atoll.games.tindaya.names import (
    ACORAN,
    BASES,
    CATASTROPHES,
    COMMON,
    DEMANDS,
    DESTRUCTION,
    ERAS,
    ERUPTION,
    EVENTS,
    FIRES,
    FORT,
    GOODS,
    GROUNDS,
    HERD,
    HEXES,
    HORNS,
    INVENTIONS,
    LARGE_VESSEL,
    LEVELS,
    MARKET,
    MISSIONS,
    MONEIBA,
    NOWHERE,
    OBSIDIAN,
    PIG,
    PIGS,
    RADIUS,
    ROOM,
    SECRETS,
    SHELTER,
    SHIPS,
    SHORE,
    TERRAINS,
    TRADES,
    TRAITORS,
    TRIBES,
    TSUNAMI,
    VESSELS,
    VOLCANIC,
    VOLCANO,
)
from atoll.games.tindaya.scoring import breakdown, limit, progress, winners
from atoll.games.tindaya.state import BEATEN, ENDANGERED, PHASES, Tindaya

Numbers = dict[str, list[int]]
MATTERS = list(GAME.encoding(1).decisions)
KEPT = 4  # secret objectives of a tribe
STRIPS = range(8)


def check_row(s: Tindaya) -> None:
    """Every field of every seat's row is as it is counted plainly, cut to its bound."""
    for seat in range(s.seats):
        encoded, counted = s.encode(seat), row(s, seat)
        for span in GAME.encoding(s.seats).spans:
            numbers = [min(max(n, 0), span.most) for n in counted.pop(span.name)]
            written = encoded[span.first : span.first + span.count]
            assert list(written) == numbers, span.name
        assert not counted


def row(s: Tindaya, seat: int) -> Numbers:
    """What every field of a seat's row says; large numbers are not yet cut to the field's bound."""
    found = pending(s, seat) | table(s) | focus(s, seat) | layers(s)
    for further in range(s.seats):
        other = (seat + further) % s.seats
        who = f"other{further}" if further else "own"
        for name, numbers in (tribe(s, other) | counted(s, other) | standing(s, other)).items():
            found[f"{who}.{name}"] = numbers
        if further:
            found[f"{who}.known"] = looked_into(s, other, seat)
    if s.mode.solo:
        found["neutral.map.villagers"] = list(s.villagers[HEXES:])
    return found | own(s, seat)


def one_of(count: int, chosen: int) -> list[int]:
    return [int(each == chosen) for each in range(count)]


def bits(count: int, number: int) -> list[int]:
    return [number >> bit & 1 for bit in range(count)]


def slots(numbers: list[int]) -> list[int]:
    return [*numbers, 0, 0, 0, 0][:KEPT]


def from_one(place: int) -> int:
    return 0 if place == NOWHERE else place + 1


def pending(s: Tindaya, seat: int) -> Numbers:
    if s.over:
        no_digits = [0, 0, 0]
        return {
            "decides": [0] * s.seats,
            "pending": [0] * len(MATTERS),
            "pending.n": no_digits,
            "pending.x": no_digits,
        }
    return {
        "decides": one_of(s.seats, (s.task.seat - seat) % s.seats),
        "pending": one_of(len(MATTERS), MATTERS.index(s.task.matter.name)),
        "pending.n": [s.task.n >> shift & 255 for shift in (0, 8, 16)],
        "pending.x": [s.task.x >> shift & 255 for shift in (0, 8, 16)],
    }


# A tribe


def tribe(s: Tindaya, seat: int) -> Numbers:
    """What lies before a tribe."""
    t = s.tribes[seat]
    return {
        "skill": one_of(len(TRIBES), t.skill),
        "trades": bits(len(TRADES), t.trades),
        "inventions": bits(len(INVENTIONS), t.inventions),
        "market": bits(len(MARKET), t.market),
        "used": bits(8, t.used),
        "shown": list(t.shown),
        "goods": t.goods,
        "tokens": t.tokens,
        "markers": [t.cubes, t.cylinders, t.spent_cubes, t.spent_cylinders],
        "natives": [t.villagers, t.nobles],
        "prisoners": [t.prison],
        "waste": [t.waste],
        "idols_in_hand": [sum(t.idols)],
        "flags": [t.cave, t.canoe, t.turned, t.passed],
        "solidarity": [128 + t.solidarity],
        "turn": [
            s.order.index(seat),
            s.priority.index(seat) + 1 if seat in s.priority else 0,
        ],
        "fires_brought": [s.hand.count(seat)],
        "traitor": [int(seat == s.traitor)],
        "spent": [s.spent[seat]],
        "aside": [sum(native // 2 // HEXES == seat for native in s.aside)],
        "score_tokens": slots([value + 10 for value in t.values]),
        "given": [s.offered[strip * s.seats + seat] for strip in STRIPS],
        "result": result(s, seat),
    }


def result(s: Tindaya, seat: int) -> list[int]:
    if not s.over:
        return [0] * 7
    points = list(breakdown(s, seat).values()) if s.mode.dominion else [0] * 6
    return [int(seat in winners(s)), *[128 + each for each in points]]


def counted(s: Tindaya, seat: int) -> Numbers:
    """What a careful player counts of a tribe."""
    settled = {trade: controlled(s, seat, trade) for trade in range(len(TRADES))}
    herds = [sum(s.animals[place] for place in settled[trade]) for trade in (PIGS, HERD)]
    own = [s.villagers[seat * HEXES + place] for place in controlled(s, seat)]
    on_volcanoes = [place for place in present(s, seat) if s.ground[place] == VOLCANO]
    no_mission = s.mission == NOWHERE
    return {
        "stores": stores(s, seat, sum(n >= 2 for n in own)),
        "payable": payable(s, seat, herds),
        "settlements": [len(places) for places in settled.values()],
        "workers": [
            sum(s.villagers[seat * HEXES + place] for place in places)
            for places in settled.values()
        ],
        "animals": herds,
        "broods": [sum(n >= 2 for n in own)],
        "on_volcanoes": [sum(s.nobles[seat * HEXES + place] for place in on_volcanoes)],
        "mission": [0 if no_mission else progress(s, seat, s.mission)],
        "hit": [hit_by(s, event, seat) for event in range(len(EVENTS))],
        "under_attack": [
            sum(presence(s, seat, at) for at in range(HEXES) if s.danger[at] == ENDANGERED),
            sum(presence(s, seat, at) for at in s.attacked),
        ],
    }


def stores(s: Tindaya, seat: int, broods: int) -> list[int]:
    t, p = s.tribes[seat], s.parts
    mouths = min(p.villagers, t.villagers + broods)
    rations = sum(t.goods[good] * p.rations[good] for good in range(len(GOODS)))
    hungry = max(0, mouths - rations)
    sheltered = t.cave or not s.mode.shelter
    perishable = [t.goods[good] for good in p.menu if p.perishable[good]]
    in_vessels = 0 if t.market >> LARGE_VESSEL & 1 else sum(too_much(t.goods, VESSELS))
    return [
        mouths,
        rations,
        hungry,
        0 if sheltered else max(0, mouths - hungry - SHELTER),
        sum(perishable) + in_vessels if s.mode.garbage else 0,
        t.goods[HORNS] + t.goods[OBSIDIAN],
        sum(t.goods[good] for good in FIRES) // 2,
    ]


def too_much(goods: list[int], kept: tuple[int, ...]) -> list[int]:
    return [max(0, goods[good] - ROOM) for good in kept]


def missing(s: Tindaya) -> list[int]:
    if s.offerings[ACORAN] == NOWHERE:
        return [0] * len(STRIPS)
    return [
        max(0, s.seats - s.on_strip(strip)) if strip % 4 in s.demands(strip // 4) else 0
        for strip in STRIPS
    ]


def payable(s: Tindaya, seat: int, herds: list[int]) -> list[int]:
    found = []
    for strip, wanted in enumerate(missing(s)):
        good = s.demand(strip) if wanted else 0
        have = s.tribes[seat].goods[good] if good < PIG else herds[good - PIG]
        found.append(min(wanted, have))
    return found


def hit_by(s: Tindaya, event: int, seat: int) -> int:
    """Natives of a tribe whom an event would hit as the map is now."""
    number = s.standees[event]
    if s.event == NOWHERE or event not in s.parts.events[s.event].symbols or not number:
        return 0
    here = present(s, seat)
    if event >= SHIPS:
        sought = nearest(s, s.chasms[number])
        hit = [place for place in here if s.island[place] in sought and 0 < s.site[place] < FORT]
        return sum(presence(s, seat, place) for place in hit)
    god = {TSUNAMI: MONEIBA, ERUPTION: ACORAN}.get(event, event)
    centre = s.chasms[number] if event == TSUNAMI else s.volcanoes[number]
    if centre == NOWHERE:
        return 0
    reach = RADIUS[s.wrath[god]]
    area = [at for at in range(HEXES) if s.geography.distances[centre][at] <= reach]
    if event in (TSUNAMI, ERUPTION):
        return sum(presence(s, seat, place) for place in here if place in area)
    islands = {s.island[place] for place in area if s.ground[place] >= SHORE}
    return sum(presence(s, seat, place) for place in here if s.island[place] in islands)


def nearest(s: Tindaya, chasm: int) -> list[int]:
    """The islands that a ship seeks from a chasm: several only if they are alike in everything."""
    far = {place: s.geography.distances[chasm][place] for place in s.land}
    least = min(far.values(), default=0)
    near = {s.island[place] for place in s.land if far[place] == least}
    ranks = {island: ranked(s, island) for island in near}
    return [island for island in near if ranks[island] == max(ranks.values())]


def ranked(s: Tindaya, island: int) -> tuple[int, int]:
    places = [place for place in s.land if s.island[place] == island]
    return (
        sum(0 < s.site[place] < FORT for place in places),
        sum(presence(s, seat, place) for seat in range(s.seats) for place in places),
    )


def standing(s: Tindaya, seat: int) -> Numbers:
    whole = slice(seat * HEXES, (seat + 1) * HEXES)
    return {"map.villagers": list(s.villagers[whole]), "map.nobles": list(s.nobles[whole])}


def own(s: Tindaya, seat: int) -> Numbers:
    """What only the tribe itself knows."""
    t = s.tribes[seat]
    tokens = dict(zip(t.secrets, t.values, strict=True))
    dealt = [*t.dealt, NOWHERE, NOWHERE][:2]
    return {
        "own.idols": list(t.idols),
        "own.secrets": [tokens[each] + 10 if each in tokens else 0 for each in range(len(SECRETS))],
        "own.looked_at": slots([seats_from(s, seat, looked) for looked in t.seen]),
        "own.dealt": one_of(len(SECRETS), dealt[0]) + one_of(len(SECRETS), dealt[1]),
        "own.discards": [int(each in t.discards) for each in range(len(SECRETS))],
    }


def seats_from(s: Tindaya, seat: int, looked: int) -> int:
    """Seats bit by bit, counted from one of them."""
    return sum(1 << (each - seat) % s.seats for each in range(s.seats) if looked >> each & 1)


def looked_into(s: Tindaya, other: int, seat: int) -> list[int]:
    t = s.tribes[other]
    pairs = zip(t.secrets, t.seen, strict=True)
    return slots([card + 1 if s.over or looked >> seat & 1 else 0 for card, looked in pairs])


# The table


def table(s: Tindaya) -> Numbers:
    m, no_mission = s.mode, s.mission == NOWHERE
    troops = [n for n in s.troops if n]
    demands = [s.demand(strip) if s.offerings[0] != NOWHERE else NOWHERE for strip in STRIPS]
    return {
        "options": [int(x) for x in (m.dominion, m.traitor, m.dowry, m.noble_needed, m.objectives)],
        "level": one_of(len(LEVELS), m.level),
        "red": [int(each == ("level" if m.red < 0 else m.red)) for each in RED],
        "layout": [int(each == m.layout) for each in LAYOUTS],
        "lesson": one_of(4, m.lesson),
        "era": one_of(ERAS, s.era - 1),
        "phase": one_of(len(PHASES), s.phase),
        "doom": one_of(3, s.doom),
        "volcanoes": [from_one(s.volcanoes[number]) for number in range(1, BASES + 1)],
        "chasms": [from_one(s.chasms[number]) for number in range(1, BASES + 1)],
        "wrath": [n for wrath in s.wrath for n in one_of(DESTRUCTION + 1, wrath)],
        "catastrophes": [n for card in s.cards for n in one_of(len(CATASTROPHES), card)],
        "demands": [n for good in demands for n in one_of(len(DEMANDS), good)],
        "missing": missing(s),
        "event": one_of(len(s.parts.events), s.event),
        "standees": [n for number in s.standees for n in one_of(BASES, number - 1)],
        "wilderness": list(s.wild),
        "tiles": list(s.tiles),
        "reserve": [s.reserve],
        "idols_left": [sum(s.idols)],
        "mission": one_of(len(MISSIONS), s.mission),
        "mission.wanted": [0 if no_mission else s.parts.missions[s.mission][s.seats - 1][m.level]],
        "common": [int(each in s.common) for each in range(len(COMMON))],
        "score_tokens": [s.score_tokens.count(value) for value in range(-10, 10)],
        "traitor.card": one_of(len(TRAITORS), s.traitor_card),
        "traitor.leader": [from_one(s.leader)],
        "traitor.kidnapped": [s.kidnapped],
        "conquistadors": [sum(troops), limit(s) - 1, len(troops), sum(n > 1 for n in troops)],
        "first_fort_beaten": [int(s.first_fort == BEATEN)],
        "under_way": [s.steps, s.lords, s.folk, s.betrays, from_one(s.boat)],
        "barter": list(s.swaps),
        "dowry": [s.dowry.count(good) for good in range(len(GOODS))],
    }


def focus(s: Tindaya, seat: int) -> Numbers:
    """How it stands on the hex that the decision is about."""
    place = NOWHERE
    if not s.over:
        assert isinstance(s.task.matter, TindayaChoice)
        place = s.task.matter.about(s, s.task)
    if place == NOWHERE:
        return {
            "focus": [0],
            "focus.ground": [0] * len(GROUNDS),
            "focus.site": [0] * FORT,
            "focus.people": [0] * 6,
        }
    here = seat * HEXES + place
    return {
        "focus": [place + 1],
        "focus.ground": one_of(len(GROUNDS), s.ground[place]),
        "focus.site": one_of(FORT, min(s.site[place], FORT) - 1),
        "focus.people": [
            s.villagers[here],
            s.nobles[here],
            natives(s, place) - s.villagers[here] - s.nobles[here],
            s.troops[place],
            s.animals[place],
            s.walls[place],
        ],
    }


def layers(s: Tindaya) -> Numbers:
    """The map, hex by hex."""
    found = {
        f"map.{GROUNDS[ground]}": [int(each == ground) for each in s.ground] for ground in TERRAINS
    }
    found["map.tokens"] = [2 if token == VOLCANIC else int(token > 0) for token in s.token]
    for trade, name in enumerate(TRADES):
        found[f"map.{name}"] = [int(site == trade + 1) for site in s.site]
    return found | {
        "map.forts": [max(0, site - FORT + 1) for site in s.site],
        "map.animals": list(s.animals),
        "map.troops": list(s.troops),
        "map.walls": list(s.walls),
        "map.canoes": list(s.canoes),
    }
