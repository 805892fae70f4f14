"""AU-10, AU-15: how the final scoring is told."""

from typing import Final

from atoll.engine.words import Fact, Words
from atoll.games.atua.cards import COCONUT
from atoll.games.atua.decisions.names import joined
from atoll.games.atua.parts import FATES, SOURCES
from atoll.games.atua.scoring import (
    amount,
    bonuses,
    fate_points,
    has_most,
    scores,
    tahuma,
    tahuma_beach,
    winners,
)
from atoll.games.atua.state import Atua

BEACH_BONUS: Final = 0  # the first of the two that `bonuses` gives


def tell_end(s: Atua) -> None:
    """Fate tiles and bonuses, then every total and who wins; to be called when somebody listens."""
    tell_fates(s)
    tell_beach_bonus(s)
    if s.alone:
        tell_tahuma(s)
        return
    tell_coconut_bonus(s)
    totals = scores(s)
    for seat in range(len(totals)):
        s.tell(seat, Words("total", {"points": totals[seat]}), "AU-10.2")
    won = winners(s)
    for reason in s.reasons():
        s.tell(won[0], reason.words, "AU-11.2")
    for seat in won:
        s.tell(seat, Words("victory", {"shared": "no" if len(won) == 1 else "yes"}), "AU-11.1")


def tell_fates(s: Atua) -> None:
    """AU-6.6, AU-6.9: what every tile that was bought has come to."""
    for tile in range(FATES):
        seat = int(s.fates[tile])
        if seat < len(s.islands):
            fate = s.parts.fates[tile]
            points = fate_points(s, seat, tile)
            led = len([thing for thing in fate.categories if has_most(s, seat, thing)])
            facts: dict[str, Fact] = {
                "tile": fate.title,
                "points": abs(points),
                "led": "none" if not led else "all" if led == len(fate.categories) else "one",
            }
            rule = "AU-6.6" if len(fate.categories) == 1 else "AU-6.9"
            s.tell(seat, Words("fate-scored", facts), rule)


def tell_beach_bonus(s: Atua) -> None:
    """AU-10.3, AU-10.4, AU-15.7: who has the longest beach, or why nobody does."""
    found = bonuses(s)
    beaches = [island.longest_beach() for island in s.islands]
    his = tahuma_beach(s)
    for seat in range(len(beaches)):
        if found[seat][BEACH_BONUS]:
            facts: dict[str, Fact] = {"cards": beaches[seat], "points": s.parts.beach_bonus}
            s.tell(seat, Words("beach-bonus", facts), "AU-10.3")
    if his > max(beaches):
        s.tell(0, Words("beach-bonus-lost", {"cards": his}), "AU-15.7")
    elif not max(beaches):
        s.tell(0, Words("beach-bonus-nobody"), "AU-10.4")


def tell_coconut_bonus(s: Atua) -> None:
    """AU-10.5: who has the most coconuts, or that nobody has any."""
    found = bonuses(s)
    for seat in range(len(found)):
        if found[seat][1]:
            facts: dict[str, Fact] = {
                "coconuts": int(amount(s, seat, COCONUT)),
                "points": s.parts.coconut_bonus,
            }
            s.tell(seat, Words("coconut-bonus", facts), "AU-10.5")
    if not any([coconut for _, coconut in found]):
        s.tell(0, Words("coconut-bonus-nobody"), "AU-10.5")


def tell_tahuma(s: Atua) -> None:
    """AU-15: Tahuma's sheet, both totals, and who wins."""
    lines = tahuma(s)
    parts: list[Words] = []
    for name, points in lines.items():
        if points:
            line = Words(f"source-{name}" if name in SOURCES else f"sheet-{name}")
            parts.append(Words("sheet-line", {"line": line, "points": points}))
    s.tell(0, Words("tahuma-sheet", {"lines": joined(parts)}), "AU-15.2")
    s.tell(0, Words("total", {"points": scores(s)[0]}), "AU-14.3")
    facts: dict[str, Fact] = {
        "points": sum(lines.values()),
        "won": "yes" if winners(s) else "no",
    }
    for reason in s.reasons():
        s.tell(0, reason.words, "AU-15.9")
    s.tell(0, Words("tahuma-total", facts), "AU-15.9")
