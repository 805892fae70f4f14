"""The story as a table tells it: what belongs to one action is told as one."""

from dataclasses import dataclass, field, replace
from typing import Any

from atoll.engine.session import Ply
from atoll.engine.state import State
from atoll.engine.words import Fact, Told, Words
from atoll.table.live import Live
from atoll.text import say, tell

LONGEST = 8  # lines after which another entry begins, however long an action is
LOG_PLIES = 40
NEWS_PLIES = 30

Entry = dict[str, Any]


@dataclass
class Deed:
    """An action: a decision of a seat, and the smaller ones that it led to. What others do or suffer
    by it is told apart, as deeds of theirs."""

    ply: int  # the position it led to, counted from 0
    seat: int  # whose action it belongs to
    depth: int  # of the agenda when it began
    lines: list[Told] = field(default_factory=list)

    def goes_on(self, ply: Ply) -> bool:
        """Does a move belong to the action? Then what was asked stood on the agenda above it."""
        below = len(ply.before.agenda) > self.depth
        return ply.seat == self.seat and below and len(self.lines) < LONGEST


def deeds(plies: list[Ply], first: int = 1) -> list[Deed]:
    """Moves as actions; `first` is the position that the first of them led to. Those of which nothing is
    told are left out."""
    found: list[Deed] = []
    for number, ply in enumerate(plies, first):
        if not found or not found[-1].goes_on(ply):
            found.append(Deed(number, ply.seat, len(ply.before.agenda)))
        found[-1].ply = number
        found += by_seat(found.pop(), ply.story)
    return [deed for deed in found if deed.lines]


def by_seat(deed: Deed, story: list[Told]) -> list[Deed]:
    """An action goes on with more lines: whose they are changes the paragraph."""
    found = [deed]
    for told in story:
        if found[-1].lines and told.seat != found[-1].lines[0].seat:
            found.append(replace(deed, lines=[]))
        found[-1].lines.append(told)
    return found


def entry(live: Live, deed: Deed, called: list[str], language: str) -> Entry:
    """An action in words, kept: all pages tell it again, and what was told does not change."""
    hue = live.session.state.hues()[deed.lines[0].seat]
    lines, names = tuple(deed.lines), tuple(called)
    return live.memory.keep(spoken, live.game.name, deed.ply, hue, lines, names, language)


def spoken(
    game: str, ply: int, hue: int, story: tuple[Told, ...], called: tuple[str, ...], language: str
) -> Entry:
    """The lines of an action, those that repeat themselves counted."""
    lines: list[Entry] = []
    for told in story:
        text = tell(game, told, called, language)
        known = next((line for line in lines if line["text"] == text), None)
        if known is None:
            lines.append({"text": text, "rule": told.rule, "times": 1})
        else:
            known["times"] += 1
    return {"ply": ply, "seat": story[0].seat, "hue": hue, "lines": lines}


def log(live: Live, called: list[str], language: str) -> list[Entry]:
    """The last actions of the game; each with the position it led to."""
    plies = live.session.plies
    first = max(1, len(plies) - LOG_PLIES + 1)
    return [entry(live, deed, called, language) for deed in deeds(plies[-LOG_PLIES:], first)]


def news(live: Live, mine: list[int], called: list[str], language: str) -> list[Entry]:
    """What others did since the viewer's last decision."""
    if not mine:
        return []
    plies = live.session.plies
    first = max(last_own(plies, mine), len(plies) - NEWS_PLIES)
    found = deeds(plies[first:], first + 1)
    aside = [told for told in plies[first - 1].story if told.seat not in mine] if first else []
    if aside and plies[first - 1].seat in mine:  # what the viewer's own move made others do
        found.insert(0, Deed(first, aside[0].seat, 0, aside))
    return [entry(live, deed, called, language) for deed in found]


def last_own(plies: list[Ply], mine: list[int]) -> int:
    """How many moves there were when one of these seats had decided last."""
    return next((n for n in range(len(plies), 0, -1) if plies[n - 1].seat in mine), 0)


def since(
    live: Live,
    acting: int,
    mine: list[int],
    told: list[Entry],
    called: list[str],
    language: str,
) -> Entry | None:
    """For who is asked now: what the others did, and what that changed for them."""
    if acting < 0 or not told:
        return None
    ply = last_own(live.session.plies, mine)
    return {
        "ply": ply,
        "told": told,
        "brief": brief(told, mine, called),
        "changes": changes(live.position(ply), live.session.state, acting, language),
    }


def brief(told: list[Entry], mine: list[int], called: list[str]) -> list[str]:
    """What others did in few lines, of which not all may be in sight: what befell the viewer by it comes
    first, where it names them."""
    own, found = [], []
    for each in told:
        texts = [line["text"] for line in each["lines"]]
        if each["seat"] in mine and called[each["seat"]] in " ".join(texts):
            own += texts
        else:
            found += texts[: 1 if len(told) > 1 else 3]
    return own + found


def changes(before: State, now: State, seat: int, language: str) -> list[str]:
    """A seat's points by their sources, where they are other than before."""
    was, found = before.breakdown(seat), []
    for source, points in now.breakdown(seat).items():
        by = points - was.get(source, 0)
        if by:
            name = now.say(Words(f"breakdown-{source}"), language)
            facts: dict[str, Fact] = {
                "source": name,
                "by": abs(by),
                "way": "up" if by > 0 else "down",
            }
            found.append(say(now.game_name(), Words("page-since-points", facts), language))
    return found
