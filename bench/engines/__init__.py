"""What a measured engine offers: whole random games, and calls whose cost is worth knowing."""

import random
from collections.abc import Callable
from typing import Any, Protocol

Calls = dict[str, list[Callable[[], object]]]

# One chooser for every engine: `legal[int(draw() * len(legal))]` costs the same everywhere.
draw = random.Random(1789).random


class Engine(Protocol):
    """One game of one engine, driven at random."""

    players: int

    def play(self, kept: list[Any] | None = None) -> int:
        """Play one game and return its decisions; clones along the way go into `kept`."""

    def calls(self, kept: list[Any]) -> Calls:
        """Single calls on the kept positions, by name: `legal`, `copy`, `redeal`."""
