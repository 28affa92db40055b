"""Bots: each module is one way to choose an action."""

from hashlib import sha256

from .levels import BOT_KINDS, DEFAULT_LEVEL, LEVELS, seat_bot

__all__ = ["BOT_KINDS", "DEFAULT_LEVEL", "LEVELS", "bot_seed", "seat_bot"]


def bot_seed(seed: str, seat: int) -> int:
    """Derive the seed of a bot from the seed of the match, so that one seed repeats a match."""
    return int(sha256(f"{seed}/{seat}".encode()).hexdigest(), 16)
