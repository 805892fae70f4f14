"""AT-27, AT-28, AT-29.6, AT-30: points, ties, and the goals of the solo game."""

from atoll.engine.ties import Tie, foremost
from atoll.engine.words import Fact, Words
from atoll.games.atiwa.parts import LOCATION_GOALS
from atoll.games.atiwa.spaces import BAT, FAMILY, ROWS
from atoll.games.atiwa.state import Atiwa


def scores(s: Atiwa) -> list[int]:
    """AT-27.1: the sum of all sources, for every seat."""
    p = s.parts
    totals: list[int] = []
    for seat in range(len(s.communities)):
        community = s.communities[seat]
        total = community.gold + community.tableau.value + community.trained
        for kind in range(ROWS):
            total += s.number(seat, kind)
        bats = community.counts[BAT] - p.free_bats
        if bats > 0:
            total += bats
        totals.append(total - p.missing_food * community.missing)
    return totals


def breakdown(s: Atiwa, seat: int) -> dict[str, int]:
    """AT-27.2 to AT-27.7: a seat's score by source."""
    community = s.communities[seat]
    return {
        "gold": community.gold,
        "cards": community.tableau.value,
        "supply": sum([s.number(seat, kind) for kind in range(ROWS)]),
        "trained": community.trained,
        "bats": max(0, community.counts[BAT] - s.parts.free_bats),
        "missing": -s.parts.missing_food * community.missing,
    }


def winners(s: Atiwa) -> list[int]:
    """AT-28.1: most points, then fewest markers, else shared; AT-29.6: alone, one can lose."""
    if len(s.communities) == 1:
        return [0] if all([met for _, _, _, met in goal(s)]) else []
    return foremost(list(range(len(s.communities))), scores(s), ties(s))


def ties(s: Atiwa) -> list[Tie]:
    """AT-28.1: what decides among equal points."""
    return [("tie-pollution", [-int(community.pollution) for community in s.communities])]


def goal(s: Atiwa) -> list[tuple[str, int, int, bool]]:
    """The conditions of the solo game: what, how much is wanted, how much is there, and if met."""
    if len(s.communities) > 1:
        return []
    found: list[tuple[str, int, int, bool]] = []
    for what, wanted in s.rules().goal:
        have = amount(s, what)
        met = have <= wanted if what == "pollution" else have >= wanted
        found.append((what, wanted, have, met))
    return found


def goal_words(s: Atiwa) -> list[Words]:
    """The conditions of the solo game in words, and then whether all are met."""
    conditions = goal(s)
    if not conditions:
        return []
    said = [
        Words(f"goal-{what}", {"wanted": wanted, "have": have, "met": "yes" if met else "no"})
        for what, wanted, have, met in conditions
    ]
    all_met = all([met for _, _, _, met in conditions])
    facts: dict[str, Fact] = {"challenge": s.rules().title, "met": "yes" if all_met else "no"}
    return [*said, Words("goal-all", facts)]


def amount(s: Atiwa, what: str) -> int:
    """How much of something the solo player has."""
    community = s.communities[0]
    if what == "points":
        return scores(s)[0]
    if what == "gold":
        return community.gold
    if what == "bats":
        return community.counts[BAT]
    if what == "families":
        return community.counts[FAMILY]
    if what == "pollution":
        return community.pollution
    return community.tableau.cards.count(LOCATION_GOALS.index(what))
