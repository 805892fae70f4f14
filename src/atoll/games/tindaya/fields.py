"""The fields of a row of Tindaya: what each is called, its shape and its largest number."""

from typing import Final

from atoll.engine.encoding import BYTE
from atoll.games.tindaya.mode import LAYOUTS, RED
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
    IDOLS,
    INVENTIONS,
    LEVELS,
    MARKET,
    MISSIONS,
    SECRETS,
    SHORE,
    TRADES,
    TRAITORS,
    TRIBES,
)
from atoll.games.tindaya.parts import Parts
from atoll.games.tindaya.reckoning import MOST_STORED, STRIPS
from atoll.games.tindaya.state import PHASES

KEPT: Final = 4  # secret objectives of a tribe
LIVESTOCK: Final = MISSIONS.index("livestock")
ZERO: Final = 128  # points below 0 are numbers below this
TOKEN: Final = 10  # a score token of 0
SQUARES: Final = 8  # of the action strip
HERDED: Final = 30  # animals on one hex
GARRISON: Final = 60  # conquistadors on one hex
FLEET: Final = 20  # canoes on one hex
Fields = list[tuple[str, tuple[int, ...], int]]


def tribe_fields(who: str, seats: int) -> Fields:
    """What everybody knows of a tribe."""
    return [
        (f"{who}.skill", (len(TRIBES),), 1),
        (f"{who}.trades", (len(TRADES),), 1),
        (f"{who}.inventions", (len(INVENTIONS),), 1),
        (f"{who}.market", (len(MARKET),), 1),
        (f"{who}.used", (SQUARES,), 1),
        (f"{who}.shown", (len(IDOLS),), 20),
        (f"{who}.goods", (len(GOODS),), 120),
        (f"{who}.tokens", (3,), 40),
        (f"{who}.markers", (4,), 15),
        (f"{who}.natives", (2,), 7),
        (f"{who}.prisoners", (1,), 40),
        (f"{who}.waste", (1,), 60),
        (f"{who}.idols_in_hand", (1,), 40),
        (f"{who}.flags", (4,), 1),
        (f"{who}.solidarity", (1,), BYTE),
        (f"{who}.turn", (2,), seats),
        (f"{who}.fires_brought", (1,), 2),
        (f"{who}.traitor", (1,), 1),
        (f"{who}.spent", (1,), 20),
        (f"{who}.aside", (1,), 9),
        (f"{who}.score_tokens", (KEPT,), 2 * TOKEN),
        (f"{who}.given", (STRIPS,), 4),
        (f"{who}.stores", (7,), MOST_STORED),
        (f"{who}.payable", (STRIPS,), 4),
        (f"{who}.settlements", (len(TRADES),), 12),
        (f"{who}.workers", (len(TRADES),), 7),
        (f"{who}.animals", (2,), 60),
        (f"{who}.broods", (1,), 7),
        (f"{who}.on_volcanoes", (1,), 2),
        (f"{who}.mission", (1,), 60),
        (f"{who}.hit", (len(EVENTS),), 9),
        (f"{who}.under_attack", (2,), 9),
        (f"{who}.result", (7,), BYTE),
    ]


def own_fields() -> Fields:
    """What only a tribe itself knows."""
    return [
        ("own.idols", (len(IDOLS),), 20),
        ("own.secrets", (len(SECRETS),), 2 * TOKEN),
        ("own.looked_at", (KEPT,), 15),
        ("own.dealt", (2, len(SECRETS)), 1),
        ("own.discards", (len(SECRETS),), 1),
    ]


def table_fields(parts: Parts) -> Fields:
    """What lies on the table."""
    return [
        ("options", (5,), 1),
        ("level", (len(LEVELS),), 1),
        ("red", (len(RED),), 1),
        ("layout", (len(LAYOUTS),), 1),
        ("lesson", (4,), 1),
        ("era", (ERAS,), 1),
        ("phase", (len(PHASES),), 1),
        ("doom", (3,), 1),
        ("volcanoes", (BASES,), HEXES),
        ("chasms", (BASES,), HEXES),
        ("wrath", (2, DESTRUCTION + 1), 1),
        ("catastrophes", (2, len(CATASTROPHES)), 1),
        ("demands", (STRIPS, len(DEMANDS)), 1),
        ("missing", (STRIPS,), 4),
        ("event", (len(parts.events),), 1),
        ("standees", (len(EVENTS), BASES), 1),
        ("wilderness", (2,), 60),
        ("tiles", (len(TRADES),), 99),
        ("reserve", (1,), 112),
        ("idols_left", (1,), 80),
        ("mission", (len(MISSIONS),), 1),
        ("mission.wanted", (1,), 20),
        ("common", (len(COMMON),), 1),
        ("score_tokens", (2 * TOKEN,), 12),
        ("traitor.card", (len(TRAITORS),), 1),
        ("traitor.leader", (1,), HEXES + 1),
        ("traitor.kidnapped", (1,), CAPTIVES),
        ("conquistadors", (4,), 100),
        ("first_fort_beaten", (1,), 1),
        ("under_way", (5,), HEXES + 1),
        ("focus", (1,), HEXES),
        ("focus.ground", (len(GROUNDS),), 1),
        ("focus.site", (FORT,), 1),
        ("focus.people", (6,), GARRISON),
        ("barter", (2, len(GOODS)), 120),
        ("dowry", (len(GOODS),), 3),
    ]


def map_fields(seats: int) -> Fields:
    """The map, hex by hex."""
    found: Fields = [(f"map.{GROUNDS[ground]}", (HEXES,), 1) for ground in range(SHORE, 6)]
    found.append(("map.tokens", (HEXES,), 2))
    found += [(f"map.{trade}", (HEXES,), 1) for trade in TRADES]
    found += [
        ("map.forts", (HEXES,), len(TRADES) + 1),
        ("map.animals", (HEXES,), HERDED),
        ("map.troops", (HEXES,), GARRISON),
        ("map.walls", (HEXES,), 1),
        ("map.canoes", (HEXES,), FLEET),
    ]
    for who in names(seats):
        found.append((f"{who}.map.villagers", (HEXES,), 7))
        found.append((f"{who}.map.nobles", (HEXES,), 2))
    return [*found, ("neutral.map.villagers", (HEXES,), 7)] if seats == 1 else found


def names(seats: int) -> list[str]:
    """Whose things they are, oneself first."""
    return ["own", *[f"other{further}" for further in range(1, seats)]]
