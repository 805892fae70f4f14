"""What is hidden from a seat, dealt anew: idols in other hands, and other secret objectives."""

from atoll.engine.chance import Chance, draw
from atoll.engine.decision import Task
from atoll.engine.state import SPECTATOR
from atoll.games.tindaya.decisions.choice import Choice
from atoll.games.tindaya.names import LOCATION, PROTECTION, SHIPWRECK
from atoll.games.tindaya.state import Tindaya

OF_EVENTS = (PROTECTION, LOCATION, SHIPWRECK)


def redeal(s: Tindaya, seat: int, chance: Chance) -> Tindaya:
    """A position this seat cannot tell from the true one."""
    d = s.copy()
    d.chance = chance.copy()
    if d.over:
        return d
    deal_idols(d, seat)
    deal_objectives(d, seat)
    if d.seat != seat:
        task = d.task
        d.legal = task.matter.moves(d, task)
    return d


def shows_idols(task: Task) -> bool:
    """Is whoever is asked this known to hold an idol of the events?"""
    return isinstance(task.matter, Choice) and task.matter.shows_idols()


def deal_idols(d: Tindaya, seat: int) -> None:
    """Idols in other hands are mixed with those in the deck.

    While somebody is asked about idols of the events, these stay where they are.
    """
    asked = any([shows_idols(task) for task in d.agenda])
    kinds = [kind for kind in range(len(d.idols)) if not (asked and kind in OF_EVENTS)]
    kept = [0 if kind in kinds else d.idols[kind] for kind in range(len(d.idols))]
    for kind in range(len(kept)):
        d.idols[kind] -= kept[kind]
    others = [tribe for owner, tribe in enumerate(d.tribes) if owner != seat]
    counts = [sum([tribe.idols[kind] for kind in kinds]) for tribe in others]
    for tribe in others:
        for kind in kinds:
            d.idols[kind] += tribe.idols[kind]
            tribe.idols[kind] = 0
    for tribe, count in zip(others, counts, strict=True):
        for _ in range(count):
            tribe.idols[draw(d.idols, d.chance)] += 1
    for kind in range(len(kept)):
        d.idols[kind] += kept[kind]


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
