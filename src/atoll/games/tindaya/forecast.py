"""TI-16, TI-17: what the end of the era would do if nothing more were done."""

from typing import Any

from atoll.games.tindaya.decisions.births import brood_places
from atoll.games.tindaya.decisions.catastrophe import endangered, islands_hit
from atoll.games.tindaya.decisions.events import EVENT_IDOL, area
from atoll.games.tindaya.decisions.learning import taught, teachers
from atoll.games.tindaya.decisions.ships import targets
from atoll.games.tindaya.decisions.upkeep import eat_in_order, overflow, thank, throw_away
from atoll.games.tindaya.land import is_settlement, presence
from atoll.games.tindaya.names import (
    ACORAN,
    ERUPTION,
    EVENTS,
    GODS,
    GOODS,
    MONEIBA,
    NOWHERE,
    SAN_BORONDON,
    SHELTER,
    SHIPS,
    TRADES,
    TSUNAMI,
    VOLCANO,
)
from atoll.games.tindaya.pieces import anger, award
from atoll.games.tindaya.scoring import needs_noble
from atoll.games.tindaya.state import ACTIONS, END, Tindaya

Data = dict[str, Any]


def forecast(now: Tindaya) -> Data | None:
    """Hunger, cold, garbage, the gods and what is hit; none but while actions are taken."""
    if now.phase != ACTIONS or now.event == NOWHERE:
        return None
    s = now.copy()
    tribes = [tribe_forecast(s, seat) for seat in sorted(s.priority)]
    if s.mode.garbage:
        while sum([tribe.waste for tribe in s.tribes]) > s.seats:
            overflow(s)
    gods = [god_forecast(s, god) for god in (ACORAN, MONEIBA)]
    if s.mode.dominion:
        for god in (ACORAN, MONEIBA):
            thank(s, god)
    for god, each in enumerate(gods):
        each["before"] = now.wrath[god]
    for tribe in tribes:
        seat = tribe["seat"]
        tribe["points"] = int(s.tribes[seat].solidarity - now.tribes[seat].solidarity)
    found: Data = {"tribes": tribes, "gods": gods, "hits": hits(s), "heirless": heirless(s)}
    for tribe in tribes:
        tribe["learns"], tribe["may_learn"] = lessons(s, tribe["seat"], found["hits"])
    return found


def lessons(s: Tindaya, seat: int, coming: list[Data]) -> tuple[list[str], list[str]]:
    """TI-20.5: the trades that nobles learn after the events; then those that these may prevent, by where
    they are known to strike, or because that is not known."""
    hit = {place for each in coming for place in each["hexes"]}
    unknown = not all([s.standees[event] for event in s.parts.events[s.event].symbols])
    names = s.geography.names
    spared = [] if unknown else [place for place in s.land if names[place] not in hit]
    sure = taught(s, seat, spared)
    return [TRADES[trade] for trade in sure], [
        TRADES[trade] for trade in teachers(s, seat) if trade not in sure
    ]


def coming(now: Tindaya) -> Data | None:
    """The same; and while idols are displayed before the events, what these will hit."""
    if now.phase == END and not now.over and now.task.matter is EVENT_IDOL:
        return {"tribes": [], "gods": [], "hits": hits(now), "heirless": heirless(now)}
    return forecast(now)


def heirless(s: Tindaya) -> list[int]:
    """TI-20.1, TI-21.1: the tribes that have no noble, where that loses the game for all."""
    return [seat for seat in s.tribes_left() if needs_noble(s) and not s.tribes[seat].nobles]


def tribe_forecast(s: Tindaya, seat: int) -> Data:
    """Births, who starves, who has no shelter, and what is thrown away."""
    tribe = s.tribes[seat]
    people = min(s.parts.villagers, tribe.villagers + len(brood_places(s, seat)))
    born = int(people - tribe.villagers)
    hungry = int(eat_in_order(s, seat, people)) if people else 0
    people -= hungry
    cold = max(0, people - SHELTER) if s.mode.shelter and not tribe.cave else 0
    for lost, cause in ((hungry, "hunger"), (cold, "cold")):
        if lost:
            anger(s, MONEIBA, 1, cause, "TI-16.8")
            award(s, seat, -lost, cause, "TI-16.8")
    before = tribe.goods.copy()
    if s.mode.garbage:
        throw_away(s, seat)
    return {
        "seat": seat,
        "born": born,
        "hungry": hungry,
        "cold": cold,
        "garbage": {
            GOODS[good]: n - tribe.goods[good]
            for good, n in enumerate(before)
            if n > tribe.goods[good]
        },
    }


def god_forecast(s: Tindaya, god: int) -> Data:
    """TI-16.17: whether a god is content, and how angry it will be."""
    paid = all([s.on_strip(god * 4 + strip) >= s.seats for strip in s.demands(god)])
    anger(s, god, -1 if paid else 1, "paid" if paid else "unpaid", "TI-16.17")
    return {"god": GODS[god], "paid": paid, "wrath": s.wrath[god]}


def hits(s: Tindaya) -> list[Data]:
    """The events whose places are known, each by itself on the map as it is now."""
    found: list[Data] = []
    for event in s.parts.events[s.event].symbols:
        places = hit_by(s, event)
        if places:
            found.append(
                {
                    "event": EVENTS[event],
                    "hexes": [s.geography.names[place] for place in places],
                    "natives": [
                        sum([presence(s, seat, place) for place in places])
                        for seat in range(s.seats)
                    ],
                }
            )
    return found


def hit_by(s: Tindaya, event: int) -> list[int]:
    """The hexes an event would hurt, or, while its card is hidden, might."""
    number = s.standees[event]
    if not number or not s.land:
        return []
    if event >= SHIPS:
        islands = {s.island[place] for place in targets(s, s.chasms[number])}
        return [p for p in s.land if s.island[p] in islands and is_settlement(s, p)]
    centre = s.chasms[number] if event == TSUNAMI else s.volcanoes[number]
    if centre == NOWHERE:
        return []
    if event in (TSUNAMI, ERUPTION):
        god = MONEIBA if event == TSUNAMI else ACORAN
        lowest = VOLCANO + (event == TSUNAMI)
        return [p for ring in area(s, centre, god) for p in ring if s.ground[p] >= lowest]
    hit = islands_hit(s, event, centre)
    card = s.cards[event]
    return hit if card in (NOWHERE, SAN_BORONDON) else endangered(s, card, hit)
