"""AT-10.1, AT-13.1: gold comes from the general supply and goes back to it."""

from mypy_extensions import i64

from atoll.engine.words import Words
from atoll.games.atiwa.state import Atiwa


def gain_gold(s: Atiwa, seat: i64, n: i64) -> None:
    s.communities[seat].gold += n
    if n > 0 and s.story is not None:
        s.tell(seat, Words("gained-gold", {"n": n}), "AT-10.1")


def spend_gold(s: Atiwa, seat: i64, n: i64) -> None:
    """What a space costs; gold for food is told by the feeding."""
    s.communities[seat].gold -= n
    if n > 0 and s.story is not None:
        s.tell(seat, Words("spent-gold", {"n": n}), "AT-13.1")
