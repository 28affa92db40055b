"""A position as numbers for a net."""

from typing import Any

from tocsin.kernel.encoding import Encoding


def encoding(players: int) -> Encoding:
    """Return what the numbers mean."""
    raise NotImplementedError


def encode(position: Any, seat: int, out: Any) -> None:
    """Write what a seat may know."""
    raise NotImplementedError
