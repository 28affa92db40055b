"""A bot in a seat: plans a sequence of actions once and plays it while the plan is valid."""

# mypyc: compile

from mypy_extensions import i64

from tocsin.kernel.game import Game
from tocsin.kernel.position import Position

from .bot import Bot
from .sight import Sight


class PlannedActions:
    """Actions planned in advance; they are valid until new information is revealed."""

    def __init__(self, position: Position) -> None:
        # In reverse order, so that the next action is popped from the end.
        self.remaining: list[int] = []
        self.reveals: i64 = position.reveals
        self.drawn: i64 = position.chance.drawn

    def store(self, actions: list[int]) -> None:
        """Store the actions planned at the position."""
        self.remaining = actions[::-1]

    def take(self, position: Position, legal: list[int]) -> int | None:
        """Remove and return the next action, or None if the plan is over or no longer valid."""
        if not self.remaining:
            return None
        if self.reveals != position.reveals or self.drawn != position.chance.drawn:
            return None
        action = self.remaining.pop()
        return action if action in legal else None


class Player:
    """A bot in a seat of a match."""

    def __init__(self, game: Game, bot: Bot, seat: i64) -> None:
        self.game: Game = game
        self.bot: Bot = bot
        self.seat: i64 = seat
        self.plan: PlannedActions | None = None

    def decide(self, position: Position) -> int:
        """Return the bot's action; the bot is called only if its plan is over or invalid."""
        action = self.planned(position)
        if action is None:
            self.plan = PlannedActions(position)
            actions = self.bot.plan(Sight(self.game, position, self.seat))
            self.plan.store(actions[1:])
            action = actions[0]
        return action

    def planned(self, position: Position) -> int | None:
        """Take the next action of a valid plan, or return None."""
        return None if self.plan is None else self.plan.take(position, position.legal(self.seat))
