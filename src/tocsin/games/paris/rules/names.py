"""The things on the table by their ids."""

from tocsin.kernel.event import things

from .board import (
    ARC,
    BANK,
    DISTRICTS,
    END_TILES,
    GAINS,
    KINDS,
    LANDMARKS,
    PLACES,
    SPACE_COUNT,
    TYPES,
    VP_TILES,
)

DISTRICT = things("district", DISTRICTS)
TYPE = things("type", TYPES)
LANDMARK = things("landmark", LANDMARKS)
KIND = things("kind", KINDS)
VP_TILE = things("vp", VP_TILES)
END_TILE = things("end", END_TILES)
GAINED = things("gain", GAINS)


def bonus_id(tile: int) -> str:
    """Return the id of a bonus tile."""
    return f"bonus:{tile}"


def place_id(place: int) -> str:
    """Return the id of a place on the board."""
    if place < SPACE_COUNT:
        return f"space:{PLACES[place]}"
    if place < BANK:
        return f"landmark:{PLACES[place]}"
    return "arc:arc" if place == ARC else f"bank:{DISTRICTS[place - BANK]}"
