"""PettingZoo's own tests, and what they do not ask."""

import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils.conversions import parallel_to_aec

from atoll import Game, State
from atoll.env import aec, parallel
from atoll.env.aec import SeatsEnv
from tests.env.learning import LEARNED, any_action, most_seats

with (
    warnings.catch_warnings()
):  # where PettingZoo's own games are installed, it complains of itself
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        render_test,
        seed_test,
    )

every_game = pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.name)

# PettingZoo expects dicts as observations of its own games only, and that waiting means an action.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")


@every_game
def test_it_keeps_the_interface(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    for seats in {game.seats[0], most_seats(game)}:
        api_test(aec(game, seats), num_cycles=20)
    assert "Passed API test" in capsys.readouterr().out


@every_game
def test_the_same_seed_is_the_same_game(game: Game) -> None:
    seed_test(lambda: aec(game, most_seats(game)), num_cycles=15)


@pytest.mark.parametrize("game", ["konane", "tribes"])
def test_it_is_rendered(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(
        lambda render_mode: aec(game, render_mode=render_mode),
        {"svg": lambda picture: picture.startswith("<svg")},
    )
    assert capsys.readouterr().out.count("\n") > 5


@pytest.mark.parametrize("seats", [2, 4])
def test_all_seats_act_as_often_as_the_limit_says(seats: int) -> None:
    def all_at_once(max_cycles: int) -> Any:
        return parallel("tribes", seats, limit=max_cycles, illegal="random")

    max_cycles_test(
        SimpleNamespace(
            parallel_env=all_at_once,
            env=lambda max_cycles: parallel_to_aec(all_at_once(max_cycles)),
        )
    )


def test_all_at_once_keeps_the_interface() -> None:
    parallel_api_test(parallel("tribes", 3, illegal="random"), num_cycles=50)


def test_who_is_not_asked_waits() -> None:
    env = parallel("konane")
    seen, _ = env.reset(seed=1)
    assert env.action_space("player_0").n == env.wait + 1
    assert seen["player_0"]["action_mask"][env.wait] == 0
    assert np.flatnonzero(seen["player_1"]["action_mask"]).tolist() == [env.wait]
    with pytest.raises(ValueError, match="player_0 is asked"):
        env.step({"player_1": env.wait})
    chance = np.random.default_rng(0)
    while env.agents:
        actions = {agent: any_action(seen[agent], chance) for agent in env.agents}
        seen, rewards, ended, _, infos = env.step(actions)
    assert sorted(rewards.values()) == [-1.0, 1.0]
    assert ended == {"player_0": True, "player_1": True}
    assert infos["player_0"]["winners"] == infos["player_1"]["winners"]
    with pytest.raises(RuntimeError, match="call reset"):
        env.step({})


def played(env: SeatsEnv, seed: int = 0) -> dict[str, list[float]]:
    """A game by lot; what every agent got, one reward after the other."""
    env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    got: dict[str, list[float]] = {agent: [] for agent in env.agents}
    for agent in env.agent_iter():
        seen, reward, ended, truncated, _ = env.last()
        got[agent].append(float(reward))
        env.step(None if ended or truncated else any_action(seen, chance))
    return got


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_winners_get_the_others_lose(seats: int) -> None:
    for seed in range(3):
        env = aec("tribes", seats)
        got = played(env, seed)
        assert all(not any(rewards[:-1]) for rewards in got.values())
        last = [rewards[-1] for rewards in got.values()]
        assert sum(last) == pytest.approx(0)
        winners = env.dealt().winners()
        assert [seat for seat, reward in enumerate(last) if reward == max(last)] == winners
        if len(winners) == 1:
            assert max(last) == 1.0


def test_the_margin_is_in_points() -> None:
    env = aec("tribes", 3, reward="margin")
    last = [rewards[-1] for rewards in played(env).values()]
    scores = env.dealt().scores()
    assert last == [scores[seat] - max(scores[:seat] + scores[seat + 1 :]) for seat in range(3)]


def test_a_reward_of_ones_own_is_asked_after_every_move() -> None:
    def risen(before: State, after: State, seat: int) -> float:
        return after.scores()[seat] - before.scores()[seat]

    env = aec("tribes", 2, reward=risen)
    env.reset(seed=3)
    begun = env.dealt().scores()
    got = played(env, 3)
    assert any(any(rewards[:-1]) for rewards in got.values())
    gained = [sum(rewards) for rewards in got.values()]
    assert gained == [now - then for now, then in zip(env.dealt().scores(), begun, strict=True)]


def test_a_game_is_truncated_at_its_limit() -> None:
    env = aec("tribes", 2, limit=7)
    got = played(env)
    assert env.decisions == 7
    assert not env.dealt().over
    assert got["player_0"][-1] == got["player_1"][-1] == 0.0


def test_what_is_wrong_is_said() -> None:
    env = aec("tribes")
    with pytest.raises(RuntimeError, match="call reset"):
        env.step(0)
    with pytest.raises(RuntimeError, match="call reset"):
        env.last()
    env.reset(seed=1)
    count = env.action_space("player_0").n
    for action, complaint in [
        (count, f"from 0 to {count - 1}, not {count}"),
        (-1, "not -1"),
        ("move", "a whole number, not 'move'"),
        (None, "a whole number, not None"),
        (1.0, "a whole number, not 1.0"),
    ]:
        with pytest.raises(ValueError, match=complaint):
            env.step(action)
    played(env)
    with pytest.raises(RuntimeError, match="call reset"):
        env.step(0)


@pytest.mark.parametrize(
    ("chosen", "complaint"),
    [
        ({"seats": 9}, "is played with 2, 3 or 4 seats, not 9"),
        ({"secret": "yes"}, "has no option 'secret'"),
        ({"reward": "glory"}, "no reward 'glory'; there are outcome, margin"),
        ({"reward": 3}, "or a function, not 3"),
        ({"illegal": "pass"}, "illegal must be one of lose, random, raise"),
        ({"limit": 0}, "limit must be a number of decisions from 1, not 0"),
        ({"numbers": "words"}, "numbers must be one of scaled, bytes"),
        ({"render_mode": "film"}, "no render mode 'film'; there are: human, ansi, svg, rgb_array"),
        ({"parts": "nowhere.toml"}, "nowhere.toml: cannot be read"),
    ],
)
def test_what_cannot_be_chosen_is_refused(chosen: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        aec("tribes", **chosen)


def illegal(env: SeatsEnv) -> int:
    env.reset(seed=1)
    return int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])


def test_an_illegal_action_loses_and_is_explained() -> None:
    env = aec("konane")
    action = illegal(env)
    env.step(action)
    assert env.rewards == {"player_0": -1.0, "player_1": 0.0}
    assert all(env.terminations.values())
    assert "not legal now; KO-2.1: " in env.infos["player_0"]["refused"]


def test_an_illegal_action_may_be_an_error_or_be_replaced() -> None:
    env = aec("konane", illegal="raise")
    with pytest.raises(ValueError, match=r"'take-first \w+' is not legal now; KO-2.1"):
        env.step(illegal(env))
    env = aec("konane", illegal="random")
    env.step(illegal(env))
    assert env.decisions == 1
    assert env.agent_selection == "player_1"


def test_nothing_is_rendered_unless_a_mode_was_chosen() -> None:
    env = aec("konane")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="choose a render_mode"):
        env.render()
