"""Bots: one file is one way to choose an action."""

from hashlib import sha256

from .levels import LEVELS, NAMES, USUAL, seat_bot

__all__ = ["LEVELS", "NAMES", "USUAL", "bot_seed", "seat_bot"]


def bot_seed(seed: str, seat: int) -> int:
    """Return a bot's own seed; it follows from the match's, so a seed repeats a match."""
    return int(sha256(f"{seed}/{seat}".encode()).hexdigest(), 16)
