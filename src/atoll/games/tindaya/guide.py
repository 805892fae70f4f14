"""The coach: where the era stands, what matters at this decision, and what comes next."""

from typing import Any

from mypy_extensions import i64

from atoll.engine.words import Fact, Guide, Words
from atoll.games.tindaya.decisions.births import BIRTH
from atoll.games.tindaya.decisions.closing import BRING_FIRE
from atoll.games.tindaya.decisions.explore import TRAVEL
from atoll.games.tindaya.decisions.learning import teachers
from atoll.games.tindaya.decisions.turn import ACT
from atoll.games.tindaya.decisions.upkeep import DIE, FEED
from atoll.games.tindaya.forecast import forecast
from atoll.games.tindaya.land import conquistadors
from atoll.games.tindaya.names import (
    ACORAN,
    CATASTROPHES,
    DESTRUCTION,
    EVENTS,
    GODS,
    HEXES,
    MONEIBA,
    NOWHERE,
    SHIPS,
)
from atoll.games.tindaya.scoring import limit, needs_noble
from atoll.games.tindaya.state import ACTIONS, BEATEN, BUILDING, SETUP, STRATEGY, Tindaya
from atoll.games.tindaya.words import demand_words, god_words, hex_words, listed

WARNINGS = 2  # more than a newcomer can mind at once
LEARNED = (0, 3, 4, 0)  # trades that every tribe wants, by the learning game


def guide(s: Tindaya) -> Guide:
    steps = ["prophecies", "actions", "upkeep", "events"]
    if s.phase in (SETUP, BUILDING):
        steps.insert(0, "setup")
    if s.mode.seers and s.era < s.mode.eras:
        steps.append("fires")
    now = steps.index(step(s))
    last = s.era == s.mode.eras and now == len(steps) - 1
    then = Words("guide-then-last" if last else f"guide-then-{steps[now]}")
    return Guide([Words(f"guide-step-{each}") for each in steps], now, advice(s), then)


def step(s: Tindaya) -> str:
    """The step of the era that the decision belongs to."""
    if s.phase in (SETUP, BUILDING):
        return "setup"
    if s.phase == STRATEGY:
        return "prophecies"
    if s.phase == ACTIONS:
        return "actions"
    matter = s.task.matter
    if matter in (BIRTH, FEED, DIE):
        return "upkeep"
    return "fires" if matter is BRING_FIRE else "events"


def advice(s: Tindaya) -> list[Words]:
    """What the decision is about; first, in a lesson, what it is for, and in a turn what threatens."""
    name = s.task.matter.name
    found: list[Words] = []
    if s.mode.lesson and name == "settle":
        found.append(Words(f"guide-lesson-{s.mode.lesson}"))
    if s.task.matter is ACT:
        found += warnings(s, s.seat)
    if s.task.matter in (ACT, TRAVEL):
        found += goals(s, s.seat)
    return [*found, Words(f"guide-{name}")]


def goals(s: Tindaya, seat: int) -> list[Words]:
    """TI-34.3, TI-34.4: how what a learning game asks for is done, while it is not."""
    found: list[Words] = []
    wanted = LEARNED[s.mode.lesson]
    missing = wanted - bin(s.tribes[seat].trades).count("1") - len(teachers(s, seat))
    if missing > 0:
        found.append(Words("guide-goal-trade", {"missing": missing}))
    fort = s.first_fort
    if s.mode.lesson == 1 and fort not in (BEATEN, NOWHERE):
        facts: dict[str, Fact] = {"fort": hex_words(s, fort), "n": s.troops[fort]}
        found.append(Words("guide-goal-fort", facts))
    return found


def warnings(s: Tindaya, seat: int) -> list[Words]:
    """What would end the game, all of it; then the worst of what the end of the era would do to a tribe,
    and what helps against it."""
    coming = forecast(s)
    if coming is None or seat == s.traitor:
        return []
    own = next(each for each in coming["tribes"] if each["seat"] == seat)
    found: list[Words] = []
    if own["hungry"]:
        found.append(Words("guide-warn-hunger", {"n": own["hungry"]}))
    found += [
        Words("guide-warn-god", {"god": god_words(god), "goods": missing(s, god)})
        for god in range(len(GODS))
        if not coming["gods"][god]["paid"]
    ]
    spoiled = sum(own["garbage"].values())
    for what, n in (("cold", own["cold"]), ("garbage", spoiled)):
        if n:
            found.append(Words(f"guide-warn-{what}", {"n": n}))
    for hit in coming["hits"]:
        if hit["natives"][seat]:
            found.append(warning(s, hit["event"], hit["natives"][seat]))
    return [*doom(s, coming), *last_nobles(s, seat, coming), *found[:WARNINGS]]


def warning(s: Tindaya, event: str, n: int) -> Words:
    """So many natives stand where an event strikes: what its card does, if that is known."""
    number = EVENTS.index(event)
    card = s.cards[number] if number in (ACORAN, MONEIBA) else NOWHERE
    if card == NOWHERE:
        return Words("guide-warn-hit", {"event": Words(f"event-{event}"), "n": n})
    key = f"catastrophe-{CATASTROPHES[card]}"
    return Words("guide-warn-card", {"card": Words(key), "does": Words(f"{key}-does"), "n": n})


def last_nobles(s: Tindaya, seat: int, coming: dict[str, Any]) -> list[Words]:
    """TI-20.1, TI-21.1: a tribe without a noble may be the end for all."""
    if not needs_noble(s):
        return []
    hit = {place for each in coming["hits"] for place in each["hexes"]}
    names = s.geography.names
    for tribe in sorted(s.tribes_left(), key=lambda each: each != seat):
        homes = [p for p in range(HEXES) if s.nobles[tribe * HEXES + p]]
        if homes and all([names[place] in hit for place in homes]):
            return [Words("guide-warn-noble" if tribe == seat else "guide-warn-noble-other")]
    return []


def doom(s: Tindaya, coming: dict[str, Any]) -> list[Words]:
    """What would end the game for all: a god at destruction, nobles lost, ships that take too much."""
    found = [
        Words("guide-warn-doom", {"god": god_words(god)})
        for god in range(len(GODS))
        if coming["gods"][god]["wrath"] == DESTRUCTION
    ]
    ships = [hit for hit in coming["hits"] if hit["event"] in EVENTS[SHIPS:]]
    if ships and conquistadors(s) + len(ships) >= limit(s) and s.traitor < 0:
        found.append(Words("guide-warn-archipelago", {"n": len(ships)}))
    for hit in ships:
        settled = len(hit["hexes"])
        if settled:
            event = Words(f"event-{hit['event']}")
            names = s.geography.names
            places = listed([hex_words(s, p) for p in s.land if names[p] in hit["hexes"]])
            found.append(Words("guide-warn-ship", {"event": event, "n": settled, "places": places}))
    return found


def missing(s: Tindaya, god: i64) -> Words:
    """What a god still wants, as one phrase."""
    wanted = [
        demand_words(s.demand(god * 4 + strip))
        for strip in s.demands(god)
        if s.on_strip(god * 4 + strip) < s.seats
    ]
    said = wanted[0]
    for each in wanted[1:]:
        said = Words("guide-and", {"a": said, "b": each})
    return said
