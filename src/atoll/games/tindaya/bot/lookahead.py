"""What becomes of every tribe and both gods by the end of the era, as far as it can be seen."""

from typing import Final

from mypy_extensions import i64

from atoll.games.tindaya.bot.errands import Fate, prizes_of, run_errands, storm_chance
from atoll.games.tindaya.bot.goods import offerable, open_units, upkeep_ahead, wanted_goods
from atoll.games.tindaya.bot.threats import Omens, read_omens
from atoll.games.tindaya.names import (
    ACORAN,
    DESTRUCTION,
    FORT,
    HERD,
    HEXES,
    HORNS,
    LARGE_VESSEL,
    MONEIBA,
    NOWHERE,
    OBSIDIAN,
    PIGS,
    ROOM,
    SHELTER,
    VOLCANO,
)
from atoll.games.tindaya.state import END, Tindaya
from atoll.games.tindaya.tribe import Tribe

LARDER: Final[float] = 0.7  # how surely food is produced that can be
CAREFUL: Final[float] = 0.5  # how much an action that is left helps to avert an evil
NIMBLE: Final[float] = 0.25  # and to get out of harm's way
REFUGE: Final[float] = 0.4  # how much of what nobody knows reaches a volcano
PAID: Final[float] = 0.85  # how much nearly all of an offering counts
HELD: Final[float] = 0.6  # and goods that are at hand but not yet offered


def look_ahead(s: Tindaya) -> tuple[list[Fate], list[float], Omens]:
    """Every tribe and both gods at the end of the era."""
    fates = [Fate() for _ in range(s.seats)]
    wanted = wanted_goods(s)
    ahead = upkeep_ahead(s)
    for seat in range(s.seats):
        fate = fates[seat]
        tribe = s.tribes[seat]
        fate.actions = actions_left(s, tribe)
        fate.weapons = float(tribe.goods[HORNS] + tribe.goods[OBSIDIAN])
        fate.broods = broods(s, seat)
        if ahead:
            meal(s, fate, tribe, wanted)
            if fate.hungry > 0.0 and fate.actions > 0.0:
                fate.hungry -= LARDER * min(fate.hungry, harvest(s, seat))
    offers = open_units(s)
    for seat in range(s.seats):
        run_errands(s, seat, fates[seat], offers, prizes_of(s, seat))
    wrath = [float(s.wrath[0]), float(s.wrath[1])]
    if ahead:
        wrath = wrath_to_come(s, fates)
    omens = read_omens(s, [level(wrath[0]), level(wrath[1])])
    for seat in range(s.seats):
        settle_fate(s, seat, fates[seat], omens)
    return fates, wrath, omens


def level(wrath: float) -> int:
    return max(0, min(DESTRUCTION, int(wrath + 0.5)))


def actions_left(s: Tindaya, tribe: Tribe) -> float:
    if s.phase == END or tribe.passed:
        return 0.0
    return float(tribe.cubes + 2 * tribe.cylinders)


def broods(s: Tindaya, seat: int) -> float:
    start = seat * HEXES
    total = 0.0
    for place in s.land:
        if s.villagers[start + place] >= 2 and 0 < s.site[place] < FORT:
            total += 1.0
    return total


def harvest(s: Tindaya, seat: int) -> float:
    """Rations that a tribe could still produce in this era."""
    tribe = s.tribes[seat]
    start = seat * HEXES
    total = 0.0
    for place in s.land:
        site = s.site[place]
        folk = s.villagers[start + place]
        if folk == 0 or site == 0 or site >= FORT or tribe.used >> (3 + site) & 1:
            continue
        if site == HERD + 1:
            total += float(s.animals[place])
        elif site != PIGS + 1:
            total += float(folk)
    return total * 2.0 if tribe.cylinders else total


def meal(s: Tindaya, fate: Fate, tribe: Tribe, wanted: list[int]) -> None:
    """TI-16.6 to TI-16.14: who stays hungry, who has no shelter, what is thrown away."""
    p = s.parts
    goods = tribe.goods
    people: i64 = tribe.villagers + (int(fate.broods) if s.phase != END else 0)
    if people > p.villagers:
        people = p.villagers
    hungry: i64 = people
    offers = fate.actions > 0.0 or s.steps > 0
    waste: i64 = 0
    kinds: i64 = 0
    for good in p.menu:
        n: i64 = goods[good]
        rations: i64 = p.rations[good]
        while hungry > 0 and n > 0:
            n -= 1
            hungry -= rations
        if p.perishable[good]:
            n -= wanted[good] if offers else 0
            if n > 0:
                waste += n
        elif n > 0:
            kinds += 1
            if n > ROOM and not tribe.market >> LARGE_VESSEL & 1:
                waste += n - ROOM
    if hungry < 0:
        hungry = 0
    fate.hungry = float(hungry)
    fate.waste = float(waste)
    fate.vessels = float(kinds)
    people -= hungry
    if s.mode.shelter and not tribe.cave and people > SHELTER:
        fate.cold = float(people - SHELTER)


def wrath_to_come(s: Tindaya, fates: list[Fate]) -> list[float]:
    """TI-25: both gods after this era's upkeep, as far as it can be guessed."""
    found = [float(s.wrath[0]), float(s.wrath[1])]
    waste = 0.0
    seats = float(s.seats)
    for seat in range(s.seats):
        fate = fates[seat]
        care = 1.0 / (1.0 + CAREFUL * fate.actions)
        if fate.hungry > 0.0:
            found[MONEIBA] += care * (0.6 + 0.1 * min(4.0, fate.hungry))
        if fate.cold > 0.0:
            found[MONEIBA] += care
        waste += float(s.tribes[seat].waste) + fate.waste * (0.3 + 0.7 * care)
    if s.mode.garbage and waste > seats:
        found[ACORAN] += min(3.0, (waste - seats) / seats)
    for god in (ACORAN, MONEIBA):
        found[god] += 1.0 - 2.0 * payment(s, god, fates)
        found[god] = max(0.0, min(4.0, found[god]))
    return found


def payment(s: Tindaya, god: int, fates: list[Fate]) -> float:
    """The chance that a god is paid in this era."""
    if s.offerings[god] == NOWHERE:
        return 0.5
    total = 0.0
    done = 0.0
    hoped = 0.0
    prisoners = sum([int(tribe.prison) for tribe in s.tribes])
    seats = int(s.seats)
    for k in s.demands(god):
        strip = god * 4 + k
        laid = s.on_strip(strip)
        total += seats
        done += laid
        missing = seats - laid
        for seat in range(seats):
            if missing > 0:
                units = min(missing, offerable(s, strip, seat))
                missing -= units
                hoped += units * fates[seat].to_volcano
        units = min(missing, prisoners)
        prisoners -= units
        hoped += 0.5 * units
    if done >= total:
        return 1.0
    share = (done + HELD * hoped) / total
    return PAID * share * share if has_time(s, fates) else 0.0


def has_time(s: Tindaya, fates: list[Fate]) -> bool:
    return s.steps > 0 or any([fate.actions > 0.0 for fate in fates])


def settle_fate(s: Tindaya, seat: int, fate: Fate, omens: Omens) -> None:
    """Count a tribe hex by hex, as the omens leave it."""
    start = seat * HEXES
    danger = 1.0 / (1.0 + NIMBLE * fate.actions)
    births = 1 if s.phase != END else 0
    villagers, nobles, site = s.villagers, s.nobles, s.site
    for place in s.land:
        folk = villagers[start + place]
        lords = nobles[start + place]
        if folk + lords == 0:
            continue
        peace = omens.peace
        if s.ground[place] == VOLCANO:
            peace = 1.0 - REFUGE * (1.0 - peace)
        if place in omens.raided and not holds_out(fate, folk + lords):
            peace *= 1.0 - danger
        lives = peace * (1.0 - danger * omens.lethal[place])
        if site[place] >= FORT:
            lives = storm_chance(s, place, folk + lords, fate.weapons)
        if folk:
            fate.villagers += lives * folk
            if 0 < site[place] < FORT:
                stays = lives * (1.0 - danger * omens.ruin[place])
                fate.settlements += stays
                fate.homeless *= 1.0 - stays
                beasts = s.animals[place]
                if beasts >= 2:
                    beasts += births
                    fate.flocks += stays
                fate.animals += stays * (1.0 - danger * omens.slain[place]) * beasts
        if lords:
            fate.nobles += lives * lords
            fate.heirless *= 1.0 - lives
    starve(fate)


def holds_out(fate: Fate, natives: int) -> bool:
    """TI-19.12: two natives with two weapons hold a settlement against a ship; so they are spent."""
    if natives < 2 or fate.weapons < 2.0:
        return False
    fate.weapons -= 2.0
    fate.held += 2.0
    return True


def starve(fate: Fate) -> None:
    """TI-16.8, TI-16.11: the hungry and the homeless die; a settlement needs one who lives."""
    dead = fate.hungry + fate.cold
    if dead == 0.0:
        return
    before = max(fate.villagers + fate.broods, 0.01)
    left = max(0.0, before - dead / (1.0 + CAREFUL * fate.actions))
    fate.villagers *= left / before
    fate.settlements = min(fate.settlements, left)
    if left < 1.0:
        fate.homeless = 1.0 - (1.0 - fate.homeless) * left
