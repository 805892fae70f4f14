"""PettingZoo's parallel form: all seats act in every step, and those who are not asked wait."""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from atoll.engine.game import Game
from atoll.env.aec import SeatsEnv, aec
from atoll.env.numbered import Observation


def parallel(game: str | Game, seats: int | None = None, **chosen: Any) -> "WaitingEnv":
    """As `aec`, for learners that want an action of every seat in every step."""
    return WaitingEnv(aec(game, seats, **chosen))


class WaitingEnv(ParallelEnv[str, Observation, Any]):
    """The last action is to wait: the only one that is legal for those who are not asked. Whatever
    they do instead is not heard."""

    def __init__(self, table: SeatsEnv) -> None:
        self.table = table
        self.metadata = table.metadata | {"is_parallelizable": True}
        self.render_mode = table.render_mode
        self.possible_agents = table.possible_agents
        self.agents: list[str] = []
        self.wait = table.numbered.numbering.count
        self.action_spaces = {
            agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents
        }
        mask = spaces.Box(0, 1, (self.wait + 1,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict(
                {"observation": table.observation_space(agent)["observation"], "action_mask": mask}
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.table.reset(seed, options)
        self.agents = self.possible_agents.copy()
        return self.observations(), self.infos()

    def step(self, actions: dict[str, Any]) -> tuple[Any, ...]:
        table = self.table
        table.dealt()
        if not self.agents:
            raise RuntimeError("the game is over: call reset() for a new one")
        asked = table.agent_selection
        if asked not in actions:
            raise ValueError(f"{asked} is asked, but no action of it was given")
        action = actions[asked]
        if action == self.wait and table.numbered.illegal == "random":
            action = 0  # as wrong as any other
        table.step(action)
        found = (
            self.observations(),
            dict(table.rewards),
            dict(table.terminations),
            dict(table.truncations),
            self.infos(),
        )
        if any(table.terminations.values()) or any(table.truncations.values()):
            self.agents = []
        return found

    def observations(self) -> dict[str, Observation]:
        return {agent: self.observation(agent) for agent in self.agents}

    def observation(self, agent: str) -> Observation:
        seen = self.table.observe(agent)
        mask = np.append(seen["action_mask"], np.int8(not seen["action_mask"].any()))
        return seen | {"action_mask": mask}

    def infos(self) -> dict[str, dict[str, Any]]:
        return {agent: dict(self.table.infos[agent]) for agent in self.agents}

    def render(self) -> Any:
        return self.table.render()
