"""What a seat may not know never reaches a learner."""

from typing import Any

import numpy as np
import pytest

import atoll
from atoll import Game
from atoll.env import SeatEnv, aec, vector
from atoll.env.seat import told
from tests.env.learning import SECRETIVE, any_action, most_seats, same

every_game = pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.name)


@every_game
def test_what_is_dealt_anew_is_observed_the_same(game: Game) -> None:
    """Observations and infos of all agents, after every move."""
    env = aec(game, most_seats(game))
    env.reset(seed=1)
    chance, dealer = np.random.default_rng(1), atoll.seeded(1)
    for _ in range(60):
        state = env.dealt()
        if state.over:
            break
        for agent, seat in env.seat_of.items():
            dealt = state.redeal(seat, dealer.fork())
            assert same(env.numbered.observe(dealt, seat), env.observe(agent))
        asked = state.seat
        assert told(state.redeal(asked, dealer.fork()), asked) == env.infos[env.agent_selection]
        env.step(any_action(env.last()[0], chance))


@every_game
def test_two_games_that_look_the_same_go_on_the_same_for_a_learner(game: Game) -> None:
    """Nothing of what others hide shows in what a step gives, until it shows on the table."""
    seats = most_seats(game)
    env = SeatEnv(game, seats, opponents=None if seats == 1 else "random", seat=0)
    seen, info = env.reset(seed=2)
    chance, dealer = np.random.default_rng(2), atoll.seeded(2)
    for _ in range(30):
        learner = env.learner
        dealt = learner.state.redeal(learner.seat, dealer.fork())
        assert same(env.numbered.observe(dealt, learner.seat), seen)
        assert told(dealt, learner.seat) == {name: info[name] for name in told(dealt, learner.seat)}
        seen, _, over, _, info = env.step(any_action(seen, chance))
        assert set(info) <= {"seat", "decision", "scores", "winners", "rewards"}
        if over:
            break


def test_infos_tell_no_points_before_the_end() -> None:
    env = SeatEnv("tribes", 2, opponents="random", totals="secret")
    _, info = env.reset(seed=1)
    assert set(info) == {"seat", "decision"}
    many = vector("tribes", 2, opponents="random", totals="secret")
    _, infos = many.reset(seed=1)
    assert set(infos) == {"seat", "rewards"}


@every_game
def test_a_picture_for_a_learner_shows_what_its_seat_sees(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    viewers: list[Any] = []
    draw = type(game).draw

    def drawn(self: Game, view: dict[str, Any], **how: Any) -> str:
        viewers.append(view["viewer"])
        return draw(self, view, **how)

    monkeypatch.setattr(type(game), "draw", drawn)
    one = SeatEnv(game, opponents=None if game.seats[0] == 1 else "random", render_mode="svg")
    one.reset(seed=1)
    one.render()
    assert viewers == [one.learner.seat]
    every = aec(game, render_mode="svg")
    every.reset(seed=1)
    every.render()
    assert viewers[1:] == [None]
