"""Playing a table that was set up by hand: what the tests of all games share."""

from collections.abc import Callable, Iterator
from copy import copy
from io import StringIO
from typing import TypeVar

from rich.console import Console

import atoll
from atoll import State, seeded
from atoll.engine.session import choices
from atoll.engine.words import Fact, Refusal, Told

S = TypeVar("S", bound=State)


def play(s: S, *moves: str) -> S:
    """Play moves given in notation."""
    for move in moves:
        s.play(move)
    return s


def asked(s: State) -> str:
    """The decision that is to be made; nothing when the game is over."""
    return "" if s.over else s.decision().name


def offered(s: State) -> list[str]:
    """What the seat to decide may do, in notation."""
    return [s.notation(move) for move in s.moves()]


def refused(s: State, move: str | int) -> tuple[str, str]:
    """The rule and the message that refuse a move: by neither voice of the rules it is legal."""
    refusal = refusal_of(s, move)
    return refusal.rule, refusal.words.key


def refused_facts(s: State, move: str | int) -> dict[str, Fact]:
    """The facts that refuse a move."""
    return refusal_of(s, move).words.facts


def refusal_of(s: State, move: str | int) -> Refusal:
    number = s.parse(move) if isinstance(move, str) else move
    refusal = s.refusal(number)
    assert refusal is not None, f"{move} is not refused"
    assert s.over or number not in s.task.matter.moves(s, s.task), f"{move} is legal, too"
    return refusal


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


def printed(s: State, width: int = 100, language: str = "en") -> str:
    """A position in the terminal, as the seat to decide sees it."""
    paper = StringIO()
    seat = None if s.over else s.seat
    shown = atoll.game(s.game_name()).terminal(
        s.view(seat), choices=choices(s, language), seat=seat, language=language
    )
    Console(width=width, file=paper).print(shown)
    return paper.getvalue()
