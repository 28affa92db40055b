"""Ids of the things on the table, as used in options, events and views."""

from tocsin.kernel.event import things

from . import board as b

DISTRICT = things("district", b.DISTRICTS)
TYPE = things("type", b.TYPES)
LANDMARK = things("landmark", b.LANDMARKS)
KIND = things("kind", b.KINDS)
VP_TILE = things("vp", b.VP_TILES)
END_TILE = things("end", b.END_TILES)
GAINED = things("gain", b.GAINS)


def bonus_id(tile: int) -> str:
    """Return the id of a bonus tile."""
    return f"bonus:{tile}"


def place_id(place: int) -> str:
    """Return the id of a place on the board."""
    if place < b.SPACE_COUNT:
        return f"space:{b.PLACES[place]}"
    if place < b.BANK:
        return f"landmark:{b.PLACES[place]}"
    return "arc:arc" if place == b.ARC else f"bank:{b.DISTRICTS[place - b.BANK]}"
