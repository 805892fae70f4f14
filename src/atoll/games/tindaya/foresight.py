"""What a move leads to: where a canoe can land, a fight for a fort, a trade to be learned."""

from atoll.engine.words import Fact, Words
from atoll.games.tindaya.decisions.learning import teachers
from atoll.games.tindaya.decisions.routes import landings, stranded
from atoll.games.tindaya.decisions.voyage import DESTINATION, LAND, SAIL
from atoll.games.tindaya.land import is_fort, presence
from atoll.games.tindaya.names import HORNS, OBSIDIAN, TRADES
from atoll.games.tindaya.state import Tindaya
from atoll.games.tindaya.words import hex_words, listed


def brings(s: Tindaya, move: int, ahead: Tindaya) -> list[Words]:
    """TI-10.7, TI-12.25, TI-20.5: what waits where a group goes."""
    if s.task.matter is SAIL:
        return [Words("brings-landing", {"places": landing_words(s, move)})]
    if s.task.matter not in (DESTINATION, LAND) or s.seat == s.traitor:
        return []
    found = [
        Words("brings-learning", {"trade": Words(f"trade-{TRADES[trade]}")})
        for trade in teachers(ahead, s.seat)
        if trade not in teachers(s, s.seat)
    ]
    if is_fort(s, move) and s.troops[move]:
        goods = s.tribes[s.seat].goods
        facts: dict[str, Fact] = {
            "soldiers": s.troops[move],
            "natives": presence(ahead, s.seat, move),
            "weapons": goods[HORNS] + goods[OBSIDIAN],
        }
        found.append(Words("brings-fight", facts))
    return found


def landing_words(s: Tindaya, stop: int) -> Words:
    """TI-10.7: a movement by canoe ends ashore, here or here."""
    need = stranded(s, s.seat)
    places = landings(s, s.seat, s.origin, s.lords, s.folk, stop, need)
    return listed([hex_words(s, place) for place in places])
