"""PettingZoo's classic environments by their turn-based interface, observation included."""

from copy import deepcopy
from functools import partial
from importlib import import_module
from typing import Any

from bench.engines import Calls, Engine, draw


class PettingZoo:
    def __init__(self, name: str) -> None:
        classic: Any = import_module(f"pettingzoo.classic.{name}")
        self.env = classic.env()
        # Only the first reset is seeded: a seeded one rebuilds the whole environment.
        self.env.reset(seed=1789)
        self.players = len(self.env.possible_agents)

    def play(self, kept: list[Any] | None = None) -> int:
        env = self.env
        env.reset()
        decisions = 0
        while True:
            seen, _, terminated, truncated, _ = env.last()
            # In these games all end together, so the closing empty steps are left out.
            if terminated or truncated:
                return decisions
            if kept is not None:
                kept.append(deepcopy(env))
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(draw() * len(legal))]))
            decisions += 1

    def calls(self, kept: list[Any]) -> Calls:
        return {"copy": [partial(deepcopy, env) for env in kept]}


def load(case: str) -> Engine:
    return PettingZoo(case)
