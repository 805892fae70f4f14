"""Nobody tells a bot what others chose in secret, whoever runs it."""

from collections.abc import Callable

import pytest

import atoll
from atoll.arena.match import play_out
from atoll.bots import Bot
from atoll.bots.bot import UNSEEN
from atoll.cli.table import Table
from atoll.engine.session import Session
from atoll.engine.state import State
from atoll.env.opponents import Opponents
from atoll.table.workers import Search

GAME = atoll.game("atua")


class Listener(Bot):
    """Keeps what it hears."""

    def __init__(self) -> None:
        super().__init__(GAME)
        self.heard: list[int] = []

    def choose(self, state: State) -> int:
        return state.legal[0]

    def observe(self, move: int, state: State) -> None:
        self.heard.append(move)


@pytest.fixture(scope="module")
def choosing() -> Session:
    """A game for two up to where a seat chooses what it scores, in secret."""
    session = Session.new(GAME, seats=2, seed=1)
    while session.state.task.matter.name != "score":
        session.play(session.state.legal[0])
    return session


def in_the_arena(session: Session, bots: list[Listener]) -> None:
    play_out(session.state.copy(), bots, 1)


def of_a_learner(session: Session, bots: list[Listener]) -> None:
    opponents, state = Opponents(GAME, []), session.state.copy()
    opponents.listening = list(enumerate(bots))
    opponents.move(state, state.legal[0])


def at_the_terminal(session: Session, bots: list[Listener]) -> None:
    table, seat = Table(session, dict(enumerate(bots)), None), session.state.seat
    session.play(session.state.legal[0])
    table.tell_bots()
    session.undo(seat)


def at_the_table(session: Session, bots: list[Listener]) -> None:
    state = session.state.copy()
    move = state.notation(state.legal[0])
    state.play(move)
    for seat, each in enumerate(bots):
        search = Search(each, session.state.copy(), ())
        search.seat = seat
        assert search.follow(state, (move,), 1)


@pytest.mark.parametrize("run", [in_the_arena, of_a_learner, at_the_terminal, at_the_table])
def test_a_secret_choice_is_told_to_nobody_else(
    choosing: Session, run: Callable[[Session, list[Listener]], None]
) -> None:
    decider, move = choosing.state.seat, choosing.state.legal[0]
    bots = [Listener(), Listener()]
    run(choosing, bots)
    assert bots[decider].heard[0] == move
    assert bots[1 - decider].heard[0] == UNSEEN
