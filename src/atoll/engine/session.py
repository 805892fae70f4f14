"""A game in progress: its record, its position, its story, and the way back."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from atoll.engine.game import Game
from atoll.engine.record import Record
from atoll.engine.state import State
from atoll.engine.words import Refusal, Told, Words


@dataclass
class Ply:
    """One move that was played: the position before it, and what came of it."""

    before: State
    seat: int
    move: int
    story: list[Told]
    revealed: bool  # something was drawn or turned up: the stream of chance has moved on


class Session:
    """Plays a game move by move and keeps what is needed to save it and to take moves back."""

    def __init__(self, record: Record, parts: Any = None) -> None:
        self.record = record.upto(0)
        self.state = record.start(parts)
        self.plies: list[Ply] = []
        for _, move in record.positions(parts):
            self.play(move)

    def __repr__(self) -> str:
        return f"<session, {len(self.plies)} moves: {self.state!r}>"

    def _repr_svg_(self) -> str:
        return self.state._repr_svg_()

    @classmethod
    def new(
        cls,
        game: str | Game,
        seats: int | None = None,
        seed: int = 0,
        parts: Any = None,
        **options: Any,
    ) -> "Session":
        from atoll.door import game as find

        game = find(game)
        count = game.check_seats(seats)
        digest = "" if parts is None else parts.digest
        chosen = game.check_options(count, options, parts)
        return cls(Record(game, count, seed, chosen, [], digest), parts)

    def play(self, move: int | str) -> list[Told]:
        """Play a move, itself or its notation, and say what happened."""
        if isinstance(move, str):
            move = self.state.parse(move)
        before = self.state.copy()
        story: list[Told] = []
        self.state.story = story
        try:
            self.state.play(move)
        finally:
            self.state.story = None
        revealed = before.chance.stream != self.state.chance.stream
        self.plies.append(Ply(before, before.seat, move, story, revealed))
        self.record.moves.append(before.notation(move))
        return story

    def undo_refusal(self, seat: int) -> Words | None:
        """Why a seat cannot take its last move back; None if it can.

        Undo reaches back to the last thing that was drawn or turned up. What another seat decided
        stays decided.
        """
        if not self.plies:
            return Words("undo-nothing")
        last = self.plies[-1]
        if last.seat != seat:
            return Words("undo-other")
        if last.revealed:
            return Words("undo-revealed")
        return None

    def undo(self, seat: int) -> None:
        """Take the seat's last move back, or raise `ValueError` and change nothing."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise ValueError(self.state.say(refusal))
        self.state = self.plies.pop().before
        self.record.moves.pop()


@dataclass(frozen=True)
class Choice:
    """Something a person may try now: what the page, the terminal and the drawing show of it."""

    move: int
    notation: str
    text: str
    detail: str
    target: str
    refusal: Refusal | None
    suggested: bool = False
    aside: str = ""  # the message that names its kind, if that is seldom wanted


def choices(state: State, language: str = "en", names: Sequence[str] = ()) -> list[Choice]:
    """All candidates of the seat to decide, legal ones first; refused ones carry their refusal.

    A move that the decision suggests comes before all others. Where something is laid freely,
    what is refused is not listed: it would be most of the table.
    """
    if state.over:
        return []
    decision = state.decision()
    suggestion = decision.suggestion(state, state.task)
    listed = state.legal if decision.placing() else state.candidates()
    found = [as_choice(state, move, language, names, move == suggestion) for move in listed]
    return sorted(found, key=lambda each: (each.refusal is not None, not each.suggested))


def as_choice(
    state: State,
    move: int,
    language: str = "en",
    names: Sequence[str] = (),
    suggested: bool = False,
) -> Choice:
    """A move as a person meets it."""
    from atoll.text import say

    words = state.decision().words(state, state.task, move)
    called = tuple(names)
    return Choice(
        move,
        state.notation(move),
        say(state.game_name(), words, language, names=called),
        say(state.game_name(), words, language, "detail", names=called),
        state.target(move),
        None if move in state.legal else state.refusal(move),
        suggested,
        state.decision().aside(state, state.task, move),
    )
