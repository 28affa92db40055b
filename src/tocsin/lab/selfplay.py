"""A whole match between bots, without a table around it."""

# mypyc: compile

import time

from mypy_extensions import i64

from tocsin.bots.bot import Bot
from tocsin.bots.player import Player
from tocsin.kernel.game import Game
from tocsin.kernel.position import Position


class Pace:
    """How long a seat took for its decisions, those with one answer left out."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.seconds: float = 0.0
        self.longest: float = 0.0

    def note(self, seconds: float) -> None:
        """Count a decision."""
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


def selfplay(game: Game, position: Position, bots: list[Bot]) -> list[tuple[int, int]]:
    """Let the bots play the position to its end and return the actions with their seats."""
    players = seated(game, bots)
    played: list[tuple[int, int]] = []
    actors = position.actors()
    while actors:
        for seat in actors:
            action = players[seat].decide(position)
            position.apply(seat, action)
            played.append((seat, action))
        actors = position.actors()
    return played


def timed_selfplay(
    game: Game, position: Position, bots: list[Bot], paces: list[Pace]
) -> list[tuple[int, int]]:
    """Do the same, and note how long each seat took."""
    players = seated(game, bots)
    played: list[tuple[int, int]] = []
    actors = position.actors()
    while actors:
        for seat in actors:
            has_choice = len(position.options(seat)) > 1
            began = time.perf_counter()
            action = players[seat].decide(position)
            if has_choice:
                paces[seat].note(time.perf_counter() - began)
            position.apply(seat, action)
            played.append((seat, action))
        actors = position.actors()
    return played


def seated(game: Game, bots: list[Bot]) -> list[Player]:
    """Return the bots, each at the seat of its number."""
    return [Player(game, bot, seat) for seat, bot in enumerate(bots)]
