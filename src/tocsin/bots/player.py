"""A bot at its seat: asks it once for a line of actions, and plays on while the line holds."""

# mypyc: compile

from mypy_extensions import i64

from tocsin.kernel.game import Game
from tocsin.kernel.position import Position

from .bot import Bot
from .sight import Sight


class Line:
    """Actions thought out beforehand; they hold until anything irrevocable comes to light."""

    def __init__(self, position: Position) -> None:
        # The next one last.
        self.left: list[int] = []
        self.reveals: i64 = position.reveals
        self.drawn: i64 = position.chance.drawn

    def lay(self, actions: list[int]) -> None:
        """Lay out what was thought out when the line was begun."""
        self.left = actions[::-1]

    def take(self, position: Position, legal: list[int]) -> int | None:
        """Return the next action, or None if it is time to think again."""
        if not self.left:
            return None
        if self.reveals != position.reveals or self.drawn != position.chance.drawn:
            return None
        action = self.left.pop()
        return action if action in legal else None


class Player:
    """A bot that sits at a table."""

    def __init__(self, game: Game, bot: Bot, seat: i64) -> None:
        self.game: Game = game
        self.bot: Bot = bot
        self.seat: i64 = seat
        self.line: Line | None = None

    def decide(self, position: Position) -> int:
        """Return what the bot does now; it thinks only where its line does not hold."""
        action = self.follow(position)
        if action is None:
            self.line = Line(position)
            actions = self.bot.plan(Sight(self.game, position, self.seat))
            self.line.lay(actions[1:])
            action = actions[0]
        return action

    def follow(self, position: Position) -> int | None:
        """Return the next action of the line, if there is one that holds."""
        return None if self.line is None else self.line.take(position, position.legal(self.seat))
