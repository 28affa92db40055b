"""Stub."""

from mypy_extensions import i64

from tocsin.kernel.heuristic import Heuristic
from tocsin.kernel.position import Position


class Investor(Heuristic):
    def spread(self, position: Position, seat: i64) -> float:
        return 0.0

    def rate(self, position: Position, seat: i64, legal: list[int]) -> list[float]:
        return [0.0 for _ in legal]
