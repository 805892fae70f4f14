"""TI-12.9 to TI-12.16, TI-15.5 to TI-15.7: offerings to the gods, unit by unit."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.engine.words import Fact, Words
from atoll.games.tindaya.decisions.choice import DONE, TindayaChoice
from atoll.games.tindaya.land import present, villagers_at
from atoll.games.tindaya.names import (
    DEMANDS,
    GODS,
    HERD,
    HEXES,
    NOWHERE,
    PIG,
    PIGS,
    VOLCANO,
)
from atoll.games.tindaya.pieces import flee, remove_nobles, remove_villagers, take_idol
from atoll.games.tindaya.scoring import needs_noble
from atoll.games.tindaya.state import Tindaya
from atoll.games.tindaya.words import god_words, hex_words, units

# Moves are strip * SOURCES + where the unit comes from.
SOURCES: Final = 512
STOCK: Final = 0
PRISONER: Final = 1
VILLAGER: Final = 2  # + hex
NOBLE: Final = VILLAGER + HEXES  # + hex
ANIMAL: Final = NOBLE + HEXES  # + hex
ORIGINS: Final = ANIMAL + HEXES
STRIPS: Final = 8  # of both gods


def strip_name(strip: int) -> str:
    return f"{GODS[strip // 4]}-{strip % 4 + 1}"


def origin_name(s: Tindaya, source: int) -> str:
    """Where a unit comes from, if it is none of the stock."""
    if source < VILLAGER:
        return ":prisoner" if source == PRISONER else ""
    kind = "villager" if source < NOBLE else "noble" if source < ANIMAL else "animal"
    return f":{kind}@{s.geography.names[(source - VILLAGER) % HEXES]}"


def open_strips(s: Tindaya) -> list[int]:
    """TI-12.9, TI-12.10: strips that are wanted in this era and not yet full."""
    if s.offerings[0] == NOWHERE:
        return []
    return [
        god * 4 + strip
        for god in (0, 1)
        for strip in s.demands(god)
        if s.on_strip(god * 4 + strip) < s.people
    ]


def offers_animal(s: Tindaya, seat: i64, place: i64) -> bool:
    """TI-12.11, TI-12.29: animals under own control, or watched by own nobles alone."""
    if not s.animals[place]:
        return False
    if s.villagers[seat * HEXES + place]:
        return True
    return s.nobles[seat * HEXES + place] > 0 and villagers_at(s, place) == 0


def sources(s: Tindaya, seat: i64, demand: i64, humans: list[int]) -> list[int]:
    """Where a unit for a strip can come from."""
    tribe = s.tribes[seat]
    found: list[int] = []
    if demand < PIG:
        if tribe.goods[demand]:
            found.append(STOCK)
    else:
        site = PIGS + 1 if demand == PIG else HERD + 1
        for place in present(s, seat):
            if s.site[place] == site and offers_animal(s, seat, place):
                found.append(ANIMAL + place)
    return found + humans


def sacrifices(s: Tindaya, seat: i64) -> list[int]:
    """TI-12.13 to TI-12.15: prisoners, and own natives but the last."""
    tribe = s.tribes[seat]
    found = [PRISONER] if tribe.prison else []
    if tribe.villagers + tribe.nobles > 1:
        start = seat * HEXES
        villagers, nobles = bytes(s.villagers), bytes(s.nobles)
        found += [VILLAGER + place for place in s.land if villagers[start + place]]
        found += [NOBLE + place for place in s.land if nobles[start + place]]
    return found


def offers(s: Tindaya, seat: i64) -> list[int]:
    humans = sacrifices(s, seat)
    return [
        strip * SOURCES + source
        for strip in open_strips(s)
        for source in sources(s, seat, s.demand(strip), humans)
    ]


def can_offer(s: Tindaya, seat: i64) -> bool:
    """Is there anything the gods would take?"""
    tribe = s.tribes[seat]
    if tribe.prison or tribe.villagers + tribe.nobles > 1:
        return bool(open_strips(s))
    return bool(offers(s, seat))


def can_offer_free(s: Tindaya, seat: i64) -> bool:
    """TI-15.5, TI-15.6: once an era, with a noble on a volcano."""
    if s.tribes[seat].turned:
        return False
    start = seat * HEXES
    on_volcano = [
        place for place in s.land if s.ground[place] == VOLCANO and s.nobles[start + place]
    ]
    return bool(on_volcano) and bool(offers(s, seat))


def lay(s: Tindaya, seat: i64, strip: i64) -> None:
    """An own resource goes on a strip; the first one on a card earns an idol."""
    god = strip // 4
    first = sum([s.on_strip(god * 4 + each) for each in range(4)]) == 0
    s.offered[strip * s.seats + seat] += 1
    if first:
        take_idol(s, seat, "TI-12.12")


def give(s: Tindaya, seat: i64, move: int) -> None:
    """TI-12.10 to TI-12.13: the unit leaves its place."""
    strip, source = move // SOURCES, move % SOURCES
    tribe = s.tribes[seat]
    if source == STOCK:
        tribe.goods[s.demand(strip)] -= 1
    elif source == PRISONER:
        tribe.prison -= 1
    elif source < NOBLE:
        place = source - VILLAGER
        remove_villagers(s, seat, place, 1)
        s.villagers_moved[place] = min(s.villagers_moved[place], s.villagers[seat * HEXES + place])
        flee(s, place, -1)
    elif source < ANIMAL:
        place = source - NOBLE
        remove_nobles(s, seat, place, 1)
        s.nobles_moved[place] = min(s.nobles_moved[place], s.nobles[seat * HEXES + place])
        flee(s, place, -1)
    else:
        s.animals[source - ANIMAL] -= 1
    lay(s, seat, strip)


class Offer(TindayaChoice):
    """TI-12.10 to TI-12.16: one unit after another, for both gods, or after the first no more.

    Once begun (`n` is set), it goes on even if the noble who makes the offering is sacrificed.
    """

    def numbers(self) -> tuple[str, ...]:
        return ("begun",)

    def kinds(self, s: Tindaya) -> int:
        return STRIPS * ORIGINS

    def number(self, s: Tindaya, task: Task, move: int) -> int:
        return move // SOURCES * ORIGINS + move % SOURCES

    def numbered(self, s: Tindaya, task: Task, number: int) -> int:
        return number // ORIGINS * SOURCES + number % ORIGINS

    def called(self, s: Tindaya, number: int) -> str:
        return strip_name(number // ORIGINS) + origin_name(s, number % ORIGINS)

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        found = offers(s, task.seat)
        if task.n:
            found.append(DONE)
        return found

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        if move == DONE:
            return
        give(s, task.seat, move)
        s.ask(self, task.seat, 1)

    def candidates(self, s: Tindaya, task: Task) -> list[int]:
        """Goods come before people."""
        found = self.moves(s, task)
        return sorted(found, key=lambda move: (move == DONE, PRISONER <= move % SOURCES < ANIMAL))

    def aside(self, s: Tindaya, task: Task, move: int) -> str:
        """Own people are given seldom, and every one of them might go on every strip."""
        own = move != DONE and VILLAGER <= move % SOURCES < ANIMAL
        return "offer-people" if own else ""

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        if move == DONE:
            return "done"
        strip, source = move // SOURCES, move % SOURCES
        name = f"{GODS[strip // 4]}-{DEMANDS[s.demand(strip)]}-{strip % 4 + 1}"
        return name + origin_name(s, source)

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        if move == DONE:
            return Words("offer-done")
        strip, source = move // SOURCES, move % SOURCES
        facts: dict[str, Fact] = {
            "god": god_words(strip // 4),
            "good": units(s.demand(strip), 1),
        }
        if source == STOCK:
            return Words("offer-good", facts)
        if source == PRISONER:
            return Words("offer-prisoner", facts)
        facts["hex"] = hex_words(s, (source - VILLAGER) % HEXES)
        kind = "villager" if source < NOBLE else "noble" if source < ANIMAL else "animal"
        if kind != "animal":
            facts["last"] = last_of(s, task.seat, kind)
        return Words(f"offer-{kind}", facts)

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        if move == DONE:
            return "done"
        return f"strip-{GODS[move // SOURCES // 4]}-{move // SOURCES % 4 + 1}"

    def prompt(self, s: Tindaya, task: Task) -> Words:
        return Words("offer-prompt")


def last_of(s: Tindaya, seat: i64, kind: str) -> str:
    """TI-20.1, TI-21.1: nobody is to give a tribe's last noble or villager unawares."""
    tribe = s.tribes[seat]
    if kind == "villager":
        return "yes" if tribe.villagers == 1 else "no"
    if tribe.nobles > 1 or not needs_noble(s):
        return "no"
    return "all" if s.seats > 1 else "yes"


class MajosOffering(Offer):
    """TI-15.5: the Majos' offering."""

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        if move == DONE:
            s.ask(MAJOS_GIFT, task.seat)
        else:
            super().play(s, task, move)


class MajosGift(TindayaChoice):
    """TI-15.6: one more unit, free, of anything that is demanded and has room on its strip."""

    def kinds(self, s: Tindaya) -> int:
        return STRIPS

    def called(self, s: Tindaya, number: int) -> str:
        return strip_name(number)

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        return open_strips(s)

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        lay(s, task.seat, move)

    def notation(self, s: Tindaya, task: Task, move: int) -> str:
        return f"{GODS[move // 4]}-{DEMANDS[s.demand(move)]}-{move % 4 + 1}"

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        facts: dict[str, Fact] = {"god": god_words(move // 4), "good": units(s.demand(move), 1)}
        return Words("majos-gift", facts)

    def target(self, s: Tindaya, task: Task, move: int) -> str:
        return f"strip-{GODS[move // 4]}-{move % 4 + 1}"


OFFER: Final[Offer] = Offer("offer", "TI-12.10")
MAJOS_OFFERING: Final[MajosOffering] = MajosOffering("majos-offering", "TI-15.5")
MAJOS_GIFT: Final[MajosGift] = MajosGift("majos-gift", "TI-15.6")
