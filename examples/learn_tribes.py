"""A masked policy gradient that learns Tribes, in NumPy alone.

pip install 'atoll[env]'
python examples/learn_tribes.py --games 1000
"""

import argparse
from collections.abc import Iterator
from itertools import islice
from time import process_time
from typing import Any

import numpy as np

from atoll.arena import wilson
from atoll.env import vector

FRESH = 10_000_000  # a seed that was not learned from
GAMES = 64  # played at once, and for every step of learning
HIDDEN = 64
RATE = 3e-3
CURIOSITY = 0.01  # how much a policy is rewarded for being undecided


class Policy:
    """One hidden layer; an action that is not legal has no chance."""

    def __init__(self, inputs: int, actions: int, chance: np.random.Generator) -> None:
        first = chance.normal(0, 1 / np.sqrt(inputs), (inputs, HIDDEN))
        shapes = [first, np.zeros(HIDDEN), np.zeros((HIDDEN, actions)), np.zeros(actions)]
        self.weights = [weight.astype(np.float32) for weight in shapes]
        self.drift = [np.zeros_like(weight) for weight in self.weights]
        self.size = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def chances(self, rows: Any, masks: Any) -> tuple[Any, Any]:
        """How likely every action is, and the hidden layer."""
        first, bias, second, last = self.weights
        hidden = np.maximum(rows @ first + bias, 0)
        scores = np.where(masks, hidden @ second + last, -1e9)
        scores = np.exp(scores - scores.max(axis=1, keepdims=True))
        return scores / scores.sum(axis=1, keepdims=True), hidden

    def choose(self, rows: Any, masks: Any, chance: np.random.Generator) -> Any:
        shares = self.chances(rows, masks)[0].cumsum(axis=1)
        chosen = (shares < chance.random((len(rows), 1)) * shares[:, -1:]).sum(axis=1)
        return np.where(
            np.take_along_axis(masks, chosen[:, None], 1)[:, 0], chosen, masks.argmax(axis=1)
        )

    def learn(self, rows: Any, masks: Any, actions: Any, advantages: Any) -> None:
        """Make what went better than usual likelier."""
        chances, hidden = self.chances(rows, masks)
        advantages = advantages.astype(np.float32)
        wish = chances * -advantages[:, None]
        wish[np.arange(len(rows)), actions] += advantages
        doubt = chances * np.log(chances + 1e-9)
        wish += CURIOSITY * (chances * doubt.sum(axis=1, keepdims=True) - doubt)
        wish /= len(rows)
        back = (wish @ self.weights[2].T) * (hidden > 0)
        self.climb([rows.T @ back, back.sum(axis=0), hidden.T @ wish, wish.sum(axis=0)])

    def climb(self, slopes: list[Any]) -> None:
        """A step of Adam, uphill."""
        self.steps += 1
        for weight, slope, drift, size in zip(
            self.weights, slopes, self.drift, self.size, strict=True
        ):
            drift += 0.1 * (slope - drift)
            size += 0.001 * (slope**2 - size)
            steady = drift / (1 - 0.9**self.steps)
            weight += RATE * steady / (np.sqrt(size / (1 - 0.999**self.steps)) + 1e-8)


def games(policy: Policy, env: Any, chance: np.random.Generator, seed: int) -> Iterator[Any]:
    """One finished game after the other: rows, masks and actions of its decisions, and its reward."""
    seen, _ = env.reset(seed=seed)
    going: list[list[Any]] = [[] for _ in range(env.num_envs)]
    while True:
        rows, masks = seen["observation"], seen["action_mask"].astype(bool)
        actions = policy.choose(rows, masks, chance)
        seen, rewards, over, _, _ = env.step(actions)
        for i, game in enumerate(going):
            game.append((rows[i], masks[i], actions[i]))
            if over[i]:
                yield game, rewards[i]
                going[i] = []


def train(count: int, opponents: str, seed: int) -> Policy:
    """Learn from so many games."""
    env = vector("tribes", GAMES, opponents=opponents, reward="margin")
    chance = np.random.default_rng(seed)
    policy = Policy(env.numbered.encoding.size, env.numbered.numbering.count, chance)
    stream = games(policy, env, chance, seed)
    for played in range(GAMES, count + 1, GAMES):
        ended = list(islice(stream, GAMES))
        margins = np.array([margin for _, margin in ended])
        worths = (margins - margins.mean()) / (margins.std() + 1e-6)
        steps = [
            (*step, worth) for (game, _), worth in zip(ended, worths, strict=True) for step in game
        ]
        policy.learn(*map(np.array, zip(*steps, strict=True)))
        print(
            f"{process_time():4.0f} s, {played:6,} games: margin {margins.mean():+.1f}", flush=True
        )
    return policy


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    policy = train(asked.games, asked.opponents, asked.seed)
    test = vector("tribes", GAMES, opponents=asked.opponents)
    stream = islice(games(policy, test, np.random.default_rng(FRESH), FRESH), 1000)
    won = [reward > 0 for _, reward in stream]
    low, high = wilson(sum(won), len(won))
    print(
        f"new games against {asked.opponents}: {np.mean(won):.1%} of {len(won)} won "
        f"({low:.1%} - {high:.1%})"
    )


if __name__ == "__main__":
    main()
