"""What a seat sees of a position of Tindaya, as plain data."""

from typing import Any

from atoll.engine.hexes import axial
from atoll.engine.view import core
from atoll.games.tindaya.decisions.barter import ANSWER, GET, GIVE
from atoll.games.tindaya.decisions.building import LAY_BASE, LAY_TERRAIN
from atoll.games.tindaya.decisions.choice import TindayaChoice
from atoll.games.tindaya.decisions.protection import native_parts
from atoll.games.tindaya.forecast import coming
from atoll.games.tindaya.land import conquistadors, controlled
from atoll.games.tindaya.layout import base_places, on_slot, red_bases
from atoll.games.tindaya.names import (
    BASES,
    CATASTROPHES,
    COMMON,
    DEMANDS,
    EVENTS,
    GODS,
    GOODS,
    GROUNDS,
    HEXES,
    INVENTIONS,
    MARKET,
    MISSIONS,
    NOWHERE,
    RADIUS,
    SECRETS,
    TERRAINS,
    TRAITORS,
)
from atoll.games.tindaya.position import amounts, hex_data, sides, tribe_data
from atoll.games.tindaya.scoring import conditions, limit
from atoll.games.tindaya.sites import left
from atoll.games.tindaya.state import BUILDING, PHASES, Tindaya
from atoll.games.tindaya.words import hex_name

Data = dict[str, Any]
SECRET = ("idols", "secrets", "dealt", "discards", "seen")


def view(s: Tindaya, seat: int | None = None) -> Data:
    """Everything but idols in hand, secret objectives and what is still to be drawn."""
    seats = range(s.seats)
    return core(s, seat) | {
        "doom": int(s.doom),
        "options": s.mode.options(),
        "phase": PHASES[s.phase],
        "order": s.order.copy(),
        "priority": s.priority.copy(),
        "hexes": [hex_view(s, place) for place in range(HEXES)],
        "volcanoes": [name_of(s, place) for place in s.volcanoes[1:]],
        "chasms": [name_of(s, place) for place in s.chasms[1:]],
        "tribes": [tribe_view(s, owner, seat) for owner in range(s.seats)],
        "gods": [god_view(s, god) for god in range(len(GODS))],
        "events": events_view(s),
        "hand": s.hand.copy(),
        "wilderness": {"pigs": s.wild[0], "goats": s.wild[1]},
        "dump": [int(tribe.waste) for tribe in s.tribes],
        "costs": costs_view(s),
        "forecast": coming(s),
        "breakdown": [s.breakdown(owner) for owner in range(s.seats)] if s.over else [],
        "market": [
            name
            for card, name in enumerate(MARKET)
            if s.mode.market and not any([tribe.market >> card & 1 for tribe in s.tribes])
        ],
        "idols_left": sum(s.idols),
        "tiles": list(s.tiles),
        "reserve": int(s.reserve),
        "mission": None if s.mission == NOWHERE else MISSIONS[s.mission],
        "common": [COMMON[goal] for goal in s.common],
        "score_tokens": s.score_tokens.copy(),
        "conditions": [] if s.mode.dominion else [list(each) for each in conditions(s)],
        "conquistadors": conquistadors(s),
        "limit": limit(s),
        "traitor": traitor_view(s),
        "focus": None if s.over else focus(s),
        "steps": int(s.steps),
        "barter": None if s.over else barter_view(s),
        "dowry": [GOODS[good] for good in s.dowry],
        "spent": list(s.spent),
        "aside": [sum([native_parts(native)[0] == seat for native in s.aside]) for seat in seats],
        "building": building_view(s) if s.phase == BUILDING else None,
    }


def name_of(s: Tindaya, place: int) -> str | None:
    return None if place == NOWHERE else s.geography.names[place]


def hex_view(s: Tindaya, place: int) -> Data:
    q, r = axial(s.geography.codes[place])
    named = {"name": hex_name(s, place), "q": q, "r": r, "island": s.island[place]}
    return {**hex_data(s, place), **named}


def tribe_view(s: Tindaya, owner: int, viewer: int | None) -> Data:
    tribe = s.tribes[owner]
    data = tribe_data(tribe)
    if s.phase == BUILDING:
        data["skill"] = None  # not drawn yet
    data["villagers"] = int(tribe.villagers)
    data["nobles"] = int(tribe.nobles)
    data["settlements"] = len(controlled(s, owner))
    data["idols_in_hand"] = sum(tribe.idols)
    data["objectives"] = [
        {"value": value, "known": known(s, owner, number, viewer)}
        for number, value in enumerate(tribe.values)
    ]
    if owner != viewer:
        for name in SECRET:
            del data[name]
    return data


def known(s: Tindaya, owner: int, number: int, viewer: int | None) -> str | None:
    """The objective itself, for its owner, for who has looked at it, and at the end for all."""
    tribe = s.tribes[owner]
    if s.over or viewer == owner or (viewer is not None and tribe.seen[number] >> viewer & 1):
        return SECRETS[tribe.secrets[number]]
    return None


def god_view(s: Tindaya, god: int) -> Data:
    card = s.offerings[god]
    wanted = s.demands(god)
    return {
        "god": GODS[god],
        "wrath": s.wrath[god],
        "radius": RADIUS[s.wrath[god]],
        "catastrophe": None if s.cards[god] == NOWHERE else CATASTROPHES[s.cards[god]],
        "strips": []
        if card == NOWHERE
        else [
            {
                "good": DEMANDS[s.demand(god * 4 + strip)],
                "wanted": strip in wanted,
                "given": [s.offered[(god * 4 + strip) * s.seats + seat] for seat in range(s.seats)],
            }
            for strip in range(4)
        ],
    }


def costs_view(s: Tindaya) -> Data:
    """What inventions, the second cave and the cards of the market cost."""
    p = s.parts
    prices = dict(zip(INVENTIONS, p.invention_costs, strict=True))
    prices |= dict(zip(MARKET, p.market_costs, strict=True))
    prices["cave"] = p.cave_cost
    return {what: {GOODS[good]: n for good, n in price} for what, price in prices.items()}


def events_view(s: Tindaya) -> list[Data]:
    if s.event == NOWHERE:
        return []
    return [
        {"event": EVENTS[event], "number": s.standees[event] or None}
        for event in s.parts.events[s.event].symbols
    ]


def focus(s: Tindaya) -> str | None:
    """The hex that the decision is about."""
    matter = s.task.matter
    return name_of(s, int(matter.about(s, s.task))) if isinstance(matter, TindayaChoice) else None


def barter_view(s: Tindaya) -> Data | None:
    """The list of swaps under way: who offers what to whom, and what still wants its return."""
    task = s.task
    if task.matter not in (GIVE, GET, ANSWER):
        return None
    other = int(task.n)
    giver, taker = (other, task.seat) if task.matter is ANSWER else (task.seat, other)
    lists = {side: amounts(goods) for side, goods in sides(s).items()}
    unreturned = GOODS[task.x] if task.matter is GET else None
    return {"giver": int(giver), "taker": int(taker), **lists, "unreturned": unreturned}


def building_view(s: Tindaya) -> Data:
    """What is left to build with, and where no base lies yet; the next is laid where `slot` is."""
    task = s.task
    first = int(task.n) if task.matter is LAY_BASE else BASES
    slots = [slot_hexes(s, slot) for slot in range(first, BASES)]
    return {
        "slot": slots[0] if slots else [],
        "bare": [name for slot in slots for name in slot],
        "ways": ways_of_bases(s) if slots else [],
        "red": red_bases(s),
        "left": {GROUNDS[kind]: left(s, kind) for kind in TERRAINS},
        "taken": GROUNDS[task.x] if task.matter is LAY_TERRAIN else None,
    }


def ways_of_bases(s: Tindaya) -> list[Data]:
    """The ways in which a base may lie in the next slot."""
    found: list[Data] = []
    for move in s.legal:
        base, red, turned = LAY_BASE.way(move)
        volcano, chasm = base_places(s, base, int(s.task.n), red, turned)
        found.append(
            {
                "target": LAY_BASE.target(s, s.task, move),
                "base": base,
                "red": red,
                "volcano": s.geography.names[volcano],
                "chasm": s.geography.names[chasm],
            }
        )
    return found


def slot_hexes(s: Tindaya, slot: int) -> list[str]:
    names = s.geography.names
    return [names[on_slot(s.parts, slot, cell, turned=False)] for cell in s.parts.cells]


def traitor_view(s: Tindaya) -> Data | None:
    if s.traitor < 0:
        return None
    return {
        "seat": int(s.traitor),
        "card": TRAITORS[s.traitor_card],
        "leader": s.geography.names[s.leader] if s.leader < HEXES else None,
        "kidnapped": int(s.kidnapped),
    }
