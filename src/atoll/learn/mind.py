"""A mind: for every number of seats a small network that says how a game will end."""

import json
from collections.abc import Mapping
from io import BytesIO
from typing import Any, TypeAlias
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from atoll.bots.learned import MARGIN
from atoll.engine.game import Game

Floats: TypeAlias = NDArray[np.float32]
Weights: TypeAlias = dict[str, Floats]

FORMAT = 1  # of the file
ZIP = b"PK"  # how it begins
HIDDEN = (64, 32)
NAMES = ("first", "first-bias", "second", "second-bias", "last", "last-bias", "trust")
UNSURE = 1e-3  # a value by hand is never closer to 0 or 1
CERTAIN = 12.0  # no logit counts for more
FILLED = 0.15  # the share of a row that is not zero, about


class Net:
    """Two hidden layers and a short cut from the inputs to the ends.

    The ends, as logits, are every seat's share in the win and then its margin, the own seat first. What
    is thought by hand is added to both, as far as `trust` says: a new net trusts it wholly and adds
    nothing of its own; without `by_hand` nothing is asked of it.
    """

    def __init__(self, seats: int, scales: list[float], weights: Weights) -> None:
        self.seats = seats
        self.size = len(scales)
        self.ends = 2 * seats
        self.scales = np.array(scales, np.float32)
        self.weights = weights
        self.by_hand = bool(weights["trust"].any())
        self.hidden = weights["second"].shape[0]
        self.first: Floats = self.scales[:, None] * weights["first"]  # for rows as they are

    def copy(self) -> "Net":
        weights = {name: values.copy() for name, values in self.weights.items()}
        return Net(self.seats, self.scales.tolist(), weights)

    def judge(self, rows: bytes, by_hand: list[float]) -> list[list[float]]:
        """What every seat may hope for in each of the positions, the own seat first."""
        ends = self.foresee(rows, by_hand)
        values = (1 - MARGIN) * ends[:, : self.seats] + MARGIN * ends[:, self.seats :]
        found: list[list[float]] = values.tolist()
        return found

    def foresee(self, rows: bytes, by_hand: list[float]) -> Floats:
        """Shares in the win and margins, for every row."""
        w, hidden = self.weights, self.hidden
        inputs = np.frombuffer(rows, np.uint8).reshape(-1, self.size).astype(np.float32)
        first = inputs @ self.first + w["first-bias"]
        second = np.maximum(first[:, :hidden], 0) @ w["second"] + w["second-bias"]
        ends: Floats = np.maximum(second, 0) @ w["last"] + w["last-bias"] + first[:, hidden:]
        if self.by_hand:
            ends += w["trust"] * np.tile(self.believed(by_hand), 2)
        return sigmoid(ends)

    def believed(self, by_hand: list[float]) -> Floats:
        """Values by hand as logits."""
        values = np.array(by_hand, np.float32).reshape(-1, self.seats)
        return logit(values)


def logit(values: Floats) -> Floats:
    clear = np.clip(values, UNSURE, 1 - UNSURE)
    found: Floats = np.log(clear / (1 - clear)).astype(np.float32)
    return found


def sigmoid(logits: Floats) -> Floats:
    found: Floats = np.float32(1) / (np.float32(1) + np.exp(np.clip(-logits, -CERTAIN, CERTAIN)))
    return found


def new_net(game: Game, seats: int, chance: np.random.Generator, by_hand: bool = True) -> Net:
    """A net that has learned nothing yet."""
    encoding = game.encoding(seats)
    one, two = HIDDEN
    ends = 2 * seats
    reach = np.sqrt(2 / (FILLED * encoding.size))
    first = np.zeros((encoding.size, one + ends), np.float32)
    first[:, :one] = chance.normal(0, reach, (encoding.size, one))
    weights = {
        "first": first,
        "first-bias": np.zeros(one + ends, np.float32),
        "second": chance.normal(0, np.sqrt(2 / one), (one, two)).astype(np.float32),
        "second-bias": np.zeros(two, np.float32),
        "last": np.zeros((two, ends), np.float32),
        "last-bias": np.zeros(ends, np.float32),
        "trust": np.full(ends, float(by_hand), np.float32),
    }
    return Net(seats, encoding.scales(), weights)


class Mind:
    """The nets of a game by numbers of seats, and how they came to be."""

    def __init__(self, game: Game, nets: dict[int, Net], about: Mapping[str, Any]) -> None:
        self.game = game
        self.nets = nets
        self.about = dict(about)

    def write(self) -> bytes:
        """The mind as a file."""
        versions = {str(seats): self.game.encoding(seats).version for seats in self.nets}
        about = self.about | {"format": FORMAT, "game": self.game.name, "encodings": versions}
        arrays: dict[str, NDArray[Any]] = {
            "about": np.frombuffer(json.dumps(about).encode(), np.uint8)
        }
        for seats, net in self.nets.items():
            for name in NAMES:
                arrays[f"{seats}.{name}"] = net.weights[name].astype(np.float16)
        file = BytesIO()
        np.savez_compressed(file, allow_pickle=False, **arrays)
        return file.getvalue()

    @classmethod
    def read(cls, file: bytes, game: Game) -> "Mind":
        """The mind in a file; one that cannot be used raises `ValueError` that says why."""
        if not file.startswith(ZIP):
            raise ValueError("the file is broken: it is no archive of arrays")
        try:
            with np.load(BytesIO(file), allow_pickle=False) as arrays:
                about = json.loads(arrays["about"].tobytes())
                check(about, game)
                nets = {
                    int(seats): read_net(game, int(seats), arrays) for seats in about["encodings"]
                }
        except (KeyError, EOFError, BadZipFile, OSError) as error:
            raise ValueError(f"the file is broken: {error}") from None
        return cls(game, nets, about)


def check(about: dict[str, Any], game: Game) -> None:
    """Is this a mind for the game as it is encoded today?"""
    if about.get("format") != FORMAT:
        raise ValueError(f"it is written in format {about.get('format')}, not {FORMAT}")
    if about["game"] != game.name:
        raise ValueError(f"it has learned {about['game']}, not {game.name}")
    for seats, version in about["encodings"].items():
        now = game.encoding(int(seats)).version
        if version != now:
            raise ValueError(
                f"it was made for version {version} of the encoding with {seats} seats, which is at"
                f" version {now}: let it learn anew with `atoll learn {game.name}`"
            )


def read_net(game: Game, seats: int, arrays: Mapping[str, Any]) -> Net:
    scales = game.encoding(seats).scales()
    weights = {name: arrays[f"{seats}.{name}"].astype(np.float32) for name in NAMES}
    one, two, ends = weights["second"].shape[0], weights["second"].shape[1], 2 * seats
    shapes = [(len(scales), one + ends), (one + ends,), (one, two), (two,), (two, ends)]
    shapes += [(ends,), (ends,)]
    for name, shape in zip(NAMES, shapes, strict=True):
        if weights[name].shape != shape:
            raise ValueError(
                f"{name} for {seats} seats is {weights[name].shape}, it should be {shape}"
            )
    return Net(seats, scales, weights)
