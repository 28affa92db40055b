"""What a bot is given: never the position, only what its seat may know."""

# mypyc: compile

from typing import Any

from mypy_extensions import i64

from tocsin.kernel.chance import Chance
from tocsin.kernel.choice import Choice
from tocsin.kernel.game import Game
from tocsin.kernel.position import Position


class Sight:
    """One seat's decision: the legal actions, and worlds that agree with all the seat knows."""

    def __init__(self, game: Game, position: Position, seat: i64, is_open: bool = False) -> None:
        # Open to all secrets but chance: only for who looks back at a match that is over.
        self._is_open: bool = is_open
        self._game: Game = game
        self._position: Position = position
        self.seat: i64 = seat
        self.legal: list[int] = position.legal(seat)

    def view(self) -> dict[str, Any]:
        """Return what the seat may see."""
        return self._game.view(self._position, self.seat)

    def choice(self) -> Choice | None:
        """Return what the seat is asked, as people are."""
        return self._game.choice(self._position, self.seat)

    def sample(self, chance: Chance) -> Position:
        """Return a redealt position: its secrets are drawn from `chance`, not the real ones."""
        if self._is_open:
            return self._as_it_is(chance)
        return self._position.redeal(self.seat, chance)

    def reopen(self, chance: Chance) -> Position:
        """Return the same, with what others chose in secret not chosen yet."""
        if self._is_open:
            return self._as_it_is(chance)
        return self._position.reopen(self.seat, chance)

    def _as_it_is(self, chance: Chance) -> Position:
        """Return the true position, but for what chance will bring."""
        world = self._position.copy()
        world.chance = chance
        return world
