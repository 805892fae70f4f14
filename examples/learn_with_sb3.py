"""Tribes against a bot, learned by MaskablePPO of sb3-contrib.

    pip install 'atoll[env]' sb3-contrib
    python examples/learn_with_sb3.py --steps 100000

`SeatEnv.action_masks` is what MaskablePPO asks for, so nothing is wrapped.
"""

import argparse

import gymnasium
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.monitor import Monitor

import atoll.env  # noqa: F401  (tells Gymnasium of the games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="atoll/Tribes-v0")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=200, help="to measure by")
    asked = parser.parse_args()
    made = gymnasium.make(asked.game, opponents=asked.opponents)
    env = Monitor(made.unwrapped)
    model = MaskablePPO("MultiInputPolicy", env, n_steps=1024, gamma=1.0, ent_coef=0.01, seed=1)
    for name in ("before", "after"):
        reward, _ = evaluate_policy(model, env, asked.games, deterministic=False)
        print(f"{name}: reward {reward:+.2f} on average of {asked.games} games", flush=True)
        if name == "before":
            model.learn(asked.steps)


if __name__ == "__main__":
    main()
