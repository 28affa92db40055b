"""An eye for a good attack and a good march."""

# mypyc: compile

from mypy_extensions import i64

from tocsin.kernel.heuristic import Heuristic
from tocsin.kernel.position import Position


class General(Heuristic):
    """The heuristic of Bastion' Siege."""

    def spread(self, position: Position, seat: i64) -> float:
        """Return how far choices stray."""
        return 0.0

    def rate(self, position: Position, seat: i64, legal: list[int]) -> list[float]:
        """Return a rating for each legal action."""
        return [0.0 for _ in legal]
