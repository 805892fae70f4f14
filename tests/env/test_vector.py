"""Many games in one process."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

from atoll import Game, State
from atoll.env import GamesEnv, SeatEnv, vector
from atoll.env.numbered import Observation
from atoll.env.vector import drawn, likely
from tests.env.learning import LEARNED, any_action, most_seats, same

every_game = pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.name)


def by_lot(seen: Observation, chance: np.random.Generator) -> Any:
    return np.array([any_action({"action_mask": mask}, chance) for mask in seen["action_mask"]])


@every_game
def test_what_is_given_is_in_its_space(game: Game) -> None:
    env = vector(game, 3, most_seats(game), opponents="self")
    seen, infos = env.reset(seed=1)
    chance = np.random.default_rng(1)
    for _ in range(20):
        assert env.observation_space.contains(seen)
        for i, learner in enumerate(env.learners):
            own = env.numbered.observe(learner.state, learner.seat)
            assert same(own, {name: array[i] for name, array in seen.items()})
            assert infos["seat"][i] == learner.state.seat
        seen, rewards, over, truncated, infos = env.step(by_lot(seen, chance))
        assert rewards.shape == over.shape == truncated.shape == (3,)


def test_it_plays_the_same_games_as_one_alone() -> None:
    many, one = vector("tribes", 1, opponents="random"), SeatEnv("tribes", opponents="random")
    seen_many, _ = many.reset(seed=5)
    seen, _ = one.reset(seed=5)
    chance, over = np.random.default_rng(5), False
    while not over:
        assert same(seen, {name: array[0] for name, array in seen_many.items()})
        action = any_action(seen, chance)
        seen, reward, over, _, info = one.step(action)
        seen_many, rewards, ended, _, infos = many.step(np.array([action]))
        assert (rewards[0], ended[0]) == (reward, over)
    assert same(infos["final_obs"][0], seen)
    assert infos["final_info"]["winners"][0] == info["winners"]


def test_a_game_that_is_over_begins_anew_at_once() -> None:
    env = vector("konane", 4, opponents="self")
    seen, _ = env.reset(seed=1)
    chance, ended = np.random.default_rng(1), 0
    while ended < 8:
        seen, rewards, over, _, infos = env.step(by_lot(seen, chance))
        assert seen["action_mask"].any(axis=1).all()
        for i in np.flatnonzero(over):
            ended += 1
            assert rewards[i] in infos["rewards"][i]
            assert sorted(infos["rewards"][i]) == [-1.0, 1.0]
            assert not infos["final_obs"][i]["action_mask"].any()
            assert env.learners[i].decisions == 0


def test_wrappers_of_gymnasium_read_what_is_told() -> None:
    env = DictInfoToList(RecordEpisodeStatistics(vector("konane", 3, opponents="self")))
    seen, infos = env.reset(seed=1)
    assert [info["seat"] for info in infos] == [0, 0, 0]
    chance, over = np.random.default_rng(1), np.zeros(3, bool)
    while not over.any():
        seen, rewards, over, _, infos = env.step(by_lot(seen, chance))
    game = int(np.flatnonzero(over)[0])
    assert rewards[game] in infos[game]["rewards"]
    assert infos[game]["final_info"]["winners"] in ([0], [1])
    assert infos[game]["episode"]["l"] > 6


def test_or_with_the_next_step() -> None:
    env = gymnasium.make_vec(
        "atoll/Konane-v0", num_envs=2, autoreset_mode=AutoresetMode.NEXT_STEP, opponents="self"
    )
    assert isinstance(env, GamesEnv)
    seen, _ = env.reset(seed=1)
    chance = np.random.default_rng(1)
    over = np.zeros(2, bool)
    while not over.any():
        seen, _, over, _, _ = env.step(by_lot(seen, chance))
    i = int(np.flatnonzero(over)[0])
    assert not seen["action_mask"][i].any()
    seen, rewards, again, _, _ = env.step(np.zeros(2, int) if over.all() else forced(seen))
    assert (rewards[i], again[i]) == (0.0, False)
    assert seen["action_mask"][i].any()


def forced(seen: Observation) -> Any:
    return seen["action_mask"].argmax(axis=1)


def test_games_are_truncated_and_illegal_actions_lose() -> None:
    env = vector("tribes", 2, opponents="self", limit=2)
    seen, _ = env.reset(seed=1)
    env.step(forced(seen))
    seen, _, over, truncated, infos = env.step(forced({"action_mask": env.masks}))
    assert truncated.all()
    assert not over.any()
    assert infos["_final_obs"].all()
    wrong = (seen["action_mask"] == 0).argmax(axis=1)
    _, rewards, over, _, infos = env.step(wrong)
    assert all("is not legal now" in refused for refused in infos["final_info"]["refused"])
    assert rewards.tolist() == [-1.0, -1.0]
    assert over.all()


def test_arrays_are_copies_unless_speed_is_asked_for() -> None:
    for copied in (True, False):
        env = vector("konane", 2, opponents="self", copy=copied, numbers="bytes")
        seen, _ = env.reset(seed=1)
        assert seen["observation"].dtype == np.uint8
        kept = seen["observation"].copy()
        env.step(forced(seen))
        assert same(seen["observation"], kept) == copied


def test_what_is_wrong_is_said() -> None:
    for games in (0, "two"):
        with pytest.raises(ValueError, match="one game at least"):
            vector("tribes", games)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="autoreset_mode must be one of"):
        vector("tribes", 2, autoreset_mode=AutoresetMode.DISABLED)
    env = vector("tribes", 2, opponents="self")
    with pytest.raises(RuntimeError, match="call reset"):
        env.step([0, 0])
    with pytest.raises(RuntimeError, match="call reset"):
        env.render()
    env.reset(seed=[1, 2])
    with pytest.raises(ValueError, match="2 seeds are needed, or one, not 3"):
        env.reset(seed=[1, 2, 3])
    for actions in ([0], [0.5, 0.5], "ab", [0, 10**6], [-1, 0]):
        with pytest.raises(ValueError, match=r"actions are needed|an action is a number"):
            env.step(actions)
    with pytest.raises(ValueError, match="chosen when its environment is made"):
        env.reset(options={"seats": 3})


def test_every_game_is_rendered() -> None:
    env = vector("konane", 2, render_mode="ansi")
    env.reset(seed=1)
    pictures = env.render()
    assert pictures is not None
    assert [picture.startswith("Konane") for picture in pictures] == [True, True]


def evenly(rows: Any, masks: Any) -> Any:
    """A policy that likes all legal actions alike."""
    return masks


def test_a_rollout_is_whole_games_and_what_came_of_every_decision() -> None:
    env = vector("konane", 5, opponents="self")
    rows, masks, odds, actions, returns = env.rollout(evenly, seed=1)
    assert len(rows) == len(masks) == len(actions) == len(returns) > 5 * 6
    assert np.allclose(odds, masks / masks.sum(axis=1, keepdims=True))
    assert masks[np.arange(len(actions)), actions].all()
    first = np.flatnonzero(rows[:, 0])[:5]  # all begin with a decision of the one who begins
    assert set(returns.tolist()) == {-1.0, 1.0}
    for game, won in enumerate(returns[first]):  # and the other one gets the opposite
        assert (won, -won) == (returns[game], returns[5 + game])


def test_a_rollout_adds_up_what_comes_later() -> None:
    def risen(before: State, after: State, seat: int) -> float:
        return after.scores()[seat] - before.scores()[seat]

    env = vector("tribes", 1, opponents="random", reward=risen, limit=40, seat=0)
    returns = env.rollout(evenly, seed=2).returns
    gains, over = [], np.zeros(1, np.bool_)
    seen, _ = env.reset(seed=2)
    while not over.any():
        action = drawn(likely(seen["action_mask"], seen["action_mask"]), env.np_random)
        seen, gained, over, truncated, _ = env.step(action)
        gains.append(gained[0])
        over |= truncated
    assert any(gains)
    assert returns.tolist() == [sum(gains[step:]) for step in range(len(gains))]


@pytest.mark.parametrize("mode", [AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP])
def test_a_rollout_ends_in_either_mode(mode: AutoresetMode) -> None:
    env = vector("konane", 3, opponents="random", autoreset_mode=mode, copy=False)
    assert set(env.rollout(evenly, seed=4).returns.tolist()) <= {-1.0, 1.0}


@pytest.mark.parametrize("wrong", [0, -1, np.nan])
def test_a_policy_that_cannot_be_drawn_from_is_refused(wrong: float) -> None:
    def flat(rows: Any, masks: Any) -> Any:
        return masks[:, 0]

    def unlikely(rows: Any, masks: Any) -> Any:
        return masks * wrong

    env = vector("konane", 2)
    with pytest.raises(ValueError, match=r"of shape \(2, \d+\), not \(2,\)"):
        env.rollout(flat)
    with pytest.raises(ValueError, match="numbers from 0 on"):
        env.rollout(unlikely)
