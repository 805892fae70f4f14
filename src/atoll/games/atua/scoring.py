"""AU-9 to AU-11, AU-14, AU-15: the six sources, the final scoring, and Tahuma's."""

from typing import Final

from atoll.engine.ties import Tie, foremost
from atoll.engine.words import Fact, Words
from atoll.games.atua.cards import (
    BEACH_SHOWN,
    COCONUT,
    KINDS,
    SHORE,
    SHOWN,
    THINGS,
    TOTEM,
    TOTEMS,
    VOLCANO,
    VOLCANO_SHOWN,
)
from atoll.games.atua.island import Island
from atoll.games.atua.parts import PAIRS, SOURCES, Inhabitant, Parts
from atoll.games.atua.state import FORMS, NOBODY, Atua

COCONUT_SOURCE = SOURCES.index("coconut")
TOTEM_SOURCE = SOURCES.index("totem")
VOLCANO_SOURCE = SOURCES.index("volcano")
NOTHING: Final[list[int]] = [0] * len(THINGS)  # is added by an inhabitant face down


def shown_inhabitant(s: Atua, seat: int) -> Inhabitant | None:
    """AU-7.4: the inhabitant whose symbols count with the island: the revealed one."""
    return s.parts.inhabitants[s.inhabitants[seat]] if s.revealed[seat] else None


def worths(s: Atua, seat: int, island: Island | None = None) -> list[int]:
    """AU-9: what each source would bring now, or with another island than the seat's own."""
    p = s.parts
    if island is None:
        island = s.islands[seat]
    adds = p.inhabitants[s.inhabitants[seat]].adds if s.revealed[seat] else NOTHING
    counts = bytes(island.counts)
    found: list[int] = []
    for k in range(PAIRS):
        consumers = counts[2 * k] + adds[2 * k]
        resources = counts[2 * k + 1] + adds[2 * k + 1]
        found.append(consumers * p.rates[k] if consumers <= resources else 0)
    found.append(s.coconuts[seat] + adds[COCONUT])
    found.append(totem_worth(p, counts, s.alone))
    found.append(island.glow)
    return found


def totem_worth(p: Parts, counts: bytes, all_count: bool) -> int:
    """AU-9.6, AU-9.7, AU-14.2: types that are there once; alone, every totem."""
    n = 0
    for kind in range(TOTEMS, len(KINDS)):
        if all_count:
            n += counts[kind]
        elif counts[kind] == 1:
            n += 1
    most = len(p.totem_points) - 1
    return p.totem_points[n if n < most else most]


def amount(s: Atua, seat: int, thing: int) -> int:
    """AU-6.7 to AU-6.13: how much of a thing a seat has."""
    island = s.islands[seat]
    if thing == TOTEM:
        return sum(island.counts[TOTEMS:])
    if thing == SHORE:
        return len(island.shores)
    if thing == VOLCANO:
        return island.volcanoes
    found = s.coconuts[seat] if thing == COCONUT else island.counts[thing]
    inhabitant = shown_inhabitant(s, seat)
    return found if inhabitant is None else found + inhabitant.adds[thing]


def has_most(s: Atua, seat: int, thing: int) -> bool:
    """AU-6.6, AU-6.8: nobody has more, and it is not nothing."""
    own = amount(s, seat, thing)
    return own > 0 and own == max([amount(s, other, thing) for other in range(len(s.islands))])


def fate_points(s: Atua, seat: int, tile: int) -> int:
    """AU-6.6, AU-6.9: what a fate tile brings its owner."""
    fate = s.parts.fates[tile]
    led = len([thing for thing in fate.categories if has_most(s, seat, thing)])
    if led == len(fate.categories):
        return fate.gain
    return fate.one if led else -fate.loss


def sources(s: Atua, seat: int) -> list[int]:
    """AU-8.5: the points written down; of sources still to be scored, what they are worth now."""
    now = worths(s, seat)
    start = seat * FORMS
    return [
        s.points[start + source] if s.scored[start + source] else now[source]
        for source in range(FORMS)
    ]


def bonuses(s: Atua) -> list[tuple[int, int]]:
    """AU-10.3 to AU-10.5, AU-14.3: beach and coconut bonus of every seat.

    AU-13.7: whose beach is longer would tell of a pile that lies face down.
    """
    p = s.parts
    seats = range(len(s.islands))
    beaches = [island.longest_beach() for island in s.islands]
    if s.alone:
        own = beaches[0]
        won = 0 < own >= tahuma_beach(s) and not s.shut
        return [(p.beach_bonus if won else 0, 0)]
    coconuts = [amount(s, seat, COCONUT) for seat in seats]
    longest, most = max(beaches), max(coconuts)
    return [
        (
            p.beach_bonus if 0 < beaches[seat] == longest else 0,
            p.coconut_bonus if 0 < coconuts[seat] == most else 0,
        )
        for seat in seats
    ]


def fate_total(s: Atua, seat: int) -> int:
    return sum(
        [fate_points(s, seat, tile) for tile in range(len(s.fates)) if s.fates[tile] == seat]
    )


def scores(s: Atua) -> list[int]:
    """AU-10.2: the sum of all lines of the sheet, for every seat."""
    both = bonuses(s)
    return [
        sum(sources(s, seat))
        + s.tributes[seat]
        + fate_total(s, seat)
        + both[seat][0]
        + both[seat][1]
        for seat in range(len(s.islands))
    ]


def breakdown(s: Atua, seat: int) -> dict[str, int]:
    """The lines of a seat's sheet."""
    beach, coconut = bonuses(s)[seat]
    lines = dict(zip(SOURCES, sources(s, seat), strict=True))
    if s.inhabitants[seat] != NOBODY:
        lines["inhabitant"] = s.tributes[seat]
    if s.fates.count(NOBODY) < len(s.fates):
        lines["fate"] = fate_total(s, seat)
    if not s.shut:
        lines["beach-bonus"] = beach
    if not s.alone:
        lines["coconut-bonus"] = coconut
    return lines


def winners(s: Atua) -> list[int]:
    """AU-11: most points, then most coconuts, else shared; AU-15.9: alone, Tahuma can win."""
    if s.alone:
        own, other = scores(s)[0], sum(tahuma(s).values())
        won = own > other or (own == other and s.coconuts[0] >= s.hut)
        return [0] if won else []
    return foremost(list(range(len(s.islands))), scores(s), ties(s))


def ties(s: Atua) -> list[Tie]:
    """AU-11: what decides among equal points."""
    return [("tie-coconuts", [int(amount(s, seat, COCONUT)) for seat in range(len(s.islands))])]


def against_tahuma(s: Atua) -> Words:
    """AU-15.9: alone, by how many points Tahuma wins or is beaten and where most of them come from, apart
    from those at the start if others do; when they are equal, what decides."""
    own, his = breakdown(s, 0), tahuma(s)
    by = sum(own.values()) - sum(his.values())
    if by == 0:
        if s.coconuts[0] == s.hut:
            return Words("tie-tahuma")
        more = "you" if s.coconuts[0] > s.hut else "tahuma"
        coconuts: dict[str, Fact] = {"more": more, "his": int(s.hut), "own": int(s.coconuts[0])}
        return Words("tahuma-coconuts", coconuts)
    sign = 1 if by > 0 else -1
    lead = {source: sign * (own.get(source, 0) - his.get(source, 0)) for source in {**his, **own}}
    source = max(lead, key=lambda each: (each != "start" and lead[each] > 0, lead[each]))
    facts: dict[str, Fact] = {
        "ahead": "you" if by > 0 else "tahuma",
        "by": abs(by),
        "source": Words(f"breakdown-{source}"),
        "most": lead[source],
    }
    return Words("tahuma-points", facts)


# Tahuma


def tahuma_shown(s: Atua) -> bytes:
    """AU-15.1: what all cards of his pile show together, as in `Card.shown`."""
    return sum([s.parts.cards[card].shown for card in list(s.pile)]).to_bytes(SHOWN, "little")


def tahuma_beach(s: Atua) -> int:
    """AU-15.7: all his beach cards are one beach."""
    return tahuma_shown(s)[BEACH_SHOWN]


def tahuma(s: Atua) -> dict[str, int]:
    """AU-15: the lines of Tahuma's sheet."""
    p = s.parts
    shown = tahuma_shown(s)
    lines = {"start": p.levels[s.level]}
    for k in range(PAIRS):
        consumers = shown[2 * k]
        pairs = consumers if consumers <= shown[2 * k + 1] else consumers // 2
        lines[SOURCES[k]] = p.rates[k] * pairs
    lines["coconut"] = int(s.hut)
    lines["totem"] = totem_worth(p, shown, all_count=False)
    lines["volcano"] = p.more_volcanoes if shown[VOLCANO_SHOWN] > s.islands[0].volcanoes else 0
    beach = shown[BEACH_SHOWN]
    lines["beach-bonus"] = p.beach_bonus if 0 < beach >= s.islands[0].longest_beach() else 0
    return lines
