"""Ids of components by number, and messages about bonuses."""

from librt.vecs import vec
from mypy_extensions import i64

from tocsin.kernel.event import things
from tocsin.kernel.message import Argument, Message

from . import board as b

LOCATION = things("location", b.LOCATIONS)
CARD = things("card", b.CARDS)
GROUP = things("group", b.GROUPS)
WEAPON = things("weapon", b.WEAPONS)
MISSION = things("mission", b.MISSIONS)
VERSAILLES_TILE = things("versailles", b.VERSAILLES_TILES)
BONUS_TILE = things("bonus", b.BONUS_TILES)
NICHE_BOARD = things("catacombs", b.NICHE_BOARDS)
PILE = things("pile", b.PILES)
SOURCE = things("source", b.SOURCES)

# Message keys by effect: of a bonus, of an answer in the catacombs, and of an event argument.
# No printed niche gives henchmen: a test for unused messages finds those keys only as literals.
BONUS_KEYS = tuple(f"bonus-{effect}" for effect in b.EFFECTS)
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
    args: dict[str, Argument] = {} if effect >= b.UPGRADE else {"amount": amount}
    return Message(keys[effect], args)
