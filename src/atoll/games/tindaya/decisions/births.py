"""TI-16.1, TI-14.8: villagers are born where two of a tribe live on a settlement."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.engine.words import Fact, Words
from atoll.games.tindaya.decisions.choice import HexChoice
from atoll.games.tindaya.land import controlled
from atoll.games.tindaya.names import HEXES
from atoll.games.tindaya.pieces import add_villager, reserve_villagers
from atoll.games.tindaya.state import Tindaya
from atoll.games.tindaya.words import place_list


def brood_places(s: Tindaya, seat: i64) -> list[int]:
    """TI-16.5: settlements with two own villagers or more; one birth on each."""
    start = seat * HEXES
    return [place for place in controlled(s, seat) if s.villagers[start + place] >= 2]


def can_be_born(s: Tindaya, seat: i64) -> bool:
    return reserve_villagers(s, seat) > 0 and bool(brood_places(s, seat))


def ask_births(s: Tindaya, seat: i64, places: list[int]) -> None:
    """All are born at once, unless the reserve is too small: then the owner chooses."""
    reserve = reserve_villagers(s, seat)
    if s.story is not None and places and not reserve:
        s.tell(seat, Words("nobody-born"), "TI-2.2")
    if len(places) <= reserve:
        if s.story is not None and places:
            born: dict[str, Fact] = {"n": len(places), "hexes": place_list(s, places)}
            s.tell(seat, Words("villagers-born", born), "TI-16.1")
        for place in places:
            add_villager(s, seat, place)
        return
    if reserve:
        s.broods = places
        s.ask(BIRTH, seat, reserve)


def tell_litters(s: Tindaya, places: list[int], rule: str) -> None:
    """Where livestock has young."""
    if s.story is not None and places:
        s.tell(s.first(), Words("animals-born", {"hexes": place_list(s, places)}), rule)


class Birth(HexChoice):
    """TI-16.1: where one of the last `n` villagers of the reserve is born."""

    def numbers(self) -> tuple[str, ...]:
        return ("left",)

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        return [place for place in brood_places(s, task.seat) if place in s.broods]

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        add_villager(s, task.seat, move)
        s.broods = [place for place in s.broods if place != move] if task.n > 1 else []
        if task.n > 1:
            s.ask(self, task.seat, task.n - 1)

    def facts(self, s: Tindaya, task: Task) -> dict[str, Fact]:
        return {"left": int(task.n)}


BIRTH: Final[Birth] = Birth("birth", "TI-16.1")
