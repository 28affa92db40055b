"""A whole match between bots, without a table around it."""

# mypyc: compile

from tocsin.bots.bot import Bot
from tocsin.bots.sight import Sight
from tocsin.kernel.game import Game
from tocsin.kernel.position import Position


def selfplay(game: Game, position: Position, bots: list[Bot]) -> list[tuple[int, int]]:
    """Let the bots play the position to its end and return the actions with their seats."""
    played: list[tuple[int, int]] = []
    actors = position.actors()
    while actors:
        for seat in actors:
            action = bots[seat].choose(Sight(game, position, seat))
            position.apply(seat, action)
            played.append((seat, action))
        actors = position.actors()
    return played
