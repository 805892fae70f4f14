"""What goods are worth to a tribe: for its works, its meals and the gods."""

from atoll.games.tindaya.decisions.offer import offers_animal
from atoll.games.tindaya.decisions.upkeep import OFFERINGS
from atoll.games.tindaya.names import (
    CLAY,
    HERD,
    HORNS,
    MANURE,
    NOWHERE,
    OBSIDIAN,
    PIG,
    PIGS,
    STONE,
    STRAW,
    VESSELS,
    WOOD,
)
from atoll.games.tindaya.state import END, Tindaya


def stock_worth(n: int) -> float:
    """Raw material: the first units are those that are missed."""
    if n <= 2:
        return 0.16 * n
    if n <= 5:
        return 0.32 + 0.08 * (n - 2)
    return 0.56 + 0.01 * (n - 5)


def stock_gain(have: int, more: int) -> float:
    return stock_worth(have + more) - stock_worth(have)


def stock_of(goods: list[int]) -> float:
    """What stocks are good for beside meals and offerings."""
    total = stock_worth(goods[WOOD]) + stock_worth(goods[CLAY]) + stock_worth(goods[STONE])
    weapons = goods[HORNS] + goods[OBSIDIAN]
    total += 0.2 * min(weapons, 4) + 0.05 * max(0, min(weapons - 4, 6))
    fires = goods[MANURE] + goods[STRAW]
    total += 0.06 * min(fires, 4)
    for good in VESSELS:
        n = goods[good]
        total += 0.06 * min(n, 3)
    total += 0.03 * min(goods[1], 3) + 0.03 * min(goods[12], 3)  # salt, cereals
    return total


def holdings(s: Tindaya, seat: int, goods: list[int], wanted: list[int]) -> float:
    """What a stock of goods is worth to a tribe: for its works, its meals and its offerings."""
    p = s.parts
    rations = 0
    offers = 0
    waste = 0
    for good in range(len(goods)):
        n = goods[good]
        rations += n * p.rations[good]
        offers += min(n, wanted[good])
        if p.perishable[good]:
            waste += n
    people = int(s.tribes[seat].villagers) + 1
    total = stock_of(goods) + 0.2 * offers
    total += 0.3 * min(rations, people)
    return total - 0.05 * max(0, waste - people)


def upkeep_ahead(s: Tindaya) -> bool:
    """Are births, meals and offerings of this era still to come?"""
    if s.phase != END:
        return True
    return any([task.matter is OFFERINGS for task in s.agenda])


def offerable(s: Tindaya, strip: int, seat: int) -> int:
    """Units a tribe holds of what is wanted on a strip."""
    demand = s.demand(strip)
    if demand < PIG:
        return s.tribes[seat].goods[demand]
    site = PIGS + 1 if demand == PIG else HERD + 1
    total = 0
    for place in s.land:
        if s.site[place] == site and offers_animal(s, seat, place):
            total += s.animals[place]
    return total


def wanted_goods(s: Tindaya) -> list[int]:
    """Goods the gods still want, so that what is held of them is not waste."""
    found = [0] * 20
    if s.offerings[0] == NOWHERE or not upkeep_ahead(s):
        return found
    for god in (0, 1):
        for k in s.demands(god):
            strip = god * 4 + k
            missing = int(s.seats) - s.on_strip(strip)
            if missing > 0:
                found[s.demand(strip)] += missing
    return found


def open_units(s: Tindaya) -> int:
    """How many units both gods still want."""
    return sum(wanted_goods(s))
