"""TI-14.11, TI-20.5: nobles learn the trades of settlements they stand on."""

from mypy_extensions import i64

from atoll.engine.words import Words
from atoll.games.tindaya.land import is_settlement, knows_here
from atoll.games.tindaya.names import HEXES, TRADES
from atoll.games.tindaya.state import Tindaya


def teachers(s: Tindaya, seat: i64) -> list[int]:
    """TI-14.11, TI-20.5: the trades that nobles of a tribe can learn where they stand."""
    return taught(s, seat, s.land)


def taught(s: Tindaya, seat: i64, places: list[int]) -> list[int]:
    """Those that they can learn on these hexes."""
    found: list[int] = []
    for place in places:
        if is_settlement(s, place) and s.nobles[seat * HEXES + place]:
            trade = s.site[place] - 1
            if (
                not s.tribes[seat].knows(trade)
                and trade not in found
                and knows_here(s, seat, place, trade)
            ):
                found.append(trade)
    return sorted(found)


def learn(s: Tindaya, seat: i64, trade: i64, rule: str) -> None:
    """The cube of the knowledge square goes to the deposit."""
    tribe = s.tribes[seat]
    tribe.trades |= 1 << trade
    tribe.cubes += 1
    if s.story is not None:
        s.tell(seat, Words("learned", {"trade": Words(f"trade-{TRADES[trade]}")}), rule)
