"""PettingZoo: every seat is an agent, in turn-based and in parallel environments."""

from typing import Any

from .common import (
    DEFAULT_LENGTH,
    EnvSetup,
    Observation,
    env_setup,
    missing,
    observation,
    random_seed,
    view_text,
)
from .match import NO_SEAT, EnvMatch

try:
    import pettingzoo
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise missing("PettingZoo", "pettingzoo") from error

import numpy as np

from .spaces import action_space, observation_space


def env(game: str, players: int | None = None, **settings: Any) -> Any:
    """Return the turn-based environment inside PettingZoo's checking wrappers."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(raw_env(game, players, **settings))
    )


class SeatAgents:
    """The common part of both environments: setup, agents and match."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        options: dict[str, str] | None = None,
        length: int = DEFAULT_LENGTH,
        reward: str = "share",
        render_mode: str | None = None,
    ) -> None:
        self.setup: EnvSetup = env_setup(game, players, options, length, reward)
        self.metadata = {
            "name": f"tocsin_{game}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.players)]
        self.agents: list[str] = []
        self.rng = np.random.default_rng()
        self.match: EnvMatch | None = None
        self.observation_spaces = {a: observation_space(self.setup) for a in self.possible_agents}
        self.action_spaces = {a: action_space(self.setup) for a in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observation and action mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of all actions."""
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> EnvMatch:
        """Start the next match; a seed repeats this match and all that follow."""
        if seed is not None:
            self.rng = np.random.default_rng(seed)
        self.match = self.setup.new_match(random_seed(self.rng))
        self.agents = self.possible_agents.copy()
        return self.match

    def running(self) -> EnvMatch:
        """Return the current match."""
        assert self.match is not None, "reset first"
        return self.match

    def observe(self, agent: str) -> Observation:
        """Return an agent's observation and action mask."""
        return observation(self.running(), self.possible_agents.index(agent))

    def render(self) -> Any:
        """Return the public view as text."""
        return view_text(self.setup.game, self.running().position, None)

    def close(self) -> None:
        """Do nothing: no resource is open."""


class raw_env(SeatAgents, pettingzoo.AECEnv):  # noqa: N801 - PettingZoo's name for it
    """The turn-based environment without wrappers."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a match."""
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.running().actor()]

    def step(self, action: Any) -> None:
        """Play the action of the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        match = self.running()
        match.play(match.actor(), int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.setup.rewards(match), strict=True))
        self.terminations = dict.fromkeys(self.agents, match.is_over())
        self.truncations = dict.fromkeys(self.agents, match.is_cut())
        if match.actor() != NO_SEAT:
            self.agent_selection = self.agents[match.actor()]
        self._accumulate_rewards()


class parallel_env(SeatAgents, pettingzoo.ParallelEnv):  # noqa: N801 - PettingZoo's name for it
    """All seats that owe a decision act in one step; other agents' actions are ignored."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Start a match."""
        self.deal(seed)
        observations = {agent: self.observe(agent) for agent in self.agents}
        return observations, {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """Play the actions of all agents that owe a decision."""
        match = self.running()
        for seat in match.position.actors():
            if match.actor() != NO_SEAT:
                match.play(seat, int(actions[self.agents[seat]]))
        agents = self.agents
        if match.actor() == NO_SEAT:
            self.agents = []
        return (
            {agent: self.observe(agent) for agent in agents},
            dict(zip(agents, self.setup.rewards(match), strict=True)),
            dict.fromkeys(agents, match.is_over()),
            dict.fromkeys(agents, match.is_cut()),
            {agent: {} for agent in agents},
        )
