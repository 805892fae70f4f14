"""Gymnasium's own test, and what it does not ask."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from atoll import Game, State
from atoll.env import SeatEnv, aec
from atoll.env.registration import environment
from tests.env.learning import LEARNED, any_action, most_seats

every_game = pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.name)


@every_game
def test_every_game_is_known_by_name(game: Game) -> None:
    env = gymnasium.make(environment(game.name), opponents=opponents_for(game.seats[0]))
    assert isinstance(env.unwrapped, SeatEnv)
    assert env.unwrapped.numbered.game is game


def opponents_for(seats: int) -> str | None:
    return None if seats == 1 else "random"


@every_game
@pytest.mark.filterwarnings("ignore:.*The environment .* is out of date")
def test_it_keeps_the_interface(game: Game) -> None:
    for seats in {game.seats[0], most_seats(game)}:
        made = gymnasium.make(
            environment(game.name),
            seats=seats,
            opponents=opponents_for(seats),
            render_mode="rgb_array",
        )
        check_env(made.unwrapped, skip_render_check=seats != game.seats[0])


def played(env: SeatEnv, seed: int = 0) -> tuple[list[float], dict[str, Any]]:
    """A game by lot: the rewards, and what is told at the end."""
    seen, info = env.reset(seed=seed)
    chance, rewards, ended = np.random.default_rng(seed), [], False
    while not ended:
        assert env.action_masks().tolist() == seen["action_mask"].astype(bool).tolist()
        seen, reward, over, truncated, info = env.step(any_action(seen, chance))
        rewards.append(reward)
        ended = over or truncated
    return rewards, info


def test_names_are_made_of_the_games_names() -> None:
    assert environment("tribes") == "atoll/Tribes-v0"
    assert environment("sea_stones") == "atoll/SeaStones-v0"


def test_options_are_keywords() -> None:
    env = gymnasium.make("atoll/Tribes-v0", seats=3, totals="secret", opponents="greedy,random")
    state = env.unwrapped.learner.state
    assert state.seats == 3
    assert state.to_dict()["totals"] == "secret"


def test_opponents_sit_to_the_learners_left() -> None:
    env = SeatEnv("tribes", 3, opponents="easy, random", seat=1)
    env.reset(seed=1)
    sitting = env.learner.opponents
    assert sitting is not None
    assert {seat: each.spec for seat, each in sitting.bots.items()} == {2: "easy", 0: "random"}


def test_the_learner_begins_on_every_seat() -> None:
    env = SeatEnv("tribes", 3, opponents="random")
    seats = {env.reset(seed=seed)[1]["seat"] for seed in range(20)}
    assert seats == {0, 1, 2}


def test_bots_of_ones_own_sit_down_and_are_shown_a_redeal() -> None:
    shown = []

    def first(state: State) -> int:
        shown.append(state)
        return state.legal[0]

    env = SeatEnv("tribes", opponents=[first], seat=1, limit=1)
    env.reset(seed=1)
    assert shown
    assert all(each is not env.learner.state for each in shown)
    assert all(each.chance.stream != env.learner.state.chance.stream for each in shown)


def test_a_strong_opponent_wins() -> None:
    env = SeatEnv("konane", opponents="mcts:30")
    assert [played(env, seed)[0][-1] for seed in range(4)].count(-1.0) >= 3


def test_the_reward_comes_at_the_end() -> None:
    env = SeatEnv("tribes", opponents="random")
    rewards, info = played(env)
    assert not any(rewards[:-1])
    assert rewards[-1] == (1.0 if info["winners"] == [info["seat"]] else -1.0)
    assert info["rewards"][info["seat"]] == rewards[-1]


def played_for(env: SeatEnv, all_seats: set[int]) -> tuple[float, dict[str, Any]]:
    """Play a game for all seats, each when it is asked: the last reward, and what is told at the end."""
    seen, info = env.reset(seed=1)
    chance, seats, over = np.random.default_rng(1), set(), False
    while not over:
        seats.add(info["seat"])
        assert env.learner.state.seat == info["seat"]
        seen, reward, over, _, info = env.step(any_action(seen, chance))
    assert seats == all_seats
    return reward, info


def test_the_learner_may_play_all_seats() -> None:
    env = SeatEnv("tribes", 3, opponents="self")
    _, info = played_for(env, {0, 1, 2})
    assert sum(info["rewards"]) == pytest.approx(0)


def test_a_game_alone_is_won_or_lost() -> None:
    env = SeatEnv("atiwa", 1)
    rewards, info = played(env)
    assert rewards[-1] == (1.0 if info["winners"] else -1.0)
    with pytest.raises(ValueError, match="who plays alone has no opponents"):
        SeatEnv("atiwa", 1, opponents="greedy")


def test_who_wins_or_loses_as_one_is_a_team() -> None:
    """Tindaya's Alliance: the learner decides for all, and all get the same."""
    env = SeatEnv("tindaya", 2, mode="alliance")
    check_env(env, skip_render_check=True)
    assert env.learner.opponents is None
    reward, info = played_for(env, {0, 1})
    assert info["rewards"] == [reward, reward]
    assert reward == (1.0 if info["winners"] else -1.0)


def test_a_bot_may_be_a_partner() -> None:
    env = SeatEnv("tindaya", 2, mode="alliance", opponents="random", seat=1, limit=4)
    assert played(env)[1]["seat"] == 1


@pytest.mark.parametrize(
    ("chosen", "complaint"),
    [
        ({"opponents": "greedy,greedy"}, "1 opponents are needed for 2 seats, not 2"),
        ({"opponents": "gredy"}, "no bot 'gredy'; did you mean 'greedy'"),
        ({"opponents": 3}, "bots by name or a list of them, not 3"),
        ({"seats": 3, "opponents": "self,random"}, "stands alone"),
        ({"seat": 2}, "seat must be a number from 0 to 1, not 2"),
        ({"seats": 1}, "is played with 2, 3 or 4 seats, not 1"),
    ],
)
def test_what_cannot_be_chosen_is_refused(chosen: dict[str, Any], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        SeatEnv("tribes", **chosen)


def test_what_is_wrong_is_said() -> None:
    env = SeatEnv("tribes", opponents="random", limit=3)
    with pytest.raises(RuntimeError, match="call reset"):
        env.step(0)
    with pytest.raises(RuntimeError, match="call reset"):
        env.render()
    with pytest.raises(ValueError, match="chosen when its environment is made"):
        env.reset(options={"seats": 3})
    rewards, _ = played(env)
    assert rewards == [0.0, 0.0, 0.0]
    with pytest.raises(RuntimeError, match="call reset"):
        env.step(0)
    forgetful = SeatEnv("tribes", opponents="random", reward=lambda *_: None)
    with pytest.raises(TypeError, match="returned None"):
        played(forgetful)


def test_a_game_without_numbers_cannot_be_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "has_room", lambda *_: False)
    with pytest.raises(ValueError, match="has no encoding"):
        aec("tribes")
