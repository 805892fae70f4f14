"""TI-13.6 to TI-13.10: the artisan's market, and nobles who become villagers."""

from typing import Final

from mypy_extensions import i64

from atoll.engine.decision import Task
from atoll.engine.words import Fact, Refusal, Words
from atoll.games.tindaya.decisions.choice import GoodChoice, HexChoice
from atoll.games.tindaya.decisions.develop import reduced, savings
from atoll.games.tindaya.land import is_fort, is_terrain, may_stay, present
from atoll.games.tindaya.names import HEXES, IDOL_CARD, JANDIA, MARKET, WALL_CARD
from atoll.games.tindaya.pieces import add_villager, remove_nobles, reserve_villagers, take_idol
from atoll.games.tindaya.state import Tindaya
from atoll.games.tindaya.words import amounts


def sold(s: Tindaya) -> i64:
    """Bit by bit the cards that somebody has bought."""
    cards: i64 = 0
    for tribe in s.tribes:
        cards |= tribe.market
    return cards


def is_sold(s: Tindaya, card: i64) -> bool:
    return sold(s) >> card & 1 == 1


def purchases(s: Tindaya, seat: i64) -> list[int]:
    """TI-13.6: the cards a tribe can buy."""
    gone = sold(s)
    return [card for card in range(len(MARKET)) if not gone >> card & 1 and can_buy(s, seat, card)]


def wall_places(s: Tindaya, seat: i64) -> list[int]:
    """TI-13.7: terrains with an own native; not a volcano, a fort, or where a wall stands."""
    return [
        place
        for place in present(s, seat)
        if is_terrain(s, place) and not is_fort(s, place) and not s.walls[place]
    ]


def can_buy(s: Tindaya, seat: i64, card: i64) -> bool:
    """Can a tribe pay a card that is for sale, and use it?"""
    price = s.parts.market_costs[card]
    tribe = s.tribes[seat]
    if not tribe.pays(price) and not (tribe.skill == JANDIA and savings(s, seat, price)):
        return False
    return s.parts.market_kinds[card] != WALL_CARD or bool(wall_places(s, seat))


def market_refusal(s: Tindaya, seat: i64, card: int) -> Refusal:
    if is_sold(s, card):
        return Refusal("TI-13.6", "refused-sold")
    if s.parts.market_kinds[card] == WALL_CARD and not wall_places(s, seat):
        return Refusal("TI-13.7", "refused-no-wall-place")
    return Refusal("TI-13.6", "refused-cost")


def buy(s: Tindaya, seat: i64, card: int) -> None:
    """TI-13.6, TI-15.4: the Jandía save one unit of their choice."""
    if s.tribes[seat].skill == JANDIA:
        s.ask(SAVE_UNIT, seat, card)
        return
    receive(s, seat, card)


def receive(s: Tindaya, seat: i64, card: i64, saved: i64 = -1) -> None:
    """The card is paid, but for a unit saved, and at once does what it does."""
    price = reduced(s.parts.market_costs[card], saved)
    s.tribes[seat].pay(price)
    s.tribes[seat].market |= 1 << card
    if s.story is not None:
        facts: dict[str, Fact] = {"card": Words(f"market-{MARKET[card]}"), "cost": amounts(price)}
        s.tell(seat, Words("bought", facts), "TI-13.6")
    kind = s.parts.market_kinds[card]
    if kind == IDOL_CARD:
        take_idol(s, seat, "TI-13.6")
    elif kind == WALL_CARD:
        s.ask(PLACE_WALL, seat)


class SaveUnit(GoodChoice):
    """TI-15.4: which unit of the price the Jandía keep."""

    def numbers(self) -> tuple[str, ...]:
        return ("market",)

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        return savings(s, task.seat, s.parts.market_costs[task.n])

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        receive(s, task.seat, task.n, move)

    def facts(self, s: Tindaya, task: Task) -> dict[str, Fact]:
        return {"card": Words(f"market-{MARKET[task.n]}")}


class PlaceWall(HexChoice):
    """TI-13.7: where the wall stands for good."""

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        return wall_places(s, task.seat)

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        s.walls[move] = 1


# Demotion


def demotable(s: Tindaya, seat: i64) -> list[int]:
    """TI-13.9, TI-13.10: nobles where a villager may stand, with a villager in reserve."""
    if not reserve_villagers(s, seat):
        return []
    return [
        place
        for place in present(s, seat)
        if s.nobles[seat * HEXES + place] and may_stay(s, seat, place)
    ]


class Demote(HexChoice):
    """TI-13.9: which noble becomes a villager."""

    def moves(self, s: Tindaya, task: Task) -> list[int]:
        return demotable(s, task.seat)

    def play(self, s: Tindaya, task: Task, move: int) -> None:
        remove_nobles(s, task.seat, move, 1)
        add_villager(s, task.seat, move)


SAVE_UNIT: Final[SaveUnit] = SaveUnit("save-unit", "TI-15.4")
PLACE_WALL: Final[PlaceWall] = PlaceWall("place-wall", "TI-13.7")
DEMOTE: Final[Demote] = Demote("demote", "TI-13.9")
