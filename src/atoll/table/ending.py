"""The end of a game: why it was won or lost, and what one may do next."""

import json
from itertools import pairwise
from typing import Any, Final

from atoll.bots.levels import LEVELS
from atoll.door import game as find_game
from atoll.engine.chance import seeded
from atoll.engine.state import State
from atoll.engine.words import Fact, Words
from atoll.review.reviewer import DEALS
from atoll.table.live import Live
from atoll.text import say

TOLD: Final = 2  # sources of points that are named on either side; a third one if it is the last
EVERY: Final = 200  # positions that a page has time to have judged

Shown = dict[str, Any]


def ending(live: Live, mine: list[int], won: list[int], called: list[str], language: str) -> Shown:
    """What the page says at the end, beyond the points themselves."""
    state = live.session.state
    return {
        "won": [seat in won for seat in range(state.seats)],
        "lost": bool(mine) and not set(mine) & set(won),
        "why": why(state, mine, won, called, language) if state.over else [],
        "turning": turning_of(live, mine[0]) if mine and not set(mine) & set(won) else -1,
        "learning": learning(live, mine, language),
    }


def why(
    state: State, mine: list[int], won: list[int], called: list[str], language: str
) -> list[str]:
    """By how much the winner is ahead of the viewer, or of whoever came next; and where it came from."""
    points = state.scores()
    if state.together() or not won or state.seats == len(won):
        return []
    best = won[0]
    others = [seat for seat in mine if seat not in won] or [
        seat for seat in range(state.seats) if seat not in won
    ]
    other = max(others, key=lambda seat: points[seat])
    by = points[best] - points[other]
    if by <= 0:
        return []  # something else decided: that is said already
    facts: dict[str, Fact] = {"who": called[best], "other": called[other], "by": by}
    found = [say("", Words("page-why-ahead", facts), language)]
    for key, ahead, behind in (("page-why-most", best, other), ("page-why-less", other, best)):
        sources = gains(state, ahead, behind, language)
        if sources:
            facts = {"who": called[ahead], "sources": sources}
            found.append(say("", Words(key, facts), language))
    return found


def gains(state: State, ahead: int, behind: int, language: str) -> str:
    """The sources from which a seat has most more points than another, and what all others add."""
    less = state.breakdown(behind)
    more = {
        source: points - less.get(source, 0)
        for source, points in state.breakdown(ahead).items()
        if points > less.get(source, 0)
    }
    most = sorted(more, key=lambda source: -more[source])
    told = most if len(most) <= TOLD + 1 else most[:TOLD]
    found = [
        f"{state.say(Words(f'breakdown-{source}'), language)} (+{more[source]})" for source in told
    ]
    rest = sum(more[source] for source in most[len(told) :])
    if rest:
        found.append(say("", Words("page-why-rest", {"points": rest}), language))
    return ", ".join(found)


def turning_of(live: Live, seat: int) -> int:
    """The turning point of a seat, found once."""
    (found,) = live.remembered(("turning", seat), lambda: [str(turning_point(live, seat))])
    return int(found)


def turning_point(live: Live, seat: int) -> int:
    """The position before the decision of a seat after which its chances fell most, by what it could know;
    -1 if it never decided. What the judge of the game thinks of a position is a guess, and so is this."""
    own = [number for number, ply in enumerate(live.session.plies) if ply.seat == seat]
    if not own:
        return -1
    deals = max(1, min(DEALS, EVERY // len(own)))
    chances = [known_chance(live.position(number), seat, number, deals) for number in own]
    falls = [before - then for before, then in pairwise([*chances, 0.0])]
    # The last decisions only say what is known by then: the fall must leave time to do better.
    early = max(1, len(own) * 3 // 4)
    return own[max(range(early), key=lambda number: falls[number])]


def known_chance(state: State, seat: int, number: int, deals: int) -> float:
    """How well a seat stands, as it may imagine what it cannot see."""
    chance = seeded(number)
    judge = find_game(state.game_name()).judge
    dealt = (state.redeal(seat, chance.fork()) for _ in range(deals))
    return sum(judge.evaluate(each)[seat] for each in dealt) / deals


def learning(live: Live, mine: list[int], language: str) -> Shown | None:
    """The next of the games to learn by, as a wish for a new table with the same company."""
    games, options = live.game.learning_games, live.table.options
    done = [number for number, each in enumerate(games) if each.items() <= options.items()]
    if not mine or not done or done[-1] + 1 >= len(games):
        return None
    following = done[-1] + 1
    counts = live.game.seats_for(games[following])
    count = len(live.table.seats)
    if count not in counts:
        count = min(counts)
    bots: Shown = {"kind": "bot", "level": next(iter(LEVELS))}
    you: Shown = {"kind": "you", "name": live.table.seats[mine[0]].name}
    wish = {
        "game": live.game.name,
        "options": dict(games[following]),
        "seats": [you, *[bots] * (count - 1)],
    }
    words = Words(f"learning-game-{following + 1}")
    return {"title": say(live.game.name, words, language), "wish": json.dumps(wish)}
