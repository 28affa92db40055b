"""PettingZoo's classic environments by their turn-based interface, observation included."""

from copy import deepcopy
from functools import partial
from importlib import import_module
from typing import Any

from bench.engines import Calls, Engine, draw


class PettingZoo(Engine):
    def __init__(self, name: str) -> None:
        classic: Any = import_module(f"pettingzoo.classic.{name}")
        self.env = classic.env()
        # Only the first reset is seeded: a seeded one rebuilds the whole environment.
        self.env.reset(seed=1789)
        self.players = len(self.env.possible_agents)

    def play(self, clones: list[Any] | None = None) -> int:
        env = self.env
        env.reset()
        decisions = 0
        while True:
            seen, _, terminated, truncated, _ = env.last()
            # All agents end together here, so the final empty steps are skipped.
            if terminated or truncated:
                return decisions
            if clones is not None:
                clones.append(deepcopy(env))
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(draw() * len(legal))]))
            decisions += 1

    def calls(self, clones: list[Any]) -> Calls:
        return {"copy": [partial(deepcopy, env) for env in clones]}


def load(case: str) -> Engine:
    return PettingZoo(case)
