"""The input of a bot: what its seat may know, never the position itself."""

# mypyc: compile

from typing import Any

from mypy_extensions import i64

from tocsin.kernel.chance import Chance
from tocsin.kernel.choice import Choice
from tocsin.kernel.game import Game
from tocsin.kernel.position import Position


class Sight:
    """One seat's decision: the legal actions, and worlds consistent with the seat's knowledge."""

    def __init__(self, game: Game, position: Position, seat: i64, is_open: bool = False) -> None:
        # An open sight shows all secrets except future chance; for the review of a finished match.
        self._is_open: bool = is_open
        self._game: Game = game
        self._position: Position = position
        self.seat: i64 = seat
        self.legal: list[int] = position.legal(seat)

    def view(self) -> dict[str, Any]:
        """Return the seat's view."""
        return self._game.view(self._position, self.seat)

    def choice(self) -> Choice | None:
        """Return the seat's question with its options, in the form people see."""
        return self._game.choice(self._position, self.seat)

    def sample(self, chance: Chance) -> Position:
        """Return a redealt position: `chance` draws everything that the seat cannot know."""
        if self._is_open:
            return self._true_position(chance)
        return self._position.redeal(self.seat, chance)

    def reopen(self, chance: Chance) -> Position:
        """Return a redealt position in which the other seats' secret choices are still open."""
        if self._is_open:
            return self._true_position(chance)
        return self._position.reopen(self.seat, chance)

    def _true_position(self, chance: Chance) -> Position:
        """Return the true position with fresh future chance."""
        world = self._position.copy()
        world.chance = chance
        return world
