"""The outcome of a match."""

from collections.abc import Sequence
from typing import Any

import msgspec


class Outcome(msgspec.Struct, frozen=True):
    """Totals with their breakdown, ranks from 1 (shared as in the booklet), and the reason."""

    totals: list[int]
    breakdown: list[dict[str, int]]
    ranks: list[int]
    reason: str

    def winners(self) -> list[int]:
        """Return the seats that share the first rank."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


def ranked(keys: Sequence[Any]) -> list[int]:
    """Return the rank of each seat: 1 for the greatest key; equal keys share a rank."""
    return [1 + sum(other > key for other in keys) for key in keys]
