"""A whole match between bots, without a table."""

# mypyc: compile

import time

from mypy_extensions import i64

from tocsin.bots.bot import Bot
from tocsin.bots.player import Player
from tocsin.kernel.game import Game
from tocsin.kernel.position import Position


class DecisionTimes:
    """Number, total and maximum of the times of a seat's decisions."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.total_s: float = 0.0
        self.longest_s: float = 0.0

    def add(self, seconds: float) -> None:
        """Count a decision."""
        self.count += 1
        self.total_s += seconds
        self.longest_s = max(self.longest_s, seconds)


def selfplay(
    game: Game, position: Position, bots: list[Bot], times: list[DecisionTimes] | None = None
) -> list[tuple[int, int]]:
    """Let the bots play the position to its end and return the actions with their seats.

    `times` collects, by seat, the time of every decision with more than one option.
    """
    players = seat_players(game, bots)
    played: list[tuple[int, int]] = []
    actors = position.actors()
    while actors:
        for seat in actors:
            if times is not None and len(position.options(seat)) > 1:
                began = time.perf_counter()
                action = players[seat].decide(position)
                times[seat].add(time.perf_counter() - began)
            else:
                action = players[seat].decide(position)
            position.apply(seat, action)
            played.append((seat, action))
        actors = position.actors()
    return played


def seat_players(game: Game, bots: list[Bot]) -> list[Player]:
    """Return the bots as players, one for each seat."""
    return [Player(game, bot, seat) for seat, bot in enumerate(bots)]
