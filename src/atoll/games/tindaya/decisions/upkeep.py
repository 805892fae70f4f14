"""TI-16: reproduction, feeding, shelter, garbage and offerings."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.engine.words import Fact, Words
from atoll.games.tindaya.decisions.births import ask_births, brood_places, tell_litters
from atoll.games.tindaya.decisions.choice import DONE, HexChoice, WordChoice, good_target
from atoll.games.tindaya.decisions.events import REVEAL
from atoll.games.tindaya.decisions.numbers import Happening
from atoll.games.tindaya.land import is_fort, present
from atoll.games.tindaya.names import (
    ACORAN,
    GODS,
    GOODS,
    HEXES,
    LARGE_VESSEL,
    MONEIBA,
    PIG,
    ROOM,
    SHELTER,
    VESSELS,
)
from atoll.games.tindaya.pieces import anger, award, flee, remove_villagers
from atoll.games.tindaya.state import END, Tindaya
from atoll.games.tindaya.words import gains, listed, place_list, units

HUNGER: Final = 0
COLD: Final = 1
CAUSES: Final = ("hunger", "cold")


class BeginEnd(Happening):
    """TI-16: the first five steps, one after another."""

    def run(self, s: Tindaya, task: Task) -> None:
        s.phase = END
        if s.story is not None:
            s.tell(task.seat, Words("end-began", {"era": int(s.era)}), "TI-6.10")
        s.ask(REVEAL, task.seat)
        s.ask(OFFERINGS, task.seat)
        if s.mode.garbage:
            s.ask(GARBAGE, task.seat)
        for seat in reversed(s.priority):
            if s.mode.shelter:
                s.ask(SHELTERING, seat)
        for seat in reversed(s.priority):
            s.ask(MEAL, seat)
        s.ask(REPRODUCTION, task.seat)


class Reproduction(Happening):
    """TI-16.1 to TI-16.5: villagers, captive and wild animals, conquistadors."""

    def run(self, s: Tindaya, task: Task) -> None:
        litters = [place for place in s.land if s.animals[place] >= 2]
        forts = [place for place in s.land if is_fort(s, place) and s.troops[place] >= 2]
        wild = [kind for kind in (0, 1) if s.wild[kind] >= 2]
        for place in litters:
            s.animals[place] += 1
        for place in forts:
            s.troops[place] += 1
        for kind in wild:
            s.wild[kind] += 1
        tell_litters(s, litters, "TI-16.2")
        if s.story is not None:
            young = [units(PIG + kind, 1) for kind in wild]
            if young:
                s.tell(s.first(), Words("wild-born", {"animals": listed(young)}), "TI-16.3")
            if forts:
                s.tell(s.first(), Words("forts-grew", {"hexes": place_list(s, forts)}), "TI-16.4")
        for seat in reversed(s.priority):
            s.ask(BREEDING, seat)


class Breeding(Happening):
    """TI-16.1: the villagers of one tribe."""

    def run(self, s: Tindaya, task: Task) -> None:
        ask_births(s, task.seat, brood_places(s, task.seat))


# Feeding


class Meal(Happening):
    """TI-16.6: everybody of a tribe's villagers eats."""

    def run(self, s: Tindaya, task: Task) -> None:
        hungry = s.tribes[task.seat].villagers
        if hungry:
            s.ask(FEED, task.seat, hungry)


def eat_in_order(s: Tindaya, seat: i64, hungry: i64) -> i64:
    """TI-16.9: perishable food with few rations first; how many stay hungry."""
    goods = s.tribes[seat].goods
    for good in s.parts.menu:
        while hungry > 0 and goods[good]:
            goods[good] -= 1
            hungry -= s.parts.rations[good]
    return max(0, hungry)


class Feed(WordChoice):
    """TI-16.6, TI-16.7, TI-16.9: the usual menu, or a unit of one's choice; `n` are hungry."""

    def numbers(self) -> tuple[str, ...]:
        return ("hungry",)

    def options(self) -> tuple[str, ...]:
        return GOODS

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        goods, rations = s.tribes[task.seat].goods, s.parts.rations
        foods = [good for good in s.parts.menu if goods[good]]
        if sum([goods[good] * rations[good] for good in foods]) <= task.n or len(foods) < 2:
            return [DONE]
        return [DONE, *foods]

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        hungry = task.n
        goods = s.tribes[task.seat].goods
        if move != DONE:
            goods[move] -= 1
            hungry -= s.parts.rations[move]
            if hungry > 0:
                s.ask(self, task.seat, hungry)
            return
        hungry = eat_in_order(s, task.seat, hungry)
        if hungry:
            lose_villagers(s, task.seat, hungry, HUNGER)

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        return "menu" if move == DONE else GOODS[move]

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        if move == DONE:
            return self.menu_words(s, task)
        facts: dict[str, Fact] = {"good": units(move, 1), "rations": s.parts.rations[move]}
        return Words("feed", facts)

    def menu_words(self, s: Tindaya, task: Task) -> Words:
        """How many the usual order feeds, and with what."""
        after = s.copy()
        hungry = eat_in_order(after, task.seat, task.n)
        eaten = gains(after.tribes[task.seat].goods, s.tribes[task.seat].goods)
        return Words("feed-menu", {"n": int(task.n - hungry), "goods": eaten})

    def facts(self, s: Tindaya, task: Task) -> dict[str, Fact]:
        return {"hungry": int(task.n)}

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        return "done" if move == DONE else good_target(task.seat, move)


def lose_villagers(s: Tindaya, seat: i64, n: i64, cause: int) -> None:
    """TI-16.8, TI-16.11: Moneiba is angry with the tribe; the owner chooses who dies."""
    rule = "TI-16.11" if cause == COLD else "TI-16.8"
    anger(s, MONEIBA, 1, CAUSES[cause], rule)
    award(s, seat, -n, CAUSES[cause], rule)
    s.ask(DIE, seat, n, cause)


class Die(HexChoice):
    """TI-16.10: where a villager dies of hunger or cold; `n` must."""

    def numbers(self) -> tuple[str, ...]:
        return ("left", "cause")

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        start = task.seat * HEXES
        return [place for place in present(s, task.seat) if s.villagers[start + place]]

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        remove_villagers(s, task.seat, move, 1)
        flee(s, move, -1)
        if task.n > 1:
            s.ask(self, task.seat, task.n - 1, task.x)

    def facts(self, s: Tindaya, task: Task) -> dict[str, Fact]:
        return {"left": int(task.n), "cause": Words(f"cause-{CAUSES[task.x]}")}


class Sheltering(Happening):
    """TI-16.11: four villagers have shelter, with the second cave all."""

    def run(self, s: Tindaya, task: Task) -> None:
        tribe = s.tribes[task.seat]
        if not tribe.cave and tribe.villagers > SHELTER:
            lose_villagers(s, task.seat, tribe.villagers - SHELTER, COLD)


# Garbage


class Garbage(Happening):
    """TI-16.13, TI-16.14: what spoils goes to the dump, which may overflow again and again."""

    def run(self, s: Tindaya, task: Task) -> None:
        for seat in s.priority:
            throw_away(s, seat)
        while sum([tribe.waste for tribe in s.tribes]) > s.seats:
            overflow(s)


def throw_away(s: Tindaya, seat: i64) -> None:
    tribe = s.tribes[seat]
    goods = tribe.goods
    before = goods.copy() if s.story is not None else goods
    waste = 0
    for good in range(len(goods)):
        if s.parts.perishable[good]:
            waste += goods[good]
            goods[good] = 0
        elif good in VESSELS and goods[good] > ROOM and not tribe.market >> LARGE_VESSEL & 1:
            waste += goods[good] - ROOM
            goods[good] = ROOM
    tribe.waste += waste
    if waste and s.story is not None:
        s.tell(seat, Words("wasted", {"goods": gains(goods, before)}), "TI-16.13")


def overflow(s: Tindaya) -> None:
    """TI-16.14 to TI-16.16: Acoran is angry; who has most there pays and is cleared first."""
    anger(s, ACORAN, 1, "garbage", "TI-16.14")
    worst = sorted(s.priority, key=lambda seat: (-s.tribes[seat].waste, -s.priority.index(seat)))
    left = s.seats
    for seat in worst:
        gone = min(left, s.tribes[seat].waste)
        s.tribes[seat].waste -= gone
        left -= gone
        if gone and s.story is not None:
            s.tell(seat, Words("dump-cleared", {"n": int(gone)}), "TI-16.14")
    award(s, worst[0], -1, "garbage", "TI-16.15")


# Offerings


class Offerings(Happening):
    """TI-16.17, TI-16.18: each god falls or rises, and thanks those who gave most."""

    def run(self, s: Tindaya, task: Task) -> None:
        for god in (ACORAN, MONEIBA):
            paid = all([s.on_strip(god * 4 + strip) >= s.seats for strip in s.demands(god)])
            anger(s, god, -1 if paid else 1, "paid" if paid else "unpaid", "TI-16.17")
        if s.mode.dominion:
            for god in (ACORAN, MONEIBA):
                thank(s, god)


def thank(s: Tindaya, god: i64) -> None:
    """TI-16.18, TI-1.7: two awards by resources given; equals share them."""
    counts = sorted({s.given(god, seat) for seat in s.priority} - {0}, reverse=True)
    for seat in s.priority.copy():
        given = s.given(god, seat)
        for place, points in enumerate(s.parts.awards):
            if place < len(counts) and given == counts[place]:
                award(s, seat, points, f"offering-{GODS[god]}", "TI-16.18")


BEGIN_END: Final[BeginEnd] = BeginEnd("begin-end", "TI-16.1")
REPRODUCTION: Final[Reproduction] = Reproduction("reproduction", "TI-16.1")
BREEDING: Final[Breeding] = Breeding("breeding", "TI-16.1")
MEAL: Final[Meal] = Meal("meal", "TI-16.6")
FEED: Final[Feed] = Feed("feed", "TI-16.6")
DIE: Final[Die] = Die("die", "TI-16.10")
SHELTERING: Final[Sheltering] = Sheltering("sheltering", "TI-16.11")
GARBAGE: Final[Garbage] = Garbage("garbage", "TI-16.13")
OFFERINGS: Final[Offerings] = Offerings("offerings", "TI-16.17")
