"""Building the board of a match from the printed figures (RULES 1)."""

from typing import Any

from tocsin.kernel.figures import Bounds, Number, check

from .board import Board

BOUNDS: Bounds = {"cards": {"highest": Number(1, 99)}}


def build(components: dict[str, Any], players: int, options: dict[str, str]) -> Board:
    """Return the board of a match."""
    check(components, BOUNDS)
    return Board(options, components["cards"]["highest"])
