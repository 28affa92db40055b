"""The interface of a measured engine: random games, and single calls to time."""

import random
from collections.abc import Callable
from typing import Any

Calls = dict[str, list[Callable[[], object]]]

# The same random choice for every engine, at the same cost: `legal[int(draw() * len(legal))]`.
draw = random.Random(1789).random


class Engine:
    """One game of one engine, driven at random."""

    players: int

    def play(self, clones: list[Any] | None = None) -> int:
        """Play one game and return its decisions; append a clone of each position to `clones`."""
        raise NotImplementedError

    def calls(self, clones: list[Any]) -> Calls:
        """Return single calls on the cloned positions by name: `legal`, `copy`, `redeal`."""
        return {}
