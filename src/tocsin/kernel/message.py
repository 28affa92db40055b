"""Messages: a key and arguments, put into words elsewhere.

An argument is a number, or the id of a thing on the table such as `space:printer` or `seat:2`,
whose name the words of the game or the match know.
"""

import msgspec

Argument = int | str

# Plain data that is kept by the hundred thousand has `gc=False`: it is never part of a circle, and
# nobody need look through it for one.


class Message(msgspec.Struct, frozen=True, gc=False):
    """One sentence, in no language yet."""

    key: str
    args: dict[str, Argument] = {}


def seat_id(seat: int) -> str:
    """Return the id of a seat as a thing on the table."""
    return f"seat:{seat}"
