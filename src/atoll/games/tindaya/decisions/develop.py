"""TI-7, TI-9: inventions and the second cave."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.engine.words import Fact, Words
from atoll.games.tindaya.decisions.choice import GoodChoice
from atoll.games.tindaya.decisions.numbers import Happening
from atoll.games.tindaya.names import ARUCAS, INVENTIONS
from atoll.games.tindaya.state import Tindaya
from atoll.games.tindaya.tribe import Price
from atoll.games.tindaya.words import amounts


def next_invention(s: Tindaya, seat: i64, trade: i64) -> int:
    """TI-7.3: the first level before the second; -1 when both are developed."""
    tribe = s.tribes[seat]
    for invention in (trade * 2, trade * 2 + 1):
        if not tribe.has(invention):
            return int(invention)
    return -1


def savings(s: Tindaya, seat: i64, price: Price) -> list[int]:
    """The goods of a price of which one unit may be saved, so that the rest can be paid."""
    goods = s.tribes[seat].goods
    short = [(good, n) for good, n in price if goods[good] < n]
    if not short:
        return [good for good, _ in price]
    good, n = short[0]
    return [good] if len(short) == 1 and goods[good] == n - 1 else []


def saves(s: Tindaya, seat: i64, invention: i64) -> bool:
    """TI-15.2: the Arucas save one raw material on second-level inventions."""
    return s.tribes[seat].skill == ARUCAS and invention % 2 == 1


def affords(s: Tindaya, seat: i64, invention: i64) -> bool:
    price = s.parts.invention_costs[invention]
    if s.tribes[seat].pays(price):
        return True
    return saves(s, seat, invention) and bool(savings(s, seat, price))


def can_develop(s: Tindaya, seat: i64, trade: i64) -> bool:
    invention = next_invention(s, seat, trade)
    return invention >= 0 and affords(s, seat, invention)


def free_invention(s: Tindaya, seat: i64, invention: i64, saved: i64 = -1) -> None:
    """TI-6.8, TI-7.2: it is paid, but for a unit saved, and its cylinder is usable at once."""
    tribe = s.tribes[seat]
    price = reduced(s.parts.invention_costs[invention], saved)
    tribe.pay(price)
    tribe.inventions |= 1 << invention
    tribe.cylinders += 1
    if s.story is not None:
        facts: dict[str, Fact] = {
            "invention": Words(f"invention-{INVENTIONS[invention]}"),
            "cost": amounts(price),
        }
        s.tell(seat, Words("developed", facts), "TI-7.2")


def reduced(price: Price, saved: i64) -> Price:
    """A price without the unit that is saved; -1: nothing is."""
    return [(good, n - 1 if good == saved else n) for good, n in price]


class Develop(Happening):
    """TI-7.2, TI-7.4: develop the trade `n`; a second time if `x` and if it can be paid."""

    def numbers(self) -> tuple[str, ...]:
        return ("trade", "twice")

    def run(self, s: Tindaya, task: Task) -> None:
        invention = next_invention(s, task.seat, task.n)
        if invention < 0 or not affords(s, task.seat, invention):
            return
        if task.x:
            s.ask(self, task.seat, task.n)
        if saves(s, task.seat, invention):
            s.ask(SAVE_MATERIAL, task.seat, invention)
            return
        free_invention(s, task.seat, invention)


class SaveMaterial(GoodChoice):
    """TI-15.2: which raw material of the price the Arucas keep."""

    def numbers(self) -> tuple[str, ...]:
        return ("invention",)

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        return savings(s, task.seat, s.parts.invention_costs[task.n])

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        free_invention(s, task.seat, task.n, move)

    def facts(self, s: Tindaya, task: Task) -> dict[str, Fact]:
        return {"invention": Words(f"invention-{INVENTIONS[task.n]}")}


def build_cave(s: Tindaya, seat: i64) -> None:
    """TI-9.1, TI-9.2: once a game; a cylinder's second half is lost."""
    tribe = s.tribes[seat]
    tribe.pay(s.parts.cave_cost)
    tribe.cave = 1
    tribe.cylinders += 1
    if s.story is not None:
        facts: dict[str, Fact] = {"cost": amounts(s.parts.cave_cost)}
        s.tell(seat, Words("cave-built", facts), "TI-9.1")


DEVELOP: Final[Develop] = Develop("develop", "TI-7.2")
SAVE_MATERIAL: Final[SaveMaterial] = SaveMaterial("save-material", "TI-15.2")
