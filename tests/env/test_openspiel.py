"""OpenSpiel's own test, and algorithms of its own at work."""

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts
from open_spiel.python.algorithms.tabular_qlearner import QLearner

import atoll
import atoll.env.openspiel
from atoll import Game
from atoll.env.openspiel import SpielGame, SpielState
from tests.env.learning import LEARNED, SECRETIVE

every_game = pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.name)


def played(spiel: SpielGame, decisions: int, seed: int = 1) -> SpielState:
    """So many decisions of a game, by lot."""
    state, chance = spiel.new_initial_state(), np.random.default_rng(seed)
    if state.is_chance_node():
        state.apply_action(seed)
    for _ in range(decisions):
        if not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
    return state


@every_game
def test_every_game_keeps_the_interface(game: Game) -> None:
    """A whole game; positions on the way are written and read back."""
    spiel = pyspiel.load_game(f"atoll_{game.name}")
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=True, verbose=False)


def test_options_keep_the_interface() -> None:
    spiel = pyspiel.load_game("atoll_konane(board=middle)")
    pyspiel.random_sim_test(spiel, num_sims=1, serialize=True, verbose=False)


def test_seats_and_options_are_parameters() -> None:
    spiel = pyspiel.load_game("atoll_tribes(players=3,totals=secret,deals=5)")
    assert spiel.num_players() == 3
    assert spiel.max_chance_outcomes() == len(spiel.new_initial_state().chance_outcomes()) == 5
    assert spiel.num_distinct_actions() == atoll.game("tribes").actions(3).count
    assert spiel.new(0).to_dict()["totals"] == "secret"
    assert str(spiel) == "atoll_tribes(deals=5,players=3,totals=secret)"


@pytest.mark.parametrize("game", SECRETIVE, ids=lambda game: game.name)
def test_an_information_state_tells_what_a_seat_knows(game: Game) -> None:
    spiel = pyspiel.load_game(f"atoll_{game.name}")
    state = played(spiel, 20)
    assert state.position is not None
    for seat in range(spiel.num_players()):
        row = np.frombuffer(state.position.encode(seat), np.uint8) * spiel.scales
        assert np.array_equal(state.information_state_tensor(seat), row)
        assert np.array_equal(state.observation_tensor(seat), row)
        other = state.clone()
        other.position = state.position.redeal(seat, atoll.seeded(9))
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.information_state_string(seat) == state.information_state_string(seat)


def test_an_information_state_remembers() -> None:
    """Two ways to the same position are told apart by who went them."""
    spiel = pyspiel.load_game("atoll_konane")
    names = [spiel.new_initial_state().action_to_string(0, action) for action in range(10)]
    assert names[:2] == ["take-first a1", "take-first b1"]
    one, other = played(spiel, 0), played(spiel, 0)
    strings = {one.information_state_string(0)}
    for action in one.legal_actions():
        after = one.clone()
        after.apply_action(action)
        strings.add(after.information_state_string(0))
    assert len(strings) == 1 + len(one.legal_actions())
    assert one.information_state_string(0) == other.information_state_string(0)


def test_fields_of_an_observation_have_names() -> None:
    spiel = pyspiel.load_game("atoll_konane")
    observer = spiel.make_py_observer()
    observer.set_from(played(spiel, 2), 0)
    assert observer.dict["own.stones"].sum() == observer.dict["other1.stones"].sum() == 17


def test_what_is_wrong_is_said() -> None:
    for name, complaint in [
        ("atoll_konane(deals=3)", "cannot be dealt in 3 ways"),
        ("atoll_tribes(totals=none)", "totals must be one of"),
        ("atoll_tribes(players=9)", "is played with 2, 3 or 4 seats"),
    ]:
        with pytest.raises((ValueError, pyspiel.SpielError), match=complaint):
            pyspiel.load_game(name)
    with pytest.raises(ValueError, match="observers take no parameters"):
        pyspiel.load_game("atoll_konane").make_py_observer(params={"depth": 1})


def test_a_tree_search_of_its_own_beats_anything() -> None:
    spiel, chance = pyspiel.load_game("atoll_konane"), np.random.RandomState(1)
    bot = mcts.MCTSBot(spiel, 1.4, 12, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    state = spiel.new_initial_state()
    while not state.is_terminal():
        mine = state.current_player() == 0
        state.apply_action(bot.step(state) if mine else int(chance.choice(state.legal_actions())))
    assert state.returns() == [1.0, -1.0]


def test_a_learner_of_its_own_learns() -> None:
    env = rl_environment.Environment(pyspiel.load_game("atoll_konane"))
    count = env.action_spec()["num_actions"]
    learners = [QLearner(seat, count) for seat in range(2)]
    for _ in range(3):
        step = env.reset()
        while not step.last():
            chosen = learners[step.observations["current_player"]].step(step)
            step = env.step([chosen.action])
        for learner in learners:
            learner.step(step)
    assert all(
        any(values.values()) for learner in learners for values in [learner._q_values] if values
    )
    assert sorted(step.rewards) == [-1.0, 1.0]
