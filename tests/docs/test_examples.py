"""The examples do what they say."""

import json
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import atoll
from atoll.bots import bot
from tests.table.servers import Guest, serving

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_a_bot_of_ones_own_beats_chance() -> None:
    game = atoll.game("tribes")
    own = bot("choose", game, code=str(EXAMPLES / "my_bot.py"))
    wins = 0
    for seed in range(4):
        state, chance = game.new(2, seed), atoll.seeded(seed)
        while not state.over:
            if state.seat == seed % 2:
                state.play(own.choose(state.redeal(state.seat, chance)))
            else:
                state.play(chance.pick(state.moves()))
        wins += state.winners() == [seed % 2]
    assert wins >= 3


def test_search_by_hand_asks_no_mind() -> None:
    game = atoll.game("tribes")
    own = bot("by-hand", game, code=str(EXAMPLES / "by_hand.py"))
    assert own.judge is game.judge
    assert bot("mcts:0.1s", game).judge is not game.judge
    assert getattr(own, "seconds", 0) == getattr(bot("mcts:0.1s", game), "seconds", None)


def test_a_bot_plays_at_a_table_over_the_network(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/atoll.db") as server:
        guest = Guest(server.address)
        table = guest.new_table("you", "open")
        command = [sys.executable, str(EXAMPLES / "table_bot.py")]
        with subprocess.Popen([*command, f"{server.address}/tables/{table}"]) as visitor:
            while (seen := guest.see(table))["version"] < 30:
                assert visitor.poll() is None, "the visitor left"
                if seen["acting"] >= 0:
                    guest.play(table)
            visitor.terminate()
        assert seen["seats"][1]["name"] == "Table bot"
        assert {line["seat"] for line in seen["log"]} == {0, 1}


def example(name: str) -> Any:
    """An example as a module."""
    spec = spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_who_sees_the_draws_wins_what_greedy_loses() -> None:
    bound = example("what_can_be_won")
    game, easy = atoll.game("tindaya"), {"difficulty": "easy"}
    assert bound.lines_to_win(game, 3_001_002, 1, easy) == 0
    assert bound.lines_to_win(game, 3_001_002, 30, easy) > 1


def test_a_policy_prefers_what_went_well() -> None:
    policy = example("learn_tribes").Policy(3, 4, np.random.default_rng(1))
    rows, masks = np.ones((1, 3), np.float32), np.array([[True, True, True, False]])
    for _ in range(100):
        policy.learn(rows, masks, np.array([1]), np.array([1.0]))
    chances = policy.chances(rows, masks)[0][0]
    assert chances[1] > 0.9
    assert chances[3] == 0.0
    assert policy.choose(rows, masks, np.random.default_rng(1)).tolist() == [1]


def test_a_learner_plays_and_learns_tribes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    learner = example("learn_tribes")
    monkeypatch.setattr(learner, "GAMES", 2)
    policy = learner.train(3, "random", 1)
    assert policy.steps == 1
    assert "2 games: margin" in capsys.readouterr().out


def test_maskable_ppo_is_given_what_it_asks_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As far as it is ours: a learner in its place asks for masks and plays by them."""
    asked = []

    class Learner:
        def __init__(self, policy: str, env: Any, **how: Any) -> None:
            assert how["seed"] == 1

        def learn(self, steps: int) -> None:
            asked.append(steps)

        def predict(self, seen: Any, action_masks: Any) -> tuple[int, None]:
            assert np.array_equal(action_masks, seen["action_mask"])
            return int(np.flatnonzero(action_masks)[0]), None

    library = ModuleType("sb3_contrib")
    vars(library).update({"MaskablePPO": Learner})
    monkeypatch.setitem(sys.modules, "sb3_contrib", library)
    chosen = ["learn", "--game", "atoll/Konane-v0", "--steps", "7", "--games", "3"]
    monkeypatch.setattr(sys, "argv", chosen)
    example("learn_with_sb3").main()
    assert asked == [7]
    assert "after 7 steps:" in capsys.readouterr().out


def notebook(name: str) -> dict[str, Any]:
    """What is there after all cells of a notebook were run."""
    book = json.loads((EXAMPLES / f"{name}.ipynb").read_text(encoding="utf-8"))
    names: dict[str, Any] = {}
    for cell in book["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
    return names


def test_a_question_of_ones_own_is_answered(capsys: pytest.CaptureFixture[str]) -> None:
    names = notebook("a_question")
    assert sum(rate.games for rate in names["answers"].values()) == 60
    assert names["record"].replay().over
    assert "long: " in capsys.readouterr().out


def test_the_notebook_runs(capsys: pytest.CaptureFixture[str]) -> None:
    names = notebook("first_steps")
    assert names["after"] > names["before"]
    assert "player_0" in capsys.readouterr().out
