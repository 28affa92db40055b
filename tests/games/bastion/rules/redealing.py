"""Redealt positions, for tests."""

from typing import cast

from tocsin.games.bastion.rules.position import Bastion
from tocsin.kernel.chance import Chance


def redealt(position: Bastion, viewer: int, count: int = 40) -> list[Bastion]:
    """Return copies of the position, redealt for the viewer with different chance."""
    return [cast(Bastion, position.redeal(viewer, Chance(f"{n:064x}"))) for n in range(count)]
