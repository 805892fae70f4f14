"""How a net learns: what was played lately is gone over again and again, by Adam."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from atoll.learn.mind import NAMES, Floats, Net, Weights, sigmoid
from atoll.learn.selfplay import Lesson

KEPT = 200_000  # positions that are remembered
BATCH = 128
PASSES = 1  # how often a position is gone over, on average
RATE = 5e-4  # how fast it learns at first
SLOWING = 5_000  # steps after which the rate is down to seven tenths
DECAY = 1e-5
MEMORY = (0.9, 0.999)  # of Adam, for gradients and their squares
SOON = 4 * BATCH  # positions before it begins to learn


class Pupil:
    """A net that learns, with all it needs to go on later as if it had never stopped."""

    def __init__(self, net: Net, rate: float = RATE) -> None:
        self.net = net
        self.rate = rate
        self.steps = 0
        self.met = 0  # positions so far
        self.owed = 0.0  # steps that are still to be made
        self.slopes = {name: np.zeros_like(net.weights[name]) for name in NAMES}
        self.squares = {name: np.zeros_like(net.weights[name]) for name in NAMES}
        self.rows = np.zeros((KEPT, net.size), np.uint8)
        self.by_hand = np.zeros((KEPT, net.seats), np.float32)
        self.ends = np.zeros((KEPT, net.ends), np.float32)

    def take(self, lesson: Lesson) -> None:
        """Remember a lesson; the oldest is forgotten."""
        places = (self.met + np.arange(len(lesson.rows))) % KEPT
        self.rows[places] = lesson.rows
        self.by_hand[places] = lesson.by_hand
        self.ends[places] = lesson.ends
        self.met += len(lesson.rows)
        if self.met >= SOON:
            self.owed += PASSES * len(lesson.rows) / BATCH

    def begin_anew(self) -> None:
        """Forget all that was seen, but nothing of what was learned from it."""
        self.steps = self.met = 0
        self.owed = 0.0
        for values in (*self.slopes.values(), *self.squares.values()):
            values[...] = 0

    def learn(self, chance: np.random.Generator) -> float:
        """Go over what is remembered as often as is due; the mean loss."""
        losses = []
        while self.owed >= 1:
            self.owed -= 1
            chosen = chance.integers(0, min(self.met, KEPT), BATCH)
            losses.append(self.step(chosen))
        if losses:
            self.net = Net(self.net.seats, self.net.scales.tolist(), self.net.weights)
        return float(np.mean(losses)) if losses else 0.0

    def step(self, chosen: NDArray[np.int64]) -> float:
        """One step down the slope of the cross entropy."""
        loss, slopes = slope(self.net, self.rows[chosen], self.by_hand[chosen], self.ends[chosen])
        self.steps += 1
        rate = self.rate / (1 + self.steps / SLOWING) ** 0.5
        one, two = MEMORY
        for name, values in self.net.weights.items():
            g = slopes[name]
            m, v = self.slopes[name], self.squares[name]
            m += (1 - one) * (g - m)
            v += (1 - two) * (g * g - v)
            seen = m / (1 - one**self.steps)
            spread = np.sqrt(v / (1 - two**self.steps)) + 1e-7
            values -= rate * (seen / spread + DECAY * values)
        return loss

    # To stop and go on

    def state(self) -> dict[str, NDArray[Any]]:
        filled = min(self.met, KEPT)
        found: dict[str, NDArray[Any]] = {
            "counts": np.array([self.steps, self.met]),
            "owed": np.array(self.owed),
            "rows": self.rows[:filled],
            "by-hand": self.by_hand[:filled],
            "ends": self.ends[:filled],
        }
        for kind, arrays in self.learned().items():
            found |= {f"{kind}.{name}": values for name, values in arrays.items()}
        return found

    def learned(self) -> dict[str, Weights]:
        return {"weights": self.net.weights, "slopes": self.slopes, "squares": self.squares}

    def restore(self, found: dict[str, NDArray[Any]]) -> None:
        for kind, arrays in self.learned().items():
            for name in NAMES:
                arrays[name][...] = found[f"{kind}.{name}"]
        self.steps, self.met = map(int, found["counts"])
        self.owed = float(found["owed"])
        filled = min(self.met, KEPT)
        self.rows[:filled] = found["rows"]
        self.by_hand[:filled] = found["by-hand"]
        self.ends[:filled] = found["ends"]
        self.net = Net(self.net.seats, self.net.scales.tolist(), self.net.weights)


def slope(
    net: Net, rows: NDArray[np.uint8], by_hand: Floats, ends: Floats
) -> tuple[float, Weights]:
    """The mean cross entropy of what the net foresees, and its slope in every weight."""
    w, hidden = net.weights, net.hidden
    inputs = rows.astype(np.float32) * net.scales
    first = inputs @ w["first"] + w["first-bias"]
    one = np.maximum(first[:, :hidden], 0)
    second = one @ w["second"] + w["second-bias"]
    two = np.maximum(second, 0)
    believed = np.tile(by_hand, 2)
    logits = two @ w["last"] + w["last-bias"] + first[:, hidden:] + w["trust"] * believed
    foreseen = sigmoid(logits)
    loss = -np.mean(ends * np.log(foreseen) + (1 - ends) * np.log(1 - foreseen))
    back = (foreseen - ends) / len(rows)
    back_two = (back @ w["last"].T) * (second > 0)
    back_one = (back_two @ w["second"].T) * (first[:, :hidden] > 0)
    back_first = np.concatenate([back_one, back], axis=1)
    return float(loss), {
        "first": inputs.T @ back_first,
        "first-bias": back_first.sum(0),
        "second": one.T @ back_two,
        "second-bias": back_two.sum(0),
        "last": two.T @ back,
        "last-bias": back.sum(0),
        "trust": (back * believed).sum(0),
    }
