"""What one viewer sees of a table: nothing here holds what that viewer may not know."""

from collections.abc import Sequence
from typing import Any

from atoll.bots.levels import THINKING
from atoll.engine.session import Choice
from atoll.engine.state import State
from atoll.engine.words import Fact, Words
from atoll.table import telling
from atoll.table.ending import ending
from atoll.table.house import Viewer
from atoll.table.live import Live
from atoll.table.models import Seat
from atoll.table.offers import Offer, chain
from atoll.table.window import Window
from atoll.text import say, seat_names

Shown = dict[str, Any]


def seat_name(game: str, seat: Seat, language: str) -> str:
    """What a seat is called without a look at its game: by its player's name, or by its number's colour."""
    return seat.name or say(game, Words(f"seat-{seat.number}"), language)


def names(live: Live, language: str) -> list[str]:
    """What the seats are called: by their players' names, or by the colours they have in the game."""
    colours = seat_names(live.session.state, language)
    return [seat.name or colours[seat.number] for seat in live.table.seats]


class Picture:
    """A drawing for a page, in pieces."""

    def __init__(self, pieces: list[str]) -> None:
        self.pieces = pieces

    def __html__(self) -> str:
        return "".join(self.pieces)

    def tells(self, sign: str) -> bool:
        """Does it have a part of this name?"""
        return any(f' id="{sign}"' in piece for piece in self.pieces)


def drawn_for(
    live: Live,
    viewer: Viewer,
    window: Window,
    view: dict[str, Any],
    seat: int | None,
    choices: Sequence[Choice] = (),
) -> Picture:
    """A table drawn for a viewer's page, whose stylesheet has the colours."""
    drawn = live.game.board.pieces(
        view,
        choices=choices,
        seat=seat,
        language=viewer.language,
        shape=window.shape,
        room=window.room,
        names=names(live, viewer.language),
        style=False,
        memory=live.memory,
    )
    return Picture(drawn)


def scene(live: Live, holder: str, language: str) -> tuple[Shown, Offer | None]:
    """The table for a viewer, and what they are offered, for the picture."""
    acting = live.acts_for(holder)
    mine = live.seats_of(holder)
    eye = acting if acting >= 0 else (mine[0] if mine else None)
    state = live.session.state
    called = names(live, language)
    offered = Offer(state, language, live.one_by_one, called) if acting >= 0 else None
    view = state.view(eye)
    fresh = telling.news(live, mine, called, language)
    seen: Shown = {
        "id": live.table.id,
        "game": live.game.name,
        "version": live.version,
        "changes": live.table.changes,
        "seed_chosen": live.table.seed_chosen,
        "over": live.over,
        "ended": live.table.ended,
        "turn": live.turn,
        "acting": acting,
        "eye": eye,
        "mine": mine,
        "prompt": offered.asked.prompt(language, called)
        if offered
        else prompt(live, called, language),
        "guide": guide(live, acting, language),
        "placing": offered is not None and state.decision().placing(),
        "final": offered is not None and offered.final(),
        "choices": offered.spoken() if offered else [],
        "aside": offered.aside() if offered else None,
        "chain": None if offered is None or live.one_by_one else several(state, language),
        "undo": undo(live, holder, language),
        "seats": [
            seat_scene(live, seat, called, holder, score, language)
            for seat, score in zip(live.table.seats, state.known_scores(eye), strict=True)
        ],
        "thinks": thinks(live),
        "reasons": reasons(live, called, language) if state.over else [],
        "ending": ending(live, mine, winners(live), called, language) if live.over else None,
        "company": company(live, holder, called),
        "together": state.together(),
        "winners": [called[seat] for seat in winners(live)],
        "log": telling.log(live, called, language),
        "news": fresh,
        "since": None
        if live.one_by_one
        else telling.since(live, acting, mine, fresh, called, language),
        "view": view,
        "progress": progress(state, language),
    }
    return seen, offered


def winners(live: Live) -> list[int]:
    """Who has won; who is left when the others have resigned."""
    if live.table.ended:
        return list((live.table.result or {}).get("winners", []))
    return live.session.state.winners() if live.over else []


def company(live: Live, holder: str, called: list[str]) -> Shown:
    """How the people here get on: whose table it is, who is waited for, who wishes to end."""
    table = live.table
    at_turn = table.seats[live.turn] if live.turn >= 0 else None
    person = at_turn is not None and bool(at_turn.holder) and not at_turn.bot
    others = {seat.holder for seat in table.seats} - {"", holder}
    host = bool(holder) and table.host == holder
    return {
        "host": host,
        "public": table.public,
        "turn_time": table.turn_time,
        "until": table.turned + table.turn_time if table.turn_time and person else 0,
        "nudge": at_turn.number
        if at_turn is not None and person and at_turn.holder != holder
        else -1,
        "nudged": person and bool(table.nudged) and table.nudged >= table.turned,
        "end_wished_by": [called[seat.number] for seat in table.seats if seat.agrees],
        "others": bool(others),
        "may_delete": host and not others,
        "resigned": [called[seat.number] for seat in table.seats if seat.resigned],
        "rematch": table.rematch,
    }


def thinks(live: Live) -> Shown | None:
    """The bot whose turn it is, and how long it thinks at most."""
    seat = live.table.seats[live.turn] if not live.over else None
    if seat is None or not seat.bot:
        return None
    return {"seat": seat.number, "seconds": THINKING.get(seat.bot, 0.0)}


def progress(state: State, language: str) -> str:
    """How far the game has come: round 3 of 7."""
    found = state.progress()
    facts: dict[str, Fact] = {"now": found.now, "last": found.last}
    return state.say(Words(f"progress-{found.name}", facts), language)


def several(state: State, language: str) -> Shown | None:
    """What is suggested at once, without the position it leads to."""
    found = chain(state, language)
    return found and {"count": found["count"], "moves": found["moves"]}


def prompt(live: Live, called: list[str], language: str) -> str:
    """What others are asked, or that nobody is."""
    state = live.session.state
    if live.table.ended:
        return say(live.game.name, Words(f"table-ended-{live.table.ended}"), language)
    if state.over:
        return state.prompt(language)
    seat = live.table.seats[state.seat]
    key = "table-waiting-open" if seat.open else "table-waiting"
    return say(live.game.name, Words(key, {"name": called[state.seat]}), language)


def guide(live: Live, acting: int, language: str) -> Shown | None:
    """The game's help for newcomers: advice for who decides, the course of the game for all."""
    state = live.session.state
    found = state.guide()
    if found is None:
        return None
    advice = found.advice if acting >= 0 else []
    return {
        "steps": [state.say(step, language) for step in found.steps],
        "now": found.now,
        "advice": [state.say(words, language) for words in advice],
        "then": state.say(found.then, language),
    }


def reasons(live: Live, called: list[str], language: str) -> list[Shown]:
    """What decided the game, beyond the points."""
    state = live.session.state
    return [
        {"text": state.say(reason.words, language, called), "met": reason.met}
        for reason in state.reasons()
    ]


def undo(live: Live, holder: str, language: str) -> Shown:
    """Whether the viewer can take a move back, and if not, why."""
    refusal = live.undo_refusal(holder)
    return {
        "can": refusal is None and not live.table.ended,
        "why": "" if refusal is None else live.session.state.say(refusal, language),
    }


def seat_scene(
    live: Live, seat: Seat, called: list[str], holder: str, score: int | None, language: str
) -> Shown:
    """A seat with its score, if the viewer may know it."""
    state = live.session.state
    parts = {} if score is None else state.breakdown(seat.number)
    return {
        "number": seat.number,
        "hue": state.hues()[seat.number],
        "name": called[seat.number],
        "open": seat.open,
        "bot": seat.bot,
        "person": bool(seat.holder),
        "lent": bool(seat.bot and seat.holder),
        "absent": seat.absent,
        "resigned": seat.resigned,
        "agrees": seat.agrees,
        "you": bool(holder) and seat.holder == holder,
        "score": score,
        "breakdown": [
            {"name": state.say(Words(f"breakdown-{source}"), language), "points": points}
            for source, points in parts.items()
        ],
    }


def chat_scene(live: Live, language: str) -> list[Shown]:
    called = names(live, language)
    return [
        {
            "seat": line.seat,
            "name": line.name or called[line.seat],
            "text": line.text,
            "at": line.at,
        }
        for line in live.lines
    ]
