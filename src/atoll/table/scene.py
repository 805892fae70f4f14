"""What one viewer sees of a table: nothing here holds what that viewer may not know."""

from typing import Any

from atoll.engine.session import Choice, choices
from atoll.engine.state import State
from atoll.engine.words import Fact, Refusal, Words
from atoll.table.live import Live
from atoll.table.models import Seat
from atoll.text import say, seat_names, tell

LOG_LINES = 40

Scene = dict[str, Any]


def seat_name(game: str, seat: Seat, language: str) -> str:
    """What a seat is called without a look at its game: by its player's name, or by its number's colour."""
    return seat.name or say(game, Words(f"seat-{seat.number}"), language)


def names(live: Live, language: str) -> list[str]:
    """What the seats are called: by their players' names, or by the colours they have in the game."""
    colours = seat_names(live.session.state, language)
    return [seat.name or colours[seat.number] for seat in live.table.seats]


def spoken_refusal(live: Live, refusal: Refusal, language: str) -> Scene:
    return {"rule": refusal.rule, "text": live.session.state.say(refusal.words, language)}


def spoken_choice(live: Live, choice: Choice, language: str) -> Scene:
    refusal = choice.refusal
    return {
        "move": choice.notation,
        "text": choice.text,
        "detail": choice.detail,
        "target": choice.target,
        "suggested": choice.suggested,
        "refusal": None if refusal is None else spoken_refusal(live, refusal, language),
    }


def scene(live: Live, holder: str, language: str) -> tuple[Scene, list[Choice]]:
    """The table for a viewer, and the choices they have for the picture."""
    acting = live.acts_for(holder)
    mine = live.seats_of(holder)
    eye = acting if acting >= 0 else (mine[0] if mine else None)
    state = live.session.state
    offered = choices(state, language) if acting >= 0 else []
    called = names(live, language)
    view = state.view(eye)
    seen: Scene = {
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
        "prompt": prompt(live, acting, called, language),
        "guide": guide(live, acting, language),
        "placing": acting >= 0 and state.decision().placing(),
        "choices": [spoken_choice(live, choice, language) for choice in offered],
        "undo": undo(live, holder, language),
        "seats": [
            seat_scene(live, seat, called, holder, score, language)
            for seat, score in zip(live.table.seats, state.known_scores(eye), strict=True)
        ],
        "reasons": reasons(live, language) if state.over else [],
        "company": company(live, holder, called),
        "together": state.together(),
        "winners": [called[seat] for seat in winners(live)],
        "log": log(live, called, language)[-LOG_LINES:],
        "news": news(live, mine, called, language),
        "view": view,
        "progress": progress(state, language),
    }
    return seen, offered


def winners(live: Live) -> list[int]:
    """Who has won; who is left when the others have resigned."""
    if live.table.ended:
        return list((live.table.result or {}).get("winners", []))
    return live.session.state.winners() if live.over else []


def company(live: Live, holder: str, called: list[str]) -> Scene:
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


def progress(state: State, language: str) -> str:
    """How far the game has come: round 3 of 7."""
    found = state.progress()
    facts: dict[str, Fact] = {"now": found.now, "last": found.last}
    return state.say(Words(f"progress-{found.name}", facts), language)


def prompt(live: Live, acting: int, called: list[str], language: str) -> str:
    state = live.session.state
    if live.table.ended:
        return say(live.game.name, Words(f"table-ended-{live.table.ended}"), language)
    if state.over or acting >= 0:
        return state.prompt(language)
    seat = live.table.seats[state.seat]
    key = "table-waiting-open" if seat.open else "table-waiting"
    return say(live.game.name, Words(key, {"name": called[state.seat]}), language)


def guide(live: Live, acting: int, language: str) -> Scene | None:
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


def reasons(live: Live, language: str) -> list[Scene]:
    """What decided the game, beyond the points."""
    state = live.session.state
    return [
        {"text": state.say(reason.words, language), "met": reason.met} for reason in state.reasons()
    ]


def undo(live: Live, holder: str, language: str) -> Scene:
    """Whether the viewer can take a move back, and if not, why."""
    seat = live.undo_seat(holder)
    refusal = live.session.undo_refusal(seat)
    return {
        "can": seat >= 0 and refusal is None and not live.table.ended,
        "why": "" if refusal is None else live.session.state.say(refusal, language),
    }


def seat_scene(
    live: Live, seat: Seat, called: list[str], holder: str, score: int | None, language: str
) -> Scene:
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


def log(live: Live, called: list[str], language: str) -> list[Scene]:
    """The game so far in plain words; each line with the ply it belongs to."""
    hues = live.session.state.hues()
    return [
        {
            "ply": number,
            "seat": told.seat,
            "hue": hues[told.seat],
            "rule": told.rule,
            "text": tell(live.game.name, told, called, language),
        }
        for number, ply in enumerate(
            live.session.plies[-LOG_LINES:], max(1, len(live.session.plies) - LOG_LINES + 1)
        )
        for told in ply.story
    ]


def news(live: Live, mine: list[int], called: list[str], language: str) -> list[Scene]:
    """What others did since the viewer's last decision."""
    fresh = []
    for ply in reversed(live.session.plies):
        if ply.seat in mine:
            break
        fresh.append(ply)
    return (
        [
            {
                "seat": told.seat,
                "rule": told.rule,
                "text": tell(live.game.name, told, called, language),
            }
            for ply in reversed(fresh[:30])
            for told in ply.story
        ]
        if mine
        else []
    )


def chat_scene(live: Live, language: str) -> list[Scene]:
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
