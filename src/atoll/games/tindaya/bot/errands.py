"""What natives may reach and do: offerings, forts, lessons, tokens and animals."""

from typing import Final

from mypy_extensions import i64

from atoll.games.tindaya.bot.goods import stock_gain
from atoll.games.tindaya.bot.sailing import TOO_FAR, voyages
from atoll.games.tindaya.land import knows_here
from atoll.games.tindaya.names import (
    CLAY,
    CLAY_TOKEN,
    FORT,
    HERD,
    HEXES,
    OBSIDIAN,
    PIGS,
    STONE,
    VOLCANO,
    WOOD,
    WOOD_TOKEN,
)
from atoll.games.tindaya.state import SETUP, Tindaya

# How sure an errand is: as the next thing in an exploration under way, with a marker, and later.
AT_HAND: Final[float] = 0.9
PLANNED: Final[float] = 0.5
SOME_DAY: Final[float] = 0.12
STEP: Final[float] = 0.03  # what every movement on the way takes from that
LESSON: Final[float] = 1.0  # a trade to be learned
TOKEN_BACKS: Final = 5  # kinds of tokens, and none
HERD_WORTH: Final[float] = 0.35  # a settlement to be stocked


class Fate:
    """One tribe at the end of the era: who lives, what it holds, and what it can still do."""

    __slots__ = (
        "actions",
        "animals",
        "broods",
        "cold",
        "errands",
        "flocks",
        "heirless",
        "held",
        "homeless",
        "hungry",
        "nobles",
        "settlements",
        "to_fort",
        "to_teacher",
        "to_volcano",
        "vessels",
        "villagers",
        "waste",
        "weapons",
    )

    def __init__(self) -> None:
        self.actions = 0.0  # single actions left in this era
        self.broods = 0.0
        self.hungry = 0.0
        self.cold = 0.0
        self.waste = 0.0
        self.villagers = 0.0
        self.nobles = 0.0
        self.settlements = 0.0
        self.homeless = 1.0  # the chance that no settlement is left
        self.heirless = 1.0  # and no noble
        self.animals = 0.0
        self.flocks = 0.0  # settlements where animals breed
        self.vessels = 0.0  # kinds of food that keeps, after the meal
        self.weapons = 0.0
        self.errands = 0.0  # what explorations may bring
        self.to_teacher = 0.0  # trades that may be learned
        self.to_volcano = 0.0  # how sure a noble can offer
        self.to_fort = 0.0  # conquistadors that may be taken
        self.held = 0.0  # conquistadors that will be captured


def sureness(needed: int, steps: int, actions: float) -> float:
    """How surely natives get somewhere in time that need so many movements."""
    if needed <= steps:
        return AT_HAND - STEP * needed
    if needed >= TOO_FAR:
        return 0.0
    if actions > 0.0:
        return PLANNED - STEP * needed if needed <= 3 else 0.3
    return SOME_DAY - 0.02 * needed if needed <= 4 else 0.02


def run_errands(s: Tindaya, seat: int, fate: Fate, offers: int, prizes: list[float]) -> None:
    """What the natives of a tribe may reach, each the best for itself."""
    start = seat * HEXES
    steps = int(s.steps) if s.agenda[-1].seat == seat else 0
    for origin in s.land:
        lords = s.nobles[start + origin]
        folk = s.villagers[start + origin]
        if lords + folk == 0:
            continue
        if s.site[origin] >= FORT:
            won = storm_chance(s, origin, lords + folk, fate.weapons)
            fate.to_fort = max(fate.to_fort, won * s.troops[origin])
        elif lords:
            moved = s.nobles_moved[origin] > 0
            noble_errand(s, seat, fate, origin, lords + folk, moved, steps, offers, prizes)
        else:
            moved = s.villagers_moved[origin] > 0
            fate.errands += villager_errand(s, fate, origin, moved, steps, prizes)


def storm_chance(s: Tindaya, place: int, party: int, weapons: float) -> float:
    """TI-12.25: how surely those who have entered a fort win it."""
    troops = s.troops[place]
    if weapons < troops:
        return 0.0
    if party >= troops:
        return 1.0
    return 0.25 if s.steps > 0 else 0.0


def villager_errand(
    s: Tindaya, fate: Fate, origin: int, moved: bool, steps: int, prizes: list[float]
) -> float:
    best = 0.0
    for goal in s.geography.neighbours[origin]:
        if prizes[goal] > best:
            best = prizes[goal]
    best *= 0.6 * sureness(1, steps, fate.actions)
    here = prizes[origin] if moved else 0.0
    return here if here > best else best


def noble_errand(
    s: Tindaya,
    seat: int,
    fate: Fate,
    origin: int,
    party: int,
    moved: bool,
    steps: int,
    offers: int,
    prizes: list[float],
) -> None:
    """The best that a noble, and those with him, can do from a hex."""
    tribe = s.tribes[seat]
    sails = tribe.goods[WOOD] > 0 or tribe.canoe > 0
    best = 0.0
    lesson = 0.0
    ways = voyages(s.geography, bytes(s.ground))[origin]
    apart = s.geography.distances[origin]
    island = s.island[origin]
    for goal in s.land:
        site = s.site[goal]
        prize = prizes[goal]
        volcano = s.ground[goal] == VOLCANO and offers > 0
        if prize == 0.0 and not volcano and site == 0:
            continue
        needed = apart[goal] if s.island[goal] == island else TOO_FAR
        if sails and ways[goal] < needed:
            needed = ways[goal]
        if needed == 0:
            sure = 0.95 if moved else sureness(2, steps, fate.actions)
        else:
            sure = sureness(needed, steps, fate.actions)
        if volcano and sure > fate.to_volcano:
            fate.to_volcano = sure
        if site >= FORT:
            troops = s.troops[goal]
            if fate.weapons >= troops:
                taken = sure * troops * (1.0 if party >= troops else 0.25)
                if taken > fate.to_fort:
                    fate.to_fort = taken
        elif site and not tribe.knows(site - 1) and knows_here(s, seat, goal, site - 1):
            lesson = max(lesson, 1.0 if needed == 0 else 0.75 * sure)
        if prize * sure > best:
            best = prize * sure
    fate.errands += max(best, LESSON * lesson)
    fate.to_teacher += lesson


def prizes_of(s: Tindaya, seat: i64) -> list[float]:
    """What a native finds on each hex: tokens to collect, settlements to found or to stock."""
    tribe = s.tribes[seat]
    found = [0.0] * HEXES
    if s.phase == SETUP:
        return found
    goods = tribe.goods
    full = (
        not s.mode.dominion
        and s.mode.exhaustion
        and sum(tribe.tokens) >= s.parts.capacity[s.mode.level]
    )
    tokens = [0] * HEXES
    for place in s.land:
        if s.token[place]:
            tokens[s.island[place]] += 1
    worths = [token_worth(s, goods, token) for token in range(TOKEN_BACKS)]
    for place in s.land:
        token = s.token[place]
        if token and not full and (tokens[s.island[place]] > 1 or not s.mode.exhaustion):
            found[place] = worths[token]
        site = s.site[place]
        if (
            (site == PIGS + 1 or site == HERD + 1)
            and not s.animals[place]
            and tribe.knows(site - 1)
            and s.wild[site - PIGS - 1] > 2
        ):
            found[place] = HERD_WORTH
    return found


def token_worth(s: Tindaya, goods: list[int], token: int) -> float:
    if token == CLAY_TOKEN:
        return stock_gain(goods[CLAY], int(s.seats))
    if token == WOOD_TOKEN:
        return stock_gain(goods[WOOD], int(s.era) + 1)
    return 0.5 * stock_gain(goods[STONE], 3) + 0.6 * stock_gain(goods[OBSIDIAN], 3)
