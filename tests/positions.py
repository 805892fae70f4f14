"""Playing a table that was set up by hand: what the tests of all games share."""

import re
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from io import StringIO
from typing import Any, TypeVar

import pytest
from rich.console import Console

import atoll
from atoll import IllegalMove, State, seeded
from atoll.bots import Bot
from atoll.engine.session import choices
from atoll.engine.words import Fact, Refusal, Told
from atoll.text import tell

S = TypeVar("S", bound=State)
Wording = Callable[[Any, str], str]
NAMES = ["Anna", "Ben", "Cleo", "Dora"]


def as_it_is(s: State, text: str) -> str:
    return text


class Hand:
    """Makes the moves of a test and tries others, as the tests of a game write them: in notation, or
    in a way of their own that is `read` as notation and that notation is `written` in."""

    def __init__(self, read: Wording = as_it_is, written: Wording = as_it_is) -> None:
        self.read = read
        self.written = written

    def play(self, s: S, *moves: str) -> S:
        """Play these moves."""
        for move in moves:
            s.play(self.read(s, move))
        return s

    def offered(self, s: State) -> list[str]:
        """What the seat to decide may do."""
        return [self.written(s, s.notation(move)) for move in s.moves()]

    def refused(self, s: State, move: str | int) -> tuple[str, str]:
        """The rule and the message that refuse a move, which need not even be a candidate."""
        refusal = self.refusal(s, move)
        return refusal.rule, refusal.words.key

    def refused_facts(self, s: State, move: str | int) -> tuple[str, dict[str, Fact]]:
        """The rule that refuses a move, and the facts that do."""
        refusal = self.refusal(s, move)
        return refusal.rule, refusal.words.facts

    def refusal(self, s: State, move: str | int) -> Refusal:
        """Neither voice of the rules allows the move, and playing it changes nothing."""
        number = s.parse(self.read(s, move)) if isinstance(move, str) else move
        assert s.over or number not in s.task.matter.moves(s, s.task), f"{move} is legal"
        before = s.to_dict()
        with pytest.raises(IllegalMove) as caught:
            s.play(number)
        assert s.to_dict() == before
        return caught.value.refusal


HAND = Hand()
play, offered, refused, refused_facts = HAND.play, HAND.offered, HAND.refused, HAND.refused_facts


def asked(s: State) -> str:
    """The decision that is to be made; nothing when the game is over."""
    return "" if s.over else s.decision().name


def ask_again(s: S) -> S:
    """The same question after something was changed by hand; a single answer is not played at once."""
    s.legal = s.task.matter.moves(s, s.task)
    return s


def listen(s: S) -> S:
    """From now on the story is told."""
    s.story = []
    return s


def log(s: State, language: str = "en") -> list[str]:
    """The story so far, as it is read."""
    assert s.story is not None
    return [tell(s.game_name(), line, NAMES[: s.seats], language) for line in s.story]


def told(s: State, act: Callable[[], object]) -> list[Told]:
    """The story of what happens meanwhile."""
    story: list[Told] = []
    s.story = story
    act()
    s.story = None
    return story


def random_game(s: S, seed: int = 0, step: int = 1) -> Iterator[S]:
    """Every so many decisions a position of a game of random moves, and its last one."""
    chance, plies = seeded(seed), 0
    while not s.over:
        if plies % step == 0:
            yield copy(s)
        s.advance(chance.pick(s.legal))
        plies += 1
    yield s


def in_row(s: State, name: str, seat: int = 0) -> list[int]:
    """What a seat's row of numbers says of something."""
    spans = atoll.game(s.game_name()).encoding(s.seats).spans
    span = next(span for span in spans if span.name == name)
    return list(s.encode(seat)[span.first : span.first + span.count])


def played(s: S, bots: Sequence[Bot]) -> S:
    """Bots play to the end."""
    while not s.over:
        s.advance(bots[s.seat].choose(s))
    return s


def unnumbered(s: State, text: str, beside: str = "-") -> list[str]:
    """What can be chosen but does not carry its number in the terminal; what begins like `beside` is in
    the list of choices alone."""
    legal = [choice for choice in choices(s) if choice.refusal is None]
    numbers = {choice.target: number for number, choice in enumerate(legal, 1) if choice.target}
    return [
        target
        for target, number in numbers.items()
        if not re.match(beside, target) and f"[{number}]" not in text
    ]


def printed(s: State, width: int = 100, language: str = "en") -> str:
    """A position in the terminal, as the seat to decide sees it."""
    paper = StringIO()
    seat = None if s.over else s.seat
    shown = atoll.game(s.game_name()).terminal(
        s.view(seat), choices=choices(s, language), seat=seat, language=language
    )
    Console(width=width, file=paper).print(shown)
    return paper.getvalue()
