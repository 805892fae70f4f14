"""Minds are taught positions of one kind: what has begun is brought to an end by quick moves first."""

from itertools import islice

import numpy as np
import pytest

import atoll
from atoll.bots.learned import Learned
from atoll.engine.game import Game
from atoll.learn.mind import Mind, new_net
from tests.walks import Walks

GAMES = ("tribes", "atiwa", "kiwi", "atua", "tindaya")


def opinionated(game: Game, seats: int) -> Learned:
    net = new_net(game, seats, np.random.default_rng(1), by_hand=False)
    last = net.weights["last"]
    last[...] = np.random.default_rng(2).normal(0, 0.5, last.shape)
    return Learned(game, Mind(game, {seats: net}, {}))


@pytest.mark.parametrize("name", GAMES)
def test_a_quiet_position_stays_and_is_judged_for_all_that_lead_to_it(name: str) -> None:
    game = atoll.game(name)
    judge = opinionated(game, 2)
    changed = 0
    for state in islice(Walks(game.new).walk(2, 5), 120):
        before = state.to_dict()
        quiet = game.judge.quiet(state)
        assert state.to_dict() == before
        assert game.judge.quiet(quiet).to_dict() == quiet.to_dict()
        assert judge.worth(state, 0) == judge.worth(quiet, 0)
        changed += quiet is not state
    assert (changed > 0) == (name in ("atiwa", "kiwi", "tindaya"))


@pytest.mark.parametrize(
    ("name", "seats"),
    [(name, seats) for name in GAMES for seats in (1, 2) if seats in atoll.game(name).seats],
)
def test_margins_tell_the_winner_and_stay_within_bounds(name: str, seats: int) -> None:
    game = atoll.game(name)
    state = game.new(seats, 3)
    chance = atoll.seeded(4)
    while not state.over:
        state.advance(chance.pick(state.legal))
    margins = game.judge.margins(state)
    assert len(margins) == seats
    assert all(0 <= each <= 1 for each in margins)
    if seats > 1 and state.winners():
        assert max(margins) in [margins[seat] for seat in state.winners()]
