"""What is offered to who decides: choices with what they would bring, and several of them at once."""

from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import Query

from atoll.engine.foresight import Fold, after, brings, folded, is_final, suggested
from atoll.engine.game import Game
from atoll.engine.session import Choice, as_choice, choices
from atoll.engine.state import State
from atoll.engine.words import Refusal, Words
from atoll.table.live import no_such_move
from atoll.table.telling import changes

Spoken = dict[str, Any]
Move = Annotated[str, Query(max_length=80)]  # as it comes with a question: its notation


class Offer:
    """The question a person is asked: that of the position, or the one it only leads to."""

    def __init__(
        self, state: State, language: str, one_by_one: bool = False, names: Sequence[str] = ()
    ) -> None:
        self.state = state
        self.language = language
        self.names = names
        self.suggests = not one_by_one  # a lesson or a puzzle says itself what is good
        self.fold: Fold | None = None if one_by_one else folded(state)
        self.asked = state if self.fold is None else self.fold.ahead
        self.choices: list[Choice] = choices(self.asked, language, names)
        self.stop: Choice | None = None
        if self.fold is not None:
            self.stop = as_choice(state, self.fold.stop, language, names)
            legal = [choice.refusal is None for choice in self.choices]
            self.choices.insert(legal.count(True), self.stop)

    def spoken(self) -> list[Spoken]:
        """All choices in words."""
        return [self.spoken_choice(choice) for choice in self.choices]

    def spoken_choice(self, choice: Choice) -> Spoken:
        at = self.state if choice is self.stop else self.asked
        found: Spoken = {
            "move": choice.notation,
            "text": choice.text,
            "detail": choice.detail,
            "target": choice.target,
            "suggested": choice.suggested and self.suggests,
            "aside": choice.aside,
            "refusal": None
            if choice.refusal is None
            else spoken_refusal(at, choice.refusal, self.language),
            "brings": [],
            "final": False,
        }
        if choice.refusal is None and not self.asked.decision().placing():
            ahead = after(at, choice.move)
            found["brings"] = [
                at.say(words, self.language, self.names) for words in brings(at, choice.move, ahead)
            ]
            found["final"] = is_final(at, ahead)
        return found

    def aside(self) -> Spoken | None:
        """What is seldom wanted, if it is several and not all there is: before which move it begins."""
        legal = [choice for choice in self.choices if choice.refusal is None]
        found = [choice for choice in legal if choice.aside]
        if not 1 < len(found) < len(legal):
            return None
        text = self.asked.say(Words(found[0].aside, {"count": len(found)}), self.language)
        return {"first": found[0].notation, "text": text}

    def final(self) -> bool:
        """Where something is laid freely: does laying it end the turn?"""
        move = self.asked.legal[0]
        return is_final(self.asked, after(self.asked, move))


def spoken_refusal(state: State, refusal: Refusal, language: str) -> Spoken:
    return {"rule": refusal.rule, "text": state.say(refusal.words, language)}


def chain(state: State, language: str) -> Spoken | None:
    """All that is suggested, one after the other, and what comes of it; None if it is not several."""
    moves = suggested(state)
    if len(moves) < 2:
        return None
    ahead = state.copy()
    told: list[str] = []
    for move in moves:
        told.append(ahead.describe(move, language))
        ahead.advance(move)
    return {
        "count": len(moves),
        "moves": told,
        "changes": changes(state, ahead, state.seat, language),
        "ahead": ahead,
    }


def played(state: State, move: str) -> list[str]:
    """The moves, in notation, that answer a question: the one that leads to it comes first."""
    fold = folded(state)
    if fold is None or move in (state.notation(fold.step), state.notation(fold.stop)):
        return [move]
    return [state.notation(fold.step), move]


def in_notation(state: State, moves: list[int]) -> list[str]:
    """Moves that are made one after the other, in notation."""
    ahead = state.copy()
    found: list[str] = []
    for move in moves:
        found.append(ahead.notation(move))
        ahead.advance(move)
    return found


def previewed(game: Game, state: State, move: str, language: str) -> dict[str, Any]:
    """What a move would do, legal or not, before it is played; null if nothing is laid."""
    try:
        return {"preview": game.preview(state, move, language)}
    except ValueError:
        raise no_such_move(move) from None
