"""What is hidden from a seat, dealt anew: idols in other hands, and other secret objectives."""

from math import factorial
from typing import Final

from atoll.engine.chance import Chance, draw
from atoll.engine.decision import Task
from atoll.engine.state import SPECTATOR
from atoll.games.tindaya.decisions.choice import TindayaChoice
from atoll.games.tindaya.decisions.protection import PROTECT, means
from atoll.games.tindaya.state import Tindaya
from atoll.games.tindaya.tribe import Tribe

DEALS: Final = 20  # tries to deal what fits the question, before all that fits is looked through


def redeal(s: Tindaya, seat: int, chance: Chance) -> Tindaya:
    """A position this seat cannot tell from the true one."""
    d = s.copy()
    d.chance = chance.copy()
    if d.over:
        return d
    deal_idols(d, seat)
    deal_objectives(d, seat)
    for _ in range(DEALS):
        if fits(d, seat):
            return d
        deal_idols(d, seat)
    deal_fitting(d, seat)
    if d.seat != seat:
        d.legal = d.task.matter.moves(d, d.task)
    return d


def idols_asked_about(task: Task) -> tuple[int, ...]:
    """The kinds of idols that decide whether somebody is asked this, and what."""
    return task.matter.idols_asked_about() if isinstance(task.matter, TindayaChoice) else ()


def fits(d: Tindaya, seat: int) -> bool:
    """Would what is being asked be asked, if the idols were in these hands?"""
    for task in d.agenda:
        if task.matter is PROTECT and task.seat != seat and not means(d, task.seat, int(task.n)):
            return False
    task = d.task
    if d.seat != seat:
        d.legal = task.matter.moves(d, task)
        return len(d.legal) > 1
    return not idols_asked_about(task) or task.matter.moves(d, task) == d.legal


def others_of(d: Tindaya, seat: int) -> list[Tribe]:
    return [tribe for owner, tribe in enumerate(d.tribes) if owner != seat]


def deal_idols(d: Tindaya, seat: int) -> None:
    """Idols in other hands are mixed with those in the deck."""
    others = others_of(d, seat)
    counts = [sum(tribe.idols) for tribe in others]
    collect(d, others)
    for tribe, count in zip(others, counts, strict=True):
        for _ in range(count):
            tribe.idols[draw(d.idols, d.chance)] += 1


def collect(d: Tindaya, others: list[Tribe]) -> None:
    """All idols of these tribes go back to the deck."""
    for tribe in others:
        for kind in range(len(d.idols)):
            d.idols[kind] += tribe.idols[kind]
            tribe.idols[kind] = 0


def deal_fitting(d: Tindaya, seat: int) -> None:
    """The kinds that are asked about lie in one of all the ways that fit, each as likely as a deal
    brings it; the other kinds as they come. Of the true hands nothing is kept but that they fit."""
    kinds = [kind for task in d.agenda for kind in idols_asked_about(task)]
    kinds = sorted(set(kinds))
    others = others_of(d, seat)
    counts = [sum(tribe.idols) for tribe in others]
    collect(d, others)
    found: list[list[int]] = []
    weights: list[float] = []
    for split in splits([d.idols[kind] for kind in kinds], counts):
        give(d, others, kinds, split)
        if fits(d, seat):
            found.append(split)
            weights.append(ways(d, others, kinds, counts))
        collect(d, others)
    if found:
        give(d, others, kinds, found[d.chance.weigh(weights)])
    kept = [d.idols[kind] if kind in kinds and found else 0 for kind in range(len(d.idols))]
    for kind in range(len(kept)):
        d.idols[kind] -= kept[kind]
    for tribe, count in zip(others, counts, strict=True):
        for _ in range(count - sum(tribe.idols)):
            tribe.idols[draw(d.idols, d.chance)] += 1
    for kind in range(len(kept)):
        d.idols[kind] += kept[kind]


def splits(numbers: list[int], counts: list[int]) -> list[list[int]]:
    """All ways in which so many idols of each kind may lie in hands of these sizes: for each hand in
    turn, how many it has of each kind."""
    found: list[list[int]] = [[]]
    for count in counts:
        for place in range(len(numbers)):
            longer: list[list[int]] = []
            for split in found:
                first = len(split) - place  # where this hand begins
                left = numbers[place] - sum(split[place :: len(numbers)])
                room = count - sum(split[first:])
                longer += [[*split, n] for n in range(min(left, room) + 1)]
            found = longer
    return found


def give(d: Tindaya, others: list[Tribe], kinds: list[int], split: list[int]) -> None:
    for i, number in enumerate(split):
        kind = kinds[i % len(kinds)]
        others[i // len(kinds)].idols[kind] += number
        d.idols[kind] -= number


def ways(d: Tindaya, others: list[Tribe], kinds: list[int], counts: list[int]) -> float:
    """In how many ways the idols may come to lie as they do, the kinds that are not given included."""
    found = 1.0
    for kind in kinds:
        held = [tribe.idols[kind] for tribe in others]
        found *= arrangements(d.idols[kind] + sum(held), held)
    free = sum([d.idols[kind] for kind in range(len(d.idols)) if kind not in kinds])
    rooms = [count - sum(tribe.idols) for tribe, count in zip(others, counts, strict=True)]
    return found * arrangements(free, rooms) if sum(rooms) <= free else 0.0


def arrangements(things: int, hands: list[int]) -> float:
    """In how many ways hands of these sizes are drawn from so many things."""
    found = factorial(things) // factorial(things - sum(hands))
    for number in hands:
        found //= factorial(number)
    return float(found)


def deal_objectives(d: Tindaya, seat: int) -> None:
    """Objectives this seat has never seen change places among themselves and with the deck."""
    hidden = [
        (pile, place)
        for owner, tribe in enumerate(d.tribes)
        if owner != seat
        for pile, seen in (
            (tribe.secrets, tribe.seen),
            (tribe.dealt, [0, 0]),
            (tribe.discards, [0] * len(tribe.discards)),
        )
        for place in range(len(pile))
        if seat == SPECTATOR or not seen[place] >> seat & 1
    ]
    for pile, place in hidden:
        d.secrets[pile[place]] += 1
    for pile, place in hidden:
        pile[place] = draw(d.secrets, d.chance)
