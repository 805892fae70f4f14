"""What an action brings, in words."""

from mypy_extensions import i64

from atoll.engine.words import Words
from atoll.games.tindaya.decisions.produce import harvest
from atoll.games.tindaya.land import controlled
from atoll.games.tindaya.state import Tindaya
from atoll.games.tindaya.words import amounts


def yields(s: Tindaya, seat: i64, trade: i64, times: int) -> Words:
    """TI-8.2: what productions bring before anything is slaughtered or processed."""
    after = s.copy()
    harvest(after, seat, trade, controlled(s, seat, trade))
    before, goods = s.tribes[seat].goods, after.tribes[seat].goods
    return amounts([(good, times * (goods[good] - n)) for good, n in enumerate(before)])
