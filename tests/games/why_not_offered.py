"""What a seat is not offered, and why."""

from tocsin.kernel.game import Game
from tocsin.kernel.message import Argument
from tocsin.kernel.position import Position


def closed(game: Game, position: Position, seat: int) -> dict[str, tuple[str, dict[str, Argument]]]:
    """Return what one might expect to be offered and is not, with the reason of each."""
    choice = game.choice(position, seat)
    assert choice is not None
    return {each.target: (each.message.key, each.message.args) for each in choice.closed}
