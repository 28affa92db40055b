"""RLCard's environments; a clone is a deepcopy, since the rules object has no copy method."""

from copy import deepcopy
from functools import partial
from importlib import import_module
from typing import Any

from bench.engines import Calls, Engine, draw


class RLCard(Engine):
    def __init__(self, name: str) -> None:
        rlcard: Any = import_module("rlcard")
        self.env = rlcard.make(name, config={"seed": 1789})
        self.players: int = self.env.num_players

    def play(self, clones: list[Any] | None = None) -> int:
        env = self.env
        seen, _ = env.reset()
        decisions = 0
        while not env.is_over():
            if clones is not None:
                clones.append(deepcopy(env.game))
            legal = list(seen["legal_actions"])
            seen, _ = env.step(legal[int(draw() * len(legal))])
            decisions += 1
        return decisions

    def calls(self, clones: list[Any]) -> Calls:
        return {"copy": [partial(deepcopy, game) for game in clones]}


def load(case: str) -> Engine:
    return RLCard(case)
