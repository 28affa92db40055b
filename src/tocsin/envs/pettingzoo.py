"""PettingZoo: every seat is an agent, one after the other or those at once who decide at once."""

from typing import Any

from .common import LENGTH, Observation, Table, arranged, fresh_seed, missing, observation, shown
from .match import NO_SEAT, Match

try:
    import pettingzoo
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise missing("PettingZoo", "pettingzoo") from error

import numpy as np

from .spaces import action_space, observation_space


def env(game: str, players: int | None = None, **how: Any) -> Any:
    """Return the turn-based environment, with PettingZoo's own checks around it."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(raw_env(game, players, **how))
    )


class Seats:
    """What both kinds of environment share: the table, its agents and the match."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        options: dict[str, str] | None = None,
        length: int = LENGTH,
        reward: str = "share",
        render_mode: str | None = None,
    ) -> None:
        self.table: Table = arranged(game, players, options, length, reward)
        self.metadata = {
            "name": f"tocsin_{game}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.players)]
        self.agents: list[str] = []
        self.dice = np.random.default_rng()
        self.match: Match | None = None
        self.observation_spaces = {a: observation_space(self.table) for a in self.possible_agents}
        self.action_spaces = {a: action_space(self.table) for a in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """Return the space of what an agent knows and may do."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of all actions."""
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> Match:
        """Deal the next match; a seed repeats this and all that follow it."""
        if seed is not None:
            self.dice = np.random.default_rng(seed)
        self.match = self.table.deal(fresh_seed(self.dice))
        self.agents = self.possible_agents.copy()
        return self.match

    def running(self) -> Match:
        """Return the match that is played."""
        assert self.match is not None, "reset first"
        return self.match

    def seen(self, agent: str) -> Observation:
        """Return what an agent knows and may do."""
        return observation(self.running(), self.possible_agents.index(agent))

    def render(self) -> Any:
        """Return what everybody may see, as text."""
        return shown(self.table.game, self.running().position, None)

    def close(self) -> None:
        """Do nothing: nothing is open."""


class raw_env(Seats, pettingzoo.AECEnv):  # noqa: N801 - PettingZoo's name for it
    """One agent after the other."""

    def observe(self, agent: str) -> Observation:
        """Return what an agent knows and may do."""
        return self.seen(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a match."""
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.running().decides()]

    def step(self, action: Any) -> None:
        """Take the action of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        match = self.running()
        match.play(match.decides(), int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self.table.rewards(match), strict=True))
        self.terminations = dict.fromkeys(self.agents, match.is_over())
        self.truncations = dict.fromkeys(self.agents, match.is_cut())
        if match.decides() != NO_SEAT:
            self.agent_selection = self.agents[match.decides()]
        self._accumulate_rewards()


class parallel_env(Seats, pettingzoo.ParallelEnv):  # noqa: N801 - PettingZoo's name for it
    """Whoever owes a decision decides at once; what the others send is not looked at."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal a match."""
        self.deal(seed)
        return {agent: self.seen(agent) for agent in self.agents}, self.blank_infos()

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """Take the actions of all who owe a decision."""
        match = self.running()
        for seat in match.position.actors():
            if match.decides() != NO_SEAT:
                match.play(seat, int(actions[self.agents[seat]]))
        agents = self.agents
        if match.decides() == NO_SEAT:
            self.agents = []
        return (
            {agent: self.seen(agent) for agent in agents},
            dict(zip(agents, self.table.rewards(match), strict=True)),
            dict.fromkeys(agents, match.is_over()),
            dict.fromkeys(agents, match.is_cut()),
            {agent: {} for agent in agents},
        )

    def blank_infos(self) -> dict[str, dict[str, Any]]:
        """Return that there is nothing more to say to anybody."""
        return {agent: {} for agent in self.agents}
