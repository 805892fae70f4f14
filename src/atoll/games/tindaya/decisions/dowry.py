"""TI-33, TI-32.4: three resources for a villager of another tribe."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.engine.words import Fact, Words
from atoll.games.tindaya.decisions.barter import KINDS, count_talk
from atoll.games.tindaya.decisions.choice import DONE, GoodChoice, HexChoice
from atoll.games.tindaya.land import is_terrain, may_stay, present, villagers_at
from atoll.games.tindaya.names import HEXES
from atoll.games.tindaya.pieces import add_villager, flee, remove_villagers, reserve_villagers
from atoll.games.tindaya.state import Tindaya
from atoll.games.tindaya.words import amounts, hex_words, seat_words

PRICE: Final = 3


def can_marry(s: Tindaya, seat: i64, other: i64) -> bool:
    """TI-33.4: three resources, a villager in reserve, a place for him, and a villager to adopt."""
    if sum(s.tribes[seat].goods) < PRICE or not reserve_villagers(s, seat):
        return False
    if other < s.seats and not s.tribes[other].villagers:
        return False
    return bool(new_places(s, seat))


def new_places(s: Tindaya, seat: i64) -> list[int]:
    """TI-33.3: a terrain with an own native; else beside one; else any that nobody controls."""
    own = present(s, seat)
    places = [place for place in s.land if is_terrain(s, place) and may_stay(s, seat, place)]
    found = [place for place in places if place in own]
    if found:
        return found
    near = {each for place in own for each in s.geography.neighbours[place]}
    found = [place for place in places if place in near]
    return found or [place for place in places if not villagers_at(s, place)]


def open_dowry(s: Tindaya, seat: i64, other: i64, place: int) -> None:
    """The payer picks three goods; `x` remembers the hex of a neutral villager."""
    s.dowry = []
    s.ask(DOWRY_GOOD, seat, other, place)


class DowryGood(GoodChoice):
    """TI-33.1: a good of the dowry for the tribe `n`, three in all."""

    def numbers(self) -> tuple[str, ...]:
        return ("tribe", "hex")

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        goods = s.tribes[task.seat].goods
        last = s.dowry[-1] if s.dowry else 0
        found: list[int] = []
        for good in range(last, KINDS):
            more = sum(goods[good:]) - sum([1 for each in s.dowry if each >= good])
            if goods[good] > s.dowry.count(good) and more >= PRICE - len(s.dowry):
                found.append(good)
        return found

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        s.dowry = [*s.dowry, move]
        if len(s.dowry) < PRICE:
            s.ask(self, task.seat, task.n, task.x)
        elif task.n < s.seats and not s.mode.solo:
            count_talk(s, task.n)
            s.ask(GIVE_AWAY, task.n, task.seat)
        else:
            if s.story is not None:
                s.tell(task.seat, Words("neutral-left", {"hex": hex_words(s, task.x)}), "TI-32.4")
            remove_villagers(s, 1, task.x, 1)
            pay_dowry(s, task.seat)
            flee(s, task.x, -1)

    def facts(self, s: Tindaya, task: Task) -> dict[str, Fact]:
        return {"left": PRICE - len(s.dowry)}


def dowry_words(s: Tindaya) -> Words:
    return amounts([(good, s.dowry.count(good)) for good in sorted(set(s.dowry))])


def pay_dowry(s: Tindaya, seat: i64) -> None:
    if s.story is not None:
        s.tell(seat, Words("dowry-paid", {"goods": dowry_words(s)}), "TI-33.3")
    for good in s.dowry:
        s.tribes[seat].goods[good] -= 1
    s.dowry = []
    s.ask(ADOPT, seat)


class GiveAway(HexChoice):
    """TI-33.2: which villager leaves for the tribe `n`, or none does."""

    def numbers(self) -> tuple[str, ...]:
        return ("tribe",)

    def fits(self, s: Tindaya, task: Task) -> bool:
        return len(s.dowry) == PRICE

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        start = task.seat * HEXES
        return [*[place for place in s.land if s.villagers[start + place]], DONE]

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        if move == DONE:
            s.dowry = []
            return
        for good in s.dowry:
            s.tribes[task.seat].goods[good] += 1
        remove_villagers(s, task.seat, move, 1)
        pay_dowry(s, task.n)
        flee(s, move, -1)

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        facts = self.facts(s, task)
        if move == DONE:
            return Words("give-away-done", facts)
        return Words("give-away", {**facts, "hex": hex_words(s, move)})

    def facts(self, s: Tindaya, task: Task) -> dict[str, Fact]:
        return {"seat": seat_words(s, task.n), "goods": dowry_words(s)}


class Adopt(HexChoice):
    """TI-33.3: where the new villager lives."""

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        return new_places(s, task.seat)

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        add_villager(s, task.seat, move)


DOWRY_GOOD: Final[DowryGood] = DowryGood("dowry-good", "TI-33.1")
GIVE_AWAY: Final[GiveAway] = GiveAway("give-away", "TI-33.2")
ADOPT: Final[Adopt] = Adopt("adopt", "TI-33.3")
