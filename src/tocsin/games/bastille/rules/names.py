"""Ids of components by number, and messages about bonuses."""

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.event import things
from tocsin.kernel.message import Argument, Message

from .board import (
    BONUS_TILES,
    CARDS,
    EFFECTS,
    GROUPS,
    LOCATIONS,
    MISSIONS,
    NICHE_BOARDS,
    PILES,
    SOURCES,
    UPGRADE,
    VERSAILLES_TILES,
    WEAPONS,
)

LOCATION = things("location", LOCATIONS)
CARD = things("card", CARDS)
GROUP = things("group", GROUPS)
WEAPON = things("weapon", WEAPONS)
MISSION = things("mission", MISSIONS)
VERSAILLES_TILE = things("versailles", VERSAILLES_TILES)
BONUS_TILE = things("bonus", BONUS_TILES)
NICHE_BOARD = things("catacombs", NICHE_BOARDS)
PILE = things("pile", PILES)
SOURCE = things("source", SOURCES)

# Message keys by effect: of a bonus, of an answer in the catacombs, and of an event argument.
# No printed niche gives henchmen: a test for unused messages finds those keys only as literals.
BONUS_KEYS = tuple(f"bonus-{effect}" for effect in EFFECTS)
ENTER_KEYS = ("enter-coins", "enter-points", "enter-steps", "enter-torches", "enter-henchmen") + (
    ("enter-upgrade", "enter-card", "enter-mission")
)
EFFECT_KEYS = ("effect-coins", "effect-points", "effect-steps", "effect-torches") + (
    ("effect-henchmen", "effect-upgrade", "effect-card", "effect-mission")
)


def EFFECT(effect: int) -> str:  # noqa: N802 - used like the constants above
    """Return the id of the effect of a bonus."""
    return EFFECT_KEYS[effect].replace("-", ":")


def bonus_message(keys: tuple[str, ...], figures: vec[i64], index: int) -> Message:
    """Return the message for a bonus of a tile or niche board."""
    effect, amount = figures[2 * index : 2 * index + 2]
    args: dict[str, Argument] = {} if effect >= UPGRADE else {"amount": amount}
    return Message(keys[effect], args)
