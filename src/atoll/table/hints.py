"""A hint in words: what a move is for, and what it costs to do otherwise."""

from typing import Any, Final

from atoll.engine.foresight import after, brings
from atoll.engine.session import Choice, as_choice
from atoll.engine.state import State
from atoll.engine.words import Fact, Words
from atoll.table.offers import Offer
from atoll.table.weighing import Advice, Planned
from atoll.text import say

ALIKE: Final = 1  # of a hundred: no difference that anybody could name


def spoken(offer: Offer, advice: list[Advice]) -> dict[str, Any]:
    """The best move, and why in sentences."""
    language = offer.language
    best, chance, then = advice[0]
    at, choice = found(offer, best)
    reasons = [choice.detail] if choice.detail else []
    reasons += [
        at.say(words, language) for words in brings(at, choice.move, after(at, choice.move))
    ]
    why: list[str] = []
    if reasons:
        why.append(said(language, "page-hint-for", {"what": unstopped("; ".join(reasons))}))
    if then:
        line = " · ".join(told(at, each, language) for each in then)
        why.append(said(language, "page-hint-plan", {"line": unstopped(line)}))
    why.append(said(language, "page-hint-chance", {"chance": hundredths(chance)}))
    if len(advice) > 1:
        other, less = advice[1].move, hundredths(chance) - hundredths(advice[1].chance)
        text = unstopped(found(offer, other)[1].text)
        if less <= ALIKE:
            why.append(said(language, "page-hint-same", {"other": text}))
        else:
            why.append(said(language, "page-hint-worse", {"other": text, "less": less}))
    return {"move": best, "text": choice.text, "why": why}


def found(offer: Offer, move: str) -> tuple[State, Choice]:
    """A move as it is offered, and the position in which it is made."""
    stop = offer.stop
    if stop is not None and stop.notation == move:
        return offer.state, stop
    return offer.asked, as_choice(offer.asked, offer.asked.parse(move), offer.language, offer.names)


def told(state: State, step: Planned, language: str) -> str:
    """A move that is planned, and what it would bring."""
    text = state.say(step.words, language)
    gains = "; ".join(state.say(words, language) for words in step.brings)
    return f"{text} ({gains})" if gains else text


def unstopped(text: str) -> str:
    """What is told within a sentence has no full stop of its own."""
    return text.removesuffix(".")


def hundredths(value: float) -> int:
    return round(100 * min(max(value, 0.0), 1.0))


def said(language: str, key: str, facts: dict[str, Fact]) -> str:
    return say("", Words(key, facts), language)
