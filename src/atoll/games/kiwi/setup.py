"""KI-1: a new game of Kiwi Chow Down."""

from typing import Any

from atoll.engine.chance import Chance, draw
from atoll.games.kiwi.decisions.place import (
    DEAL_CARDS,
    DEAL_RESOURCES,
    ask_flocks,
    ask_free_setup,
    ask_leaders,
    ask_sides,
)
from atoll.games.kiwi.decisions.season import SEASON
from atoll.games.kiwi.flock import EMPTY, LEADER, NOBODY, Flock, new_flock
from atoll.games.kiwi.kinds import FLOCKS, NO_POWER
from atoll.games.kiwi.parts import Layout, Parts
from atoll.games.kiwi.state import KIWIBOT, SETUP_PHASE, Kiwi, Solo


def deal(parts: Parts, seats: int, chance: Chance, options: dict[str, Any]) -> Kiwi:
    """KI-1.1 to KI-1.17, up to the choice of the Leader cards."""
    alone = seats == 1
    count = 2 if alone else seats
    free = options["setup"] == "free"
    layout = parts.layouts[count - 2]
    sections = [slot.section for slot in layout]
    if free:
        box = bytearray([1] * len(parts.section_ids))
        sections = [int(draw(box, chance)) for _ in range(count)]
    first = KIWIBOT if alone else int(chance.below(count))
    s = Kiwi(
        parts,
        chance,
        agenda=[],
        legal=[],
        island=parts.islands[count - 2],
        sections=sections,
        terrain=b"".join([parts.section_terrain[section] for section in sections]),
        flocks=deal_flocks(parts, count, chance, options["flocks"] == "b", alone),
        nests=bytearray(parts.islands[count - 2].size),
        marks=bytearray(parts.islands[count - 2].size),
        fruit=bytearray(parts.fruit_counts),
        bag=bytearray(parts.marker_counts),
        season_cards=[],
        season=1,
        phase=SETUP_PHASE,
        first=first,
        order=[],
        active=NOBODY,
        variable=options["order"] == "variable",
        places=bytearray([EMPTY] * count),
        last=bytearray([EMPTY] * count),
        grown=[],
        pollen=options["pollen"],
        solo=deal_solo(parts, chance, options["pollen"]) if alone else None,
    )
    s.order = s.clockwise()
    box = bytearray([1] * len(parts.leader_ids))
    leaders = [int(draw(box, chance)) for _ in range(count)]
    s.ask(SEASON, 0, 1)
    s.ask(DEAL_CARDS, 0)
    if free:
        ask_free_setup(s)
    else:
        for slot, player in enumerate(s.clockwise()):
            lay_out(s.flocks[player], layout[slot])
    s.ask(DEAL_RESOURCES, 0)
    ask_leaders(s, leaders)
    if options["flocks"] == "own":
        ask_sides(s)
    if options["colours"] == "choose":
        ask_flocks(s)
    s.settle()
    return s


def deal_flocks(
    parts: Parts, count: int, chance: Chance, sides_b: bool, alone: bool
) -> list[Flock]:
    """KI-1.7, KI-1.18: flocks by lot, on side A or B; the Kiwibot always plays side A."""
    box = bytearray([1] * len(FLOCKS))
    flocks: list[Flock] = []
    for player in range(count):
        colour = int(draw(box, chance))
        side = colour + 1 if sides_b and not (alone and player == KIWIBOT) else 0
        power = parts.powers[side] if side else NO_POWER
        size = parts.islands[count - 2].size
        flocks.append(new_flock(colour, side, power, size, parts.tokens, parts.track))
    return flocks


def deal_solo(parts: Parts, chance: Chance, pollen: bool) -> Solo:
    """KI-22.2 to KI-22.6: the Kiwibot's deck, its four Solitaire cards and the season cards."""
    box = bytearray([1] * len(parts.solitaire_ids))
    pile = sorted([int(draw(box, chance)) for _ in range(parts.solitaire_pile)])
    return Solo(
        pile=pile,
        deck=bytearray(parts.card_counts),
        seasons=parts.season_box(pollen),
        kept=0,
    )


def lay_out(flock: Flock, layout: Layout) -> None:
    """KI-1.11: where the player of a slot begins in the beginner's setup."""
    flock.put(layout.leader, LEADER)
    for place in layout.size_1:
        flock.put(place, 0)
    for place in layout.size_2:
        flock.put(place, 1)
    flock.reserve -= len(layout.size_1) + 2 * len(layout.size_2)
