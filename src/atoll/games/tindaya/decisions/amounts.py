"""What an action costs or brings, in words."""

from mypy_extensions import i64

from atoll.engine.words import Fact, Words
from atoll.games.tindaya.decisions.choice import good_words
from atoll.games.tindaya.decisions.produce import harvest
from atoll.games.tindaya.land import controlled
from atoll.games.tindaya.state import Tindaya
from atoll.games.tindaya.tribe import Price


def amounts(goods: Price) -> Words:
    """Goods with their numbers as one phrase."""
    said: Words | None = None
    for good, n in goods:
        facts: dict[str, Fact] = {"n": n, "good": good_words(good)}
        one = Words("amount", facts)
        said = one if said is None else Words("amount-and", {"a": said, "b": one})
    return said or Words("amount-none")


def yields(s: Tindaya, seat: i64, trade: i64, times: int) -> Words:
    """TI-8.2: what productions bring before anything is slaughtered or processed."""
    after = s.copy()
    harvest(after, seat, trade, controlled(s, seat, trade))
    before, goods = s.tribes[seat].goods, after.tribes[seat].goods
    return amounts(
        [
            (good, times * (goods[good] - before[good]))
            for good in range(len(goods))
            if goods[good] > before[good]
        ]
    )
