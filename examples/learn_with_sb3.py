"""Tribes against a bot, learned by MaskablePPO of sb3-contrib.

    pip install 'atoll[env]' sb3-contrib
    python examples/learn_with_sb3.py --steps 50000

`SeatEnv.action_masks` is what MaskablePPO asks for, so nothing is wrapped.
"""

import argparse
from typing import Any

import gymnasium
from sb3_contrib import MaskablePPO

import atoll.env  # noqa: F401  (tells Gymnasium of the games)
from atoll.arena import wilson

FRESH = 10_000_000  # seeds from here on are not learned from


def won(model: Any, env: Any, games: int) -> int:
    """How many of so many new games a model wins."""
    wins = 0
    for seed in range(FRESH, FRESH + games):
        seen, _ = env.reset(seed=seed)
        over = truncated = False
        while not (over or truncated):
            action, _ = model.predict(seen, action_masks=env.action_masks())
            seen, reward, over, truncated, _ = env.step(action)
        wins += reward > 0
    return wins


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="atoll/Tribes-v0")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--steps", type=int, default=50_000)
    parser.add_argument("--games", type=int, default=400, help="to measure by")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    env = gymnasium.make(asked.game, opponents=asked.opponents).unwrapped
    how = {"n_steps": 1024, "gamma": 1.0, "ent_coef": 0.01, "seed": asked.seed}
    model = MaskablePPO("MultiInputPolicy", env, **how)
    for when, steps in (("before", 0), ("after", asked.steps)):
        if steps:
            model.learn(steps)
        wins = won(model, env, asked.games)
        low, high = wilson(wins, asked.games)
        print(
            f"{when} {steps:,} steps: {wins / asked.games:.1%} of {asked.games} new games "
            f"against {asked.opponents} won ({low:.1%} - {high:.1%})",
            flush=True,
        )


if __name__ == "__main__":
    main()
