"""TI-4: a new game of Tindaya."""

from typing import Any, Final

from mypy_extensions import i64

from atoll.engine.chance import Chance, draw
from atoll.engine.decision import Task
from atoll.engine.words import Words
from atoll.games.tindaya.decisions.building import LAY_BASE
from atoll.games.tindaya.decisions.numbers import Happening
from atoll.games.tindaya.decisions.settle import NEIGHBOURS, ROLL_FORT, SETTLE, SPLIT
from atoll.games.tindaya.decisions.strategy import BEGIN_ERA
from atoll.games.tindaya.layout import lay_board
from atoll.games.tindaya.mode import mode_of
from atoll.games.tindaya.names import (
    AGANA,
    COMMON,
    CROPS,
    FEWEST_MARKET,
    FISHING,
    GREEN,
    JANDIA,
    MAJOS,
    MISSIONS,
    ORONE,
    TAORO,
    TEDOTE,
    TRIBES,
)
from atoll.games.tindaya.parts import Parts
from atoll.games.tindaya.state import BUILDING, SETUP, Tindaya

# TI-34.3: the tribes of the first two learning games, in turn order: Agana, Majos, Arucas, Ecero.
FIRST_TRIBES = (0, 4, 1, 2)
ALL_ANIMALS = 10  # of each kind in the box


def deal(parts: Parts, seats: int, chance: Chance, options: dict[str, Any]) -> Tindaya:
    """Everything up to the first decision."""
    mode = mode_of(seats, options)
    s = Tindaya(parts, mode, chance, seats)
    s.begin()
    if mode.layout != "free":
        lay_board(s)
    first = chance.below(seats) if seats > 1 else 0
    s.order = [int((first + i) % seats) for i in range(seats)]
    s.priority = s.order.copy()
    s.ask(DEAL_OUT, s.order[0])
    if mode.layout == "free":
        s.phase = BUILDING
        s.ask(LAY_BASE, s.order[0])
    s.settle()
    return s


class DealOut(Happening):
    """TI-4.10 to TI-4.27: what follows once the archipelago lies on the table."""

    def run(self, s: Tindaya, task: Task) -> None:
        s.phase = SETUP
        deal_tribes(s)
        fill_wilderness(s)
        deal_goals(s)
        if s.story is not None:
            for seat in s.order:
                s.tell(seat, Words("dealt-out"), "TI-4.12")
        plan_setup(s)


def deal_tribes(s: Tindaya) -> None:
    """TI-4.12 to TI-4.17."""
    deck = bytearray([1] * len(TRIBES))
    if s.mode.solo:
        deck[MAJOS] = 0
    if not s.mode.market:
        deck[JANDIA] = 0  # TI-34.5
    for position, seat in enumerate(s.order):
        aid = s.parts.aids[s.seats - 1][position]
        tribe = s.tribes[seat]
        for trade in aid.trades:
            tribe.trades |= 1 << trade
        tribe.inventions = 1 << aid.invention
        tribe.cubes, tribe.cylinders = aid.cubes, aid.cylinders
        if s.mode.lesson in (1, 2):
            tribe.skill = FIRST_TRIBES[position]
        else:
            tribe.skill = draw(deck, s.chance)
        for good, n in s.parts.resources[tribe.skill]:
            tribe.goods[good] += n
        apply_skill(s, seat)


def apply_skill(s: Tindaya, seat: i64) -> None:
    """TI-15.1, TI-15.8, TI-15.9, TI-15.11: skills that change the setup."""
    tribe = s.tribes[seat]
    if tribe.skill == AGANA:
        tribe.canoe = 1
    elif tribe.skill in (ORONE, TAORO):
        first = (FISHING if tribe.skill == ORONE else CROPS) * 2
        tribe.inventions |= 1 << (first + 1 if tribe.has(first) else first)
        tribe.cylinders += 1
    elif tribe.skill == TEDOTE:
        tribe.cave = 1
        tribe.cylinders += 1


def fill_wilderness(s: Tindaya) -> None:
    """TI-4.22, TI-34.3: so many animals of each kind; in the first lesson all there are."""
    for kind in (0, 1):
        s.wild[kind] = s.parts.wild[s.seats - 1]
    if s.mode.lesson == 1:
        kept = [trade for aid in s.parts.aids[s.seats - 1] for trade in aid.trades]
        for kind in (0, 1):
            s.wild[kind] = ALL_ANIMALS - 2 * kept.count(1 + kind)
        if s.mode.solo:
            s.wild[0] -= 2  # the neutral pig farm


def deal_goals(s: Tindaya) -> None:
    """TI-4.23 to TI-4.25."""
    if s.mode.mission:
        deck = bytearray([1] * len(MISSIONS))
        if s.mode.solo:
            deck = bytearray([1 if solo else 0 for solo in s.parts.mission_solo])
        s.mission = draw(deck, s.chance)
    if s.mode.dominion:
        for tribe in s.tribes:
            tribe.solidarity = s.parts.start_solidarity
    if s.mode.objectives:
        s.common = [
            int(s.chance.below(GREEN)),
            int(GREEN + s.chance.below(len(COMMON) - GREEN)),
        ]
        s.secrets = bytearray([1] * len(s.secrets))
        if not s.mode.market:
            s.secrets[FEWEST_MARKET] = 0  # TI-34.6
        s.score_tokens = s.parts.scores[s.seats - 1].copy()


def plan_setup(s: Tindaya) -> None:
    """TI-4.26 to TI-4.32, TI-32.2: settlements in two rounds, natives, the first fort."""
    s.ask(BEGIN_ERA, s.order[0])
    s.ask(NEIGHBOURS if s.mode.solo else ROLL_FORT, s.order[0])
    for seat in reversed(s.order):
        s.ask(SPLIT, seat)
    for game_round in (2, 1):
        for seat in reversed(s.order):
            s.ask(SETTLE, seat, game_round)


DEAL_OUT: Final[DealOut] = DealOut("deal-out", "TI-4.10")
