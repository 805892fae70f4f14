"""Gymnasium: one seat against bots, a game alone, or all seats of one learner."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from atoll.bots import Spec
from atoll.engine.game import Game
from atoll.engine.state import State
from atoll.env.numbered import Numbered, Observation
from atoll.env.opponents import Opponents, named
from atoll.env.render import MODES, check_mode, render
from atoll.env.rewards import ILLEGAL

SEEDS = 2**31
DEFAULT = "greedy"  # the opponents, if none are named


class Learner:
    """Whoever learns a game: on one seat against bots, or on all seats."""

    def __init__(
        self, numbered: Numbered, opponents: str | Sequence[Spec] | None, seat: int | None
    ) -> None:
        game, seats = numbered.game, numbered.seats
        if seat is not None and (type(seat) is not int or not 0 <= seat < seats):
            raise ValueError(f"seat must be a number from 0 to {seats - 1}, not {seat!r}")
        self.numbered = numbered
        self.chosen = 0 if seats == 1 else seat
        team = opponents is None and (seats == 1 or game.shared_fate(numbered.options))
        found = [] if team else named(DEFAULT if opponents is None else opponents, seats)
        self.opponents = Opponents(game, found) if found else None
        self.state = numbered.new(0)
        self.seat = 0  # whose knowledge the learner has now,
        self.acted = 0  # and with whose it acted last
        self.decisions = 0

    def begin(self, chance: np.random.Generator) -> None:
        """A new game, up to the learner's first decision."""
        self.decisions = 0
        self.deal(chance)
        while self.state.over:  # before the learner was asked anything
            self.deal(chance)

    def deal(self, chance: np.random.Generator) -> None:
        self.state = self.numbered.new(int(chance.integers(SEEDS)))
        if self.chosen is None:
            self.seat = int(chance.integers(self.numbered.seats))
        else:
            self.seat = self.chosen
        if self.opponents is not None:
            self.opponents.sit(int(chance.integers(SEEDS)), self.seat)
        self.follow()

    def follow(self) -> None:
        """To the next decision that is the learner's."""
        if self.opponents is not None:
            self.opponents.play(self.state)
        elif not self.state.over:
            self.seat = self.state.seat

    def play(self, move: int) -> list[float] | None:
        """A legal move, and what the others answer; what every seat gets, if anything."""
        state, rewards = self.state, self.numbered.rewards
        before = rewards.kept(state)
        self.acted = self.seat
        if self.opponents is None:
            state.advance(move)
        else:
            self.opponents.move(state, move)
        self.decisions += 1
        self.follow()
        return rewards.between(before, state)

    def instead(self, action: int, chance: np.random.Generator) -> int | None:
        """What is played for an action that is not legal; None: the game is lost."""
        if self.numbered.illegal == "raise":
            raise ValueError(self.numbered.refused(self.state, action))
        if self.numbered.illegal == "lose":
            return None
        return self.state.legal[int(chance.integers(len(self.state.legal)))]

    def told(self) -> dict[str, Any]:
        return told(self.state, self.seat)


class SeatEnv(gymnasium.Env[Observation, Any]):
    """A game from one seat. The other seats are played by bots.

    `opponents` are as many bots as there are other seats, in turn order ("medium,greedy"), or one for
    all of them; "self" lets the learner decide for all seats, each time with the knowledge of the one
    that is asked. Where all seats win or lose as one, that is the default. `seat` is the learner's; by
    default each game is begun on another one. Everything else is said by `Numbered`.
    """

    metadata = {"render_modes": MODES, "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        *,
        opponents: str | Sequence[Spec] | None = None,
        seat: int | None = None,
        render_mode: str | None = None,
        **chosen: Any,
    ) -> None:
        self.numbered = Numbered(game, seats, **chosen)
        self.render_mode = check_mode(render_mode)
        self.observation_space = self.numbered.observation_space()
        self.action_space = self.numbered.action_space()
        self.learner = Learner(self.numbered, opponents, seat)
        self.begun = False
        self.ended = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        if options:
            raise ValueError("the options of a game are chosen when its environment is made")
        self.learner.begin(self.np_random)
        self.begun, self.ended = True, False
        return self.observation(), self.learner.told()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        state, number = self.dealt(), self.numbered.checked(action)
        if self.ended:
            raise RuntimeError("the game is over: call reset() for a new one")
        move = self.numbered.numbering.found(state, number)
        if move is None:
            move = self.learner.instead(number, self.np_random)
        if move is None:
            self.ended = True
            info = self.learner.told() | {"refused": self.numbered.refused(state, number)}
            return self.observation(), ILLEGAL, True, False, info
        gains = self.learner.play(move)
        reward = 0.0 if gains is None else gains[self.learner.acted]
        truncated = not state.over and self.learner.decisions == self.numbered.limit
        self.ended = state.over or truncated
        info = self.learner.told()
        if gains is not None:
            info["rewards"] = list(gains)
        return self.observation(), reward, state.over, truncated, info

    def render(self) -> Any:
        return render(self.dealt(), self.learner.seat, self.render_mode)

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as sb3-contrib asks for them."""
        return np.frombuffer(self.numbered.numbering.mask(self.dealt()), np.bool_).copy()

    def dealt(self) -> State:
        if not self.begun:
            raise RuntimeError("no game has begun: call reset() first")
        return self.learner.state

    def observation(self) -> Observation:
        return self.numbered.observe(self.learner.state, self.learner.seat)


def told(state: State, seat: int) -> dict[str, Any]:
    """What else a learner may know: its seat, what is asked; at the end how it went."""
    if state.over:
        return {"seat": seat, "scores": state.known_scores(seat), "winners": state.winners()}
    return {"seat": seat, "decision": state.decision().name}
