"""Options that several questions share."""

# mypyc: compile

from tocsin.kernel.choice import Option
from tocsin.kernel.message import Argument, Message

from . import board as b
from .names import END_TILE, KIND, bonus_id

# Message keys for a token, a bonus tile and an End Game tile.
PAY_KEYS = ("option-pay-token", "option-pay-bonus", "option-pay-end")
HAND_KEYS = ("option-hand-token", "option-hand-bonus", "option-hand-end")


def spend_option(
    text: str, code: int, kind: int, keys: tuple[str, str, str], args: dict[str, Argument]
) -> Option:
    """Return the option to spend a token, or a tile that counts as one."""
    args |= {"kind": KIND(kind)}
    if code == b.TOKEN_CODE:
        return Option(text, f"hand:token:{b.KINDS[kind]}", Message(keys[0], args))
    tile, key = bonus_id(code), keys[1]
    if code >= b.END_CODE:
        tile, key = END_TILE(code - b.END_CODE), keys[2]
    return Option(text, f"hand:{tile}", Message(key, args | {"tile": tile}))


def bonus_option(text: str, number: int) -> Option:
    """Return the option to take a bonus tile from the track."""
    return Option(text, bonus_id(number), Message("option-bonus", {"tile": bonus_id(number)}))


def decline_option(text: str, lost: int = 0) -> Option:
    """Return the option to decline, with a warning if it forfeits VP in the last turn."""
    if not lost:
        return Option(text, "answer:decline", Message("option-decline"))
    args: dict[str, Argument] = {"points": lost}
    message = Message("option-decline-lose", args)
    return Option(text, "answer:decline", message, Message("warn-decline", args))
