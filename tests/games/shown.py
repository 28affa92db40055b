"""One entry of what is seen: a test that asks for no more need not have all put together."""

from typing import Any

from tocsin.kernel.game import Game
from tocsin.kernel.position import Position


def shown(game: Game, position: Position, entry: str, viewer: int | None = None) -> Any:
    """Return an entry of what a viewer sees, a spectator if nobody is named."""
    section = next(section for section in game.chapters.view if section.name == entry)
    return section.build(position, viewer)
