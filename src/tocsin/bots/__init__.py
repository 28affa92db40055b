"""Bots: one file is one way to choose an action."""

from collections.abc import Callable
from hashlib import sha256

from tocsin.kernel.errors import BadOptions
from tocsin.kernel.game import Game

from .bot import Bot
from .greedy import Greedy
from .random import Random

LADDER: dict[str, Callable[[Game, int], Bot]] = {
    "random": lambda game, seed: Random(seed),
    "greedy": lambda game, seed: Greedy(game.heuristic(), seed),
}


def seat_bot(name: str, game: Game, seed: int) -> Bot:
    """Return a bot of that name, ready to play the game."""
    if name not in LADDER:
        raise BadOptions(f"There is no bot “{name}”; the bots are: {', '.join(LADDER)}.")
    return LADDER[name](game, seed)


def bot_seed(seed: str, seat: int) -> int:
    """Return a bot's own seed; it follows from the match's, so a seed repeats a match."""
    return int(sha256(f"{seed}/{seat}".encode()).hexdigest(), 16)
