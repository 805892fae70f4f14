"""How well the seats stand in Tindaya.

In the Alliance all seats share one value: the chance that every condition of the end is met. Each
condition is judged by itself from what the end of the era will leave, and the chances multiply. In
Dominion the same chances say whether anybody wins at all, and the points say who.
"""

from math import exp, log
from typing import Final

from atoll.games.tindaya.bot.errands import Fate
from atoll.games.tindaya.bot.goods import stock_of, upkeep_ahead
from atoll.games.tindaya.bot.lookahead import CAREFUL, look_ahead
from atoll.games.tindaya.bot.rollout import is_small, quick
from atoll.games.tindaya.bot.threats import Omens
from atoll.games.tindaya.land import conquistadors
from atoll.games.tindaya.names import (
    ACORAN,
    MANURE,
    MONEIBA,
    NOWHERE,
    STRAW,
    WOOD,
)
from atoll.games.tindaya.scoring import (
    breakdown,
    conditions,
    progress,
    second_level,
    winners,
)
from atoll.games.tindaya.state import BEATEN, BUILDING, END, Tindaya

# The chance that a god does not destroy the world, by the eras to come and by its wrath.
CALMNESS: Final[list[list[float]]] = [
    [1.0, 1.0, 1.0, 0.98, 0.02],
    [1.0, 0.97, 0.88, 0.5, 0.02],
    [0.92, 0.88, 0.75, 0.35, 0.02],
]
# How much it hurts to be without a noble or a settlement, by the eras to come.
HEIRLESS: Final[list[float]] = [0.97, 0.97, 0.97]
HOMELESS: Final[list[float]] = [0.97, 0.8, 0.6]
SHARP: Final[float] = 1.5  # points that make a difference at the end
SHARPER: Final[float] = 1.5  # and how many more for every era to come
STARVING: Final[float] = 0.9  # points that a native without food or shelter costs
GROWTH: Final[float] = 6.0  # points between a bare tribe and one with all it wants
CUBE: Final[float] = 0.16  # an action with a cube that is left in this era
CYLINDER: Final[float] = 0.5  # a cylinder that is left; it may be kept for later
IDOL_WORTH: Final[list[float]] = [
    0.2,
    0.4,
    0.25,
    0.3,
    0.3,
    0.35,
    0.2,
    0.15,
    0.2,
    0.25,
    0.05,
    0.3,
    0.2,
    0.1,
    0.1,
]  # an idol in hand, by kind
FIRE_WORTH: Final[float] = 1.2  # a seer's fire, beside what a tribe is equipped with
FUEL: Final[float] = 0.6  # and what one can be made of when the seers ask
# How a tribe is equipped for each era to come.
INVENTION: Final[float] = 0.35
TRADE: Final[float] = 0.4
VILLAGER_WORTH: Final[float] = 0.3
STOCK_WORTH: Final[float] = 0.5
BEAST: Final[float] = 0.1
BURROW: Final[float] = 0.2  # the second cave
HELD_IDOL: Final[float] = 0.17  # an idol that may be played at once, against one for later
NOW: Final[float] = 0.3  # how much of an era the rest of this one is
ERRAND: Final[float] = 1.0
POOR: Final[float] = 0.3  # the chance of a tribe that has nothing, era by era
EASE: Final[float] = 2.2  # what makes that chance half as good as it can be
# What the conquistadors do until the end.
LAST_SHIPS: Final[float] = 4.0  # those of the last ships
SHIP: Final[float] = 3.0  # those of the ship before
GROWING: Final[float] = 1.0  # a fort that breeds
AGED: Final[float] = 0.4  # a conquistador taken or come early counts for more
WEAPON_WORTH: Final[float] = 0.5  # a weapon for later
BROOD: Final[float] = 0.7  # a settlement that breeds
DOUBT: Final[float] = 1.8  # how many conquistadors make a difference at the end
DOUBTS: Final[float] = 1.2  # and how many more for every era to come
# How far a mission may be missed, by the eras to come, and what is counted towards it.
TASK: Final[list[float]] = [0.04, 0.35, 0.55]
PRISONERS: Final[float] = 0.2  # a weapon for later, as a part of a prisoner
FLOCK_WORTH: Final[float] = 0.7  # a flock that breeds, in an era to come
READY: Final[float] = 0.85  # how much food in the vessels counts, against the means to make it
READY_LATER: Final[float] = 0.5
HEIR: Final[float] = 0.3  # a noble, while there are eras to come
LOST: Final[float] = 0.1  # the best of losses; whoever still plays on stands better
LEAST: Final[float] = 1e-9  # no chance is smaller
TALK: Final[float] = 1e-9  # what talks cost: of what is equal, the shorter way is better
ROOT: Final[float] = 0.25  # spreads small chances, so that a game that goes badly is played on
NEAR: Final[float] = 0.6  # and losses likewise
# What the eras to come will cost, so that the end of an era does not look like a loss.
AHEAD: Final[list[float]] = [1.0, 0.07, 0.02]


def evaluate(state: Tindaya) -> list[float]:
    """How well every seat stands, from 0 to 1; while the archipelago is built, all alike."""
    if state.phase == BUILDING:
        return [0.5] * state.seats
    s = settled(state)
    if not s.agenda:
        return outcome(s)
    values = dominion(s) if s.mode.dominion else [alliance(s)] * s.seats
    weary = 1.0 - TALK * sum(s.sent)
    return [weary * value for value in values]


def settled(s: Tindaya) -> Tindaya:
    """The position when a movement, a visit or a talk under way has come to its end."""
    if not s.agenda or not is_small(s.agenda[-1].matter):
        return s
    s = s.copy()
    while s.agenda and is_small(s.agenda[-1].matter):
        s.advance(quick(s))
    return s


def outcome(s: Tindaya) -> list[float]:
    """Winning is most of it; a loss is the better the nearer the conditions were."""
    won = winners(s)
    if s.mode.dominion:
        share = 1.0 / len(won) if won else 0.0
        return [share if seat in won else 0.0 for seat in range(s.seats)]
    if won:
        return [1.0] * s.seats
    return [LOST * exp(NEAR * log(nearness(s)))] * s.seats


def margins(s: Tindaya) -> list[float]:
    """How near to winning every seat came: in the Alliance all alike, in Dominion by points."""
    if s.mode.dominion:
        return outcome(s)
    return [exp(NEAR * log(nearness(s)))] * s.seats


def nearness(s: Tindaya) -> float:
    """How near the Alliance came to its conditions."""
    near = 1.0
    for what, wanted, have, met in conditions(s):
        if not met:
            near *= shortfall(what, wanted, have)
    if s.doom:
        near *= 0.3 * float(s.era)
    return near


def shortfall(what: str, wanted: int, have: int) -> float:
    if what == "archipelago":
        return 1.0 / (1.0 + 0.5 * (have - wanted))
    if what.startswith("mission"):
        return 0.2 + 0.5 * have / wanted
    return 0.2


def alliance(s: Tindaya) -> float:
    """The chance that all conditions are met at the end."""
    fates, wrath, omens = look_ahead(s)
    eras = int(s.mode.eras - s.era)
    value = archipelago(s, fates, omens, eras)
    for god in (ACORAN, MONEIBA):
        value *= calm(wrath[god], eras)
    least = 1.0
    for seat in range(s.seats):
        fate = fates[seat]
        value *= (1.0 - HEIRLESS[eras] * fate.heirless) * (1.0 - HOMELESS[eras] * fate.homeless)
        value *= lineage(fate.nobles, eras)
        least = min(least, mission(s, seat, fate, eras))
        value *= economy(s, seat, fate, eras)
    value *= least * lessons(s, fates, eras) * AHEAD[eras]
    return LOST + (0.95 - LOST) * exp(ROOT * log(max(LEAST, value)))


def calm(wrath: float, eras: int) -> float:
    row = CALMNESS[eras]
    low = int(wrath)
    if low >= 4:
        return row[4]
    share = wrath - low
    return row[low] * (1.0 - share) + row[low + 1] * share


def lineage(nobles: float, eras: int) -> float:
    """A second noble is an heir, and does half of the work."""
    return 1.0 if eras == 0 else 1.0 - HEIR * (2.0 - min(2.0, nobles))


def archipelago(s: Tindaya, fates: list[Fate], omens: Omens, eras: int) -> float:
    """TI-21.2: the chance that the conquistadors stay few enough."""
    people = 0.0
    landed = 2.0 * float(len(omens.raided))
    weapons = 0.0
    soldiers = float(conquistadors(s))
    births = eras + (1 if s.phase != END else 0)
    early = 1.0 + AGED * eras
    for fate in fates:
        people += max(0.0, fate.villagers) + max(0.0, fate.nobles)
        people += BROOD * fate.broods * births
        soldiers -= fate.to_fort * early
        weapons += fate.weapons
        landed -= fate.held
    soldiers += max(0.0, landed) * early
    for place in s.land:
        if s.troops[place] >= 2:
            soldiers += GROWING * births
    if eras:
        soldiers += LAST_SHIPS - WEAPON_WORTH * min(weapons, 2.0 + 3.0 * eras)
    if eras == 2:
        soldiers += SHIP
    margin = bound(s, people) - 0.5 - soldiers
    return 1.0 / (1.0 + exp(-margin / (DOUBT + DOUBTS * eras)))


def bound(s: Tindaya, people: float) -> float:
    """The limit of the archipelago, without steps."""
    starts = s.parts.natives[s.seats - 1]
    limits = s.parts.limits
    if people <= starts[0] - 1:
        return limits[0]
    if people >= starts[3]:
        return limits[4]
    width = (starts[3] - starts[0] + 1) / 4.0
    return limits[0] + min(4.0, (people - starts[0] + 1) / width)


def mission(s: Tindaya, seat: int, fate: Fate, eras: int) -> float:
    if s.mission == NOWHERE:
        return 1.0
    wanted = float(s.parts.missions[s.mission][s.seats - 1][s.mode.level])
    have = float(progress(s, seat, s.mission))
    if s.mission == 1:
        have += 0.6 * fate.to_fort + 0.8 * fate.held
        have += PRISONERS * min(4.0, fate.weapons) if eras else 0.0
    elif s.mission == 2:
        have = fate.animals + FLOCK_WORTH * fate.flocks * eras
    elif s.mission == 3:
        ready = READY if eras == 0 else READY_LATER
        kept = fate.vessels if s.phase != END else have
        have = ready * kept + (1.0 - ready) * min(wanted, mills(s, seat))
    elif s.mission == 4:
        have = fate.villagers + (0.8 * fate.broods if s.phase != END else 0.0)
    share = min(1.0, max(0.0, have / wanted))
    low = TASK[eras]
    return low + (1.0 - low) * share * share


def mills(s: Tindaya, seat: int) -> float:
    """How far a tribe is on its way to food that keeps, trade by trade."""
    tribe = s.tribes[seat]
    total = 0.0
    for trade in range(4):
        if tribe.has(trade * 2 + 1):
            total += 1.0
        elif tribe.knows(trade):
            total += 0.5 if tribe.has(trade * 2) else 0.25
    return total


def lessons(s: Tindaya, fates: list[Fate], eras: int) -> float:
    """TI-34.3, TI-34.4: the chance that the goals of a learning game are met."""
    if s.mode.lesson not in (1, 2):
        return 1.0
    value = 1.0
    trades = 3.0 if s.mode.lesson == 1 else 4.0
    for seat in range(s.seats):
        fate = fates[seat]
        have = bin(s.tribes[seat].trades).count("1") + 0.95 * fate.to_teacher
        share = max(0.0, min(1.0, (have - 2.0) / (trades - 2.0)))
        value *= 0.05 + 0.95 * (share if eras == 0 else 0.5 + 0.5 * share)
        if s.mode.lesson == 2 and second_level(s, seat) == 0:
            value *= 0.6 if eras else 0.2
    if s.mode.lesson == 1 and s.first_fort != BEATEN:
        taken = 0.0
        if s.first_fort != NOWHERE:
            taken = max([fate.to_fort for fate in fates]) / max(1, s.troops[s.first_fort])
        value *= 0.05 + 0.9 * min(1.0, taken)
    return value


def economy(s: Tindaya, seat: int, fate: Fate, eras: int) -> float:
    """How well a tribe is equipped for what is still to be done."""
    tribe = s.tribes[seat]
    acting = s.phase != END
    left = float(eras) + (NOW if acting else 0.0)
    total = ERRAND * fate.errands
    if acting and not tribe.passed:
        total += CUBE * float(tribe.cubes)
    if eras or acting:
        total += CYLINDER * float(tribe.cylinders)
    if eras:
        fires = len(s.hand)
        total += FIRE_WORTH * fires
        fuel = tribe.goods[WOOD] + tribe.goods[MANURE] + tribe.goods[STRAW]
        total += FUEL * min(2 - fires, fuel // 2)
    inventions = bin(tribe.inventions).count("1")
    trades = bin(tribe.trades).count("1")
    people = max(0.0, fate.villagers) + (fate.broods if acting else 0.0)
    total += left * (INVENTION * inventions + TRADE * trades + VILLAGER_WORTH * people)
    total += left * (STOCK_WORTH * stock_of(tribe.goods) + BEAST * min(6.0, fate.animals))
    for kind in range(len(IDOL_WORTH)):
        total += (HELD_IDOL + 0.5 * left) * IDOL_WORTH[kind] * tribe.idols[kind]
    total += BURROW * left * float(tribe.cave)
    share = POOR + (1.0 - POOR) * total / (total + EASE)
    value = share
    for _ in range(eras):
        value *= share  # every era to come is built on it
    return value


def dominion(s: Tindaya) -> list[float]:
    """The chance that anybody survives, shared by points and what may still bring some."""
    fates, wrath, omens = look_ahead(s)
    eras = int(s.mode.eras - s.era)
    world = calm(wrath[ACORAN], eras) * calm(wrath[MONEIBA], eras)
    betrayed = 0.0
    if s.traitor >= 0:
        betrayed = treason(s)
        world *= 1.0 - betrayed
    else:
        world *= archipelago(s, fates, omens, eras)
    worths = [0.0] * s.seats
    for seat in s.tribes_left():
        worths[seat] = prospects(s, seat, fates[seat], eras)
    best = max([worths[seat] for seat in s.tribes_left()])
    weights = [0.0] * s.seats
    for seat in s.tribes_left():
        alive = 1.0 - HOMELESS[eras] * fates[seat].homeless
        if s.mode.noble_needed:
            alive *= 1.0 - HEIRLESS[eras] * fates[seat].heirless
        weights[seat] = alive * exp((worths[seat] - best) / (SHARP + SHARPER * eras))
    total = sum(weights) + 0.001
    values = [world * weight / total for weight in weights]
    if s.traitor >= 0:
        values[s.traitor] = betrayed
    return values


def prospects(s: Tindaya, seat: int, fate: Fate, eras: int) -> float:
    """Points a tribe has, and about what it will still earn."""
    points = float(sum(breakdown(s, seat).values()))
    if upkeep_ahead(s):
        points += 0.4 * min(4, s.given(ACORAN, seat)) + 0.4 * min(4, s.given(MONEIBA, seat))
        points += 0.1 * fate.to_volcano
        points -= STARVING * (fate.hungry + fate.cold) / (1.0 + CAREFUL * fate.actions)
    points += 0.5 * min(2.0, fate.nobles) + 0.4 * fate.to_fort + 0.5 * fate.held
    return points + GROWTH * economy(s, seat, fate, eras)


def treason(s: Tindaya) -> float:
    """TI-31.16: how surely a traitor has enough conquistadors in the end."""
    wanted = s.parts.traitors[s.traitor_card]
    return 1.0 / (1.0 + exp((wanted - 2.5 - float(conquistadors(s))) / 2.0))
