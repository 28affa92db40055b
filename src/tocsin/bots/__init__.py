"""Bots: one file is one way to choose an action."""

from collections.abc import Callable

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
