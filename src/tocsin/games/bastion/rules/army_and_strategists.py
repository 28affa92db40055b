"""Army and Strategists: which class each kind of piece belongs to (RULES 3.2 and 4.44)."""

from .board import ARCHER, ARMY, KINDS, SEAT_COUNT, SOLDIER, STRATEGISTS


def classes(players: int) -> list[int]:
    """Return the class of each kind: at four players the Archers are soldiers too."""
    army = (SOLDIER, ARCHER) if players == SEAT_COUNT else (SOLDIER,)
    return [ARMY if kind in army else STRATEGISTS for kind in range(len(KINDS))]
