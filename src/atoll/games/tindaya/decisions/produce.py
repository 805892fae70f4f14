"""TI-8: production, slaughter and processing."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.engine.words import Fact, Words
from atoll.games.tindaya.decisions.choice import CountChoice
from atoll.games.tindaya.decisions.numbers import Happening
from atoll.games.tindaya.land import controlled
from atoll.games.tindaya.names import (
    CROPS,
    FISHING,
    GOAT_MEAT,
    HERD,
    HEXES,
    HORNS,
    MILK,
    ORONE,
    PIG,
    PIGS,
    PORK_LEG,
    SALT,
    STRAW,
    TAORO,
)
from atoll.games.tindaya.pieces import animal_kind
from atoll.games.tindaya.state import Tindaya
from atoll.games.tindaya.words import gains, good_words, hex_words, units


def can_process(s: Tindaya, seat: i64, trade: i64) -> bool:
    """TI-8.6: the second invention, its payment, and something to turn into food that keeps."""
    tribe, plan = s.tribes[seat], s.parts.trades[trade]
    return (
        tribe.has(trade * 2 + 1)
        and tribe.goods[plan.payment] > 0
        and tribe.goods[plan.processed] > 0
    )


def can_produce(s: Tindaya, seat: i64, trade: i64) -> bool:
    """TI-6.12: a settlement under control, or something to process."""
    return bool(controlled(s, seat, trade)) or can_process(s, seat, trade)


class Produce(Happening):
    """TI-8.1, TI-8.10: one production of the trade `n`, and another if `x`."""

    def numbers(self) -> tuple[str, ...]:
        return ("trade", "twice")

    def run(self, s: Tindaya, task: Task) -> None:
        seat, trade = task.seat, task.n
        if not can_produce(s, seat, trade):
            return
        if task.x:
            s.ask(self, seat, trade)
        s.ask(PROCESS, seat, trade)
        settlements = controlled(s, seat, trade)
        if settlements:
            harvest(s, seat, trade, settlements)
        if trade in (PIGS, HERD) and s.tribes[seat].has(trade * 2):
            for place in reversed(settlements):
                if s.animals[place]:
                    s.ask(SLAUGHTER, seat, place)


def harvest(s: Tindaya, seat: i64, trade: i64, settlements: list[int]) -> None:
    """TI-8.2, TI-8.3, TI-8.5: simple goods always, complex ones with the first invention."""
    tribe, plan = s.tribes[seat], s.parts.trades[trade]
    goods = tribe.goods
    workers = sum([s.villagers[seat * HEXES + place] for place in settlements])
    before = goods.copy() if s.story is not None else goods
    for good in plan.per_villager:
        goods[good] += workers
    for good in plan.per_settlement:
        goods[good] += len(settlements)
    if trade == HERD:
        goods[MILK] += sum([s.animals[place] for place in settlements])
    if tribe.has(trade * 2):
        for good in plan.complex_villager:
            goods[good] += workers
        for good in plan.complex_settlement:
            goods[good] += len(settlements)
    if trade == FISHING and tribe.skill == ORONE:
        goods[SALT] += 1  # TI-15.8
    if trade == CROPS and tribe.skill == TAORO:
        goods[STRAW] += 1  # TI-15.9
    if s.story is not None:
        s.tell(seat, Words("gained", {"goods": gains(before, goods)}), "TI-8.2")


class Slaughter(CountChoice):
    """TI-8.4: how many animals of one settlement are slaughtered."""

    def numbers(self) -> tuple[str, ...]:
        return ("hex",)

    def about(self, s: Tindaya, task: Task) -> i64:
        return task.n

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        return list(range(s.animals[task.n] + 1))

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        goods = s.tribes[task.seat].goods
        before = goods.copy() if s.story is not None else goods
        s.animals[task.n] -= move
        if s.site[task.n] == HERD + 1:
            goods[HORNS] += move
            goods[GOAT_MEAT] += move
        else:
            goods[PORK_LEG] += move
        if s.story is not None and move:
            s.tell(task.seat, Words("gained", {"goods": gains(before, goods)}), "TI-8.4")

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        facts = self.facts(s, task)
        facts["animals"] = units(PIG + animal_kind(s, task.n), move)
        return Words("slaughter" if move else "slaughter-none", facts)

    def facts(self, s: Tindaya, task: Task) -> dict[str, Fact]:
        return {"hex": hex_words(s, task.n), "kind": animal_kind(s, task.n)}


class Process(CountChoice):
    """TI-8.6: how many units are turned into food that keeps, for one payment in all."""

    def numbers(self) -> tuple[str, ...]:
        return ("trade",)

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        if not can_process(s, task.seat, task.n):
            return []
        plan, goods = s.parts.trades[task.n], s.tribes[task.seat].goods
        most = goods[plan.processed]
        if plan.payment == plan.processed:
            most -= 1
        return list(range(most + 1))

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        if move == 0:
            return
        plan, goods = s.parts.trades[task.n], s.tribes[task.seat].goods
        goods[plan.payment] -= 1
        goods[plan.processed] -= move
        goods[plan.vessel] += move

    def words(self, s: Tindaya, task: Task, move: int) -> Words:
        plan = s.parts.trades[task.n]
        facts: dict[str, Fact] = {
            "payment": units(plan.payment, 1),
            "processed": units(plan.processed, move),
            "vessel": units(plan.vessel, move),
        }
        return Words("process" if move else "process-none", facts)

    def facts(self, s: Tindaya, task: Task) -> dict[str, Fact]:
        plan = s.parts.trades[task.n]
        return {
            "payment": units(plan.payment, 1),
            "processed": good_words(plan.processed),
            "vessel": good_words(plan.vessel),
        }


PRODUCE: Final[Produce] = Produce("produce", "TI-8.1")
SLAUGHTER: Final[Slaughter] = Slaughter("slaughter", "TI-8.4")
PROCESS: Final[Process] = Process("process", "TI-8.6")
