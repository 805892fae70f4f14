"""What a move would bring: a bonus that changes hands with coconuts or beaches."""

from atoll.engine.words import Fact, Words
from atoll.games.atua.decisions.names import joined
from atoll.games.atua.scoring import bonuses
from atoll.games.atua.state import Atua

BONUSES = ("beach", "coconut")


def brings(s: Atua, move: int, ahead: Atua) -> list[Words]:
    """AU-10.3 to AU-10.5: whose a bonus is then, if it comes to the seat that decides or leaves it."""
    if s.shut:
        return []  # AU-13.7: whose beach is longer would tell of hidden cards
    before, then = bonuses(s), bonuses(ahead)
    found = []
    for number, bonus in enumerate(BONUSES):
        by = then[s.seat][number] - before[s.seat][number]
        if not by:
            continue
        holders = [seat for seat, each in enumerate(then) if each[number]]
        facts: dict[str, Fact] = {
            "bonus": bonus,
            "points": abs(by),
            "way": "gained" if by > 0 else "lost" if holders else "nobody",
            "who": joined([Words(f"seat-{seat}") for seat in holders]),
        }
        found.append(Words("brings-bonus", facts))
    return found
