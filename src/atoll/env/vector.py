"""Gymnasium's vector form: many games in one process, written for speed."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from atoll.bots import Spec
from atoll.engine.game import Game
from atoll.env.numbered import Numbered, Observation
from atoll.env.render import MODES, check_mode, render
from atoll.env.rewards import ILLEGAL
from atoll.env.seat import Learner

MODES_OF_RESET = (AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP)

# How likely each action of many games shall be: `f(rows, masks)`, a line of numbers for every game;
# they need not add up to 1.
Policy: TypeAlias = Callable[[NDArray[Any], NDArray[Any]], NDArray[Any]]


class Decisions(NamedTuple):
    """What a learner saw and did, a line for every decision."""

    rows: NDArray[Any]
    masks: NDArray[Any]
    odds: NDArray[Any]  # how likely every action was; they add up to 1
    actions: NDArray[Any]
    returns: NDArray[Any]  # what the seat that acted got from then on to the end of its game


def vector(game: str | Game, games: int, seats: int | None = None, **chosen: Any) -> "GamesEnv":
    """So many games at once; see `GamesEnv`."""
    return GamesEnv(game, games, seats, **chosen)


class GamesEnv(VectorEnv[Observation, NDArray[Any], NDArray[Any]]):
    """Many games at once, each begun anew when it is over.

    All that `SeatEnv` knows is known here. `opponents="self"` lets the learner decide for all seats:
    `infos["seat"]` says for each game who is asked, the reward is that of the seat that acted, and
    `infos["rewards"]` holds what every seat got. With `copy=False` the arrays that are returned are
    written over by the next step.
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        seats: int | None = None,
        *,
        opponents: str | Sequence[Spec] | None = None,
        seat: int | None = None,
        render_mode: str | None = None,
        copy: bool = True,
        autoreset_mode: AutoresetMode = AutoresetMode.SAME_STEP,
        **chosen: Any,
    ) -> None:
        if type(num_envs) is not int or num_envs < 1:
            raise ValueError(f"there must be one game at least, not {num_envs!r}")
        if autoreset_mode not in MODES_OF_RESET:
            raise ValueError(f"autoreset_mode must be one of {MODES_OF_RESET}")
        self.numbered = numbered = Numbered(game, seats, **chosen)
        self.num_envs = num_envs
        self.copied = copy
        self.render_mode = check_mode(render_mode)
        self.metadata = {"render_modes": MODES, "autoreset_mode": autoreset_mode}
        self.same_step = autoreset_mode is AutoresetMode.SAME_STEP
        self.single_observation_space = numbered.observation_space()
        self.single_action_space = numbered.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.learners = [Learner(numbered, opponents, seat) for _ in range(num_envs)]
        self.begun = False
        self.lay_out()

    def lay_out(self) -> None:
        """All arrays that are written into."""
        count, numbered = self.num_envs, self.numbered
        size, actions = numbered.encoding.size, numbered.numbering.count
        self.rows = np.zeros((count, size), np.uint8)
        self.scaled = np.zeros((count, size), np.float32)
        self.masks = np.zeros((count, actions), np.int8)
        self.gains = np.zeros(count, np.float64)
        self.every_gain = np.zeros((count, numbered.seats), np.float64)
        self.seats = np.zeros(count, np.int64)
        self.terminated = np.zeros(count, np.bool_)
        self.truncated = np.zeros(count, np.bool_)

    # What a learner calls

    def reset(
        self,
        *,
        seed: int | Sequence[int] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        if options:
            raise ValueError("the options of a game are chosen when its environment is made")
        if isinstance(seed, Sequence) and len(seed) != self.num_envs:
            raise ValueError(f"{self.num_envs} seeds are needed, or one, not {len(seed)}")
        if seed is not None:
            self._np_random = np.random.default_rng(seed)
        self.begun = True
        self.gains.fill(0.0)
        self.every_gain.fill(0.0)
        self.terminated.fill(False)
        self.truncated.fill(False)
        for learner in self.learners:
            learner.begin(self.np_random)
        self.write()
        return self.observations(), self.infos()

    def step(
        self, actions: Any
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        if not self.begun:
            raise RuntimeError("no game has begun: call reset() first")
        ended = [] if self.same_step else (self.terminated | self.truncated).nonzero()[0].tolist()
        self.gains.fill(0.0)
        self.every_gain.fill(0.0)
        self.terminated.fill(False)
        self.truncated.fill(False)
        finished: dict[int, dict[str, Any]] = {}
        for i, action in enumerate(self.checked(actions)):
            learner = self.learners[i]
            if i in ended:
                learner.begin(self.np_random)
            elif self.act(i, learner, action):
                finished[i] = self.finish(i, learner, action)
        self.write()
        infos = self.infos()
        for i, how in finished.items():
            infos = self._add_info(infos, how, i)
        return (
            self.observations(),
            self.given(self.gains),
            self.given(self.terminated),
            self.given(self.truncated),
            infos,
        )

    def render(self) -> tuple[Any, ...] | None:
        """Every game, one after the other."""
        if not self.begun:
            raise RuntimeError("no game has begun: call reset() first")
        pictures = [render(each.state, each.seat, self.render_mode) for each in self.learners]
        return None if self.render_mode == "human" else tuple(pictures)

    def action_masks(self) -> NDArray[np.bool_]:
        return self.masks.astype(np.bool_)

    def rollout(self, policy: Policy, seed: int | None = None) -> Decisions:
        """All games from the beginning to the end, each action drawn as likely as the policy says."""
        seen, infos = self.reset(seed=seed)
        totals = np.zeros((self.num_envs, self.numbered.seats))
        playing = np.ones(self.num_envs, np.bool_)
        steps: list[tuple[Any, ...]] = []
        while playing.any():
            rows, masks = seen["observation"][playing], seen["action_mask"][playing]
            actions = seen["action_mask"].argmax(axis=1)  # of games that are over already
            odds = likely(policy(rows, masks), masks)
            actions[playing] = drawn(odds, self.np_random)
            games, seats = np.flatnonzero(playing), infos["seat"][playing]
            seen, _, over, truncated, infos = self.step(actions)
            steps.append((rows, masks, odds, actions[playing], totals[games, seats], games, seats))
            totals[playing] += infos["rewards"][playing]
            playing &= ~(over | truncated)
        parts = [np.concatenate(each) for each in zip(*steps, strict=True)]
        rows, masks, odds, actions, before, games, seats = parts
        return Decisions(rows, masks, odds, actions, totals[games, seats] - before)

    # How it goes on

    def checked(self, actions: Any) -> list[int]:
        """The actions as plain numbers; what no game could take raises `ValueError`."""
        found = np.asarray(actions)
        if found.shape != (self.num_envs,) or found.dtype.kind not in "iu":
            raise ValueError(
                f"{self.num_envs} actions are needed, whole numbers in one array, not {actions!r:.80}"
            )
        if found.min() < 0 or found.max() >= self.numbered.numbering.count:
            self.numbered.checked(int(found.min()))
            self.numbered.checked(int(found.max()))
        numbers: list[int] = found.tolist()
        return numbers

    def act(self, i: int, learner: Learner, action: int) -> bool:
        """Play an action; is the game over, or given up?"""
        state, numbered = learner.state, self.numbered
        move = numbered.numbering.found(state, action)
        if move is None:
            move = learner.instead(action, self.np_random)
            if move is None:
                self.gains[i] = self.every_gain[i, learner.seat] = ILLEGAL
                self.terminated[i] = True
                return True
        gains = learner.play(move)
        if gains is not None:
            self.gains[i] = gains[learner.acted]
            self.every_gain[i] = gains
        if state.over:
            self.terminated[i] = True
            return True
        if learner.decisions == numbered.limit:
            self.truncated[i] = True
            return True
        return False

    def finish(self, i: int, learner: Learner, action: int) -> dict[str, Any]:
        """What is told of a game that is over; the next one begins at once or with the next step."""
        how = learner.told()
        if not (learner.state.over or self.truncated[i]):
            how["refused"] = self.numbered.refused(learner.state, action)
        if not self.same_step:
            return {"final_info": how}
        seen = self.numbered.observe(learner.state, learner.seat)
        learner.begin(self.np_random)
        return {"final_obs": seen, "final_info": how}

    def write(self) -> None:
        """What the learners know now goes straight into the arrays."""
        states = [learner.state for learner in self.learners]
        seats = [learner.seat for learner in self.learners]
        self.rows.data.cast("B")[:] = self.numbered.encoding.rows(states, seats)
        self.masks.data.cast("B")[:] = self.numbered.numbering.masks(states)
        self.seats[:] = seats

    def observations(self) -> Observation:
        rows = self.rows
        if self.numbered.scaled:
            rows = np.multiply(self.rows, self.numbered.scales, out=self.scaled)
        return {"observation": self.given(rows), "action_mask": self.given(self.masks)}

    def infos(self) -> dict[str, Any]:
        return {"seat": self.given(self.seats), "rewards": self.given(self.every_gain)}

    def given(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self.copied else array


def likely(given: Any, masks: NDArray[Any]) -> NDArray[Any]:
    """What a policy gave, as parts of 1."""
    odds = np.asarray(given, np.float64)
    if odds.shape != masks.shape:
        raise ValueError(f"a policy gives an array of shape {masks.shape}, not {odds.shape}")
    sums = odds.sum(axis=1, keepdims=True)
    if not ((odds >= 0).all() and (sums > 0).all() and np.isfinite(sums).all()):
        raise ValueError("a policy gives numbers from 0 on, some of them above it for every game")
    parts: NDArray[Any] = odds / sums
    return parts


def drawn(odds: NDArray[Any], chance: np.random.Generator) -> NDArray[np.int64]:
    """A place of every line, as likely as its number says."""
    sums = odds.cumsum(axis=1)
    found: NDArray[np.int64] = (sums > chance.random((len(odds), 1)) * sums[:, -1:]).argmax(axis=1)
    return found
