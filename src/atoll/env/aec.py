"""PettingZoo: all seats, one after the other."""

from typing import Any

import numpy as np
from pettingzoo import AECEnv

from atoll.engine.game import Game
from atoll.engine.state import State
from atoll.env.numbered import Numbered, Observation
from atoll.env.render import MODES, check_mode, render
from atoll.env.rewards import ILLEGAL
from atoll.env.seat import SEEDS, told


def aec(
    game: str | Game, seats: int | None = None, *, render_mode: str | None = None, **chosen: Any
) -> "SeatsEnv":
    """A game with a learner on every seat; `Numbered` says what can be chosen."""
    return SeatsEnv(Numbered(game, seats, **chosen), render_mode)


class SeatsEnv(AECEnv[str, Observation, Any]):
    """A game in which `player_0`, `player_1` and so on decide as the rules ask them."""

    def __init__(self, numbered: Numbered, render_mode: str | None = None) -> None:
        super().__init__()
        self.numbered = numbered
        self.render_mode = check_mode(render_mode)
        self.metadata = {
            "name": f"atoll_{numbered.game.name}",
            "render_modes": MODES,
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(numbered.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: numbered.observation_space() for agent in self.possible_agents
        }
        self.action_spaces = {agent: numbered.action_space() for agent in self.possible_agents}
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self.chance = np.random.default_rng()
        self.position: State | None = None
        self.decisions = 0

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. `options` are PettingZoo's; those of the game are chosen when it is made."""
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        state = self.numbered.new(int(self.chance.integers(SEEDS)))
        self.position, self.decisions = state, 0
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[state.seat]
        self.inform(state)

    def observe(self, agent: str) -> Observation:
        return self.numbered.observe(self.dealt(), self.seat_of[agent])

    def step(self, action: Any) -> None:
        state = self.dealt()
        if not self.agents:
            raise RuntimeError("the game is over: call reset() for a new one")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = self.numbered.checked(action)
        self._cumulative_rewards[agent] = 0.0
        move = self.numbered.numbering.found(state, number)
        if move is None:
            refused = self.numbered.refused(state, number)
            if self.numbered.illegal == "raise":
                raise ValueError(refused)
            if self.numbered.illegal == "lose":
                self.give_up(agent, refused)
                return
            move = state.legal[int(self.chance.integers(len(state.legal)))]
        self.advance(state, move)

    def advance(self, state: State, move: int) -> None:
        """A legal move, and what follows from it."""
        before = self.numbered.rewards.kept(state)
        state.advance(move)
        self.decisions += 1
        gained = self.numbered.rewards.between(before, state)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if gained is not None:
            self.rewards = dict(zip(self.agents, gained, strict=True))
            self._accumulate_rewards()
        if state.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        elif self.decisions == self.numbered.limit:
            self.truncations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[state.seat]
        self.inform(state)

    def give_up(self, agent: str, refused: str) -> None:
        """An illegal action ends the game for all."""
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos[agent] = {"refused": refused}
        self._deads_step_first()

    def inform(self, state: State) -> None:
        """Who is asked is told what; at the end all are told how it went."""
        asked = self.agents if state.over else [self.agent_selection]
        for agent in asked:
            self.infos[agent] = told(state, self.seat_of[agent])

    def render(self) -> Any:
        return render(self.dealt(), None, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def dealt(self) -> State:
        if self.position is None:
            raise RuntimeError("no game has begun: call reset() first")
        return self.position

    def __str__(self) -> str:
        return str(self.metadata["name"])
